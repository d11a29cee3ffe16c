"""What happens in Moonshine, as events for logs, animation and screen readers.

In the hidden steps (MS-A0, MS-S3) an event is told to its own seat only, and everybody hears that a
seat is ready. When all are, what each has done is told to everybody: these events reveal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.events import Event, Json
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
from lanai.games.moonshine.cards import DICE, FACES, REROLL, count_of
from lanai.games.moonshine.duties import action_of, validating
from lanai.games.moonshine.notation import place_text
from lanai.games.moonshine.phases import ACTIONS
from lanai.games.moonshine.resources import face_of
from lanai.games.moonshine.tally import points_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


# Set-up


def tell_setup(state: MoonState) -> None:
    """The bars and clients were dealt; what is offered (MS-S3) is for its seat only."""
    seats: list[object] = []
    secrets: dict[int, Json] = {}
    for seat in range(int(state.players)):
        seats.append(
            {
                "seat": seat,
                "bar": state.cards.bars[bar_of(state.now, seat)].name,
                "clients": _names(state, list_clients(state.now, seat)),
                "offered": len(list_cards(state.now, offer_of(seat))),
            }
        )
        if state.regulars:
            secrets[seat] = {"offer": _names(state, list_cards(state.now, offer_of(seat)))}
    public: Json = {"first": int(state.first), "seats": seats}
    _add(state, Event("setup", public, secrets))


def tell_kept(state: MoonState, seat: i64) -> None:
    """A seat has chosen its first clients (MS-S3)."""
    clients = _names(state, list_clients(state.now, seat))
    _tell(state, seat, "kept", {"clients": clients})


def reveal_kept(state: MoonState) -> None:
    """All have chosen their first clients (MS-S3)."""
    for seat in range(int(state.players)):
        clients = _names(state, list_clients(state.now, seat))
        _add(state, Event("kept", {"seat": seat, "clients": clients}, reveals=True))


# Moons


def tell_place(state: MoonState, seat: i64, kind: str, number: i64) -> None:
    """A moon was placed on, paid or lost from a place."""
    _tell(state, seat, kind, {"place": place_text(state, number)})


def tell_no_room(state: MoonState, seat: i64, moons: i64) -> None:
    """Moons that have no free place are not taken (MS-M1)."""
    _tell(state, seat, "no-room", {"moons": int(moons)})


def tell_ready(state: MoonState, seat: i64) -> None:
    """A seat is done with a hidden step."""
    if state.hides():
        _add(state, Event("ready", {"seat": int(seat)}))


# The dice


def tell_rolled(state: MoonState) -> None:
    """The active player rolled some dice; all that lie there are shown."""
    dice: Json = {}
    rolled: list[str] = []
    for die, name in enumerate(DICE):
        if face_of(state.dice, die):
            dice[name] = FACES[face_of(state.dice, die)]
        if (state.rolling >> die) & 1:
            rolled.append(name)
    power = power_of(state.now, state.active)
    public: Json = {
        "round": int(state.round),
        "rolled": rolled,
        "dice": dice,
        "rerolls": int(state.rerolls),
        "again": bool(state.rerolls < count_of(power, REROLL)),
    }
    _tell(state, state.active, "rolled", public)


def tell_stopped(state: MoonState, seat: i64) -> None:
    """The active player keeps the dice as they are (MS-D2)."""
    _tell(state, seat, "stopped", {})


def tell_dice_moons(state: MoonState, seat: i64, moons: i64) -> None:
    """The coloured dice give moons to a seat (MS-L1)."""
    _tell(state, seat, "dice-moons", {"moons": int(moons)})


# The action


def tell_validating(state: MoonState, seat: i64, card: i64, cost: i64) -> None:
    """A seat begins to validate a client and owes so many moons for it (MS-A1)."""
    _tell(state, seat, "validating", {"client": state.cards.names[card], "moons": int(cost)})


def tell_validated(state: MoonState, seat: i64, card: i64) -> None:
    """A client is validated; the seat's score is announced (MS-A1)."""
    points = int(points_of(state.now, seat))
    _tell(state, seat, "validated", {"client": state.cards.names[card], "points": points})


