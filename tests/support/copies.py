"""Starts servers as copies of a process that has already loaded what they need.

To start Python and load the server takes most of a second of processor time, what a test asks of
it often less. A copy is a process like any other: it is killed, waited for and looked at.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any

LOADED = (
    "babel.core", "importlib.readers", "pydantic.type_adapter", "pydantic.types", "tomllib",
    "typer.rich_utils", "rich.markdown", "uvloop", "httptools", "websockets.asyncio.server",
    "uvicorn.protocols.http.httptools_impl", "uvicorn.lifespan.on", "lanai.server.run",
    "lanai.games.moluku.game", "lanai.games.moonshine.game", "lanai.games.tiki_topple.game",
)  # fmt: skip
# Whose parent has ended is given to this process, which can wait for it like for a child.
PR_SET_CHILD_SUBREAPER = 36
MOST_BYTES = 1 << 20
LOADED_WITH = os.environ.get("PYTHONPATH")


class Copy:
    """A running copy: what tests use of a `subprocess.Popen`."""

    def __init__(self, pid: int, stdout: TextIOWrapper, stderr: TextIOWrapper) -> None:
        self.pid = pid
        self.stdout = stdout
        self.stderr = stderr
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Give the exit code if it has ended."""
        if self.returncode is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            if ended:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait for its end."""
        deadline = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("lanai serve", timeout)
            time.sleep(0.005)
        return code

    def send_signal(self, which: signal.Signals) -> None:
        """Send it a signal."""
        if self.poll() is None:
            os.kill(self.pid, which)

    def kill(self) -> None:
        """Kill it."""
        self.send_signal(signal.SIGKILL)


def runs(pid: int) -> bool:
    """Tell whether a process has not ended, though nobody may have asked how."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return not stat.rpartition(")")[2].startswith(" Z")


def start(arguments: list[str], environment: dict[str, str]) -> Copy | subprocess.Popen[str]:
    """Start `lanai` with these arguments: a copy where that is the same as a new process."""
    if sys.platform != "linux" or environment.get("PYTHONPATH") != LOADED_WITH:
        return subprocess.Popen(
            [sys.executable, "-m", "lanai", *arguments], env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
    streams = [os.pipe(), os.pipe()]
    request = {"arguments": arguments, "environment": environment, "folder": os.getcwd()}
    line, _ = loaded_process()
    socket.send_fds(line, [json.dumps(request).encode()], [written for _, written in streams])
    pid = int(line.recv(MOST_BYTES))
    for _, written in streams:
        os.close(written)
    stdout, stderr = (os.fdopen(read, encoding="utf-8") for read, _ in streams)
    return Copy(pid, stdout, stderr)


@cache
def loaded_process() -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """Start the process that is copied; it ends with the tests, when their end of the line does."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, __file__, str(theirs.fileno())]
        return ours, subprocess.Popen(command, pass_fds=[theirs.fileno()])


def answer_requests(line: socket.socket) -> None:
    """Start a copy of this process for each request, and write its number."""
    for module in LOADED:
        import_module(module)
    gc.freeze()
    while True:
        request, streams, _, _ = socket.recv_fds(line, MOST_BYTES, 2)
        if not request:
            return None
        between = os.fork()
        if between == 0:
            copy = os.fork()
            if copy == 0:
                line.close()
                return run(json.loads(request), streams)
            line.send(str(copy).encode())
            os._exit(0)  # so that the copy is handed up
        os.waitpid(between, 0)
        for stream in streams:
            os.close(stream)


def run(request: dict[str, Any], streams: list[int]) -> None:
    """Be the command."""
    for number, stream in enumerate(streams, start=1):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", 1)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    random.seed()
    sys.argv = [str(Path(sys.prefix, "bin", "lanai")), *request["arguments"]]
    import_module("lanai.cli.main").main()


if __name__ == "__main__":
    answer_requests(socket.socket(fileno=int(sys.argv[1])))
