"""The store in a PostgreSQL database that many server processes may share.

The row of a table is locked while its next number is read and moved, so the database decides
every race. One connection writes, one listens, a small pool reads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar
from uuid import uuid4

import asyncpg
from msgspec.json import decode

from lanai.core.events import Json
from lanai.server.store.contract import Guest, TableCard, Told
from lanai.server.store.group import Group
from lanai.server.store.grouped import GroupedStore
from lanai.server.store.migrations import Step, steps_after, steps_for
from lanai.server.store.postgresql_connecting import FAULTS, connect, unreachable
from lanai.server.store.postgresql_listening import Listener
from lanai.server.store.postgresql_writing import Writer

CARD: Final = "id, game, status, public, host, guests, summary, updated"
READERS: Final = 4
MIGRATING: Final = 0x1A7A1
"""The advisory lock that lets one process at a time change the schema."""
T = TypeVar("T")


class PostgresqlStore(GroupedStore):
    """Keeps everything in the database of a `postgresql://…` URL."""

    def __init__(self, url: str, steps: list[Step] | None = None) -> None:
        super().__init__()
        self._url: Final = url
        self._steps: Final = steps_for("postgresql") if steps is None else steps
        me = uuid4()
        self._writer: Final = Writer(url, me)
        self._listener: Final = Listener(url, me)
        self._pool: asyncpg.Pool[asyncpg.Record]

    async def open(self) -> None:
        await _migrate(self._url, self._steps)
        try:
            await self._listener.start()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=READERS, command_timeout=30
            )
        except FAULTS as error:
            await self._listener.stop()
            raise unreachable(error) from None
        self._group = Group(self._writer.commit)

    async def close(self) -> None:
        if self._group is None:
            return
        group, self._group = self._group, None
        await group.close()
        await self._listener.stop()
        await self._writer.close()
        await self._pool.close()

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        rows = await self._read(
            "SELECT guest, name FROM guests WHERE token_hash = $1", token_hash, row=_guest
        )
        return rows[0] if rows else None

    async def entries(self, table: str, start: int = 0) -> list[Json]:
        return await self._read(
            "SELECT body FROM entries WHERE tbl = $1 AND n >= $2 ORDER BY n",
            table,
            start,
            row=_entry,
        )

    async def card(self, table: str) -> TableCard | None:
        cards = await self._read(f"SELECT {CARD} FROM tables WHERE id = $1", table, row=_card)
        return cards[0] if cards else None

    async def public_cards(self, limit: int) -> list[TableCard]:
        return await self._read(
            f"SELECT {CARD} FROM tables WHERE public AND status <> 'over'"
            " ORDER BY updated DESC, id LIMIT $1",
            limit,
            row=_card,
        )

    async def cards_of(self, guest: str, limit: int) -> list[TableCard]:
        return await self._read(
            f"SELECT {CARD} FROM tables WHERE guests @> ARRAY[$1::text]"
            " ORDER BY updated DESC, id LIMIT $2",
            guest,
            limit,
            row=_card,
        )

    async def unfinished(self) -> list[str]:
        return await self._read("SELECT id FROM tables WHERE status <> 'over'", row=_text)

    async def count_unfinished(self, guest: str, since: int) -> int:
        counted = await self._read(
            "SELECT count(*) FROM tables WHERE status <> 'over' AND updated >= $1"
            " AND (host = $2 OR guests @> ARRAY[$2::text])",
            since,
            guest,
            row=_number,
        )
        return counted[0]

    async def count_tables(self) -> int:
        return (await self._read("SELECT count(*) FROM tables", row=_number))[0]

    def on_append(self, told: Told) -> None:
        self._listener.tell(told)

    async def _read(self, sql: str, *args: object, row: Callable[[asyncpg.Record], T]) -> list[T]:
        self._opened()
        try:
            return [row(found) for found in await self._pool.fetch(sql, *args)]
        except FAULTS as error:
            raise unreachable(error) from None


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


def _guest(row: asyncpg.Record) -> Guest:
    return Guest(row[0], row[1])


def _entry(row: asyncpg.Record) -> Json:
    entry: Json = decode(row[0])
    return entry


def _text(row: asyncpg.Record) -> str:
    return str(row[0])


def _number(row: asyncpg.Record) -> int:
    return int(row[0])


def _card(row: asyncpg.Record) -> TableCard:
    table, game, status, public, host, guests, summary, updated = row
    return TableCard(table, game, status, public, host, tuple(guests), decode(summary), updated)
