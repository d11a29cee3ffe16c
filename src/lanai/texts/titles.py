"""What a game and its parts are called: by its messages, or in plain words without them."""

from __future__ import annotations

from lanai.core.contract import Game, Option
from lanai.texts import Texts
from lanai.texts.plain import heading


def title_of(game: Game, texts: Texts) -> str:
    """Name a game."""
    return texts.first(game.title, f"{game.name}-name")


def line_of(game: Game, texts: Texts) -> str:
    """Say in a line what a game is."""
    return texts.first(game.about, f"{game.name}-line")


def option_title(game: Game, option: Option, texts: Texts) -> str:
    """Name an option."""
    return texts.first(heading(option.name), f"{game.name}-option-{option.name}")


def choice_title(game: Game, option: Option, choice: object, texts: Texts) -> str:
    """Say what a choice of an option means."""
    written = option.write(choice)
    return texts.first(heading(written), f"{game.name}-option-{option.name}-{written}")


def tally_title(game: Game, key: str, texts: Texts) -> str:
    """Name what a simulation counts."""
    return texts.first(heading(key), f"{game.name}-tally-{key}")


def section_title(game: Game, section: str, texts: Texts) -> str:
    """Name a part of a card table."""
    return texts.first(heading(section), f"{game.name}-cards-{section}")


def held_title(game: Game, kind: str, texts: Texts) -> str:
    """Name a kind of what seats hold."""
    return texts.first(heading(kind), f"{game.name}-held-{kind}")
