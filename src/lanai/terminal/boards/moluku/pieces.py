"""Cards of Moluku in the terminal: as chips in hand and trick, as coloured letters in an Island."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lanai.games.moluku.cards import Cards
from lanai.texts import Texts
from lanai.texts.narration.moluku import card_label

PAINT: Final = {"green": "#2e8b57", "red": "#cf4a4a", "blue": "#3b7fc4", "yellow": "#d99a1c"}
GLYPHS: Final = {"green": "♣", "red": "✿", "blue": "≈", "yellow": "☼"}
GOLD: Final = "#d9b44a"
SEA: Final = "#3fa7a6"


def colour_of(card: str, table: Cards) -> str | None:
    """Name the colour of a card; a Panku has none."""
    return table.colours[table.letters.index(card[0])] if card[0] in table.letters else None


def paint_of(colour: str | None) -> str:
    """Give the paint of a colour."""
    return GOLD if colour is None else PAINT.get(colour, SEA)


def glyph_of(colour: str | None) -> str:
    """Give the sign of a colour, for who cannot tell colours apart."""
    return "★" if colour is None else GLYPHS.get(colour, "●")


def chip(card: str, table: Cards, texts: Texts, *, words: bool = True, dull: bool = False) -> Text:
    """Draw a card that lies in front of somebody; a dull one cannot be named now."""
    colour = colour_of(card, table)
    paint = paint_of(colour)
    drawn = f" {glyph_of(colour)} {typed_label(card, table, texts) if words else card} "
    if dull:
        return Text(drawn, style=f"dim {paint}")
    style = f"bold {GOLD} on #26211a" if colour is None else f"bold #ffffff on {paint}"
    return Text(drawn, style=style)


def typed_label(card: str, table: Cards, texts: Texts) -> str:
    """Write a card with what it shows; a Panku also as it is typed."""
    label = card_label(card, table, texts)
    typed = colour_of(card, table) is not None or label.lower() == card
    return label if typed else f"{label} ({card})"


def letters(card: str, table: Cards, texts: Texts, *, words: bool) -> Text:
    """Draw a card of an Island: coloured letters, with what it shows or without."""
    label = card_label(card, table, texts) if words else card
    return Text(label, style=paint_of(colour_of(card, table)))


def kinds(table: Cards, texts: Texts) -> list[Text]:
    """Tell what the heights show, for drawings that write cards without it."""
    heights: dict[str, list[str]] = {}
    for height, kind in enumerate(table.kinds, start=1):
        heights.setdefault(kind, []).append(str(height))
    return [
        Text.assemble(("/".join(numbers), "bold"), " ", (texts(f"moluku-kind-{kind}"), "dim"))
        for kind, numbers in heights.items()
    ]
