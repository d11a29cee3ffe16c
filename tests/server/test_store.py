from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lanai.server.store import Store, StoredSnapshot, StoreError, make_store
from lanai.server.store.sqlite import SqliteStore
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


async def test_a_log_survives_closing_and_opening(place: str) -> None:
    store = make_store(place)
    await store.open()
    await store.create_table(card(), [{"a": 1}, {"text": "é “\u0000” 🌴"}])
    assert await store.append("t1", 2, [{"b": [1, None, 2.5]}], card(status="over"))
    await store.close()
    again = make_store(place)
    await again.open()
    try:
        expected = [{"a": 1}, {"text": "é “\u0000” 🌴"}, {"b": [1, None, 2.5]}]
        assert await again.entries("t1") == expected
        assert await again.entries("t1", 2) == expected[2:]
        assert await again.card("t1") == card(status="over")
    finally:
        await again.close()


async def test_who_reads_at_once_gets_what_is_theirs(place: str) -> None:
    store = make_store(place)
    await store.open()
    try:
        for table in ("t1", "t2", "t3"):
            await store.create_table(card(table), [{"n": n, "of": table} for n in range(3)])
            await store.add_guest(f"g{table}", table, device(f"h{table}"))
        await store.keep_snapshot("t2", StoredSnapshot(3, "mark", b"body"))
        logs = [("t3", 0, 9), ("t1", 1, 1), ("none", 0, 9), ("t3", 2, 9), ("t2", 3, 9)]
        assert await asyncio.gather(*(store.entries(*each) for each in logs)) == [
            [{"n": n, "of": table} for n in range(start, min(3, start + most)) if table != "none"]
            for table, start, most in logs
        ]
        kept = await asyncio.gather(*map(store.snapshot, ("t1", "t2", "none")))
        assert kept == [None, StoredSnapshot(3, "mark", b"body"), None]
        holders = await asyncio.gather(*map(store.guest_by_token, ("ht2", "none", "ht1")))
        assert [None if each is None else each.guest for each in holders] == ["gt2", None, "gt1"]
    finally:
        await store.close()


async def test_closing_finishes_what_waits_and_then_refuses(place: str) -> None:
    store = make_store(place)
    await store.open()
    await store.create_table(card(), [])
    waiting = [asyncio.ensure_future(store.append("t1", n, [{"n": n}])) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 50
    with pytest.raises(StoreError, match="store-closed"):
        await store.append("t1", 50, [{}])
    with pytest.raises(StoreError, match="store-closed"):
        await store.entries("t1")


async def test_lists_of_tables(store: Store) -> None:
    cards = [
        card("lobby", "lobby", ("g1",), public=True, updated=3),
        card("mine", "playing", ("g1", "g2"), updated=5),
        card("seen", "playing", ("g2",), public=True, updated=4),
        card("done", "over", ("g1", "g2"), public=True, updated=9),
    ]
    await asyncio.gather(*(store.create_table(each, []) for each in cards))
    lobby, mine, seen, done = cards
    assert await store.public_cards(9, 9) == [seen, lobby]
    assert await store.public_cards(1, 9) == [seen]
    assert await store.cards_of("g1", 9) == [done, mine, lobby]
    assert await store.cards_of("g1", 2) == [done, mine]
    assert sorted(await store.unfinished()) == ["lobby", "mine", "seen"]
    assert await store.count_tables() == 4


async def test_the_public_list_has_only_some_tables_of_each_host(store: Store) -> None:
    spam = [card(f"s{n}", host="eve", public=True, updated=10 + n) for n in range(5)]
    fair = card("fair", host="ana", public=True, updated=1)
    await asyncio.gather(*(store.create_table(each, []) for each in [fair, *spam]))
    assert await store.public_cards(9, 2) == [spam[4], spam[3], fair]


async def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open()
    await store.check()
    (full,) = store._writer.execute("PRAGMA page_count").fetchone()
    store._writer.execute(f"PRAGMA max_page_count = {full}")
    with pytest.raises(StoreError, match="full"):
        await store.create_table(card(), [{"much": "x" * 100_000}])
    with pytest.raises(StoreError, match="full"):
        await store.create_table(card(), [{"much": "x" * 100_000}])
    store._writer.execute(f"PRAGMA max_page_count = {full + 100}")
    await store.check()
    await store.create_table(card(), [{"much": "x" * 100_000}])
    await store.close()


async def test_a_new_card_moves_a_table_between_the_lists(store: Store) -> None:
    await store.create_table(card(status="lobby", guests=("g1",), public=True), [])
    changed = card(status="over", guests=("g2", "g3"), public=True, updated=7)
    assert await store.append("t1", 0, [{}], changed)
    assert await store.public_cards(9, 9) == []
    assert await store.unfinished() == []
    assert await store.cards_of("g1", 9) == []
    assert await store.cards_of("g2", 9) == await store.cards_of("g3", 9) == [changed]
