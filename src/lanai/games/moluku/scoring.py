"""What an Island of Moluku is worth and why (MO-E2 to MO-E5), and who wins (MO-G)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from mypy_extensions import i64

from lanai.core.bits import count_bits
from lanai.core.contract import leaders
from lanai.games.moluku.masks import numbers
from lanai.games.moluku.phases import OVER

if TYPE_CHECKING:
    from lanai.games.moluku.cards import Cards
    from lanai.games.moluku.state import MolukuState

TEAMS: Final = ((0, 2), (1, 3))
REMEMBERED: Final = 5000
"""Islands whose points are remembered, about 1 kB each."""


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


_details: Final[dict[tuple[str, int, int], IslandPoints]] = {}
"""By card table, Island and what is cancelled on it."""


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
    """Tell which foods went under which Hut, what stayed outside, value cards, cancelled cards.

    Every view tells it of every Island, and most moves change none: it is remembered. Read only.
    """
    island = state.owned(state.island, seat)
    covered = state.owned(state.covered, seat)
    key = (state.cards.version, int(island), int(covered))
    found = _details.get(key)
    if found is None:
        if len(_details) >= REMEMBERED:
            _details.clear()
        found = _details[key] = _worked_out(state.cards, island, covered)
    return found


def _worked_out(table: Cards, island: i64, covered: i64) -> IslandPoints:
    huts = table.name_all(island & table.hut)
    rice = table.name_all(island & table.rice)
    pineapple = table.name_all(island & table.pineapple)
    fish = table.name_all(island & table.fish)
    groups = table.huts.shelter(len(huts), len(rice), len(pineapple), len(fish))
    sheltered: list[ShelteredHut] = []
    points = 0
    for place in range(len(huts)):
        foods: list[str] = []
        worth = 0
        if place < len(groups):
            group = groups[place]
            worth = group.points
            if group.rice:
                foods.append(rice.pop(0))
            if group.pineapple:
                foods.append(pineapple.pop(0))
            if group.fish:
                foods.append(fish.pop(0))
        sheltered.append({"hut": huts[place], "foods": foods, "points": worth})
        points += worth
    each = table.huts.loose
    loose = _pointed(rice, each[0]) + _pointed(pineapple, each[1]) + _pointed(fish, each[2])
    points += each[0] * len(rice) + each[1] * len(pineapple) + each[2] * len(fish)
    values: list[CardPoints] = []
    for card in numbers(island & ~(table.hut | table.rice | table.pineapple | table.fish)):
        values.append({"card": table.names[card], "points": table.points[card]})
        points += table.points[card]
    return {
        "huts": sheltered,
        "foods": loose,
        "values": values,
        "cancelled": table.name_all(covered),
        "points": points,
    }


def _pointed(cards: list[str], points: int) -> list[CardPoints]:
    """Give each of some cards the same points."""
    return [{"card": card, "points": points} for card in cards]


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


def sides(state: MolukuState) -> list[list[int]]:
    """MO-G2: list who plays together: two and two in teams, otherwise everybody alone."""
    return [team["seats"] for team in teams(state)] or [[seat] for seat in range(state.players)]


def winners(state: MolukuState) -> list[int]:
    """MO-G1: the highest total wins; MO-G2: in teams the highest sum of two. Ties share."""
    if state.phase != OVER:
        return []
    sides = teams(state)
    if not sides:
        return leaders(scores(state))
    best = leaders([side["points"] for side in sides])
    return sorted(seat for side in best for seat in sides[side]["seats"])
