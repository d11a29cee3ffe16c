"""Who is at a table, and what each of them is told of a change."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Protocol

from lanai.core.contract import SPECTATOR
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.absence import Surroundings
from lanai.server.letters import (
    Letters,
    encode,
    nudge_of,
    start_failed,
    start_question,
    table_of,
    undo_question,
)
from lanai.server.play import Told
from lanai.server.protocol import BotMark
from lanai.server.refused import Refused
from lanai.server.table import Table
from lanai.server.table_parts import Change


class Listener(Protocol):
    """Somebody connected to a table."""

    guest: str | None
    key: str | None  # the hash of the token by which they are known
    name: str
    bot: BotMark | None  # whose program they are
    address: str  # or the network that counts as one
    lang: str
    looking: bool  # whether they see the table, as far as they say

    def send(self, letter: bytes) -> None:
        """Send without waiting."""

    def refuse(self, error: Refused) -> None:
        """Say why, and hang up."""

    def close(self, code: int) -> None:
        """Hang up."""


Parcel = tuple[Listener, bytes]


def viewer_at(table: Table, listener: Listener) -> int:
    """Tell as what somebody looks at a table."""
    seat = table.seat_of(listener.guest)
    return SPECTATOR if seat is None else seat


class Audience:
    """The people at a table, as the table is after a change."""

    def __init__(
        self,
        table: Table,
        listeners: Collection[Listener],
        around: Callable[[Table], Surroundings],
    ) -> None:
        self.table: Final = table
        self.listeners: Final = listeners
        self.around: Final = around

    def described(self) -> wire.Table:
        """Describe the table with who is there."""
        watchers = sum(self.viewer(listener) == SPECTATOR for listener in self.listeners)
        return table_of(self.table, self.around(self.table), watchers)

    def viewer(self, listener: Listener) -> int:
        """Tell as what somebody looks at the table."""
        return viewer_at(self.table, listener)

    def parcels(self, change: Change) -> list[Parcel]:
        """Write what each listener is to be told of a change that was just folded."""
        parcels: list[Parcel] = []
        if change.told is not None:
            letters = Letters(self.table, change.told)
            for listener in self.listeners:
                letter = letters.letter(self.viewer(listener), listener.lang)
                if letter is not None:
                    parcels.append((listener, letter))
        if change.table:
            parcels += self._to_all(messages.TableChanged(table=self.described()))
        if change.chat is not None:
            parcels += self._to_all(messages.Said(chat=change.chat))
        if change.commit:
            parcels += self._to_seats(start_question(self.table), self.table.missing())
        if change.reveal:
            parcels += self._to_all(start_question(self.table))
        if change.failed is not None:
            failed = change.failed
            parcels += [
                (listener, encode(start_failed(self.table, failed, listener.lang)))
                for listener in self.listeners
            ]
        if change.nudged is not None:
            parcels += self._nudges(change.nudged)
        return parcels + self._undo_parcels(change)

    def _nudges(self, seat: int) -> list[Parcel]:
        return [
            (each, encode(nudge_of(seat, each.lang)))
            for each in self.listeners
            if self.viewer(each) == seat
        ]

    def _undo_parcels(self, change: Change) -> list[Parcel]:
        if change.settled is not None:
            return self._to_all(messages.UndoSettled(agreed=change.settled))
        if change.asked is None:
            return []
        asked = change.asked
        viewers = [(listener, self.viewer(listener)) for listener in self.listeners]
        return [
            (listener, encode(undo_question(self.table, asked, viewer, listener.lang)))
            for listener, viewer in viewers
            if viewer in asked.waiting and self._heard(change.told, viewer)
        ]

    def _heard(self, told: Told | None, viewer: int) -> bool:
        """Tell whether a viewer may know that something has changed."""
        return told is None or told.seen_by(viewer)

    def _to_all(self, message: messages.ServerMessage) -> list[Parcel]:
        letter = encode(message)
        return [(listener, letter) for listener in self.listeners]

    def _to_seats(self, message: messages.ServerMessage, seats: list[int]) -> list[Parcel]:
        letter = encode(message)
        return [(each, letter) for each in self.listeners if self.viewer(each) in seats]
