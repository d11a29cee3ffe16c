"""What seats held, in words: cards, missions, clients."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from lanai.core.contract import Game
from lanai.texts import Texts
from lanai.texts.narration import narration_of
from lanai.texts.plain import heading


@dataclass(frozen=True)
class Piece:
    """What a card is called, and the names of its colours."""

    title: str
    colours: tuple[str, ...] = ()


def piece_of(game: Game, kind: str, name: str, cards: str, texts: Texts) -> Piece:
    """Name a card of a table as the game's narration does (`held_piece`), or plainly."""
    own = getattr(narration_of(game.name), "held_piece", None)
    if own is None:
        return Piece(heading(name))
    named = cast(Callable[[str, str, str, Texts], tuple[str, list[str]]], own)
    title, colours = named(kind, name, cards, texts)
    return Piece(title[:1].upper() + title[1:], tuple(colours))