def tell_took_moon(state: MoonState, seat: i64) -> None:
    """A seat takes a moon as its action (MS-A3)."""
    _tell(state, seat, "took-moon", {})


def tell_drew(state: MoonState, seat: i64) -> None:
    """A seat drew cards (MS-A2, MS-A4)."""
    drawn = list_cards(state.now, offer_of(seat))
    _tell(state, seat, "drew", {"clients": _names(state, drawn)})


def tell_picked(state: MoonState, seat: i64, card: i64) -> None:
    """A seat keeps one of the cards it drew for a refill (MS-A2)."""
    others = [other for other in list_cards(state.now, offer_of(seat)) if other != card]
    public: Json = {"client": state.cards.names[card], "discarded": _names(state, others)}
    _tell(state, seat, "picked", public)


def tell_replaced(state: MoonState, seat: i64, old: i64, new: i64) -> None:
    """A seat replaces a client; the moons on it are discarded too (MS-A4)."""
    board = state.now
    moons = moons_on(board, seat, FIRST_CLIENT + rank_of(board, seat, old))
    public: Json = {
        "old": state.cards.names[old],
        "new": state.cards.names[new],
        "moons": int(moons),
    }
    _tell(state, seat, "replaced", public)


def tell_replaced_none(state: MoonState, seat: i64) -> None:
    """A seat keeps its clients as they are (MS-A4)."""
    _tell(state, seat, "replaced-none", {})


def tell_instant(state: MoonState, seat: i64, card: i64) -> None:
    """An instant acts (MS-A5)."""
    client = state.cards.clients[card]
    _tell(state, seat, "instant", {"client": client.name, "bolt": client.bolt})


def reveal_actions(state: MoonState) -> None:
    """MS-A0: what every seat did in the action step, told from how it was before and is now."""
    for seat in range(int(state.players)):
        _add(state, Event("acted", _action(state, seat), reveals=True))


def _action(state: MoonState, seat: i64) -> Json:
    """Sum up what a seat did in the action step."""
    board = state.now
    was = list_clients(state.before, seat)
    now = list_clients(board, seat)
    done = int(validating(board, seat))
    return {
        "seat": int(seat),
        "action": ACTIONS[action_of(board, seat)],
        "validated": None if done < 0 else state.cards.names[done],
        "drew": _names(state, list_cards(board, seen_by(seat))),
        "took": _names(state, [card for card in now if card not in was]),
        "replaced": _names(state, [card for card in was if card not in now and card != done]),
        "moons": moons_by_place(state, board, seat),
        "moons_before": int(count_moons(state.before, seat)),
        "points": int(points_of(board, seat)),
    }


def moons_by_place(state: MoonState, board: vec[i64], seat: i64) -> Json:
    """Name the places of a seat on which moons lie, with how many."""
    shown: Json = {}
    for place in range(FIRST_CLIENT + count_clients(board, seat)):
        moons = moons_on(board, seat, place)
        if moons:
            shown[place_text(state, place_number(board, seat, place))] = int(moons)
    return shown


# The end


def tell_over(state: MoonState) -> None:
    """The game ended (MS-E1)."""
    public: Json = {"scores": state.scores(), "winners": state.winners()}
    _add(state, Event("over", public, reveals=True))


def _names(state: MoonState, cards: list[int]) -> list[str]:
    return [state.cards.names[card] for card in cards]


def _tell(state: MoonState, seat: i64, kind: str, more: Json) -> None:
    """Tell what a seat did: to all, or in a hidden step to itself."""
    public: Json = {"seat": int(seat), **more}
    _add(state, Event(kind, public, audience=[int(seat)] if state.hides() else None))


def _add(state: MoonState, event: Event) -> None:
    """Tell an event, with the card table that its clients are found in."""
    event.public["table"] = state.cards.version
    state.tell(event)
