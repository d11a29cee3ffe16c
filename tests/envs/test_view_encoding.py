"""The cells of games without an `encoding.py`, tried on views that are made up and on real ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.conformance.variants import Variant, random_position, random_step
from lanai.core.cells import Cells, layout_size
from lanai.core.events import Json
from lanai.core.rng import FastRng
from lanai.core.view_encoding import Place, ViewEncoding, view_encoding
from lanai.games import find
from support.kuhn import EXAMPLE, dealt, kuhn_poker

MET: list[Json] = [
    {"turn": None, "trump": "red", "hand": ["r1"], "points": 7, "debt": -3, "done": False},
    {"turn": 1, "trump": "blue", "hand": [], "points": 12, "debt": 250, "done": True, "led": "r2"},
]

names_of_keys = st.sampled_from(["turn", "trump", "hand", "points", "debt", "done", "led", "new"])
values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-30_000, 30_000),
        st.floats(0, 1),
        st.sampled_from(["red", "blue", "r1", "r2", "green"]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(names_of_keys, inner)),
    max_leaves=6,
)


def place_of(views: list[Json]) -> Place:
    place = Place()
    for view in views:
        place.meet(view)
    place.lay_out()
    return place


def written(place: Place, view: object) -> dict[str, int]:
    """Write a view; give the cells that are not 0, by name."""
    cells = Cells(place.size)
    place.write(view, cells)
    names = list(place.names(""))
    assert cells.at == len(cells.data) == len(names) == place.size
    return {name: cell for name, cell in zip(names, cells.data, strict=True) if cell}


def others(cells: dict[str, int]) -> list[str]:
    return [name for name in cells if name.endswith(": other")]


def test_every_place_has_cells_of_its_own() -> None:
    place = place_of(MET)
    assert written(place, MET[0]) == {
        "turn: null": 1,
        "trump: red": 1,
        "hand: length": 1,
        "points": 7,
        "debt: negative": 1,
        "debt: rest": 3,
        "done: false": 1,
        "led: missing": 1,
    }
    assert written(place, MET[1]) == {
        "turn: number": 1,
        "turn": 1,
        "trump: blue": 1,
        "points": 12,
        "debt: hundreds": 2,
        "debt: rest": 50,
        "done: true": 1,
        "led: r2": 1,
    }


@pytest.mark.parametrize(
    ("change", "marked"),
    [
        ({"trump": "green"}, "trump: other"),
        ({"turn": "nobody"}, "turn: other"),
        ({"turn": -1}, "turn: other"),
        ({"hand": ["r1", "r1"]}, "hand: other"),
        ({"hand": ["r9"]}, "hand[0]: other"),
        ({"points": 256}, "points: other"),
        ({"points": 2.5}, "points: other"),
        ({"debt": 25_600}, "debt: other"),
        ({"done": None}, "done: other"),
        ({"new": 1}, ": other"),
    ],
)
def test_what_was_never_met_is_marked_as_other(change: Json, marked: str) -> None:
    assert others(written(place_of(MET), {**MET[0], **change})) == [marked]


def test_a_key_that_was_always_there_is_marked_when_it_is_missing() -> None:
    place = place_of(MET)
    assert others(written(place, {"turn": 1})) == [
        "trump: other", "hand: other", "points: other", "debt: other", "done: other",
    ]  # fmt: skip


@given(one=values, two=values)
def test_views_with_the_same_cells_are_the_same_unless_something_is_other(
    one: object, two: object
) -> None:
    place = place_of([*MET, {"turn": [MET[0]], "hand": [1, {"led": -2}]}])
    for left, right in ((one, two), ({**MET[0], "turn": one}, {**MET[0], "turn": two})):
        seen = written(place, left)
        if seen == written(place, right) and not others(seen):
            assert json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True)


@given(views=st.lists(st.dictionaries(names_of_keys, values), min_size=1, max_size=4))
def test_what_was_met_can_be_said(views: list[Json]) -> None:
    place = place_of(views)
    for view in views:
        told = others(written(place, view))
        assert not told or any(isinstance(part, float) or _large(part) for part in leaves(view))


def _large(part: object) -> bool:
    return isinstance(part, int) and abs(part) > 25_599


def leaves(value: Any) -> list[object]:
    if isinstance(value, dict):
        return [leaf for each in value.values() for leaf in leaves(each)]
    if isinstance(value, list):
        return [leaf for each in value for leaf in leaves(each)]
    return [value]


# Games


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 60))
def test_cells_hold_only_what_the_seat_may_know(seed: int, steps: int) -> None:
    variant = Variant("tiki-topple", 2, (("hand", "classic"),))
    state = random_position(variant, seed, steps)
    encoding = view_encoding(variant.game, 2)
    rng = FastRng(seed, 2)
    for seat in range(2):
        seen = data(encoding, state, seat)
        for _ in range(3):
            assert data(encoding, state.redeal(seat, rng), seat) == seen


def test_positions_that_differ_to_a_seat_differ_in_its_cells() -> None:
    encoding = view_encoding(find("tiki-topple"), 2)
    met: dict[bytes, str] = {}
    rng = FastRng(1)
    state = find("tiki-topple").new(2)
    state.settle(rng)
    while not state.over():
        for seat in range(2):
            view = json.dumps(state.view(seat))
            assert met.setdefault(data(encoding, state, seat), view) == view
        random_step(state, rng)


def data(encoding: ViewEncoding, state: Any, seat: int) -> bytes:
    cells = Cells(layout_size(encoding.layout(2)))
    encoding.encode(state, seat, cells)
    return bytes(cells.data)


def test_segments_are_the_keys_of_the_view() -> None:
    encoding = ViewEncoding(kuhn_poker(), 2)
    layout = dict(encoding.layout(2))
    assert list(layout) == ["seat", "other", *dealt().view(0)]
    assert layout_size(encoding.layout(2)) == len(encoding.names()) == 31


def test_the_layout_is_the_same_in_every_process() -> None:
    code = (
        f"import sys; sys.path += [{str(EXAMPLE)!r}]\n"
        "from kuhn_poker.game import GAME\n"
        "from lanai.core.view_encoding import ViewEncoding\n"
        "print(ViewEncoding(GAME, 2).names())"
    )
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == str(ViewEncoding(kuhn_poker(), 2).names())
