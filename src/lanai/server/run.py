"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from lanai.core.errors import Args, LanaiError, SetupError
from lanai.server import logs
from lanai.server.app import make_app
from lanai.server.doors import Config, Doors, most_connections, raise_file_limit
from lanai.server.house import House
from lanai.server.live import GOING_AWAY
from lanai.server.pipe import Pipe
from lanai.server.settings import Settings
from lanai.server.store import make_store
from lanai.server.workers import Processes

MESSAGE_BYTES: Final = 16 * 1024
PING_SECONDS: Final = 20.0
STOP_SECONDS: Final = 5
BACKLOG: Final = 2048
ANY_ADDRESS: Final = ("0.0.0.0", "::")
ELSEWHERE: Final[dict[int, str]] = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that are reserved for examples, and outside of every local network."""
SWITCH_SECONDS: Final = 0.0005
"""After which a busy server lets the thread go on that has waited for the disk."""
GARBAGE: Final = (25_000, 0, 600)
"""New objects after which cycles are looked for among them, every other time also among those that
were new the last time, and seldom among all: there are few, and looking at half a million objects
halts play for 0.3 s. With fewer objects, what is on its way to the store while many play would be
looked at again and again for nothing; with more, everybody is halted for longer."""

Ready = Callable[[str], None]


class Serving(uvicorn.Server):
    """A server that hangs up politely before it stops."""

    def __init__(self, config: uvicorn.Config, hall: House) -> None:
        super().__init__(config)
        self.hall: Final = hall

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on Ctrl+C and on SIGTERM: both are how a server is meant to end."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self.handle_exit, number, None)
            except NotImplementedError:  # on Windows
                signal.signal(number, self.handle_exit)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody that the server goes away; they come back by themselves."""
        await self.hall.hang_up(GOING_AWAY)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Take the port, or raise SetupError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends small answers at once (TCP_NODELAY) only where the protocol is named
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        where: Args = {"host": settings.host, "port": str(settings.port), "error": reason}
        raise SetupError("serve-address", where) from None
    return listener


def address_of(listener: socket.socket, settings: Settings) -> str:
    """Write the address that people open."""
    host = own_address(listener.family) if settings.host in ANY_ADDRESS else settings.host
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{listener.getsockname()[1]}"


def own_address(family: int) -> str:
    """Find the address by which others reach this machine, or the one by which it does itself."""
    with socket.socket(family, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect((ELSEWHERE[family], 9))  # sends nothing: it only chooses the way
            return str(way_out.getsockname()[0])
        except OSError:
            return "::1" if family == socket.AF_INET6 else "127.0.0.1"


def config_of(hall: House, doors: Doors) -> Config:
    """Set uvicorn up around a hall."""
    return Config(
        make_app(hall),
        doors,
        ws=Pipe,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=hall.settings.proxies,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


async def serve(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    """Serve until a signal comes; raises LanaiError when it cannot even begin."""
    logs.set_up(settings.log_level)
    store = make_store(settings.database or settings.data)
    hall = House(store, Processes(settings.bot_processes), settings)
    try:
        await hall.open()
    except LanaiError:
        await hall.caretaker.close()
        hall.workers.close()
        raise
    files = raise_file_limit()
    doors = Doors(settings, most_connections(settings.connections, files))
    logs.note("listening", files=files, connections=doors.most)
    ready(address_of(listener, settings))
    await Serving(config_of(hall, doors), hall).serve(sockets=[listener])


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Make uvloop's loop; asyncio's own, which carries fewer people, on systems that lack it."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def run(settings: Settings, ready: Ready) -> None:
    """Take the port and serve."""
    listener = listen(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(serve(settings, listener, ready))
