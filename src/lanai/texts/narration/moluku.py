"""Moluku in words: cards by their names, events in sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from lanai.games.moluku.cards import Cards, load
from lanai.texts import Texts

View = dict[str, Any]


def narrate(event: View, names: list[str], texts: Texts) -> list[str]:
    """Tell an event in sentences."""
    kind = event["event"]
    if kind in TELLERS:
        return TELLERS[kind](event, names, texts)
    args: dict[str, object] = {"seat": names[event["seat"]]} if "seat" in event else {}
    if kind == "taken-up":
        args["season"] = event["season"]
    for key in ("card", "volcano"):
        if key in event:
            args[key] = card_words(event[key], load(event["card_table"]), texts)
    if kind == "taken":
        args["cards"] = cards_words(event["cards"], load(event["card_table"]), texts)
    return [texts(_message(event), **args)]


def standing(view: View, seat: int, texts: Texts) -> str:
    """Say how far a game is and what a seat has, with what its Island is worth now."""
    stage = texts("mo-title", season=view["season"], seasons=view["seasons"])
    points = view["scores"][seat] + view["seats"][seat]["worth"]
    return texts("standing", stage=stage, points=points)


def name_pieces(args: View, texts: Texts) -> View:
    """Put the pieces in the arguments of a reason into words."""
    named = dict(args)
    if "card" in args:
        named["card"] = card_words(args["card"], load(args["card_table"]), texts)
    if "colour" in args:
        named["colour"] = texts(f"moluku-colour-{args['colour']}")
    return named


@cache
def card_label(card: str, table: Cards, texts: Texts) -> str:
    """Write a card as it is typed, with what it shows: `G7 Pineapple`."""
    kind = texts(f"moluku-kind-{table.kind(table.names.index(card))}")
    return f"{card} {kind}" if card[0] in table.letters else kind


def card_labels(cards: list[str], table: Cards, texts: Texts) -> str:
    """Write several cards as they are typed, with what they show."""
    return ", ".join(card_label(card, table, texts) for card in cards)


@cache
def card_words(card: str, table: Cards, texts: Texts) -> str:
    """Say a card in words alone: `green 7 (Pineapple)`."""
    kind = texts(f"moluku-kind-{table.kind(table.names.index(card))}")
    if card[0] not in table.letters:
        return kind
    colour = table.colours[table.letters.index(card[0])]
    return texts("moluku-card", colour=texts(f"moluku-colour-{colour}"), height=card[1:], kind=kind)


def cards_words(cards: list[str], table: Cards, texts: Texts) -> str:
    """Say several cards in words alone."""
    return ", ".join(card_words(card, table, texts) for card in cards)


def held_piece(_kind: str, name: str, cards: str, texts: Texts) -> tuple[str, list[str]]:
    """Name a card that a seat held, with its colour."""
    table = load(cards)
    colours = [] if name[0] not in table.letters else [table.colours[table.letters.index(name[0])]]
    return card_words(name, table, texts), colours


def island_sentences(shown: View, table: Cards, texts: Texts) -> list[str]:
    """Tell how the points of an Island come about."""
    told = []
    for hut in shown["huts"]:
        name = card_words(hut["hut"], table, texts)
        if hut["foods"]:
            foods = cards_words(hut["foods"], table, texts)
            told.append(texts("mo-event-scored-hut", hut=name, foods=foods, points=hut["points"]))
        else:
            told.append(texts("mo-event-scored-hut-empty", hut=name))
    if shown["foods"]:
        told.append(texts("mo-event-scored-foods", foods=_pointed(shown["foods"], table, texts)))
    if shown["values"]:
        values = _pointed(shown["values"], table, texts)
        told.append(texts("mo-event-scored-values", values=values))
    cancelled = shown.get("cancelled", [row["card"] for row in shown.get("covered", [])])
    if cancelled:
        told.append(texts("mo-event-scored-cancelled", cards=cards_words(cancelled, table, texts)))
    return told


def _pointed(rows: list[View], table: Cards, texts: Texts) -> str:
    return ", ".join(f"{card_words(row['card'], table, texts)} {row['points']}" for row in rows)


def _message(event: View) -> str:
    """Find the sentence for an event of one sentence."""
    kind = event["event"]
    if kind == "lead" and event["reversed"]:
        return "mo-event-lead-reversed"
    if kind == "taken" and "chill" in event:
        return "mo-event-taken-chill"
    if kind == "taken" and "lizard" in event:
        return "mo-event-taken-lizard"
    if kind == "idle-volcano":
        return f"mo-event-idle-volcano-{event['why']}"
    if kind == "chosen":
        return "mo-event-chosen-discard" if event["how"] == "discard" else "mo-event-chosen-pass"
    return f"mo-event-{kind}"


def _tell_setup(event: View, names: list[str], texts: Texts) -> list[str]:
    age = ", ".join(names[seat] for seat in event["age"])
    return [texts("mo-event-setup", starter=names[event["starter"]], age=age)]


def _tell_deal(event: View, names: list[str], texts: Texts) -> list[str]:
    table = load(event["card_table"])
    message = f"mo-event-{event['event']}"
    told = [texts(message, cards=event["cards"], stock=event["stock"])]
    for key in ("hand", "fresh"):
        if key in event:
            told.append(texts(f"{message}-own", **{key: cards_words(event[key], table, texts)}))
    return told


def _tell_order(event: View, names: list[str], texts: Texts) -> list[str]:
    return [texts("mo-event-order", order=", ".join(names[seat] for seat in event["order"]))]


def _tell_chill(event: View, names: list[str], texts: Texts) -> list[str]:
    """Tell that Chill was left; that it was taken is told with what was taken."""
    if event["taken"]:
        return []
    return [texts("mo-event-chill-declined", seat=names[event["seat"]])]


def _tell_trump(event: View, names: list[str], texts: Texts) -> list[str]:
    message = f"mo-event-trump-{event['why']}"
    seat = names[event["seat"]]
    if event["trump"] is None:
        return [texts(f"{message}-none", seat=seat)]
    return [texts(message, seat=seat, trump=texts(f"moluku-colour-{event['trump']}"))]


def _tell_scored(event: View, names: list[str], texts: Texts) -> list[str]:
    table = load(event["card_table"])
    told = []
    for row in event["seats"]:
        scored = {"points": row["points"], "season": event["season"], "total": row["total"]}
        told.append(texts("mo-event-scored", seat=names[row["seat"]], **scored))
        detail = " ".join(island_sentences(row, table, texts))
        if detail:
            told.append(f"  {detail}")
    return told


def _tell_adjusted(event: View, names: list[str], texts: Texts) -> list[str]:
    table = load(event["card_table"])
    told = [texts(f"mo-event-adjusted-{event['how']}", cards=event["cards"])]
    if "gave" in event:
        did = "discarded" if event["how"] == "discard" else "gave"
        gave = cards_words(event["gave"], table, texts)
        told.append(texts(f"mo-event-adjusted-{did}", gave=gave))
    if "got" in event:
        got = cards_words(event["got"], table, texts)
        told.append(texts("mo-event-adjusted-got", got=got))
    return told


def _tell_over(event: View, names: list[str], texts: Texts) -> list[str]:
    told = [texts("mo-event-over")]
    for side in event["teams"]:
        first, last = (names[seat] for seat in side["seats"])
        team = texts("play-and", first=first, last=last)
        told.append(texts("mo-event-over-team", team=team, points=side["points"]))
    return told


TELLERS: Final[dict[str, Callable[[View, list[str], Texts], list[str]]]] = {
    "setup": _tell_setup, "deal": _tell_deal, "stock": _tell_deal, "order": _tell_order,
    "chill": _tell_chill, "trump": _tell_trump, "scored": _tell_scored, "adjusted": _tell_adjusted,
    "over": _tell_over,
}  # fmt: skip
