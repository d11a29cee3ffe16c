"""A desk and its guests without a network: for the page's own hall, and beside it for a server's.

Nothing here needs more than a browser has: the same stories are played by CPython and by Pyodide.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from lanai.page.desk import Desk
from lanai.page.drawer import Drawer
from lanai.page.hall import SETTINGS, PageHall
from lanai.page.store import PageStore
from lanai.page.thinkers import Thinkers
from lanai.page.thinking import answer
from lanai.server import hall as server_hall
from lanai.server import start
from lanai.server.hall import Hall

Json = dict[str, Any]
JSON = {"content-type": "application/json"}
PATIENCE = 120.0
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


class HereThinker:
    """Thinks in this very process, while all else waits."""

    async def think(self, job: bytes) -> bytes:
        await asyncio.sleep(0)
        return answer(job)

    def end(self) -> None:
        """Do nothing: it has ended already."""


async def think_here() -> HereThinker:
    return HereThinker()


async def open_page(drawer: Drawer, told: list[bool] | None = None) -> PageHall:
    """Open the hall of a device."""
    heard = list[bool]() if told is None else told
    store = PageStore(drawer, heard.append)
    hall = PageHall(store, Thinkers(think_here), SETTINGS)
    await hall.open()
    return hall


class Visitor:
    """Somebody who plays by messages."""

    def __init__(self, desk: Desk, made: Json) -> None:
        self.desk = desk
        self.id: str = made["guest"]
        self.token: str = made["token"]
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.told: list[Json] = []
        self.table: Json = {}
        self.position: Json | None = None
        self.closed: int | None = None
        self.count = 0
        self.line = ""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask something over HTTP that must succeed."""
        headers = {**JSON, "authorization": f"Bearer {self.token}"}
        sent = b"" if body is None else json.dumps(body).encode()
        told = await self.desk.ask(method, path, headers, sent)
        assert told.status < 300, told.body
        json_told = told.headers["content-type"].startswith("application/json")
        return json.loads(told.body) if json_told else told.body.decode()

    async def sit_at(self, table: str, since: int | None = None) -> None:
        """Open a socket to a table."""
        self.line = f"{self.id} {table} {self.count}"
        self.desk.connect(self.line, f"/api/tables/{table}/socket", self._hear, self._end)
        self._send({"type": "hello", "token": self.token, "since": since, "lang": "en"})
        await self.until("welcome")

    def leave(self) -> None:
        """Hang up."""
        self.desk.hang_up(self.line)

    def _hear(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def _end(self, code: int) -> None:
        self.closed = code
        self.heard.put_nowait({"type": "closed", "code": code})

    def _send(self, message: Json) -> None:
        self.desk.hear(self.line, json.dumps(message))

    async def receive(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            message = await self.heard.get()
        self.told.append(message)
        if "table" in message and message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message.get("position") is not None:
            self.position = message["position"]
        return message

    async def until(self, kind: str) -> Json:
        """Receive until a message of this kind comes."""
        while True:
            message = await self.receive()
            assert message["type"] in (kind, *EXPECTED), message
            if message["type"] == kind:
                return message

    async def do(self, kind: str, **more: object) -> Json:
        """Send a request and wait for its answer."""
        self.count += 1
        name = f"r{self.count}"
        self._send({"type": kind, "id": name, **more})
        while True:
            message = await self.receive()
            if message.get("id") == name:
                return message

    @property
    def legal(self) -> list[str]:
        """List the legal moves."""
        return [] if self.position is None else list(self.position["legal"])

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.position is not None and bool(self.position["over"])

    async def move(self, rng: random.Random) -> Json:
        """Make one of the legal moves."""
        assert self.position is not None
        return await self.do("move", seq=self.position["seq"], move=rng.choice(self.legal))

    async def play_out(self, rng: random.Random) -> None:
        """Play until it is over, the others being bots."""
        while not self.over:
            if self.legal:
                await self.move(rng)  # where all act at once it may come too late
            else:
                await self.receive()


EXPECTED = ("welcome", "update", "table", "chat", "commit", "reveal", "ok", "pong")


async def visitor(desk: Desk, name: str = "Ana") -> Visitor:
    """Make a guest."""
    told = await desk.ask("POST", "/api/guests", JSON, json.dumps({"name": name}).encode())
    assert told.status == 201, told.body
    return Visitor(desk, json.loads(told.body))


async def play_with_bots(desk: Desk, game: str, players: int, levels: list[str]) -> Visitor:
    """Play a whole game against bots."""
    ana = await visitor(desk)
    bots = [{"seat": seat, "level": level} for seat, level in enumerate(levels, 1)]
    wanted = {"game": game, "players": players, "sit": 0, "bots": bots, "start": True}
    table = await ana.ask("POST", "/api/tables", wanted)
    await ana.sit_at(table["id"])
    await ana.play_out(random.Random(1))
    return ana


@contextmanager
def instead(where: object, name: str, value: object) -> Iterator[None]:
    """Put something in the place of something else for the length of a block."""
    before = getattr(where, name)
    setattr(where, name, value)
    try:
        yield
    finally:
        setattr(where, name, before)


async def story(hall: Hall, game: str, players: int) -> str:
    """Play a game whose chance and moves are always the same, and give its record."""
    desk, rng, fixed = Desk(hall), random.Random(f"{game} {players}"), random.Random(game)

    def token(size: int) -> str:
        return hashlib.sha256(str(fixed.random()).encode()).hexdigest()[: max(size, 16)]

    with ExitStack() as fixed_things:
        for where, name, value in (
            (start, "draw_secret", lambda: "ab" * 32),
            (secrets, "token_urlsafe", token),
            (Hall, "new_id", lambda _: token(24)),
            (PageHall, "new_id", lambda _: token(24)),
            (server_hall, "friendly", lambda: "quiet-owl"),
        ):
            fixed_things.enter_context(instead(where, name, value))
        people = [await visitor(desk, name) for name in NAMES[:players]]
        table = await people[0].ask("POST", "/api/tables", {"game": game, "players": players})
        for seat, person in enumerate(people):
            await person.sit_at(table["id"])
            assert (await person.do("sit", seat=seat, contribute=True))["type"] == "ok"
        assert (await people[0].do("start"))["type"] == "ok"
        nonces = [hashlib.sha256(name.encode()).hexdigest() for name in NAMES]
        for kind, answers in (("hash", [_hash(nonce) for nonce in nonces]), ("nonce", nonces)):
            for person, said in zip(people, answers, strict=False):
                told = await person.do(kind, attempt=1, **{kind: said})
                assert told["type"] == "ok", told
        while True:
            for person in people:
                await person.do("ping")
            acting = [person for person in people if person.legal]
            if not acting:
                break
            assert (await acting[0].move(rng))["type"] == "ok"
        record: str = await people[0].ask("GET", f"/api/tables/{table['id']}/record")
        for person in people:
            person.leave()
    return record


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
