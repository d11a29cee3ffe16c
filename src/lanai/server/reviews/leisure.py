"""Looks back at finished games that nobody asks about, so that profiles tell luck and accuracy.

It takes nothing from anybody: a process of its own does it, at the lowest priority of the system,
and begins a game only while no bot thinks. Only games in which persons played, only recent ones,
and only so many a day, in all and of each person.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Final

from lanai.bots.review.data import SCHEME
from lanai.core.errors import LanaiError
from lanai.server.archive import Archive
from lanai.server.daily.deals import is_withheld
from lanai.server.fair_queue import Claim, Rank
from lanai.server.limits import DAY_SECONDS, Bucket, Budgets
from lanai.server.logs import warn
from lanai.server.moment import now_ms
from lanai.server.refused import Refused
from lanai.server.reviews.cases import Case, case_of
from lanai.server.reviews.pictures import kept_picture, whole_picture
from lanai.server.reviews.reviewer import Reviews
from lanai.server.store import Figures, Store
from lanai.server.table import Table, short_name
from lanai.server.work import WorkerDied, Workers

RECENT_MS: Final = 30 * DAY_SECONDS * 1000
"""For how long a game that has ended is looked for."""
OF_PERSON: Final = 20
"""Games of one person that are looked at a day."""
LISTED: Final = 1000
"""Games that are looked for at once: those of today's deals have to wait among them."""
NEAREST: Final = 8
"""The last games, of which any may be next: several processes seldom choose the same."""
PAUSE: Final = 5.0
"""Seconds between two looks whether bots think, and after a game has ended."""
LOOK_AGAIN: Final = 600.0
GIVE_UP: Final = 1800.0
"""Seconds after which one game is given up: the machine may have much else to do."""
NOBODY: Final = ("", "")


class Leisure:
    """Looks at one game after the other, the last ones first."""

    def __init__(
        self, store: Store, archive: Archive, workers: Workers, reviews: Reviews, a_day: int
    ) -> None:
        self.store: Final = store
        self.archive: Final = archive
        self.workers: Final = workers
        self.reviews: Final = reviews
        self.a_day: Final = a_day
        self.left: Final = Bucket(a_day / DAY_SECONDS, a_day)
        self.left_of: Final = Budgets(OF_PERSON / DAY_SECONDS, OF_PERSON)
        self.put_off: Final[set[str]] = set()
        self.news: Final = asyncio.Event()
        self.patient: Workers | None = None
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, unless the operator wants none of it."""
        if self.a_day:
            self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop, and give up what is being looked at."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self._rest()

    def over(self) -> None:
        """Hear that a game has ended and is stored."""
        self.news.set()

    async def _run(self) -> None:
        while True:
            self.news.clear()
            try:
                while await self.look_at_one():
                    pass
            except LanaiError as error:
                warn("leisure-failed", reason=error.reason)
            self._rest()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await self.news.wait()
            await asyncio.sleep(PAUSE)

    def _rest(self) -> None:
        """Leave no process in memory while there is nothing to do."""
        self.put_off.clear()
        if self.patient is not None:
            self.patient.close()
            self.patient = None

    async def look_at_one(self) -> bool:
        """Look at the next game once no bot thinks; False when there is none."""
        table = await self._next()
        if table is None:
            return False
        while not self.workers.is_idle():
            await asyncio.sleep(PAUSE)
        try:
            found, _ = await self.archive.load(table)
            await self._look(found)
        except (LanaiError, WorkerDied, TimeoutError) as error:
            if isinstance(error, Refused) and error.code == "unavailable":
                raise
            warn("review-failed", table=short_name(table))
            await self.store.keep_figures(table, Figures(SCHEME))  # nor is it tried again
        return True

    async def _next(self) -> str | None:
        """Choose one of the last games, of somebody whose budget is not spent."""
        since = now_ms() - RECENT_MS
        games = await self.store.without_figures(SCHEME, since, LISTED)
        games = [game for game in games if game[0] not in self.put_off]
        last = games[:NEAREST]
        random.shuffle(last)
        for table, person in (*last, *games[NEAREST:]):
            if self.left_of.take(person):
                return table if self.left.take() else None
        return None

    async def _look(self, table: Table) -> None:
        assert table.play is not None
        case = case_of(table.play.match.record, table.id)
        if is_withheld(table, now_ms()) or case.mark in self.reviews.jobs:
            self.put_off.add(table.id)
            return
        body = await self.store.review(table.id, case.mark)
        if body is not None:
            await self.store.keep_figures(table.id, kept_picture(body).figures)
            return
        await self._work_out(case)

    async def _work_out(self, case: Case) -> None:
        if self.patient is None:
            self.patient = self.workers.apart(1, patient=True)
        async with self.patient.worker(Claim(Rank.REVIEWS, (NOBODY,))) as worker:
            seen = await worker.run(GIVE_UP, whole_picture, case.text)
        await self.reviews.keep(case, seen)
