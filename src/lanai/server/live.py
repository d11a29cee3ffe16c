"""A table in memory: the thin shell between its pure core, the store and the people.

Save, then publish: entries are folded into a copy of the table, and only when the store says that
they are durable the copy becomes the table and people are told. So the table in memory is always
what is stored, though perhaps not yet all of it. Whoever comes meanwhile does not wait: they decide
on the copy, `ahead` of what is stored, and their entries follow the others. If those fail, so do
theirs; then what is stored is read, and all is decided anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from lanai.core.contract import SPECTATOR
from lanai.core.errors import LanaiError
from lanai.server import entries as log
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.absence import Surroundings
from lanai.server.archive import EVERY, Archive
from lanai.server.audience import Audience, Listener, Parcel, viewer_at
from lanai.server.caretaker import Caretaker
from lanai.server.decide import decide
from lanai.server.demands import Asker, Entries
from lanai.server.fair_queue import Claim, Rank
from lanai.server.letters import (
    CHAT_SHOWN,
    card_of,
    encode,
    history_since,
    position_of,
    start_question,
    undo_question,
)
from lanai.server.metrics import COMMIT_SECONDS, CONFLICTS, GAMES_OVER, moves_of
from lanai.server.order import rename
from lanai.server.presence import Presence
from lanai.server.refused import Refused
from lanai.server.store import Chain, Store, StoreError
from lanai.server.table import Table


def now_ms() -> int:
    """Tell the time in milliseconds."""
    return time.time_ns() // 1_000_000


PLAYED: Final = (log.Moved, log.Undone)
ELSEWHERE: Final = 3000
"""Milliseconds within which another process that is awake has let a bot stand in for who is late.
"""


async def read_log(store: Store, table: str, start: int) -> Entries:
    """Read a table's log from an entry on, or refuse when the store cannot."""
    try:
        return [log.read(entry) for entry in await store.entries(table, start)]
    except StoreError as error:
        raise Refused("unavailable") from error


