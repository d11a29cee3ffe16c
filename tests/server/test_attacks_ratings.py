"""Attacks on ratings: letting a bot win, and losing no game that one can leave."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.decide import bot_move
from lanai.server.folding import fold
from lanai.server.ratings.results import result_of
from lanai.server.store import StoredResult
from lanai.server.table import BOT_PATIENCE, GIVEN_UP
from support.hall import running
from support.server import PATIENCE
from support.sitting import Sitting
from support.visits import Json, Person, Time, Visit, person


def with_a_stand_in(moves: int, *, rated: bool) -> StoredResult:
    """Let time run out, a bot make so many moves for the first seat, and the person come back."""
    sitting = Sitting("tiki-topple", 2, wire.Limit("move", 10), begin=False)
    if rated:
        sitting.ask(0, messages.Options(id="rated", rated=True))
        sitting.ask(1, messages.AgreeRated(id="agree"))
    sitting.start()
    rng = random.Random(5)
    while sitting.play.state.to_act() != [0]:
        sitting.move(rng)
    sitting.let_time_go_by(11_000)
    for _ in range(moves):
        state = sitting.play.state
        text = state.text(0, rng.choice(state.legal(0)))
        for entry in bot_move(sitting.table, 0, text, sitting.time):
            fold(sitting.table, entry)
        while sitting.play.state.to_act() != [0]:
            sitting.move(rng)
    sitting.ask(0, messages.Back(id="back"))
    while not sitting.play.state.over():
        sitting.move(rng)
    return result_of(sitting.table)


@pytest.mark.parametrize(
    ("moves", "rated", "left"), [(10, True, True), (9, True, False), (10, False, False)]
)
def test_whoever_lets_a_bot_play_for_a_rating_has_left(moves: int, rated: bool, left: bool) -> None:
    """Time runs out on purpose, the table's expert plays, and the person is back for the end."""
    seats = with_a_stand_in(moves, rated=rated).body["seats"]
    assert isinstance(seats, list)
    assert seats[0]["played"]["by_bot"] == moves
    assert seats[0]["played"]["moves"] == 28
    assert seats[0]["left"] is left
    assert not left or seats[0]["place"] == 2


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    monkeypatch.setattr("lanai.server.alarms.LOOK_SECONDS", 3600)
    return Time(monkeypatch)


async def rated_alone(who: Person, **more: object) -> str:
    """Begin a rated game alone with a bot."""
    bots = [{"seat": 1, "level": "expert"}]
    asked = {"game": "tiki-topple", "players": 2, "sit": 0, "bots": bots, "level": "expert", **more}
    made = await who.http("POST", "/api/tables", json={**asked, "rated": True, "start": True})
    return str(made.json()["id"])


async def my_turn(visit: Visit) -> None:
    """Wait until the bot has moved."""
    while not visit.position["legal"]:
        await visit.hear(lambda _: True)


async def over(who: Person, games: int) -> list[Json]:
    """Wait until so many games of somebody are over, and list them."""
    async with asyncio.timeout(PATIENCE):
        while (found := (await who.http("GET", "/api/people/me/games")).json())["total"] < games:
            await asyncio.sleep(0.02)
    return list(found["games"])


@pytest.mark.anyio
async def test_no_rated_game_is_lost_by_leaving_it(tmp_path: Path, time: Time) -> None:
    """Who was about to lose to bots resigned, or closed the page: the game never counted."""
    async with running(tmp_path, bot_seconds=0.1) as here:
        ana = await person(here, "Ana")
        resigned = await rated_alone(ana)
        async with ana.at(resigned) as visit:
            assert (await visit.ask("resign"))["type"] == "ok"
        (first,) = await over(ana, 1)
        assert (first["left"], first["place"]) == (True, 2)
        done = (await here.http.get(f"/api/tables/{resigned}/ratings")).json()
        assert done["counted"] and done["seats"][0]["after"] < done["seats"][0]["before"]
        closed = await rated_alone(ana, limit={"kind": "move", "seconds": 60})
        async with ana.at(closed) as visit:
            await my_turn(visit)
        time.goes_on(GIVEN_UP - 1)
        await here.hall.alarms.look()
        told = (await ana.http("GET", f"/api/tables/{closed}")).json()
        assert told["status"] == "playing" and not told["seats"][0]["resigned"], "not too early"
    time.goes_on(BOT_PATIENCE)
    async with running(
        tmp_path, bot_seconds=3600
    ) as here:  # also after a restart; no expert thinks
        ana.running = here
        await here.hall.alarms.look()
        last, _ = await over(ana, 2)
        assert (last["left"], last["place"], last["rated"]) == (True, 2, True)
        assert await here.hall.store.due_tables(2**60, 10) == []


@pytest.mark.anyio
async def test_who_comes_back_in_time_has_left_nothing(tmp_path: Path, time: Time) -> None:
    async with running(tmp_path, bot_seconds=0.1) as here:
        ana = await person(here, "Ana")
        table = await rated_alone(ana)
        async with ana.at(table) as visit:
            await my_turn(visit)
            time.goes_on(GIVEN_UP - 1)
            told = visit.position
            await visit.ask("move", seq=told["seq"], move=told["legal"][0])
        time.goes_on(GIVEN_UP - 1)
        await here.hall.alarms.look()
        told = (await ana.http("GET", f"/api/tables/{table}")).json()
        assert not told["seats"][0]["resigned"] and told["status"] == "playing"
