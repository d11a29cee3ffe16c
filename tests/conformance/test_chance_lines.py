"""A chance line of a record can hold anything: what cannot be is refused, and changes nothing."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Final

from lanai.conformance.variants import Variant
from lanai.core.contract import State
from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.core.rng import FastRng
from support.effort import SOAK

ODD: Final[tuple[object, ...]] = (
    None, True, -1, 0, 5, 1.5, "", "G1", "nani", "c01", "food",
    [], [[]], [1], [None], ["G1", "G1"], {}, {"a": 1},
)  # fmt: skip
HUGE: Final = (2**63, -(2**63) - 1, 10**30)
"""Numbers that do not fit into those of the compiled engine."""
MOVES: Final = int(30 * max(1, SOAK))
Path = tuple[str | int, ...]


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """List all places inside a value of JSON."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for key, part in inner:
        yield (*path, key)
        yield from places(part, (*path, key))


def changed(line: Json, path: Path, odd: object) -> Json:
    """Give a line with another value in one place."""
    other = copy.deepcopy(line)
    inside: object = other
    for key in path[:-1]:
        inside = inside[key]  # type: ignore[index]
    inside[path[-1]] = odd  # type: ignore[index]
    return other


def refuse_all(state: State, line: Json, chooser: Random) -> None:
    """Put odd values into a line that is due: each is refused, or may be as well."""
    before = state.identity()
    for path in places(line):
        for odd in (chooser.choice(ODD), chooser.choice(HUGE)):
            copied = state.copy()
            try:
                copied.place(changed(line, path, odd))
            except LanaiError:
                assert copied.identity() == before, "what is refused changes nothing"


def test_any_chance_line_is_refused_or_placed(variant: Variant) -> None:
    state = variant.new()
    rng, chooser = FastRng(5), Random(5)
    for _ in range(MOVES):
        while state.chance_due():
            line = state.copy().draw_recorded(rng)
            refuse_all(state, line, chooser)
            state.place(line)
        if state.over():
            break
        seat = state.to_act()[0]
        state.apply(seat, int(state.pick(seat, rng)))
