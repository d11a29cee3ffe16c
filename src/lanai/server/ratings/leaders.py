"""The best players of a game: people who let themselves be seen, and bots as they were measured.

They are ordered by the lower end of where their strength lies in all likelihood.
"""

from __future__ import annotations

from typing import Final

from lanai.core.contract import Game
from lanai.server.ratings.course import SETTLED
from lanai.server.ratings.measures import measure_of, newest_measure
from lanai.server.ratings.scale import shown, spread
from lanai.server.ratings.wire import Leader, Leaders, MyRank
from lanai.server.store import ALL_TIME, Store, StoredRating
from lanai.server.store.result_writes import SURE

PAGE: Final = 20
"""Players on a page."""

IN_A_MONTH: Final = 5
"""Rated games of a month with which somebody is among its best."""


async def leaders_of(board: Board, page: int, person: str | None) -> Leaders:
    """List a page of the best players, and where somebody is among them."""
    await board.count()
    return Leaders(
        game=board.game.name,
        month=board.month or None,
        total=board.people + len(board.bots),
        least=board.least,
        leaders=await board.page(page * PAGE),
        me=None if person is None else await board.rank_of(person),
        programs=board.programs,
    )


class Board:
    """People of the store, or their programs, and bots of the game in one order."""

    def __init__(self, store: Store, game: Game, month: str, *, programs: bool) -> None:
        self.store: Final = store
        self.game: Final = game
        self.month: Final = month
        self.least: Final = IN_A_MONTH if month else SETTLED
        self.programs: Final = programs
        self.bots: Final = measured(game)
        self.people = 0
        self.places: dict[int, Leader] = {}  # of the bots, from 0 on

    async def count(self) -> None:
        """Find out how many people there are, and where the bots stand among them."""
        self.people, *better = await self._count([low for low, _ in self.bots])
        for before, (people, (_, bot)) in enumerate(zip(better, self.bots, strict=True)):
            self.places[before + people] = bot

    async def page(self, skip: int) -> list[Leader]:
        """List the players from a place on."""
        first = skip - sum(at < skip for at in self.places)
        here = sum(skip <= at < skip + PAGE for at in self.places)
        people = iter(
            await self.store.best(
                self.game.name, self.month, self.least, PAGE - here, first, self.programs
            )
        )
        leaders: list[Leader] = []
        for at in range(skip, skip + PAGE):
            found = self.places.get(at) or self._leader(next(people, None))
            if found is None:
                break
            found.rank = at + 1
            leaders.append(found)
        return leaders

    async def rank_of(self, person: str) -> MyRank | None:
        """Tell where somebody is; None who has no rating here."""
        found = await self.store.ratings_of(person, self.month)
        rating = next((each for each in found if each.game == self.game.name), None)
        if rating is None:
            return None
        known = await self.store.guest_by_id(person)
        if known is None or (known.bot is not None) != self.programs:
            return None
        public = person in await self.store.public_people([person])
        rank = None
        if public and rating.games >= self.least:
            low = rating.mu - SURE * rating.sigma
            _, better = await self._count([low])
            rank = 1 + better + sum(each > low for each, _ in self.bots)
        return MyRank(rank, shown(rating.mu), spread(rating.sigma), rating.games, public)

    async def _count(self, bounds: list[float]) -> list[int]:
        return await self.store.count_best(
            self.game.name, self.month, self.least, bounds, self.programs
        )

    def _leader(self, rating: StoredRating | None) -> Leader | None:
        if rating is None:
            return None
        change = None if self.month == ALL_TIME else shown(rating.mu) - shown(rating.since)
        return Leader(
            rank=0,
            name=rating.name,
            guest=rating.person,
            level=None,
            rating=shown(rating.mu),
            spread=spread(rating.sigma),
            games=rating.games,
            change=change,
            bot=rating.bot,
        )


def measured(game: Game) -> list[tuple[float, Leader]]:
    """List the bots of a game with their lower bounds, the best first."""
    version = newest_measure(game)
    if version is None:
        return []
    measure = measure_of(game.name, version)
    bots = [
        (
            strength.mu - SURE * strength.sigma,
            Leader(
                rank=0,
                name=level,
                guest=None,
                level=level,
                rating=shown(strength.mu),
                spread=spread(strength.sigma),
                games=measure.games[level],
                change=None,
            ),
        )
        for level, strength in measure.levels.items()
    ]
    return sorted(bots, key=lambda bot: -bot[0])
