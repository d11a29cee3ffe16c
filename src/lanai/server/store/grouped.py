"""What the stores have in common: every write goes through a group commit."""

from __future__ import annotations

from lanai.core.events import Json
from lanai.server.store.contract import Store, StoreError, TableCard
from lanai.server.store.group import Group
from lanai.server.store.writes import (
    AddGuest,
    Append,
    CreateTable,
    RenameGuest,
    Touch,
    Write,
    bodies_of,
)


class GroupedStore(Store):
    """A store that is open while it has a group to write with."""

    def __init__(self) -> None:
        self._group: Group | None = None

    async def add_guest(self, guest: str, name: str, token_hash: str) -> None:
        await self._write(AddGuest(guest, name, token_hash))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._write(RenameGuest(guest, name))

    async def create_table(self, card: TableCard, entries: list[Json]) -> None:
        await self._write(CreateTable(card, bodies_of(entries)))

    async def append(
        self, table: str, n: int, entries: list[Json], card: TableCard | None = None
    ) -> bool:
        return await self._write(Append(table, n, bodies_of(entries), card))

    async def check(self) -> None:
        await self.count_tables()
        if self._opened().failed:
            await self._write(Touch())

    async def _write(self, write: Write) -> bool:
        return await self._opened().write(write)

    def _opened(self) -> Group:
        if self._group is None:
            raise StoreError("store-closed")
        return self._group
