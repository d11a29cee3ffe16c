"""Finds the games by itself: every package that holds a `game` module with a `GAME` is one.

The rooms of the house lie in one package. Games from elsewhere announce themselves by an entry
point of the group `lanai.games`, named like the game, whose value is the package. What is wrong
with a package is kept as an error that names it; the other games stay.
"""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from lanai.core.contract import Game
from lanai.core.errors import SetupError

GROUP: Final = "lanai.games"
NAME: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Registry:
    """The games by name, and by its announced name what is wrong with a package."""

    def __init__(self) -> None:
        self.games: Final[dict[str, Game]] = {}
        self.faults: Final[dict[str, SetupError]] = {}

    def find(self, name: str) -> Game:
        """Find a game by its name, or raise SetupError."""
        if name in self.games:
            return self.games[name]
        if name in self.faults:
            raise self.faults[name]
        raise SetupError("setup-game", {"game": name, "known": ", ".join(sorted(self.games))})

    def add_rooms(self, package: str) -> None:
        """Import all rooms of a package."""
        for module in pkgutil.iter_modules(import_module(package).__path__):
            if module.ispkg:
                game: Game = import_module(f"{package}.{module.name}.game").GAME
                self.games[game.name] = game

    def add_announced(self, announced: EntryPoint) -> None:
        """Import the game of another package, or keep what is wrong with it."""
        try:
            game = load(announced.value)
            if game.name != announced.name:
                raise _fault("game-announced", announced.value, game=game.name)
            if game.name in self.games:
                raise _fault("game-clash", announced.value, game=game.name)
        except SetupError as error:
            name = announced.name
            self.faults[announced.value if name in self.games else name] = error
        else:
            self.games[game.name] = game


def discover(package: str) -> Registry:
    """Find the games of a package, then those that other packages announce, in a fixed order."""
    registry = Registry()
    registry.add_rooms(package)
    for announced in sorted(entry_points(group=GROUP), key=lambda each: (each.value, each.name)):
        registry.add_announced(announced)
    return registry


def load(package: str) -> Game:
    """Import the game of a package, or raise SetupError that names the package."""
    try:
        game: object = getattr(import_module(f"{package}.game"), "GAME", None)
    except (Exception, SystemExit) as error:
        raise _fault("game-broken", package, error=f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise _fault("game-missing", package)
    if not NAME.fullmatch(game.name):
        raise _fault("game-name", package, game=game.name)
    return game


def _fault(reason: str, package: str, **details: str) -> SetupError:
    return SetupError(reason, {"package": package, **details})
