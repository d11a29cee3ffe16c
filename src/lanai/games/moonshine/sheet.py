"""A seat's sheet, for any client to show: its cards, resources, costs and points, in plain JSON.

Everything is computed from the board it is given: that of the running position, or that from before
a hidden step for somebody who may not know more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.events import Json
from lanai.games.moonshine import scoring
from lanai.games.moonshine.board import (
    FIRST_CLIENT,
    bar_of,
    client_at,
    count_clients,
    count_moons,
    moons_on,
    power_of,
    validated_by,
)
from lanai.games.moonshine.card_sets import list_cards
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
from lanai.games.moonshine.resources import available, dice_shown, is_met, lacking, moon_cost
from lanai.games.moonshine.tally import in_colour, points_of, printed_in, strikes_of, tally_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

GIVES: tuple[str, ...] = (*RESOURCES, "joker")


def sheet(state: MoonState, board: vec[i64], seat: i64) -> Json:
    """Show all about a seat that this board holds."""
    bar = state.cards.bars[bar_of(board, seat)]
    power = power_of(board, seat)
    return {
        "seat": int(seat),
        "bar": bar.name,
        "side": bar.side,
        "spots": spots(state, board, seat),
        "clients": [
            client_line(state, board, seat, rank) for rank in range(count_clients(board, seat))
        ],
        "validated": [state.cards.names[card] for card in list_cards(board, validated_by(seat))],
        "moons": int(count_moons(board, seat)),
        "bonuses": {name: int(count_of(power, kind)) for kind, name in enumerate(BONUSES)},
        "available": resources(state, board, seat),
        "points": points(state, board, seat),
        "strikes": int(strikes_of(board, seat)),
    }


def spots(state: MoonState, board: vec[i64], seat: i64) -> list[Json]:
    """Show the bar's spots: bonus, places and the moons on them (MS-M2)."""
    bar = state.cards.bars[bar_of(board, seat)]
    return [
        {
            "place": f"bar.{place + 1}",
            "bonus": spot.bonus,
            "places": spot.moons,
            "moons": int(moons_on(board, seat, place)),
            "active": int(moons_on(board, seat, place)) == spot.moons,
        }
        for place, spot in enumerate(bar.spots)
    ]


# Resources


def resources(state: MoonState, board: vec[i64], seat: i64) -> Json:
    """MS-A1: the resources available to a seat, and from where each comes."""
    total = available(state.dice, power_of(board, seat))
    shown: Json = {name: int(count_of(total, kind)) for kind, name in enumerate(GIVES)}
    shown["from"] = [
        {"source": source, "gives": gives} for source, gives in sources(state, board, seat)
    ]
    return shown


def sources(state: MoonState, board: vec[i64], seat: i64) -> list[tuple[str, str]]:
    """List where resources come from: dice, covered spots, validated clients."""
    power = power_of(board, seat)
    found: list[tuple[str, str]] = []
    for name, face in dice_shown(state).items():
        barred = (name == "b" and not count_of(power, BLUE)) or (
            name == "o" and not count_of(power, ORANGE)
        )
        if not barred:
            found.append((name, FACES[face]))
    for spot in spots(state, board, seat):
        if spot["active"]:
            found.append((str(spot["place"]), str(spot["bonus"])))
    for rank in range(count_clients(board, seat)):
        client = state.cards.clients[client_at(board, seat, rank)]
        if is_covered(client, moons_on(board, seat, FIRST_CLIENT + rank)):
            assert client.spot is not None
            found.append((client.name, client.spot.bonus))
    for card in list_cards(board, validated_by(seat)):
        found.append((state.cards.names[card], state.cards.clients[card].bonus))
    return [(source, gives) for source, gives in found if gives in GIVES]


def is_covered(client: Client, moons: i64) -> bool:
    """MS-M2: tell whether so many moons cover a client's spot."""
    return client.spot is not None and int(moons) == client.spot.moons


# Clients


def client_line(state: MoonState, board: vec[i64], seat: i64, rank: i64) -> Json:
    """Show a client before a seat: its moons, what is missing, and what validating it would do."""
    card = client_at(board, seat, rank)
    client = state.cards.clients[card]
    moons = int(moons_on(board, seat, FIRST_CLIENT + rank))
    return {
        "client": client.name,
        "places": 0 if client.spot is None else client.spot.moons,
        "moons": moons,
        "active": is_covered(client, moons),
        **missing(state, board, seat, card),
        "validation": validation(state, board, seat, rank),
    }


def missing(state: MoonState, board: vec[i64], seat: i64, card: i64) -> Json:
    """MS-A1: what keeps a seat from validating a client now."""
    power = power_of(board, seat)
    total = available(state.dice, power)
    need = state.cards.needs[card]
    lacks = {name: int(lacking(need, total, kind)) for kind, name in enumerate(RESOURCES)}
    jokers = min(sum(lacks.values()), int(count_of(total, JOKER)))
    moons = max(0, int(moon_cost(state.cards, card, power) - count_moons(board, seat)))
    return {
        "lacks": lacks,
        "jokers_used": jokers,
        "resources_missing": sum(lacks.values()) - jokers,
        "moons_missing": moons,
        "can_validate": is_met(need, total) and moons == 0,
    }


def validation(state: MoonState, board: vec[i64], seat: i64, rank: i64) -> Json:
    """MS-A1: the moons that validating a client costs, and what it would leave.

    `moons_left` is for a seat that pays from the client itself first: its moons are lost anyway.
    """
    card = client_at(board, seat, rank)
    cost = int(moon_cost(state.cards, card, power_of(board, seat)))
    moons = int(count_moons(board, seat))
    lost = max(cost, int(moons_on(board, seat, FIRST_CLIENT + rank)))
    after = board[:]
    clear_client(state.cards, after, seat, rank)
    scoring.count_validated(state.cards, after, seat, card)
    client = state.cards.clients[card]
    return {
        "moon_cost": cost,
        "moons_left": max(0, moons - lost),
        "gains": client.bonus or None,
        "points": int(points_of(after, seat)),
    }


# Points


def points(state: MoonState, board: vec[i64], seat: i64) -> Json:
    """MS-P1, MS-P2, MS-P3: the score with its parts."""
    cards = state.cards
    tally = tally_of(board, seat)
    majority = [
        {
            "colour": cards.colours[colour],
            "points": int(in_colour(tally, colour)),
        }
        for colour in scoring.majority_colours(cards, board, seat)
    ]
    bar = cards.bars[bar_of(board, seat)]
    own: Json | None = None
    if bar.scores:
        colour = scoring.own_colour(cards, board, seat)
        own = {"colour": bar.scores, "points": int(in_colour(tally, colour))}
    return {
        "total": int(points_of(board, seat)),
        "printed": int(printed_in(tally)),
        "majority": majority,
        "bar": own,
    }
