"""What requests do about people: chat, and what the host may do to keep the peace. Pure."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import UNSET

from lanai.server import entries as log
from lanai.server import messages
from lanai.server.budgets import CHANGES
from lanai.server.demands import Asker, Entries, demand_host, demand_lobby
from lanai.server.person_names import distinct
from lanai.server.protocol import Chat
from lanai.server.refused import Refused
from lanai.server.table import Table
from lanai.server.table_parts import Place

BUDGETS: Final = ((10_000, 8), (600_000, 80))
"""Milliseconds, and lines of chat that a person may say in them; all who watch together as many."""

AnyPeace = messages.Say | messages.Mute | messages.Remove | messages.HandOver | messages.House


def keep_peace(table: Table, asker: Asker, request: AnyPeace) -> Entries:
    """Carry out a request that concerns people and not the game."""
    match request:
        case messages.Say():
            return say(table, asker, request.text)
        case messages.Mute():
            return mute(table, asker, request)
        case messages.Remove():
            return remove(table, asker, request)
        case messages.HandOver():
            return hand_over(table, asker, request)
    return keep_house(table, asker, request)


# Chat


def say(table: Table, asker: Asker, text: str) -> Entries:
    """Say something."""
    shown = " ".join(text.split())
    if not shown or not shown.isprintable():
        raise Refused("chat-empty")
    seat = table.seat_of(asker.guest)
    demand_voice(table, asker, seat)
    said = [line for line in table.chat if line.kind == "said"]
    demand_pause([line for line in said if line.guest == asker.guest], asker.at)
    if seat is None:
        demand_pause([line for line in said if line.seat is None], asker.at)
    name, is_bot = shown_name(table, asker), asker.bot is not None
    return [log.Said(seat=seat, name=name, text=shown, bot=is_bot, **asker.stamp)]


def shown_name(table: Table, asker: Asker) -> str:
    """Give what somebody is called here: who watches must not pass for somebody who sits."""
    seat = table.seat_of(asker.guest)
    return distinct(asker.name, table.names()) if seat is None else table.names()[seat]


def demand_voice(table: Table, asker: Asker, seat: int | None) -> None:
    """Refuse a line of somebody who may not speak here."""
    if table.peace.is_removed(asker.guest):
        raise Refused("removed")
    if asker.guest in table.peace.muted:
        raise Refused("muted")
    if seat is None and asker.guest != table.host and not table.peace.watchers_chat:
        raise Refused("chat-seated")


def demand_pause(lines: list[Chat], now: int) -> None:
    """Refuse a line when too many were said lately, by what is in the log: at all processes."""
    for span, most in BUDGETS:
        if len(lines) >= most and lines[-most].at > now - span:
            raise Refused("chat-fast")


# The host


def demand_other(table: Table, asker: Asker, guest: str) -> str:
    """Find what somebody else is called who sits here or has spoken, or refuse."""
    demand_host(table, asker)
    if guest == asker.guest:
        raise Refused("yourself")
    seat = table.seat_of(guest)
    if seat is not None:
        return table.names()[seat]
    known = [(line.guest, line.name) for line in table.chat] + list(table.peace.removed)
    names = [name for person, name in known if person == guest]
    if not names:
        raise Refused("no-such-person")
    return names[-1]


def mute(table: Table, asker: Asker, request: messages.Mute) -> Entries:
    """Ask somebody to be quiet, or let them speak again."""
    name = demand_other(table, asker, request.guest)
    if (request.guest in table.peace.muted) == request.on:
        raise Refused("no-change")
    by = shown_name(table, asker)
    return [log.Muted(person=request.guest, name=name, on=request.on, by=by, **asker.stamp)]


def remove(table: Table, asker: Asker, request: messages.Remove) -> Entries:
    """Send somebody away, or let them come back. Nobody is thrown out of a game."""
    name = demand_other(table, asker, request.guest)
    if table.peace.is_removed(request.guest) == request.on:
        raise Refused("no-change")
    by = shown_name(table, asker)
    removed = log.Removed(person=request.guest, name=name, on=request.on, by=by, **asker.stamp)
    seat = table.seat_of(request.guest)
    if seat is None:
        return [removed]
    if table.play is not None:
        raise Refused("still-playing")
    demand_lobby(table)
    return [log.Cleared(at=asker.at, seat=seat), removed]


def hand_over(table: Table, asker: Asker, request: messages.HandOver) -> Entries:
    """Make somebody else the host."""
    name = demand_other(table, asker, request.guest)
    seat = table.seat_of(request.guest)
    if seat is None or table.seats[seat].resigned:
        raise Refused("no-such-person")
    by = shown_name(table, asker)
    return [log.HostPassed(person=request.guest, name=name, by=by, **asker.stamp)]


def keep_house(table: Table, asker: Asker, request: messages.House) -> Entries:
    """Lock the table or open it, let those who watch chat or not; each is an entry of its own."""
    demand_host(table, asker)
    peace, by = table.peace, shown_name(table, asker)
    locked = peace.locked if request.locked is UNSET else request.locked
    chat = peace.watchers_chat if request.watchers_chat is UNSET else request.watchers_chat
    kept: Entries = []
    if locked != peace.locked and chat != peace.watchers_chat:
        before = peace.watchers_chat
        kept.append(log.HouseKept(at=asker.at, locked=locked, watchers_chat=before, by=by))
    elif locked == peace.locked and chat == peace.watchers_chat:
        raise Refused("no-change")
    kept.append(log.HouseKept(locked=locked, watchers_chat=chat, by=by, **asker.stamp))
    return kept


# Without being asked


def is_hostless(table: Table, present: Collection[str]) -> bool:
    """Tell whether the host is not here."""
    return table.host not in present or has_left(table)


def has_left(table: Table) -> bool:
    """Tell whether the host has given up their seat, and with it their role."""
    seat = table.seat_of(table.host)
    if seat is None:
        return table.host in table.peace.regulars
    return table.seats[seat].resigned


def successor(table: Table, present: Collection[str]) -> Place | None:
    """Find who is host next: of those who sit and are here the next one, the muted last."""
    first = (table.seat_of(table.host) or 0) + 1
    around = table.seats[first:] + table.seats[:first]
    heirs = [
        place
        for place in around
        if place.kind == "person"
        and not place.resigned
        and place.guest != table.host
        and place.guest is not None
        and place.guest in present
        and table.spent.get((place.guest, "change"), 0) < CHANGES
    ]
    return min(heirs, key=lambda place: place.guest in table.peace.muted, default=None)


def pass_on(table: Table, present: Collection[str], at: int) -> Entries:
    """Let the host's role pass on when they are gone; its heir spends from their changes by it."""
    heir = successor(table, present)
    if heir is None or heir.guest is None or not is_hostless(table, present):
        return []
    name = table.names()[table.seats.index(heir)]
    return [log.HostPassed(at=at, guest=heir.guest, person=heir.guest, name=name, gone=True)]


def rename(table: Table, guest: str, name: str, at: int) -> Entries:
    """Let a seat be called as its person is called now; who is muted speaks by no name either."""
    seat = table.seat_of(guest)
    if seat is None or table.status == "over" or guest in table.peace.muted:
        return []
    names = table.called()
    if name == names[seat]:  # as nearly always; whoever came after it is called otherwise
        return []
    shown = distinct(name, names[:seat] + names[seat + 1 :])
    if shown == names[seat] or table.spent.get((guest, "change"), 0) >= CHANGES:
        return []
    return [log.Renamed(at=at, guest=guest, person=guest, name=shown)]
