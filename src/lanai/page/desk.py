"""The desk of a page: requests and sockets come as messages, and go through the server's routes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.types import Message, Scope

from lanai.server.guest_endpoints import GUEST_ENDPOINTS
from lanai.server.hall import Hall
from lanai.server.live import GOING_AWAY
from lanai.server.routes import api_routes, say_defect, say_http_error
from lanai.server.socket import EXTENSION
from lanai.server.table_endpoints import GAME_ENDPOINTS, TABLE_ENDPOINTS

ASGI: Final = {"version": "3.0", "spec_version": "2.4"}
ENDPOINTS: Final = (*GUEST_ENDPOINTS, *GAME_ENDPOINTS, *TABLE_ENDPOINTS)
"""What a page answers by itself. The rest needs other people, or somebody who runs a server."""


@dataclass(frozen=True)
class Answer:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """A socket that is a line of messages to the page: what is sent is there at once."""

    def __init__(self, say: Callable[[str], None], hung_up: Callable[[int], None]) -> None:
        self.say: Final = say
        self.hung_up: Final = hung_up
        self.drained: Callable[[], None] | None = None
        self.stalled: Callable[[], None] | None = None
        self.writable: Final = asyncio.Event()
        self.writable.set()
        self.open = True
        self.heard: Final[asyncio.Queue[Message]] = asyncio.Queue()

    @property
    def flows(self) -> bool:
        """Tell whether the page is there."""
        return self.open

    @property
    def unread(self) -> int:
        """Count nothing: a page reads whatever it is sent."""
        return 0

    def post(self, letters: Iterable[bytes]) -> None:
        """Send letters, each as a message of its own."""
        for letter in letters:
            self.say(letter.decode())

    def refuse(self, _status: HTTPStatus) -> None:
        """Hang up before the socket is open."""
        self.hang_up(GOING_AWAY)

    def hang_up(self, code: int) -> None:
        """Say goodbye."""
        if self.open:
            self.open = False
            self.hung_up(code)

    def end(self) -> None:
        """Hear that the page has hung up."""
        self.open = False
        self.heard.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})


class Desk:
    """Takes what the pages of a device ask, and answers it."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self.app: Final = Starlette(
            routes=api_routes(hall, ENDPOINTS),
            exception_handlers={HTTPException: say_http_error, Exception: say_defect},
        )
        self.wires: Final[dict[str, Wire]] = {}
        self.serving: Final[set[asyncio.Task[None]]] = set()

    async def ask(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Answer:
        """Answer a request."""
        begun: Message = {}
        parts: list[bytes] = []
        asked: list[Message] = [
            {"type": "http.request", "body": body},
            {"type": "http.disconnect"},
        ]

        async def receive() -> Message:
            return asked.pop(0)

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                begun.update(message)
            else:
                parts.append(message.get("body", b""))

        scope = {"type": "http", "method": method, "http_version": "1.1", **_scope(url, headers)}
        with suppress(Exception):  # it was said to be a defect, and is logged
            await self.app(scope, receive, send)
        told = {name.decode("latin-1"): value.decode("latin-1") for name, value in begun["headers"]}
        return Answer(begun["status"], told, b"".join(parts))

    def connect(
        self, name: str, url: str, say: Callable[[str], None], hung_up: Callable[[int], None]
    ) -> None:
        """Open a socket under a name."""
        wire = self.wires[name] = Wire(say, hung_up)
        wire.heard.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "extensions": {EXTENSION: wire}, **_scope(url, {})}
        task = asyncio.create_task(self._serve(name, scope, wire))
        self.serving.add(task)
        task.add_done_callback(self.serving.discard)

    async def _serve(self, name: str, scope: Scope, wire: Wire) -> None:
        async def send(_message: Message) -> None:
            """Do nothing: that a socket was taken is no news here."""

        try:
            await self.app(scope, wire.heard.get, send)
        finally:
            wire.hang_up(GOING_AWAY)
            del self.wires[name]

    def hear(self, name: str, text: str) -> None:
        """Take a message of a socket; one that was hung up on is not listened to."""
        if name in self.wires:
            self.wires[name].heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, name: str) -> None:
        """Hear that a page has closed a socket."""
        if name in self.wires:
            self.wires[name].end()


def _scope(url: str, headers: Mapping[str, str]) -> dict[str, Any]:
    path, _, query = url.partition("?")
    return {
        "asgi": ASGI,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": None,
        "server": None,
    }
