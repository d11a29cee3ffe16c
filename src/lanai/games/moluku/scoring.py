"""What an Island of Moluku is worth and why (MO-E2 to MO-E5), and who wins (MO-G)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from mypy_extensions import i64

from lanai.core.bits import count_bits
from lanai.core.contract import leaders
from lanai.games.moluku.huts import FOODS
from lanai.games.moluku.masks import numbers
from lanai.games.moluku.phases import OVER

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

TEAMS: Final = ((0, 2), (1, 3))


class ShelteredHut(TypedDict):
    """A Hut with the foods that it shelters."""

    hut: str
    foods: list[str]
    points: int


class CardPoints(TypedDict):
    """A card that scores by itself."""

    card: str
    points: int


class IslandPoints(TypedDict):
    """How the points of an Island come about."""

    huts: list[ShelteredHut]
    foods: list[CardPoints]
    """Food without a Hut."""
    values: list[CardPoints]
    cancelled: list[str]
    points: int


class Team(TypedDict):
    """Two seats that win together, and the sum of their totals."""

    seats: list[int]
    points: int


def island_points(state: MolukuState, seat: i64) -> i64:
    """MO-E2, MO-E3, MO-E5: Huts and food at their best, and value cards; face-up cards only."""
    island = state.owned(state.island, seat)
    table = state.cards
    return table.value_points(island) + table.huts.best(
        count_bits(island & table.hut),
        count_bits(island & table.rice),
        count_bits(island & table.pineapple),
        count_bits(island & table.fish),
    )


def points_detail(state: MolukuState, seat: i64) -> IslandPoints:
    """Tell which foods went under which Hut, what stayed outside, value cards, cancelled cards."""
    table = state.cards
    island = state.owned(state.island, seat)
    huts = numbers(island & table.hut)
    food = {
        "rice": numbers(island & table.rice),
        "pineapple": numbers(island & table.pineapple),
        "fish": numbers(island & table.fish),
    }
    groups = table.huts.shelter(len(huts), *(len(food[kind]) for kind in FOODS))
    sheltered: list[ShelteredHut] = []
    points = 0
    for place, hut in enumerate(huts):
        group = groups[place] if place < len(groups) else None
        foods = [] if group is None else [table.names[food[kind].pop(0)] for kind in group.foods()]
        worth = 0 if group is None else group.points
        sheltered.append({"hut": table.names[hut], "foods": foods, "points": worth})
        points += worth
    loose: list[CardPoints] = []
    for kind, each in zip(FOODS, table.huts.loose, strict=True):
        loose += [{"card": table.names[card], "points": each} for card in food[kind]]
        points += each * len(food[kind])
    values: list[CardPoints] = []
    for card in numbers(island & ~(table.hut | table.rice | table.pineapple | table.fish)):
        values.append({"card": table.names[card], "points": table.points[card]})
        points += table.points[card]
    return {
        "huts": sheltered,
        "foods": loose,
        "values": values,
        "cancelled": table.name_all(state.owned(state.covered, seat)),
        "points": points,
    }


# End of the game


def scores(state: MolukuState) -> list[int]:
    """MO-E6: list the totals of the Seasons scored so far."""
    return [int(state.points_of(seat)) for seat in range(state.players)]


def teams(state: MolukuState) -> list[Team]:
    """MO-G2: list the teams with the sums of their totals; none when everybody plays alone."""
    if not state.teams:
        return []
    return [
        {"seats": list(seats), "points": sum(int(state.points_of(seat)) for seat in seats)}
        for seats in TEAMS
    ]


def winners(state: MolukuState) -> list[int]:
    """MO-G1: the highest total wins; MO-G2: in teams the highest sum of two. Ties share."""
    if state.phase != OVER:
        return []
    sides = teams(state)
    if not sides:
        return leaders(scores(state))
    best = leaders([side["points"] for side in sides])
    return sorted(seat for side in best for seat in sides[side]["seats"])
