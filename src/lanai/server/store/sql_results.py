"""Results, ratings and profiles in SQL: reading is alike in both databases."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from msgspec import json

from lanai.core.events import Json
from lanai.server.protocol import BotMark
from lanai.server.store.kept_results import (
    ALL_TIME,
    Key,
    PlayedGame,
    RatedTally,
    ResultStore,
    Sitter,
    StoredChange,
    StoredRating,
    StoredResult,
    Tally,
)
from lanai.server.store.result_writes import CHANGE, Steps, counted, kept, renamed, rewound, shown
from lanai.server.store.sql_people import Row, first
from lanai.server.store.sql_reviews import figures_in

T = TypeVar("T")
RESULT: Final = "tbl, game, ended, rated, body"
ONE_CHANGE: Final = ", ".join(f"changes.{name}" for name in CHANGE.split(", "))
ONE_RESULT: Final = ", ".join(f"results.{name}" for name in RESULT.split(", "))
SITTER: Final = "played.person, played.seat, played.place, played.places, played.points"


class SqlResults(ResultStore):
    """The part of a store in SQL that knows finished games."""

    _among: str
    """The SQL for the values of a JSON list, whose place is left open as `{}`."""

    @abstractmethod
    async def _read(self, sql: str, *args: object, row: Callable[[Row], T]) -> list[T]:
        """Give the rows of a query, whose arguments are `$1`, `$2` and so on."""

    @abstractmethod
    def _take(self, steps: Steps) -> asyncio.Future[bool]:
        """Carry out steps; tell, once they are durable, whether the first changed something."""

    # Results

    async def keep_result(self, result: StoredResult) -> bool:
        return await self._take(kept(result))

    async def replace_result(self, result: StoredResult) -> None:
        await self._take(kept(result, anew=True))

    async def finished(self, after: str, limit: int) -> list[str]:
        return await self._over("", after, limit)

    async def without_result(self, after: str, limit: int) -> list[str]:
        none = " AND NOT EXISTS (SELECT 1 FROM results WHERE tbl = id)"
        return await self._over(none, after, limit)

    async def _over(self, only: str, after: str, limit: int) -> list[str]:
        over = f"SELECT id FROM tables WHERE status = 'over' AND id > $1{only}"
        return await self._read(f"{over} ORDER BY id LIMIT $2", after, limit, row=first)

    async def rename_in_result(self, table: str, body: Json) -> None:
        await self._take(renamed(table, body))

    async def result(self, table: str) -> StoredResult | None:
        found = await self._read(f"SELECT {RESULT} FROM results WHERE tbl = $1", table, row=_result)
        return found[0] if found else None

    # Ratings

    async def rating_version(self, game: str) -> int:
        found: list[int] = await self._read(
            "SELECT version FROM rating_versions WHERE game = $1", game, row=first
        )
        return found[0] if found else 0

    async def rated_games(self) -> list[str]:
        return await self._read(
            "SELECT DISTINCT game FROM results WHERE rated ORDER BY game", row=first
        )

    async def uncounted(self, game: str, limit: int) -> list[StoredResult]:
        return await self._read(
            f"SELECT {RESULT} FROM results WHERE game = $1 AND rated AND NOT counted"
            " ORDER BY ended, tbl LIMIT $2",
            game,
            limit,
            row=_result,
        )

    async def late(self, game: str) -> Key | None:
        found: list[Key] = await self._read(
            "SELECT new.ended, new.tbl FROM (SELECT ended, tbl FROM results WHERE game = $1"
            " AND rated AND NOT counted ORDER BY ended, tbl LIMIT 1) AS new"
            " JOIN (SELECT ended, tbl FROM results WHERE game = $1 AND rated AND counted"
            " ORDER BY ended DESC, tbl DESC LIMIT 1) AS known ON new.ended < known.ended"
            " OR new.ended = known.ended AND new.tbl < known.tbl",
            game,
            row=lambda row: (row[0], row[1]),
        )
        return found[0] if found else None

    async def last_changes(self, game: str, persons: list[str]) -> list[StoredChange]:
        return await self._read(
            f"SELECT {ONE_CHANGE} FROM ratings JOIN rating_changes AS changes"
            " ON changes.person = ratings.person AND changes.tbl = ratings.tbl"
            f" WHERE ratings.game = $1 AND span = '{ALL_TIME}'"
            f" AND ratings.person IN {self._among.format('$2')}",
            game,
            json.encode(persons).decode(),
            row=_change,
        )

    async def changes_since(self, game: str, persons: list[str], since: int) -> list[StoredChange]:
        return await self._read(
            f"SELECT {CHANGE} FROM rating_changes WHERE game = $1 AND ended >= $2"
            f" AND person IN {self._among.format('$3')} ORDER BY ended, tbl",
            game,
            since,
            json.encode(persons).decode(),
            row=_change,
        )

    async def changes_at(self, table: str) -> list[StoredChange]:
        return await self._read(
            f"SELECT {ONE_CHANGE} FROM played JOIN rating_changes AS changes"
            " ON changes.person = played.person AND changes.tbl = played.tbl"
            " WHERE played.tbl = $1 ORDER BY played.seat",
            table,
            row=_change,
        )

    async def count_games(
        self, game: str, version: int, tables: list[str], changes: list[StoredChange]
    ) -> bool:
        return await self._take(counted(game, version, tables, changes))

    async def rewind(self, game: str, version: int, to: Key) -> bool:
        return await self._take(rewound(game, version, to))

    # People

    async def set_public(self, person: str, public: bool) -> None:
        await self._take(shown(person, public))

    async def public_people(self, persons: list[str]) -> set[str]:
        found: list[str] = await self._read(
            f"SELECT person FROM profiles WHERE public AND person IN {self._among.format('$1')}",
            json.encode(persons).decode(),
            row=first,
        )
        return set(found)

    async def tallies(self, person: str) -> list[Tally]:
        return await self._read(
            "SELECT game, places, place, count(*) FROM played WHERE person = $1"
            " GROUP BY game, places, place ORDER BY game, places, place",
            person,
            row=lambda row: Tally(row[0], row[1], row[2], row[3]),
        )

    async def rated_tallies(self, person: str) -> list[RatedTally]:
        return await self._read(
            "SELECT changes.game, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), sum(chance)"
            " FROM rating_changes AS changes JOIN played ON played.person = changes.person"
            " AND played.tbl = changes.tbl WHERE changes.person = $1"
            " GROUP BY changes.game ORDER BY changes.game",
            person,
            row=lambda row: RatedTally(row[0], row[1], row[2], row[3]),
        )

    async def recent_places(
        self, person: str, game: str, most: int
    ) -> list[tuple[int, int, list[float] | None]]:
        only = "played.game = $2" if game else "$2 = ''"
        return await self._read(
            "SELECT places, place, expected FROM (SELECT places, place, expected, row_number()"
            " OVER (PARTITION BY places ORDER BY played.ended DESC, played.tbl) AS nth"
            " FROM played LEFT JOIN rating_changes AS changes ON changes.person = played.person"
            f" AND changes.tbl = played.tbl WHERE played.person = $1 AND {only}) AS recent"
            " WHERE nth <= $3 ORDER BY places, place",
            person,
            game,
            most,
            row=lambda row: (row[0], row[1], None if row[2] is None else json.decode(row[2])),
        )

    async def recent_points(self, person: str, game: str, most: int) -> list[int]:
        found: list[int] = await self._read(
            "SELECT points FROM played WHERE person = $1 AND game = $2"
            " ORDER BY ended DESC, tbl LIMIT $3",
            person,
            game,
            most,
            row=first,
        )
        return found[::-1]

    async def first_played(self, person: str) -> int | None:
        found: list[int | None] = await self._read(
            "SELECT min(ended) FROM played WHERE person = $1", person, row=first
        )
        return found[0]

    async def played_games(
        self, person: str, game: str, other: str, limit: int, skip: int
    ) -> tuple[int, list[PlayedGame]]:
        only = " AND played.game = $2" if game else " AND $2 = ''"
        only += (
            " AND EXISTS (SELECT 1 FROM played AS others WHERE others.person = $3"
            " AND others.tbl = played.tbl)"
            if other
            else " AND $3 = ''"
        )
        mine = f"FROM played WHERE played.person = $1{only}"
        count: list[int] = await self._read(
            f"SELECT count(*) {mine}", person, game, other, row=first
        )
        found = await self._read(
            f"SELECT {ONE_RESULT}, {SITTER}, scheme, seats, {ONE_CHANGE} FROM (SELECT * {mine}"
            " ORDER BY ended DESC, tbl LIMIT $4 OFFSET $5) AS played"
            " JOIN results ON results.tbl = played.tbl LEFT JOIN rating_changes AS changes"
            " ON changes.person = played.person AND changes.tbl = played.tbl"
            " LEFT JOIN review_figures ON review_figures.tbl = played.tbl"
            " ORDER BY played.ended DESC, played.tbl",
            person,
            game,
            other,
            limit,
            skip,
            row=_played,
        )
        return count[0], found

    async def ratings_of(self, person: str, span: str) -> list[StoredRating]:
        return await self._read(
            "SELECT person, '', game, mu, sigma, games, since, NULL, NULL FROM ratings"
            " WHERE person = $1 AND span = $2 ORDER BY game",
            person,
            span,
            row=_rating,
        )

    async def course(self, person: str, game: str, limit: int) -> list[StoredChange]:
        found = await self._read(
            f"SELECT {CHANGE} FROM rating_changes WHERE person = $1 AND game = $2"
            " ORDER BY ended DESC, tbl DESC LIMIT $3",
            person,
            game,
            limit,
            row=_change,
        )
        return found[::-1]

    async def best(
        self, game: str, span: str, least: int, limit: int, skip: int, programs: bool = False
    ) -> list[StoredRating]:
        return await self._read(
            "SELECT ratings.person, name, game, mu, sigma, games, since, owner, program"
            f" {_best(programs)} ORDER BY low DESC, ratings.person LIMIT $4 OFFSET $5",
            game,
            span,
            least,
            limit,
            skip,
            row=_rating,
        )

    async def count_best(
        self,
        game: str,
        span: str,
        least: int,
        bounds: Sequence[float] = (),
        programs: bool = False,
    ) -> list[int]:
        better = [
            f", sum(CASE WHEN low > ${at} THEN 1 ELSE 0 END)" for at in range(4, 4 + len(bounds))
        ]
        found: list[list[int]] = await self._read(
            f"SELECT count(*){''.join(better)} {_best(programs)}",
            game,
            span,
            least,
            *bounds,
            row=lambda row: [count or 0 for count in row],
        )
        return found[0]


BEST: Final = (
    "FROM ratings JOIN profiles ON profiles.person = ratings.person AND public"
    " AND game = $1 AND span = $2 AND games >= $3 JOIN guests ON guest = ratings.person"
)


def _best(programs: bool) -> str:
    """Write where the best are found: among people, or among their programs."""
    return f"{BEST} AND owner IS {'NOT ' if programs else ''}NULL"


def _result(row: Row) -> StoredResult:
    return StoredResult(row[0], row[1], row[2], bool(row[3]), json.decode(row[4]))


def _change(row: Row) -> StoredChange:
    *figures, expected, against = row
    lists: tuple[Any, Any] = json.decode(expected), json.decode(against)
    return StoredChange(*(*figures, *lists))


def _rating(row: Row) -> StoredRating:
    mark = None if row[7] is None else BotMark(row[7], row[8])
    return StoredRating(row[0], row[1], row[2], row[3], row[4], row[5], row[6], mark)


def _played(row: Row) -> PlayedGame:
    head, sitter, (scheme, seats), change = row[:5], row[5:10], row[10:12], row[12:]
    return PlayedGame(
        _result(head),
        Sitter(*sitter),
        None if change[0] is None else _change(change),
        None if scheme is None else figures_in(scheme, seats),
    )