class LiveTable:
    """One table that people are at, or were lately."""

    def __init__(
        self,
        table: Table,
        archive: Archive,
        caretaker: Caretaker,
        levels: list[str],
        *,
        shared: bool,
    ) -> None:
        self.table = table
        self.ahead = table  # as it will be when all that is on its way is stored
        self.chain = Chain()  # what was decided on each other since the table was last read
        self.sent: list[asyncio.Future[bool]] = []  # what is on its way to the store
        self.archive: Final = archive
        self.store: Final = archive.store
        self.kept = 0  # entries that the last snapshot holds
        self.shared: Final = shared  # whether other processes append too
        self.levels: Final = levels
        self.caretaker: Final = caretaker
        self.listeners: dict[Listener, None] = {}
        self.lock: Final = asyncio.Lock()
        self.behind = False  # whether something failed on its way, and what is stored must be read
        self.known = now_ms()
        self.gone: dict[str, int] = {}  # when the last connection of a guest was lost
        self.left_at = time.monotonic()
        self.empty_since = 0  # when the last listener left; before the first: long ago
        self.hostless_since: float | None = None  # when somebody began to wait for the host
        self.first_told: dict[str, tuple[int, list[wire.Update]]] = {}  # to watchers, by language
        self.ours = True
        self.elsewhere = False  # whether another process has appended while it was in memory here
        self.kept_at = table.updated
        self.presence: Final = Presence(self._tell_presence)

    # Who is here

    def present(self) -> set[str]:
        """List the guests who are here."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    @property
    def awake(self) -> bool:
        """Tell whether bots and clocks run: they do while somebody is here, and rest otherwise."""
        return bool(self.listeners)

    def claim(self) -> Claim:
        """Tell who waits for the bots here: whoever plays with them, or else whoever watches."""
        persons = self.table.persons()
        playing = [each for each in self.listeners if self.viewer(each) in persons]
        rank = Rank.PEOPLE if playing else Rank.BOTS
        waiting = {(each.address, each.guest or "") for each in playing or self.listeners}
        return Claim(rank, tuple(waiting), self.table.id)

    def viewer(self, listener: Listener) -> int:
        """Tell as what somebody looks at the table."""
        return viewer_at(self.table, listener)

    def described(self) -> wire.Table:
        """Describe the table as it is now."""
        return Audience(self.table, self.listeners, self.around).described()

    def around(self, table: Table) -> Surroundings:
        """Tell what a decision depends on that is not in the log."""
        connected = {listener.guest for listener in self.listeners}
        settings = self.caretaker.settings
        return Surroundings(
            levels=self.levels,
            away={
                seat: self.gone.get(place.guest, self.known)
                for seat, place in enumerate(table.seats)
                if place.guest is not None and place.guest not in connected
            },
            known=self.known,
            now=now_ms(),
            nudge_every=round(settings.nudge_seconds * 1000),
            patience=round(settings.away_seconds * 1000),
        )

    async def join(self, listener: Listener, since: int) -> None:
        """Welcome somebody, and tell the others that they are here."""
        async with self.lock:
            await self._settled()  # what is on its way was written for those who are here already
            await self._catch_up_if_behind()
            if self.shared:
                await self._take_in()
            if not self.awake:
                self._wake()
            self.listeners[listener] = None
            self._note_presence(listener.guest)
            listener.send(encode(self._welcome(listener, since)))
            table = self.table
            seat = table.seat_of(listener.guest)
            if seat in table.missing():
                listener.send(encode(start_question(table)))
            if table.question is not None and seat is not None and seat in table.question.waiting:
                question = undo_question(table, table.question, seat, listener.lang)
                listener.send(encode(question))
            self.presence.changed(each for each in self.listeners if each is not listener)
        self.caretaker.look_after(self)
        if listener.guest is not None:
            with suppress(LanaiError):  # if it cannot be stored, then at the next visit
                await self.rename(listener.guest, listener.name)

    def _wake(self) -> None:
        """Let the clock stand still for the time in which nobody was here.

        It writes nothing: the next entry tells how long that was. Other processes may have been
        awake meanwhile, where one could hold the clock by visiting this one. Then it goes on, and
        it has stood still only if nobody stood in for whoever was late.
        """
        clock, now = self.table.clock, now_ms()
        if clock is None or self.table.status != "playing":
            return
        last = clock.last + clock.asleep
        if not self.shared:
            clock.sleep(max(0, now - max(last, self.empty_since)))
        elif clock.late(now - ELSEWHERE):
            clock.sleep(now - last)

    def leave(self, listener: Listener) -> None:
        """Let somebody go."""
        if self.listeners.pop(listener, 0) is None:
            self.left_at = time.monotonic()
            self.empty_since = now_ms()
            self._note_presence(listener.guest)
            self.presence.left(listener)
            self.presence.changed(self.listeners)
            self.caretaker.look_after(self)

    def remind(self) -> None:
        """Tell everybody that they may let a bot play for somebody."""
        self.presence.changed(self.listeners)

    def _note_presence(self, guest: str | None) -> None:
        """Note whether a guest who sits here is here now."""
        if guest is None or any(listener.guest == guest for listener in self.listeners):
            self.gone.pop(guest or "", None)
        elif self.table.seat_of(guest) is not None:
            self.gone[guest] = now_ms()

    def _tell_presence(self, whom: Collection[Listener]) -> None:
        letter = encode(messages.TableChanged(table=self.described()))
        for listener in whom:
            listener.send(letter)

    def _welcome(self, listener: Listener, since: int) -> messages.Welcome:
        table, viewer = self.table, self.viewer(listener)
        seat = None if viewer == SPECTATOR else viewer
        host = listener.guest is not None and listener.guest == table.host
        since, history = self._history(viewer, since, listener.lang)
        return messages.Welcome(
            table=self.described(),
            you=wire.You(listener.guest, seat, host),
            since=since,
            history=history,
            chat=table.chat[-CHAT_SHOWN:],
            position=None if table.play is None else position_of(table, viewer, listener.lang),
            time=now_ms(),
        )

    def _history(self, viewer: int, since: int, lang: str) -> tuple[int, list[wire.Update]]:
        """Tell what happened; for a crowd of new watchers it is put into words once."""
        if viewer != SPECTATOR or since:
            return history_since(self.table, viewer, since, lang)
        if lang not in self.first_told:
            self.first_told[lang] = history_since(self.table, viewer, since, lang)
        return self.first_told[lang]

    # Changing the table

    async def request(self, asker: Asker, request: messages.AnyRequest) -> str | None:
        """Carry out a request, once however often it comes; raise LanaiError when refused."""
        assert asker.request is not None
        key = (asker.guest, asker.request)
        await self.commit(
            lambda table: [] if key in table.done else decide(table, asker, request, self.around)
        )
        return self.table.done[key]

    async def rename(self, guest: str, name: str) -> None:
        """Call somebody as they are called now, at their seat and in what they say."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.name = name
        if rename(self.table, guest, name, now_ms()):
            await self.commit(lambda table: rename(table, guest, name, now_ms()))

    async def commit(self, decided: Callable[[Table], Entries]) -> None:
        """Decide on the table as it will be, store the entries, then publish them."""
        while not await self._try(decided):
            CONFLICTS.inc()

    async def _try(self, decided: Callable[[Table], Entries]) -> bool:
        """Decide and store; False when it has to be decided again."""
        async with self.lock:
            await self._catch_up_if_behind()
            entries = await self._decide(decided)
            if not entries:
                await self._settled()  # nothing is to be done because of what has to be stored, too
                self.caretaker.look_after(self)
                return not self.behind
            start, first = self.ahead.n, not self.sent
            stored = self._send(entries)
        try:
            won = await asyncio.shield(stored)  # it goes on, whatever becomes of who asked
        except StoreError as error:
            raise Refused("unavailable") from error
        if self.behind:
            await self.catch_up()
        if not won and first and self.table.n == start:  # nobody else was first: the table is gone
            raise Refused("no-such-table")
        return won

    async def _decide(self, decided: Callable[[Table], Entries]) -> Entries:
        """Decide; nothing is refused because of what is not stored, or what others have changed."""
        try:
            return decided(self.ahead)
        except LanaiError:
            if not await self._renew():
                raise
            return decided(self.ahead)

    async def _renew(self) -> bool:
        """Bring the table up to date with all that is on its way; tell whether it has changed."""
        waited = bool(self.sent)
        await self._settled()
        took_in = (self.behind or self.shared) and await self._take_in()
        return waited or took_in

    async def stored(self) -> Table:
        """Give the table once all that is on its way now is stored."""
        if self.sent:
            await asyncio.wait(self.sent[-1:])
        return self.table

    async def _settled(self) -> None:
        """Wait until nothing is on its way any more, which ends only while nobody else decides."""
        while self.sent:
            await asyncio.wait(self.sent[-1:])

    @property
    def busy(self) -> bool:
        """Tell whether the table is about to change."""
        return bool(self.sent) or self.lock.locked()

    async def keep(self) -> None:
        """Let the store know that somebody is at the table, though nothing changes."""
        async with self.lock:
            self.kept_at = now_ms()
            card = replace(card_of(self.ahead), updated=self.kept_at)
            await self.store.append(self.ahead.id, self.ahead.n, [], card)

    async def catch_up(self) -> None:
        """Take in what other processes have appended."""
        async with self.lock:
            await self._take_in()
        self.caretaker.look_after(self)

    async def _take_in(self) -> bool:
        """Take in what was stored and is not in memory yet."""
        await self._settled()
        more = await read_log(self.store, self.table.id, self.table.n)
        if more:
            self.ours, self.elsewhere = False, True
            self._publish(*self._fold(self.table, more))
        self.ahead, self.chain = self.table, Chain()
        self.behind = False
        return bool(more)

    def _send(self, entries: Entries) -> asyncio.Future[bool]:
        """Fold entries and send them to the store; they are published once they are durable."""
        start = self.ahead.n
        if self.ahead.clock is not None:
            entries[0].slept = self.ahead.clock.asleep
        after, parcels = self._fold(self.ahead, entries)
        listed = after.status != "playing"
        # Lists show when a card changed: moves do not change it, as hidden ones would be seen there
        changed = listed or any(not isinstance(entry, PLAYED) for entry in entries)
        card = card_of(after) if changed else None
        written = [log.write(entry) for entry in entries]
        try:
            stored = self.store.append(after.id, start, written, card, self.chain)
        except StoreError as error:
            raise Refused("unavailable") from error
        self.ahead = after
        self.sent.append(stored)
        began = time.perf_counter()
        stored.add_done_callback(partial(self._arrived, entries, after, parcels, began))
        return stored

    def _arrived(
        self,
        entries: Entries,
        after: Table,
        parcels: list[Parcel],
        began: float,
        stored: asyncio.Future[bool],
    ) -> None:
        """Publish entries that are stored, whatever has become of who asked for them."""
        self.sent.remove(stored)
        if stored.cancelled() or stored.exception() is not None or not stored.result():
            self.behind = True
        if self.behind:  # and so is all that was decided on these
            return
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        self.ours = True
        was_over = self.table.status == "over"
        self._publish(after, parcels)
        self._count(entries, was_over)
        self.keep_if_due()
        self.caretaker.look_after(self)

    def keep_if_due(self) -> None:
        """Keep a snapshot when there were many entries since the last one."""
        if self.table.n - self.kept >= EVERY:
            self.kept = self.table.n
            self.archive.keep(self.table)

    async def _catch_up_if_behind(self) -> None:
        if self.behind:
            await self._take_in()

    def _count(self, entries: Entries, was_over: bool) -> None:
        game = self.table.game.name
        for entry in entries:
            if isinstance(entry, log.Moved):
                moves_of(game, "person" if entry.guest is not None else "bot").inc()
        if self.table.status == "over" and not was_over:
            GAMES_OVER.labels(game).inc()

    # Publishing

    def _fold(self, table: Table, entries: Iterable[log.AnyEntry]) -> tuple[Table, list[Parcel]]:
        """Fold entries into a copy, and write what each listener is to be told of each."""
        after = table.copy()
        audience = Audience(after, self.listeners, self.around)
        parcels: list[Parcel] = []
        for entry in entries:
            parcels += audience.parcels(after.fold(entry))
        return after, parcels

    def _publish(self, after: Table, parcels: list[Parcel]) -> None:
        self.table = after
        self.first_told.clear()
        for listener, letter in parcels:
            listener.send(letter)
