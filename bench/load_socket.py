"""A socket that costs the load generator little: frames are cut by hand, and read only in part."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

HANDSHAKE: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: bGFuYWkgbGFuYWkgbGFuYQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
NO_MASK: Final = bytes(4)  # a mask of zeros is a mask: the payload stays as it is
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class LoadSocket(asyncio.Protocol):
    """One connection to a table. `take` gets every message as bytes, `lost` hears of its end."""

    def __init__(
        self, host: str, table: str, take: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self.host: Final = host
        self.table: Final = table
        self.take: Final = take
        self.lost: Final = lost
        self.open: Final = asyncio.get_running_loop().create_future()
        self.closing = False
        self.rest = b""
        self.transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(HANDSHAKE.format(table=self.table, host=self.host).encode())

    def connection_lost(self, _error: Exception | None) -> None:
        """Hear that the line is dead; nobody is told who has hung up, or was not let in."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("not let in"))
        elif not self.closing and self.open.exception() is None:
            self.lost()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        size = len(text)
        head = bytes((128 | kind, 128 | size)) if size < 126 else (
            bytes((128 | kind, 128 | 126)) + size.to_bytes(2, "big")
        )  # fmt: skip
        self.transport.write(head + NO_MASK + text)

    def hang_up(self) -> None:
        """Close politely."""
        self.closing = True
        self.send(b"\x03\xe8", CLOSE)

    def data_received(self, data: bytes) -> None:
        """Cut what has come into messages."""
        buffer = self.rest + data if self.rest else data
        if not self.open.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head))
                self.transport.close()
                return
            self.open.set_result(None)
        self.rest = buffer[self._cut(buffer) :]

    def _cut(self, buffer: bytes) -> int:
        """Take all whole frames, and give where the first one begins that is not whole."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                start = at + (4 if size == 126 else 10)
                if start > end:
                    break
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if start + size > end:
                break
            self._frame(buffer[at] & 15, buffer[start : start + size])
            at = start + size
        return at

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.take(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.transport.close()
