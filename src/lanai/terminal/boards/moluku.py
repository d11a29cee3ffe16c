"""Moluku in the terminal: Islands with their Huts, the trick as it ranks now, the own hand."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.games.moluku.cards import Cards, load
from lanai.terminal.flow import Flow
from lanai.texts import Texts
from lanai.texts.narration.moluku import card_label, card_labels, island_sentences

PAINT: Final = {"green": "#2e8b57", "red": "#cf4a4a", "blue": "#3b7fc4", "yellow": "#d99a1c"}
GLYPHS: Final = {"green": "♣", "red": "✿", "blue": "≈", "yellow": "☼"}
GOLD: Final = "#d9b44a"
SEA: Final = "#3fa7a6"
ALARM: Final = "bold #ffffff on #8e3fa0"
RECONSTRUCTED: Final = "reconstructed"

View = dict[str, Any]


def draw(view: View, names: list[str], texts: Texts) -> RenderableType:
    """Draw the Islands, below them the trick beside the own hand, and what is to do."""
    table = load(view["table"])
    parts: list[RenderableType] = [_islands(view, names, table, texts), ""]
    if view["reversed"]:
        parts += [Text(f" {texts('mo-reversed')} ", style=ALARM), ""]
    lower: list[RenderableType] = []
    if view["step"] in ("play", "chill", "take", "cancel", "palm"):
        lower.append(_trick(view, names, table, texts))
    if "you" in view and view["you"]["hand"]:
        lower.append(_hand(view, table, texts))
    if lower:
        parts += [Columns(lower, padding=(0, 4)), ""]
    if not view["over"]:
        parts.append(Text(_to_do(view, names, table, texts), style=f"bold {GOLD}"))
    if _is_reconstructed(table):
        parts.append(Text(texts("mo-reconstructed"), style="dim"))
    return Panel(
        Group(*parts), title=_title(view, texts), title_align="left", box=ROUNDED, border_style=SEA
    )


def describe(view: View, names: list[str], texts: Texts) -> list[str]:
    """Describe the position line by line."""
    table = load(view["table"])
    lines = [_title(view, texts).plain]
    if view["reversed"]:
        lines.append(texts("mo-reversed"))
    for seat, name in enumerate(names):
        shown = view["seats"][seat]
        lines.append(
            texts(
                "mo-describe-seat",
                seat=name,
                total=view["scores"][seat],
                cards=shown["cards"],
                worth=shown["worth"],
                island=" ".join(island_sentences(shown, table, texts)) or "–",
            )
        )
    lines += [
        texts(
            "mo-describe-trick",
            seat=names[row["seat"]],
            cards=card_labels(row["cards"], table, texts),
            place=view["order"].index(row["seat"]) + 1 if row["seat"] in view["order"] else 0,
        )
        for row in view["trick"]
    ]
    if "you" in view:
        lines += _describe_own(view["you"], table, texts)
    if not view["over"]:
        lines.append(_to_do(view, names, table, texts))
    if _is_reconstructed(table):
        lines.append(texts("mo-reconstructed"))
    return lines


# Cards


def _colour(card: str, table: Cards) -> str | None:
    return table.colours[table.letters.index(card[0])] if card[0] in table.letters else None


def _chip(card: str, table: Cards, texts: Texts, *, dull: bool = False) -> Text:
    """Draw a card that lies in front of you; a dull one cannot be named now."""
    colour = _colour(card, table)
    paint = GOLD if colour is None else PAINT.get(colour, SEA)
    glyph = "★" if colour is None else GLYPHS.get(colour, "●")
    label = card_label(card, table, texts)
    if colour is None and label.lower() != card:
        label = f"{label} ({card})"  # as it is typed
    if dull:
        return Text(f" {glyph} {label} ", style=f"dim {paint}")
    style = f"bold {GOLD} on #26211a" if colour is None else f"bold #ffffff on {paint}"
    return Text(f" {glyph} {label} ", style=style)


def _small(card: str, table: Cards, texts: Texts) -> Text:
    """Draw a card of an Island: coloured letters."""
    colour = _colour(card, table)
    paint = GOLD if colour is None else PAINT.get(colour, SEA)
    return Text(card_label(card, table, texts), style=paint)


def _is_reconstructed(table: Cards) -> bool:
    return any(row[-1] == RECONSTRUCTED for section in table.sections() for row in section.rows)


# The board


def _title(view: View, texts: Texts) -> Text:
    title = Text("Moluku", style=f"bold {GOLD}")
    title.append(f" · {texts('mo-title', season=view['season'], seasons=view['seasons'])} · ", "")
    trump = view["trump"]
    if trump is None:
        title.append(texts("mo-no-trump"), "default")
    else:
        named = texts("mo-trump", colour=texts(f"moluku-colour-{trump}"))
        title.append(f"{GLYPHS.get(trump, '●')} {named}", f"bold {PAINT.get(trump, SEA)}")
    if view["stock"]:
        title.append(f" · {texts('mo-stock', count=view['stock'])}", "default")
    return title


def _islands(view: View, names: list[str], table: Cards, texts: Texts) -> Table:
    islands = Table(box=None, padding=(0, 2, 0, 0), expand=True)
    islands.add_column(texts("mo-player"), no_wrap=True)
    islands.add_column(texts("mo-total"), justify="right")
    islands.add_column(texts("mo-cards"), justify="right")
    islands.add_column(texts("mo-worth"), justify="right", style=f"bold {GOLD}")
    islands.add_column(texts("mo-island"), ratio=1)
    own = view["you"]["seat"] if "you" in view else None
    for seat, name in enumerate(names):
        shown = view["seats"][seat]
        mark = "▸ " if seat in view["to_act"] else "  "
        islands.add_row(
            Text(mark + name, style="bold" if seat == own else ""),
            _total(view, seat),
            str(shown["cards"]),
            str(shown["worth"]),
            Flow(_island(shown, table, texts)),
        )
    return islands


def _total(view: View, seat: int) -> str:
    """Write a total; in teams with the sum of the two."""
    together = [f" ({team['points']})" for team in view["teams"] if seat in team["seats"]]
    return f"{view['scores'][seat]}{''.join(together)}"


def _island(shown: View, table: Cards, texts: Texts) -> list[Text]:
    """Draw an Island: Huts with what they shelter, food outside, value cards, cancelled cards."""
    pieces: list[Text] = []
    for hut in shown["huts"]:
        piece = Text.assemble("⌂ ", _small(hut["hut"], table, texts))
        if hut["foods"]:
            inside = Text(" + ").join(_small(food, table, texts) for food in hut["foods"])
            piece.append_text(Text.assemble(" ‹", inside, "›"))
        pieces.append(_worth(piece, hut["points"]))
    pieces += [
        _worth(_small(row["card"], table, texts), row["points"])
        for row in [*shown["foods"], *shown["values"]]
    ]
    for row in shown["covered"]:
        pieces.append(Text(f"{card_label(row['card'], table, texts)} ✕ ", style="dim strike"))
    return pieces


def _worth(piece: Text, points: int) -> Text:
    return Text.assemble(piece, (f" {points}", "bold"), " ")


def _trick(view: View, names: list[str], table: Cards, texts: Texts) -> RenderableType:
    """Draw the trick in turn order, with the place in the harvest that each card has now."""
    heading = Text(texts("mo-trick"), style="bold")
    if view["led"] is not None:
        suit = texts("mo-led", colour=texts(f"moluku-colour-{view['led']}"))
        led = f"{GLYPHS.get(view['led'], '●')} {suit}"
        heading.append(f" · {led}", f"bold {PAINT.get(view['led'], SEA)}")
    if view["wedding"]:
        heading.append(f" · {texts('mo-second-cards')}", f"bold {GOLD}")
    elif view["trick"] and not view["order"]:
        heading.append(f" · {texts('mo-first-cards')}", f"bold {GOLD}")
    grid = Table.grid(padding=(0, 1))
    lying = {row["seat"]: row["cards"] for row in view["trick"]}
    order = view["order"]
    for place in range(len(names)):
        seat = (view["leader"] + place) % len(names)
        badge = Text(f"{order.index(seat) + 1}.", f"bold {GOLD}") if seat in order else Text(" ·")
        cards = Flow(_chip(card, table, texts) for card in lying.get(seat, []))
        grid.add_row(badge, names[seat], cards, Text(_pick_note(view, seat, texts), "dim"))
    return Group(heading, grid)


def _pick_note(view: View, seat: int, texts: Texts) -> str:
    """Say whether a seat has picked, or picks now."""
    if view["step"] == "play" or seat not in view["order"]:
        return texts("mo-leads") if seat == view["leader"] else ""
    place = view["order"].index(seat)
    if place < view["picked"]:
        return texts("mo-has-picked")
    return texts("mo-picks-now") if seat in view["to_act"] and view["step"] == "take" else ""


def _hand(view: View, table: Cards, texts: Texts) -> RenderableType:
    """Draw the own hand, a row for each colour; what cannot be named now is dull."""
    own = view["you"]
    playing = view["step"] in ("play", "discard", "pass-left", "pass-right")
    elsewhere = view["step"] in ("chill", "take", "cancel")
    bright = own["choices"] if playing else [] if elsewhere else own["hand"]
    rows: list[RenderableType] = [Text(texts("mo-hand"), style="bold")]
    for colour in (*table.colours, None):
        cards = [card for card in own["hand"] if _colour(card, table) == colour]
        if cards:
            rows.append(Flow(_chip(card, table, texts, dull=card not in bright) for card in cards))
    if own["chosen"]:
        rows.append(Text(_chosen(own, table, texts), style="dim"))
    return Group(*rows)


def _chosen(own: View, table: Cards, texts: Texts) -> str:
    return texts("mo-chosen", cards=card_labels(own["chosen"], table, texts))


def _to_do(view: View, names: list[str], table: Cards, texts: Texts) -> str:
    """Say what the viewer must do now, and why the choices are limited."""
    own = view.get("you")
    if own is None or own["seat"] not in view["to_act"]:
        waiting = ", ".join(names[seat] for seat in view["to_act"])
        return texts("mo-waiting", names=waiting) if waiting else ""
    step = view["step"]
    if step == "play":
        return _to_play(view, own, texts)
    if step in ("discard", "pass-left", "pass-right"):
        receiver = own["seat"] if own["passes_to"] is None else own["passes_to"]
        card = own["choices"][0]
        return texts(f"mo-do-{step}", count=own["owes"], seat=names[receiver], card=card)
    if step in ("take", "cancel"):
        cards = texts("mo-or").join(card_label(card, table, texts) for card in own["choices"])
        return texts(f"mo-do-{step}", cards=cards, card=own["choices"][0])
    return texts("mo-now-chill" if step == "chill" else f"mo-do-{step}")


def _to_play(view: View, own: View, texts: Texts) -> str:
    example = own["choices"][0]
    if own["must"] is not None:
        colour = view["led"] if own["must"] == "follow" else view["trump"]
        named = texts(f"moluku-colour-{colour}")
        return texts(f"mo-do-play-{own['must']}", colour=named, card=example)
    leads = not view["trick"] or (view["wedding"] and not view["order"])
    return texts("mo-do-play-lead" if leads else "mo-do-play-anything", card=example)


# In plain lines


def _describe_own(own: View, table: Cards, texts: Texts) -> list[str]:
    lines = [
        texts("labelled", label=texts("mo-hand"), value=card_labels(own["hand"], table, texts))
    ]
    if own["chosen"]:
        lines.append(_chosen(own, table, texts))
    if own["choices"] and len(own["choices"]) < len(own["hand"]):
        lines.append(texts("mo-describe-choices", cards=card_labels(own["choices"], table, texts)))
    return lines
