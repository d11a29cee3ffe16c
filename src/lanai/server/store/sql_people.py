"""People in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from lanai.server.protocol import BotMark
from lanai.server.store.contract import StoreError
from lanai.server.store.people import (
    MOST_DEVICES,
    MOST_PASSKEYS,
    Device,
    Guest,
    NewDevice,
    Passkey,
    PeopleStore,
)
from lanai.server.store.writes import About, Statement, Write

GUEST: Final = "guests.guest, guests.name, banned, guests.owner, program"
HOLDER: Final = (
    f"SELECT {GUEST}, id, seen, token_hash FROM devices JOIN guests ON guests.guest = devices.guest"
)
PASSKEY: Final = "id, guest, public_key, sign_count, name, added, used, device"
STILL_THEIRS: Final = (
    "(CAST({device} AS TEXT) IS NULL"
    " OR EXISTS (SELECT 1 FROM devices WHERE guest = {guest} AND id = {device}))"
)
"""That a device was not taken away in the very moment, or none is named."""
ROOM: Final = f"(SELECT count(*) FROM devices WHERE guest = $2) < {MOST_DEVICES}"
Row = Sequence[Any]
T = TypeVar("T")


class SqlPeople(PeopleStore):
    """The people of a store in SQL. The first statement of a write decides whether it is done."""

    async def add_guest(
        self, guest: str, name: str, device: NewDevice, bot: BotMark | None = None
    ) -> None:
        owner, program = columns_of(bot)
        added: Statement = (
            "INSERT INTO guests (guest, name, added, owner, program)"
            " SELECT $1, $2, $3, $5, $6"
            " WHERE NOT EXISTS (SELECT 1 FROM devices WHERE token_hash = $4)"
            " ON CONFLICT DO NOTHING",
            (guest, name, device.at, device.token_hash, owner, program),
        )
        if not await self._about(guest, added, _added(guest, device), tell=False):
            raise StoreError("store-taken")

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        return await self._one(f"{HOLDER} WHERE token_hash = $1", token_hash, row=holder_in)

    async def guest_by_id(self, guest: str) -> Guest | None:
        return await self._one(f"SELECT {GUEST} FROM guests WHERE guest = $1", guest, row=_guest)

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._about(guest, ("UPDATE guests SET name = $2 WHERE guest = $1", (guest, name)))

    async def choose_emblem(self, guest: str, emblem: int | None) -> None:
        chosen = "UPDATE guests SET emblem = $2 WHERE guest = $1"
        await self._about(guest, (chosen, (guest, emblem)), tell=False)

    async def emblems(self, guests: list[str]) -> dict[str, int]:
        asked = ", ".join(f"${at}" for at in range(1, len(guests) + 1))
        found: list[tuple[str, int]] = await self._read(
            f"SELECT guest, emblem FROM guests WHERE emblem IS NOT NULL AND guest IN ({asked})",
            *guests,
            row=lambda row: (row[0], row[1]),
        )
        return dict(found)

    async def devices(self, guest: str) -> list[Device]:
        return await self._read(
            "SELECT id, name, added, seen, let_in_by FROM devices WHERE guest = $1"
            " ORDER BY added, id",
            guest,
            row=_device,
        )

    async def rename_device(self, guest: str, device: str, name: str) -> bool:
        named = "UPDATE devices SET name = $3 WHERE guest = $1 AND id = $2"
        return await self._about(guest, (named, (guest, device, name)), tell=False)

    async def remove_device(
        self, guest: str, device: str, by: str | None = None, *, made: bool = True
    ) -> bool:
        theirs = "WHERE guest = $1 AND id = $2"
        known = STILL_THEIRS.format(guest="$1", device="$3")
        return await self._about(
            guest,
            (f"DELETE FROM devices {theirs} AND {known}", (guest, device, by)),
            (f"DELETE FROM bells {theirs}", (guest, device)),
            ("DELETE FROM links WHERE guest = $1", (guest,)),
            *(_unmade(guest, device) if made else ()),
        )

    async def note_seen(self, guest: str, device: str, at: int) -> None:
        seen = "UPDATE devices SET seen = $2 WHERE id = $1"
        await self._about(guest, (seen, (device, at)), tell=False)

    # Ways back

    async def offer_link(
        self, guest: str, link_hash: str, expires: int, device: str | None = None
    ) -> bool:
        offered = (
            "INSERT INTO links (guest, hash, expires, device) SELECT guest, $2, $3, $4 FROM guests"
            f" WHERE guest = $1 AND {STILL_THEIRS.format(guest='$1', device='$4')}"
            " ON CONFLICT (guest) DO UPDATE"
            " SET hash = excluded.hash, expires = excluded.expires, device = excluded.device"
        )
        return await self._about(guest, (offered, (guest, link_hash, expires, device)), tell=False)

    async def guest_by_link(self, link_hash: str, now: int) -> Guest | None:
        return await self._one(
            f"SELECT {GUEST}, coalesce(device, ''), 0 FROM links"
            " JOIN guests ON guests.guest = links.guest WHERE hash = $1 AND expires > $2",
            link_hash,
            now,
            row=holder_in,
        )

    async def use_link(self, link_hash: str, guest: str, device: NewDevice) -> bool:
        used = f"DELETE FROM links WHERE hash = $1 AND guest = $2 AND expires > $3 AND {ROOM}"
        spent: Statement = (used, (link_hash, guest, device.at))
        return await self._about(guest, spent, _added(guest, device), tell=False)

    async def set_code(
        self, guest: str, code_hash: str, at: int, device: str | None = None
    ) -> bool:
        kept = (
            "UPDATE guests SET recovery_hash = $2, recovery_at = $3, recovery_device = $4"
            f" WHERE guest = $1 AND {STILL_THEIRS.format(guest='$1', device='$4')}"
        )
        return await self._about(guest, (kept, (guest, code_hash, at, device)), tell=False)

    async def code_since(self, guest: str) -> int | None:
        return await self._one("SELECT recovery_at FROM guests WHERE guest = $1", guest, row=first)

    async def code_device(self, guest: str) -> str | None:
        drawn = "SELECT recovery_device FROM guests WHERE guest = $1"
        return await self._one(drawn, guest, row=first)

    async def guest_by_code(self, code_hash: str) -> Guest | None:
        return await self._one(
            f"SELECT {GUEST} FROM guests WHERE recovery_hash = $1", code_hash, row=_guest
        )

    async def use_code(self, old: str, new: str, guest: str, device: NewDevice) -> bool:
        exchanged = (
            "UPDATE guests SET recovery_hash = $3, recovery_at = $4, recovery_device = $5"
            " WHERE recovery_hash = $1 AND guest = $2"
        )
        spent: Statement = (exchanged, (old, guest, new, device.at, device.id))
        return await self._about(guest, spent, *_room(guest), _added(guest, device))

    async def add_passkey(self, passkey: Passkey, challenge: str, expires: int) -> bool:
        it = passkey
        room = f"(SELECT count(*) FROM passkeys WHERE guest = $3) < {MOST_PASSKEYS}"
        once: Statement = (
            f"INSERT INTO spent (hash, expires) SELECT $1, $2 WHERE {room}"
            " AND NOT EXISTS (SELECT 1 FROM passkeys WHERE id = $4)"
            f" AND {STILL_THEIRS.format(guest='$3', device='$5')} ON CONFLICT DO NOTHING",
            (challenge, expires, it.guest, it.id, it.device),
        )
        kept: Statement = (
            f"INSERT INTO passkeys ({PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
            " ON CONFLICT DO NOTHING",
            (it.id, it.guest, it.public_key, it.sign_count, it.name, it.added, it.used, it.device),
        )
        return await self._about(it.guest, once, kept, tell=False)

    async def passkeys(self, guest: str) -> list[Passkey]:
        return await self._read(
            f"SELECT {PASSKEY} FROM passkeys WHERE guest = $1 ORDER BY added, id",
            guest,
            row=_passkey,
        )

    async def passkey(self, passkey: str) -> Passkey | None:
        return await self._one(
            f"SELECT {PASSKEY} FROM passkeys WHERE id = $1", passkey, row=_passkey
        )

    async def use_passkey(
        self, passkey: Passkey, count: int, challenge: str, expires: int, device: NewDevice
    ) -> bool:
        once: Statement = (
            "INSERT INTO spent (hash, expires) SELECT $1, $3"
            " WHERE EXISTS (SELECT 1 FROM passkeys WHERE id = $4 AND guest = $2)"
            " ON CONFLICT DO NOTHING",
            (challenge, passkey.guest, expires, passkey.id),
        )
        counted: Statement = (
            "UPDATE passkeys SET sign_count = $2, used = $3 WHERE id = $1",
            (passkey.id, count, device.at),
        )
        guest = passkey.guest
        return await self._about(guest, once, counted, *_room(guest), _added(guest, device))

    async def remove_passkey(self, guest: str, passkey: str) -> bool:
        removed = "DELETE FROM passkeys WHERE guest = $1 AND id = $2"
        return await self._about(guest, (removed, (guest, passkey)), tell=False)

    async def secret(self, name: str, fresh: str) -> str:
        kept = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._about("", (kept, (name, fresh)), tell=False)
        found: str | None = await self._one(
            "SELECT value FROM secrets WHERE name = $1", name, row=first
        )
        assert found is not None
        return found

    async def _one(self, sql: str, *args: object, row: Callable[[Row], T]) -> T | None:
        rows = await self._read(sql, *args, row=row)
        return rows[0] if rows else None

    def _about(self, guest: str, *statements: Statement, tell: bool = True) -> asyncio.Future[bool]:
        return self._write(About(guest, statements, tell))

    @abstractmethod
    def _write(self, write: Write) -> asyncio.Future[bool]:
        """Take a write; say, once it is durable, whether it was let in."""

    @abstractmethod
    async def _read(self, sql: str, *args: object, row: Callable[[Row], T]) -> list[T]:
        """Give the rows of a query, whose arguments are `$1`, `$2` and so on."""


def _added(guest: str, device: NewDevice) -> Statement:
    return (
        "INSERT INTO devices (id, guest, token_hash, name, added, seen, let_in_by)"
        " VALUES ($1, $2, $3, $4, $5, $5, $6)",
        (device.id, guest, device.token_hash, device.name, device.at, device.let_in_by),
    )


def _unmade(guest: str, device: str) -> list[Statement]:
    """End the ways back that were made on a device: whoever had it could come back by them."""
    return [
        ("DELETE FROM passkeys WHERE guest = $1 AND device = $2", (guest, device)),
        (
            "UPDATE guests SET recovery_hash = NULL, recovery_at = NULL, recovery_device = NULL"
            " WHERE guest = $1 AND recovery_device = $2",
            (guest, device),
        ),
    ]


def _room(guest: str) -> list[Statement]:
    """Make room for one more device: whoever lost all of them could not do it by hand."""
    kept = (
        "SELECT id FROM devices WHERE guest = $1"
        f" ORDER BY seen DESC, added DESC, id LIMIT {MOST_DEVICES - 1}"
    )
    return [
        (f"DELETE FROM {each} AND id NOT IN ({kept})", (guest,))
        for each in ("bells WHERE guest = $1 AND kind = 'push'", "devices WHERE guest = $1")
    ]


def _guest(row: Row) -> Guest:
    return Guest(row[0], row[1], banned=bool(row[2]), bot=mark_in(row))


def holder_in(row: Row) -> Guest:
    """Read who holds a token."""
    return Guest(row[0], row[1], row[5], row[6], bool(row[2]), mark_in(row))


def columns_of(bot: BotMark | None) -> tuple[str | None, str | None]:
    """Give how a person is marked as `owner` and `program`."""
    return (None, None) if bot is None else (bot.owner, bot.program)


def mark_in(row: Row) -> BotMark | None:
    """Read how a person is marked whose row begins with the columns of `GUEST`."""
    return None if row[3] is None else BotMark(row[3], row[4])


def _device(row: Row) -> Device:
    return Device(*row)


def _passkey(row: Row) -> Passkey:
    return Passkey(*row)


def first(row: Row) -> Any:
    """Give the only column."""
    return row[0]
