"""What Moonshine's judges remember must be what they would find."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.bots.greedy.memory import PLACES, UNKNOWN, Memory
from lanai.bots.greedy.moonshine import Judge, Odds
from lanai.conformance.variants import Variant, random_position, variants
from lanai.games.moonshine.state import MoonState

MOONSHINE = [variant for variant in variants() if variant.game.name == "moonshine"]


def test_a_memory_knows_what_it_was_told() -> None:
    memory = Memory()
    assert memory.recall(1, 2, 3, 4, 5) == UNKNOWN
    memory.keep(1, 2, 3, 4, 5, -7)
    assert memory.recall(1, 2, 3, 4, 5) == -7
    assert memory.recall(5, 4, 3, 2, 1) == UNKNOWN, "the same place, another question"


def test_the_newest_answer_takes_the_place() -> None:
    memory = Memory()
    memory.keep(1, 2, 3, 4, 5, 1)
    memory.keep(1 + PLACES, 2, 3, 4, 5, 2)
    assert memory.recall(1, 2, 3, 4, 5) == UNKNOWN
    assert memory.recall(1 + PLACES, 2, 3, 4, 5) == 2


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 150))
@pytest.mark.parametrize("variant", MOONSHINE, ids=str)
def test_judges_that_remember_find_the_same(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    assert isinstance(state, MoonState)
    for seat in state.to_act():
        remembering, forgetful = Judge(state, seat), Judge(state, seat)
        forgetful.odds = Odds(state.cards)
        for move in state.legal(seat):
            assert remembering.worth_of(move) == forgetful.worth_of(move)
