"""The rules of Moluku, in the rulebook's order; the ids are those of `docs/games/moluku.md`.

| rulebook | ids | where |
|---|---|---|
| Pieces | MO-C | `cards.py`, `cards/<version>.toml` |
| Setting up | MO-S | `chance.py` |
| Playing a trick | MO-T, MO-P2 | here; which cards may be played: `legal.py` |
| Harvest order | MO-H1, MO-H2, MO-P1 | `trick.py` |
| Harvest | MO-H3 to MO-H5, MO-P | here |
| Island effects, trump | MO-I, MO-R | here |
| End of a Season | MO-E | here; what an Island is worth: `scoring.py`, `huts.py` |
| Between Seasons | MO-N, MO-R2 | here; fresh cards: `chance.py` |
| End of the game | MO-G | `scoring.py` |
| Notation | MO-M | `notation.py`, `moves.py` |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, bit, count_bits, nibble
from lanai.core.contract import NOBODY
from lanai.games.moluku import events
from lanai.games.moluku.legal import first_move
from lanai.games.moluku.masks import (
    CHILL_BIT,
    CORNERS,
    FACES,
    LIZARD_BIT,
    POINT_BITS,
    WEDDING_BIT,
    colour_cards,
    colour_of,
    lowest,
)
from lanai.games.moluku.moves import (
    FIRST_CANCEL,
    FIRST_TAKE,
    FIRST_TRUMP,
    NO_TRUMP,
    TAKE_CHILL,
)
from lanai.games.moluku.phases import (
    ADJUST,
    CANCEL,
    CHILL,
    CHOOSE,
    HARVEST,
    OVER,
    PALM,
    PLAY,
    SEASONS,
    STOCK,
)
from lanai.games.moluku.scoring import island_points
from lanai.games.moluku.trick import RANK_BITS, harvest_order, moved_to_front, partner, strength

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

PALMS_FOR_TRUMP: Final = 2


def play(state: MolukuState, seat: i64, move: i64) -> None:
    """Carry out a legal move of the phase."""
    phase = state.phase
    if phase == PLAY:
        lay(state, seat, move)
    elif phase == HARVEST:
        take(state, seat, bit(move - FIRST_TAKE))
    elif phase == ADJUST:
        choose_card(state, seat, bit(move - first_move(state)))
    elif phase == CANCEL:
        if not cancel(state, seat, bit(move - FIRST_CANCEL)):
            go_on(state, seat)
    elif phase == CHILL:
        answer_chill(state, seat, move == TAKE_CHILL)
    elif phase == PALM:
        announce(state, seat, move)
        go_on(state, seat)
    else:
        announce(state, seat, move)
        begin_adjustment(state)


# Playing a trick


def lay(state: MolukuState, seat: i64, card: i64) -> None:
    """MO-T1: play one card; the seat to the left is next."""
    played = bit(card)
    colour = FACES.colour[card]
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
        state.mover = seat + 1 if seat + 1 < state.players else i64(0)


def show_void(state: MolukuState, seat: i64, colour: i64) -> None:
    """MO-T3: a suited card off the suit led shows that its player has none of it, nor a trump."""
    missing = state.led if colour == state.trump else state.led | state.trump
    state.voids |= (missing & CORNERS) << seat


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


# Harvest


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
        state.mover = nibble(state.order, 0)


def answer_chill(state: MolukuState, seat: i64, taken: bool) -> None:
    """MO-H4: Chill taken at once is that seat's pick, before all others; else nothing happens."""
    if state.journal is not None:
        events.tell_chill(state, seat, taken)
    state.phase = HARVEST
    if taken:
        state.order = moved_to_front(state.order, seat)
        take(state, seat, state.owned(state.first, seat), at_once=True)
    else:
        state.mover = nibble(state.order, 0)


def take(state: MolukuState, seat: i64, card: i64, at_once: bool = False) -> None:
    """MO-H3: take a card into the Island; MO-P2: in a Wedding a pair, one card after the other."""
    if state.journal is not None:
        events.tell_taken(state, seat, card, at_once)
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
        state.mover = nibble(state.order, state.picked)
    else:
        end_trick(state)


def end_trick(state: MolukuState) -> None:
    """MO-H5: who picked last leads next; MO-P3: or who took the Lizard, in a reversed trick."""
    state.leader = nibble(state.order, state.players - 1)
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


