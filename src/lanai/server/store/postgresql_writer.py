"""One PostgreSQL transaction for a group of writes, and what became of it when in doubt."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import Final
from uuid import UUID

from lanai.server.store.contract import StoredCard, StoreError, one_line
from lanai.server.store.group import Outcome
from lanai.server.store.postgresql_channel import CHANNEL, person_payload
from lanai.server.store.postgresql_connection import FAULTS, Connection, connect, unreachable
from lanai.server.store.result_writes import Steps, kept
from lanai.server.store.writes import (
    ADD_REPORT,
    CLOSE_REPORT,
    KEEP,
    About,
    AddReport,
    Append,
    CloseReport,
    CreateTable,
    KeepSnapshot,
    RemoveLobby,
    Settled,
    Touch,
    Trace,
    Write,
    dumped,
    settle,
)

BEGIN: Final = "BEGIN ISOLATION LEVEL READ COMMITTED"
CREATE: Final = """
INSERT INTO tables (id, game, status, public, host, guests, summary, updated, next)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id"""
LOCK: Final = """
SELECT id, next FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE"""
ALONE: Final = "SELECT 1 FROM guests WHERE guest = $1 FOR NO KEY UPDATE"
CARD: Final = """
UPDATE tables SET game = $2, status = $3, public = $4, host = $5, guests = $6, summary = $7,
updated = $8 WHERE id = $1"""
WRITE: Final = """
WITH written AS (
    INSERT INTO entries (tbl, n, body) SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])
), traced AS (
    INSERT INTO traces (guest, tbl) SELECT * FROM unnest($8::text[], $9::text[])
    ON CONFLICT DO NOTHING
), moved AS (
    UPDATE tables SET next = ends.next, changed = now()
    FROM unnest($4::text[], $5::integer[]) AS ends (id, next) WHERE tables.id = ends.id
)
INSERT INTO writers (writer, last) VALUES ($6, $7)
ON CONFLICT (writer) DO UPDATE SET last = excluded.last, at = now()"""
REMOVE: Final = """
WITH old AS (
    SELECT tables.id FROM tables JOIN unnest($1::text[], $2::bigint[]) AS asked (id, before)
    ON tables.id = asked.id WHERE status = 'lobby' AND updated < before
    FOR UPDATE OF tables SKIP LOCKED
), gone AS (
    DELETE FROM tables USING old WHERE tables.id = old.id RETURNING tables.id
), emptied AS (
    DELETE FROM entries USING gone WHERE tbl = gone.id
), forgotten AS (
    DELETE FROM snapshots USING gone WHERE tbl = gone.id
), untraced AS (
    DELETE FROM traces USING gone WHERE tbl = gone.id
)
SELECT id FROM gone"""
LAST: Final = """
INSERT INTO writers (writer, last) VALUES ($1, 0)
ON CONFLICT (writer) DO UPDATE SET at = now() RETURNING last"""
FORGET: Final = "DELETE FROM writers WHERE writer = $1 OR at < now() - interval '30 days'"
ID: Final = " RETURNING id"
TRIES: Final = 20
"""How often the outcome of a commit is asked for, with half a second in between."""


class Writer:
    """Commits groups of writes on one connection, which it renews when it was lost.

    Everybody locks in the same order (people by id, new tables, tables by id, snapshots by id,
    ratings of one game), and removes only what nobody has locked, so there is no deadlock.
    """

    def __init__(self, url: str, me: UUID, tell: Callable[[dict[str, int]], None]) -> None:
        self._url: Final = url
        self._me: Final = me
        self._tell: Final = tell
        self._last = 0
        self._ends: dict[str, int] = {}
        self._connection: Connection | None = None

    async def commit(self, writes: list[Write]) -> list[Outcome]:
        """Carry out the writes and return their outcomes once they are durable."""
        connection = await self._begin()
        self._last += 1
        try:
            outcomes = await self._carry_out(connection, writes)
        except BaseException as error:
            await self._undo(connection, error)
            raise
        try:
            await connection.execute("COMMIT")
        except FAULTS as error:
            self._drop()
            if not await self._came_through(error):
                raise unreachable(error) from None
        finally:
            self._tell(self._ends)  # in doubt too: who looks in vain loses nothing
        return outcomes

    async def close(self) -> None:
        """Leave no trace but what was written."""
        connection, self._connection = self._connection, None
        if connection is None or connection.is_closed():
            return
        try:
            await connection.execute(FORGET, self._me)
            await connection.close()
        except FAULTS:
            connection.terminate()

    async def _begin(self) -> Connection:
        """Begin a transaction, on a new connection if the old one turns out to be dead."""
        if self._connection is not None:
            try:
                await self._connection.execute(BEGIN)
            except FAULTS:
                self._drop()
            else:
                return self._connection
        connection = await connect(self._url)
        try:
            await _make_safe(connection)
            await connection.execute(BEGIN)
        except FAULTS as error:
            connection.terminate()
            raise unreachable(error) from None
        self._connection = connection
        return connection

    async def _undo(self, connection: Connection, error: BaseException) -> None:
        """Roll back; raise StoreError if it was the connection that failed, and not a write."""
        try:
            if isinstance(error, OSError):
                raise error
            await connection.execute("ROLLBACK")
        except FAULTS:
            self._drop()
            if isinstance(error, Exception):
                raise unreachable(error) from None

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _came_through(self, cause: Exception) -> bool:
        """Find out whether the last transaction was committed.

        The row of this process is locked by a transaction that still runs, so reading it by a write
        waits until that one has ended, and after the answer nothing can change it any more.
        """
        for _ in range(TRIES):
            try:
                connection = await connect(self._url)
                try:
                    last = await connection.fetchval(LAST, self._me)
                finally:
                    connection.terminate()
            except (*FAULTS, StoreError):
                await asyncio.sleep(0.5)
            else:
                return bool(last == self._last)
        raise StoreError("store-unknown", {"error": one_line(cause)})

    async def _carry_out(self, connection: Connection, writes: list[Write]) -> list[Outcome]:
        people = await self._change(connection, [w for w in writes if isinstance(w, About)])
        creates = [write for write in writes if isinstance(write, CreateTable)]
        created = await _create(connection, creates)
        settled = await _settle(connection, [w for w in writes if isinstance(w, Append)])
        for create, outcome in zip(creates, created, strict=True):
            if outcome is True:
                settled.rows.extend(create.rows())
                settled.traces.update(create.traces)
        kept = await _keep(connection, [w for w in writes if isinstance(w, KeepSnapshot)])
        await self._write(connection, settled)
        removed = await _remove(connection, [w for w in writes if isinstance(w, RemoveLobby)])
        reports = await _report(connection, [w for w in writes if isinstance(w, AddReport)])
        closed = await _close(connection, [w for w in writes if isinstance(w, CloseReport)])
        taken = [await _take(connection, w) for w in writes if isinstance(w, Steps)]
        by_kind: dict[type[Write], Iterator[Outcome]] = {
            Touch: repeat(True),
            About: iter(people),
            CreateTable: iter(created),
            Append: iter(settled.won),
            KeepSnapshot: iter(kept),
            RemoveLobby: iter(removed),
            AddReport: iter(reports),
            CloseReport: iter(closed),
            Steps: iter(taken),
        }
        return [next(by_kind[type(write)]) for write in writes]

    async def _change(self, connection: Connection, changes: list[About]) -> list[Outcome]:
        """Carry out what is about people, in the order of their ids."""
        outcomes: dict[int, Outcome] = {}
        for i in sorted(range(len(changes)), key=lambda i: changes[i].guest):
            outcomes[i] = await _about(connection, changes[i])
            if outcomes[i] and changes[i].tell:
                told = person_payload(self._me, changes[i].guest)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, told)
        return [outcomes[i] for i in range(len(changes))]

    async def _write(self, connection: Connection, settled: Settled) -> None:
        rows = settled.rows
        await connection.execute(
            WRITE,
            [table for table, _, _ in rows],
            [n for _, n, _ in rows],
            [body for _, _, body in rows],
            list(settled.ends),
            list(settled.ends.values()),
            self._me,
            self._last,
            *_columns_of(settled.traces),
        )
        for result in settled.results:
            await _take(connection, kept(result))
        for sql, args in settled.with_them:
            await connection.execute(sql, *args)
        self._ends = settled.ends


async def _make_safe(connection: Connection) -> None:
    """See that a commit is durable, and that a lost connection does not hold locks for long."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off';"
        " SET idle_in_transaction_session_timeout = '30s'"
    )


