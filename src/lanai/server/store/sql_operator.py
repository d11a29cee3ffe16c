"""Going, and what the operator does about people, in SQL that both databases understand."""

from __future__ import annotations

from typing import Final

from lanai.core.events import Json
from lanai.server.protocol import BotMark
from lanai.server.store.people import Found, Scrub
from lanai.server.store.sql_people import GUEST, Row, SqlPeople, columns_of, first, mark_in
from lanai.server.store.writes import Statement, dumped

UNUSED: Final = """
added < $1 AND NOT banned AND recovery_hash IS NULL
AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.guest = guests.guest AND seen >= $1)
AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.guest = guests.guest)
AND NOT EXISTS (SELECT 1 FROM traces WHERE traces.guest = guests.guest)"""
PERSONAL: Final = (
    "guests", "devices", "passkeys", "links", "bells", "quiet_hours", "mail_requests"
)  # fmt: skip
"""Where rows are about one person, who comes first."""
SKEW_MS: Final = 24 * 3600 * 1000
"""How long a spent challenge is remembered beyond its end: other clocks may be late."""
ESCAPES: Final = str.maketrans({sign: "!" + sign for sign in "!%_"})


class SqlOperator(SqlPeople):
    """Forgets people, and shows them to the operator."""

    async def delete_guest(self, guest: str, somebody: str) -> bool:
        gone = [(f"DELETE FROM {kept} WHERE guest = $1", (guest,)) for kept in PERSONAL]
        gone.append(("DELETE FROM profiles WHERE person = $1", (guest,)))
        waits: Statement = (
            "INSERT INTO scrubs (guest, tbl, due) SELECT guest, tbl, 0 FROM traces"
            " WHERE guest = $1 ON CONFLICT DO NOTHING",
            (guest,),
        )
        reports = [
            (f"UPDATE reports SET {name} = $2 WHERE {whose} = $1", (guest, somebody))
            for name, whose in (("name", "guest"), ("by_name", "by_guest"))
        ]
        return await self._about(guest, *gone, waits, *reports)

    async def scrubs(self, now: int, limit: int) -> list[Scrub]:
        return await self._read(
            "SELECT guest, tbl FROM scrubs WHERE due <= $1 ORDER BY due LIMIT $2",
            now,
            limit,
            row=_scrub,
        )

    async def traces(self, guest: str) -> list[str]:
        return await self._read("SELECT tbl FROM traces WHERE guest = $1", guest, row=first)

    async def rewrite(
        self, scrub: Scrub, bodies: dict[int, str], card: tuple[Json, Json] | None, again: int
    ) -> None:
        whose = (scrub.guest, scrub.table)
        done: Statement = ("DELETE FROM scrubs WHERE guest = $1 AND tbl = $2", whose)
        if again:
            done = ("UPDATE scrubs SET due = $3 WHERE guest = $1 AND tbl = $2", (*whose, again))
        written = [
            ("UPDATE entries SET body = $3 WHERE tbl = $1 AND n = $2", (scrub.table, n, body))
            for n, body in bodies.items()
        ]
        # Nothing that others write meanwhile is lost: then the next look changes the card.
        summed = [
            (
                "UPDATE tables SET summary = $3 WHERE id = $1 AND summary = $2",
                (scrub.table, dumped(old), dumped(new)),
            )
            for old, new in ([] if card is None else [card])
        ]
        dropped: Statement = ("DELETE FROM snapshots WHERE tbl = $1", (scrub.table,))
        untraced = [] if again else [("DELETE FROM traces WHERE guest = $1 AND tbl = $2", whose)]
        await self._about(scrub.guest, done, *written, *summed, dropped, *untraced)

    async def rewrite_report(self, number: int, lines: list[Json]) -> None:
        written = "UPDATE reports SET lines = $2 WHERE id = $1"
        await self._about("", (written, (number, dumped(lines))), tell=False)

    async def ban(self, guest: str, banned: bool) -> bool:
        marked = "UPDATE guests SET banned = $2 WHERE guest = $1 AND banned <> $2"
        return await self._about(guest, (marked, (guest, banned)))

    async def mark_guest(self, guest: str, bot: BotMark | None) -> bool:
        owner, program = columns_of(bot)
        marked = "UPDATE guests SET owner = $2, program = $3 WHERE guest = $1"
        return await self._about(guest, (marked, (guest, owner, program)))

    async def find_people(self, text: str, limit: int) -> list[Found]:
        return await self._read(
            f"SELECT {GUEST}, guests.added, coalesce(max(seen), guests.added) AS last"
            " FROM guests LEFT JOIN devices ON devices.guest = guests.guest"
            " WHERE guests.guest = $1 OR lower(guests.name) LIKE lower($2) ESCAPE '!'"
            " GROUP BY guests.guest, guests.name, banned, guests.owner, program, guests.added"
            " ORDER BY last DESC, guests.guest LIMIT $3",
            text,
            f"%{text.translate(ESCAPES)}%",
            limit,
            row=_found,
        )

    async def expire(self, now: int) -> None:
        for kept, at in (("links", now), ("spent", now - SKEW_MS)):
            await self._about("", (f"DELETE FROM {kept} WHERE expires <= $1", (at,)), tell=False)

    async def unused(self, since: int, limit: int) -> list[str]:
        return await self._read(
            f"SELECT guest FROM guests WHERE {UNUSED} LIMIT $2", since, limit, row=first
        )


def _scrub(row: Row) -> Scrub:
    return Scrub(row[0], row[1])


def _found(row: Row) -> Found:
    return Found(row[0], row[1], row[5], row[6], bool(row[2]), mark_in(row))
