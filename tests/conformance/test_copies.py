"""Copies share nothing: whatever happens to a state leaves all its copies as they were."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.core.contract import State
from lanai.core.events import Journal
from lanai.core.rng import FastRng
from support.variants import Variant, random_step


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
