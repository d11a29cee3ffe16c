"""What many ask for at once is read with few queries, and everybody gets their own answer."""

from __future__ import annotations

import asyncio

import pytest

from lanai.server.store.gathering import LARGEST, Gathering

pytestmark = pytest.mark.anyio


class Shelf:
    """Finds twice of every number, slowly; some are not to be found."""

    def __init__(self) -> None:
        self.queries: list[list[int]] = []
        self.gathering = Gathering(self.read)

    async def read(self, numbers: list[int]) -> list[int]:
        self.queries.append(numbers)
        await asyncio.sleep(0.01)
        if 13 in numbers:
            raise LookupError
        return [2 * number for number in numbers]


async def test_who_asks_at_once_shares_a_query() -> None:
    shelf = Shelf()
    asked = [asyncio.create_task(shelf.gathering.find(number)) for number in (1, 2, 1)]
    assert await asyncio.gather(*asked) == [2, 4, 2]
    assert shelf.queries == [[1, 2, 1]]


async def test_who_asks_while_a_query_is_on_its_way_is_answered_by_the_next() -> None:
    shelf = Shelf()
    first = asyncio.create_task(shelf.gathering.find(1))
    while not shelf.queries:
        await asyncio.sleep(0)
    later = [asyncio.create_task(shelf.gathering.find(number)) for number in (1, 2)]
    assert [await first, *await asyncio.gather(*later)] == [2, 2, 4]
    assert shelf.queries == [[1], [1, 2]]


async def test_a_crowd_is_answered_in_parts() -> None:
    shelf = Shelf()
    crowd = range(20, 21 + LARGEST)
    assert await asyncio.gather(*map(shelf.gathering.find, crowd)) == [2 * n for n in crowd]
    assert [len(query) for query in shelf.queries] == [LARGEST, 1]


async def test_what_fails_fails_for_those_who_asked_for_it_together() -> None:
    shelf = Shelf()
    asked = [asyncio.create_task(shelf.gathering.find(number)) for number in (12, 13)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(outcome, LookupError) for outcome in outcomes)
    assert await shelf.gathering.find(12) == 24


async def test_who_goes_away_disturbs_nobody() -> None:
    shelf = Shelf()
    gone, stays = (asyncio.create_task(shelf.gathering.find(number)) for number in (1, 2))
    while not shelf.queries:
        await asyncio.sleep(0)
    gone.cancel()
    assert await stays == 4
    assert await shelf.gathering.find(3) == 6
