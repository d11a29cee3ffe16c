"""The clock of the machine is put back and forward by hours while games run."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lanai.server.live import LiveTable
from lanai.server.moment import Moment
from support.hall import Running, running
from support.visits import DAY, HOUR, SECOND, Json, Person, Visit, game_of, person

anyio = pytest.mark.anyio

MINUTE = {"kind": "move", "seconds": 60}
TEN_MINUTES = {"kind": "player", "seconds": 600}
A_DAY = {"kind": "correspondence", "seconds": 24 * 3600}


class Machine:
    """A machine with a clock on the wall, which people set, and one that nobody can."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.passed = 1_800_000_000 * SECOND, 0
        self.moment = Moment(lambda: self.wall * 1_000_000, lambda: self.passed * 1_000_000)
        monkeypatch.setattr("lanai.server.moment.MOMENT", self.moment)

    def goes_on(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.passed += milliseconds

    def is_put(self, milliseconds: int) -> None:
        self.wall += milliseconds

    @property
    def now(self) -> int:
        return self.moment.now() // 1_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


# The time itself


def test_the_time_is_that_of_the_machine(machine: Machine) -> None:
    for _ in range(3):
        machine.goes_on(10 * SECOND)
        assert machine.now == machine.wall
    assert not machine.moment.leapt


def test_put_back_it_goes_on_at_half_its_speed_until_the_machine_has_caught_up(
    machine: Machine,
) -> None:
    before = machine.now
    machine.is_put(-2 * HOUR)
    assert machine.now == before
    machine.goes_on(HOUR)
    assert machine.now == before + HOUR // 2
    machine.goes_on(4 * HOUR)
    assert machine.now == machine.wall == before + 3 * HOUR
    assert not machine.moment.leapt, "catching up is no leap"


def test_put_forward_it_says_by_how_much(machine: Machine) -> None:
    assert machine.now == machine.wall
    machine.is_put(SECOND)
    assert machine.now == machine.wall and not machine.moment.leapt
    machine.goes_on(SECOND)
    machine.is_put(3 * HOUR)
    assert machine.now == machine.wall
    assert machine.moment.leapt == 3 * HOUR * 1_000_000


# Games


async def at_the_table(here: Running, limit: Json) -> tuple[str, list[Person]]:
    people = [await person(here, name) for name in ("Ana", "Ben")]
    return await game_of(people, limit), people


def stood_in(live: LiveTable) -> bool:
    """Tell whether a bot plays for the second seat."""
    return live.table.seats[1].standin


async def told(visit: Visit) -> Json:
    """Hear all that was said until now, and give the position."""
    await visit.ask("ping")
    return visit.position


@anyio
@pytest.mark.parametrize("limit", [MINUTE, TEN_MINUTES], ids=lambda limit: limit["kind"])
async def test_put_forward_it_takes_nobodys_time(
    tmp_path: Path, machine: Machine, limit: Json
) -> None:
    whole = limit["seconds"] * SECOND
    async with running(tmp_path) as here:
        table, (ana, ben) = await at_the_table(here, limit)
        async with ana.at(table) as one, ben.at(table) as other:
            assert other.position["legal"]
            machine.goes_on(5 * SECOND)
            machine.is_put(3 * HOUR)
            await one.ask("chat", text="What time is it?")
            await asyncio.sleep(0.05)  # a bot would stand in at once
            live = await here.hall.find(table)
            assert not any(seat.standin for seat in live.table.seats)
            moved = {"seq": other.position["seq"], "move": other.position["legal"][0]}
            assert (await other.ask("move", **moved))["type"] == "ok"
            clock = live.table.clock
            assert clock is not None
            assert clock.left[1] == whole - (5 * SECOND if limit["kind"] == "player" else 0)
            assert (await told(one))["clock"]["deadline"] > machine.now


@anyio
async def test_put_back_time_still_runs_out(tmp_path: Path, machine: Machine) -> None:
    async with running(tmp_path) as here:
        table, (ana, ben) = await at_the_table(here, MINUTE)
        async with ana.at(table) as one:
            machine.is_put(-5 * HOUR)
            machine.goes_on(119 * SECOND)
            live = await here.hall.find(table)
            await here.hall.caretaker._time_is_up(live)  # as its timer does
            assert not stood_in(live), "not before it is up"
            machine.goes_on(2 * SECOND)
            await here.hall.caretaker._time_is_up(live)
            assert stood_in(live)
            await told(one)
        assert (await ben.do(table, "back"))["type"] == "ok"


@anyio
@pytest.mark.parametrize("put", [-5 * HOUR, 5 * HOUR], ids=["back", "forward"])
async def test_what_is_due_while_nobody_is_there_comes_though_the_clock_was_put(
    tmp_path: Path, machine: Machine, put: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lanai.server.alarms.LOOK_SECONDS", 3600)
    async with running(tmp_path) as here:
        table, _ = await at_the_table(here, A_DAY)
        machine.is_put(put)
        await here.hall.alarms.look()
        live = await here.hall.find(table)
        assert not stood_in(live)
        machine.goes_on(DAY + 6 * HOUR)
        await here.hall.alarms.look()
        assert stood_in(live)


@anyio
@pytest.mark.parametrize("put", [-5 * HOUR, 5 * HOUR], ids=["back", "forward"])
async def test_people_stay_who_they_are_and_links_come_to_their_end(
    tmp_path: Path, machine: Machine, put: int
) -> None:
    async with running(tmp_path) as here:
        ana = await person(here, "Ana")
        link = (await ana.http("POST", "/api/guests/me/link")).json()
        machine.is_put(put)
        assert (await ana.http("GET", "/api/guests/me")).status_code == 200
        machine.goes_on(21 * 60 * SECOND)
        shown = await here.http.post("/api/whose-link", json={"secret": link["secret"]})
        assert shown.json()["error"]["code"] == "link-over", "it lives twice ten minutes at most"
        assert (await ana.http("GET", "/api/guests/me")).status_code == 200
