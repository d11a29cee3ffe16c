"""What happens in a game, told in sentences: one module for each game, for all who tell it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, Protocol, cast

from lanai.core.events import Json
from lanai.texts import Texts

BOT: Final = "bot:"


class Narration(Protocol):
    """What the module of a game must offer. `names` are the players' names, by seat."""

    def narrate(self, event: Json, names: list[str], texts: Texts) -> list[str]:
        """Tell an event in sentences."""


@cache
def narration_of(game: str) -> Narration:
    """Find the narration of a game."""
    return cast(Narration, import_module(f"{__name__}.{game.replace('-', '_')}"))


def shown_names(players: list[str]) -> list[str]:
    """Name the players for people: bots by their kind, numbered where several are alike.

    >>> shown_names(["Ana", "bot:medium", "bot:medium", "bot:my/bots.py:BestBot"])
    ['Ana', 'Medium 1', 'Medium 2', 'BestBot']
    """
    plain = [
        _bot_name(name.removeprefix(BOT)) if name.startswith(BOT) else name for name in players
    ]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name
        for seat, name in enumerate(plain)
    ]


def _bot_name(spec: str) -> str:
    """Name a bot: a user's own by its class as it is written, others with a capital."""
    file, _, name = spec.rpartition(":")
    return name if file.endswith(".py") else spec.capitalize()
