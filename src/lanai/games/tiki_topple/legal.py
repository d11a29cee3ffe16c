"""What may be done in Tiki Topple: every card in hand, on every tiki it can move.

`pick` counts what `legal` lists, without making the list; the conformance suite compares them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.cells import Cells
from lanai.core.rng import Rng
from lanai.games.tiki_topple.cards import (
    KIND_BITS,
    KINDS,
    PUH,
    TIKIS,
    TOAST,
    UP3,
    WIKI,
    count_cards,
    count_kind,
)
from lanai.games.tiki_topple.column import tiki_at
from lanai.games.tiki_topple.moves import (
    ALL_TIKIS,
    FIRST_WIKI,
    MOVES,
    PAIRS,
    PUH_STEPS,
    TABLES,
    TOAST_MOVE,
    moves_on,
)

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

TOAST_CARDS: Final = 3 << 12
"""Packed cards (see `cards.py`): all Toasts of a hand."""

ONE_OF_EACH: Final = 0x1555
"""Packed cards: one of each kind."""


def _pairs_of_sets() -> vec[i64]:
    """Give for each set of tikis the Wikis that swap two of them, one bit each."""
    sets = vec[i64]()
    for tikis in range(ALL_TIKIS + 1):
        pairs: i64 = 0
        for move in moves_on(WIKI, tikis):
            pairs |= bit(move - FIRST_WIKI)
        sets = append(sets, pairs)
    return sets


PAIRS_OF: Final = _pairs_of_sets()


def legal(state: TikiState, seat: i64) -> list[int]:
    """List the legal moves: every card in hand, on every tiki it can move."""
    moves: list[int] = []
    if seat != state.mover or seat < 0:
        return moves
    playable = playable_cards(state, seat)
    for kind in range(TOAST):
        if count_kind(playable, kind):
            moves.extend(moves_on(kind, movable_tikis(state, kind)))
    if count_kind(playable, TOAST):
        moves.append(TOAST_MOVE)
    return moves


def mask(state: TikiState, seat: i64, cells: Cells) -> None:
    """Mark the legal moves of a seat among all moves."""
    if seat != state.mover or seat < 0:
        return
    playable = playable_cards(state, seat)
    for kind in range(i64(WIKI)):
        cells.bits(movable_tikis(state, kind) if count_kind(playable, kind) else i64(0), TIKIS)
    cells.bits(PAIRS_OF[standing_tikis(state)] if count_kind(playable, WIKI) else i64(0), PAIRS)
    cells.number(1 if count_kind(playable, TOAST) else 0)


def is_legal(state: TikiState, seat: i64, move: i64) -> bool:
    """Tell whether a seat may make a move now."""
    if seat != state.mover or seat < 0 or move < 0 or move >= MOVES:
        return False
    kind = TABLES.kind[move]
    if not count_kind(playable_cards(state, seat), kind):
        return False
    if kind == TOAST:
        return True
    movable = movable_tikis(state, kind)
    if kind == WIKI and not (movable >> TABLES.other[move]) & 1:
        return False
    return (movable >> TABLES.tiki[move]) & 1 != 0


def playable_cards(state: TikiState, seat: i64) -> i64:
    """TT-T1, TT-T6: any card in hand, but no Toast as a player's first card of a round."""
    hand = state.hand_of(seat)
    if state.turn < state.players:
        return hand & ~TOAST_CARDS
    return hand


def movable_tikis(state: TikiState, kind: i64) -> i64:
    """TT-T2 to TT-T5: give the tikis on which a card can be carried out in full, one bit each."""
    tikis = standing_tikis(state)
    if kind <= UP3:
        for place in range(kind + 1):
            tikis &= ~bit(tiki_at(state.column, place))
    elif kind != WIKI:
        tikis &= ~bit(tiki_at(state.column, state.standing - 1))
        if kind == PUH:
            tikis &= ~bit(tiki_at(state.column, state.standing - PUH_STEPS))
    return tikis


def standing_tikis(state: TikiState) -> i64:
    """Give the set of tikis still on the board this round (TT-T6), one bit each."""
    tikis: i64 = ALL_TIKIS
    for place in range(state.standing, i64(TIKIS)):
        tikis &= ~bit(tiki_at(state.column, place))
    return tikis


def choice_is_open(state: TikiState, seat: i64) -> bool:
    """Tell whether all know that a seat has one move, whatever cards it has set aside (TT-S3)."""
    if state.turn < state.players:
        return False
    unplayed = state.hand_of(seat) + state.aside_of(seat)
    kinds = [kind for kind in range(len(KINDS)) if count_kind(unplayed, kind)]
    row = state.standing * len(KINDS)
    sure = len(kinds) == 1 or count_cards(state.hand_of(seat)) == 1
    return sure and all(WAYS[row + kind] == 1 for kind in kinds)


# A random move


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
