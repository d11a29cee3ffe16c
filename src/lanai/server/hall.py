"""All tables of a process: those in memory, and the way to those that sleep in the store.

A hall needs a store, workers and settings, all passed in, and nothing that a browser lacks: a page
runs one by itself (`lanai.page`). What only a server has is added by its house (`house.py`).
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine
from typing import Any, Final

from lanai.bots.levels import LEVELS
from lanai.core.contract import Game
from lanai.core.errors import LanaiError, SetupError
from lanai.games import find
from lanai.server import entries as log
from lanai.server import protocol as wire
from lanai.server.archive import Archive
from lanai.server.branches import Branched
from lanai.server.caretaker import Caretaker
from lanai.server.daily.deals import Dealt, is_hidden
from lanai.server.demands import Asker
from lanai.server.lessons import Lesson, lesson_of
from lanai.server.letters import card_of
from lanai.server.limits import Limits
from lanai.server.live import LiveTable
from lanai.server.lobby import create
from lanai.server.logs import Seldom, note, warn
from lanai.server.metrics import EXPIRED, LIVE_TABLES, TABLES_MADE
from lanai.server.moment import now_ms
from lanai.server.names import friendly, unguessable
from lanai.server.people import People
from lanai.server.person_names import reserve
from lanai.server.public_list import PublicList
from lanai.server.refused import Refused
from lanai.server.rematch import answer_rematch, sit_again, table_again
from lanai.server.reviews.reviewer import Reviews
from lanai.server.settings import Settings
from lanai.server.store import StoreError, TableStore
from lanai.server.table import Table
from lanai.server.table_parts import Turn
from lanai.server.work import Workers

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
TIDY_SECONDS: Final = 5.0
EXPIRED_AT_ONCE: Final = 500
RECENT: Final = 7 * 24 * 3600 * 1000
"""Milliseconds for which an unfinished table that nobody goes on with counts for its people."""
HANG_UP_TRIES: Final = 40
OWN_LISTED: Final = 100
"""Tables of somebody that their list shows."""
HANG_UP_PAUSE: Final = 0.05


class Hall:
    """Holds the tables of one process."""

    rates = False  # whether games can count for ratings
    thrift = 1  # of how many parts of the work on a review one is done
    house: tuple[str, ...] = tuple(LEVELS)  # of the levels of bots, those that are offered

    def __init__(self, store: TableStore, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.workers: Final = workers
        self.settings: Final = settings
        self.archive: Final = Archive(store)
        self.limits: Final = Limits(settings)
        self.reviews: Final = Reviews(store, workers, self.limits.reviews, self.thrift)
        self.caretaker: Final = Caretaker(workers, settings)
        self.levels: Final = [*self.house, *self.caretaker.own]
        reserve(bot.title for bot in self.caretaker.own.values())
        self.tables: Final[dict[str, LiveTable]] = {}
        self.people: Final = People(store, self.tables, self._in_the_background)
        self.rematching: Final = asyncio.Lock()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.expiring: Final[set[str]] = set()
        self.public: Final = PublicList(store, self.is_waited_at)
        self.defects: Final = Seldom()
        self.hinted: Final[set[str]] = set()  # guests who wait for a hint
        self.count = 0
        self.tidying: asyncio.Task[None] | None = None
        self.catching_up: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store; tables are woken by whoever asks for them."""
        await self.caretaker.try_bots()
        await self.store.open()
        self.store.on_append(self.heard)
        self.store.on_person(self.people.heard)
        self.count = await self.store.count_tables()
        self.tidying = asyncio.create_task(self._tidy())
        kept_in = "sqlite" if self.settings.database is None else "postgresql"
        note("opened", store=kept_in, tables=self.count)

    async def close(self) -> None:
        """Let everybody go, finish what is being stored, close the store."""
        if self.tidying is not None:
            self.tidying.cancel()
        await self.caretaker.close()
        await self.reviews.close()
        await self.let_go()
        await self.store.close()
        self.workers.close()
        note("closed")

    async def let_go(self) -> None:
        """Close what else uses the store."""

    def new_id(self) -> str:
        """Draw the id of a new table."""
        return unguessable()

    def over(self, table: Table) -> None:
        """Hear that the game of a table has ended."""

    async def hang_up(self, code: int) -> None:
        """Hang up on everybody, and wait until they have heard it."""
        self.caretaker.closed = True
        for live in list(self.tables.values()):
            for listener in list(live.listeners):
                listener.close(code)
        for _ in range(HANG_UP_TRIES):
            if not any(live.listeners for live in self.tables.values()):
                return
            await asyncio.sleep(HANG_UP_PAUSE)

    # Tables

    async def find(self, table: str) -> LiveTable:
        """Find a table, from the store if it sleeps, or refuse."""
        if table in self.expiring:
            raise Refused("no-such-table")
        if table in self.tables:
            self.tables[table].left_at = time.monotonic()
            return self.tables[table]
        if not TABLE_ID.fullmatch(table):
            raise Refused("no-such-table")
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def find_for(self, table: str, guest: str | None) -> LiveTable:
        """Find a table for somebody, or refuse; on its day a deal's table is its player's alone."""
        live = await self.find(table)
        if is_hidden(live.table, guest, now_ms()):
            raise Refused("no-such-table")
        return live

    async def _load(self, table: str) -> LiveTable:
        begun = time.monotonic()
        try:
            found, kept = await self.archive.load(table)
            live = self._enter(found)
            live.read_at = begun
            live.kept = kept
            live.keep_if_due()
            live.ours = False
            return live
        finally:
            del self.loading[table]

    async def turn_of(self, table: str, guest: str) -> Turn:
        """Tell whether a table waits for a guest's own decision; it wakes up to answer.

        Nothing changes at a table that sleeps, so what it answers stays true while it does.
        """
        live = await self.find(table)
        return live.table.turn_of(guest)

    def _enter(self, table: Table) -> LiveTable:
        shared = self.settings.database is not None
        live = LiveTable(table, self.archive, self.caretaker, self.levels, self.over, shared=shared)
        self.tables[table.id] = live
        LIVE_TABLES.set(len(self.tables))
        return live

    def is_waited_at(self, table: str) -> bool:
        """Tell whether somebody is at a table now, as far as this process sees."""
        live = self.tables.get(table)
        return live is not None and bool(live.listeners)

    async def teach(
        self, game: str, guest: str, name: str, address: str, bot: wire.BotMark | None = None
    ) -> LiveTable:
        """Make the table of a lesson, or raise LanaiError."""
        lesson = lesson_of(known_game(game).name)
        if lesson is None:
            raise Refused("no-lesson", {"game": game})
        return await self.create(lesson.table(), guest, name, address, lesson, bot=bot)

    async def create(
        self,
        request: wire.NewTable,
        guest: str,
        name: str,
        address: str | None = None,
        given: Lesson | Dealt | Branched | None = None,
        table: str | None = None,
        bot: wire.BotMark | None = None,
    ) -> LiveTable:
        """Make a table, or raise LanaiError; the address is not known of who asks by a socket."""
        await self._check_room(guest)
        self._spend(guest, address)
        game = known_game(request.game)
        created = log.Created(
            at=now_ms(),
            table=table or self.new_id(),
            name=friendly(),
            game=game.name,
            rules=game.rules,
            cards=game.cards if given is None else given.cards,
            players=request.players,
            options=request.options,
            public=request.public,
            limit=request.limit,
            level=request.level,
            hints=request.hints,
            aid=request.aid,
            rated=request.rated,
            host=guest,
            secret="" if given is None else given.secret,
            lesson=isinstance(given, Lesson),
            daily=given.terms if isinstance(given, Dealt) else None,
            branch=given.terms if isinstance(given, Branched) else None,
        )
        asker = Asker(guest, name, None, created.at, bot)
        made, entries = create(request, asker, created, self.levels)
        await self._store_new(made, entries)
        live = self._enter(made)
        if address is not None and made.public:
            self.public.note(made.id, address)
        if made.due_at() is not None:
            await live.keep()
        return live

    def _spend(self, guest: str, address: str | None) -> None:
        """Take a table from the budgets of a person and of their address, or refuse."""
        crowd = address is None or self.limits.tables_of_crowd.take(address)
        if not crowd or not self.limits.tables.take(guest):
            raise Refused("too-fast")

    async def _check_room(self, guest: str) -> None:
        if self.count >= self.settings.tables:
            raise Refused("full")
        own = await self.store.count_unfinished(guest, now_ms() - RECENT)
        if own >= self.settings.tables_per_guest:
            raise Refused("too-many-tables")

    async def _store_new(self, table: Table, entries: list[log.AnyEntry]) -> None:
        try:
            await self.store.create_table(card_of(table), entries)
        except StoreError as error:
            raise Refused("unavailable") from error
        self.count += 1
        TABLES_MADE.labels(table.game.name).inc()
        note("table-made", table=table.log_name, game=table.game.name)

    async def rematch(self, live: LiveTable, asker: Asker, agree: bool) -> str | None:
        """Take an answer to whether one plays again, and seat who does: give their new table."""
        if agree and live.table.rematch is None:
            await self._check_room(asker.guest)
        fresh = self.new_id()
        await live.commit(lambda table: answer_rematch(table, asker, agree, fresh))
        if not agree:
            return None
        again = await self._rematch_of(live.table)
        await again.commit(lambda table: sit_again(table, live.table, asker))
        return again.table.id

    async def _rematch_of(self, old: Table) -> LiveTable:
        """Find the table of a rematch, or make it: its id is in the log of the old one."""
        assert old.rematch is not None and old.rematch_host is not None
        async with self.rematching:
            try:
                return await self.find(old.rematch)
            except Refused as error:
                if error.code != "no-such-table":
                    raise
            try:
                return await self.create(table_again(old), old.rematch_host, "", table=old.rematch)
            except Refused as error:
                if error.code != "unavailable":
                    raise
            return await self.find(old.rematch)  # another process was first

    # Other processes, and tidying up

    def heard(self, table: str, next_n: int) -> None:
        """Hear from the store that another process has appended to a table."""
        live = self.tables.get(table)
        if live is not None and (live.table.n < next_n or live.busy):
            self._in_the_background(self._catch_up(live))

    def _in_the_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.catching_up.add(task)
        task.add_done_callback(self.catching_up.discard)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except LanaiError as error:
            warn("catch-up-failed", table=live.table.log_name, reason=error.reason)

    async def _tidy(self) -> None:
        """Take tables out of memory that nobody has been at for a while; let old lobbies expire.

        Look at those that another process has too: it may have died before it told what it did.
        """
        while True:
            try:
                await self.keep_house()
            except LanaiError as error:
                warn("expiry-failed", reason=error.reason)
            await asyncio.sleep(TIDY_SECONDS)
            old = time.monotonic() - self.settings.idle_seconds
            for live in list(self.tables.values()):
                if live.elsewhere and live.listeners:
                    self.heard(live.table.id, live.table.n + 1)
                if not live.awake and not live.busy and live.left_at < old:
                    self.caretaker.forget(live)
                    del self.tables[live.table.id]
            LIVE_TABLES.set(len(self.tables))

    async def keep_house(self) -> None:
        """Do what is to be done now and then."""
        await self._keep_lobbies()
        await self._expire_lobbies()

    async def _keep_lobbies(self) -> None:
        """See that no process takes a lobby for left where somebody waits for others."""
        old = now_ms() - self.settings.lonely_seconds * 1000 / 2
        for live in list(self.tables.values()):
            if live.listeners and live.table.status == "lobby" and live.kept_at < old:
                await live.keep()

    async def _expire_lobbies(self) -> None:
        """Forget lobbies in which nothing has happened for long; never what was started."""
        lonely = now_ms() - round(self.settings.lonely_seconds * 1000)
        any_lobby = now_ms() - round(self.settings.lobby_seconds * 1000)
        expired = 0
        for table in await self.store.stale_lobbies(lonely, any_lobby, EXPIRED_AT_ONCE):
            if table in self.tables or table in self.loading:
                continue
            self.expiring.add(table)
            try:
                expired += await self.store.remove_lobby(table, max(lonely, any_lobby))
            finally:
                self.expiring.discard(table)
        if expired:
            self.count -= expired
            EXPIRED.inc(expired)
            note("lobbies-expired", tables=expired)


def known_game(name: str) -> Game:
    """Find a game, or refuse."""
    try:
        return find(name)
    except SetupError as error:
        raise Refused("no-such-game", error.details) from None
