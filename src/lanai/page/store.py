"""The store of a page: cards and guests in memory, logs in a drawer of the browser.

What is written together goes into one transaction, and is acknowledged when that is done. Where the
browser keeps nothing any more, the page is told and plays on: what was not kept stays in memory,
and every later transaction tries to keep it too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import msgspec

from lanai.core.events import Json
from lanai.page.drawer import Changes, Drawer, NotKept
from lanai.server.protocol import BotMark
from lanai.server.store.bells import Waiting
from lanai.server.store.contract import (
    MANY,
    Chain,
    OnAppend,
    StoredCard,
    StoredSnapshot,
    StoreError,
    unstored,
)
from lanai.server.store.kept_results import StoredResult
from lanai.server.store.kept_reviews import Figures
from lanai.server.store.people import Guest, NewDevice, OnPerson

GUEST: Final = "guest/"
TABLE: Final = "table/"
ENTRY: Final = "entry/"
SNAPSHOT: Final = "snapshot/"
REVIEW: Final = "review/"
LONELY: Final = 1
"""Guests in a lobby at most that nobody else has come to."""

T = TypeVar("T")


@dataclass
class KeptTable:
    """A table without its log: its card, and how many entries there are."""

    card: StoredCard
    n: int


@dataclass
class KeptGuest:
    """A person of this device, and the hash of their token."""

    guest: Guest
    token: str


class PageStore:
    """Keeps what a hall needs. `told` hears whether what is played is kept, when that changes."""

    def __init__(self, drawer: Drawer, told: Callable[[bool], None]) -> None:
        self.drawer: Final = drawer
        self.told: Final = told
        self.keeps = True
        self.tables: Final[dict[str, KeptTable]] = {}
        self.guests: Final[dict[str, KeptGuest]] = {}
        self.tokens: Final[dict[str, str]] = {}  # who has a token, by its hash
        self.unkept: Changes = {}  # what is not in the drawer, or not yet
        self.writing: asyncio.Task[None] | None = None
        self.waiting: list[asyncio.Future[None]] = []

    async def open(self) -> None:
        """Read who is known here and which tables there are."""
        try:
            tables, guests = await self.drawer.read(TABLE), await self.drawer.read(GUEST)
        except NotKept:
            self._keep(False)
            return
        for body in tables.values():
            table = msgspec.json.decode(body, type=KeptTable)
            card = replace(table.card, guests=tuple(table.card.guests))
            self.tables[card.id] = replace(table, card=card)
        for body in guests.values():
            known = msgspec.json.decode(body, type=KeptGuest)
            self.guests[known.guest.guest] = known
            self.tokens[known.token] = known.guest.guest

    async def close(self) -> None:
        """Finish the writes that wait."""
        if self.writing is not None:
            await self.writing

    async def check(self) -> None:
        """Do nothing: in memory everything can be stored."""

    # Writing

    def _write(self, changes: Changes) -> asyncio.Future[None]:
        """Let changes go with the next transaction; done once they are durable, or lost for good.

        Lost are they only when the page is closed: until then they are read from memory.
        """
        self.unkept |= changes
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(done)
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_all())
        return done

    async def _write_all(self) -> None:
        while self.waiting:
            await asyncio.sleep(0)  # whoever writes in this round goes along
            waiting, self.waiting = self.waiting, []
            going = dict(self.unkept)
            try:
                await self.drawer.write(going)
            except NotKept:
                self._keep(False)
            else:
                for name, body in going.items():
                    if self.unkept.get(name) is body:
                        del self.unkept[name]
                self._keep(True)
            for each in waiting:
                if not each.done():
                    each.set_result(None)
        self.writing = None

    def _keep(self, keeps: bool) -> None:
        if keeps != self.keeps:
            self.keeps = keeps
            self.told(keeps)

    async def _read(self, prefix: str) -> dict[str, bytes]:
        """Read what is kept, and what should be."""
        try:
            found = await self.drawer.read(prefix)
        except NotKept:
            found = {}
        for name, body in self.unkept.items():
            if name.startswith(prefix):
                if body is None:
                    found.pop(name, None)
                else:
                    found[name] = body
        return {name: found[name] for name in sorted(found)}

    # Tables

    async def create_table(self, card: StoredCard, entries: Sequence[object]) -> None:
        """Begin a table's log with these entries; an id that is taken is a StoreError."""
        if card.id in self.tables:
            raise StoreError("store-taken", {"id": card.id})
        table = KeptTable(card, len(entries))
        changes = _log(card.id, 0, entries) | {TABLE + card.id: _body(table)}
        self.tables[card.id] = table
        await self._write(changes)

    def append(
        self,
        table: str,
        n: int,
        entries: Sequence[object],
        card: StoredCard | None = None,
        chain: Chain | None = None,
        _result: StoredResult | None = None,
        waiting: Waiting | None = None,
    ) -> asyncio.Future[bool]:
        """Write entries n, n+1, … and the card together: True once durable.

        Results and turns are for ratings and bells, which a page does not have.
        """
        return asyncio.ensure_future(self._append(self._let_in(table, n, entries, card, chain)))

    async def _append(self, changes: Changes | StoreError | None) -> bool:
        if isinstance(changes, StoreError):
            raise changes
        if changes is not None:
            await asyncio.shield(self._write(changes))
        return changes is not None

    def _let_in(
        self,
        table: str,
        n: int,
        entries: Sequence[object],
        card: StoredCard | None,
        chain: Chain | None,
    ) -> Changes | StoreError | None:
        """Take entries in at once, so that others may follow; None when they come second."""
        kept = self.tables.get(table)
        broken = chain is not None and chain.broken
        if kept is None or kept.n != n or broken:
            if chain is not None:
                chain.broken = True
            return None
        after = KeptTable(card or kept.card, n + len(entries))
        try:
            changes = _log(table, n, entries) | {TABLE + table: _body(after)}
        except StoreError as error:
            if chain is not None:
                chain.broken = True
            return error
        self.tables[table] = after
        return changes

    async def entries(self, table: str, start: int = 0, most: int = MANY) -> list[Json]:
        """Read a table's log from entry number `start` on, at most so many entries."""
        bodies = list((await self._read(f"{ENTRY}{table}/")).values())
        return [msgspec.json.decode(body) for body in bodies[start : start + most]]

    async def keep_snapshot(self, table: str, snapshot: StoredSnapshot) -> None:
        """Keep a snapshot in place of an older one; one of fewer entries changes nothing."""
        before = await self.snapshot(table)
        if table in self.tables and (before is None or before.n <= snapshot.n):
            await self._write({SNAPSHOT + table: msgspec.msgpack.encode(snapshot)})

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        """Read the snapshot of a table."""
        body = (await self._read(SNAPSHOT + table)).get(SNAPSHOT + table)
        return None if body is None else msgspec.msgpack.decode(body, type=StoredSnapshot)

    async def card(self, table: str) -> StoredCard | None:
        """Read a table's card."""
        return self.tables[table].card if table in self.tables else None

    def _cards(self) -> list[StoredCard]:
        """List all cards, the last changed first."""
        cards = [table.card for table in self.tables.values()]
        return sorted(cards, key=lambda card: (-card.updated, card.id))

    async def public_cards(self, _limit: int, _of_one_host: int) -> list[StoredCard]:
        """List nothing: nobody else can come to the tables of a page."""
        return []

    async def cards_of(self, guest: str, limit: int) -> list[StoredCard]:
        """List the tables where a guest sits, the last changed first."""
        return [card for card in self._cards() if guest in card.guests][:limit]

    async def stale_lobbies(self, lonely: int, any_lobby: int, limit: int) -> list[str]:
        """List lobbies that have not changed since a time, or since another if at most one sits."""
        return [
            card.id
            for card in reversed(self._cards())
            if card.status == "lobby"
            and card.updated < (lonely if len(card.guests) <= LONELY else any_lobby)
        ][:limit]

    async def remove_lobby(self, table: str, before: int) -> bool:
        """Forget a table and its log; False if it is no lobby, or has changed since a time."""
        card = await self.card(table)
        if card is None or card.status != "lobby" or card.updated >= before:
            return False
        names = [*await self._read(f"{ENTRY}{table}/"), *(k + table for k in (TABLE, SNAPSHOT))]
        del self.tables[table]
        await self._write(dict.fromkeys(names))
        return True

    async def count_unfinished(self, guest: str, since: int) -> int:
        """Count the tables that are not over, changed since, where a guest sits or is host."""
        return sum(
            card.status != "over"
            and card.updated >= since
            and (guest in card.guests or guest == card.host)
            for card in self._cards()
        )

    async def count_tables(self) -> int:
        """Count all tables."""
        return len(self.tables)

    def on_append(self, hear: OnAppend) -> None:
        """Do nothing: no other process has these tables."""

    # Reviews

    async def keep_review(self, table: str, mark: str, body: bytes, _figures: Figures) -> None:
        """Keep a review in place of an older one; a page has no profiles."""
        if table in self.tables:
            await self._write({REVIEW + table: msgspec.msgpack.encode((mark, body))})

    async def review(self, table: str, mark: str) -> bytes | None:
        """Read the review of a table if it has this mark."""
        body = (await self._read(REVIEW + table)).get(REVIEW + table)
        if body is None:
            return None
        kept, review = msgspec.msgpack.decode(body, type=tuple[str, bytes])
        return review if kept == mark else None

    # Guests

    async def add_guest(
        self, guest: str, name: str, device: NewDevice, bot: BotMark | None = None
    ) -> None:
        """Remember a person with a device; an id or token that is taken is a StoreError."""
        if guest in self.guests or device.token_hash in self.tokens:
            raise StoreError("store-taken", {"id": guest})
        known = KeptGuest(Guest(guest, name, device.id, device.at, bot=bot), device.token_hash)
        await self._keep_guest(known)

    async def _keep_guest(self, known: KeptGuest) -> None:
        body = _body(known)
        guest = known.guest.guest
        self.guests[guest] = known
        self.tokens[known.token] = guest
        await self._write({GUEST + guest: body})

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """Find the person whose device holds the token with this hash."""
        guest = self.tokens.get(token_hash)
        return None if guest is None else self.guests[guest].guest

    async def guest_by_id(self, guest: str) -> Guest | None:
        """Find a person by their public id."""
        found = self.guests.get(guest)
        return None if found is None else replace(found.guest, device="", seen=0)

    async def rename_guest(self, guest: str, name: str) -> None:
        """Give a person another name; nothing happens when there is no such person."""
        await self._change(guest, name=name)

    async def note_seen(self, guest: str, device: str, at: int) -> None:
        """Remember when a device was last used."""
        await self._change(guest, seen=at)

    async def _change(self, guest: str, **changes: object) -> None:
        known = self.guests.get(guest)
        if known is not None:
            changed = replace(known.guest, **changes)  # type: ignore[arg-type]  # its own fields
            await self._keep_guest(replace(known, guest=changed))

    async def set_public(self, person: str, public: bool) -> None:
        """Do nothing: nobody else sees the people of a page."""

    def on_person(self, hear: OnPerson) -> None:
        """Do nothing: no other process has these people."""

    async def forget_rings(self, guest: str, table: str) -> None:
        """Do nothing: a page tells nobody of their turn who does not look at it."""


def _log(table: str, start: int, entries: Sequence[object]) -> Changes:
    """Write entries under names that keep their order."""
    return {f"{ENTRY}{table}/{n:09}": _body(each) for n, each in enumerate(entries, start)}


def _body(value: object) -> bytes:
    try:
        return msgspec.json.encode(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise unstored(error) from None
