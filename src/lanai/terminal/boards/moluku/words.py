"""Moluku's board in words: its title, what is to do, and the position in plain lines."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from lanai.games.moluku.cards import Cards, load
from lanai.terminal.boards.moluku.pieces import GOLD, glyph_of, paint_of
from lanai.texts import Texts
from lanai.texts.narration.moluku import card_label, card_labels, island_sentences

RECONSTRUCTED: Final = "reconstructed"

View = dict[str, Any]


def title(view: View, texts: Texts) -> Text:
    """Head the board with the Season, the trump and the stock."""
    title = Text("Moluku", style=f"bold {GOLD}")
    title.append(f" · {texts('mo-title', season=view['season'], seasons=view['seasons'])} · ", "")
    trump = view["trump"]
    if trump is None:
        title.append(texts("mo-no-trump"), "default")
    else:
        named = texts("mo-trump", colour=texts(f"moluku-colour-{trump}"))
        title.append(f"{glyph_of(trump)} {named}", f"bold {paint_of(trump)}")
    if view["stock"]:
        title.append(f" · {texts('mo-stock', count=view['stock'])}", "default")
    return title


def to_do(view: View, names: list[str], table: Cards, texts: Texts, words: bool = True) -> str:
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
        labels = [card_label(card, table, texts) if words else card for card in own["choices"]]
        cards = texts("mo-or").join(labels)
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


def chosen(own: View, table: Cards, texts: Texts) -> str:
    """Say which cards are chosen so far."""
    return texts("mo-chosen", cards=card_labels(own["chosen"], table, texts))


def is_reconstructed(table: Cards) -> bool:
    """Tell whether some cards of a table had to be restored."""
    return any(row[-1] == RECONSTRUCTED for section in table.sections() for row in section.rows)


# In plain lines


def describe(view: View, names: list[str], texts: Texts) -> list[str]:
    """Describe the position line by line."""
    table = load(view["card_table"])
    lines = [title(view, texts).plain]
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
        lines += describe_own(view["you"], table, texts)
    if not view["over"]:
        lines.append(to_do(view, names, table, texts))
    if is_reconstructed(table):
        lines.append(texts("mo-reconstructed"))
    return lines


def describe_own(own: View, table: Cards, texts: Texts) -> list[str]:
    """Describe what only the viewer knows."""
    lines = [
        texts("labelled", label=texts("mo-hand"), value=card_labels(own["hand"], table, texts))
    ]
    if own["chosen"]:
        lines.append(chosen(own, table, texts))
    if own["choices"] and len(own["choices"]) < len(own["hand"]):
        lines.append(texts("mo-describe-choices", cards=card_labels(own["choices"], table, texts)))
    return lines
