"""What every store promises, a server's and a page's: tests that bring no store of their own."""

from __future__ import annotations

import asyncio

import pytest

from lanai.core.errors import LanaiError
from lanai.server.store import Chain, Guest, StoreError, TableStore
from lanai.texts import LANGUAGES, text_in
from support.store import card, device


async def test_a_lobby_that_changes_while_it_is_removed_stays(store: TableStore) -> None:
    await store.create_table(card(status="lobby", updated=1), [{}])
    changed, removed = await asyncio.gather(
        store.append("t1", 1, [{"yes": 1}], card(status="lobby", updated=9)),
        store.remove_lobby("t1", 5),
    )
    assert (changed, removed) == (True, False)
    assert await store.entries("t1") == [{}, {"yes": 1}]


async def test_a_taken_number_and_a_gap_are_refused_and_change_nothing(store: TableStore) -> None:
    await store.create_table(card(), [{}, {}])
    for n in (0, 1, 3, -1):
        assert not await store.append("t1", n, [{"no": n}, {}, {}], card(status="over"))
    assert await store.entries("t1") == [{}, {}]
    assert await store.card("t1") == card()
    assert await store.append("t1", 2, [{"yes": 1}])


async def test_a_writer_who_goes_away_disturbs_nobody(store: TableStore) -> None:
    await store.create_table(card(), [])
    gone = asyncio.ensure_future(store.append("t1", 0, [{"gone": 1}]))
    await asyncio.sleep(0)
    stays = asyncio.ensure_future(store.append("t1", 1, [{"stays": 1}]))
    gone.cancel()
    assert await stays
    assert await store.entries("t1") == [{"gone": 1}, {"stays": 1}]


async def test_an_append_without_entries_replaces_the_card_if_nobody_was_first(
    store: TableStore,
) -> None:
    await store.create_table(card(), [{}])
    assert not await store.append("t1", 0, [], card(updated=2))
    assert await store.append("t1", 1, [], card(updated=3))
    assert await store.card("t1") == card(updated=3)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_error_is_said_on_one_line(language: str, store: TableStore) -> None:
    with pytest.raises(StoreError) as caught:
        await store.add_guest("g1", "\ud800", device("h1"))
    assert "\n" not in text_in(language).error(caught.value)


async def test_guests(store: TableStore) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    await store.add_guest("g2", "Ben", device("h2"))
    await store.rename_guest("g1", "Anaïs")
    assert await store.guest_by_token("h1") == Guest("g1", "Anaïs", "d-h1", 1)
    assert await store.guest_by_token("h2") == Guest("g2", "Ben", "d-h2", 1)
    for guest, token in (("g1", "h3"), ("g3", "h1")):
        with pytest.raises(StoreError, match="store-taken"):
            await store.add_guest(guest, "Cleo", device(token))
    assert await store.guest_by_token("h3") is None


async def test_of_racing_tasks_exactly_one_gets_each_number(store: TableStore) -> None:
    await store.create_table(card(), [])

    async def race(name: int) -> list[int]:
        return [n for n in range(20) if await store.append("t1", n, [{"name": name, "n": n}])]

    wins = await asyncio.gather(*(race(name) for name in range(8)))
    assert sorted(n for mine in wins for n in mine) == list(range(20))
    for n, entry in enumerate(await store.entries("t1")):
        assert entry["n"] == n and n in wins[int(str(entry["name"]))]


async def test_old_lobbies_are_found_and_removed_with_their_logs(store: TableStore) -> None:
    cards = [
        card("empty", "lobby", (), updated=1),
        card("alone", "lobby", ("g1",), updated=2),
        card("both", "lobby", updated=3),
        card("playing", "playing", ("g1",), updated=1),
        card("new", "lobby", ("g1",), updated=8),
    ]
    await asyncio.gather(*(store.create_table(each, [{"n": 0}, {"n": 1}]) for each in cards))
    assert await store.stale_lobbies(5, 2, 9) == ["empty", "alone"]
    assert await store.stale_lobbies(5, 5, 9) == ["empty", "alone", "both"]
    assert await store.stale_lobbies(5, 5, 1) == ["empty"]
    removed = {each.id: await store.remove_lobby(each.id, 5) for each in cards}
    assert [name for name, gone in removed.items() if gone] == ["empty", "alone", "both"]
    assert await store.card("alone") is None and await store.entries("alone") == []
    assert [each.id for each in await store.cards_of("g1", 9)] == ["new", "playing"]
    assert len(await store.entries("playing")) == 2
    assert await store.count_tables() == 2
    assert not await store.append("alone", 2, [{}])
    assert not await store.remove_lobby("alone", 5)


