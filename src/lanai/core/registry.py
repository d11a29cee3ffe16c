"""Finds the games by itself: every package that holds a `game` module with a `GAME` is one."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from lanai.core.contract import Game


def discover(package: str) -> dict[str, Game]:
    """Import all games of a package and list them by name."""
    games: dict[str, Game] = {}
    for module in pkgutil.iter_modules(import_module(package).__path__):
        if module.ispkg:
            game: Game = import_module(f"{package}.{module.name}.game").GAME
            games[game.name] = game
    return games
