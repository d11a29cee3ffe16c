"""Records: what was played comes out again, to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.conformance import records
from lanai.conformance.variants import Variant
from lanai.core.verify import UNPROVEN, verify
from lanai.games import find

RECORDS = sorted(Path(__file__).parent.parent.glob("records/*/*.lanai.jsonl"))
seeds = st.integers(0, 2**40)


@given(seed=seeds)
def test_a_record_replays_to_the_same_state_and_events(variant: Variant, seed: int) -> None:
    records.records_replay(variant, seed, 0)


@given(seed=seeds, moves=st.integers(0, 60))
def test_a_saved_game_goes_on_as_if_nothing_had_happened(
    variant: Variant, seed: int, moves: int
) -> None:
    records.saved_games_go_on(variant, seed, moves)


# Two more whole games each: a third of the usual examples is as long as the others take.
@settings(max_examples=max(1, settings().max_examples // 3))
@given(seed=seeds)
def test_a_game_goes_on_from_any_moment(variant: Variant, seed: int) -> None:
    records.branches_go_on(variant, seed, 0)


@given(seed=seeds)
def test_chance_is_placed_as_it_was_drawn(variant: Variant, seed: int) -> None:
    records.chance_is_placed_as_drawn(variant, seed, 0)


@given(seed=seeds)
def test_wrong_chance_lines_are_refused_and_change_nothing(variant: Variant, seed: int) -> None:
    records.wrong_chance_is_refused(variant, seed, 0)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_an_independent_implementation_verify(path: Path) -> None:
    verdict = verify(path.read_text(encoding="utf-8"), find)
    assert verdict.finished
    assert verdict.chance == UNPROVEN
    verdict.state.check()
