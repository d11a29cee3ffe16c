"""A seat's sheet, for any client to show: its cards, resources, costs and points.

Everything is computed from the board it is given: that of the running position, or that from before
a hidden step for somebody who may not know more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

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
    DISCOUNT,
    DRINK,
    EYE,
    FOOD,
    JOKER,
    MAJORITY,
    MUSIC,
    ORANGE,
    REROLL,
    RESOURCES,
    SLOT,
    Bonus,
    Client,
    Colour,
    DieName,
    Side,
    count_of,
)
from lanai.games.moonshine.moons import clear_client
from lanai.games.moonshine.resources import (
    available,
    dice_of,
    dice_shown,
    is_met,
    lacking,
    moon_cost,
)
from lanai.games.moonshine.tally import in_colour, points_of, printed_in, strikes_of, tally_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

Given = Literal["food", "music", "drink", "joker"]
"""What a cost can be met with."""
GIVEN: Final[tuple[Given, ...]] = (*RESOURCES, "joker")


class SpotLine(TypedDict):
    """A spot of the bar and the moons on it (MS-M2)."""

    place: str
    bonus: Bonus
    places: int
    moons: int
    active: bool


class Lacks(TypedDict):
    """Resources that are missing for a cost before jokers."""

    food: int
    music: int
    drink: int


class Missing(TypedDict):
    """What keeps a seat from validating a client now (MS-A1)."""

    lacks: Lacks
    jokers_used: int
    resources_missing: int
    moons_missing: int
    can_validate: bool


class Validation(TypedDict):
    """What validating a client costs, and what it would leave."""

    moon_cost: int
    moons_left: int
    """For a seat that pays from the client itself first: its moons are lost anyway."""
    gains: Bonus | None
    points: int


class ClientLine(Missing):
    """A client in front of a seat: its moons, what is missing, and what validating it would do."""

    client: str
    places: int
    moons: int
    active: bool
    validation: Validation


class Source(TypedDict):
    """Where a resource comes from: a die, a place or a client."""

    source: str
    gives: Given


Available = TypedDict(
    "Available",
    {"food": int, "music": int, "drink": int, "joker": int, "from": list[Source]},
)
"""The resources that are available to a seat this round (MS-A1)."""


class Bonuses(TypedDict):
    """How many active bonuses a seat has of each kind (MS-C6)."""

    food: int
    music: int
    drink: int
    joker: int
    reroll: int
    eye: int
    slot: int
    blue: int
    orange: int
    discount: int
    majority: int


class ColourPoints(TypedDict):
    """Points for the validated clients of a colour."""

    colour: Colour
    points: int


class Points(TypedDict):
    """A score with its parts (MS-P1, MS-P2, MS-P3)."""

    total: int
    printed: int
    majority: list[ColourPoints]
    """One for each majority icon."""
    bar: ColourPoints | None
    """The colour that a Regulars bar scores."""


class Seat(TypedDict):
    """What a viewer sees of a seat."""

    seat: int
    bar: Colour
    side: Side
    spots: list[SpotLine]
    clients: list[ClientLine]
    validated: list[str]
    moons: int
    bonuses: Bonuses
    access: list[DieName]
    """The dice that count for this seat: the white ones, and coloured ones by its bonuses."""
    available: Available
    points: Points
    strikes: int
    """Instants of this round for which the others lose a moon each."""
    offer: list[str]
    """Clients drawn or offered, where the viewer may see them."""


def sheet(state: MoonState, board: vec[i64], seat: i64, offer: list[str]) -> Seat:
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
        "bonuses": bonuses(power),
        "access": dice_of(power),
        "available": resources(state, board, seat),
        "points": points(state, board, seat),
        "strikes": int(strikes_of(board, seat)),
        "offer": offer,
    }


def spots(state: MoonState, board: vec[i64], seat: i64) -> list[SpotLine]:
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


def bonuses(power: i64) -> Bonuses:
    """Count the bonuses of a power."""
    return {
        "food": int(count_of(power, FOOD)),
        "music": int(count_of(power, MUSIC)),
        "drink": int(count_of(power, DRINK)),
        "joker": int(count_of(power, JOKER)),
        "reroll": int(count_of(power, REROLL)),
        "eye": int(count_of(power, EYE)),
        "slot": int(count_of(power, SLOT)),
        "blue": int(count_of(power, BLUE)),
        "orange": int(count_of(power, ORANGE)),
        "discount": int(count_of(power, DISCOUNT)),
        "majority": int(count_of(power, MAJORITY)),
    }


# Resources


def resources(state: MoonState, board: vec[i64], seat: i64) -> Available:
    """MS-A1: the resources available to a seat, and from where each comes."""
    total = available(state.dice, power_of(board, seat))
    return {
        "food": int(count_of(total, FOOD)),
        "music": int(count_of(total, MUSIC)),
        "drink": int(count_of(total, DRINK)),
        "joker": int(count_of(total, JOKER)),
        "from": sources(state, board, seat),
    }


def sources(state: MoonState, board: vec[i64], seat: i64) -> list[Source]:
    """List where resources come from: dice, covered spots, validated clients."""
    access = dice_of(power_of(board, seat))
    found: list[tuple[str, str | None]] = []
    for name, face in dice_shown(state).items():
        if name in access:
            found.append((name, face))
    for spot in spots(state, board, seat):
        if spot["active"]:
            found.append((spot["place"], spot["bonus"]))
    for rank in range(count_clients(board, seat)):
        client = state.cards.clients[client_at(board, seat, rank)]
        if is_covered(client, moons_on(board, seat, FIRST_CLIENT + rank)):
            assert client.spot is not None
            found.append((client.name, client.spot.bonus))
    for card in list_cards(board, validated_by(seat)):
        found.append((state.cards.names[card], state.cards.clients[card].bonus))
    return [
        {"source": source, "gives": given}
        for source, gives in found
        for given in GIVEN
        if gives == given
    ]


def is_covered(client: Client, moons: i64) -> bool:
    """MS-M2: tell whether so many moons cover a client's spot."""
    return client.spot is not None and int(moons) == client.spot.moons