def _columns_of(traces: set[Trace]) -> tuple[list[str], list[str]]:
    """Part traces into guests and tables, always in the same order so that nobody deadlocks."""
    ordered = sorted(traces)
    return [guest for guest, _ in ordered], [table for _, table in ordered]


async def _about(connection: Connection, write: About) -> bool:
    """Carry out a change, if its first statement changes something.

    One change of a person after the other, whichever process makes it: each sees what was before.
    """
    await connection.execute(ALONE, write.guest)
    first, *rest = write.statements
    status = await connection.execute(first[0], *first[1])
    if status.endswith(" 0"):
        return False
    for sql, args in rest:
        await connection.execute(sql, *args)
    return True


async def _report(connection: Connection, adds: list[AddReport]) -> list[Outcome]:
    return [bool(await connection.fetch(ADD_REPORT + ID, *add.values())) for add in adds]


async def _close(connection: Connection, closes: list[CloseReport]) -> list[Outcome]:
    return [bool(await connection.fetch(CLOSE_REPORT + ID, it.number)) for it in closes]


async def _keep(connection: Connection, keeps: list[KeepSnapshot]) -> list[Outcome]:
    if keeps:
        newest = {keep.table: keep for keep in sorted(keeps, key=lambda keep: keep.snapshot.n)}
        await connection.executemany(KEEP, sorted(keep.row() for keep in newest.values()))
    return [True] * len(keeps)


