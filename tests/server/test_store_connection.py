"""PostgreSQL goes away and comes back: nothing is said that is not so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from lanai.server.store import Store, StoreError, make_store
from lanai.server.store import postgresql_writer as writing
from support.postgresql import Proxy
from support.server import PATIENCE
from support.store import card

pytestmark = pytest.mark.anyio


@pytest.fixture
async def proxy(database: str) -> AsyncIterator[Proxy]:
    async with Proxy(database) as proxy:
        yield proxy


@pytest.fixture
async def far(proxy: Proxy) -> AsyncIterator[Store]:
    """A store with a table, behind the proxy."""
    store = make_store(proxy.url)
    await store.open()
    await store.create_table(card(), [])
    yield store
    await store.close()


async def test_after_a_lost_connection_the_next_append_works(far: Store, proxy: Proxy) -> None:
    assert await far.append("t1", 0, [{"a": 1}])
    proxy.cut()
    assert await far.append("t1", 1, [{"b": 1}])
    assert await far.entries("t1") == [{"a": 1}, {"b": 1}]


async def test_an_absent_database_is_an_error_until_it_is_back(far: Store, proxy: Proxy) -> None:
    await proxy.__aexit__()
    with pytest.raises(StoreError, match="store-unreachable"):
        await far.append("t1", 0, [{"a": 1}])
    with pytest.raises(StoreError, match="store-unreachable"):
        await far.entries("t1")
    await proxy.__aenter__()
    assert await far.append("t1", 0, [{"b": 1}])
    assert await far.entries("t1") == [{"b": 1}]


async def test_a_commit_that_was_lost_is_not_acknowledged(far: Store, proxy: Proxy) -> None:
    proxy.at_commit = "lost"
    with pytest.raises(StoreError, match="store-unreachable"):
        await far.append("t1", 0, [{"a": 1}])
    proxy.at_commit = ""
    assert await far.entries("t1") == []
    assert await far.append("t1", 0, [{"b": 1}])


async def test_a_commit_whose_answer_was_lost_is_acknowledged_once(
    far: Store, proxy: Proxy
) -> None:
    proxy.at_commit = "unanswered"
    outcomes = await asyncio.gather(
        far.append("t1", 0, [{"a": 1}]),
        far.append("t1", 0, [{"no": 1}]),
        far.create_table(card("t2"), [{"c": 1}]),
        far.append("t1", 1, [{"b": 1}]),
    )
    assert list(outcomes) == [True, False, None, True]
    proxy.at_commit = ""
    assert await far.entries("t1") == [{"a": 1}, {"b": 1}]
    assert await far.entries("t2") == [{"c": 1}]


async def test_a_commit_that_cannot_be_asked_for_is_called_unknown(
    far: Store, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "TRIES", 2)
    proxy.at_commit = "gone"
    with pytest.raises(StoreError, match="store-unknown"):
        await far.append("t1", 0, [{"a": 1}])
    proxy.at_commit = ""
    await proxy.__aenter__()
    assert await far.entries("t1") == [{"a": 1}]
    assert not await far.append("t1", 0, [{"a": 1}])


async def test_what_was_said_while_nobody_listened_is_told_afterwards(
    far: Store, proxy: Proxy, database: str
) -> None:
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    far.on_append(lambda table, n: heard.put_nowait((table, n)))
    await proxy.__aexit__()
    near = make_store(database)
    await near.open()
    assert await near.append("t1", 0, [{}, {}], card(status="over"))
    assert heard.empty()
    await proxy.__aenter__()
    async with asyncio.timeout(PATIENCE):
        assert await heard.get() == ("t1", 2)
        assert await near.append("t1", 2, [{}])
        while await heard.get() != ("t1", 3):
            pass
    await near.close()
