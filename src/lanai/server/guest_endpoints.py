"""What can be asked over HTTP about who I am, and the tables I sit at."""

from __future__ import annotations

from typing import Any, Final

from lanai.server import protocol as wire
from lanai.server.hall import OWN_LISTED
from lanai.server.http import Call, Endpoint
from lanai.server.letters import listed_own, told_standing
from lanai.server.moment import now_ms
from lanai.server.store import StoredCard

ME: Final = "/api/guests/me"


async def add_guest(call: Call[wire.GuestWanted]) -> wire.NewGuest:
    """Become a guest: the answer holds the token, which is told only once."""
    asked, people = call.body, call.hall.people
    return await people.guests.add(asked.name, call.device_name, now_ms(), asked.bot)


async def rename_guest(call: Call[wire.GuestNamed]) -> wire.Me:
    """Take another name."""
    await call.hall.people.rename(await call.guest(), call.body.name)
    return await show_me(call)


async def show_me(call: Call[Any]) -> wire.Me:
    """Show who I am and the tables I sit at."""
    guest = await call.guest()
    cards = await call.hall.store.cards_of(guest.guest, OWN_LISTED)
    tables = [await own_table(call, card, guest.guest) for card in cards]
    return wire.Me(guest.guest, guest.name, tables, guest.bot)


async def own_table(call: Call[Any], card: StoredCard, guest: str) -> wire.OwnTable:
    """Show one of my tables; where it may wait for me, with who is there and how it stands."""
    shown = listed_own(card)
    if not may_wait(card):
        return shown
    turn = await call.hall.turn_of(card.id, guest)
    live = await call.hall.find(card.id)
    present = live.present()
    shown.turn, shown.deadline = turn.mine, turn.deadline
    shown.here = [seat for seat, place in enumerate(live.table.seats) if place.guest in present]
    shown.standing = told_standing(live.table, guest, call.texts)
    return shown


def may_wait(card: StoredCard) -> bool:
    """Tell whether a table may wait for somebody: it is played at, or about to start."""
    return card.status == "playing" or bool(card.summary.get("starting"))


GUEST_ENDPOINTS: Final = (
    Endpoint("POST", "/api/guests", add_guest, wire.NewGuest, wire.GuestWanted, status=201),
    Endpoint("GET", ME, show_me, wire.Me, query=("lang",), guest=True),
    Endpoint("PATCH", ME, rename_guest, wire.Me, wire.GuestNamed, guest=True),
)