async def _take(connection: Connection, steps: Steps) -> bool:
    sql, values = steps.first
    done = await connection.execute(sql, *values)
    if done.endswith(" 0"):
        return False
    for more, rows in steps.then:
        await connection.executemany(more, rows)
    return True


async def _create(connection: Connection, creates: list[CreateTable]) -> list[Outcome]:
    rows = [(*_columns(create.card), len(create.bodies)) for create in creates]
    rows.sort(key=lambda row: str(row[0]))
    return _first_come(
        [create.card.id for create in creates], await _inserted(connection, CREATE, rows)
    )


async def _inserted(
    connection: Connection, sql: str, rows: Sequence[tuple[object, ...]]
) -> set[str]:
    return {str(row[0]) for row in await connection.fetchmany(sql, rows)} if rows else set()


def _first_come(ids: list[str], inserted: set[str]) -> list[Outcome]:
    """Give each inserted id to the first who asked for it."""
    outcomes: list[Outcome] = []
    for wanted in ids:
        outcomes.append(wanted in inserted or StoreError("store-taken"))
        inserted.discard(wanted)
    return outcomes


async def _settle(connection: Connection, appends: list[Append]) -> Settled:
    if not appends:
        return settle([], {})
    found = await connection.fetch(LOCK, list({append.table for append in appends}))
    settled = settle(appends, {row["id"]: row["next"] for row in found})
    if settled.cards:
        await connection.executemany(CARD, [_columns(card) for card in settled.cards.values()])
    return settled


async def _remove(connection: Connection, removals: list[RemoveLobby]) -> list[Outcome]:
    """Forget lobbies; one that somebody else just writes to is in use, and nobody waits for it."""
    if not removals:
        return []
    tables = [removal.table for removal in removals]
    found = await connection.fetch(REMOVE, tables, [removal.before for removal in removals])
    gone = {row["id"] for row in found}
    return [table in gone for table in tables]


def _columns(card: StoredCard) -> tuple[object, ...]:
    return (
        card.id,
        card.game,
        card.status,
        card.public,
        card.host,
        list(card.guests),
        dumped(card.summary),
        card.updated,
    )
