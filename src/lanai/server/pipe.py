"""uvicorn's WebSocket with a shorter way in and out: most of what comes and goes is plain.

A frame of RFC 6455 is two bytes, a longer size if need be, the mask of a client, and the payload.
The library's own way through its parser, its frames and its queue costs more than all else that the
server does with a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

EXTENSION: Final = "lanai.pipe"
"""Where the application finds the pipe in the scope of a socket."""

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

    drained: Callable[[], None] | None = None
    in_step = True  # whether the library's parser stands between two frames, for all we know

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

    # In

    def data_received(self, data: bytes) -> None:
        """Take a short text by itself; all else goes to the library, whole frame by whole frame.

        Once a frame comes in parts, or with others, the library reads on by itself.
        """
        if self.handshake_initiated:
            self.in_step &= self.handshake_complete and is_one_short_frame(data)
            if self.in_step and self.open and data[0] == TEXT and self._take(data):
                return
        super().data_received(data)

    def _take(self, frame: bytes) -> bool:
        """Queue the text of a frame; False when it is not plain ASCII, and has to be checked."""
        text = apply_mask(frame[HEAD:], frame[2:HEAD])
        if not text.isascii():
            return False
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # Out

    def post(self, letters: Iterable[bytes]) -> None:
        """Send letters now, with one write."""
        self.transport.write(
            b"".join([part for letter in letters for part in (text_head(len(letter)), letter)])
        )

    def resume_writing(self) -> None:
        """Let the letters out that have waited for a slow reader."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

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
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
