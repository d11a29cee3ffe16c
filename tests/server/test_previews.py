"""A preview shows a seat what is certain of its move, and nothing that it could not know."""

from __future__ import annotations

import pytest

from lanai.conformance.variants import Variant, random_length, random_position, variants
from lanai.core.contract import State
from lanai.core.rng import FastRng
from lanai.server.answers import view_after

WORLDS = 3
PARTS = 12
"""At so many points of a random game moves are tried."""


def previews(state: State, seat: int, text: str, seed: int) -> list[object]:
    """Preview a move in the true world and in some that the seat cannot tell from it."""
    worlds = [state, *(state.redeal(seat, FastRng(seed, way)) for way in range(1, WORLDS))]
    return [view_after(world, seat, text, FastRng(seed, 9 + n)) for n, world in enumerate(worlds)]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_preview_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(
    variant: Variant,
) -> None:
    length = random_length(variant, seed=3)
    for part in range(PARTS):
        state = random_position(variant, 3, length * part // PARTS)
        for seat in state.to_act():
            for move in state.legal(seat)[:3]:
                first, *others = previews(state, seat, state.text(seat, move), part)
                assert all(other == first for other in others), state.text(seat, move)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playing_a_card_of_moluku_previews_what_place_it_has(players: int) -> None:
    variant = next(v for v in variants() if v.name == "moluku" and v.players == players)
    shown = 0
    for steps in range(0, 60, 3):
        state = random_position(variant, 7, steps)
        for seat in state.to_act():
            for move in state.legal(seat):
                text = state.text(seat, move)
                if not text.startswith("play "):
                    continue
                view = view_after(state, seat, text, FastRng(steps))
                assert view is not None
                after = state.copy()
                after.apply(seat, move)
                assert view == after.view(seat)
                shown += 1
    assert shown > 20
