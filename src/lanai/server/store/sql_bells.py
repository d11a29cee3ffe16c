"""Turns and bells in SQL that SQLite and PostgreSQL both understand.

Rows of `rings` and `tables` that somebody else has locked are left alone here, and never waited
for: only who appends to a table waits for its rows, so there is no deadlock.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Final

from lanai.server.store.bells import (
    MOST_AT_ONCE,
    MOST_LETTERS,
    MOST_REQUESTS,
    Bell,
    BellStore,
    DueTable,
    MailRequest,
    QuietHours,
    Ring,
    Waiting,
    mail_bell,
)
from lanai.server.store.result_writes import Steps
from lanai.server.store.sql_people import Row, SqlPeople, first
from lanai.server.store.writes import DAY, Statement

BELL: Final = "bells.id, bells.guest, kind, address, public_key, auth, lang, bells.added"
REQUEST: Final = "guest, address, lang, expires"
HUNG: Final = """
INSERT INTO bells (id, guest, kind, address, public_key, auth, lang, added)
SELECT $1, $2, $3, $4, $5, $6, $7, $8"""
AGAIN: Final = """
ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, address = excluded.address,
public_key = excluded.public_key, auth = excluded.auth, lang = excluded.lang, added = excluded.added
"""
RUNG: Final = """
INSERT INTO rings (tbl, bell, guest, due, tries, begun)
SELECT $2, id, guest, $3, 0, FALSE FROM bells WHERE guest = $1
ON CONFLICT (tbl, bell) DO UPDATE SET due = excluded.due, tries = 0, begun = FALSE"""
TURNS: Final = """
SELECT tbl, bell, guest, due, tries, begun,
row_number() OVER (PARTITION BY guest ORDER BY due, tbl, bell) AS nth FROM rings WHERE due <= $1"""
"""Rings that are due, numbered for each person."""
RELEASED: Final = "DELETE FROM rings WHERE tbl = $2 AND guest = $1"
DUE: Final = "UPDATE tables SET due = $2 WHERE id = $1"
THEIRS: Final = "tbl = $2 AND guest = $1"
"""The rings of a guest at a table."""


def waiting_statements(table: str, waiting: Waiting) -> list[Statement]:
    """Write whom a table waits for, in the transaction that appends to it."""
    made: list[Statement] = [(RELEASED, (guest, table)) for guest in sorted(waiting.released)]
    made += [(RUNG, (guest, table, waiting.ring_at)) for guest in sorted(waiting.called)]
    return [*made, (DUE, (table, waiting.due))] if waiting.goes_on else made


class SqlBells(SqlPeople, BellStore):
    """The bells of a store in SQL."""

    _unlocked: str
    """The SQL that passes over rows which somebody else has locked."""

    @abstractmethod
    def _take(self, steps: Steps) -> asyncio.Future[bool]:
        """Carry out steps; say, once they are durable, whether the first changed a row."""

    async def due_tables(self, now: int, limit: int) -> list[DueTable]:
        return await self._read(
            "SELECT id, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $2",
            now,
            limit,
            row=lambda row: DueTable(row[0], row[1]),
        )

    async def claim_table(self, table: DueTable, until: int) -> bool:
        free = f"SELECT id FROM tables WHERE id = $1 AND due = $2{self._unlocked}"
        claimed = f"UPDATE tables SET due = $3 WHERE id IN ({free})"
        return await self._take(Steps((claimed, (table.id, table.due, until))))

    # Bells

    async def bells(self, guest: str) -> list[Bell]:
        return await self._read(
            f"SELECT {BELL} FROM bells WHERE guest = $1 ORDER BY added, id", guest, row=_bell
        )

    async def hang_bell(self, bell: Bell) -> bool:
        theirs = " WHERE EXISTS (SELECT 1 FROM devices WHERE id = $1 AND guest = $2)"
        hung: Statement = (HUNG + theirs + AGAIN, _columns(bell))
        only = "DELETE FROM bells WHERE address = $2 AND id <> $1"
        return await self._about(bell.guest, hung, (only, (bell.id, bell.address)), tell=False)

    async def take_down_bell(self, guest: str, bell: str) -> bool:
        gone = "DELETE FROM bells WHERE guest = $1 AND id = $2"
        theirs = await self._about(guest, (gone, (guest, bell)), tell=False)
        if theirs:
            await self._drop_rings("bell = $1", bell)
        return theirs

    async def quiet_hours(self, guest: str) -> QuietHours | None:
        return await self._one(
            "SELECT zone, starts, ends FROM quiet_hours WHERE guest = $1",
            guest,
            row=lambda row: QuietHours(*row),
        )

    async def set_quiet_hours(self, guest: str, quiet: QuietHours | None, again: int) -> None:
        kept: Statement = ("DELETE FROM quiet_hours WHERE guest = $1", (guest,))
        if quiet is not None:
            kept = (
                "INSERT INTO quiet_hours (guest, zone, starts, ends) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (guest) DO UPDATE SET zone = excluded.zone,"
                " starts = excluded.starts, ends = excluded.ends",
                (guest, quiet.zone, quiet.starts, quiet.ends),
            )
        await self._about(guest, kept, tell=False)
        waits = (
            "SELECT tbl, bell FROM rings WHERE guest = $1 AND tries = 0 AND NOT begun"
            f" AND due > $2{self._unlocked}"
        )
        sooner = f"UPDATE rings SET due = $2 WHERE (tbl, bell) IN ({waits})"
        await self._take(Steps((sooner, (guest, again))))

    # Mail

    async def request_mail(
        self, request: MailRequest, secret_hash: str, address_hash: str, now: int
    ) -> bool:
        asked: Statement = (
            "INSERT INTO mail_asked (guest, address_hash, at) SELECT $1, $2, $3 WHERE"
            f" (SELECT count(*) FROM mail_asked WHERE guest = $1 AND at > $4) < {MOST_REQUESTS}"
            " AND (SELECT count(*) FROM mail_asked WHERE address_hash = $2 AND at > $4)"
            f" < {MOST_LETTERS}",
            (request.guest, address_hash, now, now - DAY),
        )
        kept: Statement = (
            f"INSERT INTO mail_requests ({REQUEST}, hash) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (guest) DO UPDATE SET address = excluded.address, lang = excluded.lang,"
            " expires = excluded.expires, hash = excluded.hash",
            (request.guest, request.address, request.lang, request.expires, secret_hash),
        )
        return await self._about(request.guest, asked, kept, tell=False)

    async def mail_request(self, guest: str, now: int) -> MailRequest | None:
        return await self._one(
            f"SELECT {REQUEST} FROM mail_requests WHERE guest = $1 AND expires > $2",
            guest,
            now,
            row=_request,
        )

    async def mail_request_by_secret(self, secret_hash: str, now: int) -> MailRequest | None:
        return await self._one(
            f"SELECT {REQUEST} FROM mail_requests WHERE hash = $1 AND expires > $2",
            secret_hash,
            now,
            row=_request,
        )

    async def confirm_mail(self, request: MailRequest, secret_hash: str, now: int) -> bool:
        bell = Bell(
            mail_bell(request.guest), request.guest, "mail", request.address, "", "",
            request.lang, now,
        )  # fmt: skip
        used: Statement = (
            "DELETE FROM mail_requests WHERE guest = $1 AND hash = $2 AND expires > $3",
            (request.guest, secret_hash, now),
        )
        hung: Statement = (HUNG + " WHERE TRUE" + AGAIN, _columns(bell))
        return await self._about(request.guest, used, hung, tell=False)

    async def drop_mail_request(self, guest: str) -> None:
        await self._about(
            guest, ("DELETE FROM mail_requests WHERE guest = $1", (guest,)), tell=False
        )

    # Rings

    async def due_rings(self, now: int, limit: int) -> list[Ring]:
        return await self._read(
            f"SELECT tbl, due, tries, begun, {BELL}, zone, starts, ends FROM ({TURNS}) AS rings"
            " JOIN bells ON bells.id = rings.bell AND bells.guest = rings.guest"
            " JOIN guests ON guests.guest = rings.guest AND NOT banned"
            " LEFT JOIN quiet_hours ON quiet_hours.guest = rings.guest"
            f" WHERE nth <= {MOST_AT_ONCE} ORDER BY nth, due LIMIT $2",
            now,
            limit,
            row=_ring,
        )

    async def claim_ring(self, ring: Ring, until: int) -> bool:
        return await self._change(ring, "UPDATE rings SET due = $4, begun = TRUE", until)

    async def put_off_ring(self, ring: Ring, due: int, tries: int) -> bool:
        changed = "UPDATE rings SET due = $4, begun = FALSE, tries = $5"
        return await self._change(ring, changed, due, tries)

    async def end_ring(self, ring: Ring) -> None:
        await self._change(ring, "DELETE FROM rings")

    async def forget_rings(self, guest: str, table: str) -> None:
        if await self._is_rung(guest, table):
            await self._drop_rings(THEIRS, guest, table)

    async def _is_rung(self, guest: str, table: str) -> bool:
        """Tell whether somebody is to be told of their turn at a table."""
        found = f"SELECT bell FROM rings WHERE {THEIRS}"
        return bool(await self._read(found, guest, table, row=first))

    async def expire_bells(self, now: int) -> None:
        over: Statement = ("DELETE FROM mail_requests WHERE expires <= $1", (now,))
        await self._about("", over, tell=False)
        await self._about("", ("DELETE FROM mail_asked WHERE at <= $1", (now - DAY,)), tell=False)
        await self._drop_rings("NOT EXISTS (SELECT 1 FROM bells WHERE bells.id = bell)")

    async def _drop_rings(self, which: str, *args: object) -> None:
        free = f"SELECT tbl, bell FROM rings WHERE {which}{self._unlocked}"
        gone = f"DELETE FROM rings WHERE (tbl, bell) IN ({free})"
        await self._take(Steps((gone, args)))

    def _change(self, ring: Ring, change: str, *more: object) -> asyncio.Future[bool]:
        key = "tbl = $1 AND bell = $2 AND due = $3"
        free = f"SELECT tbl, bell FROM rings WHERE {key}{self._unlocked}"
        sql = f"{change} WHERE (tbl, bell) IN ({free})"
        return self._take(Steps((sql, (ring.table, ring.bell.id, ring.due, *more))))


def _columns(bell: Bell) -> tuple[object, ...]:
    keys = (bell.public_key, bell.auth, bell.lang, bell.added)
    return (bell.id, bell.guest, bell.kind, bell.address, *keys)


def _bell(row: Row) -> Bell:
    return Bell(*row)


def _request(row: Row) -> MailRequest:
    return MailRequest(*row)


def _ring(row: Row) -> Ring:
    table, due, tries, begun, *bell = row[:12]
    quiet = None if row[12] is None else QuietHours(*row[12:])
    return Ring(table, due, tries, bool(begun), Bell(*bell), quiet)
