"""The servers that are measured, each a process of its own, and the load on them."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import psutil

HERE = Path(__file__).parent
PEER = HERE / "peers" / "boardgame_io"
PEER_BUILD = HERE.parent / ".build" / "boardgame-io"
PEER_PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4")
PATIENCE = 60.0
NO_LIMITS: dict[str, object] = {
    "rate": 10**9,
    "burst": 10**9,
    "address_rate": 10**9,
    "address_burst": 10**9,
    "connections_per_address": 10**6,
    "table_rate": 10**9,
    "table_burst": 10**9,
    "bot_processes": 1,
}


class Served:
    """A running server and what it has used so far."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url
        self.watched = psutil.Process(process.pid)

    @property
    def cpu(self) -> float:
        """Give the seconds of processor time used."""
        used = self.watched.cpu_times()
        return float(used.user + used.system)

    @property
    def memory(self) -> int:
        """Give the bytes of memory held."""
        return int(self.watched.memory_info().rss)


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a command for the length of a block, then kill it: nothing may depend on a clean end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def open_few_files() -> None:
    """Set the limit of open files to what it usually is; the hard one stays, as it usually does."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))


@contextmanager
def lanai(data: Path, *arguments: str, **settings: object) -> Iterator[Served]:
    """Serve tables without limits, from a folder of its own."""
    with limited(data, *arguments, **{**NO_LIMITS, **settings}) as served:
        yield served


@contextmanager
def limited(data: Path, *arguments: str, **settings: object) -> Iterator[Served]:
    """Serve tables with the limits that a host gets by default."""
    given = {f"LANAI_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "lanai", "serve", "--port", "0", "--data", str(data)]
    environment = {**os.environ, "LANAI_LANG": "en", **given}
    with running([*command, *arguments], env=environment, preexec_fn=open_few_files) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, line
        yield Served(process, line[line.index("http://") :].split()[0])


class Loaded(Protocol):
    """What load can be put on: one server, or many behind one address."""

    @property
    def url(self) -> str: ...

    @property
    def cpu(self) -> float: ...


def load(
    served: Loaded, mode: str, tables: int, seconds: float, *more: str,
    meters: Mapping[str, Callable[[], float]] | None = None,
    begun: Callable[[], object] = lambda: None,
) -> dict[str, Any]:  # fmt: skip
    """Run the load generator; its result gets the server's processor time for each move.

    Meters are read like the processor and divided by the moves; `begun` is called when it counts.
    """
    command = [sys.executable, str(HERE / "load.py"), served.url, mode, str(tables), str(seconds)]
    return measured(served, [*command, *more], meters, begun)


def measured(
    served: Loaded, command: list[str],
    meters: Mapping[str, Callable[[], float]] | None = None,
    begun: Callable[[], object] = lambda: None,
    **environment: Any,
) -> dict[str, Any]:  # fmt: skip
    """Run a load generator, and measure what the server uses while it counts."""
    read = {"cpu_us": lambda: served.cpu * 1e6, **(meters or {})}
    with running(command, **environment) as process:
        assert process.stdout is not None
        ready = process.stdout.readline()
        before, at = {name: meter() for name, meter in read.items()}, time.perf_counter()
        begun()
        line = process.stdout.readline()
        assert ready and line, f"the load generator has ended with {process.wait(PATIENCE)}"
        found: dict[str, Any] = json.loads(line)
        used, passed = served.cpu - before["cpu_us"] / 1e6, time.perf_counter() - at
        spent = {name: (meter() - before[name]) / found["moves"] for name, meter in read.items()}
    return {**found, **spent, "core": used / passed}


@contextmanager
def holding(served: Loaded, tables: int, *more: str) -> Iterator[None]:
    """Keep tables with all their sockets open for the length of a block."""
    command = [sys.executable, str(HERE / "load.py"), served.url, "hold", str(tables), "0"]
    with running([*command, *more], stdin=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stdin is not None
        assert process.stdout.readline(), "the load generator has ended"
        yield
        process.stdin.close()


# The peer


def install_peer() -> None:
    """Get boardgame.io from npm, once."""
    if not (PEER_BUILD / "node_modules" / "boardgame.io").exists():
        PEER_BUILD.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PEER_PACKAGES]
        subprocess.run([*command, "--prefix", str(PEER_BUILD)], check=True)


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def peer(tables: int, seconds: float) -> dict[str, Any]:
    """Measure the boardgame.io server in a closed loop."""
    environment = {**os.environ, "NODE_PATH": str(PEER_BUILD / "node_modules")}
    environment["NODE_ENV"] = "production"
    port = str(free_port())
    with running(["node", str(PEER / "server.cjs"), port], env=environment) as process:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            assert process.poll() is None
        command = ["node", str(PEER / "load.cjs"), port, str(tables), str(seconds)]
        return measured(Served(process, ""), command, env=environment)
