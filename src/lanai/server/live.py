"""A table in memory: the thin shell between its pure core, the store and the people.

Save, then publish: entries are folded, what is to be sent is written down, and it is sent only when
the store says that the entries are durable. Whatever goes wrong on the way, the table is folded
anew from the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from lanai.core.contract import SPECTATOR
from lanai.core.errors import LanaiError
from lanai.server import entries as log
from lanai.server import protocol as wire
from lanai.server.caretaker import Caretaker
from lanai.server.decide import Asker, Entries, decide
from lanai.server.metrics import COMMIT_SECONDS, CONFLICTS, GAMES_OVER, MOVES
from lanai.server.refused import Refused
from lanai.server.store import Store, StoreError
from lanai.server.table import Change, Table, refold
from lanai.server.telling import (
    CHAT_SHOWN,
    Letters,
    card_of,
    encode,
    history_of,
    position_of,
    start_failed,
    table_of,
    undo_question,
)


def now_ms() -> int:
    """Tell the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """Somebody connected to a table."""

    guest: str | None
    lang: str

    def send(self, letter: bytes) -> None:
        """Send without waiting."""

    def close(self, code: int) -> None:
        """Hang up."""


Parcel = tuple[Listener, bytes]


async def read_log(store: Store, table: str, start: int = 0) -> Entries:
    """Read a table's log from an entry on, or refuse when the store cannot."""
    try:
        return [log.read(entry) for entry in await store.entries(table, start)]
    except StoreError as error:
        raise Refused("unavailable") from error


