"""Deals of the day in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

from lanai.server.store.kept_days import (
    BestTry,
    DayStore,
    NewTry,
    StoredDeal,
    StoredTry,
    TryCounts,
)
from lanai.server.store.result_writes import SEEN_BEFORE, Steps
from lanai.server.store.sql_people import Row, first

DEAL: Final = "day, game, secret, rules, cards, bot, published"
TRY: Final = "day, game, tbl, begun, again, ended, late, gone, place, points, margin"
COMPARED: Final = "ended IS NOT NULL AND NOT again AND NOT late AND NOT gone"
BETTER: Final = "(margin > $3 OR margin = $3 AND points > $4)"
T = TypeVar("T")


class SqlDays(DayStore):
    """The part of a store in SQL that knows deals of the day."""

    @abstractmethod
    async def _read(self, sql: str, *args: object, row: Callable[[Row], T]) -> list[T]:
        """Give the rows of a query, whose arguments are `$1`, `$2` and so on."""

    @abstractmethod
    def _take(self, steps: Steps) -> asyncio.Future[bool]:
        """Carry out steps; tell, once they are durable, whether the first changed something."""

    async def add_deal(self, deal: StoredDeal) -> bool:
        it = deal
        values = (it.day, it.game, it.secret, it.rules, it.cards, it.bot, it.published)
        sql = (
            f"INSERT INTO daily_deals ({DEAL}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
            " ON CONFLICT DO NOTHING"
        )
        return await self._take(Steps((sql, values)))

    async def deals(self, first: str, last: str) -> list[StoredDeal]:
        return await self._read(
            f"SELECT {DEAL} FROM daily_deals WHERE day BETWEEN $1 AND $2 ORDER BY day, game",
            first,
            last,
            row=lambda row: StoredDeal(*row),
        )

    async def begin_try(self, new: NewTry) -> bool:
        it = new
        seen = SEEN_BEFORE.format(
            day="$1", game="$2", person="$3", device="$6", address="$7", fresh="$8", begun="$5"
        )
        sql = (
            "INSERT INTO daily_tries"
            " (day, game, person, tbl, begun, device, address, fresh, again)"
            f" SELECT $1, $2, $3, $4, $5, $6, $7, $8, {seen} WHERE TRUE ON CONFLICT DO NOTHING"
        )
        values = (it.day, it.game, it.person, it.table, it.begun, it.device, it.address, it.fresh)
        return await self._take(Steps((sql, values)))

    async def try_of(self, day: str, game: str, person: str) -> StoredTry | None:
        found = await self._read(
            f"SELECT {TRY} FROM daily_tries WHERE day = $1 AND game = $2 AND person = $3",
            day,
            game,
            person,
            row=_try,
        )
        return found[0] if found else None

    async def tries_of(self, person: str, limit: int) -> list[StoredTry]:
        return await self._read(
            f"SELECT {TRY} FROM daily_tries WHERE person = $1 ORDER BY day DESC, game LIMIT $2",
            person,
            limit,
            row=_try,
        )

    async def days_of(self, person: str, limit: int) -> list[str]:
        return await self._read(
            "SELECT DISTINCT day FROM daily_tries WHERE person = $1 AND ended IS NOT NULL"
            " AND NOT gone ORDER BY day DESC LIMIT $2",
            person,
            limit,
            row=first,
        )

    async def count_tries(self, day: str, game: str) -> TryCounts:
        found = await self._read(
            "SELECT count(CASE WHEN NOT again AND NOT late AND NOT gone THEN ended END),"
            " count(CASE WHEN again AND NOT gone THEN ended END),"
            " count(CASE WHEN late AND NOT again AND NOT gone THEN ended END),"
            " count(CASE WHEN gone THEN ended END), count(*) - count(ended)"
            " FROM daily_tries WHERE day = $1 AND game = $2",
            day,
            game,
            row=lambda row: TryCounts(*row),
        )
        return found[0]

    async def margins(self, day: str, game: str) -> list[tuple[int, int]]:
        return await self._read(
            f"SELECT margin, count(*) FROM daily_tries WHERE day = $1 AND game = $2 AND {COMPARED}"
            " GROUP BY margin ORDER BY margin",
            day,
            game,
            row=lambda row: (row[0], row[1]),
        )

    async def count_better(self, day: str, game: str, margin: int, points: int) -> int:
        found: list[int] = await self._read(
            "SELECT count(*) FROM daily_tries WHERE day = $1 AND game = $2"
            f" AND {COMPARED} AND {BETTER}",
            day,
            game,
            margin,
            points,
            row=first,
        )
        return found[0]

    async def best_tries(self, day: str, game: str, limit: int) -> list[BestTry]:
        return await self._read(
            "SELECT daily_tries.person, CASE WHEN public THEN name END, place, points, margin"
            " FROM daily_tries LEFT JOIN profiles ON profiles.person = daily_tries.person"
            " LEFT JOIN guests ON guest = daily_tries.person"
            f" WHERE day = $1 AND game = $2 AND {COMPARED}"
            " ORDER BY margin DESC, points DESC, ended, daily_tries.person LIMIT $3",
            day,
            game,
            limit,
            row=lambda row: BestTry(row[0], row[1] or "", row[2], row[3], row[4]),
        )

    async def forget_marks(self, before: str) -> None:
        sql = (
            "UPDATE daily_tries SET device = '', address = ''"
            " WHERE day < $1 AND (device <> '' OR address <> '')"
        )
        await self._take(Steps((sql, (before,))))


def _try(row: Row) -> StoredTry:
    day, game, table, begun, again, ended, late, gone, place, points, margin = row
    flags = (bool(late), bool(gone))
    return StoredTry(day, game, table, begun, bool(again), ended, *flags, place, points, margin)
