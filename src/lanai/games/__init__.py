"""The games of Lanai, one room each. They never import each other."""

from __future__ import annotations

from functools import cache

from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.core.registry import discover


@cache
def all_games() -> dict[str, Game]:
    """List all games by name."""
    return discover(__name__)


def find(name: str) -> Game:
    """Find a game by its name, or raise SetupError.

    >>> find("tiki-topple").seats
    (2, 3, 4)
    """
    games = all_games()
    if name not in games:
        raise SetupError("setup-game", {"game": name, "known": ", ".join(sorted(games))})
    return games[name]
