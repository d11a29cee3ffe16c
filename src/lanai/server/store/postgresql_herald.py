"""Tells other processes what was appended: at once after a silence, else with all that came since.

A notification wakes every process that listens, and one that belongs to a commit makes all commits
of a database wait for each other. So it comes after the commit, and not after each. A process that
dies in between leaves a few appends untold; who has the table too looks now and then by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final
from uuid import UUID

from lanai.server.store.postgresql_channel import payloads
from lanai.server.store.postgresql_connection import FAULTS

PAUSE: Final = 0.05
"""Seconds of silence after each notification."""
AGAIN: Final = 1.0
"""Seconds after which a notification that failed is tried again."""

Send = Callable[[list[str]], Awaitable[object]]


class Herald:
    """Gathers what one process has appended, and sends it."""

    def __init__(self, me: UUID, send: Send) -> None:
        self._me: Final = me
        self._send: Final = send
        self._untold: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None

    def tell(self, ends: dict[str, int]) -> None:
        """Tell soon which tables grew, with their next numbers."""
        self._untold.update(ends)
        if self._untold and self._task is None:
            self._task = asyncio.create_task(self._run(), name="telling")

    async def close(self) -> None:
        """Tell what is left, if the database still takes it."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(*FAULTS):
            await self._tell_all()

    async def _run(self) -> None:
        try:
            while self._untold:
                try:
                    await self._tell_all()
                except FAULTS:
                    await asyncio.sleep(AGAIN)
                else:
                    await asyncio.sleep(PAUSE)
        finally:
            self._task = None

    async def _tell_all(self) -> None:
        told = dict(self._untold)
        await self._send(list(payloads(self._me, told)))
        self._untold = {table: n for table, n in self._untold.items() if told.get(table) != n}
