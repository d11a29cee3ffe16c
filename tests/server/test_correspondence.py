"""Games of hours and days a move: time goes on while nobody is there, also through a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lanai.core.errors import SetupError
from lanai.server.alarms import LEASE
from lanai.server.live import LiveTable
from lanai.server.store import DueTable, Store, Waiting, make_store
from lanai.server.table import BOT_PATIENCE
from support.hall import Running, running
from support.server import PATIENCE
from support.store import card
from support.visits import DAY, HOUR, Json, Person, Time, contributed, game_of, person

pytestmark = pytest.mark.anyio

THREE_DAYS = {"kind": "correspondence", "seconds": 3 * 24 * 3600}


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture(autouse=True)
def _alarms_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the test say when the server looks what is due."""
    monkeypatch.setattr("lanai.server.alarms.LOOK_SECONDS", 3600)


async def mine(who: Person, table: str) -> Json:
    """Show a table as somebody's list has it."""
    tables = (await who.http("GET", "/api/guests/me")).json()["tables"]
    return next(dict(each) for each in tables if each["id"] == table)


async def settled(here: Running, table: str) -> None:
    """Wait until no bot has to move any more at a table where nobody is."""
    live = await here.hall.find(table)
    async with asyncio.timeout(PATIENCE):
        while live.awake:
            await asyncio.sleep(0.01)
        await live.stored()


async def test_three_days_with_a_restart_and_nobody_there(tmp_path: Path, time: Time) -> None:
    async with running(tmp_path) as here:
        people = [await person(here, name) for name in ("Ana", "Ben", "Chloé")]
        table = await game_of(people, THREE_DAYS)
        first = time.now
        turns = [(await mine(who, table))["turn"] for who in people]
        at = turns.index(True)
        ana, ben, chloe = people = people[at:] + people[:at]
        assert (await mine(ana, table))["deadline"] == first + 3 * DAY
        assert (await mine(ana, table))["limit"] == THREE_DAYS
        assert [(await mine(who, table))["turn"] for who in people] == [True, False, False]
        time.goes_on(2 * DAY)
        await ana.move(table)
        assert (await mine(ben, table))["deadline"] == first + 5 * DAY
        time.goes_on(3 * DAY - 1)
        await here.hall.alarms.look()
        assert (await mine(ben, table))["deadline"] == first + 5 * DAY  # not a moment too early
    time.goes_on(1)
    async with running(tmp_path) as here:  # nobody comes; the server only wakes up
        await here.hall.alarms.look()
        await settled(here, table)
        told = (await here.http.get(f"/api/tables/{table}")).json()
        assert {seat["guest"] for seat in told["seats"] if seat["standin"]} == {ben.id}
        chloe.running = ana.running = ben.running = here
        assert (await mine(chloe, table))["deadline"] == time.now + 3 * DAY
        await chloe.move(table)
        await ana.move(table)  # a bot plays for Ben, as long as he is away
        await settled(here, table)
        assert (await mine(chloe, table))["turn"]
        await ben.do(table, "back")
        await chloe.move(table)
        await ana.move(table)
        assert await mine(ben, table) == {
            **await mine(ben, table), "turn": True, "deadline": time.now + 3 * DAY
        }  # fmt: skip


async def test_a_whole_game_waits_for_nobody_to_go_on(tmp_path: Path, time: Time) -> None:
    """Rounds end and are dealt while nobody looks: what pages stop at holds up no game."""
    async with running(tmp_path) as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        table = await game_of(people, THREE_DAYS)
        for _ in range(200):
            turns = [who for who in people if (await mine(who, table))["turn"]]
            if not turns:
                break
            time.goes_on(HOUR)
            await turns[0].move(table)
        assert (await mine(people[0], table))["status"] == "over"
        assert await here.hall.store.due_tables(2**60, 10) == []


