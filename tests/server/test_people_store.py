"""People in the store: devices, ways back that work once, databases from before there were any."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from lanai.server.store import Guest, NewDevice, Passkey, Store, make_store
from lanai.server.store.migrations import steps_for
from lanai.server.store.people import MOST_DEVICES, MOST_PASSKEYS
from lanai.server.store.sqlite import FILE
from support.server import PATIENCE
from support.store import card, device

pytestmark = pytest.mark.anyio

FILLED = """
INSERT INTO guests VALUES ('g1', 'Ana', 'h1'), ('g2', 'Ben', 'h2');
INSERT INTO entries (tbl, n, body) VALUES
    ('t1', 0, '{"entry":"created","at":1,"host":"g1"}'),
    ('t1', 1, '{"entry":"sat","at":2,"guest":"g1","id":"1","person":"g1","name":"Ana"}'),
    ('t1', 2, '{"entry":"moved","at":3,"guest":"g9"}'),
    ('t1', 3, '{"entry":"said","at":3,"guest":"g2","name":"Ben","text":"\\u0000"}');
"""
"""What the version before had written; `guests` had the columns guest, name and token_hash."""


async def make_old(place: str) -> None:
    """Make a database as it was before there were devices."""
    if place.startswith("postgresql"):
        old = [step for step in steps_for("postgresql") if step.version < 7]
        connection = await asyncpg.connect(place)
        await connection.execute("CREATE TABLE schema_steps (version integer PRIMARY KEY)")
        for step in old:
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO schema_steps VALUES ($1)", step.version)
        await connection.execute(FILLED)
        await connection.close()
        return
    Path(place).mkdir()
    with sqlite3.connect(Path(place) / FILE) as file:
        file.execute("CREATE TABLE schema_steps (version INTEGER PRIMARY KEY)")
        for step in steps_for("sqlite")[:7]:
            file.executescript(step.sql)
            file.execute("INSERT INTO schema_steps VALUES (?)", (step.version,))
        file.executescript(FILLED)
    file.close()


async def test_every_token_of_an_old_database_is_a_first_device(place: str) -> None:
    await make_old(place)
    store = make_store(place)
    await store.open()
    for guest, name, token in (("g1", "Ana", "h1"), ("g2", "Ben", "h2")):
        (only,) = await store.devices(guest)
        assert await store.guest_by_token(token) == Guest(guest, name, only.id, only.seen)
        assert only.name == "" and only.added == only.seen > 1_600_000_000_000
        assert await store.traces(guest) == ["t1"]
    assert await store.traces("g9") == []
    await store.rename_guest("g1", "Anaïs")
    assert await store.offer_link("g1", "l1", 10)
    assert await store.use_link("l1", "g1", device("h3"))
    assert len(await store.devices("g1")) == 2
    await store.close()


async def test_devices(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    await store.add_guest("g2", "Ben", device("h2"))
    assert not await store.rename_device("g2", "d-h1", "mine")
    assert not await store.remove_device("g2", "d-h1")
    assert await store.rename_device("g1", "d-h1", "Porch")
    await store.note_seen("g1", "d-h1", 9)
    assert [(one.name, one.added, one.seen) for one in await store.devices("g1")] == [
        ("Porch", 1, 9)
    ]
    assert await store.remove_device("g1", "d-h1")
    assert await store.guest_by_token("h1") is None
    assert await store.guest_by_id("g1") == Guest("g1", "Ana")


async def test_a_link_works_once_and_in_time(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    assert not await store.offer_link("none", "l0", 100)
    assert await store.offer_link("g1", "old", 100)
    assert await store.offer_link("g1", "l1", 100)
    assert await store.guest_by_link("old", 50) is None
    assert await store.guest_by_link("l1", 100) is None
    assert await store.guest_by_link("l1", 99) == Guest("g1", "Ana")
    assert not await store.use_link("l1", "g1", device("late", 100))
    assert not await store.use_link("l1", "g2", device("stolen", 50))
    tries = [store.use_link("l1", "g1", device(f"h{n}", 50)) for n in range(2, 6)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
    assert len(await store.devices("g1")) == 2


async def test_a_link_is_decided_by_the_database_however_many_processes_try(database: str) -> None:
    stores = [make_store(database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].add_guest("g1", "Ana", device("h1"))
    await stores[0].offer_link("g1", "l1", 100)
    tries = [store.use_link("l1", "g1", device(f"t{n}", 50)) for n, store in enumerate(stores)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
    assert len(await stores[3].devices("g1")) == 2
    keys = await asyncio.gather(*(store.secret("k", str(n)) for n, store in enumerate(stores)))
    assert len(set(keys)) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_code_is_exchanged_for_another(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    assert await store.code_since("g1") is None
    assert await store.set_code("g1", "c1", 5)
    assert await store.code_since("g1") == 5
    assert await store.guest_by_code("c1") == Guest("g1", "Ana")
    tries = [store.use_code("c1", f"n{n}", "g1", device(f"h{n}", 7)) for n in range(2, 5)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, True]
    assert await store.guest_by_code("c1") is None
    assert await store.code_since("g1") == 7


async def test_a_passkey_and_its_challenges(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    key = Passkey("k1", "g1", b"\x00\xff", 3, "Chrome on Linux", 5, 5)
    assert await store.add_passkey(key, "challenge", 100)
    assert not await store.add_passkey(replace(key, id="k2"), "challenge", 100)
    assert not await store.add_passkey(key, "another", 100)
    assert await store.passkey("k1") == key
    tries = [store.use_passkey(key, 4, "c1", 100, device(f"h{n}", 8)) for n in range(2, 5)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, True]
    assert await store.passkeys("g1") == [replace(key, sign_count=4, used=8)]
    assert not await store.remove_passkey("g2", "k1")
    assert await store.remove_passkey("g1", "k1")
    assert not await store.use_passkey(key, 5, "c2", 100, device("h9", 8))


async def test_nobody_has_devices_or_passkeys_without_end(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h0"))
    for n in range(1, MOST_DEVICES):
        await store.offer_link("g1", f"l{n}", 100)
        assert await store.use_link(f"l{n}", "g1", device(f"h{n}", 50))
    await store.offer_link("g1", "more", 100)
    assert not await store.use_link("more", "g1", device("more", 50))
    keys = [Passkey(f"k{n}", "g1", b"k", 0, "", 1, 1) for n in range(MOST_PASSKEYS + 1)]
    kept = [await store.add_passkey(key, f"c{key.id}", 9) for key in keys]
    assert kept == [True] * MOST_PASSKEYS + [False]


async def test_who_has_lost_twenty_devices_still_comes_back(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h0", 30))
    for n in range(1, MOST_DEVICES):
        await store.offer_link("g1", f"l{n}", 100)
        assert await store.use_link(f"l{n}", "g1", device(f"h{n}", 50))
    await store.set_code("g1", "c1", 60)
    assert await store.use_code("c1", "c2", "g1", device("back", 60))
    assert await store.guest_by_token("h0") is None  # the one that was seen longest ago
    key = Passkey("k1", "g1", b"k", 0, "", 60, 60)
    assert await store.add_passkey(key, "made", 99)
    await store.note_seen("g1", "d-h1", 61)
    assert await store.use_passkey(key, 1, "shown", 99, device("again", 70))
    ids = {one.id for one in await store.devices("g1")}
    assert len(ids) == MOST_DEVICES and {"d-back", "d-again", "d-h1"} <= ids


async def test_of_two_devices_that_take_each_other_away_one_stays(place: str) -> None:
    """Also at two processes: otherwise nobody would be left to come back."""
    stores = [make_store(place) for _ in range(1 if "/" in place[:1] else 2)]
    for store in stores:
        await store.open()
    here, there = stores[0], stores[-1]
    for n in range(20):
        guest, one, two = f"g{n}", device(f"a{n}"), device(f"b{n}", 50)
        await here.add_guest(guest, "Ana", one)
        await here.offer_link(guest, f"l{n}", 100)
        assert await here.use_link(f"l{n}", guest, two)
        gone = await asyncio.gather(
            here.remove_device(guest, two.id, by=one.id),
            there.remove_device(guest, one.id, by=two.id),
        )
        assert sorted(gone) == [False, True]
        assert len(await here.devices(guest)) == 1
    for store in stores:
        await store.close()


async def test_a_device_that_was_taken_away_leaves_no_link(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    await store.offer_link("g1", "l1", 100)
    assert await store.use_link("l1", "g1", device("thief", 50))
    await store.offer_link("g1", "made by the thief", 100)
    assert await store.remove_device("g1", "d-thief", by="d-h1")
    assert await store.guest_by_link("made by the thief", 60) is None


async def stolen(store: Store) -> tuple[Passkey, Passkey]:
    """Let somebody have a device of Ana's on which they made all that they could."""
    await store.add_guest("g1", "Ana", device("mine"))
    await store.offer_link("g1", "l1", 100, "d-mine")
    linked = await store.guest_by_link("l1", 50)
    assert linked is not None and linked.device == "d-mine"
    let_in = replace(device("stolen", 50), let_in_by=linked.device)
    assert await store.use_link("l1", "g1", let_in)
    mine = Passkey("k-mine", "g1", b"k", 0, "", 5, 5, "d-mine")
    theirs = Passkey("k-theirs", "g1", b"k", 0, "", 6, 6, "d-stolen")
    assert await store.add_passkey(mine, "c1", 100)
    assert await store.add_passkey(theirs, "c2", 100)
    assert await store.set_code("g1", "code", 7, "d-stolen")
    assert await store.code_device("g1") == "d-stolen"
    assert [one.let_in_by for one in await store.devices("g1")] == [None, "d-mine"]
    return mine, theirs


