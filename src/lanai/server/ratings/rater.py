"""Lets rated games count once they are over, and takes in results that are not kept yet.

Whoever dies in between leaves nothing undone: what is kept but not counted is counted by the next
who looks, here or in another process. Two who count at once do not harm: one of them is second, and
begins again with what the other has written.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from lanai.core.errors import LanaiError
from lanai.server.archive import Archive
from lanai.server.logs import note, warn
from lanai.server.ratings.course import DAY, Course
from lanai.server.ratings.results import result_of
from lanai.server.store import Store, StoredResult
from lanai.server.table import Table, short_name

AT_ONCE: Final = 50
"""Games that are counted in one transaction."""

PAGE: Final = 200
"""Tables that are looked for at once."""


class Rater:
    """Keeps the ratings of one process' store up to date."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self.store: Final = store
        self.archive: Final = archive
        self._turns: Final[dict[str, asyncio.Lock]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def open(self) -> None:
        """Begin with what was left undone when processes last stopped."""
        self._run(self._catch_up())

    async def close(self) -> None:
        """Stop; what is being stored is finished by the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def over(self, table: Table) -> None:
        """Hear that the game of a table has ended and is stored."""
        if table.rated:
            self._run(self._count_safely(table.game.name))

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _count_safely(self, game: str) -> None:
        try:
            await self.count(game)
        except LanaiError as error:
            warn("rating-failed", game=game, reason=error.reason)

    async def _catch_up(self) -> None:
        try:
            taken = await self.take_in()
            if taken:
                note("results-taken-in", games=taken)
            for game in await self.store.rated_games():
                await self.count(game)
        except LanaiError as error:
            warn("catch-up-failed", reason=error.reason)

    # Results

    async def take_in(self) -> int:
        """Keep the results of games that ended before results were kept, and count them."""
        kept = 0
        async for result in self._results(self.store.without_result):
            kept += await self.store.keep_result(result)
        return kept

    async def rebuild(self, told: Callable[[int], None]) -> int:
        """Make all results and ratings anew from the logs, and tell how many games there are."""
        made = 0
        async for result in self._results(self.store.finished):
            await self.store.replace_result(result)
            made += 1
            told(made)
        for game in await self.store.rated_games():
            while not await self.store.rewind(game, await self.store.rating_version(game), (0, "")):
                pass
            await self.count(game)
        return made

    async def _results(
        self, find: Callable[[str, int], Awaitable[list[str]]]
    ) -> AsyncIterator[StoredResult]:
        """Fold tables one after the other; one that cannot be read is passed over."""
        last = ""
        while page := await find(last, PAGE):
            for table in page:
                try:
                    found, _ = await self.archive.load(table)
                    yield result_of(found)
                except LanaiError as error:
                    warn("result-unreadable", table=short_name(table), reason=error.reason)
            last = page[-1]

    # Ratings

    async def count(self, game: str) -> None:
        """Let all rated games of one kind count that do not yet, in the order in which they ended.

        One that comes to be known late takes back those after it, and all of them count again.
        """
        async with self._turns.setdefault(game, asyncio.Lock()):
            while True:
                version = await self.store.rating_version(game)
                late = await self.store.late(game)
                if late is not None:
                    await self.store.rewind(game, version, late)
                    continue
                results = await self.store.uncounted(game, AT_ONCE)
                if not results:
                    return
                await self._count(game, version, results)

    async def _count(self, game: str, version: int, results: list[StoredResult]) -> None:
        people = sorted({person for result in results for person in persons_of(result)})
        today = results[0].ended // DAY * DAY
        last = await self.store.last_changes(game, people)
        course = Course(last, await self.store.changes_since(game, people, today))
        changes = []
        for result in results:
            changes += course.count(result)
            await asyncio.sleep(0)
        tables = [result.table for result in results]
        await self.store.count_games(game, version, tables, changes)


def persons_of(result: StoredResult) -> list[str]:
    """List the persons who played."""
    seats = result.body["seats"]
    assert isinstance(seats, list)
    return [seat["guest"] for seat in seats if seat["guest"] is not None]
