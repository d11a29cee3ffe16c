"""Group commit: all writes that wait go into one transaction, so that many share one flush.

While one transaction is on its way to the disk the next group gathers. Nobody waits for a timer.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from lanai.server.logs import warn
from lanai.server.store.contract import StoreError, unstored
from lanai.server.store.writes import Append, Write

Outcome = bool | StoreError
Commit = Callable[[list[Write]], Awaitable[list[Outcome]]]
LARGEST: Final = 2000
"""Writes in one transaction, so that nobody waits long behind a great crowd."""


class Group:
    """Gathers writes and commits them together, one transaction at a time.

    `commit` gives one outcome for each write once all are durable. When it raises a StoreError that
    holds for the whole group. When it raises anything else nothing was written, and each write is
    tried alone, so that a bad one fails by itself. `failed` tells how the last one ended.
    """

    def __init__(self, commit: Commit) -> None:
        self._commit: Final = commit
        self._waiting: Final[deque[tuple[Write, asyncio.Future[bool]]]] = deque()
        self._wake: Final = asyncio.Event()
        self._closing = False
        self.failed = False
        self._task: Final = asyncio.create_task(self._run(), name="group commit")

    def write(self, write: Write) -> asyncio.Future[bool]:
        """Take a write; say, once it is durable, whether it was let in."""
        if self._closing:
            raise StoreError("store-closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._wake.set()
        return future

    async def close(self) -> None:
        """Commit what waits and end."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                size = min(len(self._waiting), LARGEST)
                await self._settle([self._waiting.popleft() for _ in range(size)])

    async def _settle(self, group: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        try:
            outcomes = await self._commit([write for write, _ in group])
        except StoreError as error:
            self._fail(group, error)
        except Exception as error:
            if len(group) == 1:
                refused = unstored(error)
                refused.__cause__ = error
                self._fail(group, refused)
                return
            for one in group:
                await self._settle([one])
        else:
            self.failed = False
            _answer(group, outcomes)

    def _fail(self, group: list[tuple[Write, asyncio.Future[bool]]], error: StoreError) -> None:
        self.failed = True
        for write, _ in group:
            if isinstance(write, Append):
                write.chain.broken = True
        why = error.details.get("error")
        warn("store-failed", reason=error.reason, error=why, writes=len(group))
        _answer(group, [error] * len(group))


def _answer(group: list[tuple[Write, asyncio.Future[bool]]], outcomes: list[Outcome]) -> None:
    for (_, future), outcome in zip(group, outcomes, strict=True):
        if future.done():  # whoever waited has gone away
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
