"""The cards of a trick as they rank for the harvest (MO-T0, MO-H1, MO-H2, MO-P1, MO-P2).

The strength of a played card is class, height and place in the turn order in one number, so that
no two cards of a trick are equal. A harvest order is packed: a nibble for each seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, NIBBLE_MASK, bit, count_bits
from lanai.games.moluku.masks import CHIEF, FACES, WEDDING_BIT

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

RANK_BITS: Final = 12
RANK_MASK: Final = 0xFFF
LAST_PLACE: Final = 3
OTHER_CLASS: Final = 16
LED_CLASS: Final = 32
TRUMP_CLASS: Final = 48
CHIEF_CLASS: Final = 64
TOP_REVERSED: Final = 255  # below the Chief, above all others
CLASS_SHIFT: Final = 6  # a strength without its height and its place

Standing = Literal["trump", "led", "suit", "off", "panku"]
"""Why a card ranks where it does: a trump, the one led, of the suit led, or neither; or a Panku."""
STANDINGS: Final[tuple[Standing, ...]] = ("panku", "off", "suit", "trump", "panku")


def seat_at(state: MolukuState, place: i64) -> i64:
    """MO-T0: name the seat that plays at a place of the turn order, clockwise from the leader."""
    seat = state.leader + place
    return seat - state.players if seat >= state.players else seat


def strength(state: MolukuState, card: i64, colour: i64) -> i64:
    """MO-H1, MO-P1: the Chief, trumps, suit led, other colours, other Panku; then the earlier.

    MO-H2: in a reversed trick the order is turned round, but the Chief stays first.
    """
    rank: i64 = FACES.height[card]
    if colour == 0:
        if card == CHIEF:
            rank = CHIEF_CLASS
    elif colour == state.trump:
        rank += TRUMP_CLASS
    elif colour == state.led:
        rank += LED_CLASS
    else:
        rank += OTHER_CLASS
    rank = (rank << 2) + LAST_PLACE - state.laid
    if state.reversed and rank <= TOP_REVERSED:
        return TOP_REVERSED - rank
    return rank


def harvest_order(state: MolukuState) -> i64:
    """MO-H1, MO-H2: list the seats from the strongest card to the weakest."""
    order: i64 = 0
    players = state.players
    for place in range(players):
        mine: i64 = (state.ranks >> (RANK_BITS * place)) & RANK_MASK
        stronger: i64 = 0
        rest: i64 = state.ranks
        for _seat in range(players):
            stronger += ((mine - (rest & RANK_MASK)) >> RANK_BITS) & 1
            rest >>= RANK_BITS
        order |= seat_at(state, place) << (NIBBLE_BITS * stronger)
    return order


def standing(state: MolukuState, place: i64) -> Standing:
    """MO-H1: tell why the card played at a place of the turn order ranks where it does."""
    rank = (state.ranks >> (RANK_BITS * place)) & RANK_MASK
    if state.reversed and rank <= TOP_REVERSED:
        rank = TOP_REVERSED - rank
    found = STANDINGS[rank >> CLASS_SHIFT]
    return "led" if found == "suit" and place == 0 else found


def moved_to_front(order: i64, seat: i64) -> i64:
    """Give a harvest order in which a seat picks first and the others follow as before."""
    shift: i64 = 0
    while (order >> shift) & NIBBLE_MASK != seat:
        shift += NIBBLE_BITS
    before = order & (bit(shift) - 1)
    after = (order >> (shift + NIBBLE_BITS)) << (shift + NIBBLE_BITS)
    return after | (before << NIBBLE_BITS) | seat


def wedding_comes(state: MolukuState) -> bool:
    """MO-P2: tell whether second cards will be played: a Wedding lies there and hands last."""
    last = count_bits(state.hand) <= state.players - state.laid
    return state.wedding == 0 and state.first & WEDDING_BIT != 0 and not last


def partner(state: MolukuState, first: i64) -> i64:
    """MO-P2: find the second card of whoever played a first card; none outside a Wedding."""
    return state.owned(state.second, state.owner(first))
