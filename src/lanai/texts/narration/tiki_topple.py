"""Tiki Topple in words: pieces by their names, events in sentences."""

from __future__ import annotations

from functools import cache
from typing import Any

from lanai.games.tiki_topple.cards import load
from lanai.games.tiki_topple.chronicle import BETWEEN
from lanai.texts import Texts

View = dict[str, Any]


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


def standing(view: View, seat: int, texts: Texts) -> str:
    """Say how far a game is and what a seat has."""
    stage = texts("tt-title", round=view["round"], rounds=view["rounds"])
    return texts("standing", stage=stage, points=view["scores"][seat])


@cache
def tiki_name(tiki: str, texts: Texts) -> str:
    """Name a tiki."""
    return texts(f"tiki-{tiki}")


@cache
def card_name(kind: str, texts: Texts) -> str:
    """Name a card."""
    return texts(f"card-{kind}")


def mission_named(mission: list[str], points: list[int], texts: Texts) -> str:
    """List the tikis of a mission, each with its points."""
    return ", ".join(
        f"{tiki_name(tiki, texts)} {worth}" for tiki, worth in zip(mission, points, strict=True)
    )


def held_piece(kind: str, name: str, cards: str, texts: Texts) -> tuple[str, list[str]]:
    """Name what a seat held, a mission or a card, with the colours of its tikis."""
    if kind != "missions":
        return card_name(name, texts), []
    table, tikis = load(cards), name.split(BETWEEN)
    colours = [table.colours[table.tikis.index(tiki)] for tiki in tikis]
    return " · ".join(tiki_name(tiki, texts) for tiki in tikis), colours


def _narrate_round(event: View, names: list[str], texts: Texts) -> list[str]:
    column = ", ".join(tiki_name(tiki, texts) for tiki in event["column"])
    starter = names[event["starter"]]
    told = [texts("tt-event-round", round=event["round"], starter=starter, column=column)]
    if "mission" in event:
        first, second, third = (tiki_name(tiki, texts) for tiki in event["mission"])
        told.append(texts("tt-event-mission", first=first, second=second, third=third))
    return told


def _narrate_played(event: View, names: list[str], texts: Texts) -> str:
    card: str = event["card"]
    message = "tt-event-played-up" if card.startswith("up") else f"tt-event-played-{card}"
    args = {
        "seat": names[event["seat"]],
        "card": card_name(card, texts),
        "tiki": tiki_name(event["tiki"], texts),
    }
    if "other" in event:
        return texts(message, **args, other=tiki_name(event["other"], texts))
    if "to" in event:
        return texts(message, **args, to=event["to"])
    return texts(message, **args)


def _narrate_scored(event: View, names: list[str], texts: Texts) -> list[str]:
    told = [texts(f"tt-event-ended-{event['ended_by']}", round=event["round"])]
    for row in event["seats"]:
        args = {"seat": names[row["seat"]], "points": row["points"], "total": row["total"]}
        mission = mission_named(row["mission"], row["parts"], texts)
        told.append(texts("tt-event-scored", **args, mission=mission))
    return told
