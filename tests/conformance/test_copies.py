"""Copies share nothing: whatever happens to a state leaves all its copies as they were."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.core.contract import SPECTATOR, State
from lanai.core.events import Journal
from lanai.core.rng import FastRng
from lanai.games import find
from support.kuhn import dealt, kuhn_poker
from support.variants import Variant, random_position, random_step


@given(seed=st.integers(0, 2**40))
def test_copies_stay_as_they_were(variant: Variant, seed: int) -> None:
    rng = FastRng(seed)
    state = variant.new()
    state.settle(rng)
    taken: list[tuple[State, tuple[int, ...]]] = []
    while not state.over():
        twin = state.copy()
        assert twin.identity() == state.identity()
        taken.append((twin, twin.identity()))
        random_step(state, rng)
        assert twin.identity() != state.identity()
    for twin, identity in taken:
        assert twin.identity() == identity


@given(seed=st.integers(0, 2**40))
def test_playing_on_in_a_copy_leaves_the_state_as_it_was(variant: Variant, seed: int) -> None:
    rng = FastRng(seed)
    state = variant.new()
    state.settle(rng)
    while not state.over():
        before = state.identity()
        twin = state.copy()
        random_step(twin, rng)
        assert state.identity() == before
        state = twin


def test_a_copy_keeps_no_journal(variant: Variant) -> None:
    state = variant.new()
    state.journal = Journal()
    assert state.copy().journal is None


@given(seed=st.integers(0, 2**32), steps=st.integers(0, 400))
def test_a_state_is_restored_from_its_identity(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    twin = variant.new()
    twin.restore(state.identity())
    assert twin.identity() == state.identity()
    for viewer in [SPECTATOR, *range(variant.players)]:
        assert twin.view(viewer) == state.view(viewer)
    rng = FastRng(seed)
    if not state.chance_due():
        assert int(twin.playout(FastRng(seed))) == int(state.copy().playout(rng))


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
