"""Moves as text and as ints: round trips, and refusals that change nothing and name a rule."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance import moves
from lanai.conformance.variants import Variant

seeds = st.integers(0, 2**40)
steps = st.integers(0, 150)
words = st.text(st.characters(codec="utf-8"), max_size=30)


@given(seed=seeds, steps=steps)
def test_somebody_can_always_move(variant: Variant, seed: int, steps: int) -> None:
    moves.somebody_acts(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_legal_is_the_only_authority(variant: Variant, seed: int, steps: int) -> None:
    moves.legal_is_the_only_authority(variant, seed, steps)


@given(seed=seeds, steps=st.integers(0, 60))
def test_pick_reaches_every_legal_move_and_no_other(
    variant: Variant, seed: int, steps: int
) -> None:
    moves.pick_is_even(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_notation_round_trips(variant: Variant, seed: int, steps: int) -> None:
    moves.texts_are_read_back(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_illegal_moves_change_nothing_and_name_a_rule(
    variant: Variant, seed: int, steps: int
) -> None:
    moves.refusals_change_nothing(variant, seed, steps)


@given(seed=seeds, steps=steps, text=words)
def test_malformed_text_changes_nothing_and_names_a_rule(
    variant: Variant, seed: int, steps: int, text: str
) -> None:
    moves.strange_texts_change_nothing(variant, seed, steps, text)


def test_seats_that_do_not_exist_may_do_nothing_and_see_what_a_spectator_sees(
    variant: Variant,
) -> None:
    for steps in (0, 10**9):
        moves.strange_seats_are_spectators(variant, 1, steps)


def test_nobody_moves_before_chance_has_happened(variant: Variant) -> None:
    assert variant.new().chance_due(), "in the games of the house chance comes first"
    moves.nobody_moves_before_chance(variant, 1, 0)
