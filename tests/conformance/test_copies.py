"""Copies share nothing: whatever happens to a state leaves all its copies as they were."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance import copies
from lanai.conformance.variants import Variant, random_position, random_step
from lanai.core.contract import SPECTATOR, State
from lanai.core.rng import FastRng
from lanai.games import find
from support.kuhn import dealt, kuhn_poker

seeds = st.integers(0, 2**40)


@given(seed=seeds)
def test_copies_stay_as_they_were(variant: Variant, seed: int) -> None:
    copies.copies_stay_as_they_were(variant, seed, 0)


@given(seed=seeds)
def test_playing_on_in_a_copy_leaves_the_state_as_it_was(variant: Variant, seed: int) -> None:
    copies.a_copy_plays_alone(variant, seed, 0)


def test_a_copy_keeps_no_journal(variant: Variant) -> None:
    copies.a_copy_keeps_no_journal(variant, 0, 0)


@given(seed=st.integers(0, 2**32), steps=st.integers(0, 400))
def test_a_state_is_restored_from_its_identity(variant: Variant, seed: int, steps: int) -> None:
    copies.identities_restore(variant, seed, steps)


@pytest.mark.parametrize(
    "save", [deepcopy, lambda state: pickle.loads(pickle.dumps(state))], ids=["copy", "pickle"]
)
def test_a_state_can_be_saved(variant: Variant, save: Callable[[State], State]) -> None:
    for steps in (0, 30):
        state = random_position(variant, 7, steps)
        twin = save(state)
        assert twin.game is state.game
        assert twin.origin() == state.origin()
        assert twin.identity() == state.identity()
        for viewer in [SPECTATOR, *range(variant.players)]:
            assert twin.view(viewer) == state.view(viewer)
        random_step(state, FastRng(1))
        assert twin.identity() != state.identity()


def test_a_saved_state_keeps_the_age_that_was_chosen() -> None:
    state = find("moluku").new(3, {"age": [2, 0, 1]})
    twin = pickle.loads(pickle.dumps(state))
    twin.settle(FastRng(1))
    assert twin.view(0)["age"] == [2, 0, 1]


def test_a_game_in_two_files_has_states_that_can_be_saved() -> None:
    state = dealt()
    state.apply(0, 1)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.game is kuhn_poker()
    assert twin.identity() == state.identity()
    twin.apply(1, 0)
    assert twin.over() and not state.over()
