"""uvicorn's WebSocket with a shorter way out: letters go at once, several with one write."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "lanai.pipe"
"""Where the application finds the pipe in the scope of a socket."""


class Pipe(WebSocketsSansIOProtocol):
    """One socket. ASGI's own way out would need a task for each socket and letter by letter."""

    drained: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Show the pipe to the application."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    @property
    def open(self) -> bool:
        """Tell whether the client is there."""
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    @property
    def flows(self) -> bool:
        """Tell whether letters would go out: the client is there, and reads."""
        return self.open and self.writable.is_set()

    def post(self, letters: Iterable[bytes]) -> None:
        """Send letters now."""
        for letter in letters:
            self.conn.send_text(letter)
        self.transport.write(b"".join(self.conn.data_to_send()))

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
