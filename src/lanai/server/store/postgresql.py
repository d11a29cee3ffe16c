"""The store in a PostgreSQL database that many server processes may share.

The row of a table is locked while its next number is read and moved, so the database decides
every race. One connection writes, one listens, a small pool reads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar
from uuid import uuid4

import asyncpg

from lanai.server.store.contract import OnAppend, StoredCard
from lanai.server.store.group import Group
from lanai.server.store.migrations import Step, steps_after, steps_for
from lanai.server.store.people import OnPerson
from lanai.server.store.postgresql_channel import CHANNEL, Channel
from lanai.server.store.postgresql_connection import FAULTS, connect, unreachable
from lanai.server.store.postgresql_herald import Herald
from lanai.server.store.postgresql_writer import Writer
from lanai.server.store.sql import CARD, SqlStore
from lanai.server.store.sql_people import Row

READERS: Final = 4
MIGRATING: Final = 0x1A7A1
"""The advisory lock that lets one process at a time change the schema."""
NOTIFY: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
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
