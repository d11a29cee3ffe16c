"""No leaks: two states that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance import hidden
from lanai.conformance.variants import Variant, random_position
from lanai.core.contract import SPECTATOR
from lanai.core.rng import FastRng

seeds = st.integers(0, 2**40)
steps = st.integers(0, 150)


@given(seed=seeds, steps=steps)
def test_own_view_is_what_differs_from_a_spectators_view(
    variant: Variant, seed: int, steps: int
) -> None:
    hidden.own_views_add_up(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_a_hidden_move_changes_nothing_for_others_but_whose_turn_it_is(
    variant: Variant, seed: int, steps: int
) -> None:
    hidden.hidden_moves_change_nothing_for_others(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_redealt_states_look_the_same_to_the_viewer(
    variant: Variant, seed: int, steps: int
) -> None:
    hidden.redealt_states_look_the_same(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_redealing_is_the_same_after_moves_that_the_viewer_cannot_tell_apart(
    variant: Variant, seed: int, steps: int
) -> None:
    hidden.redeal_forgets_hidden_moves(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_events_are_the_same_in_redealt_states(variant: Variant, seed: int, steps: int) -> None:
    hidden.events_are_the_same_in_redealt_states(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_redeal_needs_no_more_than_the_viewer_knows(
    variant: Variant, seed: int, steps: int
) -> None:
    hidden.redeal_knows_no_more_than_the_viewer(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_a_pause_shows_nothing_that_is_still_hidden(
    variant: Variant, seed: int, steps: int
) -> None:
    hidden.pauses_show_no_more(variant, seed, steps)


@given(seed=seeds, steps=steps)
def test_a_move_that_plays_itself_tells_nothing(variant: Variant, seed: int, steps: int) -> None:
    hidden.forced_moves_tell_nothing(variant, seed, steps)


def test_what_was_shown_stays_as_it_was(variant: Variant) -> None:
    hidden.what_was_shown_stays(variant, 5, 40)


def test_views_and_events_are_plain_data(variant: Variant) -> None:
    hidden.views_are_plain_data(variant, 5, 0)


def test_redealing_really_draws_anew(variant: Variant) -> None:
    hidden.redeal_draws_anew(variant, 5, 0)
    worlds = [random_position(variant, 5, moves) for moves in range(60)]
    rng = FastRng(5)
    assert any(world.redeal(SPECTATOR, rng).identity() != world.identity() for world in worlds)
