"""Moves at one table that come at once are on their way together; nobody hears of them early."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from lanai.server.live import LiveTable
from lanai.server.pipe import Pipe
from lanai.server.store import sqlite
from support.hall import Ear, Running, running
from support.server import PATIENCE

Json = dict[str, Any]

pytestmark = pytest.mark.anyio


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep everything on its way to the store there for the length of a block."""
    with closing(sqlite3.connect(folder / sqlite.FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


class Seats:
    """Two people at a table of Moonshine, where both choose their first action at once."""

    def __init__(self, server: Running, table: str, tokens: list[str], ears: list[Ear]) -> None:
        self.server = server
        self.id = table
        self.tokens = tokens
        self.ears = ears

    @property
    def live(self) -> LiveTable:
        return self.server.hall.tables[self.id]

    def move(self, seat: int, name: str) -> str:
        """Write a legal move of a seat in the position that it was told last."""
        position = next(
            told["position"] for told in reversed(self.told(seat)) if told.get("position")
        )
        return json.dumps(
            {"type": "move", "id": name, "seq": position["seq"], "move": position["legal"][0]}
        )

    def told(self, seat: int) -> list[Json]:
        return [json.loads(heard) for heard in self.ears[seat].heard]

    async def send_both(self) -> None:
        """Let both move at once, and wait until both moves are on their way."""
        for seat, ear in enumerate(self.ears):
            await ear.socket.send(self.move(seat, f"m{seat}"))
        while len(self.live.sent) < 2:
            await asyncio.sleep(0.005)

    async def answer(self, seat: int, name: str) -> Json:
        """Hear all until the answer to a request."""
        ear = self.ears[seat]
        while True:
            ear.heard.append(await asyncio.wait_for(ear.socket.recv(decode=False), PATIENCE))
            told: Json = json.loads(ear.heard[-1])
            if told.get("id") == name:
                return told


async def post(http: httpx.AsyncClient, path: str, token: str, body: object) -> dict[str, str]:
    answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
    made: dict[str, str] = answer.json()
    return made


@pytest.fixture
async def seats(tmp_path: Path) -> AsyncIterator[Seats]:
    async with running(tmp_path) as server:
        tokens = [
            (await post(server.http, "/api/guests", "-", {"name": name}))["token"]
            for name in ("Ana", "Ben")
        ]
        wanted = {"game": "moonshine", "players": 2, "sit": 0}
        table = (await post(server.http, "/api/tables", tokens[0], wanted))["id"]
        ears = [
            await server.listen_to(table, json.dumps({"type": "hello", "token": token}))
            for token in tokens
        ]
        await ears[1].ask('{"type":"sit","id":"s","seat":1}')
        await ears[0].ask('{"type":"start","id":"g"}')
        both = Seats(server, table, tokens, ears)
        while len(both.live.table.owing()) < 2:
            seat = both.live.table.owing()[0]
            for ear in ears:
                await ear.listen()
            await ears[seat].ask(both.move(seat, f"first {both.live.table.n}"))
        for ear in ears:
            await ear.listen()
        yield both
        for ear in ears:
            await ear.socket.close()


async def test_moves_at_once_are_stored_together_and_told_after(
    seats: Seats, tmp_path: Path
) -> None:
    n = seats.live.table.n
    with locked(tmp_path):
        await seats.send_both()
        for ear in seats.ears:
            heard = len(ear.heard)
            await asyncio.sleep(0.05)
            assert len(ear.heard) == heard
        assert seats.live.table.n == n and seats.live.ahead.n == n + 2
    assert [(await seats.answer(seat, f"m{seat}"))["type"] for seat in (0, 1)] == ["ok", "ok"]
    assert seats.live.table is seats.live.ahead and seats.live.table.n == n + 2


async def test_the_answer_leaves_with_what_was_told_in_one_write(
    seats: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[list[str]] = []
    post_letters = Pipe.post

    def noted(pipe: Pipe, letters: list[bytes]) -> None:
        written.append([json.loads(letter)["type"] for letter in letters])
        post_letters(pipe, letters)

    monkeypatch.setattr(Pipe, "post", noted)
    for seat in (0, 1):
        await seats.ears[seat].socket.send(seats.move(seat, f"m{seat}"))
        await seats.answer(seat, f"m{seat}")
    assert written.count(["update", "ok"]) == 2 and ["ok"] not in written


async def test_what_is_not_stored_is_refused_with_all_that_was_decided_on_it(
    seats: Seats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOCK_SECONDS", 0.2)
    n = seats.live.table.n
    with locked(tmp_path):
        await seats.send_both()
        answers = [await seats.answer(seat, f"m{seat}") for seat in (0, 1)]
    assert [answer.get("code") for answer in answers] == ["unavailable"] * 2
    assert seats.live.table.n == n
    for seat in (0, 1):
        await seats.ears[seat].socket.send(seats.move(seat, f"m{seat}"))
        assert (await seats.answer(seat, f"m{seat}"))["type"] == "ok"
    assert seats.live.table.n == n + 2


async def test_a_move_of_somebody_who_hangs_up_is_told_to_the_others(
    seats: Seats, tmp_path: Path
) -> None:
    n = seats.live.table.n
    with locked(tmp_path):
        await seats.send_both()
        seats.ears[0].socket.transport.abort()
        await asyncio.sleep(0.05)
    assert (await seats.answer(1, "m1"))["type"] == "ok"
    await seats.ears[1].listen()
    assert seats.live.table.n == n + 2
    seqs = [told["seq"] for told in seats.told(1) if told["type"] == "update"]
    assert seqs == sorted(set(seqs)) and seqs[-1] == seats.live.table.play.seqs[1]  # type: ignore[union-attr]


async def test_a_request_that_comes_twice_at_once_is_answered_when_it_is_stored(
    seats: Seats, tmp_path: Path
) -> None:
    hello = json.dumps({"type": "hello", "token": seats.tokens[0]})
    again = await seats.server.listen_to(seats.id, hello)
    await again.listen()
    n = seats.live.table.n
    with locked(tmp_path):
        await seats.send_both()
        await again.socket.send(seats.move(0, "m0"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(again.socket.recv(), 0.1)
    told: Json = {}
    while told.get("id") != "m0":
        told = json.loads(await asyncio.wait_for(again.socket.recv(), PATIENCE))
    assert told["type"] == "ok" and seats.live.table.n == n + 2
    await again.socket.close()


async def test_who_comes_meanwhile_is_welcomed_after_it(seats: Seats, tmp_path: Path) -> None:
    with locked(tmp_path):
        await seats.send_both()
        late = await seats.server.listen_to(seats.id, '{"type":"hello"}')
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(late.socket.recv(), 0.1)
    welcome = json.loads(await asyncio.wait_for(late.socket.recv(), PATIENCE))
    assert seats.live.table.play is not None
    assert welcome["position"]["seq"] == seats.live.table.play.seqs[-1]
    await late.socket.close()


async def test_a_move_on_its_way_counts_though_the_server_cuts_its_line(
    seats: Seats, tmp_path: Path
) -> None:
    n = seats.live.table.n
    with locked(tmp_path):
        await seats.ears[0].socket.send(seats.move(0, "m0"))
        while not seats.live.sent:
            await asyncio.sleep(0.005)
        ana = next(each for each in seats.live.listeners if seats.live.viewer(each) == 0)
        ana.close(4408)
        while ana in seats.live.listeners:
            await asyncio.sleep(0.005)
    async with asyncio.timeout(PATIENCE):
        while seats.live.table.n == n:  # nobody else asks for anything
            await asyncio.sleep(0.005)
