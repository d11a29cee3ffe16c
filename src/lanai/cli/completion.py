"""What a shell offers after Tab: games, bots, options, records.

Where nothing fits, a list is empty and the shell offers files as it does by itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from glob import escape, glob
from typing import Final

import typer

from lanai.bots.levels import LEVELS
from lanai.cli.language import T
from lanai.core.contract import Game
from lanai.core.record import SUFFIX
from lanai.games import all_games
from lanai.texts.narration import BOT
from lanai.texts.titles import choice_title, title_of

Offer = tuple[str, str]
"""What can stand there, and what it means."""

COMMA: Final = ","


def games(incomplete: str) -> list[Offer]:
    """Offer the games."""
    found = sorted(all_games().items())
    return _fitting(((name, title_of(game, T)) for name, game in found), incomplete)


def games_and_records(incomplete: str) -> list[Offer]:
    """Offer the games, and records to go on with."""
    return [*games(incomplete), *records(incomplete)]


def records(incomplete: str) -> list[Offer]:
    """Offer the records of the folder that a path begins with."""
    pattern = escape(os.path.expanduser(incomplete)) + f"*{SUFFIX}"
    shown = len(os.path.expanduser(incomplete))
    return [(incomplete + path[shown:], "") for path in sorted(glob(pattern))]


def bot(incomplete: str) -> list[Offer]:
    """Offer one level of play."""
    return _fitting(_levels(), incomplete)


def bots(incomplete: str) -> list[Offer]:
    """Offer levels of play, separated by commas."""
    before, comma, last = incomplete.rpartition(COMMA)
    return [(before + comma + name, about) for name, about in _fitting(_levels(), last)]


def seats(incomplete: str) -> list[Offer]:
    """Offer bots to sit on a seat; persons name themselves."""
    return _fitting(((BOT + name, about) for name, about in _levels()), incomplete)


def options(context: typer.Context, incomplete: str) -> list[Offer]:
    """Offer the options of the game that was named before, each with its choices."""
    return _fitting((offer for game in _named(context) for offer in _choices(game)), incomplete)


def card_versions(context: typer.Context, incomplete: str) -> list[Offer]:
    """Offer the versions of the card table of the game that was named before."""
    versions = (version for game in _named(context) for version in game.card_versions)
    return _fitting(((version, "") for version in versions), incomplete)


def _named(context: typer.Context) -> list[Game]:
    """Find the game on the command line; it is among the rest while an option lacks its value."""
    words = [context.params.get("game"), *context.args]
    return [game for name, game in all_games().items() if name in words]


def _levels() -> Iterable[Offer]:
    return ((name, T(f"level-{name}-about")) for name in LEVELS)


def _choices(game: Game) -> Iterable[Offer]:
    for option in game.options:
        for choice in option.choices:
            yield f"{option.name}={option.write(choice)}", choice_title(game, option, choice, T)


def _fitting(offers: Iterable[Offer], incomplete: str) -> list[Offer]:
    return [(word, about) for word, about in offers if word.startswith(incomplete)]
