"""Moonshine in words: bonuses and faces by their names, events in sentences."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from lanai.games.moonshine.cards import Cards, load
from lanai.texts import Texts

GAIN: Final = "+2"
ANIMALS: Final = (
    "fox", "owl", "badger", "hare", "heron", "raccoon", "otter", "stag", "mole", "magpie",
    "hedgehog", "toad", "squirrel", "cat",
)  # fmt: skip
"""The animal of each client: its place in its colour's list says which."""

View = dict[str, Any]


def narrate(event: View, names: list[str], texts: Texts) -> list[str]:
    """Tell an event in sentences."""
    kind = event["event"]
    table = load(event["table"])
    if kind == "over":
        return [texts("ms-event-over")]
    if kind == "setup":
        return _narrate_setup(event, names, table, texts)
    args: dict[str, object] = {"seat": names[event["seat"]]}
    if kind == "rolled":
        return [_narrate_rolled(event, args, texts)]
    if kind == "acted":
        return [" ".join(_narrate_acted(event, args, table, texts))]
    for key in ("moons", "points"):
        if key in event:
            args[key] = event[key]
    for key in ("place", "client", "old", "new"):
        if key in event:
            args[key] = place_name(event[key], table, texts)
    if "clients" in event:
        args["clients"] = client_names(event["clients"], table, texts)
    return [texts(_message(event), **args)]


def name_pieces(args: View, texts: Texts) -> View:
    """Put the pieces in the arguments of a reason into words, and what a client brings."""
    named = dict(args)
    brings = []
    if args.get("points"):
        brings.append(texts("ms-point-count", points=args["points"]))
    if args.get("bonus"):
        named["bonus"] = bonus_name(args["bonus"], texts)
        brings.append(named["bonus"])
    if "client" in args:
        named["client"] = client_words(args["client"], load(args["table"]), texts)
        named["gain"] = ", ".join(brings)
    return named


def client_name(client: str, table: Cards, texts: Texts) -> str:
    """Name a client by its picture, then by its code: the jazz band cat (c42)."""
    return texts("moonshine-piece", name=client_words(client, table, texts), code=client)


def client_words(client: str, table: Cards, texts: Texts) -> str:
    """Name a client by its picture alone: the jazz band cat."""
    colour = table.clients[table.numbers[client]].colour
    rank = [other.name for other in table.clients if other.colour == colour].index(client)
    scene = texts(f"moonshine-at-{table.scenes[table.colours.index(colour)]}")
    return texts(f"moonshine-animal-{ANIMALS[rank]}", scene=scene)


def client_names(clients: list[str], table: Cards, texts: Texts) -> str:
    """Name several clients."""
    return ", ".join(client_name(client, table, texts) for client in clients)


def place_name(place: str, table: Cards, texts: Texts) -> str:
    """Name a place for moons: a spot of a bar, or a client."""
    if place.startswith("c"):
        return client_name(place, table, texts)
    name = texts(f"moonshine-place-{place.replace('.', '-')}")
    return texts("moonshine-piece", name=name, code=place)


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


def _narrate_setup(event: View, names: list[str], table: Cards, texts: Texts) -> list[str]:
    told = [texts("ms-event-setup", first=names[event["first"]])]
    for seat in event["seats"]:
        bar = texts(f"moonshine-colour-{seat['bar']}")
        name = names[seat["seat"]]
        if seat["clients"]:
            clients = client_names(seat["clients"], table, texts)
            told.append(texts("ms-event-setup-seat", seat=name, bar=bar, clients=clients))
        else:
            count = seat["offered"]
            told.append(texts("ms-event-setup-offered", seat=name, bar=bar, count=count))
    if "offer" in event:
        told.append(texts("ms-event-offer", clients=client_names(event["offer"], table, texts)))
    return told


def _narrate_rolled(event: View, args: dict[str, object], texts: Texts) -> str:
    dice = ", ".join(_die(die, event["dice"][die], texts) for die in event["rolled"])
    if event["again"]:
        return texts("ms-event-rerolled", dice=dice, **args)
    return texts("ms-event-rolled", round=event["round"], dice=dice, **args)


def _die(die: str, face: str, texts: Texts) -> str:
    """Tell what a die shows; the white ones are all alike."""
    shown = face_name(face, texts)
    if die.startswith("w"):
        return shown
    return texts("labelled", label=texts(f"moonshine-die-{die}"), value=shown)


def _narrate_acted(event: View, args: dict[str, object], table: Cards, texts: Texts) -> list[str]:
    """Sum up what a seat did in a hidden step."""
    action = event["action"]
    took = client_names(event["took"], table, texts)
    if action == "validate":
        validated = client_name(event["validated"], table, texts)
        points = event["points"]
        told = [texts("ms-event-acted-validate", client=validated, points=points, **args)]
    elif action == "draw" and event["drew"]:
        told = [
            texts("ms-event-acted-draw", drew=client_names(event["drew"], table, texts), **args)
        ]
    else:
        nothing = action == "draw"
        told = [texts("ms-event-drew-nothing" if nothing else "ms-event-acted-take-moon", **args)]
    if event["replaced"]:
        old = client_names(event["replaced"], table, texts)
        told.append(texts("ms-event-acted-replaced", old=old, new=took))
    elif event["took"]:
        told.append(texts("ms-event-acted-took", took=took))
    if event["strikes"]:
        told.append(texts("ms-event-acted-strike"))
    if event["moons"] and sum(event["moons"].values()) != event["moons_before"]:
        moons = ", ".join(
            texts("ms-event-moons-on", moons=count, place=place_name(place, table, texts))
            for place, count in event["moons"].items()
        )
        told.append(texts("ms-event-acted-moons", moons=moons))
    return told
