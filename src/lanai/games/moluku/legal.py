"""What may be done in Moluku: the legal moves are the bits of `choices` above `first_move`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import count_bits, nth_bit
from lanai.core.cells import Cells
from lanai.core.contract import NOBODY
from lanai.core.rng import Rng
from lanai.games.moluku.masks import CARDS, PANKU, lowest
from lanai.games.moluku.moves import (
    ALL_TRUMPS,
    BOTH_ANSWERS,
    FIRST_CANCEL,
    FIRST_CHILL,
    FIRST_DISCARD,
    FIRST_PASS,
    FIRST_PLAY,
    FIRST_TAKE,
    FIRST_TRUMP,
)
from lanai.games.moluku.phases import ADJUST, CANCEL, CHILL, HARVEST, PLAY

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


def may_act(state: MolukuState, seat: i64) -> bool:
    """MO-T1, MO-N4: one seat at a time, but all at once when hands are adjusted."""
    if state.phase == ADJUST:
        return 0 <= seat < state.players and state.owed_by(seat) > 0
    return seat == state.mover and seat != NOBODY


def first_move(state: MolukuState) -> i64:
    """Give the move that bit 0 of the choices stands for."""
    phase = state.phase
    if phase == PLAY:
        return FIRST_PLAY
    if phase == HARVEST:
        return FIRST_TAKE
    if phase == CANCEL:
        return FIRST_CANCEL
    if phase == CHILL:
        return FIRST_CHILL
    if phase == ADJUST:
        return FIRST_DISCARD if state.deal.discard else FIRST_PASS
    return FIRST_TRUMP


def choices(state: MolukuState, seat: i64) -> i64:
    """Give what a seat that may act can choose from, as bits."""
    phase = state.phase
    if phase == PLAY:
        return playable(state, seat)
    if phase == HARVEST:
        return state.first
    if phase == CANCEL:
        return state.candidates
    if phase == CHILL:
        return BOTH_ANSWERS
    if phase == ADJUST:
        return state.owned(state.hand & ~state.chosen, seat)
    return ALL_TRUMPS


def playable(state: MolukuState, seat: i64) -> i64:
    """MO-T2, MO-T3, MO-T4: follow suit, else trump, else anything; a Panku always."""
    hand = state.owned(state.hand, seat)
    if state.led == 0:
        return hand
    right = hand & state.led
    if right == 0:
        right = hand & state.trump
    if right == 0:
        return hand
    return right | (hand & PANKU)


def legal(state: MolukuState, seat: i64) -> list[int]:
    """List the legal moves of a seat."""
    moves: list[int] = []
    if may_act(state, seat):
        first = first_move(state)
        rest = choices(state, seat)
        while rest:
            moves.append(int(first + lowest(rest)))
            rest &= rest - 1
    return moves


def mask(state: MolukuState, seat: i64, cells: Cells) -> None:
    """Mark the legal moves of a seat among all moves."""
    if may_act(state, seat):
        cells.at += first_move(state)
        cells.bits(choices(state, seat), CARDS)


def is_legal(state: MolukuState, seat: i64, move: i64) -> bool:
    """Tell whether a seat may make a move now."""
    if not may_act(state, seat):
        return False
    choice = move - first_move(state)
    return 0 <= choice < CARDS and (choices(state, seat) >> choice) & 1 != 0


def choice_is_open(state: MolukuState, seat: i64) -> bool:
    """Tell whether all know what a seat can choose from: what lies open, or its last card."""
    if state.phase == PLAY:
        return count_bits(state.owned(state.hand, seat)) == 1
    return state.phase in (HARVEST, CANCEL)


def pick(state: MolukuState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move, all equally likely; a forced one needs no draw."""
    found = choices(state, seat)
    if found & (found - 1) == 0:
        return first_move(state) + lowest(found)
    return first_move(state) + nth_bit(found, rng.below(count_bits(found)))
