"""Games in hindsight in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

from lanai.server.store.kept_reviews import ReviewStore
from lanai.server.store.result_writes import Steps
from lanai.server.store.sql_people import Row, first

KEEP: Final = (
    "INSERT INTO reviews (tbl, mark, body) VALUES ($1, $2, $3)"
    " ON CONFLICT (tbl) DO UPDATE SET mark = excluded.mark, body = excluded.body"
)
T = TypeVar("T")


class SqlReviews(ReviewStore):
    """The part of a store in SQL that keeps reviews."""

    @abstractmethod
    async def _read(self, sql: str, *args: object, row: Callable[[Row], T]) -> list[T]:
        """Give the rows of a query, whose arguments are `$1`, `$2` and so on."""

    @abstractmethod
    def _take(self, steps: Steps) -> asyncio.Future[bool]:
        """Carry out steps; tell, once they are durable, whether the first changed something."""

    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        await self._take(Steps((KEEP, (table, mark, body))))

    async def review(self, table: str, mark: str) -> bytes | None:
        found: list[bytes] = await self._read(
            "SELECT body FROM reviews WHERE tbl = $1 AND mark = $2", table, mark, row=first
        )
        return bytes(found[0]) if found else None
