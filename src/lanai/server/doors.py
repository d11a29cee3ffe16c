"""The doors: how many may come in, and how long each may take to say what it wants.

uvicorn waits for ever for the rest of a request. A thousand halves of one are then enough to shut
everybody else out, so every connection is counted as it comes, and each half has its time.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final, Literal

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lanai.server.limits import Counts, neighbourhood
from lanai.server.logs import Seldom, warn
from lanai.server.metrics import TCP_CONNECTIONS, TURNED_AWAY
from lanai.server.settings import Settings
from lanai.server.waiting_line import WaitingLine

OWN_FILES: Final = 128
"""Files that the server keeps for itself: storage, workers, the page."""
ENDLESS_FILES: Final = 1_048_576
"""What is taken where the system sets no limit."""
UNREAD_SECONDS: Final = 30.0
"""For how long an answer may lie unread before the line is cut."""
LINGER_SECONDS: Final = 5.0
"""For how long the last words to a client may lie unread."""
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

KNOWN: Final = 1000
"""Addresses of which it is remembered whether they are a proxy's: to read one takes longer than all
else at the door, and a crowd comes through the same proxy."""
PROXY_SECONDS: Final = 75
"""For how long a proxy may keep an idle connection: longer than proxies do, so that none sends a
request just when it is hung up on."""

Owed = Literal["headers", "body"]


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows it, and tell how many."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # on Windows, where there is no such limit
        return ENDLESS_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENDLESS_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
    return most


def most_connections(wanted: int, files: int) -> int:
    """Tell how many connections are taken: no more than there are files for.

    >>> most_connections(50_000, 1_024), most_connections(50_000, 1_000_000)
    (896, 50000)
    """
    return max(1, min(wanted, files - OWN_FILES))


class Proxies:
    """The addresses whose word is taken for where a request comes from."""

    def __init__(self, listed: str) -> None:
        self.all: Final = listed == "*"
        parts = [] if self.all else listed.split(",")
        self.networks: Final = [ip_network(part.strip(), strict=False) for part in parts]
        self.is_proxy: Final = lru_cache(KNOWN)(self._is_proxy)

    def __contains__(self, host: str) -> bool:
        """Tell whether an address is one of a proxy."""
        return self.is_proxy(host)

    def _is_proxy(self, host: str) -> bool:
        try:
            return self.all or any(ip_address(host) in network for network in self.networks)
        except ValueError:
            return False


class Doors:
    """Counts every connection in and out.

    All that come through a proxy come from its address. They are counted only in all here, and by
    the addresses that the proxy tells once they have said what they want.
    """

    def __init__(self, settings: Settings, most: int) -> None:
        self.most: Final = most
        self.header_seconds: Final = settings.header_seconds
        self.body_seconds: Final = settings.body_seconds
        self.proxies: Final = Proxies(settings.proxies)
        self.by_address: Final = Counts(settings.connections_per_address)
        self.inside: Final[dict[asyncio.BaseTransport, str | None]] = {}
        self.told: Final = Seldom()

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Let a connection in, or not."""
        if len(self.inside) >= self.most:
            self._turn_away("full", self.most)
            return False
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        address = None if host in self.proxies else neighbourhood(host)
        if address is not None and not self.by_address.enter(address):
            self._turn_away("address", self.by_address.most, address)
            return False
        self.inside[transport] = address
        TCP_CONNECTIONS.set(len(self.inside))
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Let a connection go, if it ever was let in."""
        address = self.inside.pop(transport, None)
        if address is not None:
            self.by_address.leave(address)
        TCP_CONNECTIONS.set(len(self.inside))

    def _turn_away(self, why: str, most: int, address: str | None = None) -> None:
        TURNED_AWAY.labels(why).inc()
        if self.told.is_due(why, asyncio.get_running_loop().time()):
            warn("turned-away", why=why, most=most, address=address)


class Config(uvicorn.Config):
    """What uvicorn is told, with the doors, and the line of those who are inside."""

    def __init__(self, app: Any, doors: Doors, **more: Any) -> None:
        super().__init__(app, http=Door, **more)
        self.doors: Final = doors
        self.line: Final = WaitingLine()


class Door(HttpToolsProtocol):
    """One connection that speaks HTTP. What is owed of a request has its time, however it drips.

    The time for the headers begins with the connection, and after a request with the next byte.
    """

    config: Config
    owed: Owed | None = "headers"
    watched: Owed | None = None
    silent = True
    timer: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, or be sent away."""
        self.transport = transport
        if not self.config.doors.enter(transport):
            transport.abort()
            return
        super().connection_made(transport)
        if self.config.doors.inside[transport] is None:
            self.timeout_keep_alive = PROXY_SECONDS
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self.config.doors.leave(self.transport)
        self._owe_nothing()
        self._be_read()
        super().connection_lost(exc)

    # What comes

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        self.silent = False
        self.owed = self.owed or "headers"
        super().data_received(data)
        self._watch()

    def on_message_begin(self) -> None:
        """Begin a request."""
        self.owed = "headers"
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self.owed = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Owe nothing any more."""
        self._owe_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the line over to a socket, which leaves by these doors too."""
        self._owe_nothing()
        super().handle_websocket_upgrade()

    def _watch(self) -> None:
        """Give what is owed its time, once."""
        if self.owed == self.watched or self.transport.is_closing():
            return
        self._stop_timer()
        self.watched = self.owed
        doors = self.config.doors
        seconds = doors.header_seconds if self.owed == "headers" else doors.body_seconds
        self.timer = self.loop.call_later(seconds, self._be_late)

    def _owe_nothing(self) -> None:
        self._stop_timer()
        self.owed = self.watched = None

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _be_late(self) -> None:
        """Say that the rest did not come, unless nothing came or an answer is under way."""
        TURNED_AWAY.labels(str(self.watched)).inc()
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and not self.cycle.response_started:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            answering = False
        if not self.silent and not answering:
            self.transport.write(LATE)
        self._close()

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP."""
        TURNED_AWAY.labels("garbage").inc()
        super().send_400_response(msg)

    # What goes

    def on_response_complete(self) -> None:
        """See that the last answer is read."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._expect_reading(UNREAD_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        """Hang up on who wants nothing more."""
        self._close()

    def pause_writing(self) -> None:
        """Wait for the client to read."""
        super().pause_writing()
        self._expect_reading(UNREAD_SECONDS)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._be_read()

    def _close(self) -> None:
        self.transport.close()
        self._expect_reading(LINGER_SECONDS)

    def _expect_reading(self, seconds: float) -> None:
        self._be_read()
        self.unread = self.loop.call_later(seconds, self._cut)

    def _be_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _cut(self) -> None:
        TURNED_AWAY.labels("unread").inc()
        self.transport.abort()
