"""Greedy play for Tiki Topple: the move after which the own mission stands best."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.games.tiki_topple.cards import RANKS
from lanai.games.tiki_topple.column import place_of, tiki_at
from lanai.games.tiki_topple.moves import TABLES
from lanai.games.tiki_topple.phases import PLAYING
from lanai.games.tiki_topple.scoring import WORTHS, mission_points
from lanai.games.tiki_topple.state import TikiState

# How likely a tiki still scores when it stands so many places too low, in thousandths.
CLOSE: Final = vec[i64]([1000, 420, 280, 170, 110, 70, 40, 20, 10])
# What a strong card is worth as long as it is kept, in the same unit.
KEEPING: Final = vec[i64]([0, 150, 300, 150, 150, 450, 0])


def worths(state: TikiState, seat: i64, moves: list[int]) -> vec[i64]:
    """Estimate moves of a seat: looks one card ahead, keeps strong cards while it is early."""
    found = vec[i64]()
    for move in moves:
        found = append(found, worth_of(state, seat, move))
    return found


def worth_of(state: TikiState, seat: i64, move: i64) -> i64:
    """Estimate the own mission after a move, in thousandths of a point."""
    after = state.copy()
    after.play(seat, move)
    mission = state.mission_of(seat)
    if after.phase != PLAYING:
        return mission_points(after.cards, mission, after.column) * 1000
    left = after.turns - after.turn
    return hopes(after, mission) - KEEPING[TABLES.kind[move]] * left // after.turns


def hopes(state: TikiState, mission: i64) -> i64:
    """Add up the points of a mission, each by how close its tiki stands to where it scores."""
    tikis = state.cards.missions[mission]
    worth: i64 = 0
    for rank in range(i64(RANKS)):
        place = place_of(state.column, tiki_at(tikis, rank))
        if place < state.standing:
            worth += WORTHS[rank] * CLOSE[max(i64(0), place - rank)]
    return worth
