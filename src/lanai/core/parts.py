"""The parts of a game: the files in its room, each of which replaces one default.

A room is a Python package that holds `game.py`. What the layers above add for the games of this
house lies on *shelves* (`lanai.bots.knowledge`, `lanai.bots.reasons`, `lanai.texts.narration`,
`lanai.terminal.boards`), in a module named like the room; a game from elsewhere brings it in its
own room.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

HOUSE: Final = "lanai.games"

DRAFTS: Final[dict[str, str]] = {}
"""Files of rooms that this process was given to try, by room and path."""


def game_in(room: str) -> Any:
    """Find the game of a room."""
    return import_module(f"{room}.game").GAME


def find_module(room: str, name: str, shelf: str = "") -> ModuleType | None:
    """Import a part of a game: from its room, or from a shelf of the house; None without one.

    What is wrong inside the module is raised.

    >>> find_module("lanai.games.tiki_topple", "view").__name__
    'lanai.games.tiki_topple.view'
    >>> find_module("lanai.games.tiki_topple", "knowledge", "lanai.bots.knowledge").__name__
    'lanai.bots.knowledge.tiki_topple'
    >>> find_module("lanai.games.tiki_topple", "crystal_ball") is None
    True
    """
    house, _, own = room.rpartition(".")
    path = f"{shelf}.{own}" if shelf and house == HOUSE else f"{room}.{name}"
    if not room or find_spec(path) is None:
        return None
    return import_module(path)


def find_function(room: str, path: str) -> Any:
    """Find a function of a room by `module.name`; None without the file, or without it there."""
    module, _, name = path.partition(".")
    found: object = getattr(find_module(room, module), name, None)
    return found


def read_resource(room: str, *path: str) -> str | None:
    """Read a text file that lies in a room; None where there is no such file."""
    if not room:
        return None
    draft = DRAFTS.get("/".join((room, *path)))
    if draft is not None:
        return draft
    file = files(room)
    for part in path:
        file = file.joinpath(part)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def add_draft(room: str, text: str, *path: str) -> None:
    """Let a text be read as a file of a room, in this process only."""
    DRAFTS["/".join((room, *path))] = text


def drop_draft(room: str, *path: str) -> None:
    """Forget a text that was added."""
    del DRAFTS["/".join((room, *path))]
