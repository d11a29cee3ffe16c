"""The games of Lanai, one room each, and those that other packages announce.

They never import each other.
"""

from __future__ import annotations

from functools import cache

from lanai.core.contract import Game
from lanai.core.registry import Registry, discover


@cache
def registry() -> Registry:
    """Find all games, once."""
    return discover(__name__)


def all_games() -> dict[str, Game]:
    """List all games by name."""
    return registry().games


def find(name: str) -> Game:
    """Find a game by its name, or raise SetupError.

    >>> find("tiki-topple").seats
    (2, 3, 4)
    """
    return registry().find(name)