async def test_what_was_made_on_a_device_ends_with_it(store: Store) -> None:
    mine, theirs = await stolen(store)
    assert await store.remove_device("g1", "d-stolen", by="d-mine")
    assert await store.passkeys("g1") == [mine]
    assert not await store.use_passkey(theirs, 1, "c3", 100, device("again", 60))
    assert await store.guest_by_code("code") is None and await store.code_since("g1") is None
    assert not await store.use_code("code", "next", "g1", device("again", 60))
    assert [one.id for one in await store.devices("g1")] == ["d-mine"]
    assert await store.use_passkey(mine, 1, "c4", 100, device("back", 60)), "nobody is locked out"


async def test_what_was_made_on_a_device_stays_if_its_person_wants_it(store: Store) -> None:
    mine, theirs = await stolen(store)
    assert await store.remove_device("g1", "d-stolen", by="d-mine", made=False)
    assert await store.passkeys("g1") == [mine, theirs]
    assert await store.code_since("g1") == 7


async def test_another_devices_ways_back_are_not_touched(store: Store) -> None:
    _, theirs = await stolen(store)
    await store.set_code("g1", "code", 8, "d-mine")
    assert await store.remove_device("g1", "d-mine", by="d-stolen")
    assert await store.passkeys("g1") == [theirs]
    assert await store.code_since("g1") is None
    await store.add_guest("g2", "Ben", device("ben"))
    await store.set_code("g2", "bens", 1, "d-stolen")  # refused: it is not theirs
    assert await store.code_since("g2") is None


