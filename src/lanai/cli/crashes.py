"""Whose fault a crash is: a game from elsewhere is named with its line, like a bot that crashes."""

from __future__ import annotations

import re
import sys
import traceback
from pathlib import Path
from typing import Final

from lanai.core.contract import Game
from lanai.games import all_games

HOUSE: Final = all_games.__module__
"""The package of the games of this house."""


def crash_of_a_game(error: Exception) -> tuple[str, str] | None:
    """Name the game of another package that has crashed, and where; None if it is our own fault.

    It is read from the text: of what crashed in a worker process nothing else is left.
    """
    text = "".join(traceback.format_exception(error))
    places = re.findall(r'File "([^"]+)", line (\d+)', text)
    for file, line in reversed(places):
        for game in all_games().values():
            if is_in_room(file, game):
                return game.name, f"{Path(file).name}:{line}: {said(error)}"
    return None


def is_in_room(file: str, game: Game) -> bool:
    """Tell whether a file is one of a game that is not of this house."""
    room: object = getattr(sys.modules.get(game.room), "__file__", None)
    from_elsewhere = not game.room.startswith(f"{HOUSE}.") and isinstance(room, str)
    return from_elsewhere and Path(file).is_relative_to(Path(str(room)).parent)


def said(error: Exception) -> str:
    """Write an error, even one that cannot be written."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__
