"""Who thinks for a page: other workers of the browser, with an engine of their own each.

What is asked of them goes over as bytes, like to the processes of a server.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, ParamSpec, Protocol, TypeVar, cast

from lanai.server.fair_queue import Claim, FairQueue, Ticket

P = ParamSpec("P")
T = TypeVar("T")

MOST: Final = 2
"""Thinkers of a page: a game in hindsight keeps no bot waiting. The second one is seldom needed."""
GRACE: Final = 5.0
"""Seconds over its time after which a thinker that does not answer is given up."""


class Thinker(Protocol):
    """A worker of the browser that is ready."""

    async def think(self, job: bytes) -> bytes:
        """Do a job; raises WorkerDied."""

    def end(self) -> None:
        """End it, whatever it is doing."""


class ThinkerWorker:
    """One of the thinkers, for as long as somebody has it."""

    def __init__(self, thinkers: Thinkers, ticket: Ticket) -> None:
        self.thinkers: Final = thinkers
        self.ticket: Final = ticket

    async def run(
        self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of a module there; raises TimeoutError, WorkerDied or what it raises."""
        thinker = await self.thinkers.take()
        working = asyncio.ensure_future(thinker.think(pickle.dumps((work, args, kwargs))))
        working.add_done_callback(partial(self.thinkers.give_back, thinker))
        self.ticket.work = working
        try:
            async with asyncio.timeout(seconds + GRACE):
                done, value = pickle.loads(await asyncio.shield(working))
        except TimeoutError:
            self.ticket.work = None
            thinker.end()
            raise
        if not done:
            raise value
        return cast("T", value)


class Thinkers:
    """Starts thinkers when they are needed, and keeps them."""

    def __init__(self, start: Callable[[], Awaitable[Thinker]]) -> None:
        self.start: Final = start
        self.queue: Final = FairQueue(MOST)
        self.idle: Final[list[Thinker]] = []
        self.first: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Start the first thinker, unless that was done before."""
        if self.first is None:
            self.first = asyncio.create_task(self._add())

    async def _add(self) -> None:
        try:
            self.idle.append(await self.start())
        except BaseException:
            self.first = None
            raise

    @asynccontextmanager
    async def worker(self, claim: Claim) -> AsyncIterator[ThinkerWorker]:
        """Wait for a thinker, and have it for the length of a block; raises Crowded."""
        async with self.queue.turn(claim) as ticket:
            yield ThinkerWorker(self, ticket)

    async def take(self) -> Thinker:
        """Give a thinker that has nothing to do."""
        self.warm_up()
        if self.first is not None and not self.first.done():
            await asyncio.shield(self.first)
        return self.idle.pop() if self.idle else await self.start()

    def give_back(self, thinker: Thinker, working: asyncio.Future[bytes]) -> None:
        """Take a thinker back that has done its job, even if nobody waits for it any more."""
        if not working.cancelled() and working.exception() is None:
            self.idle.append(thinker)

    def is_idle(self) -> bool:
        """Tell whether nothing is done or waited for."""
        return self.queue.is_idle()

    def apart(self, _processes: int, *, patient: bool = False) -> Thinkers:
        """Make others; nobody asks for them, as a page has no bots of an operator."""
        assert not patient
        return Thinkers(self.start)

    def close(self) -> None:
        """End all of them."""
        for thinker in self.idle:
            thinker.end()
        self.idle.clear()
