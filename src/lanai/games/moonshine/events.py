"""What happens in Moonshine, as events for logs, animation and screen readers.

In the hidden steps (MS-A0, MS-S3) an event is told to its own seat only, and everybody hears that a
seat is ready. When all are, what each has done is told to everybody: these events reveal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.events import Event
from lanai.games.moonshine.board import (
    FIRST_CLIENT,
    bar_of,
    count_clients,
    count_moons,
    list_clients,
    moons_on,
    offer_of,
    place_number,
    power_of,
    rank_of,
    seen_by,
)
from lanai.games.moonshine.card_sets import list_cards
from lanai.games.moonshine.cards import (
    BOLT_MINUS_1,
    DICE,
    REROLL,
    Bolt,
    Colour,
    DieName,
    Face,
    count_of,
)
from lanai.games.moonshine.duties import action_of, validating
from lanai.games.moonshine.notation import place_text
from lanai.games.moonshine.phases import ACTIONS, Action
from lanai.games.moonshine.resources import dice_shown
from lanai.games.moonshine.tally import points_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


class OnTable(TypedDict):
    """What every event tells."""

    card_table: str
    """The version of the card table, in which the clients are found."""


class OfSeat(OnTable):
    """What every event of a seat tells."""

    seat: int


class Deed(OfSeat):
    """A seat is ready, keeps the dice, takes a moon or replaces no client."""


class DealtSeat(TypedDict):
    """What a seat begins with."""

    seat: int
    bar: Colour
    clients: list[str]
    offered: int
    """How many clients it may choose from (MS-S3)."""


class Offered(TypedDict, total=False):
    """What only the owner of a seat is told of the set-up."""

    offer: list[str]


class Setup(OnTable, Offered):
    """The bars and clients were dealt."""

    first: int
    seats: list[DealtSeat]


class WithClients(OfSeat):
    """A seat chose its first clients (MS-S3), or drew some."""

    clients: list[str]


class AtPlace(OfSeat):
    """A moon was placed on, paid or lost from a place."""

    place: str


class WithMoons(OfSeat):
    """The dice give moons to a seat (MS-L1), or there is no free place for them (MS-M1)."""

    moons: int


class Rolled(OfSeat):
    """The dice were rolled: all that lie there, and which of them moved."""

    round: int
    rolled: list[DieName]
    dice: dict[DieName, Face]
    rerolls: int
    again: bool
    """A reroll, not the first roll of the round."""


class Validating(OfSeat):
    """A seat begins to validate a client and owes so many moons for it (MS-A1)."""

    client: str
    moons: int


class Validated(OfSeat):
    """A client is validated; the seat's score is announced (MS-A1)."""

    client: str
    points: int


class Picked(OfSeat):
    """A seat keeps one of the cards it drew for a refill (MS-A2)."""

    client: str
    discarded: list[str]


class Replaced(OfSeat):
    """A seat replaces a client; the moons on it are discarded too (MS-A4)."""

    old: str
    new: str
    moons: int


class Instant(OfSeat):
    """An instant acts (MS-A5)."""

    client: str
    bolt: Bolt | None


class Acted(OfSeat):
    """What a seat did in the action step, told when all have acted (MS-A0)."""

    action: Action | None
    validated: str | None
    drew: list[str]
    took: list[str]
    strikes: list[str]
    """New clients for which all others lose a moon each (MS-A5)."""
    replaced: list[str]
    moons: dict[str, int]
    moons_before: int
    points: int
    gained: int
    """How many of these points are new."""


class Over(OnTable):
    """The game ended (MS-E1)."""

    scores: list[int]
    winners: list[int]


EVENTS: Final = {
    "setup": Setup,
    "kept": WithClients,
    "moon": AtPlace,
    "paid": AtPlace,
    "lost": AtPlace,
    "no-room": WithMoons,
    "ready": Deed,
    "rolled": Rolled,
    "stopped": Deed,
    "dice-moons": WithMoons,
    "validating": Validating,
    "validated": Validated,
    "took-moon": Deed,
    "drew": WithClients,
    "picked": Picked,
    "replaced": Replaced,
    "replaced-none": Deed,
    "instant": Instant,
    "acted": Acted,
    "over": Over,
}


