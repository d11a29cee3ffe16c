"""What bots are called at tables: characters of a game's world, a few for each level.

A room that has a module `characters` names its own: `CHARACTERS`, by level. Who sits where follows
from the record alone, which keeps the level, so that old records have characters too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import chain, count
from typing import Final

from lanai.games import all_games
from lanai.texts.narration import BOT, shown_names

Characters = Mapping[str, tuple[str, ...]]

DEFAULTS: Final[Characters] = {
    "random": ("Tombola", "Fortuna", "Roulette", "Domino", "Pachinko"),
    "easy": ("Alcor", "Mizar", "Hadar", "Izar", "Nihal"),
    "medium": ("Deneb", "Spica", "Regulus", "Procyon", "Alphard"),
    "hard": ("Altair", "Rigel", "Capella", "Arcturus", "Alnilam"),
    "expert": ("Antares", "Sirius", "Canopus", "Polaris", "Aldebaran"),
    "master": ("Venus", "Jupiter", "Mars", "Mercury", "Saturn"),
}
"""Stars over the porch, brighter and brighter, and then the planets."""


@cache
def characters_of(game: str) -> Characters:
    """Give the characters of a game by level, the porch's own where it has none."""
    rules = all_games().get(game)
    room = None if rules is None else rules.part("characters")
    own: Characters = {} if room is None else room.CHARACTERS
    return {**DEFAULTS, **own}


def seated_names(game: str, players: list[str]) -> list[str]:
    """Name the players at a table for people: bots by their characters, no two alike.

    >>> seated_names("tiki-topple", ["Ana", "bot:medium", "bot:medium", "bot:expert"])
    ['Ana', 'Kukui', 'Kamani', 'Kauila']
    >>> seated_names("tiki-topple", ["kukui", "bot:medium", "", ""])
    ['kukui', 'Kamani', '', '']
    """
    taken = {name.casefold() for name in players}
    named = []
    for name in players:
        shown = _named(game, name, taken) if name.startswith(BOT) else name
        taken.add(shown.casefold())
        named.append(shown)
    return named


def _named(game: str, bot: str, taken: set[str]) -> str:
    """Name a bot as nobody else is; when all of its level sit here already, with a number."""
    known = characters_of(game).get(bot.removeprefix(BOT)) or tuple(shown_names([bot]))
    numbered = (f"{known[0]} {number}" for number in count(2))
    return next(name for name in chain(known, numbered) if name.casefold() not in taken)
