"""People who visit a table now and then, and the time as the test sets it."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from lanai.server.moment import Moment, now_ms
from support.hall import Running

Json = dict[str, Any]
SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR


class Time:
    """The time of day as the server reads it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.begins(now_ms())

    def begins(self, now: int) -> None:
        """Let a server that is started from now on never have known another time."""
        self.now = now
        self.monkeypatch.setattr("lanai.server.moment.MOMENT", Moment(self.read, self.read))

    def read(self) -> int:
        return self.now * 1_000_000

    def goes_on(self, milliseconds: int) -> None:
        self.now += milliseconds


class Visit:
    """A connection to a table, of which only answers and the last position count."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: Json = {}
        self.table: Json = {}

    async def ask(self, kind: str, **more: object) -> Json:
        """Ask for something and wait for the answer."""
        request = secrets.token_hex(8)
        await self.socket.send(json.dumps({"type": kind, "id": request, **more}))
        return await self.hear(lambda message: message.get("id") == request)

    async def hear(self, wanted: Any) -> Json:
        """Listen until something is said."""
        while True:
            message: Json = json.loads(await self.socket.recv())
            self.position = message.get("position") or self.position
            self.table = message.get("table") or self.table
            if wanted(message):
                return message


class Person:
    """Somebody who is not always there."""

    def __init__(self, running: Running, made: Json) -> None:
        self.running = running
        self.id: str = made["guest"]
        self.name: str = made["name"]
        self.token: str = made["token"]

    async def http(self, method: str, path: str, **more: Any) -> Any:
        """Ask something over HTTP."""
        headers = {"Authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        return await self.running.http.request(method, path, headers=headers, **more)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Visit]:
        """Be at a table for the length of a block; the server has seen one go at its end."""
        before = self._connections(table)
        address = self.running.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        async with connect(address, max_size=None, compression=None) as socket:
            visit = Visit(socket)
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            await visit.hear(lambda message: message["type"] == "welcome")
            yield visit
        while self._connections(table) > before:
            await asyncio.sleep(0.001)

    def _connections(self, table: str) -> int:
        live = self.running.hall.tables.get(table)
        return 0 if live is None else sum(each.guest == self.id for each in live.listeners)

    async def do(self, table: str, kind: str, **more: object) -> Json:
        """Come to a table, ask for one thing, and go."""
        async with self.at(table) as visit:
            answer = await visit.ask(kind, **more)
            assert answer["type"] != "error", answer
            return answer

    async def move(self, table: str) -> None:
        """Come to a table, make the first legal move, and go."""
        async with self.at(table) as visit:
            position = visit.position
            move = {"seq": position["seq"], "move": position["legal"][0]}
            answer = await visit.ask("move", **move)
            assert answer["type"] == "ok", answer


async def person(running: Running, name: str) -> Person:
    """Make somebody."""
    made = await running.http.post("/api/guests", json={"name": name})
    return Person(running, made.json())


async def contributed(who: Person, table: str, attempt: int = 1) -> Json:
    """Come to a table, answer what its start asks, and go; gives the question."""
    async with who.at(table) as visit:
        question = await visit.hear(lambda message: message["type"] in ("commit", "reveal"))
        nonce = sha256(f"{who.id} {table} {attempt}".encode()).hexdigest()
        given: Json = {"nonce": nonce}
        if question["type"] == "commit":
            given = {"hash": sha256(nonce.encode()).hexdigest()}
        answer = await visit.ask(*given, attempt=question["attempt"], **given)
        assert answer["type"] == "ok", answer
        return question


async def game_of(people: list[Person], limit: Json | None, game: str = "tiki-topple") -> str:
    """Begin a game of some people, none of whom stays; it is not the first one's turn."""
    host, *others = people
    asked = {"game": game, "players": len(people), "limit": limit, "sit": 0, "level": "easy"}
    made = (await host.http("POST", "/api/tables", json=asked)).json()
    for seat, other in enumerate(others, 1):
        await other.do(made["id"], "sit", seat=seat)
    await host.do(made["id"], "start")
    async with host.at(made["id"]) as visit:
        begins = bool(visit.position["legal"])
    if begins:
        await host.move(made["id"])
    return str(made["id"])
