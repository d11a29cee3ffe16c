"""Reading what many ask for at once with one query.

While a query is on its way, what others ask for gathers for the next one; nobody waits for a timer.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
LARGEST: Final = 32
"""What is asked for by one query, so that reading its rows halts nobody for long."""


class Gathering(Generic[K, V]):
    """Reads by keys, one query at a time.

    `read` gives for each key what was found. It sees all that was stored before somebody asked:
    whoever asks while a query is on its way is answered by the next one.
    """

    def __init__(self, read: Callable[[list[K]], Awaitable[list[V]]]) -> None:
        self._read: Final = read
        self._waiting: Final[deque[tuple[K, asyncio.Future[V]]]] = deque()
        self._reading: asyncio.Task[None] | None = None

    async def find(self, key: K) -> V:
        """Give what is found by a key, or raise what reading raises."""
        found: asyncio.Future[V] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, found))
        if self._reading is None:
            self._reading = asyncio.create_task(self._run(), name="gathered reading")
        return await found

    async def _run(self) -> None:
        try:
            while self._waiting:
                size = min(len(self._waiting), LARGEST)
                await self._settle([self._waiting.popleft() for _ in range(size)])
        finally:
            self._reading = None

    async def _settle(self, asked: list[tuple[K, asyncio.Future[V]]]) -> None:
        try:
            rows = await self._read([key for key, _ in asked])
        except Exception as error:
            for _, found in asked:
                if not found.done():
                    found.set_exception(error)
            return
        for (_, found), row in zip(asked, rows, strict=True):
            if not found.done():  # otherwise whoever asked has gone away
                found.set_result(row)