async def test_whoever_comes_back_by_a_code_has_drawn_the_next_one(store: Store) -> None:
    await stolen(store)
    assert await store.use_code("code", "next", "g1", device("phone", 60))
    assert await store.remove_device("g1", "d-stolen", by="d-phone")
    assert await store.code_device("g1") == "d-phone"
    assert await store.guest_by_code("next") is not None


async def test_a_device_makes_nothing_after_it_was_taken_away(place: str) -> None:
    """Also in the very moment, and at another process: its token was good when it asked."""
    stores = [make_store(place) for _ in range(1 if "/" in place[:1] else 2)]
    for store in stores:
        await store.open()
    here, there = stores[0], stores[-1]
    for n in range(10):
        guest = f"g{n}"
        await here.add_guest(guest, "Ana", device(f"mine{n}"))
        await here.offer_link(guest, f"l{n}", 100)
        assert await here.use_link(f"l{n}", guest, device(f"stolen{n}", 50))
        taken = f"d-stolen{n}"
        key = Passkey(f"k{n}", guest, b"k", 0, "", 6, 6, taken)
        await asyncio.gather(
            there.add_passkey(key, f"c{n}", 100),
            there.set_code(guest, f"code{n}", 60, taken),
            here.remove_device(guest, taken, by=f"d-mine{n}"),
            there.offer_link(guest, f"late{n}", 100, taken),
        )
        assert not await here.passkeys(guest)
        assert await here.code_since(guest) is None
        assert await here.guest_by_link(f"late{n}", 60) is None
        assert not await there.add_passkey(key, f"again{n}", 100)
        assert not await there.set_code(guest, f"again{n}", 60, taken)
        assert not await there.offer_link(guest, f"again{n}", 100, taken)
    for store in stores:
        await store.close()


