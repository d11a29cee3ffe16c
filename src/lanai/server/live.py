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
from collections.abc import Awaitable, Callable, Collection, Iterable
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
from lanai.server.folding import fold
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
from lanai.server.moment import leapt_ms, now_ms
from lanai.server.order import rename
from lanai.server.presence import Presence
from lanai.server.ratings.results import result_of
from lanai.server.refused import Refused
from lanai.server.sending import Sending
from lanai.server.store import Chain, StoreError, TableStore, Waiting
from lanai.server.table import Table

GOING_AWAY: Final = 1001
"""The code with which somebody is hung up on who is to come back at once."""
PLAYED: Final = (log.Moved, log.Undone)
ELSEWHERE: Final = 3000
"""Milliseconds within which another process that is awake has let a bot stand in for who is late.
"""


async def read_log(store: TableStore, table: str, start: int) -> Entries:
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
        over: Callable[[Table], None],
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
        self.over: Final = over  # is told when the game has ended
        self.listeners: dict[Listener, None] = {}
        self.lock: Final = asyncio.Lock()
        self.behind = False  # whether something failed on its way, and what is stored must be read
        self.read_at = 0.0  # since when all that others stored before is in memory
        self.known = now_ms()
        self.leapt = leapt_ms()  # by how much the time was put forward, as far as clocks know
        self.gone: dict[str, int] = {}  # when the last connection of a guest was lost
        self.left_at = time.monotonic()
        self.empty_since = 0  # when the last listener left; before the first: long ago
        self.hostless: tuple[bool, float] | None = None  # connected?; when people began to wait
        self.first_told: dict[str, tuple[int, list[wire.Update]]] = {}  # to watchers, by language
        self.ours = True
        self.elsewhere = False  # whether another process has appended while it was in memory here
        self.kept_at = table.updated
        self.presence: Final = Presence(self._tell_presence)
        self.called = table.awaited()  # who may be about to be told that it is their turn
        self.awaited = (table, table.awaited())  # whom the table waits for that was asked last

    # Who is here

    def present(self) -> set[str]:
        """List the guests who are here."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    def attending(self) -> set[str]:
        """List the guests who can act: before the game only who looks, later all who are here."""
        if self.table.status != "lobby":
            return self.present()
        return {each.guest for each in self.listeners if each.guest is not None and each.looking}

    @property
    def awake(self) -> bool:
        """Tell whether bots and clocks run: they do while somebody is here, and rest otherwise.

        By correspondence bots play on alone as long as a person waits for them, and in rated games
        once all have left.
        """
        return bool(self.listeners) or self.table.plays_on_alone

    def claim(self) -> Claim:
        """Tell who waits for the bots here: whoever plays with them, or else whoever watches.

        Where nobody is, it is at their cost who play.
        """
        persons = self.table.persons()
        playing = [each for each in self.listeners if self.viewer(each) in persons]
        rank = Rank.PEOPLE if playing else Rank.BOTS
        waiting = {(each.address, each.guest or "") for each in playing or self.listeners}
        if not waiting:
            guests = [seat.guest for seat in self.table.seats if seat.guest is not None]
            waiting = {("", guest) for guest in guests}
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

    async def join(self, listener: Listener, since: int, arrived: float) -> None:
        """Welcome somebody, and tell the others that they are here.

        What others stored before they `arrived` is read; of many who come at once by one of them.
        """
        async with self.lock:
            await self._settled()  # what is on its way was written for those who are here already
            await self._catch_up_if_behind()
            if self.shared and self.read_at < arrived:
                await self._take_in()
            if not self.listeners:
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
        try:
            await self.seen_by(listener)
            if listener.guest is not None:
                with suppress(LanaiError):  # if it cannot be stored, then at the next visit
                    await self.rename(listener.guest, listener.name)
        except BaseException:  # when the client hangs up meanwhile
            self.leave(listener)
            raise

    def _wake(self) -> None:
        """Let the clock stand still for the time in which nobody was here.

        It writes nothing: the next entry tells how long that was. Other processes may have been
        awake meanwhile, where one could hold the clock by visiting this one. Then it goes on, and
        it has stood still only if nobody stood in for whoever was late.
        """
        clock, now = self.table.clock, now_ms()
        if clock is None or clock.goes_on or self.table.status != "playing":
            return
        last = clock.last + clock.asleep
        if not self.shared:
            clock.sleep(max(0, now - max(last, self.empty_since)))
        elif clock.late(now - ELSEWHERE):
            clock.sleep(now - last)

    def mind_leaps(self) -> None:
        """Let the clock stand still for a time that nobody here had: it was only put forward."""
        leap, self.leapt = leapt_ms() - self.leapt, leapt_ms()
        clock = self.ahead.clock
        if leap and self.listeners and clock is not None and not clock.goes_on:
            clock.sleep(leap)

    def leave(self, listener: Listener) -> None:
        """Let somebody go."""
        if self.listeners.pop(listener, 0) is None:
            self.left_at = time.monotonic()
            self.empty_since = now_ms()
            self._note_presence(listener.guest)
            self.presence.left(listener)
            self.presence.changed(self.listeners)
            self.caretaker.look_after(self)

    async def look(self, listener: Listener, looking: bool) -> None:
        """Note whether somebody who is connected looks at the table, or at something else."""
        listener.looking = looking
        self.caretaker.look_after(self)
        await self.seen_by(listener)

    async def seen_by(self, listener: Listener) -> None:
        """Tell nobody of their turn who sees it."""
        guest = listener.guest
        if guest in self.called and listener.looking:
            self.called.discard(guest)
            with suppress(StoreError):  # then they are told of what they have seen
                await self.store.forget_rings(guest, self.table.id)

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
        self.mind_leaps()
        sending = self._send_at_once(decided)
        if sending is None:
            async with self.lock:
                await self._catch_up_if_behind()
                entries = await self._decide(decided)
                if not entries:
                    await self._settled()  # there is nothing to do because of what must be stored
                    self.caretaker.look_after(self)
                    return not self.behind
                sending = self._send(entries)
        won = await sending.let_in
        if self.behind:
            await self.catch_up()
        gone = sending.first and self.table.n == sending.start  # since nobody else was first
        if gone and not won:
            raise Refused("no-such-table")
        return won

    def _send_at_once(self, decided: Callable[[Table], Entries]) -> Sending | None:
        """Decide and send, where that waits for nothing; nearly always it does not.

        Nobody else decides meanwhile, so there is no need to take the lock while it is free.
        """
        if self.behind or self.lock.locked():
            return None
        try:
            entries = decided(self.ahead)
        except LanaiError:
            if self.sent or self.shared:
                return None
            raise
        return self._send(entries) if entries else None

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
            waiting = self._waiting(self.ahead)
            await self.store.append(self.ahead.id, self.ahead.n, [], card, waiting=waiting)

    async def catch_up(self) -> None:
        """Take in what other processes have appended."""
        async with self.lock:
            await self._take_in()
        self.caretaker.look_after(self)

    async def rewrite(self, change: Callable[[], Awaitable[None]]) -> None:
        """Let the stored log be changed while nobody decides on it, and read it anew.

        Who is here is hung up on, comes back by themselves and is told everything again.
        """
        async with self.lock:
            await self._settled()
            await change()
            self.table, self.kept = await self.archive.load(self.table.id)
            self.ahead, self.chain, self.behind = self.table, Chain(), False
            self.first_told.clear()
        for listener in list(self.listeners):
            listener.close(GOING_AWAY)

    async def _take_in(self) -> bool:
        """Take in what was stored and is not in memory yet."""
        await self._settled()
        begun = time.monotonic()
        more = await read_log(self.store, self.table.id, self.table.n)
        self.read_at = begun
        if more:
            self.ours, self.elsewhere = False, True
            self._publish(*self._fold(self.table, more))
            self.called |= self.table.awaited()
        self.ahead, self.chain = self.table, Chain()
        self.behind = False
        return bool(more)

    def _send(self, entries: Entries) -> Sending:
        """Fold entries and send them to the store; they are published once they are durable."""
        start = self.ahead.n
        if self.ahead.clock is not None:
            entries[0].slept = self.ahead.clock.asleep
        after, parcels = self._fold(self.ahead, entries)
        listed = after.status != "playing"
        # Lists show when a card changed: moves do not change it, as hidden ones would be seen there
        changed = listed or any(not isinstance(entry, PLAYED) for entry in entries)
        card = card_of(after) if changed else None
        ends = after.status == "over" and self.ahead.status != "over"
        result = result_of(after) if ends else None
        waiting = self._waiting(after)
        try:
            stored = self.store.append(after.id, start, entries, card, self.chain, result, waiting)
        except StoreError as error:
            raise Refused("unavailable") from error
        sending = Sending(start, not self.sent, entries, after, parcels)
        self.ahead = after
        self.sent.append(stored)
        stored.add_done_callback(partial(self._arrived, sending))
        return sending

    def _waiting(self, after: Table) -> Waiting | None:
        """Tell whom the table waits for now: who does not look is to be told, a little later."""
        before, awaited = self._awaited(self.ahead), self._awaited(after)
        looking = {each.guest for each in self.listeners if each.looking}
        called = awaited - before - looking
        released = (before - awaited) & self.called
        if not (called or released or after.is_seen_to):
            return None
        self.called = self.called - released | called
        ring_at = after.updated + round(self.caretaker.settings.ring_seconds * 1000)
        starts = after.by_correspondence and (after.starting or self.ahead.starting)
        goes_on = after.is_seen_to and (after.status != "lobby" or starts)
        return Waiting(tuple(called), tuple(released), ring_at, goes_on, after.due_at())

    def _awaited(self, table: Table) -> set[str]:
        """List whom a folded table waits for: mostly it is the one that was just sent."""
        if self.awaited[0] is not table:
            self.awaited = (table, table.awaited())
        return self.awaited[1]

    def _arrived(self, sending: Sending, stored: asyncio.Future[bool]) -> None:
        """Publish entries that are stored, whatever has become of who asked for them."""
        self.sent.remove(stored)
        if not sending.settle(stored):
            self.behind = True
        if self.behind:  # and so is all that was decided on these
            return
        COMMIT_SECONDS.observe(time.perf_counter() - sending.began)
        self.ours = True
        was_over = self.table.status == "over"
        self._publish(sending.after, sending.parcels)
        self._count(sending.entries, was_over)
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
            self.over(self.table)

    # Publishing

    def _fold(self, table: Table, entries: Iterable[log.AnyEntry]) -> tuple[Table, list[Parcel]]:
        """Fold entries into a copy, and write what each listener is to be told of each."""
        after = table.copy()
        audience = Audience(after, self.listeners, self.around)
        parcels: list[Parcel] = []
        for entry in entries:
            parcels += audience.parcels(fold(after, entry))
        return after, parcels

    def _publish(self, after: Table, parcels: list[Parcel]) -> None:
        self.table = after
        self.first_told.clear()
        for listener, letter in parcels:
            listener.send(letter)
