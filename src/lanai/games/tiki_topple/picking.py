"""Drawing a random move quickly: how many ways each card has, and which is the n-th.

It counts what `rules.legal` lists, without making the list; the conformance suite compares them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.rng import Rng
from lanai.games.tiki_topple.cards import KIND_BITS, KINDS, TIKIS, TOAST, UP3, WIKI
from lanai.games.tiki_topple.column import tiki_at
from lanai.games.tiki_topple.moves import PUH_STEPS, TABLES, TOAST_MOVE
from lanai.games.tiki_topple.rules import playable_cards

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

ONE_OF_EACH: Final = 0x1555
"""Packed cards (see `cards.py`): one of each kind."""


def _count_ways() -> vec[i64]:
    """Count the moves of every kind of card, for every number of tikis standing."""
    ways = vec[i64]()
    for standing in range(TIKIS + 1):
        for steps in (1, 2, 3, PUH_STEPS, 1):
            ways = append(ways, max(0, standing - steps))
        ways = append(append(ways, standing * (standing - 1) // 2), 1)
    return ways


WAYS: Final = _count_ways()


def pick(state: TikiState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move: a card and one of its ways, so that all moves are equally likely."""
    playable = playable_cards(state, seat)
    held = (playable | (playable >> 1)) & ONE_OF_EACH
    ways = WAYS
    row: i64 = state.standing * len(KINDS)
    total: i64 = 0
    rest = held
    while rest:
        total += (rest & 1) * ways[row]
        rest >>= KIND_BITS
        row += 1
    way = rng.below(total)
    row = state.standing * len(KINDS)
    kind: i64 = 0
    here: i64 = (held & 1) * ways[row]
    while way >= here:
        way -= here
        kind += 1
        held >>= KIND_BITS
        here = (held & 1) * ways[row + kind]
    return _nth_way(state, kind, way)


def _nth_way(state: TikiState, kind: i64, way: i64) -> i64:
    """Name the move of a kind that is number `way`, counted from the top of the column."""
    if kind <= UP3:
        return kind * TIKIS + tiki_at(state.column, way + kind + 1)
    if kind < WIKI:
        return kind * TIKIS + tiki_at(state.column, way)
    if kind == TOAST:
        return TOAST_MOVE
    lower: i64 = 1
    while way >= lower:
        way -= lower
        lower += 1
    return TABLES.pair[tiki_at(state.column, way) * TIKIS + tiki_at(state.column, lower)]