# Island effects


def place_card(state: MolukuState, seat: i64, card: i64) -> bool:
    """MO-I3: place a card and tell whether its effect needs a decision before the next pick."""
    state.island |= card
    state.give(card, seat)
    table = state.cards
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
    if island == 0 or island & state.cards.mask:
        if state.journal is not None:
            events.tell_idle_volcano(state, seat, volcano, island & state.cards.mask)
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
    return card & state.cards.palm != 0 and palm_asks(state, seat)


def palm_asks(state: MolukuState, seat: i64) -> bool:
    """MO-I2: as soon as an Island shows exactly 2 Palms its owner announces a trump."""
    if count_bits(state.owned(state.island & state.cards.palm, seat)) != PALMS_FOR_TRUMP:
        return False
    state.phase = PALM
    state.mover = seat
    return True


# Trump


def announce(state: MolukuState, seat: i64, move: i64) -> None:
    """MO-I2, MO-R1: a colour or none is trump from the next card on."""
    state.trump = colour_cards(move - FIRST_TRUMP) if move != NO_TRUMP else 0
    if state.journal is not None:
        events.tell_trump(state, seat)


# End of a Season


def end_season(state: MolukuState) -> None:
    """MO-E1, MO-E6: when all hands are empty, the points of the Islands are added to the totals."""
    if state.journal is not None:
        events.tell_scored(state)
    for seat in range(state.players):
        state.points += island_points(state, seat) << (POINT_BITS * seat)
    state.mover = NOBODY
    last = state.season + 1 == SEASONS
    if state.journal is not None and not last:
        state.pause()
    state.season += 1
    if last:
        state.phase = OVER
        if state.journal is not None:
            events.tell_over(state)
    else:
        take_up_islands(state)


# Between Seasons


def take_up_islands(state: MolukuState) -> None:
    """MO-N1: everybody takes their whole Island into hand. MO-N3: the trump is gone."""
    state.hand = state.island | state.covered
    state.island = 0
    state.covered = 0
    state.trump = 0
    state.seen |= state.hand
    state.taken = state.hand
    state.from_low = state.low & state.hand
    state.from_high = state.high & state.hand
    state.voids = 0
    if state.journal is not None:
        events.tell_taken_up(state)
    if state.deal.fresh:
        state.phase = STOCK
    else:
        ask_for_trump(state)


def ask_for_trump(state: MolukuState) -> None:
    """MO-R2: the lowest total chooses the trump and leads; among the tied the youngest."""
    chooser = nibble(state.age, 0)
    for place in range(state.players):
        seat = nibble(state.age, place)
        if state.points_of(seat) < state.points_of(chooser):
            chooser = seat
    state.leader = chooser
    state.mover = chooser
    state.phase = CHOOSE


def begin_adjustment(state: MolukuState) -> None:
    """MO-N4: everybody owes some cards, to discard or to pass."""
    state.phase = ADJUST
    state.mover = 0
    each: i64 = state.deal.discard + state.deal.passing
    for seat in range(state.players):
        state.owed |= each << (NIBBLE_BITS * seat)


def choose_card(state: MolukuState, seat: i64, card: i64) -> None:
    """MO-N4: choose one card to discard or to pass; it goes when all have chosen."""
    state.chosen |= card
    state.owed -= bit(NIBBLE_BITS * seat)
    if state.journal is not None:
        events.tell_chosen(state, seat, card)
    if state.owed == 0:
        adjust_hands(state)
    else:
        state.mover = 0
        while state.owed_by(state.mover) == 0:
            state.mover += 1


def adjust_hands(state: MolukuState) -> None:
    """MO-N4, MO-N5: discards leave the game, passed cards arrive, and the Season begins."""
    if state.journal is not None:
        events.tell_adjusted(state)
    chosen = state.chosen
    if state.deal.discard:
        state.out |= chosen
        state.hand -= chosen
    elif state.season == 1:
        state.high ^= chosen & state.low
        state.low ^= chosen
    else:
        state.high ^= chosen & ~state.low
        state.low ^= chosen
    state.chosen = 0
    state.phase = PLAY
    state.mover = state.leader
    if state.journal is not None:
        events.tell_lead(state)
