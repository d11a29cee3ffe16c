"""uvicorn's WebSocket with a shorter way in and out: most of what comes and goes is plain.

A frame of RFC 6455 is two bytes, a longer size if need be, the mask of a client, and the payload.
The library's own way through its parser, its frames and its queue costs more than all else that the
server does with a message.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from lanai.server.doors import Config
from lanai.server.socket import EXTENSION

LAST: Final = 0x80
"""Says in a frame's first byte that no other frame continues it, without a kind."""
TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126
"""Sizes from here on are written in two or eight bytes more."""
HEAD: Final = 6
"""Bytes before the payload of a short frame of a client: kind, size, mask."""
MOST_WAITING: Final = 8
"""Messages that may wait for the application before the client has to."""
STALL_SECONDS: Final = 10.0
SLOWEST: Final = 4096
"""Bytes that a client has to read in that time while letters wait for it."""
GOODBYE_SECONDS: Final = 5.0


def text_head(size: int) -> bytes:
    """Write what comes before the payload of a text frame of the server."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def is_one_short_frame(data: bytes) -> bool:
    """Tell whether this is a single short frame of a client, whole and not part of a series."""
    return (
        len(data) >= HEAD
        and data[0] > LAST
        and data[1] >= MASKED
        and data[1] < MASKED + SHORT
        and len(data) == HEAD + data[1] - MASKED
    )


class Pipe(WebSocketsSansIOProtocol):
    """One socket. ASGI's own way out would need a task for each socket and letter by letter."""

    config: Config
    drained: Callable[[], None] | None = None
    stalled: Callable[[], None] | None = None
    looking: asyncio.TimerHandle | None = None
    in_step = True  # whether the library's parser stands between two frames, for all we know
    said: deque[bytes]  # texts that wait for their turn

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin with nothing said."""
        self.said = deque()
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Show the pipe to the application."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    @property
    def open(self) -> bool:
        """Tell whether the client is there."""
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    @property
    def flows(self) -> bool:
        """Tell whether letters would go out: the client is there, and reads."""
        return self.open and self.writable.is_set()

    @property
    def unread(self) -> int:
        """Count the bytes that were sent and that the client has not made room for."""
        return self.transport.get_write_buffer_size()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave by the doors that the connection came in by."""
        self.config.doors.leave(self.transport)
        self._look_no_more()
        self._go_on_at_once()
        super().connection_lost(exc)

    # In

    def data_received(self, data: bytes) -> None:
        """Take a short text by itself; all else goes to the library, whole frame by whole frame.

        Once a frame comes in parts, or with others, the library reads on by itself.
        """
        if self.handshake_initiated:
            self.in_step &= self.handshake_complete and is_one_short_frame(data)
            if self.in_step and self.open and data[0] == TEXT and self._take(data):
                return
        self._go_on_at_once()  # what the library reads comes after it
        super().data_received(data)

    def go_on(self) -> None:
        """Queue the first text that waits for its turn, if one still does."""
        if self.said:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": self.said.popleft()})

    def _go_on_at_once(self) -> None:
        while self.said:
            self.go_on()

    def _take(self, frame: bytes) -> bool:
        """Let a text wait for its turn; False when it is not plain ASCII, and has to be checked."""
        text = apply_mask(frame[HEAD:], frame[2:HEAD])
        if not text.isascii():
            return False
        self.said.append(text)
        self.config.line.join(self)
        if len(self.said) + self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # Out

    def post(self, letters: Iterable[bytes]) -> None:
        """Send letters now, with one write."""
        self.transport.write(
            b"".join([part for letter in letters for part in (text_head(len(letter)), letter)])
        )

    def pause_writing(self) -> None:
        """Hold letters back, and see whether the client reads at all."""
        super().pause_writing()
        self._look_later()

    def _look_later(self) -> None:
        self.looking = self.loop.call_later(STALL_SECONDS, self._look, self.unread - SLOWEST)

    def _look(self, most: int) -> None:
        if self.unread <= most:
            self._look_later()
        elif self.stalled is not None:
            self.stalled()

    def _look_no_more(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            self.looking = None

    def resume_writing(self) -> None:
        """Let the letters out that have waited for a slow reader."""
        super().resume_writing()
        self._look_no_more()
        if self.drained is not None:
            self.drained()

    def refuse(self, status: HTTPStatus) -> None:
        """Answer the handshake with an error."""
        self.conn.send_response(self.conn.reject(status, ""))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def hang_up(self, code: int) -> None:
        """Say goodbye, and cut the line soon after if the client does not answer or read."""
        if not self.open:
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
