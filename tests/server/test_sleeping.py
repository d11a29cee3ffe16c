"""Time as the test sets it: clocks that run and sleep, and hosts who are waited for or not."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from support.hall import Running, running
from support.visits import SECOND, Person, Time, Visit, game_of, person

pytestmark = pytest.mark.anyio


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def two(here: Running, limit: dict[str, object] | None) -> tuple[str, list[Person]]:
    """Begin a game of two, who have left; the one who has to move comes first."""
    ana, ben = people = [await person(here, name) for name in ("Ana", "Ben")]
    table = await game_of(people, limit)
    return table, [ben, ana]


async def test_time_for_all_moves_of_a_player_runs_down(tmp_path: Path, time: Time) -> None:
    async with running(tmp_path) as here:
        table, (mover, other) = await two(here, {"kind": "player", "seconds": 3600})
        async with mover.at(table) as visit, other.at(table):
            left = visit.position["clock"]["left"]
            seat = visit.position["to_act"][0]
            time.goes_on(50)
            move = {"seq": visit.position["seq"], "move": visit.position["legal"][0]}
            assert (await visit.ask("move", **move))["type"] == "ok"
            await visit.ask("ping")
            now = visit.position["clock"]["left"]
            assert now[seat] == left[seat] - 50 and now[1 - seat] == left[1 - seat]


async def test_a_table_that_nobody_is_at_sleeps_and_its_clock_with_it(
    tmp_path: Path, time: Time
) -> None:
    async with running(tmp_path, idle_seconds=0) as here:
        table, (mover, _) = await two(here, {"kind": "move", "seconds": 2})
        async with mover.at(table) as visit:
            before = visit.position
        time.goes_on(2500)
        async with mover.at(table) as visit:
            assert not any(seat["standin"] for seat in visit.table["seats"])
            assert visit.position["view"] == before["view"]
            assert visit.position["legal"] == before["legal"]
            assert visit.position["clock"]["deadline"] == before["clock"]["deadline"] + 2500
        await mover.move(table)


async def test_the_next_entry_tells_how_long_nobody_was_there(tmp_path: Path, time: Time) -> None:
    async with running(tmp_path, idle_seconds=0) as here:
        table, (mover, _) = await two(here, {"kind": "move", "seconds": 1})
        async with mover.at(table) as visit:
            before = visit.position["clock"]["deadline"]
        stranger = await person(here, "Eve")
        time.goes_on(2500)
        async with stranger.at(table):
            pass
        time.goes_on(500)
        async with mover.at(table) as visit:
            assert visit.position["clock"]["deadline"] == before + 3000, "nobody was there twice"
            assert not any(seat["standin"] for seat in visit.table["seats"])
        await mover.move(table)
        told = str(await here.hall.store.entries(table, 0))
        assert "stood-in" not in told and "woke" not in told


async def test_who_has_reacted_to_a_nudge_is_not_replaced(tmp_path: Path, time: Time) -> None:
    async with running(tmp_path, away_seconds=180, nudge_seconds=60) as here:
        table, (mover, other) = await two(here, None)
        async with mover.at(table) as one, other.at(table) as visit:
            seat = visit.position["to_act"][0]
            assert (await visit.ask("nudge", seat=seat))["type"] == "ok"
            assert (await one.ask("here"))["type"] == "ok"
            time.goes_on(3600 * SECOND)
            refused = await visit.ask("stand-in", seat=seat)
            assert refused["code"] == "standin-not-now", "they are here"


# Hosts who are waited for, or not


async def lobby(here: Running, *, both: bool = True) -> tuple[str, Person, Person]:
    """Make a table of two who may both sit."""
    ana, ben = [await person(here, name) for name in ("Ana", "Ben")]
    asked = {"game": "tiki-topple", "players": 2, "sit": 0}
    table = (await ana.http("POST", "/api/tables", json=asked)).json()["id"]
    if both:
        await ben.do(table, "sit", seat=1)
    return table, ana, ben


async def waited_for(here: Running, visit: Visit, table: str) -> bool:
    """Tell whether somebody waits for the host, once all that was said is heard."""
    await visit.ask("ping")
    return table in here.hall.caretaker.host_timers


async def test_a_host_is_waited_for_who_looks_at_something_else(tmp_path: Path) -> None:
    async with running(tmp_path) as here, AsyncExitStack() as open_pages:
        table, ana, ben = await lobby(here)
        host = await open_pages.enter_async_context(ana.at(table))
        other = await open_pages.enter_async_context(ben.at(table))
        assert not await waited_for(here, other, table)
        await host.ask("looking", on=False)
        assert await waited_for(here, other, table)
        await other.ask("looking", on=False)
        assert not await waited_for(here, other, table), "nobody waits who does not look"
        await other.ask("looking", on=True)
        await host.ask("looking", on=True)
        assert not await waited_for(here, other, table)


async def test_in_a_game_nobody_waits_for_a_host_who_looks(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, people = await two(here, None)
        async with people[0].at(table) as one, people[1].at(table) as other:
            for visit in (one, other):
                await visit.ask("looking", on=False)
                assert not await waited_for(here, visit, table)
                await visit.ask("looking", on=True)


async def test_a_host_who_is_alone_stays_host(tmp_path: Path) -> None:
    async with running(tmp_path, host_seconds=0) as here:
        table, ana, zed = await lobby(here, both=False)
        async with ana.at(table):
            pass
        async with zed.at(table) as visit:
            assert not await waited_for(here, visit, table)
            assert visit.table["host"] == ana.id
