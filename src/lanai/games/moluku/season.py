"""The end of a Season of Moluku and what comes before the next (MO-E, MO-N, MO-R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.contract import NOBODY
from lanai.games.moluku import events
from lanai.games.moluku.masks import POINT_BITS, SEAT, SEAT_BITS
from lanai.games.moluku.phases import ADJUST, CHOOSE, OVER, PLAY, SEASONS, STOCK
from lanai.games.moluku.scoring import island_points

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

# The end of a Season


def end_season(state: MolukuState) -> None:
    """MO-E1, MO-E6: when all hands are empty, the points of the Islands are added to the totals."""
    if state.journal is not None:
        events.tell_scored(state)
    for seat in range(state.players):
        state.points += island_points(state, seat) << (POINT_BITS * seat)
    state.season += 1
    state.mover = NOBODY
    if state.season == SEASONS:
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
    ages = state.age
    chooser: i64 = ages & SEAT
    for _seat in range(state.players - 1):
        ages >>= SEAT_BITS
        seat: i64 = ages & SEAT
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
        state.owed |= each << (SEAT_BITS * seat)


def choose_card(state: MolukuState, seat: i64, card: i64) -> None:
    """MO-N4: choose one card to discard or to pass; it goes when all have chosen."""
    state.chosen |= card
    state.owed -= bit(SEAT_BITS * seat)
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
