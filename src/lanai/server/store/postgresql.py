"""The store in a PostgreSQL database that many server processes may share.

The row of a table is locked while its next number is read and moved, so the database decides
every race. One connection writes, one listens, a small pool reads. What many need who come at once,
as from a process that was killed, is read for all of them together.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final, TypeVar
from uuid import uuid4

import asyncpg

from lanai.core.events import Json
from lanai.server.store.contract import MANY, OnAppend, StoredCard, StoredSnapshot
from lanai.server.store.gathering import Gathering
from lanai.server.store.group import Group
from lanai.server.store.migrations import Step, steps_after, steps_for
from lanai.server.store.people import Guest, OnPerson
from lanai.server.store.postgresql_channel import CHANNEL, Channel
from lanai.server.store.postgresql_connection import FAULTS, connect, unreachable
from lanai.server.store.postgresql_herald import Herald
from lanai.server.store.postgresql_writer import Writer
from lanai.server.store.sql import CARD, SqlStore, entry_in, snapshot_in
from lanai.server.store.sql_people import HOLDER, Row, first, holder_in

READERS: Final = 4
MIGRATING: Final = 0x1A7A1
"""The advisory lock that lets one process at a time change the schema."""
NOTIFY: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
ENTRIES: Final = (
    "SELECT body, at FROM unnest($1::text[], $2::int[], $3::int[])"
    " WITH ORDINALITY AS asked (tbl, start, most, at), LATERAL (SELECT n, body FROM entries"
    " WHERE tbl = asked.tbl AND n >= start ORDER BY n LIMIT most) AS found ORDER BY at, n"
)
SNAPSHOTS: Final = "SELECT n, mark, body, tbl FROM snapshots WHERE tbl = ANY($1::text[])"
RUNG: Final = (
    "SELECT at FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (guest, tbl, at)"
    " WHERE EXISTS (SELECT 1 FROM rings WHERE rings.tbl = asked.tbl AND rings.guest = asked.guest)"
)
HOLDERS: Final = f"{HOLDER} WHERE token_hash = ANY($1::text[])"
T = TypeVar("T")


class PostgresqlStore(SqlStore):
    """Keeps everything in the database of a `postgresql://…` URL."""

    _sitting = "cardinality(guests)"
    _among = "(SELECT json_array_elements_text({}::text::json))"
    _unlocked = " FOR UPDATE SKIP LOCKED"

    def __init__(self, url: str, steps: list[Step] | None = None) -> None:
        super().__init__()
        self._url: Final = url
        self._steps: Final = steps_for("postgresql") if steps is None else steps
        me = uuid4()
        self._herald: Final = Herald(me, self._notify)
        self._writer: Final = Writer(url, me, self._herald.tell)
        self._channel: Final = Channel(url, me)
        self._pool: asyncpg.Pool[asyncpg.Record]
        self._logs: Final = Gathering(self._read_logs)
        self._snapshots: Final = Gathering(self._read_snapshots)
        self._holders: Final = Gathering(self._read_holders)
        self._rung: Final = Gathering(self._read_rung)

    async def open(self) -> None:
        await _migrate(self._url, self._steps)
        try:
            await self._channel.start()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=READERS, command_timeout=30, reset=_as_it_is
            )
        except FAULTS as error:
            await self._channel.stop()
            raise unreachable(error) from None
        self._group = Group(self._writer.commit)

    async def close(self) -> None:
        if self._group is None:
            return
        group, self._group = self._group, None
        await group.close()
        await self._herald.close()
        await self._channel.stop()
        await self._writer.close()
        await self._pool.close()

    # What many ask for at once

    async def entries(self, table: str, start: int = 0, most: int = MANY) -> list[Json]:
        return await self._logs.find((table, start, most))

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        return await self._snapshots.find(table)

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        return await self._holders.find(token_hash)

    async def _is_rung(self, guest: str, table: str) -> bool:
        return await self._rung.find((guest, table))

    async def _read_logs(self, asked: list[tuple[str, int, int]]) -> list[list[Json]]:
        rows = await self._read(ENTRIES, *map(list, zip(*asked, strict=True)), row=tuple)
        logs = {at: list(map(entry_in, log)) for at, log in groupby(rows, key=lambda row: row[1])}
        return [logs.get(at, []) for at in range(1, len(asked) + 1)]

    async def _read_snapshots(self, tables: list[str]) -> list[StoredSnapshot | None]:
        rows = await self._read(SNAPSHOTS, tables, row=tuple)
        found = {row[3]: snapshot_in(row) for row in rows}
        return [found.get(table) for table in tables]

    async def _read_holders(self, tokens: list[str]) -> list[Guest | None]:
        rows = await self._read(HOLDERS, tokens, row=tuple)
        found = {row[7]: holder_in(row) for row in rows}
        return [found.get(token) for token in tokens]

    async def _read_rung(self, asked: list[tuple[str, str]]) -> list[bool]:
        rows = await self._read(RUNG, *map(list, zip(*asked, strict=True)), row=first)
        rung = set(rows)
        return [at in rung for at in range(1, len(asked) + 1)]

    # What one asks for

    async def cards_of(self, guest: str, limit: int) -> list[StoredCard]:
        return await self._read(
            f"SELECT {CARD} FROM tables WHERE guests @> ARRAY[$1::text]"
            " ORDER BY updated DESC, id LIMIT $2",
            guest,
            limit,
            row=self._card,
        )

    async def count_unfinished(self, guest: str, since: int) -> int:
        return await self._count(
            "SELECT count(*) FROM tables WHERE status <> 'over' AND updated >= $1"
            " AND (host = $2 OR guests @> ARRAY[$2::text])",
            since,
            guest,
        )

    def on_append(self, hear: OnAppend) -> None:
        self._channel.tell(hear)

    def on_person(self, hear: OnPerson) -> None:
        self._channel.tell_people(hear)

    async def tidy_up(self) -> None:
        """Leave it to the database's own vacuum."""

    async def _notify(self, payloads: list[str]) -> None:
        await self._pool.execute(NOTIFY, CHANNEL, payloads)

    async def _read(self, sql: str, *args: object, row: Callable[[Row], T]) -> list[T]:
        self._opened()
        try:
            return [row(tuple(found)) for found in await self._pool.fetch(sql, *args)]
        except FAULTS as error:
            raise unreachable(error) from None

    def _guests(self, stored: list[str]) -> list[str]:
        return stored


async def _as_it_is(_connection: object) -> None:
    """Leave a connection as it is: reading sets nothing that the next reader could stumble over."""


async def _migrate(url: str, steps: list[Step]) -> None:
    connection = await connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS schema_steps (version integer PRIMARY KEY)"
            )
            version = await connection.fetchval(
                "SELECT coalesce(max(version), 0) FROM schema_steps"
            )
            for step in steps_after(steps, version):
                await connection.execute(step.sql)
                await connection.execute("INSERT INTO schema_steps VALUES ($1)", step.version)
    except FAULTS as error:
        raise unreachable(error) from None
    finally:
        await connection.close()
