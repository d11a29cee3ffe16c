"""What a seat observes, as numbers and as text. Both come only from what the seat may know.

>>> from lanai.core.rng import FastRng
>>> from lanai.games import find
>>> game = find("tiki-topple")
>>> state = game.new(2)
>>> state.settle(FastRng(7))
>>> observer = Observer(game, 2)
>>> segments = observer.segments(observer.cells(state, 0))
>>> segments["scores"].tolist()
[[0, 0], [0, 0]]
>>> int(segments["hand"].sum()) == state.view(0)["seats"][0]["cards"]
True
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lanai.core.cells import Cells, Layout, layout_size, segment_size
from lanai.core.contract import Game, State
from lanai.core.events import Json
from lanai.core.view_encoding import layout_of

Observation = NDArray[np.uint8]


class Observer:
    """Writes observations of one game with one number of players.

    The room's `encoding.py` fills the cells; it is part of the compiled engine. A game without one
    has cells for what is in its views (`view_encoding.py`).
    """

    def __init__(self, game: Game, players: int) -> None:
        self.layout: Layout = layout_of(game, players)
        self.size = layout_size(self.layout)
        self.move_count = game.move_count
        self._tells_all = game.part("encoding") is not None

    def data(self, state: State, seat: int) -> bytes:
        """Give the cells of a seat's observation as they are in memory."""
        return bytes(self._written(state, seat).data)

    def _written(self, state: State, seat: int) -> Cells:
        cells = Cells(self.size)
        state.encode(seat, cells)
        return cells

    def seen(self, state: State, seat: int) -> bytes:
        """Give what a seat sees as bytes that differ wherever its view does.

        The cells of a room's encoding do; those made from views may say no more than "other".
        """
        if self._tells_all:
            return self.data(state, seat)
        return json.dumps(state.view(seat)).encode()

    def cells(self, state: State, seat: int) -> Observation:
        """Give a seat's observation as a row of cells."""
        return np.array(self._written(state, seat).data)

    def segments(self, cells: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Cut a row of cells, or an array of rows, into named segments; they share its memory."""
        found: dict[str, NDArray[Any]] = {}
        at = 0
        for name, shape in self.layout:
            size = segment_size(shape)
            found[name] = cells[..., at : at + size].reshape(*cells.shape[:-1], *shape)
            at += size
        return found

    def mask(self, moves: list[int]) -> NDArray[np.int8]:
        """Mark moves among all moves of the game."""
        marked = np.zeros(self.move_count, np.int8)
        marked[moves] = 1
        return marked


def page(data: Json, indent: str = "") -> str:
    """Write plain JSON data as text, one line for each thing.

    >>> print(page({"round": 1, "column": ["kapu", "nani"], "seats": [{"cards": 8}, {"cards": 7}]}))
    round: 1
    column: kapu, nani
    seats:
      - cards: 8
      - cards: 7
    """
    deeper = indent + "  "
    lines: list[str] = []
    for key, value in data.items():
        if value and isinstance(value, dict):
            lines += (f"{indent}{key}:", page(value, deeper))
        elif value and isinstance(value, list) and isinstance(value[0], dict | list):
            lines.append(f"{indent}{key}:")
            lines += (_item(item, deeper) for item in value)
        else:
            lines.append(f"{indent}{key}: {_words(value)}")
    return "\n".join(lines)


def _item(item: object, indent: str) -> str:
    """Write one of several nested things, with a dash before its first line."""
    if isinstance(item, dict):
        return f"{indent}- {page(item, indent + '  ').lstrip()}"
    return f"{indent}- {_words(item)}"


def _words(value: object) -> str:
    """Write a value that takes one line."""
    if isinstance(value, list) and value:
        return ", ".join(map(_words, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value in (None, [], {}) else str(value)
