"""Tiki Topple in the terminal: the totem, the mission with its points now, cards and players."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.texts import Texts

PAINT: Final = {
    "nani": "#e5534b", "wikiwiki": "#7fc8e8", "huhu": "#f2c53d",
    "nui": "#58a55c", "akamai": "#f08a3c", "lokahi": "#a87fd6",
    "eepo": "#b0764a", "hookipa": "#a9b0b6", "kapu": "#f29ac0",
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
WORTHS: Final = (9, 5, 2)

View = dict[str, Any]


def draw(view: View, names: list[str], texts: Texts) -> RenderableType:
    """Draw the totem beside the mission and the players."""
    side: list[RenderableType] = []
    if "you" in view:
        side += [_mission(view, texts), _cards(view, texts)]
    side.append(_players(view, names, texts))
    title = texts("tt-title", round=view["round"], rounds=view["rounds"])
    body = Columns([_totem(view, texts), Group(*side)], padding=(0, 3))
    heading = f"[bold {TORCH}]Tiki Topple[/] · {title}"
    return Panel(body, title=heading, title_align="left", box=ROUNDED, border_style="#8a5a2b")


def describe(view: View, names: list[str], texts: Texts) -> list[str]:
    """Describe the position line by line."""
    column = ", ".join(
        f"{place} {_tiki(tiki, texts)}" for place, tiki in enumerate(view["column"], start=1)
    )
    toasted = ", ".join(_tiki(tiki, texts) for tiki in view["toasted"])
    lines = [
        texts("tt-title", round=view["round"], rounds=view["rounds"]),
        _labelled("tt-column", column, texts),
        _labelled("tt-toasted-list", toasted or texts("tt-nobody-toasted"), texts),
    ]
    for name, points, seat in zip(names, view["scores"], view["seats"], strict=True):
        played = ", ".join(_card(kind, texts) for kind in seat["played"]) or "–"
        value = (
            f"{texts('tt-points')} {points}, {texts('tt-cards')} {seat['cards']}, "
            f"{texts('tt-played')} {played}"
        )
        lines.append(texts("labelled", label=name, value=value))
    if "you" in view:
        lines += _describe_own(view["you"], texts)
    return lines


def narrate(event: View, names: list[str], texts: Texts) -> list[str]:
    """Tell an event in sentences."""
    kind = event["event"]
    if kind == "round":
        return _narrate_round(event, names, texts)
    if kind == "played":
        return [_narrate_played(event, names, texts)]
    if kind == "scored":
        return _narrate_scored(event, names, texts)
    return [texts("tt-event-over")]


def _tiki(tiki: str, texts: Texts) -> str:
    return texts(f"tiki-{tiki}")


def _card(kind: str, texts: Texts) -> str:
    return texts(f"card-{kind}")


def _totem(view: View, texts: Texts) -> Table:
    mission = view["you"]["mission"] if "you" in view else []
    totem = Table.grid(padding=(0, 1))
    for place, tiki in enumerate(view["column"], start=1):
        torch = Text(f"{place}", style=f"bold {TORCH}" if place <= 3 else "dim")
        block = Text(
            f" {FACES[tiki]} {_tiki(tiki, texts):<9}", style=f"bold #1c1510 on {PAINT[tiki]}"
        )
        wanted = f"◂ {WORTHS[mission.index(tiki)]}" if tiki in mission else ""
        totem.add_row(torch, block, Text(wanted, style=f"bold {TORCH}"))
    for tiki in view["toasted"]:
        totem.add_row(
            Text("♨", style="#d9603b"), Text(f" {_tiki(tiki, texts)}", style="dim strike"), ""
        )
    return totem


def _mission(view: View, texts: Texts) -> Text:
    own = view["you"]
    now = texts("tt-mission-now", points=sum(own["points_now"]))
    line = Text(f"{texts('tt-mission')} · {now}\n", style=f"bold {TORCH}")
    for tiki, worth, points in zip(own["mission"], WORTHS, own["points_now"], strict=True):
        mark = "✓" if points else " "
        line.append(f" {worth} ", style="bold default")
        line.append(f"{_tiki(tiki, texts)} {mark}  ", style=f"bold {PAINT[tiki]}")
    return line


def _cards(view: View, texts: Texts) -> Text:
    own = view["you"]
    line = Text(f"\n{texts('tt-hand')}: ", style="bold")
    for kind in own["hand"]:
        line.append(f" {SIGNS[kind]} {_card(kind, texts)} ", style="#1c1510 on #d8b878")
        line.append(" ")
    if own["aside"]:
        aside = ", ".join(_card(kind, texts) for kind in own["aside"])
        line.append(f"\n{texts('tt-aside')}: {aside}", style="dim")
    line.append("\n")
    return line


def _players(view: View, names: list[str], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts("tt-seat"))
    table.add_column(texts("tt-points"), justify="right")
    table.add_column(texts("tt-cards"), justify="right")
    table.add_column(texts("tt-played"))
    for seat, name in enumerate(names):
        shown = view["seats"][seat]
        mark = "▸ " if seat == view["turn"] else "  "
        played = " ".join(SIGNS[kind] for kind in shown["played"])
        style = "bold" if seat == view["turn"] else ""
        table.add_row(
            Text(mark + name, style=style), str(view["scores"][seat]), str(shown["cards"]), played
        )
    return table


def _labelled(label: str, value: str, texts: Texts) -> str:
    return texts("labelled", label=texts(label), value=value)


def _describe_own(own: View, texts: Texts) -> list[str]:
    mission = ", ".join(
        f"{_tiki(tiki, texts)} {worth}" for tiki, worth in zip(own["mission"], WORTHS, strict=True)
    )
    now = texts("tt-mission-now", points=sum(own["points_now"]))
    hand = ", ".join(_card(kind, texts) for kind in own["hand"])
    lines = [
        _labelled("tt-mission", f"{mission} ({now})", texts),
        _labelled("tt-hand", hand, texts),
    ]
    if own["aside"]:
        aside = ", ".join(_card(kind, texts) for kind in own["aside"])
        lines.append(_labelled("tt-aside", aside, texts))
    return lines


def _narrate_round(event: View, names: list[str], texts: Texts) -> list[str]:
    column = ", ".join(_tiki(tiki, texts) for tiki in event["column"])
    starter = names[event["starter"]]
    told = [texts("tt-event-round", round=event["round"], starter=starter, column=column)]
    if "mission" in event:
        first, second, third = (_tiki(tiki, texts) for tiki in event["mission"])
        told.append(texts("tt-event-mission", first=first, second=second, third=third))
    return told


def _narrate_played(event: View, names: list[str], texts: Texts) -> str:
    card: str = event["card"]
    message = "tt-event-played-up" if card.startswith("up") else f"tt-event-played-{card}"
    args = {
        "seat": names[event["seat"]],
        "card": _card(card, texts),
        "tiki": _tiki(event["tiki"], texts),
    }
    if "other" in event:
        return texts(message, **args, other=_tiki(event["other"], texts))
    if "to" in event:
        return texts(message, **args, to=event["to"])
    return texts(message, **args)


def _narrate_scored(event: View, names: list[str], texts: Texts) -> list[str]:
    told = [texts(f"tt-event-ended-{event['ended_by']}", round=event["round"])]
    for row in event["seats"]:
        mission = ", ".join(
            f"{_tiki(tiki, texts)} {points}"
            for tiki, points in zip(row["mission"], row["parts"], strict=True)
        )
        name = names[row["seat"]]
        told.append(
            texts(
                "tt-event-scored",
                seat=name,
                mission=mission,
                points=row["points"],
                total=row["total"],
            )
        )
    return told
