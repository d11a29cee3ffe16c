"""Several real processes on one store, and processes that are killed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from uuid import UUID

import pytest

from lanai.server.store import make_store
from lanai.server.store.postgresql_channel import payloads
from support.server import PATIENCE
from support.store import card

pytestmark = pytest.mark.anyio

KILLS = 10
TESTS = Path(__file__).parents[1]


async def start(task: str, place: str, *tables: str) -> Process:
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "support.store", task, place, *tables,
        stdout=PIPE, stderr=PIPE, env=environment, limit=2**24,
    )  # fmt: skip


async def finish(process: Process) -> str:
    out, faults = await process.communicate()
    assert process.returncode == 0, faults.decode()
    return out.decode()


async def filled(place: str, tables: list[str]) -> None:
    store = make_store(place)
    await store.open()
    await asyncio.gather(*(store.create_table(card(table), []) for table in tables))
    await store.close()


async def logs(place: str, tables: list[str]) -> dict[str, list[str]]:
    """Read the ids of all entries."""
    store = make_store(place)
    await store.open()
    read = {table: [str(e["id"]) for e in await store.entries(table)] for table in tables}
    await store.close()
    return read


async def test_a_second_process_is_refused_a_folder(tmp_path: Path) -> None:
    store = make_store(tmp_path)
    await store.open()
    process = await start("race", str(tmp_path), "t1")
    _, faults = await process.communicate()
    assert process.returncode == 1 and "store-in-use" in faults.decode()
    await store.close()


async def test_of_racing_processes_exactly_one_gets_each_number(database: str) -> None:
    tables = ["t1", "t2", "t3"]
    await filled(database, tables)
    racers = [await start("race", database, *tables) for _ in range(3)]
    outs = await asyncio.gather(*(finish(racer) for racer in racers))
    acknowledged = Counter(int(n) for out in outs for n in out.split())
    assert acknowledged == dict.fromkeys(range(150), len(tables))
    for ids in (await logs(database, tables)).values():
        assert len(ids) == len(set(ids)) == 150


async def test_an_append_is_heard_by_other_processes_and_not_by_its_own(database: str) -> None:
    stores = [make_store(database), make_store(database)]
    heard: list[list[tuple[str, int]]] = [[], []]
    for store, list_of in zip(stores, heard, strict=True):
        store.on_append(lambda table, n, to=list_of: to.append((table, n)))  # type: ignore[misc]
        await store.open()
    tables = [f"{i:040}" for i in range(300)]
    await asyncio.gather(*(stores[0].create_table(card(table), [{}]) for table in tables))
    await asyncio.gather(*(stores[0].append(table, 1, [{}, {}]) for table in tables))
    assert not await stores[0].append(tables[0], 1, [{}])
    await finish(await start("once", database, tables[7]))
    await until(lambda: all((tables[7], 4) in each for each in heard))
    assert heard[0] == [(tables[7], 4)]
    assert sorted(heard[1]) == sorted([(table, 3) for table in tables] + [(tables[7], 4)])
    for store in stores:
        await store.close()


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds; a test that waits in vain fails after a while."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def test_killed_processes_lose_and_double_nothing(place: str) -> None:
    tables = ["t1", "t2", "t3", "t4"]
    await filled(place, tables)
    chance = random.Random(6)
    acknowledged: list[tuple[str, int, str]] = []
    for _ in range(KILLS):
        process = await start("for-ever", place, *tables)
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 200)):
            acknowledged.append(told(await process.stdout.readline()))
        await asyncio.sleep(chance.random() / 50)
        process.kill()
        rest, faults = await process.communicate()
        assert not faults
        acknowledged += [told(line) for line in rest.splitlines(keepends=True) if b"\n" in line]
    read = await logs(place, tables)
    assert [line for line in acknowledged if read[line[0]][line[1]] != line[2]] == []
    assert len({line[2] for line in acknowledged}) == len(acknowledged) > KILLS
    for ids in read.values():
        assert len(ids) == len(set(ids))


def told(line: bytes) -> tuple[str, int, str]:
    table, n, entry = line.split()
    return table.decode(), int(n), entry.decode()


async def test_notifications_are_short_enough_for_postgresql() -> None:
    ends = {f"{i:040}é": i for i in range(1000)}
    texts = list(payloads(UUID(int=7), ends))
    assert all(len(text.encode()) < 8000 for text in texts)
    assert len(texts) < 20
    told: dict[str, int] = {}
    for text in texts:
        told |= json.loads(text)["next"]
    assert told == ends
    assert list(payloads(UUID(int=7), {})) == []
