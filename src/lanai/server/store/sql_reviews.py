"""Games in hindsight in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import json

from lanai.server.store.kept_reviews import Figures, FiguresStore, ReviewStore, SeatFigures
from lanai.server.store.result_writes import Arguments, Steps
from lanai.server.store.sql_people import Row, first

KEEP: Final = (
    "INSERT INTO reviews (tbl, mark, body) VALUES ($1, $2, $3)"
    " ON CONFLICT (tbl) DO UPDATE SET mark = excluded.mark, body = excluded.body"
)
FIGURES: Final = (
    "INSERT INTO review_figures (tbl, scheme, seats) VALUES ($1, $2, $3)"
    " ON CONFLICT (tbl) DO UPDATE SET scheme = excluded.scheme, seats = excluded.seats"
)
T = TypeVar("T")


class SqlReviews(ReviewStore, FiguresStore):
    """The part of a store in SQL that keeps reviews."""

    @abstractmethod
    async def _read(self, sql: str, *args: object, row: Callable[[Row], T]) -> list[T]:
        """Give the rows of a query, whose arguments are `$1`, `$2` and so on."""

    @abstractmethod
    def _take(self, steps: Steps) -> asyncio.Future[bool]:
        """Carry out steps; tell, once they are durable, whether the first changed something."""

    async def keep_review(self, table: str, mark: str, body: bytes, figures: Figures) -> None:
        seats = (FIGURES, [written(table, figures)])
        await self._take(Steps((KEEP, (table, mark, body)), [seats]))

    async def review(self, table: str, mark: str) -> bytes | None:
        found: list[bytes] = await self._read(
            "SELECT body FROM reviews WHERE tbl = $1 AND mark = $2", table, mark, row=first
        )
        return bytes(found[0]) if found else None

    async def keep_figures(self, table: str, figures: Figures) -> None:
        await self._take(Steps((FIGURES, written(table, figures))))

    async def without_figures(self, scheme: int, since: int, limit: int) -> list[tuple[str, str]]:
        return await self._read(
            "SELECT tbl, person FROM played WHERE ended >= $2 AND NOT EXISTS (SELECT 1"
            " FROM review_figures AS known WHERE known.tbl = played.tbl AND scheme = $1)"
            " ORDER BY ended DESC, tbl, person LIMIT $3",
            scheme,
            since,
            limit,
            row=lambda row: (row[0], row[1]),
        )


def written(table: str, figures: Figures) -> Arguments:
    """Give a row of figures."""
    seats = [(seat.luck, seat.error, seat.accuracy) for seat in figures.seats]
    return (table, figures.scheme, json.encode(seats).decode())


def figures_in(scheme: int, seats: str) -> Figures:
    """Read figures as they are kept."""
    return Figures(scheme, tuple(SeatFigures(*seat) for seat in json.decode(seats)))
