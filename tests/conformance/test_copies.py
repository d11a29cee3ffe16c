"""Copies share nothing: whatever happens to a state leaves all its copies as they were."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lanai.core.contract import SPECTATOR, State
from lanai.core.events import Journal
from lanai.core.rng import FastRng
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
