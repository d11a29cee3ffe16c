"""Boards: how each game looks in the terminal. A board draws views, no rules."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from lanai.core.events import Json
from lanai.texts import Texts


class Board(Protocol):
    """What the module of a game must offer. `names` are the players' names, by seat."""

    def draw(self, view: Json, names: list[str], texts: Texts) -> RenderableType:
        """Draw a view with colours and boxes."""

    def describe(self, view: Json, names: list[str], texts: Texts) -> list[str]:
        """Describe a view in plain lines, for screen readers."""


def board_of(game: str) -> Board:
    """Find the board of a game."""
    return cast(Board, import_module(f"lanai.terminal.boards.{game.replace('-', '_')}"))
