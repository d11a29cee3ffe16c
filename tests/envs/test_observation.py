from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance.variants import Variant, random_position, random_step
from lanai.core.cells import Cells
from lanai.core.contract import State
from lanai.core.events import Json
from lanai.core.payoff import win_shares
from lanai.core.rng import FastRng
from lanai.envs.observation import Observer, page
from lanai.games import find

seeds = st.integers(0, 2**40)
steps = st.integers(0, 150)


def acts(state: State, seat: int) -> list[int]:
    return state.legal(seat) if seat in state.to_act() else []


@given(seed=seeds, steps=steps)
def test_cells_hold_only_what_the_seat_may_know(variant: Variant, seed: int, steps: int) -> None:
    state = random_position(variant, seed, steps)
    observer = Observer(variant.game, variant.players)
    rng = FastRng(seed, 2)
    for seat in range(variant.players):
        seen = observer.data(state, seat)
        for _ in range(3):
            assert observer.data(state.redeal(seat, rng), seat) == seen


def test_cells_and_mask_say_as_much_as_the_view(variant: Variant) -> None:
    """Positions that differ to a seat differ in its cells; the end is left to the scores."""
    observer = Observer(variant.game, variant.players)
    views: dict[tuple[bytes, tuple[int, ...]], str] = {}
    rng = FastRng(1)
    state = variant.new()
    state.settle(rng)
    while not state.over():
        for seat in range(variant.players):
            seen = (bytes(observer.data(state, seat)), tuple(acts(state, seat)))
            view = json.dumps(state.view(seat))
            assert views.setdefault(seen, view) == view
        random_step(state, rng)


def test_an_observation_fills_its_layout_to_the_last_cell(variant: Variant) -> None:
    observer = Observer(variant.game, variant.players)
    state = random_position(variant, 3, 20)
    cells = Cells(observer.size)
    state.encode(1, cells)
    assert cells.at == len(cells.data) == observer.size
    segments = observer.segments(observer.cells(state, 1))
    assert sum(part.size for part in segments.values()) == observer.size
    assert segments["seat"].tolist() == [int(seat == 1) for seat in range(variant.players)]


def test_the_mask_marks_the_legal_moves(variant: Variant) -> None:
    observer = Observer(variant.game, variant.players)
    state = random_position(variant, 4, 25)
    for seat in state.to_act():
        mask = observer.mask(state.legal(seat))
        assert mask.shape == (variant.game.move_count,)
        assert mask.nonzero()[0].tolist() == state.legal(seat)


def test_seats_see_the_table_from_their_own_place() -> None:
    game = find("tiki-topple")
    state = random_position(Variant("tiki-topple", 3, (("hand", "classic"),)), 5, 40)
    observer = Observer(game, 3)
    for seat in range(3):
        scores = observer.segments(observer.cells(state, seat))["scores"]
        own = [100 * int(hundreds) + int(rest) for hundreds, rest in scores]
        assert own == [state.scores()[(seat + distance) % 3] for distance in range(3)]


@pytest.mark.parametrize(
    ("players", "winners", "rewards"),
    [
        (2, [0], [1, -1]),
        (2, [0, 1], [0, 0]),
        (3, [1], [-0.5, 1, -0.5]),
        (4, [0, 2], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
    ],
)
def test_rewards_share_the_win_and_add_up_to_0(
    players: int, winners: list[int], rewards: list[float]
) -> None:
    found = win_shares(players, winners)
    assert found == pytest.approx(rewards)
    assert sum(found) == pytest.approx(0)


def test_a_page_shows_nested_things_below_their_names() -> None:
    nested: Json = {"g": [{"h": "i"}]}
    data: Json = {"a": None, "b": [], "c": {}, "d": True, "e": [[1, 2], [3]], "f": nested}
    assert page(data).splitlines() == [
        "a: none",
        "b: none",
        "c: none",
        "d: true",
        "e:",
        "  - 1, 2",
        "  - 3",
        "f:",
        "  g:",
        "    - h: i",
    ]
