"""Moonshine in words: bonuses and faces by their names, events in sentences."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from lanai.texts import Texts

GAIN: Final = "+2"

View = dict[str, Any]


def narrate(event: View, names: list[str], texts: Texts) -> list[str]:
    """Tell an event in sentences."""
    kind = event["event"]
    if kind == "over":
        return [texts("ms-event-over")]
    if kind == "setup":
        return _narrate_setup(event, names, texts)
    args: dict[str, object] = {"seat": names[event["seat"]]}
    if kind == "rolled":
        return [_narrate_rolled(event, args, texts)]
    if kind == "acted":
        return [" ".join(_narrate_acted(event, args, texts))]
    for key in ("place", "moons", "points", "client", "old", "new"):
        if key in event:
            args[key] = event[key]
    if "clients" in event:
        args["clients"] = ", ".join(event["clients"])
    return [texts(_message(event), **args)]


def bonus_name(bonus: str, texts: Texts) -> str:
    """Name a bonus."""
    return texts(f"moonshine-bonus-{bonus}")


@cache
def face_name(face: str, texts: Texts) -> str:
    """Name a face of a die."""
    return texts("moonshine-face-moon") if face == "moon" else bonus_name(face, texts)


def _message(event: View) -> str:
    """Find the sentence for an event of one sentence."""
    kind = event["event"]
    if kind == "instant":
        return "ms-event-instant-plus" if event["bolt"] == GAIN else "ms-event-instant-minus"
    if kind == "drew" and not event["clients"]:
        return "ms-event-drew-nothing"
    return f"ms-event-{kind}"


def _narrate_setup(event: View, names: list[str], texts: Texts) -> list[str]:
    told = [texts("ms-event-setup", first=names[event["first"]])]
    for seat in event["seats"]:
        bar = texts(f"moonshine-colour-{seat['bar']}")
        name = names[seat["seat"]]
        if seat["clients"]:
            clients = ", ".join(seat["clients"])
            told.append(texts("ms-event-setup-seat", seat=name, bar=bar, clients=clients))
        else:
            count = seat["offered"]
            told.append(texts("ms-event-setup-offered", seat=name, bar=bar, count=count))
    if "offer" in event:
        told.append(texts("ms-event-offer", clients=", ".join(event["offer"])))
    return told


def _narrate_rolled(event: View, args: dict[str, object], texts: Texts) -> str:
    dice = ", ".join(f"{die} {face_name(event['dice'][die], texts)}" for die in event["rolled"])
    if event["again"]:
        return texts("ms-event-rerolled", dice=dice, **args)
    return texts("ms-event-rolled", round=event["round"], dice=dice, **args)


def _narrate_acted(event: View, args: dict[str, object], texts: Texts) -> list[str]:
    """Sum up what a seat did in a hidden step."""
    action = event["action"]
    if action == "validate":
        more: dict[str, object] = {"client": event["validated"], "points": event["points"]}
        told = [texts("ms-event-acted-validate", **args, **more)]
    elif action == "draw" and event["drew"]:
        told = [texts("ms-event-acted-draw", drew=", ".join(event["drew"]), **args)]
    else:
        nothing = action == "draw"
        told = [texts("ms-event-drew-nothing" if nothing else "ms-event-acted-take-moon", **args)]
    if event["replaced"]:
        swapped = {"old": ", ".join(event["replaced"]), "new": ", ".join(event["took"])}
        told.append(texts("ms-event-acted-replaced", **swapped))
    elif event["took"]:
        told.append(texts("ms-event-acted-took", took=", ".join(event["took"])))
    if event["moons"] and sum(event["moons"].values()) != event["moons_before"]:
        moons = ", ".join(f"{place} {count}" for place, count in event["moons"].items())
        told.append(texts("ms-event-acted-moons", moons=moons))
    return told