async def test_a_challenge_that_was_used_is_remembered_by_late_clocks_too(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    key = Passkey("k1", "g1", b"k", 0, "", 5, 5)
    assert await store.add_passkey(key, "made", 100)
    assert await store.use_passkey(key, 1, "shown", 100, device("h2", 50))
    await store.expire(60_000)  # a process whose clock is a minute ahead
    assert not await store.use_passkey(key, 2, "shown", 100, device("h3", 50))


async def test_what_is_over_is_dropped_and_guests_who_never_played(store: Store) -> None:
    for n, seen in (("1", 1), ("2", 1), ("3", 50), ("4", 1), ("5", 1)):
        await store.add_guest(f"g{n}", "Ana", NewDevice(f"d{n}", f"h{n}", "", seen))
    await store.create_table(card("t1", guests=("g2",)), [{"entry": "sat", "person": "g2"}])
    await store.set_code("g4", "c4", 1)
    await store.note_seen("g5", "d5", 60)
    assert await store.unused(50, 100) == ["g1"]
    await store.offer_link("g1", "l1", 10)
    await store.expire(10)
    assert not await store.use_link("l1", "g1", device("h9", 5))


async def test_other_processes_hear_who_has_changed(database: str) -> None:
    here, there = make_store(database), make_store(database)
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    there.on_person(heard.put_nowait)
    await asyncio.gather(here.open(), there.open())
    await here.add_guest("g1", "Ana", device("h1"))
    await here.rename_guest("g1", "Anouk")
    await here.ban("g1", True)
    await here.remove_device("g1", "d-h1")
    async with asyncio.timeout(PATIENCE):
        assert [await heard.get() for _ in range(3)] == ["g1"] * 3
    assert heard.empty()
    await asyncio.gather(here.close(), there.close())


async def test_a_server_hears_what_a_program_beside_it_has_changed(tmp_path: Path) -> None:
    server, program = make_store(tmp_path), make_store(tmp_path, beside=True)
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    server.on_person(heard.put_nowait)
    await server.open()
    await server.add_guest("g1", "Ana", device("h1"))
    await program.open()
    assert await program.ban("g1", True)
    assert not await program.ban("g1", True)
    await program.close()
    async with asyncio.timeout(PATIENCE):
        assert await heard.get() == "g1"
    found = await server.guest_by_token("h1")
    assert found is not None and found.banned
    await server.close()


async def test_emblems_that_were_chosen_are_kept(store: Store) -> None:
    for guest in ("g1", "g2"):
        await store.add_guest(guest, "Ana", device(f"h-{guest}"))
    assert await store.emblems(["g1", "g2", "g9"]) == {}
    await store.choose_emblem("g1", 0)
    await store.choose_emblem("g9", 2)
    assert await store.emblems(["g1", "g2", "g9"]) == {"g1": 0}
    await store.choose_emblem("g1", None)
    assert await store.emblems(["g1"]) == {}
