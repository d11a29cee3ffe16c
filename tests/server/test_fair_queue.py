"""The queue for workers: whose turn comes when, and who gives up when too many wait."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from lanai.server.fair_queue import HALF_LIFE, Claim, Crowded, FairQueue, Rank

pytestmark = pytest.mark.anyio

HOME, AWAY = "192.0.2.1", "198.51.100.7"


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Line:
    """Turns that are waited for at a queue, and the names of those who had one, in order.

    No turn ends before all have come.
    """

    def __init__(self, places: int = 1, most: int = 1000) -> None:
        self.clock = Clock()
        self.queue = FairQueue(places, most, self.clock)
        self.served: list[str] = []
        self.crowded: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.going = asyncio.Event()

    async def wants(
        self, name: str, *tables: str, rank: Rank = Rank.PEOPLE, at: str = HOME, takes: float = 1
    ) -> None:
        """Let somebody wait for a turn at each table."""
        for table in tables:
            claim = Claim(rank, ((at, name),), table)
            self.tasks.append(asyncio.create_task(self._use(name, claim, takes)))
        await asyncio.sleep(0)

    async def _use(self, name: str, claim: Claim, takes: float) -> None:
        try:
            async with self.queue.turn(claim):
                self.served.append(name)
                await self.going.wait()
                self.clock.now += takes
        except Crowded:
            self.crowded.append(name)

    async def end(self) -> list[str]:
        """Wait until everybody had their turn."""
        self.going.set()
        await asyncio.gather(*self.tasks)
        self.going.clear()
        assert not any(waiting.count or waiting.parts for waiting in self.queue.waiting.values())
        return self.served


def tables(count: int) -> list[str]:
    return [f"t{number}" for number in range(count)]


async def test_whoever_has_many_tables_gets_as_much_as_whoever_has_one() -> None:
    line = Line()
    await line.wants("many", *tables(30))
    await line.wants("one", "a", "a", "a")
    served = await line.end()
    assert [number for number, name in enumerate(served) if name == "one"] == [1, 3, 5]


async def test_time_counts_and_not_turns() -> None:
    line = Line()
    await line.wants("slow", *tables(10), takes=3)
    await line.wants("quick", *tables(10), takes=1)
    served = await line.end()
    assert Counter(served[:8]) == {"slow": 2, "quick": 6}


async def test_new_guests_of_one_address_get_nothing_more() -> None:
    line = Line()
    for number in range(20):
        await line.wants(f"made {number}", "t", at=AWAY)
    await line.wants("ana", "a", "a")
    assert (await line.end()).index("ana") == 1
    assert line.served[:4].count("ana") == 2


async def test_a_persons_tables_are_served_in_turn() -> None:
    line = Line()
    await line.wants("first", "t0")
    for table in ("a", "a", "a", "b"):
        claim = Claim(Rank.PEOPLE, ((HOME, "ana"),), table)
        line.tasks.append(asyncio.create_task(line._use(table, claim, 1)))
        await asyncio.sleep(0)
    assert await line.end() == ["first", "a", "b", "a", "a"]


async def test_what_was_used_long_ago_counts_little() -> None:
    line = Line()
    await line.wants("ana", "a", takes=10)
    await line.end()
    line.clock.now += 10 * HALF_LIFE
    await line.wants("ben", "b", takes=1)
    await line.end()
    await line.wants("cleo", "c", takes=0)
    await line.wants("ben", "b")
    await line.wants("ana", "a")
    assert (await line.end())[-2:] == ["ana", "ben"]


async def test_urgent_ranks_go_first_and_none_waits_for_ever() -> None:
    line = Line()
    await line.wants("now", "n", takes=0.001)
    await line.wants("hints", *tables(20), rank=Rank.HINTS)
    await line.wants("bots", *tables(20), rank=Rank.BOTS)
    await line.wants("people", *tables(60))
    served = await line.end()
    first = Counter(served[:60])
    assert first["people"] >= 50 and first["hints"] >= 1 and first["bots"] >= 1
    assert Counter(served[-20:])["people"] == 0, "what is left is for the others"


async def test_the_time_for_a_table_counts_for_whoever_there_has_used_least() -> None:
    line = Line()
    await line.wants("greedy", *tables(5), takes=5)
    await line.wants("ana", "a", takes=1)
    both = Claim(Rank.PEOPLE, ((HOME, "greedy"), (HOME, "friend")), "together")
    line.tasks.append(asyncio.create_task(line._use("together", both, 1)))
    assert set((await line.end())[1:3]) == {"ana", "together"}


async def test_several_workers_go_to_several_people() -> None:
    line = Line(places=3)
    await line.wants("many", "t0", takes=100)
    await line.wants("many", *tables(20), takes=0.01)
    await line.wants("ana", "a")
    await line.wants("ben", "b")
    served = await line.end()
    assert {"ana", "ben"} <= set(served[3:6])


async def test_the_last_of_several_workers_is_kept_for_people() -> None:
    line = Line(places=2)
    await line.wants("hints", *tables(5), rank=Rank.HINTS)
    assert line.served == ["hints"]
    await line.wants("ana", "a")
    assert line.served == ["hints", "ana"]
    assert len(await line.end()) == 6
    line.served.clear()
    await line.wants("records", *tables(5), rank=Rank.RECORDS)
    assert line.served == ["records"], "a rank that has used nothing so far does not get both"
    await line.end()


async def test_people_do_not_keep_all_workers_for_ever() -> None:
    line = Line(places=2)
    await line.wants("people", *tables(100))
    await line.wants("hints", *tables(5), rank=Rank.HINTS)
    assert "hints" in (await line.end())[:60]


async def test_a_crowd_gives_up_its_own_turns_only() -> None:
    line = Line(most=10)
    await line.wants("crowd", *tables(50), rank=Rank.BOTS, at=AWAY)
    await line.wants("ana", *tables(3), rank=Rank.HINTS)
    served = await line.end()
    assert served.count("ana") == 3 and set(line.crowded) == {"crowd"}
    assert len(served) == 11 and len(line.crowded) == 42


async def test_who_goes_away_is_not_waited_for() -> None:
    line = Line()
    await line.wants("ana", *tables(6))
    await line.wants("ben", "b")
    for gone in line.tasks[1:5]:
        gone.cancel()
    line.going.set()
    await asyncio.gather(*line.tasks, return_exceptions=True)
    assert line.served == ["ana", "ben", "ana"]
    assert line.queue.free == 1


async def test_a_turn_that_comes_to_somebody_who_has_just_gone_is_given_on() -> None:
    line = Line()
    await line.wants("ana", "a")
    await line.wants("gone", "g")
    await line.wants("ben", "b")
    line.going.set()
    while not line.queue._standing((HOME, "gone"))[0]:
        await asyncio.sleep(0)
    assert line.served == ["ana"], "the turn was given, and not yet taken"
    line.tasks[1].cancel()
    await asyncio.gather(*line.tasks, return_exceptions=True)
    assert line.served == ["ana", "ben"] and line.queue.free == 1


async def test_a_worker_is_not_free_while_it_works_for_somebody_who_has_gone() -> None:
    line = Line()
    work: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    async with line.queue.turn(Claim(Rank.HINTS, ((HOME, "gone"),))) as ticket:
        ticket.work = work
    await line.wants("ana", "a")
    assert line.served == [] and line.queue.free == 0
    line.clock.now += 5
    work.set_result(None)
    assert await line.end() == ["ana"]
    assert line.queue.used[HOME, "gone"].seconds > 4


async def test_accounts_are_forgotten() -> None:
    line = Line()
    for number in range(100):
        await line.wants(f"guest {number}", "t", takes=1)
    await line.end()
    line.clock.now += 10_000 * HALF_LIFE  # a few quiet days
    await line.wants("ana", "a")
    await line.end()
    assert len(line.queue.used) <= 3
