"""Tiki Topple in the terminal: the totem, the mission with its points now, cards and players."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.texts import Texts
from lanai.texts.narration.tiki_topple import card_name, mission_named, tiki_name

PAINT: Final = {
    "red": "#e5534b", "light-blue": "#7fc8e8", "yellow": "#f2c53d",
    "green": "#58a55c", "orange": "#f08a3c", "purple": "#a87fd6",
    "brown": "#b0764a", "grey": "#a9b0b6", "pink": "#f29ac0",
}  # fmt: skip
FACES: Final = {
    "nani": "(✿‿✿)", "wikiwiki": "«°ᴗ°»", "huhu": "^ò_ó^",
    "nui": "[◣▄◢]", "akamai": "(•◉•)", "lokahi": "(◕|◕)",
    "eepo": "(–_–)", "hookipa": "\\(◡)/", "kapu": "(°×°)",
}  # fmt: skip
SIGNS: Final = {
    "up1": "↑", "up2": "⇈", "up3": "⤊", "puh": "⇊", "topple": "⤓", "wiki": "⇅", "toast": "♨",
}  # fmt: skip
TORCH: Final = "#f6b85a"
BESIDE: Final = 70
"""The width from which on the totem and the rest stand side by side."""

View = dict[str, Any]


class Layout:
    """The totem beside the rest, or above it where the screen is narrow."""

    def __init__(self, totem: RenderableType, rest: RenderableType) -> None:
        self.totem = totem
        self.rest = rest

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < BESIDE:
            yield Group(self.totem, "", self.rest)
            return
        grid = Table.grid(expand=True, padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(self.totem, self.rest)
        yield grid


def draw(view: View, names: list[str], texts: Texts) -> RenderableType:
    """Draw the totem with the mission, the cards and the players."""
    rest: list[RenderableType] = []
    if "you" in view:
        rest += [_mission(view, texts), *_cards(view["you"], texts), ""]
    rest.append(_results(view, names, texts) if view["over"] else _players(view, names, texts))
    title = texts("tt-title", round=view["round"], rounds=view["rounds"])
    heading = f"[bold {TORCH}]{texts('tiki-topple-name')}[/] · {title}"
    body = Layout(_totem(view, texts), Group(*rest))
    return Panel(body, title=heading, title_align="left", box=ROUNDED, border_style="#8a5a2b")


def describe(view: View, names: list[str], texts: Texts) -> list[str]:
    """Describe the position line by line."""
    column = ", ".join(
        f"{place} {tiki_name(tiki, texts)}" for place, tiki in enumerate(view["column"], start=1)
    )
    toasted = ", ".join(tiki_name(tiki, texts) for tiki in view["toasted"])
    lines = [
        texts("tt-title", round=view["round"], rounds=view["rounds"]),
        _labelled("tt-column", column, texts),
        _labelled("tt-toasted-list", toasted or texts("tt-nobody-toasted"), texts),
    ]
    for name, points, seat in zip(names, view["scores"], view["seats"], strict=True):
        played = _cards_named(seat["played"], texts) or "–"
        value = f"{texts('tt-points')} {points}, "
        if view["over"]:
            mission = mission_named(seat["mission"], view["worths"], texts)
            value += f"{texts('tt-last-mission')} {mission}"
        else:
            value += f"{texts('tt-cards')} {seat['cards']}, {texts('tt-played')} {played}"
        lines.append(texts("labelled", label=name, value=value))
    if "you" in view:
        lines += _describe_own(view, texts)
    return lines


def _paint(view: View, tiki: str) -> str:
    return PAINT[view["tikis"][tiki]["colour"]]


def _totem(view: View, texts: Texts) -> Table:
    mission = view["you"]["mission"] if "you" in view else []
    totem = Table.grid(padding=(0, 1))
    for place, tiki in enumerate(view["column"], start=1):
        torch = Text(f"{place}", style=f"bold {TORCH}" if place <= 3 else "dim")
        face = f" {FACES[tiki]} {tiki_name(tiki, texts):<9}"
        block = Text(face, style=f"bold #1c1510 on {_paint(view, tiki)}")
        wanted = f"◂ {view['worths'][mission.index(tiki)]}" if tiki in mission else ""
        totem.add_row(torch, block, Text(wanted, style=f"bold {TORCH}"))
    for tiki in view["toasted"]:
        totem.add_row(
            Text("♨", style="#d9603b"), Text(f" {tiki_name(tiki, texts)}", style="dim strike"), ""
        )
    return totem


def _mission(view: View, texts: Texts) -> Text:
    own = view["you"]
    now = texts("tt-mission-now", points=sum(own["points_now"]))
    line = Text(f"{texts('tt-mission')} · {now}\n", style=f"bold {TORCH}")
    for tiki, worth, points in zip(own["mission"], view["worths"], own["points_now"], strict=True):
        line.append(f" {worth} ", style="bold default")
        line.append(f"{tiki_name(tiki, texts)} {'✓' if points else ' '} ", _paint(view, tiki))
    return line


def _cards(own: View, texts: Texts) -> list[RenderableType]:
    cards = [
        Text(f" {SIGNS[kind]} {card_name(kind, texts)} ", style="#1c1510 on #d8b878")
        for kind in own["hand"]
    ]
    label = Text(_labelled("tt-hand", "", texts).rstrip(), style="bold")
    shown: list[RenderableType] = [label, Columns(cards, padding=(0, 1))]
    if own["aside"]:
        shown.append(Text(_labelled("tt-aside", _cards_named(own["aside"], texts), texts), "dim"))
    return shown


def _players(view: View, names: list[str], texts: Texts) -> Table:
    table = _table("tt-points", "tt-cards", texts=texts)
    table.add_column(texts("tt-played"), overflow="fold")
    for seat, name in enumerate(names):
        shown = view["seats"][seat]
        moving = seat == view["turn"]
        played = " ".join(SIGNS[kind] for kind in shown["played"])
        table.add_row(
            Text(("▸ " if moving else "  ") + name, style="bold" if moving else ""),
            str(view["scores"][seat]),
            str(shown["cards"]),
            played,
        )
    return table


def _results(view: View, names: list[str], texts: Texts) -> Table:
    """Show the points of everybody and the missions of the last round."""
    table = _table("tt-points", texts=texts)
    table.add_column(texts("tt-last-mission"))
    for seat, name in enumerate(names):
        won = seat in view["winners"]
        mission = ", ".join(tiki_name(tiki, texts) for tiki in view["seats"][seat]["mission"])
        table.add_row(
            Text(("▸ " if won else "  ") + name, style="bold" if won else ""),
            str(view["scores"][seat]),
            mission,
        )
    return table


def _table(*numbers: str, texts: Texts) -> Table:
    """Begin a table of the players with columns of numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("  " + texts("tt-seat"), no_wrap=True, max_width=18)
    for number in numbers:
        table.add_column(texts(number), justify="right")
    return table


def _cards_named(kinds: list[str], texts: Texts) -> str:
    return ", ".join(card_name(kind, texts) for kind in kinds)


def _labelled(label: str, value: str, texts: Texts) -> str:
    return texts("labelled", label=texts(label), value=value)


def _describe_own(view: View, texts: Texts) -> list[str]:
    own = view["you"]
    mission = mission_named(own["mission"], view["worths"], texts)
    now = texts("tt-mission-now", points=sum(own["points_now"]))
    lines = [
        _labelled("tt-mission", f"{mission} ({now})", texts),
        _labelled("tt-hand", _cards_named(own["hand"], texts), texts),
    ]
    if own["aside"]:
        lines.append(_labelled("tt-aside", _cards_named(own["aside"], texts), texts))
    return lines