class LiveTable:
    """One table that people are at, or were lately."""

    def __init__(
        self, table: Table, store: Store, caretaker: Caretaker, levels: list[str], *, shared: bool
    ) -> None:
        self.table = table
        self.store: Final = store
        self.shared: Final = shared  # whether other processes append too
        self.levels: Final = levels
        self.caretaker: Final = caretaker
        self.listeners: dict[Listener, None] = {}
        self.lock: Final = asyncio.Lock()
        self.told_until = table.n
        self.dirty = False
        self.left_at = time.monotonic()
        self.ours = True

    # Who is here

    @property
    def awake(self) -> bool:
        """Tell whether bots and clocks run: somebody is here, or only bots are left to play."""
        return bool(self.listeners) or not self.table.persons()

    def viewer(self, listener: Listener) -> int:
        """Tell as what somebody looks at the table."""
        seat = self.table.seat_of(listener.guest)
        return SPECTATOR if seat is None else seat

    def described(self) -> wire.Table:
        """Describe the table as it is now."""
        connected = {listener.guest for listener in self.listeners if listener.guest is not None}
        watchers = sum(self.viewer(listener) == SPECTATOR for listener in self.listeners)
        return table_of(self.table, connected, watchers)

    async def join(self, listener: Listener, since: int) -> None:
        """Welcome somebody, and tell the others that they are here."""
        if not self.awake and self.table.clock is not None and self.table.status == "playing":
            await self.commit(lambda table: [log.Woke(at=now_ms())])
        async with self.lock:
            await self._clean()
            if self.shared:
                await self._take_in()
            self.listeners[listener] = None
            listener.send(encode(self._welcome(listener, since)))
            table = self.table
            seat = table.seat_of(listener.guest)
            if table.starting and seat is not None and table.seats[seat].owes_nonce:
                listener.send(encode(wire.Reveal()))
            if table.question is not None and seat in table.question.waiting:
                listener.send(encode(undo_question(table, table.question, listener.lang)))
            self._tell_presence(besides=listener)
        self.caretaker.look_after(self)

    def leave(self, listener: Listener) -> None:
        """Let somebody go."""
        if self.listeners.pop(listener, 0) is None:
            self.left_at = time.monotonic()
            self._tell_presence()
            self.caretaker.look_after(self)

    def _tell_presence(self, besides: Listener | None = None) -> None:
        letter = encode(wire.TableChanged(table=self.described()))
        for listener in self.listeners:
            if listener is not besides:
                listener.send(letter)

    def _welcome(self, listener: Listener, since: int) -> wire.Welcome:
        table, viewer = self.table, self.viewer(listener)
        seat = None if viewer == SPECTATOR else viewer
        host = listener.guest is not None and listener.guest == table.host
        return wire.Welcome(
            table=self.described(),
            you=wire.You(listener.guest, seat, host),
            history=history_of(table, viewer, since, listener.lang),
            chat=table.chat[-CHAT_SHOWN:],
            position=None if table.play is None else position_of(table, viewer),
            time=now_ms(),
        )

    # Changing the table

    async def request(self, asker: Asker, request: wire.AnyRequest) -> str | None:
        """Carry out a request, once however often it comes; raise LanaiError when refused."""
        assert asker.request is not None
        key = (asker.guest, asker.request)
        await self.commit(
            lambda table: [] if key in table.done else decide(table, asker, request, self.levels)
        )
        return self.table.done[key]

    async def commit(self, decided: Callable[[Table], Entries]) -> None:
        """Decide on the table as it is, store the entries, then publish them."""
        async with self.lock:
            await self._clean()
            while entries := await self._decide(decided):
                started = time.perf_counter()
                if await self._store(entries):
                    COMMIT_SECONDS.observe(time.perf_counter() - started)
                    self.ours = True
                    break
                CONFLICTS.inc()
                await self._clean()
        self.caretaker.look_after(self)

    async def _decide(self, decided: Callable[[Table], Entries]) -> Entries:
        """Decide; nothing is refused because of what another process has already changed."""
        try:
            return decided(self.table)
        except LanaiError:
            if not self.shared or not await self._take_in():
                raise
            return decided(self.table)

    async def catch_up(self) -> None:
        """Take in what other processes have appended."""
        async with self.lock:
            await self._clean()
            await self._take_in()
        self.caretaker.look_after(self)

    async def _take_in(self) -> bool:
        more = await self._read(self.table.n)
        if more:
            self.ours = False
            self._publish(self._fold(more))
        return bool(more)

    async def _store(self, entries: Entries) -> bool:
        """Fold and store entries, and publish them once they are durable."""
        start, was_over = self.table.n, self.table.status == "over"
        self.dirty = True
        parcels, listed = self._fold(entries), self.table.status != "playing"
        changed = listed or any(not isinstance(entry, log.Moved) for entry in entries)
        card = card_of(self.table) if changed else None
        try:
            stored = [log.write(entry) for entry in entries]
            if not await self.store.append(self.table.id, start, stored, card):
                return False
        except StoreError as error:
            raise Refused("unavailable") from error
        self.dirty = False
        self._publish(parcels)
        self._count(entries, was_over)
        return True

    async def _clean(self) -> None:
        """Fold the table anew from the log, if what is in memory may not be what was stored."""
        if not self.dirty:
            return
        entries = await self._read(0)
        self.table = refold(entries[: self.told_until])
        self.dirty = False
        self._publish(self._fold(entries[self.told_until :]))

    async def _read(self, start: int) -> Entries:
        return await read_log(self.store, self.table.id, start)

    def _count(self, entries: Entries, was_over: bool) -> None:
        game = self.table.game.name
        for entry in entries:
            if isinstance(entry, log.Moved):
                MOVES.labels(game, "person" if entry.guest is not None else "bot").inc()
        if self.table.status == "over" and not was_over:
            GAMES_OVER.labels(game).inc()

    # Publishing

    def _fold(self, entries: Iterable[log.AnyEntry]) -> list[Parcel]:
        """Fold entries, and write what each listener is to be told of each."""
        parcels: list[Parcel] = []
        for entry in entries:
            change = self.table.fold(entry)
            parcels += self._parcels(change)
        return parcels

    def _publish(self, parcels: list[Parcel]) -> None:
        self.told_until = self.table.n
        for listener, letter in parcels:
            listener.send(letter)

    def _parcels(self, change: Change) -> list[Parcel]:
        parcels: list[Parcel] = []
        if change.told is not None:
            letters = Letters(self.table, change.told)
            for listener in self.listeners:
                letter = letters.letter(self.viewer(listener), listener.lang)
                if letter is not None:
                    parcels.append((listener, letter))
        if change.table:
            parcels += self._to_all(wire.TableChanged(table=self.described()))
        if change.chat is not None:
            parcels += self._to_all(wire.Said(chat=change.chat))
        if change.reveal:
            parcels += self._to_seats(
                wire.Reveal(), [at for at, seat in enumerate(self.table.seats) if seat.owes_nonce]
            )
        if change.failed is not None:
            failed = change.failed
            parcels += [
                (listener, encode(start_failed(self.table, failed, listener.lang)))
                for listener in self.listeners
            ]
        return parcels + self._undo_parcels(change)

    def _undo_parcels(self, change: Change) -> list[Parcel]:
        if change.settled is not None:
            return self._to_all(wire.UndoSettled(agreed=change.settled))
        if change.asked is None:
            return []
        return [
            (listener, encode(undo_question(self.table, change.asked, listener.lang)))
            for listener in self.listeners
            if self.viewer(listener) in change.asked.waiting
        ]

    def _to_all(self, message: wire.ServerMessage) -> list[Parcel]:
        letter = encode(message)
        return [(listener, letter) for listener in self.listeners]

    def _to_seats(self, message: wire.ServerMessage, seats: list[int]) -> list[Parcel]:
        letter = encode(message)
        return [(each, letter) for each in self.listeners if self.viewer(each) in seats]
