"""The invariants of Tiki Topple, asserted by the tests and by `lanai simulate --check`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import unpack_nibbles
from lanai.games.tiki_topple.cards import KINDS, MISSIONS, TIKIS, count_cards, count_kind
from lanai.games.tiki_topple.legal import legal
from lanai.games.tiki_topple.phases import LAST_STANDING, PLAYING, SETTING_UP
from lanai.games.tiki_topple.rules import cards_each, full_hand

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


def check(state: TikiState) -> None:
    """Assert what always holds: nine tikis, cards that add up, missions dealt once, TT-T8."""
    if state.phase == SETTING_UP:
        return
    assert sorted(unpack_nibbles(state.column, TIKIS)) == list(range(TIKIS))
    assert LAST_STANDING <= state.standing <= TIKIS
    missions = [int(state.mission_of(seat)) for seat in range(state.players)]
    assert len(set(missions)) == state.players
    assert max(missions) < MISSIONS
    for seat in range(state.players):
        _check_cards(state, seat)
    if state.phase == PLAYING:
        assert not any((state.scored >> mission) & 1 for mission in missions)
        assert state.mover == (state.starter + state.turn) % state.players
        assert legal(state, state.mover), "TT-T8: a player with cards has a legal move"


def _check_cards(state: TikiState, seat: i64) -> None:
    """Assert that hand, cards aside and cards played make up the full hand."""
    hand, aside = state.hand_of(seat), state.aside_of(seat)
    full = full_hand(state)
    for kind in range(len(KINDS)):
        assert count_kind(hand, kind) + count_kind(aside, kind) <= count_kind(full, kind)
    assert count_cards(aside) == state.hand_option.aside
    if state.phase == PLAYING:
        waited = (seat - state.starter) % state.players
        played = (state.turn - waited + state.players - 1) // state.players
        assert count_cards(hand) == cards_each(state) - played
