"""What an attack gets: the server's address, and the ways in that need no library of ours."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, NoReturn
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]

LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)
"""What a connection may end with: refused, cut off, or not answered."""

ATTACKER: Final = "127.0.6.1"
"""Where attackers come from unless they say otherwise: an address that nobody else has."""


async def ask(
    url: str, method: str, path: str, body: object = None, token: str = "", address: str = ""
) -> tuple[int, bytes]:
    """Ask something over HTTP on a connection of its own; give the status and what was answered."""
    where = urlsplit(url)
    data = b"" if body is None else json.dumps(body).encode()
    own = (address, 0) if address else None
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=own)
    try:
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: close\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        first, _, answer = (await reader.read(-1)).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if not first:
        raise EOFError
    return int(first.split()[1]), answer


def socket(url: str, table: str, address: str = "") -> connect:
    """Open a WebSocket to a table; it is an asynchronous context."""
    own: dict[str, Any] = {"local_addr": (address, 0)} if address else {}
    return connect(
        f"ws://{urlsplit(url).netloc}/api/tables/{table}/socket",
        max_size=None, compression=None, ping_interval=None, open_timeout=30, **own,
    )  # fmt: skip


async def hello(line: ClientConnection, token: str | None = None) -> Json:
    """Say hello, and give the welcome; EOFError when there is none."""
    await line.send(json.dumps({"type": "hello", "token": token}))
    welcome: Json = json.loads(await line.recv())
    if welcome["type"] != "welcome":
        raise EOFError(welcome)
    return welcome


class Target:
    """The server under attack, and what was done to it. `victim` is the innocent player's table."""

    def __init__(self, url: str, victim: str) -> None:
        self.url: Final = url
        self.victim: Final = victim
        self.counts: Final[Counter[str]] = Counter()

    async def ask(
        self, method: str, path: str, body: object = None, token: str = "",
        address: str = ATTACKER,
    ) -> Json:  # fmt: skip
        """Ask something over HTTP; a refusal is counted by its status and answered with nothing."""
        status, answer = await ask(self.url, method, path, body, token, address)
        if status >= 400:
            self.counts[f"HTTP {status}"] += 1
            return {}
        found: Json = json.loads(answer)
        return found

    async def guest(self, name: str = "Mallory", address: str = ATTACKER) -> str:
        """Become a guest and give the token; ConnectionRefusedError when refused."""
        made = await self.ask("POST", "/api/guests", {"name": name}, "", address)
        return str(made.get("token") or refuse())

    async def table(self, token: str, address: str = ATTACKER, **more: object) -> str:
        """Make a table of Tiki Topple with two seats, or what is said, and give its id."""
        wanted = {"game": "tiki-topple", "players": 2, **more}
        made = await self.ask("POST", "/api/tables", wanted, token, address)
        return str(made.get("id") or refuse())

    def socket(self, table: str, address: str = ATTACKER) -> connect:
        """Open a WebSocket to a table; it is an asynchronous context."""
        return socket(self.url, table, address)

    async def again(self, one_try: Callable[[], Awaitable[None]], pause: float = 0.01) -> None:
        """Do something over and over for as long as the attack lasts, whatever becomes of it."""
        while True:
            try:
                await one_try()
            except LOST as error:
                self.counts[type(error).__name__] += 1
            await asyncio.sleep(pause)


def refuse() -> NoReturn:
    """Say that the server did not do it; why was counted."""
    raise ConnectionRefusedError


def addresses(many: int, different: int) -> list[str]:
    """List addresses of attackers, so many with so many different ones among them."""
    return [f"127.0.6.{1 + number % different}" for number in range(many)]


async def together(attempts: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run many attempts at once."""
    async with asyncio.TaskGroup() as group:
        for attempt in attempts:
            group.create_task(attempt)
