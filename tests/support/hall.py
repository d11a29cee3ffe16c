"""A real server inside the test's own process: its tables can be led, its sockets are real."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from lanai.server.doors import Doors
from lanai.server.house import House
from lanai.server.run import Serving, config_of, listen
from lanai.server.settings import Settings
from lanai.server.store import make_store
from lanai.server.workers import Processes

FREELY = {
    "rate": 1e6,
    "burst": 1_000_000,
    "address_rate": 1e6,
    "address_burst": 1_000_000,
    "connections_per_address": 100_000,
    "reveal_seconds": 3600,
    "table_rate": 1e6,
    "table_burst": 1_000_000,
    "reviews_per_day": 0,
}


@dataclass
class Running:
    """A hall that is being served at an address."""

    hall: House
    url: str
    http: httpx.AsyncClient

    async def listen_to(self, table: str, hello: str) -> Ear:
        """Open a socket to a table and say hello."""
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        ear = Ear(await connect(address, max_size=None, compression=None))
        await ear.socket.send(hello)
        return ear


@dataclass
class Ear:
    """A socket that keeps every byte it was sent."""

    socket: ClientConnection
    heard: list[bytes] = field(default_factory=list)

    async def ask(self, request: str) -> None:
        """Send a request and hear all until its answer, and the answer to a ping after it."""
        await self.socket.send(request)
        await self.listen()

    async def listen(self) -> None:
        """Hear all that was sent until now."""
        await self.socket.send('{"type":"ping","id":"-"}')
        while not self.heard or self.heard[-1] != b'{"type":"pong","id":"-"}':
            self.heard.append(await self.socket.recv(decode=False))
        self.heard.pop()


@asynccontextmanager
async def running(data: Path, **more: float | str) -> AsyncIterator[Running]:
    """Serve a hall for the length of a block."""
    free = {**FREELY, **more}
    settings = Settings(port=0, data=data, bot_pace=0.0, **free)  # type: ignore[arg-type]
    hall = House(make_store(settings.data), Processes(1), settings)
    await hall.open()
    listener = listen(settings)
    server = Serving(config_of(hall, Doors(settings, 1000)), hall)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=url, timeout=120) as http:
            yield Running(hall, url, http)
    finally:
        server.should_exit = True
        await serving
