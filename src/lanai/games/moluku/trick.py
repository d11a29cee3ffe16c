"""A trick of Moluku: playing the cards, the harvest order, the harvest (MO-T, MO-H, MO-P).

Seats are packed as nibbles. The strength of a played card is class, height and place in the turn
order in one number, so that no two cards of a trick are equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.contract import NOBODY
from lanai.games.moluku import events
from lanai.games.moluku.island import place_card
from lanai.games.moluku.masks import (
    CHIEF,
    CHILL_BIT,
    CORNERS,
    PANKU,
    SEAT,
    SEAT_BITS,
    TABLES,
    WEDDING_BIT,
    count,
)
from lanai.games.moluku.phases import CHILL, HARVEST, PLAY
from lanai.games.moluku.season import end_season

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

RANK_BITS: Final = 12
RANK: Final = 0xFFF
LAST_PLACE: Final = 3
OTHER_CLASS: Final = 16
LED_CLASS: Final = 32
TRUMP_CLASS: Final = 48
CHIEF_CLASS: Final = 64
TOP_REVERSED: Final = 255  # below the Chief, above all others


def seat_at(state: MolukuState, place: i64) -> i64:
    """MO-T0: name the seat that plays at a place of the turn order, clockwise from the leader."""
    seat = state.leader + place
    return seat - state.players if seat >= state.players else seat


# Playing the cards


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


def lay(state: MolukuState, seat: i64, card: i64) -> None:
    """MO-T1: play one card; the seat to the left is next."""
    played = bit(card)
    colour = TABLES.colour[card]
    state.hand -= played
    if state.wedding:
        state.second |= played
    else:
        state.first |= played
    if colour:
        if state.led == 0:
            state.led = colour
        elif colour != state.led:
            show_void(state, seat, colour)
    state.ranks |= strength(state, card, colour) << (RANK_BITS * state.laid)
    state.laid += 1
    if state.journal is not None:
        events.tell_played(state, seat, card)
    if state.laid == state.players:
        all_played(state)
    else:
        state.mover = seat + 1 if seat + 1 < state.players else 0


def show_void(state: MolukuState, seat: i64, colour: i64) -> None:
    """MO-T3: a suited card off the suit led shows that its player has none of it, nor a trump."""
    missing = state.led if colour == state.trump else state.led | state.trump
    state.voids |= (missing & CORNERS) << seat


def strength(state: MolukuState, card: i64, colour: i64) -> i64:
    """MO-H1, MO-P1: the Chief, trumps, suit led, other colours, other Panku; then the earlier.

    MO-H2: in a reversed trick the order is turned round, but the Chief stays first.
    """
    rank: i64 = TABLES.height[card]
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


def wedding_comes(state: MolukuState) -> bool:
    """MO-P2: tell whether second cards will be played: a Wedding lies there and hands last."""
    last = count(state.hand) <= state.players - state.laid
    return state.wedding == 0 and state.first & WEDDING_BIT != 0 and not last


def all_played(state: MolukuState) -> None:
    """MO-P2: in a Wedding everybody plays a second card, if there is one; else the harvest."""
    if (state.first & WEDDING_BIT) and state.wedding == 0 and state.hand:
        state.wedding = 1
        state.led = 0
        state.ranks = 0
        state.laid = 0
        state.mover = state.leader
        if state.journal is not None:
            events.tell_wedding(state)
    else:
        begin_harvest(state)


# The harvest


def harvest_order(state: MolukuState) -> i64:
    """MO-H1, MO-H2: list the seats from the strongest card to the weakest."""
    order: i64 = 0
    players = state.players
    for place in range(players):
        mine: i64 = (state.ranks >> (RANK_BITS * place)) & RANK
        stronger: i64 = 0
        rest: i64 = state.ranks
        for _seat in range(players):
            stronger += ((mine - (rest & RANK)) >> RANK_BITS) & 1
            rest >>= RANK_BITS
        order |= seat_at(state, place) << (SEAT_BITS * stronger)
    return order


def begin_harvest(state: MolukuState) -> None:
    """MO-H4, MO-P4: rank the cards; whoever played Chill is asked first."""
    state.order = harvest_order(state)
    state.picked = 0
    if state.journal is not None:
        events.tell_order(state)
    if (state.first | state.second) & CHILL_BIT:
        state.phase = CHILL
        state.mover = state.owner(CHILL_BIT)
    else:
        state.phase = HARVEST
        state.mover = state.order & SEAT


def answer_chill(state: MolukuState, seat: i64, taken: bool) -> None:
    """MO-H4: Chill taken at once is that seat's pick, before all others; else nothing happens."""
    if state.journal is not None:
        events.tell_chill(state, seat, taken)
    state.phase = HARVEST
    if taken:
        state.order = moved_to_front(state.order, seat)
        take(state, seat, state.owned(state.first, seat))
    else:
        state.mover = state.order & SEAT


def moved_to_front(order: i64, seat: i64) -> i64:
    """Give a harvest order in which a seat picks first and the others follow as before."""
    shift: i64 = 0
    while (order >> shift) & SEAT != seat:
        shift += SEAT_BITS
    before = order & (bit(shift) - 1)
    after = (order >> (shift + SEAT_BITS)) << (shift + SEAT_BITS)
    return after | (before << SEAT_BITS) | seat


def partner(state: MolukuState, first: i64) -> i64:
    """MO-P2: find the second card of whoever played a first card; none outside a Wedding."""
    return state.owned(state.second, state.owner(first))


def take(state: MolukuState, seat: i64, card: i64) -> None:
    """MO-H3: take a card into the Island; MO-P2: in a Wedding a pair, one card after the other."""
    if state.journal is not None:
        events.tell_taken(state, seat, card)
    if state.wedding:
        state.waiting = partner(state, card)
    state.first -= card
    if not place_card(state, seat, card):
        go_on(state, seat)


def go_on(state: MolukuState, seat: i64) -> None:
    """MO-I3: once all effects of a card are carried out, place the next or let the next pick."""
    if state.waiting:
        card = state.waiting
        state.waiting = 0
        state.second -= card
        if place_card(state, seat, card):
            return
    state.picked += 1
    if state.picked < state.players:
        state.phase = HARVEST
        state.mover = (state.order >> (SEAT_BITS * state.picked)) & SEAT
    else:
        end_trick(state)


def end_trick(state: MolukuState) -> None:
    """MO-H5: who picked last leads next; MO-P3: or who took the Lizard, in a reversed trick."""
    state.leader = (state.order >> (SEAT_BITS * (state.players - 1))) & SEAT
    state.reversed = 0
    if state.lizard != NOBODY and state.hand:
        state.leader = state.lizard
        state.reversed = 1
    state.lizard = NOBODY
    state.led = 0
    state.wedding = 0
    state.laid = 0
    state.ranks = 0
    state.order = 0
    state.picked = 0
    if state.hand:
        state.phase = PLAY
        state.mover = state.leader
        if state.journal is not None:
            events.tell_lead(state)
    else:
        end_season(state)