async def test_one_bad_write_does_not_fail_the_others_of_its_group(store: TableStore) -> None:
    await store.create_table(card(), [])
    outcomes = await asyncio.gather(
        store.append("t1", 0, [{"good": 1}]),
        store.add_guest("g1", "no text: \ud800", device("h1")),
        store.append("t1", 1, [{"good": 2}]),
        store.create_table(card(), [{"second": "t1"}]),
        store.create_table(card("t2"), [{}]),
        store.add_guest("g2", "Ben", device("h2")),
        store.add_guest("g3", "Cleo", device("h2")),
        return_exceptions=True,
    )
    reasons = [out.reason if isinstance(out, LanaiError) else out for out in outcomes]
    assert reasons == [True, "store-write", True, "store-taken", None, None, "store-taken"]
    assert await store.entries("t1") == [{"good": 1}, {"good": 2}]
    assert await store.entries("t2") == [{}]
    assert await store.guest_by_token("h2") == Guest("g2", "Ben", "d-h2", 1)


async def test_the_entry_is_stored_as_it_was_when_it_was_given(store: TableStore) -> None:
    await store.create_table(card(), [])
    entry: dict[str, object] = {"was": 1}
    writing = asyncio.ensure_future(store.append("t1", 0, [entry]))
    await asyncio.sleep(0)
    entry["was"] = 2
    assert await writing
    assert await store.entries("t1") == [{"was": 1}]


async def test_unfinished_tables_of_hosts_and_of_those_who_sit_are_counted(
    store: TableStore,
) -> None:
    await store.create_table(card("t1", host="ana", guests=("ben",), updated=5), [{}])
    await store.create_table(card("t2", host="ana", guests=("ana",), updated=7), [{}])
    await store.create_table(card("t3", host="ana", status="over", updated=9), [{}])
    counts = [await store.count_unfinished("ana", since) for since in (5, 6, 8)]
    assert (counts, await store.count_unfinished("ben", 0)) == ([2, 1, 0], 1)


async def test_what_follows_in_a_chain_fails_with_what_it_follows(store: TableStore) -> None:
    await store.create_table(card(), [{}])
    chain, other = Chain(), Chain()
    outcomes = await asyncio.gather(
        store.append("t1", 1, [{"by": "other"}], chain=other),
        store.append("t1", 1, [{"by": "us"}], chain=chain),
        store.append("t1", 2, [{"by": "us, on it"}], chain=chain),
        store.append("t1", 2, [{"by": "other, on it"}], chain=other),
    )
    assert list(outcomes) == [True, False, False, True]
    assert not await store.append("t1", 3, [{"by": "us, on both"}], chain=chain)
    assert await store.append("t1", 3, [{"by": "us, anew"}], chain=Chain())
    bad = store.append("t1", 4, [{}], card(host="no text: \ud800"), chain=other)
    behind = store.append("t1", 5, [{"by": "other, on it"}], chain=other)
    assert isinstance((await asyncio.gather(bad, return_exceptions=True))[0], StoreError)
    assert not await behind
    assert len(await store.entries("t1")) == 4


async def test_what_is_not_there(store: TableStore) -> None:
    assert await store.entries("none") == []
    assert await store.card("none") is None
    assert await store.guest_by_token("none") is None
    assert not await store.append("none", 0, [{}])
    await store.rename_guest("none", "Ana")
    assert await store.count_tables() == 0


async def test_writes_that_wait_together_are_settled_in_order(store: TableStore) -> None:
    tables = [f"t{i}" for i in range(30)]
    await asyncio.gather(*(store.create_table(card(table), [{}]) for table in tables))
    outcomes = await asyncio.gather(
        *(
            store.append(table, n, [{"n": n, "k": k}] * count)
            for table in tables
            for k, (n, count) in enumerate([(1, 2), (1, 1), (3, 1), (5, 1), (4, 2)])
        )
    )
    assert outcomes == [True, False, True, False, True] * 30
    for table in tables:
        assert [entry.get("k") for entry in await store.entries(table)] == [None, 0, 0, 2, 4, 4]