# Set-up


def tell_setup(state: MoonState) -> None:
    """The bars and clients were dealt; what is offered (MS-S3) is for its seat only."""
    seats: list[DealtSeat] = []
    secrets: dict[int, Offered] = {}
    for seat in range(int(state.players)):
        offer = _names(state, list_cards(state.now, offer_of(seat)))
        seats.append(
            {
                "seat": seat,
                "bar": state.cards.bars[bar_of(state.now, seat)].name,
                "clients": _names(state, list_clients(state.now, seat)),
                "offered": len(offer),
            }
        )
        if state.regulars:
            secrets[seat] = {"offer": offer}
    told: Setup = {"card_table": state.cards.version, "first": int(state.first), "seats": seats}
    state.tell(Event("setup", told, secrets))


def tell_kept(state: MoonState, seat: i64) -> None:
    """A seat has chosen its first clients (MS-S3)."""
    _tell(state, seat, "kept", _kept(state, seat))


def reveal_kept(state: MoonState) -> None:
    """All have chosen their first clients (MS-S3)."""
    for seat in range(state.players):
        state.tell(Event("kept", _kept(state, seat), reveals=True))


def _kept(state: MoonState, seat: i64) -> WithClients:
    return {**_of(state, seat), "clients": _names(state, list_clients(state.now, seat))}


# Moons


def tell_place(state: MoonState, seat: i64, kind: str, number: i64) -> None:
    """A moon was placed on, paid or lost from a place."""
    told: AtPlace = {**_of(state, seat), "place": place_text(state, number)}
    _tell(state, seat, kind, told)


def tell_no_room(state: MoonState, seat: i64, moons: i64) -> None:
    """Moons that have no free place are not taken (MS-M1)."""
    told: WithMoons = {**_of(state, seat), "moons": int(moons)}
    _tell(state, seat, "no-room", told)


def tell_ready(state: MoonState, seat: i64) -> None:
    """A seat is done with a hidden step."""
    if state.hides():
        state.tell(Event("ready", _of(state, seat)))


# The dice


def tell_rolled(state: MoonState) -> None:
    """The active player rolled some dice; all that lie there are shown."""
    power = power_of(state.now, state.active)
    told: Rolled = {
        **_of(state, state.active),
        "round": int(state.round),
        "rolled": [name for die, name in enumerate(DICE) if (state.rolling >> die) & 1],
        "dice": dice_shown(state),
        "rerolls": int(state.rerolls),
        "again": bool(state.rerolls < count_of(power, REROLL)),
    }
    _tell(state, state.active, "rolled", told)


def tell_stopped(state: MoonState, seat: i64) -> None:
    """The active player keeps the dice as they are (MS-D2)."""
    _tell(state, seat, "stopped", _of(state, seat))


def tell_dice_moons(state: MoonState, seat: i64, moons: i64) -> None:
    """The coloured dice give moons to a seat (MS-L1)."""
    told: WithMoons = {**_of(state, seat), "moons": int(moons)}
    _tell(state, seat, "dice-moons", told)


# The action


def tell_validating(state: MoonState, seat: i64, card: i64, cost: i64) -> None:
    """A seat begins to validate a client and owes so many moons for it (MS-A1)."""
    name = state.cards.names[card]
    told: Validating = {**_of(state, seat), "client": name, "moons": int(cost)}
    _tell(state, seat, "validating", told)


def tell_validated(state: MoonState, seat: i64, card: i64) -> None:
    """A client is validated; the seat's score is announced (MS-A1)."""
    points = int(points_of(state.now, seat))
    told: Validated = {**_of(state, seat), "client": state.cards.names[card], "points": points}
    _tell(state, seat, "validated", told)


def tell_took_moon(state: MoonState, seat: i64) -> None:
    """A seat takes a moon as its action (MS-A3)."""
    _tell(state, seat, "took-moon", _of(state, seat))


