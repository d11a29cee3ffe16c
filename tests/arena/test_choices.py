"""Which bots choose better, by single positions."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest
from choices import QUICK, Position, gain, play_on, positions_of, reach, read, told, work_out, write

from lanai.games import all_games, find

FEW = Namespace(times=1, quick=4, worlds=2, judge=1)


def position(choices: dict[str, list[int]], worths: dict[str, list[float]]) -> Position:
    return Position("tiki-topple", 2, 0, [], "as now", choices, {str(QUICK): worths})


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_position_is_reached_again_and_judged_in_the_same_worlds(name: str) -> None:
    game = find(name)
    found = positions_of(game, min(game.seats), 1, "as now")[-1]
    state = reach(found)
    seat = int(state.next_seat())
    assert len(state.legal(seat)) > 1
    before = state.view(seat)
    work_out(found, ["random", "medium"], FEW)
    assert state.view(seat) == before and set(found.choices) == {"random", "medium"}
    move = found.choices["random"][0]
    again = [play_on(state, move, found.number, world, QUICK) for world in range(4)]
    assert found.worths.get(str(QUICK), {}).get(str(move), [sum(again), 4]) == [sum(again), 4]


def test_what_choices_bring_is_compared_position_by_position() -> None:
    same = position({"a": [1], "b": [1]}, {})
    other = position({"a": [1], "b": [2, 1]}, {"1": [4.0, 10], "2": [8.0, 10]})
    assert gain(same, "b", "a", QUICK) == 0.0
    assert gain(other, "b", "a", QUICK) == pytest.approx(0.2)
    table = told([same, other], ["a", "b"], QUICK)
    assert "2 positions" in table and "| b | 1 | +100.0 | 100.0 |" in table
    assert "0 positions" in told([position({"a": [1]}, {})], ["a", "b"], QUICK)
    unjudged = position({"a": [1], "b": [2]}, {"1": [4.0, 10]})
    assert "0 positions" in told([unjudged], ["a", "b"], QUICK)


def test_what_is_known_is_read_as_it_was_written(tmp_path: Path) -> None:
    known = [position({"a": [1], "b": [2]}, {"1": [4.0, 10], "2": [8.0, 10]})]
    write(tmp_path / "kept.jsonl", known)
    assert read(tmp_path / "kept.jsonl") == known
    assert read(tmp_path / "nothing.jsonl") == []
