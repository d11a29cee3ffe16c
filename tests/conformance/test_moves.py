"""Moves as text and as ints: round trips, and refusals that change nothing and name a rule."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.core.contract import State
from lanai.core.errors import IllegalMove, Refusal, UnreadableMove
from lanai.texts import LANGUAGES, text_in
from support.variants import Variant, random_position

seeds = st.integers(0, 2**40)
steps = st.integers(0, 150)
words = st.text(st.characters(codec="utf-8"), max_size=30)


@given(seed=seeds, steps=steps)
def test_notation_round_trips(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    for seat in state.to_act():
        legal = state.legal(seat)
        texts = [state.text(seat, move) for move in legal]
        assert len(set(texts)) == len(legal), "every legal move has a text of its own"
        assert [state.parse(seat, text) for text in texts] == legal
        assert [state.parse(seat, f"  {text.upper()} ") for text in texts] == legal


@given(seed=seeds, steps=steps)
def test_illegal_moves_change_nothing_and_name_a_rule(
    variant: Variant, seed: int, steps: int
) -> None:
    state = random_position(variant, seed, steps)
    before = state.identity()
    moves = [-1, variant.game.move_count, 2**40, *range(variant.game.move_count)]
    for seat in range(variant.players):
        legal = set(state.legal(seat))
        for move in moves:
            if move in legal:
                continue
            with pytest.raises(IllegalMove) as caught:
                state.apply(seat, move)
            refusal = caught.value.refusal
            assert refusal.rule in variant.game.rule_ids
            for language in LANGUAGES:
                assert text_in(language).refusal(refusal)
    assert state.identity() == before


def refusal_of(state: State, seat: int, written: str) -> Refusal | None:
    """Read a text; what can be read is a move of the game."""
    try:
        move = state.parse(seat, written)
    except UnreadableMove as error:
        return error.refusal
    assert 0 <= move < state.game.move_count
    return None


@given(seed=seeds, steps=steps, text=words)
def test_malformed_text_changes_nothing_and_names_a_rule(
    variant: Variant, seed: int, steps: int, text: str
) -> None:
    state = random_position(variant, seed, steps)
    before = state.identity()
    for seat in state.to_act():
        candidates = [text]
        candidates += [state.text(seat, move) + " " + text for move in state.legal(seat)[:3]]
        for written in candidates:
            refusal = refusal_of(state, seat, written)
            if refusal is not None:
                assert refusal.rule in variant.game.rule_ids
                for language in LANGUAGES:
                    assert text_in(language).refusal(refusal)
    assert state.identity() == before


def test_seats_that_do_not_exist_may_do_nothing(variant: Variant) -> None:
    state = random_position(variant, 1, 0)
    for seat in (-1, variant.players, 1000):
        assert state.legal(seat) == []
        with pytest.raises(IllegalMove):
            state.apply(seat, 0)
