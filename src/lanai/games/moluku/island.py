"""What a card does at the moment it is placed in an Island of Moluku (MO-I, MO-P3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.games.moluku import events
from lanai.games.moluku.masks import COLOUR, CORNERS, HEIGHTS, LIZARD_BIT, colour_of, count, lowest
from lanai.games.moluku.phases import CANCEL, FIRST_TRUMP, NO_TRUMP, PALM

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

PALMS_FOR_TRUMP: Final = 2


def place_card(state: MolukuState, seat: i64, card: i64) -> bool:
    """MO-I3: place a card and tell whether its effect needs a decision before the next pick."""
    state.island |= card
    state.give(card, seat)
    table = state.table
    if card & table.volcano:
        return volcano_erupts(state, seat, card)
    if card & table.palm:
        return palm_asks(state, seat)
    if card & LIZARD_BIT:
        state.lizard = seat
    return False


def volcano_erupts(state: MolukuState, seat: i64, volcano: i64) -> bool:
    """MO-I1: a face-up card of the Volcano's colour must be cancelled, unless a Mask protects it.

    MO-P5: Panku have no colour, so none is ever a candidate.
    """
    island = state.owned(state.island, seat) & colour_of(lowest(volcano)) & ~volcano
    if island == 0 or island & state.table.mask:
        if state.journal is not None:
            events.tell_idle_volcano(state, seat, volcano, island & state.table.mask)
        return False
    state.candidates = island
    state.phase = CANCEL
    state.mover = seat
    return True


def cancel(state: MolukuState, seat: i64, card: i64) -> bool:
    """MO-I1: turn a card face down under the Volcano; MO-I2: that can leave exactly 2 Palms."""
    state.island -= card
    state.covered |= card
    state.candidates = 0
    if state.journal is not None:
        events.tell_cancelled(state, seat, card)
    return card & state.table.palm != 0 and palm_asks(state, seat)


def palm_asks(state: MolukuState, seat: i64) -> bool:
    """MO-I2: as soon as an Island shows exactly 2 Palms its owner announces a trump."""
    if count(state.owned(state.island & state.table.palm, seat)) != PALMS_FOR_TRUMP:
        return False
    state.phase = PALM
    state.mover = seat
    return True


def announce(state: MolukuState, seat: i64, move: i64) -> None:
    """MO-I2, MO-R1: a colour or none is trump from the next card on."""
    state.trump = colour_cards(move - FIRST_TRUMP) if move != NO_TRUMP else 0
    if state.journal is not None:
        events.tell_trump(state, seat)


def colour_cards(colour: i64) -> i64:
    """Give all cards of a colour."""
    corner: i64 = CORNERS
    while colour:
        corner &= corner - 1
        colour -= 1
    return (corner & -corner) * COLOUR


def colour_number(cards: i64) -> i64:
    """Give the number of the colour that a set of all its cards stands for."""
    return lowest(cards) // HEIGHTS
