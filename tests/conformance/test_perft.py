"""Perft: how many ways a game can go from a fixed start, counted once and kept in text files.

A line reads `players options cards seed depth count`; chance events take the streams of that seed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanai.core.contract import State
from lanai.core.fairness import SimulationLuck
from lanai.games import all_games, find

FILES = Path(__file__).parent.parent / "perft"


def settle(state: State, luck: SimulationLuck, event: int) -> int:
    while state.chance_due():
        state.draw(luck.stream(event))
        event += 1
    return event


def perft(state: State, luck: SimulationLuck, event: int, depth: int) -> int:
    """Count the sequences of `depth` moves; simultaneous moves are made lowest seat first."""
    seat = int(state.next_seat())
    if depth == 0 or state.over():
        return 1
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        after = state.copy()
        after.apply(seat, move)
        count += perft(after, luck, settle(after, luck, event), depth - 1)
    return count


def cases() -> list[tuple[str, str]]:
    return [
        (name, line)
        for name in sorted(all_games())
        for line in (FILES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]


@pytest.mark.parametrize(("name", "line"), cases(), ids=lambda part: part)
def test_perft(name: str, line: str) -> None:
    players, options, cards, seed, depth, count = line.split()
    luck = SimulationLuck(int(seed), 0)
    state = find(name).new(int(players), json.loads(options), cards)
    event = settle(state, luck, 0)
    assert perft(state, luck, event, int(depth)) == int(count)
