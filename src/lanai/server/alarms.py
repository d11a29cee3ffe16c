"""Looks after tables at which nobody is: by correspondence time goes on, and so do bots.

Rated games are brought to their end too, so that nobody keeps a rating by leaving.

When a table is due stands in the store. Every process looks there now and then, also after a
restart; what is due is claimed, so that one of them wakes the table up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from lanai.core.errors import LanaiError
from lanai.server.absence import overdue
from lanai.server.live import LiveTable
from lanai.server.logs import warn
from lanai.server.moment import now_ms
from lanai.server.start import start_is_late
from lanai.server.store import DueTable, Store
from lanai.server.table import short_name

LOOK_SECONDS: Final = 5.0
AT_ONCE: Final = 100
LEASE: Final = 60_000
"""Milliseconds after which another process may wake a table that was claimed."""


class Alarms:
    """Wakes tables up that are due."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self.store: Final = store
        self.find: Final = find
        self.looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self.looking = asyncio.create_task(self._look_for_ever(), name="alarms")

    def close(self) -> None:
        """Look no more."""
        if self.looking is not None:
            self.looking.cancel()

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except LanaiError as error:
                warn("alarms-failed", reason=error.reason)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Wake all tables that are due now."""
        for table in await self.store.due_tables(now_ms(), AT_ONCE):
            if await self.store.claim_table(table, now_ms() + LEASE):
                await self._wake(table)

    async def _wake(self, due: DueTable) -> None:
        """Let bots stand in for who is late; whoever commits also looks after the bots.

        A start that waits for somebody fails then. A table that cannot be woken, whyever, keeps no
        other asleep.
        """
        try:
            live = await self.find(due.id)
            await live.commit(
                lambda table: (start_is_late if table.starting else overdue)(table, now_ms())
            )
        except LanaiError as error:
            warn("alarm-failed", table=short_name(due.id), reason=error.reason)
        except Exception:
            warn("defect", trace=True, table=short_name(due.id))
