"""Many come at once from a process that was killed: what all need is read for all of them."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from lanai.core.events import Json
from lanai.server.archive import LONGEST_TURN, TURN, Turns
from lanai.server.hall import Hall
from lanai.server.live import GOING_AWAY, LiveTable
from lanai.server.store.sqlite import SqliteStore
from lanai.server.table import Table
from support.hall import Running, running
from support.server import PATIENCE
from support.visits import Person, game_of, person

pytestmark = pytest.mark.anyio

CROWD = 12


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From where the log of a table is read, slowly, while the test runs."""
    starts: list[int] = []
    read = SqliteStore.entries

    async def slowly(
        self: SqliteStore, table: str, start: int = 0, most: int = 10**6
    ) -> list[Json]:
        starts.append(start)
        await asyncio.sleep(0.05)
        return await read(self, table, start, most)

    monkeypatch.setattr(SqliteStore, "entries", slowly)
    return starts


async def shared_table(here: Running) -> tuple[str, list[Person]]:
    """Begin a game at a table to which another process might append."""
    people = [await person(here, name) for name in ("Ana", "Ben")]
    table = await game_of(people, None)
    live = await here.hall.find(table)
    live.shared = True  # type: ignore[misc]
    return table, people


async def come(stack: AsyncExitStack, who: Person, table: str) -> None:
    await stack.enter_async_context(who.at(table))


async def test_one_of_many_who_come_at_once_reads_for_all(tmp_path: Path, reads: list[int]) -> None:
    async with running(tmp_path) as here, AsyncExitStack() as stack:
        table, _ = await shared_table(here)
        crowd = [await person(here, f"Guest {n}") for n in range(CROWD)]
        reads.clear()
        await asyncio.gather(*(come(stack, who, table) for who in crowd))
        assert len((await here.hall.find(table)).listeners) == CROWD
        assert 1 <= len(reads) <= 4, "one for who was first, one for all who came meanwhile"


async def test_who_comes_later_reads_again(tmp_path: Path, reads: list[int]) -> None:
    async with running(tmp_path) as here, AsyncExitStack() as stack:
        table, (ana, ben) = await shared_table(here)
        await come(stack, ana, table)
        reads.clear()
        await come(stack, ben, table)
        assert len(reads) == 1


async def test_who_wakes_a_table_reads_it_once(
    tmp_path: Path, reads: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    enter = Hall._enter

    def enter_shared(self: Hall, table: Table) -> LiveTable:
        live = enter(self, table)
        live.shared = True  # type: ignore[misc]
        return live

    monkeypatch.setattr(Hall, "_enter", enter_shared)
    async with running(tmp_path) as here, AsyncExitStack() as stack:
        table, (ana, ben) = await shared_table(here)
        del here.hall.tables[table]
        reads.clear()
        await come(stack, ana, table)
        assert reads == [0]
        await come(stack, ben, table)
        assert len(reads) == 2, "and who comes later sees what was stored meanwhile"


async def test_whose_line_ends_while_they_are_welcomed_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as here:
        table, (ana, _) = await shared_table(here)
        live = await here.hall.find(table)
        welcomed = asyncio.Event()

        async def never(*_: object) -> None:
            welcomed.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(LiveTable, "seen_by", never)
        async with asyncio.timeout(PATIENCE), ana.at(table):
            await welcomed.wait()
            (listener,) = live.listeners
            listener.close(GOING_AWAY)
        assert not live.listeners


def test_folding_has_as_long_a_turn_as_all_else_had(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    turns = Turns()
    assert turns.end() - now[0] == pytest.approx(LONGEST_TURN), "the first one"
    turns.ended = now[0]
    now[0] += 1e-6
    assert turns.end() - now[0] == pytest.approx(TURN), "there was nothing else to do"
    now[0] += LONGEST_TURN / 2
    assert turns.end() - now[0] == pytest.approx(LONGEST_TURN / 2, rel=0.01), "there was much"
    now[0] += 1
    assert turns.end() - now[0] == pytest.approx(LONGEST_TURN), "and too much"


async def test_a_log_that_fits_on_a_page_is_read_once(tmp_path: Path, reads: list[int]) -> None:
    async with running(tmp_path) as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        table = await game_of(people, None)
        reads.clear()
        await here.hall.archive.load(table)
        assert reads == [0]
