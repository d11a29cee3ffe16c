"""Somebody's games as they or others may see them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from lanai.bots.review.data import SCHEME
from lanai.server.protocol import BotMark
from lanai.server.ratings.scale import shown, spread
from lanai.server.ratings.wire import (
    GameRating,
    GameStats,
    History,
    LookedBack,
    LuckAndSkill,
    PastGame,
    PastSeat,
    Places,
    Profile,
    RatingAt,
    RatingStep,
    SeatHindsight,
)
from lanai.server.scrub import UNKNOWN
from lanai.server.store import (
    ALL_TIME,
    Guest,
    PlayedGame,
    RatedTally,
    Store,
    StoredChange,
    StoredRating,
)

COURSE: Final = 60
"""Games of which the course of ratings and points is told."""

RECENT: Final = 30
"""Games of which the places are counted, for each number of places, and luck and skill shown."""

PAGE: Final = 12
"""Games on a page of a history."""


async def profile_of(store: Store, who: Guest, game: str, *, own: bool) -> Profile:
    """Tell what somebody has come to, for themselves or for others.

    Places, luck and skill are those of all games, or of one if it is given.
    """
    person = who.guest
    tallies = await store.tallies(person)
    ratings = {rating.game: rating for rating in await store.ratings_of(person, ALL_TIME)}
    rated = {tally.game: tally for tally in await store.rated_tallies(person)}
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    for tally in tallies:
        played[tally.game] += tally.count
        won[tally.game] += tally.count if tally.place == 1 else 0
        sizes[tally.places] += tally.count
    stats = [
        GameStats(
            game=each,
            games=played[each],
            wins=won[each],
            points=await store.recent_points(person, each, COURSE),
            rating=await _rating(store, ratings.get(each), rated.get(each)),
        )
        for each in sorted(played)
    ]
    return Profile(
        guest=person,
        name=who.name,
        public=person in await store.public_people([person]),
        games=played.total(),
        since=await store.first_played(person),
        stats=stats,
        places=_places(await store.recent_places(person, game, RECENT)),
        sizes=[sizes[size] for size in range(1, max(sizes, default=0) + 1)],
        luck=_luck((await store.played_games(person, game, "", RECENT, 0))[1], own=own),
        bot=who.bot,
    )


async def _rating(
    store: Store, rating: StoredRating | None, tally: RatedTally | None
) -> GameRating | None:
    if rating is None or tally is None:
        return None
    course = await store.course(rating.person, rating.game, COURSE)
    return GameRating(
        rating=shown(rating.mu),
        spread=spread(rating.sigma),
        games=rating.games,
        wins=tally.wins,
        expected=round(tally.expected, 1),
        course=[RatingAt(each.ended, shown(each.mu), spread(each.sigma)) for each in course],
    )


def _places(recent: list[tuple[int, int, list[float] | None]]) -> list[Places]:
    """Count places for each number of them that somebody has played with."""
    found: dict[int, Places] = {}
    for size, place, chances in recent:
        places = found.setdefault(size, Places([0] * size, [0.0] * size))
        places.counts[place - 1] += 1
        for at in range(size):
            places.expected[at] += 1 / size if chances is None else chances[at]
    for places in found.values():
        places.expected = [round(each, 1) for each in places.expected]
    return [found[size] for size in sorted(found)]


def _luck(games: list[PlayedGame], *, own: bool) -> LuckAndSkill:
    looked = [
        LookedBack(
            table=_table(game, own=own),
            game=game.result.game,
            at=game.result.ended,
            seat=game.sitter.seat,
            places=game.sitter.places,
            won=game.sitter.place == 1,
            hindsight=hindsight,
        )
        for game in games
        if (hindsight := hindsight_of(game)) is not None
    ]
    return LuckAndSkill(len(games), looked)


def hindsight_of(game: PlayedGame) -> SeatHindsight | None:
    """Tell luck, and the accuracy of who made all moves by themselves."""
    if game.figures is None or game.figures.scheme != SCHEME or not game.figures.seats:
        return None
    it = game.figures.seats[game.sitter.seat]
    moved = seats_of(game)[game.sitter.seat]["played"]
    return SeatHindsight(it.luck, it.error, None if moved["by_bot"] else it.accuracy)


def _table(game: PlayedGame, *, own: bool) -> str | None:
    return game.result.table if own or game.result.body["public"] is True else None


async def history_of(
    store: Store, person: str, *, game: str, other: str, page: int, own: bool
) -> History:
    """List finished games of somebody, for themselves or for others.

    Others are told the names only of those who let themselves be seen, and the tables only of games
    that anybody could watch.
    """
    if other and not own and other not in await store.public_people([other]):
        return History(0, [])
    total, games = await store.played_games(person, game, other, PAGE, page * PAGE)
    known = set() if own else await _known(store, games)
    return History(total, [_past(each, None if own else known) for each in games])


async def _known(store: Store, games: list[PlayedGame]) -> set[str]:
    people = {seat["guest"] for game in games for seat in seats_of(game)}
    return await store.public_people(sorted(people - {None}))


def _past(played: PlayedGame, known: set[str] | None) -> PastGame:
    result, sitter = played.result, played.sitter
    seats = seats_of(played)
    return PastGame(
        table=_table(played, own=known is None),
        game=result.game,
        at=result.ended,
        rated=result.rated,
        seat=sitter.seat,
        place=sitter.place,
        places=sitter.places,
        points=sitter.points,
        left=seats[sitter.seat]["left"],
        others=[_seat(seat, known) for at, seat in enumerate(seats) if at != sitter.seat],
        change=None if played.change is None else step_of(played.change),
        hindsight=hindsight_of(played),
    )


def _seat(seat: dict[str, Any], known: set[str] | None) -> PastSeat:
    guest = seat["guest"]
    named = guest is None or known is None or guest in known
    return PastSeat(
        kind=seat["kind"],
        name=seat["name"] if named else None,
        guest=guest if named else None,
        level=seat["level"],
        place=seat["place"],
        points=seat["points"],
        left=seat["left"],
        bot=_mark(seat, named),
    )


def _mark(seat: dict[str, Any], named: bool) -> BotMark | None:
    """Tell whose program played; of one that is not named only that it was one."""
    if seat.get("bot") is None:
        return None
    return msgspec.convert(seat["bot"] if named else UNKNOWN, BotMark)


def step_of(change: StoredChange) -> RatingStep:
    """Show what a game did to a rating."""
    return RatingStep(
        before=shown(change.mu_before),
        after=shown(change.mu),
        spread=spread(change.sigma),
        weight=change.weight,
    )


def seats_of(played: PlayedGame) -> list[dict[str, Any]]:
    """Give all seats of a game."""
    seats = played.result.body["seats"]
    assert isinstance(seats, list)
    return seats
