"""Records: what was played comes out again, to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.core.contract import SPECTATOR
from lanai.core.errors import LanaiError
from lanai.core.fairness import FairLuck
from lanai.core.match import Match, start
from lanai.core.record import read
from lanai.core.rng import FastRng
from lanai.core.saving import resume, save
from lanai.core.verify import PROVEN, REPRODUCED, UNPROVEN, verify
from lanai.games import find
from support.variants import Variant, random_seat

RECORDS = sorted(Path(__file__).parent.parent.glob("records/*/*.lanai.jsonl"))
seeds = st.integers(0, 2**40)


def play(match: Match, seed: int, moves: int = 10**9) -> Match:
    rng = FastRng(seed, 1)
    for _ in range(moves):
        if match.state.over():
            break
        seat = random_seat(match.state, rng)
        match.apply(seat, match.state.text(seat, match.state.pick(seat, rng)))
    return match


@given(seed=seeds)
def test_a_record_replays_to_the_same_state_and_events(variant: Variant, seed: int) -> None:
    match = play(variant.match(seed), seed)
    text = match.record.text()
    verdict = verify(text, find)
    assert verdict.chance == REPRODUCED
    assert verdict.finished
    assert verdict.state.identity() == match.state.identity()
    again = Match(variant.game, read(text), match.luck)
    assert again.record.text() == text
    for viewer in [SPECTATOR, *range(variant.players)]:
        assert again.journal.seen_by(viewer) == match.journal.seen_by(viewer)


@given(seed=seeds, moves=st.integers(0, 60))
def test_a_saved_game_goes_on_as_if_nothing_had_happened(
    variant: Variant, seed: int, moves: int
) -> None:
    secret, nonces = f"{seed:064x}", [f"{seat:02x}" for seat in range(variant.players)]
    names = [f"P{seat}" for seat in range(variant.players)]
    match = start(variant.game, names, variant.options, FairLuck(secret, nonces))
    play(match, seed, moves)
    if match.state.over():
        return
    other = resume(save(match), find)
    assert other.state.identity() == match.state.identity()
    assert verify(save(match), find).chance == PROVEN
    play(match, seed + 1)
    play(other, seed + 1)
    assert other.record.text() == match.record.text()
    assert verify(match.record.text(), find).chance == PROVEN


@given(seed=seeds)
def test_chance_lines_are_refused_where_none_is_due(variant: Variant, seed: int) -> None:
    match = variant.match(seed)
    before = match.state.identity()
    line = next(line for line in match.record.lines if "chance" in line)
    with pytest.raises(LanaiError):
        match.state.place(line)
    assert match.state.identity() == before


@pytest.mark.parametrize(
    "broken", [{}, {"chance": "x", "value": 1}, {"chance": "round", "value": {}}]
)
def test_broken_chance_lines_change_nothing(variant: Variant, broken: dict[str, object]) -> None:
    state = variant.new()
    before = state.identity()
    with pytest.raises(LanaiError):
        state.place(broken)
    assert state.identity() == before


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_an_independent_implementation_verify(path: Path) -> None:
    verdict = verify(path.read_text(encoding="utf-8"), find)
    assert verdict.finished
    assert verdict.chance == UNPROVEN
    verdict.state.check()
