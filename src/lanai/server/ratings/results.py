"""The result of a finished game, made from its table alone: who sat where and came to which place.

Pure, so that results can be made from the logs again at any time.
"""

from __future__ import annotations

from typing import Final

import msgspec

from lanai.core.events import Json
from lanai.server.daily.days import end_of
from lanai.server.store import Sitter, StoredResult, Tried
from lanai.server.table import Table

OWN_SHARE: Final = 1 / 3
"""Part of the moves of a rated game that a bot may make for a person who comes back."""


def result_of(table: Table) -> StoredResult:
    """Sum up a game that is over.

    A lesson is nobody's own play, and a branch nobody's whole game: nobody is noted as its player.
    """
    assert table.play is not None and table.ended is not None
    state = table.play.state
    sides, scores = state.sides(), state.scores()
    left = [has_left(table, seat) for seat in range(len(table.seats))]
    places = places_of(scores, state.winners(), sides, left)
    names = table.names()
    seats: list[Json] = [
        {
            "kind": place.kind,
            "name": names[seat],
            "guest": place.guest,
            "level": place.level,
            "bot": msgspec.to_builtins(place.bot),
            "place": places[seat],
            "points": scores[seat],
            "left": left[seat],
            "played": msgspec.to_builtins(table.played[seat]),
        }
        for seat, place in enumerate(table.seats)
    ]
    body: Json = {
        "options": table.options,
        "public": table.public,
        "measure": table.measure,
        "sides": sides,
        "seats": seats,
    }
    sitters = [
        Sitter(place.guest, seat, places[seat], len(sides), scores[seat])
        for seat, place in enumerate(table.seats)
        if place.guest is not None and table.lesson is None and table.branch is None
    ]
    if table.daily is not None:
        body["daily"] = table.daily.day
    return StoredResult(
        table=table.id,
        game=table.game.name,
        ended=table.ended,
        rated=table.rated,
        body=body,
        sitters=tuple(sitters),
        tried=tried_of(table, places, left),
    )


def has_left(table: Table, seat: int) -> bool:
    """Tell whether a person did not play their game: a bot did at its end, or too much of it.

    The second only where it counts: there nobody gets help, and a stand-in would be some.
    """
    place, played = table.seats[seat], table.played[seat]
    if place.kind != "person" or not place.plays_itself:
        return place.kind == "person"
    return table.rated and played.by_bot > OWN_SHARE * played.moves


def tried_of(table: Table, places: list[int], left: list[bool]) -> Tried | None:
    """Sum up a try at a deal of the day: how far ahead of the best bot it was, and how it ended."""
    if table.daily is None or table.daily.practice:
        return None
    assert table.play is not None and table.ended is not None
    scores = table.play.state.scores()
    own = next(seat for seat, place in enumerate(table.seats) if place.kind == "person")
    best = max(points for seat, points in enumerate(scores) if seat != own)
    return Tried(
        late=table.ended >= end_of(table.daily.day),
        gone=left[own],
        place=places[own],
        points=scores[own],
        margin=scores[own] - best,
    )


def places_of(
    scores: list[int], winners: list[int], sides: list[list[int]], left: list[bool]
) -> list[int]:
    """Place the seats: winners first, then by points; who has left is last, whatever a bot won.

    Who plays together has one place, and only who left it loses it.

    >>> places_of([7, 9, 9, 3], [1], [[0], [1], [2], [3]], [False] * 4)
    [3, 1, 2, 4]
    >>> places_of([7, 9, 5], [1], [[0], [1], [2]], [False, True, False])
    [1, 3, 2]
    >>> places_of([7, 9, 5, 1], [0, 2], [[0, 2], [1, 3]], [False, False, True, False])
    [1, 2, 2, 2]
    """
    ranks = [_rank(side, scores, winners, left) for side in sides]
    places = [0] * len(scores)
    for side, rank in zip(sides, ranks, strict=True):
        for seat in side:
            alone = len(side) == 1
            better = sum(other < rank for other in ranks)
            places[seat] = len(sides) if left[seat] and not alone else better + 1
    return places


def _rank(
    side: list[int], scores: list[int], winners: list[int], left: list[bool]
) -> tuple[int, int]:
    """Rank a side: the least is the best."""
    if all(left[seat] for seat in side):
        return (2, 0)
    if side[0] in winners:
        return (0, 0)
    return (1, -sum(scores[seat] for seat in side))
