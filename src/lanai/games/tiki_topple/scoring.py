"""What a mission is worth (TT-R2), and who wins (TT-G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.contract import leaders
from lanai.games.tiki_topple.cards import RANKS, Cards
from lanai.games.tiki_topple.column import place_of, tiki_at
from lanai.games.tiki_topple.phases import OVER

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

WORTHS: Final = vec[i64]([9, 5, 2])
"""The points of a mission's first, second and third tiki."""


def mission_points(cards: Cards, mission: i64, column: i64) -> i64:
    """TT-R2: 9 for the first tiki in place 1, 5 for the second in 1-2, 2 for the third in 1-3."""
    tikis = cards.missions[mission]
    points: i64 = 0
    for rank in range(i64(RANKS)):
        points += _rank_points(tikis, rank, column)
    return points


def mission_parts(cards: Cards, mission: i64, column: i64) -> list[int]:
    """Split the points of a mission by its three tikis."""
    tikis = cards.missions[mission]
    return [int(_rank_points(tikis, rank, column)) for rank in range(RANKS)]


def _rank_points(tikis: i64, rank: i64, column: i64) -> i64:
    """TT-R2: a tiki scores in a place that is no lower than its rank on the mission."""
    return WORTHS[rank] if place_of(column, tiki_at(tikis, rank)) <= rank else i64(0)


def are_scored(state: TikiState) -> bool:
    """TT-R3: tell whether the missions of this round have scored, and are known to all."""
    return (state.scored >> state.mission_of(0)) & 1 != 0


def scores(state: TikiState) -> list[int]:
    """List the points so far, by seat."""
    return [int(state.points_of(seat)) for seat in range(state.players)]


def winners(state: TikiState) -> list[int]:
    """TT-G1: most points win; a tie is a shared win."""
    if state.phase != OVER:
        return []
    return leaders(scores(state))
