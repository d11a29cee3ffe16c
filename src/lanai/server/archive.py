"""Tables that sleep in the store: read again from the last snapshot on, in small parts.

A long log takes seconds to fold. Meanwhile everybody else at the server goes on: all that are being
read take turns with them and with each other, a few entries at a time.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import Final

from lanai.core.errors import LanaiError
from lanai.core.events import Json
from lanai.server import entries as log
from lanai.server import snapshots
from lanai.server.folding import fold, refold
from lanai.server.logs import warn
from lanai.server.refused import Refused
from lanai.server.store import StoredSnapshot, StoreError, TableStore
from lanai.server.table import Table, short_name

EVERY: Final = 500
"""Entries after which a snapshot is kept: most games are shorter and need none."""

PAGE: Final = 500
"""Entries that are read at once."""

TURN: Final = 0.0002
"""Seconds of folding in one round of the loop while there is little else to do: an answer to
somebody else waits for several turns."""
LONGEST_TURN: Final = 0.002
"""While there is much else to do, folding has as long a turn as all else had since the last one, up
to this: otherwise a crowd from a killed process would have a small part of a busy server."""


class Turns:
    """How long folding may go on, while everybody else waits."""

    def __init__(self) -> None:
        self.ended = 0.0  # when the last turn did

    def end(self) -> float:
        """Tell until when a turn lasts that begins now."""
        now = time.perf_counter()
        return now + min(LONGEST_TURN, max(TURN, now - self.ended))


class Archive:
    """Reads tables from a store, and keeps snapshots there."""

    def __init__(self, store: TableStore) -> None:
        self.store: Final = store
        self._turn: Final = asyncio.Lock()
        self._turns: Final = Turns()
        self._keeping: Final[set[asyncio.Task[None]]] = set()

    async def load(self, table: str) -> tuple[Table, int]:
        """Fold a table from the last snapshot that is good, and give its number too; or refuse."""
        try:
            found = await self._snapshot(table)
            kept = 0 if found is None else found.n
            found = await self._fold_rest(table, found)
        except StoreError as error:
            raise Refused("unavailable") from error
        if found is None:
            raise Refused("no-such-table")
        return found, kept

    def keep(self, table: Table) -> None:
        """Keep a snapshot of a table as it is now, without waiting for it."""
        task = asyncio.create_task(self._keep(table))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _keep(self, table: Table) -> None:
        try:
            async with self._turn:
                body = snapshots.write(table)
            mark = snapshots.mark_of(table.game.name)
            await self.store.keep_snapshot(table.id, StoredSnapshot(table.n, mark, body))
        except StoreError as error:
            warn("snapshot-failed", table=table.log_name, reason=error.reason)

    async def _snapshot(self, table: str) -> Table | None:
        """Read a snapshot; None if another version wrote it, or the log does not lead to it."""
        kept = await self.store.snapshot(table)
        if kept is None or not await self.store.entries(table, kept.n - 1, 1):
            return None
        try:
            async with self._turn:
                return snapshots.read(kept.body) if snapshots.is_ours(kept.mark) else None
        except (LanaiError, ValueError, zlib.error) as error:
            warn("snapshot-unreadable", table=short_name(table), error=type(error).__name__)
            return None

    async def _fold_rest(self, table: str, found: Table | None) -> Table | None:
        whole = PAGE
        while whole == PAGE:  # what others append meanwhile is taken in by whoever comes
            page = await self.store.entries(table, 0 if found is None else found.n, PAGE)
            whole = len(page)
            if found is None and page:
                found = refold([log.read(page.pop(0))])
            if found is not None:
                await self._fold_in_turns(found, page)
        return found

    async def _fold_in_turns(self, table: Table, page: list[Json]) -> None:
        rest = iter(page)
        while True:
            async with self._turn:
                end = self._turns.end()
                for entry in rest:
                    fold(table, log.read(entry))
                    self._turns.ended = time.perf_counter()
                    if self._turns.ended > end:
                        break
                else:
                    return
            await asyncio.sleep(0)
