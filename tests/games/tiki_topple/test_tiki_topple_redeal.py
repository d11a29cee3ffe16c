"""Redealt Tiki Topple worlds respect all that was seen, and are drawn as the docs say."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from lanai.core.events import Journal, Json
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, new_state, replay, start
from lanai.core.record import Record
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.tiki_topple.cards import list_kinds
from lanai.games.tiki_topple.state import TikiState


def history(record: Record, lines: list[Json], viewer: int) -> list[object]:
    """Play lines again and write down everything the viewer sees on the way."""
    state = new_state(find("tiki-topple"), record)
    seen: list[object] = []
    for number, line in enumerate(lines, start=2):
        state.journal = Journal()
        replay(state, number, line)
        seen.append([state.view(viewer), state.journal.seen_by(viewer)])
    return seen


@given(
    seed=st.integers(0, 2**40),
    players=st.sampled_from([2, 3, 4]),
    hand=st.sampled_from(["classic", "one-toast", "gamewright"]),
    moves=st.integers(0, 100),
)
def test_the_whole_round_could_have_gone_like_that(
    seed: int, players: int, hand: str, moves: int
) -> None:
    """Put the redealt cards and missions into the round's chance line: all of it looks the same."""
    names = [f"P{seat}" for seat in range(players)]
    match: Match = start(find("tiki-topple"), names, {"hand": hand}, SimulationLuck(seed, 0))
    rng = FastRng(seed, 1)
    for _ in range(moves):
        if match.state.over():
            return
        seat = int(match.state.next_seat())
        match.apply(seat, match.state.text(seat, match.state.pick(seat, rng)))
    if match.state.over():
        return
    lines = match.record.lines
    last_round = max(at for at, line in enumerate(lines) if "chance" in line)
    for viewer in range(players):
        world = match.state.redeal(viewer, rng)
        assert isinstance(world, TikiState)
        value = lines[last_round]["value"]
        assert isinstance(value, dict)
        seats = range(players)
        other: Json = {
            "chance": "round",
            "value": {
                **value,
                "aside": [list_kinds(world.aside_of(seat)) for seat in seats],
                "missions": [world.cards.mission_names(world.mission_of(seat)) for seat in seats],
            },
        }
        changed = [*lines[:last_round], other, *lines[last_round + 1 :]]
        assert history(match.record, changed, viewer) == history(match.record, lines, viewer)


def test_missions_and_cards_aside_are_uniform() -> None:
    state = find("tiki-topple").new(2)
    assert isinstance(state, TikiState)
    rng = FastRng(11)
    state.settle(rng)
    missions: Counter[int] = Counter()
    aside: Counter[tuple[str, ...]] = Counter()
    draws = 26 * 400
    for _ in range(draws):
        world = state.redeal(0, rng)
        missions[int(world.mission_of(1))] += 1
        aside[tuple(list_kinds(world.aside_of(1)))] += 1
    assert len(missions) == 26
    assert int(state.mission_of(0)) not in missions
    assert all(abs(count - 400) < 5 * 20 for count in missions.values())
    # Of the 36 pairs among nine cards one is Up 1 twice, four are Up 1 and Toast.
    assert abs(aside["up1", "up1"] - draws / 36) < 5 * (draws / 36) ** 0.5
    assert abs(aside["up1", "toast"] - draws / 9) < 5 * (draws / 9) ** 0.5
