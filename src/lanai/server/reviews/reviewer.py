"""The shell around games in hindsight: who works one out, who waits for it, and what is kept.

A review takes seconds of a worker, so it is worked out once however many ask, comes in pictures
that get sharper, and each picture waits for a turn of its own: nobody is kept from a worker for
long. What is whole stays with the game in the store, without a name in it; reviews of records from
elsewhere stay in memory for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, ParamSpec

from lanai.core.errors import LanaiError
from lanai.server.fair_queue import Claim, Owner, Rank
from lanai.server.limits import Counts
from lanai.server.logs import warn
from lanai.server.refused import Refused
from lanai.server.reviews.cases import Case
from lanai.server.reviews.pictures import WHOLE, Picture, first_picture, next_picture
from lanai.server.store import StoreError, TableStore
from lanai.server.table import short_name
from lanai.server.work import WorkerDied, Workers

P = ParamSpec("P")

PICTURE_SECONDS: Final = 60.0
"""Seconds of one picture after which its worker is given up."""
WAITING_SECONDS: Final = 120.0
"""Seconds of waiting for a worker after which nobody is told any more that it goes on."""
PATIENCE: Final = 10.0
"""Seconds for which somebody is kept waiting for the next picture before they ask again."""
MOST_KEPT: Final = 200
"""Whole reviews in memory: some megabytes."""
NOTHING: Final = Picture()


@dataclass(eq=False)
class Job:
    """A review that is being worked out."""

    case: Case
    seen: Picture = NOTHING
    fault: LanaiError | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self) -> None:
        """Wake everybody who waits for something new."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def news(self, after: float) -> Picture:
        """Wait for a better picture than one has, or raise why there is none."""
        while self.seen.done <= after:
            if self.fault is not None:
                raise self.fault
            await self.changed.wait()
        return self.seen


class Reviews:
    """Works out reviews in workers, and keeps them."""

    def __init__(
        self, store: TableStore, workers: Workers, under_way: Counts, thrift: int = 1
    ) -> None:
        self.store: Final = store
        self.workers: Final = workers
        self.under_way: Final = under_way
        self.thrift: Final = thrift  # of how many parts of the work one is done
        self.jobs: Final[dict[str, Job]] = {}
        self.kept: Final[OrderedDict[str, Picture]] = OrderedDict()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def close(self) -> None:
        """Give up what is being worked out."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def look(self, case: Case, owner: Owner, after: float) -> Picture:
        """Give the next picture after one that somebody has; what there is if it takes long."""
        found = await self._whole(case)
        if found is not None:
            return found
        job = self.jobs.get(case.mark) or self._begin(case, owner)
        try:
            async with asyncio.timeout(PATIENCE):
                return await job.news(after)
        except TimeoutError:
            return job.seen

    async def _whole(self, case: Case) -> Picture | None:
        kept = self.kept.get(case.mark)
        if kept is not None:
            self.kept.move_to_end(case.mark)
            return kept
        if case.table is None or case.mark in self.jobs:
            return None
        body = await self.store.review(case.table, case.mark)
        return None if body is None else self._remember(case, Picture(WHOLE, body))

    def _remember(self, case: Case, whole: Picture) -> Picture:
        self.kept[case.mark] = whole
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return whole

    def _begin(self, case: Case, owner: Owner) -> Job:
        address = owner[0]
        if not self.under_way.enter(address):
            raise Refused("too-fast")
        job = self.jobs[case.mark] = Job(case)
        task = asyncio.create_task(self._work(job, owner))
        self.tasks.add(task)

        def leave(_: asyncio.Task[None]) -> None:
            self.tasks.discard(task)
            self.under_way.leave(address)
            del self.jobs[case.mark]

        task.add_done_callback(leave)
        return job

    async def _work(self, job: Job, owner: Owner) -> None:
        try:
            await self._pictures(job, Claim(Rank.REVIEWS, (owner,), job.case.table or ""))
        except (WorkerDied, TimeoutError):
            table = job.case.table
            warn("review-failed", table=None if table is None else short_name(table))
            job.fault = Refused("busy")
        except LanaiError as error:
            job.fault = error
        except BaseException:
            job.fault = Refused("defect")
            raise
        finally:
            job.tell()

    async def _pictures(self, job: Job, claim: Claim) -> None:
        text = job.case.text
        job.seen = await self._run(job, claim, first_picture, text, self.thrift)
        while job.seen.done < WHOLE:
            job.tell()
            job.seen = await self._run(job, claim, next_picture, text, self.thrift, job.seen.done)

    async def _run(
        self, job: Job, claim: Claim, look: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs
    ) -> Picture:
        """Have a picture made, and keep it if it is the whole."""
        waiting = WAITING_SECONDS * self.thrift  # for who works so slowly
        async with asyncio.timeout(waiting) as limit, self.workers.worker(claim) as worker:
            limit.reschedule(None)
            seen = await worker.run(PICTURE_SECONDS * self.thrift, look, *args, **kwargs)
        if seen.done == WHOLE:
            await self.keep(job.case, seen)
        return seen

    async def keep(self, case: Case, whole: Picture) -> None:
        """Keep a whole picture, and what profiles tell of it."""
        self._remember(case, whole)
        if case.table is not None:
            with suppress(StoreError):  # it is worked out again when somebody asks another time
                await self.store.keep_review(case.table, case.mark, whole.body, whole.figures)