def tell_drew(state: MoonState, seat: i64) -> None:
    """A seat drew cards (MS-A2, MS-A4)."""
    drawn = _names(state, list_cards(state.now, offer_of(seat)))
    told: WithClients = {**_of(state, seat), "clients": drawn}
    _tell(state, seat, "drew", told)


def tell_picked(state: MoonState, seat: i64, card: i64) -> None:
    """A seat keeps one of the cards it drew for a refill (MS-A2)."""
    others = [other for other in list_cards(state.now, offer_of(seat)) if other != card]
    told: Picked = {
        **_of(state, seat),
        "client": state.cards.names[card],
        "discarded": _names(state, others),
    }
    _tell(state, seat, "picked", told)


def tell_replaced(state: MoonState, seat: i64, old: i64, new: i64) -> None:
    """A seat replaces a client; the moons on it are discarded too (MS-A4)."""
    board = state.now
    moons = moons_on(board, seat, FIRST_CLIENT + rank_of(board, seat, old))
    told: Replaced = {
        **_of(state, seat),
        "old": state.cards.names[old],
        "new": state.cards.names[new],
        "moons": int(moons),
    }
    _tell(state, seat, "replaced", told)


def tell_replaced_none(state: MoonState, seat: i64) -> None:
    """A seat keeps its clients as they are (MS-A4)."""
    _tell(state, seat, "replaced-none", _of(state, seat))


def tell_instant(state: MoonState, seat: i64, card: i64) -> None:
    """An instant acts (MS-A5)."""
    client = state.cards.clients[card]
    told: Instant = {**_of(state, seat), "client": client.name, "bolt": client.bolt}
    _tell(state, seat, "instant", told)


def reveal_actions(state: MoonState) -> None:
    """MS-A0: what every seat did in the action step, told from how it was before and is now."""
    for seat in range(state.players):
        state.tell(Event("acted", _action(state, seat), reveals=True))


def _action(state: MoonState, seat: i64) -> Acted:
    """Sum up what a seat did in the action step."""
    board, bolts = state.now, state.cards.bolts
    was = list_clients(state.before, seat)
    now = list_clients(board, seat)
    took = [card for card in now if card not in was]
    done = int(validating(board, seat))
    return {
        **_of(state, seat),
        "action": ACTIONS[action_of(board, seat)],
        "validated": None if done < 0 else state.cards.names[done],
        "drew": _names(state, list_cards(board, seen_by(seat))),
        "took": _names(state, took),
        "strikes": _names(state, [card for card in took if bolts[card] == BOLT_MINUS_1]),
        "replaced": _names(state, [card for card in was if card not in now and card != done]),
        "moons": moons_by_place(state, board, seat),
        "moons_before": int(count_moons(state.before, seat)),
        "points": int(points_of(board, seat)),
        "gained": int(points_of(board, seat) - points_of(state.before, seat)),
    }


def moons_by_place(state: MoonState, board: vec[i64], seat: i64) -> dict[str, int]:
    """Name the places of a seat on which moons lie, with how many."""
    shown: dict[str, int] = {}
    for place in range(FIRST_CLIENT + count_clients(board, seat)):
        moons = moons_on(board, seat, place)
        if moons:
            shown[place_text(state, place_number(board, seat, place))] = int(moons)
    return shown


# The end


def tell_over(state: MoonState) -> None:
    """The game ended (MS-E1)."""
    told: Over = {
        "card_table": state.cards.version,
        "scores": state.scores(),
        "winners": state.winners(),
    }
    state.tell(Event("over", told, reveals=True))


def _of(state: MoonState, seat: i64) -> OfSeat:
    """Begin to tell what a seat did."""
    return {"card_table": state.cards.version, "seat": int(seat)}


def _names(state: MoonState, cards: list[int]) -> list[str]:
    return [state.cards.names[card] for card in cards]


def _tell(state: MoonState, seat: i64, kind: str, told: Mapping[str, object]) -> None:
    """Tell what a seat did: to all, or in a hidden step to itself."""
    state.tell(Event(kind, told, audience=[int(seat)] if state.hides() else None))
