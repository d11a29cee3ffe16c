"""Moonshine in words: bonuses and faces by their names, events in sentences."""

from __future__ import annotations

from dataclasses import dataclass
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
    return _narrate(event, names, Pieces(load(event["card_table"]), texts))


def narrate_typed(event: View, names: list[str], texts: Texts) -> list[str]:
    """Tell an event in sentences to somebody who types moves: pieces with their codes."""
    return _narrate(event, names, Pieces(load(event["card_table"]), texts, coded=True))


def standing(view: View, seat: int, texts: Texts) -> str:
    """Say how far a game is and what a seat has."""
    return texts("ms-standing", round=view["round"], points=view["scores"][seat])


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
        named["client"] = client_words(args["client"], load(args["card_table"]), texts)
        named["gain"] = ", ".join(brings)
    return named


@dataclass(frozen=True)
class Pieces:
    """How clients and places are called: by their picture, and by their code for who types it."""

    table: Cards
    texts: Texts
    coded: bool = False

    def client(self, client: str) -> str:
        """Name a client: the jazz band cat, or the jazz band cat (c42)."""
        return self._named(client_words(client, self.table, self.texts), client)

    def clients(self, clients: list[str]) -> str:
        """Name several clients."""
        return ", ".join(map(self.client, clients))

    def place(self, place: str) -> str:
        """Name a place for moons: a spot of a bar, or a client."""
        if place.startswith("c"):
            return self.client(place)
        return self._named(self.texts(f"moonshine-place-{place.replace('.', '-')}"), place)

    def _named(self, name: str, code: str) -> str:
        return self.texts("moonshine-piece", name=name, code=code) if self.coded else name


def held_piece(kind: str, name: str, cards: str, texts: Texts) -> tuple[str, list[str]]:
    """Name what a seat held, a bar or a client, with its colour."""
    if kind == "bar":
        return texts(f"moonshine-colour-{name}"), [name]
    table = load(cards)
    words = Pieces(table, texts, coded=True).client(name)
    return words, [table.clients[table.numbers[name]].colour]


def client_words(client: str, table: Cards, texts: Texts) -> str:
    """Name a client by its picture: the jazz band cat. No two are called alike."""
    colour = table.clients[table.numbers[client]].colour
    rank = [other.name for other in table.clients if other.colour == colour].index(client)
    scene = texts(f"moonshine-at-{table.scenes[table.colours.index(colour)]}")
    return texts(f"moonshine-animal-{ANIMALS[rank]}", scene=scene)


def bonus_name(bonus: str, texts: Texts) -> str:
    """Name a bonus."""
    return texts(f"moonshine-bonus-{bonus}")


@cache
def face_name(face: str, texts: Texts) -> str:
    """Name a face of a die."""
    return texts("moonshine-face-moon") if face == "moon" else bonus_name(face, texts)


def _narrate(event: View, names: list[str], pieces: Pieces) -> list[str]:
    kind, texts = event["event"], pieces.texts
    if kind == "over":
        return [texts("ms-event-over")]
    if kind == "setup":
        return _narrate_setup(event, names, pieces)
    args: dict[str, object] = {"seat": names[event["seat"]]}
    if kind == "rolled":
        return [_narrate_rolled(event, args, texts)]
    if kind == "acted":
        return [" ".join(_narrate_acted(event, args, pieces))]
    for key in ("moons", "points"):
        if key in event:
            args[key] = event[key]
    for key in ("place", "client", "old", "new"):
        if key in event:
            args[key] = pieces.place(event[key])
    if "clients" in event:
        args["clients"] = pieces.clients(event["clients"])
    return [texts(_message(event), **args)]


def _message(event: View) -> str:
    """Find the sentence for an event of one sentence."""
    kind = event["event"]
    if kind == "instant":
        return "ms-event-instant-plus" if event["bolt"] == GAIN else "ms-event-instant-minus"
    if kind == "drew" and not event["clients"]:
        return "ms-event-drew-nothing"
    return f"ms-event-{kind}"


def _narrate_setup(event: View, names: list[str], pieces: Pieces) -> list[str]:
    texts = pieces.texts
    told = [texts("ms-event-setup", first=names[event["first"]])]
    for seat in event["seats"]:
        bar = texts(f"moonshine-colour-{seat['bar']}")
        name = names[seat["seat"]]
        if seat["clients"]:
            clients = pieces.clients(seat["clients"])
            told.append(texts("ms-event-setup-seat", seat=name, bar=bar, clients=clients))
        else:
            count = seat["offered"]
            told.append(texts("ms-event-setup-offered", seat=name, bar=bar, count=count))
    if "offer" in event:
        told.append(texts("ms-event-offer", clients=pieces.clients(event["offer"])))
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


def _narrate_acted(event: View, args: dict[str, object], pieces: Pieces) -> list[str]:
    """Sum up what a seat did in a hidden step."""
    action, texts = event["action"], pieces.texts
    took = pieces.clients(event["took"])
    if action == "validate":
        validated = pieces.client(event["validated"])
        points = event["points"]
        told = [texts("ms-event-acted-validate", client=validated, points=points, **args)]
    elif action == "draw" and event["drew"]:
        told = [texts("ms-event-acted-draw", drew=pieces.clients(event["drew"]), **args)]
    else:
        nothing = action == "draw"
        told = [texts("ms-event-drew-nothing" if nothing else "ms-event-acted-take-moon", **args)]
    if event["replaced"]:
        old = pieces.clients(event["replaced"])
        told.append(texts("ms-event-acted-replaced", old=old, new=took))
    elif event["took"]:
        told.append(texts("ms-event-acted-took", took=took))
    if event["strikes"]:
        told.append(texts("ms-event-acted-strike"))
    if event["moons"] and sum(event["moons"].values()) != event["moons_before"]:
        moons = ", ".join(
            texts("ms-event-moons-on", moons=count, place=pieces.place(place))
            for place, count in event["moons"].items()
        )
        told.append(texts("ms-event-acted-moons", moons=moons))
    return told
