"""An innocent player with a bot at a table of their own, and a newcomer who opens the page.

The player plays one game after the other. At another table (`home`) they sit and wait for nobody,
and ping: that is the one an attack may come to.

What they feel is all that is measured while a server is under attack. Pings and pages are due at
fixed moments, whatever became of those before; what is not answered counts with the time that was
waited for it.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from attacks.target import LOST, Json, ask, hello, socket
from websockets.asyncio.client import ClientConnection

PING_SECONDS: Final = 0.2
PAGE_SECONDS: Final = 0.5
THINKING: Final = 0.15
"""Seconds before each move: with the pings it stays far below what a person may send."""
RETURN_SECONDS: Final = 0.25
PATIENCE: Final = 20.0
"""Seconds after which an answer is given up."""
WARM_UP: Final = 2.0


@dataclass
class Spell:
    """What was felt in one part of the run: milliseconds, and the most memory in bytes."""

    pings: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    memory: int = 0
    lost: int = 0
    """Connections that broke, and requests that were refused or not answered."""


class Bystander:
    """Plays, pings and opens the page until it is told to stop; `spell` is what counts now."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.spell = Spell()
        self.token = ""
        self.home = ""
        self.numbers: Final = count()
        self.rng: Final = random.Random(1)
        self.tasks: list[asyncio.Task[None]] = []
        self.waiting: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Sit down, begin to play, and let the server warm up."""
        self.token = str((await self._post("/api/guests", {"name": "Ana"}))["token"])
        self.home = await self._new_table()
        for work in (self._play(), self._ping(), self._open_pages()):
            self.tasks.append(asyncio.create_task(work))
        await asyncio.sleep(WARM_UP)
        self.spell = Spell()

    async def end(self) -> None:
        """Wait for what is still due an answer, and go."""
        self.spell = Spell()  # what begins from now on is not looked at
        await asyncio.gather(*self.waiting)
        for task in (*self.tasks, *self.waiting):
            task.cancel()
        for found in await asyncio.gather(*self.tasks, *self.waiting, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    # Playing

    async def _post(self, path: str, body: Json) -> Json:
        status, answer = await ask(self.url, "POST", path, body, self.token)
        if status >= 400:
            raise EOFError(status, answer)
        found: Json = json.loads(answer)
        return found

    async def _new_table(self) -> str:
        bots = [{"seat": 1, "level": "medium"}]
        wanted = {"game": "moluku", "players": 2, "bots": bots, "sit": 0, "start": True}
        return str((await self._post("/api/tables", wanted))["id"])

    async def _play(self) -> None:
        """Play one game after the other, on as many connections as it takes."""
        table = ""
        while True:
            try:
                table = table or await self._new_table()
                async with socket(self.url, table) as line:
                    await self._play_on(line, await hello(line, self.token))
                table = ""
            except LOST:
                self.spell.lost += 1
                await asyncio.sleep(RETURN_SECONDS)

    async def _play_on(self, line: ClientConnection, told: Json) -> None:
        """Play until the game is over, or the connection is."""
        position = told["position"]
        while not position["over"]:
            if position["legal"]:
                await asyncio.sleep(THINKING)
                with timed(self.spell.moves):
                    position = await self._move(line, position)
            else:
                with timed(self.spell.bots):
                    position = await self._hear_position(line)

    async def _move(self, line: ClientConnection, position: Json) -> Json:
        """Make any legal move; give the position after it, once it is acknowledged too."""
        name = f"move-{next(self.numbers)}"
        move = self.rng.choice(position["legal"])
        request = {"type": "move", "id": name, "seq": position["seq"], "move": move}
        await line.send(json.dumps(request))
        after, done = position, False
        while after is position or not done:
            told = await self._hear(line)
            if told["type"] == "update":
                after = told["position"]
            elif told.get("id") == name:
                if told["type"] != "ok":
                    raise EOFError(told)
                done = True
        return after

    async def _hear_position(self, line: ClientConnection) -> Json:
        while True:
            told = await self._hear(line)
            if told["type"] == "update":
                position: Json = told["position"]
                return position

    async def _hear(self, line: ClientConnection) -> Json:
        async with asyncio.timeout(PATIENCE):
            told: Json = json.loads(await line.recv())
        return told

    # Looking on

    async def _ping(self) -> None:
        """Ping on a line of its own, as often as it takes to have one."""
        while True:
            try:
                async with socket(self.url, self.home) as line:
                    await hello(line, self.token)
                    await self._ping_on(line)
            except LOST:
                self.spell.lost += 1
                await asyncio.sleep(RETURN_SECONDS)

    async def _ping_on(self, line: ClientConnection) -> None:
        pings: dict[str, asyncio.Future[None]] = {}
        listening = asyncio.create_task(take_pongs(line, pings))
        try:
            while not listening.done():
                name = f"ping-{next(self.numbers)}"
                pings[name] = asyncio.get_running_loop().create_future()
                await line.send(json.dumps({"type": "ping", "id": name}))
                self._measure(self.spell, self.spell.pings, pings[name])
                await asyncio.sleep(PING_SECONDS)
            await listening
        finally:
            listening.cancel()
            for pong in pings.values():
                pong.set_exception(EOFError())

    async def _open_pages(self) -> None:
        while True:
            self._measure(self.spell, self.spell.pages, self._open_page())
            await asyncio.sleep(PAGE_SECONDS)

    async def _open_page(self) -> None:
        status, _ = await ask(self.url, "GET", "/")
        if status != 200:
            raise EOFError(status)

    def _measure(self, spell: Spell, into: list[float], due: Awaitable[None]) -> None:
        """Wait for an answer beside all else, and note how long it took."""
        task = asyncio.create_task(self._time(spell, into, due))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    async def _time(self, spell: Spell, into: list[float], due: Awaitable[None]) -> None:
        try:
            with timed(into):
                async with asyncio.timeout(PATIENCE):
                    await due
        except LOST:
            spell.lost += 1


@contextmanager
def timed(into: list[float]) -> Iterator[None]:
    """Note the milliseconds that a block takes; also when it waits in vain."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        into.append((time.perf_counter() - begun) * 1e3)


async def take_pongs(line: ClientConnection, pings: dict[str, asyncio.Future[None]]) -> None:
    """Settle each ping when its answer comes."""
    async for received in line:
        told: Json = json.loads(received)
        pong = pings.pop(told.get("id", ""), None) if told["type"] == "pong" else None
        if pong is not None and not pong.done():
            pong.set_result(None)
