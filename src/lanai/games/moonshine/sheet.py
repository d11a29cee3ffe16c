"""A seat's sheet, for any client to show: its cards, resources, costs and points, in plain JSON.

Everything is computed from the words it is given: those of the running position, or those from
before a hidden step for somebody who may not know more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.events import Json
from lanai.games.moonshine import scoring
from lanai.games.moonshine.board import (
    BAR,
    FIRST_CLIENT,
    POWER,
    STRIKES_AT,
    STRIKES_MASK,
    TALLY,
    VALIDATED,
    client_at,
    count_clients,
    count_moons,
    list_cards,
    moons_on,
    words_of,
)
from lanai.games.moonshine.cards import (
    BLUE,
    BONUSES,
    FACES,
    JOKER,
    ORANGE,
    RESOURCES,
    Client,
    count_of,
)
from lanai.games.moonshine.moons import clear_client
from lanai.games.moonshine.resources import (
    available,
    dice_shown,
    is_met,
    lacking,
    moon_cost,
)

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

GIVES: tuple[str, ...] = (*RESOURCES, "joker")


def sheet(state: MoonState, words: vec[i64], seat: i64) -> Json:
    """Show all about a seat that these words hold."""
    at = words_of(seat)
    bar = state.table.bars[words[at + BAR]]
    power = words[at + POWER]
    return {
        "seat": int(seat),
        "bar": bar.name,
        "side": bar.side,
        "spots": spots(state, words, at),
        "clients": [
            client_line(state, words, at, rank) for rank in range(count_clients(words, at))
        ],
        "validated": [state.table.names[card] for card in list_cards(words, at + VALIDATED)],
        "moons": int(count_moons(words, at)),
        "bonuses": {name: int(count_of(power, kind)) for kind, name in enumerate(BONUSES)},
        "available": resources(state, words, at),
        "points": points(state, words, at),
        "strikes": int((words[at + TALLY] >> STRIKES_AT) & STRIKES_MASK),
    }


def spots(state: MoonState, words: vec[i64], at: i64) -> list[Json]:
    """Show the bar's spots: bonus, places and the moons on them (MS-M2)."""
    bar = state.table.bars[words[at + BAR]]
    return [
        {
            "place": f"bar.{place + 1}",
            "bonus": spot.bonus,
            "places": spot.moons,
            "moons": int(moons_on(words, at, place)),
            "active": int(moons_on(words, at, place)) == spot.moons,
        }
        for place, spot in enumerate(bar.spots)
    ]


# Resources


def resources(state: MoonState, words: vec[i64], at: i64) -> Json:
    """MS-A1: the resources available to a seat, and from where each comes."""
    total = available(state.dice, words[at + POWER])
    shown: Json = {name: int(count_of(total, kind)) for kind, name in enumerate(GIVES)}
    shown["from"] = [
        {"source": source, "gives": gives} for source, gives in sources(state, words, at)
    ]
    return shown


def sources(state: MoonState, words: vec[i64], at: i64) -> list[tuple[str, str]]:
    """List where resources come from: dice, covered spots, validated clients."""
    power = words[at + POWER]
    found: list[tuple[str, str]] = []
    for name, face in dice_shown(state).items():
        barred = (name == "b" and not count_of(power, BLUE)) or (
            name == "o" and not count_of(power, ORANGE)
        )
        if not barred:
            found.append((name, FACES[face]))
    for spot in spots(state, words, at):
        if spot["active"]:
            found.append((str(spot["place"]), str(spot["bonus"])))
    for rank in range(count_clients(words, at)):
        client = state.table.clients[client_at(words, at, rank)]
        if is_covered(client, moons_on(words, at, FIRST_CLIENT + rank)):
            assert client.spot is not None
            found.append((client.name, client.spot.bonus))
    for card in list_cards(words, at + VALIDATED):
        found.append((state.table.names[card], state.table.clients[card].bonus))
    return [(source, gives) for source, gives in found if gives in GIVES]


def is_covered(client: Client, moons: i64) -> bool:
    """MS-M2: tell whether so many moons cover a client's spot."""
    return client.spot is not None and int(moons) == client.spot.moons


# Clients


def client_line(state: MoonState, words: vec[i64], at: i64, rank: i64) -> Json:
    """Show a client before a seat: its moons, what is missing, and what validating it would do."""
    card = client_at(words, at, rank)
    client = state.table.clients[card]
    moons = int(moons_on(words, at, FIRST_CLIENT + rank))
    return {
        "client": client.name,
        "places": 0 if client.spot is None else client.spot.moons,
        "moons": moons,
        "active": is_covered(client, moons),
        **missing(state, words, at, card),
        "validation": validation(state, words, at, rank),
    }


def missing(state: MoonState, words: vec[i64], at: i64, card: i64) -> Json:
    """MS-A1: what keeps a seat from validating a client now."""
    power = words[at + POWER]
    total = available(state.dice, power)
    need = state.table.needs[card]
    lacks = {name: int(lacking(need, total, kind)) for kind, name in enumerate(RESOURCES)}
    jokers = min(sum(lacks.values()), int(count_of(total, JOKER)))
    moons = max(0, int(moon_cost(state.table, card, power) - count_moons(words, at)))
    return {
        "lacks": lacks,
        "jokers_used": jokers,
        "resources_missing": sum(lacks.values()) - jokers,
        "moons_missing": moons,
        "can_validate": is_met(need, total) and moons == 0,
    }


def validation(state: MoonState, words: vec[i64], at: i64, rank: i64) -> Json:
    """MS-A1: the moons that validating a client costs, and what it would leave.

    `moons_left` is for a seat that pays from the client itself first: its moons are lost anyway.
    """
    card = client_at(words, at, rank)
    cost = int(moon_cost(state.table, card, words[at + POWER]))
    moons = int(count_moons(words, at))
    lost = max(cost, int(moons_on(words, at, FIRST_CLIENT + rank)))
    after = words[:]
    clear_client(state.table, after, at, rank)
    scoring.count_validated(state.table, after, at, card)
    client = state.table.clients[card]
    return {
        "moon_cost": cost,
        "moons_left": max(0, moons - lost),
        "gains": client.bonus or None,
        "points": int(scoring.points_of(after, at)),
    }


# Points


def points(state: MoonState, words: vec[i64], at: i64) -> Json:
    """MS-P1, MS-P2, MS-P3: the score with its parts."""
    cards = state.table
    majority = [
        {
            "colour": cards.colours[colour],
            "points": int(scoring.count_colour(words, at, colour)),
        }
        for colour in scoring.majority_colours(cards, words, at)
    ]
    bar = cards.bars[words[at + BAR]]
    own: Json | None = None
    if bar.scores:
        colour = scoring.own_colour(cards, words, at)
        own = {"colour": bar.scores, "points": int(scoring.count_colour(words, at, colour))}
    return {
        "total": int(scoring.points_of(words, at)),
        "printed": int(scoring.printed_points(words, at)),
        "majority": majority,
        "bar": own,
    }
