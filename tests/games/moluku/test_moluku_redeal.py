"""Redealt Moluku worlds respect all that was seen, and all possible ones are equally likely."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanai.core.contract import SPECTATOR
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, start
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moluku.phases import ADJUST
from lanai.games.moluku.state import MolukuState
from support.effort import SOAK
from support.moluku_history import (
    all_worlds,
    possible,
    rewritten,
    seasons_of,
    seen,
    state_of,
    world_of,
)


def random_match(seed: int, players: int, moves: int) -> Match:
    """Play so many random moves, of random seats where several are to act."""
    names = [f"P{seat}" for seat in range(players)]
    match = start(find("moluku"), names, {}, SimulationLuck(seed, 0))
    rng = FastRng(seed, 1)
    for _ in range(moves):
        if match.state.over():
            break
        seats = match.state.to_act()
        seat = seats[int(rng.below(len(seats)))]
        match.apply(seat, match.state.text(seat, match.state.pick(seat, rng)))
    return match


@settings(max_examples=max(1, round(10 * SOAK)))
@given(seed=st.integers(0, 2**40), players=st.sampled_from([2, 3, 4]), moves=st.integers(0, 310))
def test_the_whole_game_could_have_gone_like_that(seed: int, players: int, moves: int) -> None:
    """Rewrite the hidden lines to lead to the redealt world: all of it looks the same."""
    match = random_match(seed, players, moves)
    record, state = match.record, state_of(match)
    seasons = seasons_of(record)
    rng = FastRng(seed, 2)
    for viewer in [SPECTATOR, *range(players)]:
        before = seen(record, record.lines, viewer)
        for _ in range(2):
            twin = state.redeal(viewer, rng)
            lines = rewritten(record, seasons, state, world_of(twin, seasons, viewer), viewer)
            reached = possible(record, lines)
            assert reached is not None
            assert reached.identity() == twin.identity()
            assert seen(record, lines, viewer) == before


@pytest.mark.parametrize(
    ("players", "seed", "moves", "viewer"),
    [
        (2, 0, 46, 0), (2, 4, 116, 0), (2, 0, 175, 0), (2, 0, 54, -1), (2, 12, 122, -1),
        (2, 0, 184, -1), (3, 0, 61, 0), (3, 1, 139, 0), (3, 0, 221, 0), (3, 1, 66, -1),
        (3, 1, 145, -1), (3, 0, 220, -1), (4, 1, 73, 0), (4, 0, 130, 0), (4, 0, 253, 0),
        (4, 0, 82, -1), (4, 1, 169, -1), (4, 2, 279, -1),
    ],
)  # fmt: skip
def test_all_possible_worlds_are_equally_likely(
    players: int, seed: int, moves: int, viewer: int
) -> None:
    """Compare with brute force: every placement of the cards whose history can be played."""
    match = random_match(seed, players, moves)
    record, state = match.record, state_of(match)
    seasons = seasons_of(record)
    expected: Counter[tuple[int, ...]] = Counter()
    for world in all_worlds(state, seasons, viewer, 1000):
        reached = possible(record, rewritten(record, seasons, state, world, viewer))
        if reached is not None:
            expected[reached.identity()] += 1
    assert len(expected) > 2
    rng = FastRng(seed, 3)
    draws = 80 * expected.total()
    found = Counter(state.redeal(viewer, rng).identity() for _ in range(draws))
    assert set(found) == set(expected)
    for identity, ways in expected.items():
        assert abs(found[identity] - 80 * ways) < 5.5 * (80 * ways) ** 0.5


def test_choices_of_the_others_are_uniform_and_hidden_until_all_have_chosen() -> None:
    state = state_of(random_match(5, 4, 0))
    rng = FastRng(6)
    while state.season == 0 or state.phase != ADJUST:
        seat = int(state.next_seat())
        state.apply(seat, state.pick(seat, rng))
    for seat in (1, 1, 3):
        state.apply(seat, state.legal(seat)[0])
    chosen: Counter[int] = Counter()
    draws = 66 * 100
    for _ in range(draws):
        twin = state.redeal(0, rng)
        assert isinstance(twin, MolukuState)
        chosen[int(twin.owned(twin.chosen, 1))] += 1
        assert twin.to_act() == [0, 2, 3]
        assert not twin.owned(twin.chosen, 3), "a seat that is not done may be anywhere in the step"
    assert len(chosen) == 66
    assert all(abs(count - 100) < 55 for count in chosen.values())
