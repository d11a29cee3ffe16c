"""A table in memory: the thin shell between its pure core, the store and the people.

Save, then publish: entries are folded into a copy of the table, and only when the store says that
they are durable the copy becomes the table and people are told. So what is in memory is always what
is stored, though perhaps not yet all of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace
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
from lanai.server.store import Store, StoreError
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
        self.archive: Final = archive
        self.store: Final = archive.store
        self.kept = 0  # entries that the last snapshot holds
        self.shared: Final = shared  # whether other processes append too
        self.levels: Final = levels
        self.caretaker: Final = caretaker
        self.listeners: dict[Listener, None] = {}
        self.lock: Final = asyncio.Lock()
        self.behind = False  # whether something was stored that is not in memory, perhaps
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
            lambda table: (
                [] if key in table.done else decide(table, asker, request, self.around(table))
            )
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
        """Decide on the table as it is, store the entries, then publish them."""
        async with self.lock:
            await self._catch_up_if_behind()
            while entries := await self._decide(decided):
                started = time.perf_counter()
                if await self._store(entries):
                    COMMIT_SECONDS.observe(time.perf_counter() - started)
                    self.ours = True
                    break
                CONFLICTS.inc()
                if not await self._take_in():  # nobody was first: the table is gone
                    raise Refused("no-such-table")
        self.caretaker.look_after(self)

    async def _decide(self, decided: Callable[[Table], Entries]) -> Entries:
        """Decide; nothing is refused because of what another process has already changed."""
        try:
            return decided(self.table)
        except LanaiError:
            if not self.shared or not await self._take_in():
                raise
            return decided(self.table)

    async def keep(self) -> None:
        """Let the store know that somebody is at the table, though nothing changes."""
        async with self.lock:
            self.kept_at = now_ms()
            card = replace(card_of(self.table), updated=self.kept_at)
            await self.store.append(self.table.id, self.table.n, [], card)

    async def catch_up(self) -> None:
        """Take in what other processes have appended."""
        async with self.lock:
            await self._take_in()
        self.caretaker.look_after(self)

    async def _take_in(self) -> bool:
        """Take in what was stored and is not in memory yet."""
        more = await read_log(self.store, self.table.id, self.table.n)
        if more:
            self.ours, self.elsewhere = False, True
            self._publish(*self._fold(more))
        self.behind = False
        return bool(more)

    async def _store(self, entries: Entries) -> bool:
        """Fold and store entries, and publish them once they are durable."""
        start, was_over = self.table.n, self.table.status == "over"
        if self.table.clock is not None:
            entries[0].slept = self.table.clock.asleep
        after, parcels = self._fold(entries)
        listed = after.status != "playing"
        # Lists show when a card changed: moves do not change it, as hidden ones would be seen there
        changed = listed or any(not isinstance(entry, PLAYED) for entry in entries)
        card = card_of(after) if changed else None
        self.behind = True  # until we know better
        try:
            stored = [log.write(entry) for entry in entries]
            if not await self.store.append(after.id, start, stored, card):
                return False
        except StoreError as error:
            raise Refused("unavailable") from error
        self.behind = False
        self._publish(after, parcels)
        self._count(entries, was_over)
        self.keep_if_due()
        return True

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

    def _fold(self, entries: Iterable[log.AnyEntry]) -> tuple[Table, list[Parcel]]:
        """Fold entries into a copy, and write what each listener is to be told of each."""
        after = self.table.copy()
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
