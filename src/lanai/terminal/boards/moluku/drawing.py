"""Moluku in the terminal: everybody's card in the trick and their Island, the own hand, what to do.

There are several drawings (`terminal/fit.py`). The richest writes with every card what it shows;
where that is too much for the screen, cards are only named and a line tells what heights show.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.games.moluku.cards import Cards, load
from lanai.terminal.boards.moluku.pieces import (
    GOLD,
    SEA,
    chip,
    colour_of,
    glyph_of,
    kinds,
    letters,
    paint_of,
)
from lanai.terminal.boards.moluku.words import chosen, is_reconstructed, title, to_do
from lanai.terminal.fit import Fit
from lanai.terminal.flow import Flow
from lanai.texts import Texts

ALARM: Final = "bold #ffffff on #8e3fa0"
LONGEST_NAME: Final = 16
TRICK_STEPS: Final = ("play", "chill", "take", "cancel", "palm")
FIGURES: Final = ("mo-total", "mo-cards", "mo-island")
HAND_STEPS: Final = ("play", "discard", "pass-left", "pass-right")

View = dict[str, Any]


class Detail(NamedTuple):
    """How much a drawing tells."""

    whole: bool  # whole names, and air between the parts
    hand: bool  # what the cards in hand and in the trick show
    islands: bool  # what the cards of Islands show


DETAILS: Final = (
    Detail(whole=True, hand=True, islands=True),
    Detail(whole=False, hand=True, islands=True),
    Detail(whole=False, hand=True, islands=False),
    Detail(whole=False, hand=False, islands=False),
)


def draw(view: View, names: list[str], texts: Texts) -> RenderableType:
    """Draw the players with their cards in the trick and their Islands, the hand, what is to do."""
    table = load(view["card_table"])
    return Fit([Drawing(view, names, table, texts, detail).panel() for detail in DETAILS])


class Drawing:
    """A view drawn in some detail."""

    def __init__(
        self, view: View, names: list[str], table: Cards, texts: Texts, detail: Detail
    ) -> None:
        self.view = view
        self.names = names if detail.whole else [clipped(name) for name in names]
        self.table = table
        self.texts = texts
        self.detail = detail

    def panel(self) -> Panel:
        """Put all parts into a frame."""
        parts: list[RenderableType] = [self.players()]
        parts += [part for part in (self.signs(), self.hand(), self.to_do()) if part is not None]
        if self.detail.whole:
            parts = [part for each in parts for part in (each, "")][:-1]
        if not (self.detail.hand and self.detail.islands):
            parts.append(Flow(kinds(self.table, self.texts)))
        return Panel(
            Group(*parts),
            title=title(self.view, self.texts),
            title_align="left",
            subtitle=self.footnote(),
            subtitle_align="right",
            box=ROUNDED,
            border_style=SEA,
        )

    def footnote(self) -> Text | None:
        """Say that cards are reconstructed, and that there is more to see."""
        notes = [self.texts("mo-reconstructed-short")] if is_reconstructed(self.table) else []
        if not self.detail.whole and not self.view["over"]:
            notes.append(self.texts("play-look"))
        return Text(" · ".join(notes), style="dim") if notes else None

    # Players

    def players(self) -> RenderableType:
        """Draw a line for every player, and below it their Island."""
        in_trick = self.view["step"] in TRICK_STEPS
        heading = ["  " + self.texts("mo-player"), *map(self.texts, FIGURES)]
        rows = [heading, *(self.figures(seat) for seat in range(len(self.names)))]
        widths = [max(cell_len(row[column]) for row in rows) for column in range(len(heading))]
        drawn: list[RenderableType] = [
            line(heading, widths, self.trick_heading() if in_trick else "", "dim")
        ]
        for seat, row in enumerate(rows[1:]):
            place = Flow(self.trick_place(seat)) if in_trick else ""
            drawn.append(line(row, widths, place, "bold" if self.is_own(seat) else ""))
            island = self.island(self.view["seats"][seat])
            if island:
                drawn.append(Padding(Flow(island, gap=2), (0, 0, 0, 4)))
        return Group(*drawn)

    def is_own(self, seat: int) -> bool:
        """Tell whether the viewer sits there."""
        return "you" in self.view and self.view["you"]["seat"] == seat

    def figures(self, seat: int) -> list[str]:
        """Write who a player is, their total, cards in hand and what their Island is worth."""
        view = self.view
        marked = view["winners"] if view["over"] else view["to_act"]
        shown = view["seats"][seat]
        together = [f" ({team['points']})" for team in view["teams"] if seat in team["seats"]]
        return [
            ("▸ " if seat in marked else "  ") + self.names[seat],
            "".join([str(view["scores"][seat]), *together]),
            str(shown["cards"]),
            str(shown["worth"]),
        ]

    def island(self, shown: View) -> list[Text]:
        """Draw an Island: Huts with what they shelter, food outside, value cards, cancelled."""
        words = self.detail.islands
        pieces: list[Text] = []
        for hut in shown["huts"]:
            piece = Text.assemble("⌂ " if words else "⌂", self.letters(hut["hut"]))
            if hut["foods"]:
                between = Text(" + " if words else " ")
                foods = between.join(self.letters(food) for food in hut["foods"])
                piece.append_text(Text.assemble(" ‹" if words else "‹", foods, "›"))
            pieces.append(Text.assemble(piece, (f" {hut['points']}", "bold")))
        for row in [*shown["foods"], *shown["values"]]:
            pieces.append(Text.assemble(self.letters(row["card"]), (f" {row['points']}", "bold")))
        for row in shown["covered"]:
            pieces.append(Text(f"✕ {self.letters(row['card']).plain}", style="dim strike"))
        return pieces

    def letters(self, card: str) -> Text:
        """Draw a card of an Island."""
        return letters(card, self.table, self.texts, words=self.detail.islands)

    # The trick

    def trick_heading(self) -> Text:
        """Head the column of the trick with the suit led."""
        heading = Text(self.texts("mo-trick"))
        led = self.view["led"]
        if led is not None:
            suit = self.texts("mo-led", colour=self.texts(f"moluku-colour-{led}"))
            heading.append(f" · {glyph_of(led)} {suit}", f"bold not dim {paint_of(led)}")
        return heading

    def trick_place(self, seat: int) -> list[Text]:
        """Draw a player's place in the harvest as it is now, and their cards."""
        view = self.view
        ranks = seat in view["order"]
        badge = f"{view['order'].index(seat) + 1}." if ranks else " ·"
        pieces = [Text(badge, f"bold {GOLD}" if ranks else "dim")]
        lying = [row["cards"] for row in view["trick"] if row["seat"] == seat]
        pieces += [self.chip(card) for cards in lying for card in cards]
        note = self.pick_note(seat)
        return [*pieces, Text(note, "dim")] if note else pieces

    def pick_note(self, seat: int) -> str:
        """Say who leads, who has picked and who picks now."""
        view = self.view
        if view["step"] == "play" or seat not in view["order"]:
            return self.texts("mo-leads") if seat == view["leader"] else ""
        if view["order"].index(seat) < view["picked"]:
            return self.texts("mo-has-picked")
        picks = seat in view["to_act"] and view["step"] == "take"
        return self.texts("mo-picks-now") if picks else ""

    def signs(self) -> RenderableType | None:
        """Warn that this trick is another than usual: reversed, or a Wedding."""
        view = self.view
        pieces = []
        if view["reversed"]:
            pieces.append(Text(f" {self.texts('mo-reversed')} ", style=ALARM))
        if view["wedding"]:
            pieces.append(Text(self.texts("mo-second-cards"), style=f"bold {GOLD}"))
        elif view["trick"] and not view["order"]:
            pieces.append(Text(self.texts("mo-first-cards"), style=f"bold {GOLD}"))
        return Flow(pieces, gap=2) if pieces else None

    def chip(self, card: str, bright: bool = True) -> Text:
        """Draw a card of the trick or of the hand."""
        return chip(card, self.table, self.texts, words=self.detail.hand, dull=not bright)

    # The viewer

    def hand(self) -> RenderableType | None:
        """Draw the own hand; what cannot be named now is dull."""
        if "you" not in self.view or not self.view["you"]["hand"]:
            return None
        own, step = self.view["you"], self.view["step"]
        bright = own["choices"] if step in HAND_STEPS else []
        if step not in (*HAND_STEPS, "chill", "take", "cancel"):
            bright = own["hand"]
        label = Text(self.texts("mo-hand"), style="bold")
        parts: list[RenderableType] = []
        if self.detail.whole:
            parts.append(label)
            for colour in (*self.table.colours, None):
                row = [card for card in own["hand"] if colour_of(card, self.table) == colour]
                if row:
                    parts.append(Flow(self.chip(card, card in bright) for card in row))
        else:
            chips = [self.chip(card, card in bright) for card in own["hand"]]
            parts.append(Flow([label, *chips], gap=int(self.detail.hand)))
        if own["chosen"]:
            parts.append(Text(chosen(own, self.table, self.texts), style="dim"))
        return Group(*parts)

    def to_do(self) -> RenderableType | None:
        """Say what is to be done now."""
        if self.view["over"]:
            return None
        words = self.detail.islands
        return Text(to_do(self.view, self.names, self.table, self.texts, words), f"bold {GOLD}")


def line(row: list[str], widths: list[int], rest: RenderableType, style: str) -> Table:
    """Put a player's figures and their place in the trick into one line."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(width=widths[0], no_wrap=True)
    for width in widths[1:]:
        grid.add_column(width=width, justify="right", no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(*(Text(cell, style=style) for cell in row), rest)
    return grid


def clipped(name: str) -> str:
    """Shorten a name that would take the place of something else."""
    short = Text(name)
    short.truncate(LONGEST_NAME, overflow="ellipsis")
    return short.plain