async def test_bots_that_were_to_move_when_a_server_died_are_found_again(
    tmp_path: Path, time: Time
) -> None:
    async with running(tmp_path) as here:
        ana = await person(here, "Ana")
        bots = [{"seat": 1, "level": "easy"}]
        asked = {"game": "tiki-topple", "players": 2, "sit": 0, "bots": bots, "limit": THREE_DAYS}
        here.hall.caretaker.closed = True  # and so no bot moves any more
        made = (await ana.http("POST", "/api/tables", json={**asked, "start": True})).json()
        if (await mine(ana, made["id"]))["turn"]:
            await ana.move(made["id"])
        assert not (await mine(ana, made["id"]))["turn"]
    async with running(tmp_path) as here:
        ana.running = here
        time.goes_on(BOT_PATIENCE)
        await here.hall.alarms.look()
        await settled(here, made["id"])
        assert (await mine(ana, made["id"]))["turn"]


@pytest.mark.parametrize("error", [SetupError("no-such-game"), KeyError("x")])
async def test_a_table_that_cannot_be_woken_keeps_no_other_asleep(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with running(tmp_path) as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        tables = [await game_of(people, THREE_DAYS) for _ in range(2)]
        time.goes_on(4 * DAY)
        find, tried = here.hall.find, []

        async def found(table: str) -> LiveTable:
            tried.append(table)
            if len(tried) == 1:
                raise error
            return await find(table)

        monkeypatch.setattr(here.hall.alarms, "find", found)
        await here.hall.alarms.look()
        assert sorted(tried) == sorted(tables)
        told = (await here.http.get(f"/api/tables/{tried[1]}")).json()
        assert any(seat["standin"] for seat in told["seats"])


async def about_to_start(people: list[Person]) -> str:
    """Let people sit down who contribute to the luck, and the first one start; nobody stays."""
    host, *others = people
    asked = {"game": "tiki-topple", "players": len(people), "limit": THREE_DAYS, "sit": 0}
    made = await host.http("POST", "/api/tables", json={**asked, "contribute": True})
    table = str(made.json()["id"])
    for seat, other in enumerate(others, 1):
        await other.do(table, "sit", seat=seat, contribute=True)
    await host.do(table, "start")
    return table


async def test_people_who_never_meet_start_a_game_together(tmp_path: Path, time: Time) -> None:
    """Hashes first, then nonces, each when its person looks in; also over a restart."""
    async with running(tmp_path) as here:
        ana, ben = people = [await person(here, name) for name in ("Ana", "Ben")]
        table = await about_to_start(people)
        assert [(await mine(who, table))["turn"] for who in people] == [True, True]
        first = await contributed(ana, table)
        assert [(await mine(who, table))["turn"] for who in people] == [False, True]
        time.goes_on(2 * DAY)
        await here.hall.alarms.look()
        assert (await mine(ben, table))["deadline"] == time.now + DAY
    async with running(tmp_path) as here:
        ana.running = ben.running = here
        assert (await contributed(ben, table))["commitment"] == first["commitment"]
        assert (await mine(ana, table))["deadline"] == time.now + 3 * DAY
        time.goes_on(3 * DAY - HOUR)
        agreed = await contributed(ben, table)
        told = (await here.http.get(f"/api/tables/{table}")).json()
        assert (told["asked"], told["answer_by"], told["status"]) == ([0], time.now + HOUR, "lobby")
        assert (await contributed(ana, table))["agreement"] == agreed["agreement"]
        told = (await here.http.get(f"/api/tables/{table}")).json()
        assert told["status"] == "playing" and told["failed_starts"] == []
        assert [due.due for due in await here.hall.store.due_tables(2**60, 10)] == [
            time.now + 3 * DAY
        ]


async def test_a_start_that_somebody_lets_wait_fails_and_throws_everything_away(
    tmp_path: Path, time: Time
) -> None:
    async with running(tmp_path) as here:
        ana, ben = people = [await person(here, name) for name in ("Ana", "Ben")]
        table = await about_to_start(people)
        first = await contributed(ana, table)
        time.goes_on(3 * DAY)
        await here.hall.alarms.look()  # nobody is there
        told = (await here.http.get(f"/api/tables/{table}")).json()
        assert (told["starting"], told["commitment"], told["asked"]) == (False, None, [])
        assert told["failed_starts"] == [["Ben"]]
        assert not (await mine(ben, table))["turn"]
        assert await here.hall.store.due_tables(2**60, 10) == []
        await ana.do(table, "start")
        again = await contributed(ana, table, 2)
        assert again["commitment"] != first["commitment"] and again["attempt"] == 2
        # The host need not wait for days: it is counted, as theirs
        async with ben.at(table) as visit:
            refused = await visit.ask("start", off=True)
            assert refused["code"] == "not-host"
        async with ana.at(table) as visit:
            assert (await visit.ask("start", off=True))["type"] == "ok"
            assert (await visit.ask("start", off=True))["code"] == "not-starting"
        told = (await here.http.get(f"/api/tables/{table}")).json()
        assert told["failed_starts"] == [["Ben"], ["Ana"]] and not told["starting"]


async def test_a_game_only_bots_are_left_to_play_rests(tmp_path: Path, time: Time) -> None:
    async with running(tmp_path) as here:
        people = [await person(here, name) for name in ("Ana", "Ben")]
        table = await game_of(people, {"kind": "correspondence", "seconds": 3600})
        for _ in people:
            time.goes_on(HOUR)
            await here.hall.alarms.look()
            await settled(here, table)
        told = (await here.http.get(f"/api/tables/{table}")).json()
        assert all(seat["standin"] for seat in told["seats"]) and told["status"] == "playing"
        assert await here.hall.store.due_tables(2**60, 10) == []


@pytest.mark.parametrize(
    ("kind", "seconds", "status"),
    [
        ("correspondence", 3600, 201),
        ("correspondence", 30 * 24 * 3600, 201),
        ("correspondence", 3599, 422),
        ("correspondence", 30 * 24 * 3600 + 1, 422),
        ("move", 24 * 3600 + 1, 422),
        ("player", 24 * 3600 + 1, 422),
    ],
)
async def test_limits_fit_their_kind(server: object, kind: str, seconds: int, status: int) -> None:
    ana = server.guest()  # type: ignore[attr-defined]
    limit = {"kind": kind, "seconds": seconds}
    asked = {"game": "tiki-topple", "players": 2, "limit": limit}
    assert ana.ask("POST", "/api/tables", json=asked).status_code == status


async def test_a_due_table_is_claimed_by_one_process(place: str) -> None:
    stores = [make_store(place)]
    await stores[0].open()
    if place.startswith("postgresql"):
        stores.append(make_store(place))
        await stores[1].open()
    await stores[0].create_table(card("t1"), [{"entry": "created"}])
    waiting = Waiting(goes_on=True, due=1000)
    assert await stores[0].append("t1", 1, [{"entry": "moved"}], waiting=waiting)
    assert not await stores[0].append("t1", 1, [{"entry": "late"}], waiting=Waiting(goes_on=True))
    assert await stores[-1].due_tables(999, 10) == []
    assert await stores[-1].due_tables(1000, 10) == [DueTable("t1", 1000)]
    claims = [store.claim_table(DueTable("t1", 1000), 1000 + LEASE) for store in stores * 4]
    assert sum(await asyncio.gather(*claims)) == 1
    assert await stores[0].due_tables(1000 + LEASE - 1, 10) == []
    for store in stores:
        await store.close()


async def test_a_table_is_due_no_longer_when_it_is_over(store: Store) -> None:
    await store.create_table(card("t1"), [{"entry": "created"}])
    for n, due in ((1, 1000), (2, None)):
        await store.append("t1", n, [{"entry": "moved"}], waiting=Waiting(goes_on=True, due=due))
    assert await store.due_tables(2**60, 10) == []