# Clients


def client_line(state: MoonState, board: vec[i64], seat: i64, rank: i64) -> ClientLine:
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


def missing(state: MoonState, board: vec[i64], seat: i64, card: i64) -> Missing:
    """MS-A1: what keeps a seat from validating a client now."""
    power = power_of(board, seat)
    total = available(state.dice, power)
    need = state.cards.needs[card]
    lacks: Lacks = {
        "food": int(lacking(need, total, FOOD)),
        "music": int(lacking(need, total, MUSIC)),
        "drink": int(lacking(need, total, DRINK)),
    }
    gaps = lacks["food"] + lacks["music"] + lacks["drink"]
    jokers = min(gaps, int(count_of(total, JOKER)))
    moons = max(0, int(moon_cost(state.cards, card, power) - count_moons(board, seat)))
    return {
        "lacks": lacks,
        "jokers_used": jokers,
        "resources_missing": gaps - jokers,
        "moons_missing": moons,
        "can_validate": is_met(need, total) and moons == 0,
    }


def validation(state: MoonState, board: vec[i64], seat: i64, rank: i64) -> Validation:
    """MS-A1: the moons that validating a client costs, and what it would leave."""
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
        "gains": client.bonus,
        "points": int(points_of(after, seat)),
    }


# Points


def points(state: MoonState, board: vec[i64], seat: i64) -> Points:
    """MS-P1, MS-P2, MS-P3: the score with its parts."""
    cards = state.cards
    tally = tally_of(board, seat)
    majority: list[ColourPoints] = [
        {
            "colour": cards.colours[colour],
            "points": int(in_colour(tally, colour)),
        }
        for colour in scoring.majority_colours(cards, board, seat)
    ]
    bar = cards.bars[bar_of(board, seat)]
    own: ColourPoints | None = None
    if bar.scores:
        colour = scoring.own_colour(cards, board, seat)
        own = {"colour": bar.scores, "points": int(in_colour(tally, colour))}
    return {
        "total": int(points_of(board, seat)),
        "printed": int(printed_in(tally)),
        "majority": majority,
        "bar": own,
    }
