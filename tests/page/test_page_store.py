"""The store of a page: what the server's stores promise, and a device that keeps nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from lanai.page.drawer import Changes, FleetingDrawer, NotKept
from lanai.page.store import PageStore
from lanai.server.store import Figures, StoredSnapshot
from support.store import card, device
from support.store_promises import (  # noqa: F401  # the very same tests on every store
    test_a_lobby_that_changes_while_it_is_removed_stays,
    test_a_taken_number_and_a_gap_are_refused_and_change_nothing,
    test_a_writer_who_goes_away_disturbs_nobody,
    test_an_append_without_entries_replaces_the_card_if_nobody_was_first,
    test_an_error_is_said_on_one_line,
    test_guests,
    test_of_racing_tasks_exactly_one_gets_each_number,
    test_old_lobbies_are_found_and_removed_with_their_logs,
    test_one_bad_write_does_not_fail_the_others_of_its_group,
    test_the_entry_is_stored_as_it_was_when_it_was_given,
    test_unfinished_tables_of_hosts_and_of_those_who_sit_are_counted,
    test_what_follows_in_a_chain_fails_with_what_it_follows,
    test_what_is_not_there,
    test_writes_that_wait_together_are_settled_in_order,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store() -> AsyncIterator[PageStore]:
    store = PageStore(FleetingDrawer(), lambda _: None)
    await store.open()
    yield store
    await store.close()


async def again(drawer: FleetingDrawer) -> PageStore:
    store = PageStore(drawer, lambda _: None)
    await store.open()
    return store


async def test_a_log_survives_closing_and_opening() -> None:
    drawer = FleetingDrawer()
    store = await again(drawer)
    await store.create_table(card(), [{"a": 1}, {"text": "é “\u0000” 🌴"}])
    assert await store.append("t1", 2, [{"b": [1, None, 2.5]}], card(status="over"))
    await store.add_guest("g1", "Ana", device("h1"))
    await store.keep_review("t1", "mark", b"\0body", Figures(1))
    await store.close()
    later = await again(drawer)
    expected = [{"a": 1}, {"text": "é “\u0000” 🌴"}, {"b": [1, None, 2.5]}]
    assert await later.entries("t1") == expected
    assert await later.entries("t1", 1, 1) == expected[1:2]
    assert await later.card("t1") == card(status="over")
    known = await later.guest_by_token("h1")
    assert known is not None and known.name == "Ana"
    assert await later.append("t1", 3, [{}])
    assert await later.review("t1", "mark") == b"\0body"
    assert await later.review("t1", "another") is None


async def test_the_newest_snapshot_is_kept() -> None:
    store = await again(FleetingDrawer())
    await store.keep_snapshot("t1", StoredSnapshot(5, "m", b"of no table"))
    await store.create_table(card(), [{}])
    assert await store.snapshot("t1") is None
    for n in (5, 9, 7):
        await store.keep_snapshot("t1", StoredSnapshot(n, "m", bytes([n])))
    assert await store.snapshot("t1") == StoredSnapshot(9, "m", b"\x09")


class Full(FleetingDrawer):
    """A drawer that can be full."""

    full = False

    async def write(self, changes: Changes) -> None:
        if self.full:
            raise NotKept
        await super().write(changes)


async def test_a_full_device_plays_on_in_memory_and_keeps_all_once_there_is_room() -> None:
    drawer, told = Full(), list[bool]()
    store = PageStore(drawer, told.append)
    await store.open()
    await store.create_table(card(), [{"n": 0}])
    drawer.full = True
    for n in (1, 2):
        assert await store.append("t1", n, [{"n": n}])
    assert told == [False]
    assert await store.entries("t1") == [{"n": 0}, {"n": 1}, {"n": 2}]
    assert len(await (await again(drawer)).entries("t1")) == 1
    drawer.full = False
    assert await store.append("t1", 3, [{"n": 3}])
    assert told == [False, True]
    assert len(await (await again(drawer)).entries("t1")) == 4


class Shut(FleetingDrawer):
    """The drawer of a window that keeps nothing."""

    async def read(self, prefix: str) -> dict[str, bytes]:
        raise NotKept

    async def write(self, changes: Changes) -> None:
        raise NotKept


async def test_a_window_that_keeps_nothing_is_told_at_once_and_plays_on() -> None:
    told = list[bool]()
    store = PageStore(Shut(), told.append)
    await store.open()
    assert told == [False]
    await store.create_table(card(), [{"n": 0}])
    assert await store.append("t1", 1, [{"n": 1}])
    assert await store.entries("t1") == [{"n": 0}, {"n": 1}]
    assert told == [False]
