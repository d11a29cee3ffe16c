"""The aid for the memory: complete, and nothing but what the viewer may know."""

from __future__ import annotations

import pytest

from lanai.conformance.variants import random_step
from lanai.core.contract import SPECTATOR
from lanai.core.rng import FastRng
from lanai.games.moluku.aid import aid
from lanai.games.moluku.state import MolukuState
from support.moluku import mask, new, position


def told(state: MolukuState, viewer: int) -> dict[str, list[str]]:
    """Give the aid with the cards of all seats together."""
    seen = aid(state, viewer)
    assert state.aid(viewer) == seen
    return {
        "unseen": seen["unseen"],
        "held": [card for cards in seen["held"] for card in cards],
        "passed": seen["passed"],
        "discarded": seen["discarded"],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_card_is_in_one_place_and_worlds_that_look_alike_give_the_same(
    players: int, seed: int
) -> None:
    state, rng = new(players), FastRng(seed)
    state.settle(rng)
    while not state.over():
        random_step(state, rng)
        for viewer in range(players):
            listed = [card for cards in told(state, viewer).values() for card in cards]
            rest = state.shown() | state.owned(state.hand, viewer)
            names = state.cards.name_all(rest)
            assert sorted(listed + names) == sorted(state.cards.name_all(state.deal.cards))
            if not state.over():
                assert state.redeal(viewer, rng).aid(viewer) == state.aid(viewer)


def test_what_was_seen_is_remembered_and_what_was_not_is_unseen() -> None:
    state = position(["G1 G2", "B1 B2"], islands={1: "R5"})
    assert "R5" not in told(state, 0)["unseen"] and "G1" not in told(state, 0)["unseen"]
    assert {"B1", "B2"} <= set(told(state, 0)["unseen"])
    assert {"B1", "B2", "G1", "G2"} <= set(told(state, SPECTATOR)["unseen"])
    state.taken = state.seen = mask(state, "B1")
    state.from_low = mask(state, "B1")
    assert aid(state, 0)["held"] == [[], ["B1"]]
    assert "B1" not in told(state, 0)["unseen"]
    assert told(state, 1)["held"] == []


def test_only_the_owner_knows_what_was_passed_on() -> None:
    state = position(["G1", "B1", "R1", "Y1"])
    state.taken = state.seen = mask(state, "B1")  # seat 0 took it up and passed it to seat 1
    assert aid(state, 0)["passed"] == ["B1"]
    assert aid(state, 2)["passed"] == [] and aid(state, 2)["held"] == [["B1"], [], [], []]
    assert told(state, 1)["held"] == []
