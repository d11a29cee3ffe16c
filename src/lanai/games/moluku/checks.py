"""What always holds in a Moluku position, for tests and long simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import count_bits
from lanai.core.contract import NOBODY
from lanai.games.moluku.masks import numbers
from lanai.games.moluku.phases import (
    ADJUST,
    CANCEL,
    CHILL,
    CHOOSE,
    DEAL,
    HARVEST,
    OVER,
    PALM,
    PLAY,
    SEASONS,
    SETUP,
    STOCK,
)

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


def check(state: MolukuState) -> None:
    """Assert what always holds: every card once, hands of the right size, somebody to move."""
    places = (state.hand, state.first, state.second, state.island, state.covered, state.out)
    in_play: i64 = 0
    for place in places:
        assert in_play & place == 0, "a card is in two places"
        in_play |= place
    cards = state.deal.cards
    assert in_play & ~cards == 0, "a card that is not in the game"
    assert state.stock() & (state.low | state.high) == 0, "a card of the stock has an owner"
    assert (state.low | state.high) & ~cards == 0
    assert state.seen & ~cards == 0 and state.taken & ~state.seen == 0
    assert 0 <= state.season <= SEASONS
    if state.phase in (SETUP, DEAL):
        assert in_play == 0
        return
    _check_stock(state)
    _check_hands(state)
    _check_trick(state)
    _check_to_act(state)


def _check_stock(state: MolukuState) -> None:
    """MO-S1, MO-N2, MO-N4: the stock and the discards have the size that the Season says."""
    deal = state.deal
    dealt = state.season if state.phase > STOCK and state.phase != OVER else state.season - 1
    adjusted = dealt if state.phase not in (CHOOSE, ADJUST) else dealt - 1
    if state.season == 0:
        dealt = adjusted = 0
    size = count_bits(deal.cards) - state.players * (deal.hand + deal.fresh * dealt)
    assert count_bits(state.stock()) == size
    for seat in range(state.players):
        assert count_bits(state.owned(state.out, seat)) == deal.discard * adjusted


def _check_hands(state: MolukuState) -> None:
    """MO-N5: everybody has as many cards, in hand, in the trick and in the Island together."""
    deal = state.deal
    held: i64 = 0
    for seat in range(state.players):
        mine = state.owned(state.hand, seat)
        held += count_bits(mine)
        assert mine & state.void_cards(seat) == 0, "a card of a colour shown to be missing"
        assert state.owned(state.chosen, seat) & ~mine == 0
        if state.phase == ADJUST:
            each = deal.discard + deal.passing
            assert count_bits(state.owned(state.chosen, seat)) == each - state.owed_by(seat)
    in_hand_extra = deal.fresh if state.phase in (CHOOSE, ADJUST) else 0
    total = held + count_bits(state.shown())
    assert total == state.players * (deal.hand + in_hand_extra)
    if state.phase != ADJUST:
        assert state.owed == 0 and state.chosen == 0
    if state.phase in (CHOOSE, ADJUST, STOCK):
        assert state.shown() == 0
        assert state.trump == 0 or state.phase == ADJUST, "MO-N3: the last trump is gone"
    if state.phase == OVER:
        assert held == 0


def _check_trick(state: MolukuState) -> None:
    """MO-T1, MO-H3: as many cards lie in the trick as were played and not yet taken."""
    if state.phase == PLAY:
        before = state.players if state.wedding else 0
        assert state.laid < state.players
        assert count_bits(state.first | state.second) == state.laid + before
        assert (state.led == 0) or state.laid > 0
    elif state.phase in (CHILL, HARVEST):
        left = state.players - state.picked
        assert count_bits(state.first) == left
        assert count_bits(state.second) == (left if state.wedding else 0)
        assert state.waiting == 0
    elif state.phase in (CANCEL, PALM):
        left = state.players - state.picked - 1
        assert count_bits(state.first) == left
        assert count_bits(state.second & ~state.waiting) == (left if state.wedding else 0)
        assert state.waiting & ~state.second == 0
        assert (state.phase == CANCEL) == (state.candidates != 0)
        assert state.candidates & ~state.owned(state.island, state.mover) == 0
    else:
        assert state.first == state.second == state.waiting == state.order == 0


def _check_to_act(state: MolukuState) -> None:
    """Whoever is to act has something to choose from, and nobody else has."""
    acting = state.to_act()
    assert bool(acting) == (not state.over() and not state.chance_due())
    assert (int(state.mover) in acting) if acting else state.mover == NOBODY
    for seat in range(state.players):
        assert bool(state.legal(seat)) == (int(seat) in acting)
    assert len(numbers(state.hand)) == count_bits(state.hand)
