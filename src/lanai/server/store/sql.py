"""What the stores in SQL have in common: writes go through a group commit, most reads are alike."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from msgspec.json import decode

from lanai.core.events import Json
from lanai.server.store.bells import Waiting
from lanai.server.store.contract import (
    MANY,
    Chain,
    NewReport,
    Report,
    Store,
    StoredCard,
    StoredSnapshot,
    StoreError,
)
from lanai.server.store.group import Group
from lanai.server.store.kept_results import StoredResult
from lanai.server.store.result_writes import Steps
from lanai.server.store.sql_bells import SqlBells, waiting_statements
from lanai.server.store.sql_days import SqlDays
from lanai.server.store.sql_operator import SqlOperator
from lanai.server.store.sql_people import Row, first
from lanai.server.store.sql_results import SqlResults
from lanai.server.store.sql_reviews import SqlReviews
from lanai.server.store.writes import (
    AddReport,
    Append,
    CloseReport,
    CreateTable,
    KeepSnapshot,
    RemoveLobby,
    Touch,
    Write,
    bodies_of,
    traces_of,
)

CARD: Final = "id, game, status, public, host, guests, summary, updated"
REPORT: Final = "at, tbl, by_guest, by_name, guest, name, reason, note, lines, id, done"
NEWEST: Final = 5000
"""Public tables among which those are chosen that are listed: more would take too long."""


class SqlStore(SqlOperator, SqlBells, SqlResults, SqlDays, SqlReviews, Store):
    """A store that is open while it has a group to write with."""

    _sitting: str
    """The SQL that counts who sits at a table."""

    def __init__(self) -> None:
        self._group: Group | None = None

    # Writing

    async def create_table(self, card: StoredCard, entries: Sequence[object]) -> None:
        bodies = bodies_of(entries)
        await self._write(CreateTable(card, bodies, traces_of(card.id, bodies)))

    def append(
        self,
        table: str,
        n: int,
        entries: Sequence[object],
        card: StoredCard | None = None,
        chain: Chain | None = None,
        result: StoredResult | None = None,
        waiting: Waiting | None = None,
    ) -> asyncio.Future[bool]:
        bodies = bodies_of(entries)
        traces = traces_of(table, bodies)
        with_them = [] if waiting is None else waiting_statements(table, waiting)
        return self._write(
            Append(table, n, bodies, card, chain or Chain(), traces, result, with_them)
        )

    async def keep_snapshot(self, table: str, snapshot: StoredSnapshot) -> None:
        await self._write(KeepSnapshot(table, snapshot))

    async def remove_lobby(self, table: str, before: int) -> bool:
        return await self._write(RemoveLobby(table, before))

    async def add_report(self, report: NewReport, per_day: int) -> bool:
        return await self._write(AddReport(report, per_day))

    async def close_report(self, number: int) -> bool:
        return await self._write(CloseReport(number))

    async def check(self) -> None:
        await self._read("SELECT id FROM tables LIMIT 1", row=first)
        if self._opened().failed:
            await self._write(Touch())

    def _take(self, steps: Steps) -> asyncio.Future[bool]:
        return self._write(steps)

    def _write(self, write: Write) -> asyncio.Future[bool]:
        return self._opened().write(write)

    def _opened(self) -> Group:
        if self._group is None:
            raise StoreError("store-closed")
        return self._group

    # Reading

    async def entries(self, table: str, start: int = 0, most: int = MANY) -> list[Json]:
        return await self._read(
            "SELECT body FROM entries WHERE tbl = $1 AND n >= $2 ORDER BY n LIMIT $3",
            table,
            start,
            most,
            row=entry_in,
        )

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        rows = await self._read(
            "SELECT n, mark, body FROM snapshots WHERE tbl = $1", table, row=snapshot_in
        )
        return rows[0] if rows else None

    async def card(self, table: str) -> StoredCard | None:
        cards = await self._read(f"SELECT {CARD} FROM tables WHERE id = $1", table, row=self._card)
        return cards[0] if cards else None

    async def public_cards(self, limit: int, of_one_host: int) -> list[StoredCard]:
        return await self._read(
            f"SELECT {CARD} FROM (SELECT {CARD},"
            " row_number() OVER (PARTITION BY host ORDER BY updated DESC, id) AS nth"
            f" FROM (SELECT {CARD} FROM tables WHERE public AND status <> 'over'"
            " ORDER BY updated DESC, id LIMIT $1) AS newest) AS numbered"
            " WHERE nth <= $2 ORDER BY updated DESC, id LIMIT $3",
            NEWEST,
            of_one_host,
            limit,
            row=self._card,
        )

    async def stale_lobbies(self, lonely: int, any_lobby: int, limit: int) -> list[str]:
        return await self._read(
            "SELECT id FROM tables WHERE status = 'lobby' AND updated < $1"
            f" AND (updated < $2 OR {self._sitting} < 2) ORDER BY updated LIMIT $3",
            max(lonely, any_lobby),
            any_lobby,
            limit,
            row=first,
        )

    async def reports(self, with_done: bool = False) -> list[Report]:
        only = "" if with_done else " WHERE NOT done"
        return await self._read(f"SELECT {REPORT} FROM reports{only} ORDER BY id", row=_report)

    async def reports_naming(self, guest: str) -> list[Report]:
        return await self._read(
            f"SELECT {REPORT} FROM reports WHERE guest = $1 OR by_guest = $1 OR lines LIKE $2",
            guest,
            f'%"{guest}"%',
            row=_report,
        )

    async def unfinished(self) -> list[str]:
        return await self._read("SELECT id FROM tables WHERE status <> 'over'", row=first)

    async def count_tables(self) -> int:
        return await self._count("SELECT count(*) FROM tables")

    async def _count(self, sql: str, *args: object) -> int:
        counted: list[int] = await self._read(sql, *args, row=first)
        return counted[0]

    @abstractmethod
    def _guests(self, stored: Any) -> list[str]:
        """Read who sits at a table, as this database keeps it."""

    def _card(self, row: Row) -> StoredCard:
        table, game, status, public, host, guests, summary, updated = row
        sitting = tuple(self._guests(guests))
        return StoredCard(
            table, game, status, bool(public), host, sitting, decode(summary), updated
        )


def _report(row: Row) -> Report:
    told = dict(zip(REPORT.split(", "), row, strict=True))
    return Report(
        at=told["at"],
        table=told["tbl"],
        by_guest=told["by_guest"],
        by_name=told["by_name"],
        guest=told["guest"],
        name=told["name"],
        reason=told["reason"],
        note=told["note"],
        lines=decode(told["lines"]),
        number=told["id"],
        done=bool(told["done"]),
    )


def entry_in(row: Row) -> Json:
    """Read an entry of a log."""
    entry: Json = decode(row[0])
    return entry


def snapshot_in(row: Row) -> StoredSnapshot:
    """Read a snapshot."""
    return StoredSnapshot(row[0], row[1], row[2])
