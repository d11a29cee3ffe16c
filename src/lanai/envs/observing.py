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

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lanai.core.cells import Cells, Layout, layout_size, segment_size
from lanai.core.contract import Game, State
from lanai.core.events import Json

Observation = NDArray[np.uint8]


class Observer:
    """Writes observations of one game with one number of players.

    The room's `encoding.py` fills the cells; it is part of the compiled engine.
    """

    def __init__(self, game: Game, players: int) -> None:
        room: Any = import_module(f"lanai.games.{room_name(game)}.encoding")
        self.layout: Layout = room.layout(players)
        self.size = layout_size(self.layout)
        self.move_count = game.move_count
        self._encode = room.encode

    def data(self, state: State, seat: int) -> bytearray:
        """Give the cells of a seat's observation as they are in memory."""
        cells = Cells(self.size)
        self._encode(state, seat, cells)
        return cells.data

    def cells(self, state: State, seat: int) -> Observation:
        """Give a seat's observation as a row of cells."""
        return np.frombuffer(self.data(state, seat), np.uint8)

    def segments(self, cells: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Cut a row of cells into its named segments; they share its memory."""
        found: dict[str, NDArray[Any]] = {}
        at = 0
        for name, shape in self.layout:
            size = segment_size(shape)
            found[name] = cells[at : at + size].reshape(shape)
            at += size
        return found

    def mask(self, moves: list[int]) -> NDArray[np.int8]:
        """Mark moves among all moves of the game."""
        marked = np.zeros(self.move_count, np.int8)
        marked[moves] = 1
        return marked


def room_name(game: Game) -> str:
    """Name a game as Python packages are named."""
    return game.name.replace("-", "_")


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


def payoffs(state: State) -> list[float]:
    """Reward the seats: with the points of a game for stakes, else with their shares of the win.

    Rewards add up to 0. Before the end everybody has 0.
    """
    players = int(state.players)
    if not state.over():
        return [0.0] * players
    if state.game.stakes:
        return [float(points) for points in state.scores()]
    return win_shares(players, state.winners())


def payoff_bounds(game: Game, players: int) -> tuple[float, float]:
    """Give the least and the most that a seat can be rewarded with."""
    if game.stakes:
        return float(-game.stakes), float(game.stakes)
    return -1 / (players - 1), 1.0


def win_shares(players: int, winners: list[int]) -> list[float]:
    """Share the win of a finished game; all shares add up to 0, also with shared wins.

    Winners share one win. A sole winner gets 1; with two players the other gets -1, with more each
    of the others gets an equal part of -1.

    >>> win_shares(3, [1])
    [-0.5, 1.0, -0.5]
    """
    won = (players / len(winners) - 1) / (players - 1)
    lost = -1 / (players - 1)
    return [won if seat in winners else lost for seat in range(players)]
