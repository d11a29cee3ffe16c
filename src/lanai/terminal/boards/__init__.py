"""Boards: how each game looks in the terminal. A board draws views, no rules."""

from __future__ import annotations

from typing import Protocol, cast

from rich.console import RenderableType

from lanai.core.events import Json
from lanai.games import find
from lanai.terminal.boards.plain import PlainBoard
from lanai.texts import Texts


class Board(Protocol):
    """What the board of a game must offer. `names` are the players' names, by seat."""

    def draw(self, view: Json, names: list[str], texts: Texts) -> RenderableType:
        """Draw a view with colours and boxes."""

    def describe(self, view: Json, names: list[str], texts: Texts) -> list[str]:
        """Describe a view in plain lines, for screen readers."""


def board_of(game: str) -> Board:
    """Find the board of a game, or draw its views plainly."""
    rules = find(game)
    found = rules.part("board", __name__)
    return PlainBoard(rules) if found is None else cast(Board, found)
