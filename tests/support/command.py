"""Runs the `lanai` command as a user would, in a process of its own.

To start Python and load Lanai takes most of a second, what a command does some milliseconds. So one
process has all but the commands loaded, and every command is run by a copy of it.
"""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

LOADED = (
    "babel.core", "importlib.readers", "prompt_toolkit.shortcuts", "pydantic.type_adapter",
    "pydantic.types", "rich.markdown", "rich.progress", "rich.table", "tomllib", "typer.rich_utils",
    "lanai.arena.simulate", "lanai.arena.tournament", "lanai.terminal.session", "lanai.texts",
    "lanai.games.moluku.game", "lanai.games.moonshine.game", "lanai.games.tiki_topple.game",
)  # fmt: skip
PATIENCE = 300.0
TOO_SLOW = 124


def lanai(
    *arguments: str | Path,
    stdin: str = "",
    home: Path | None = None,
    lang: str = "en",
    columns: int = 100,
    more: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.CompletedProcess[str]:
    """Run the command, in an environment with more if given, and wait for its end."""
    environment = {**os.environ, "LANAI_LANG": lang, "COLUMNS": str(columns), **more}
    if home is not None:
        environment["HOME"] = environment["XDG_STATE_HOME"] = str(home)
    with TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("in", "out", "err")]
        streams[0].write_text(stdin, encoding="utf-8")
        request = {
            "arguments": list(map(str, arguments)),
            "environment": environment,
            "folder": os.getcwd(),
            "streams": list(map(str, streams)),
        }
        code = ask(request)
        output, errors = (file.read_text(encoding="utf-8") for file in streams[1:])
    return subprocess.CompletedProcess(list(arguments), code, output, errors)


def ask(request: dict[str, Any]) -> int:
    """Let a copy of the loaded process do something, and give its exit code."""
    loaded = loaded_process()
    assert loaded.stdin is not None and loaded.stdout is not None
    loaded.stdin.write(json.dumps(request) + "\n")
    loaded.stdin.flush()
    return int(loaded.stdout.readline())


@cache
def loaded_process() -> subprocess.Popen[str]:
    """Start the process that is copied; it ends with the tests, when nobody can ask it any more."""
    return subprocess.Popen(
        [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def answer_requests() -> None:
    """Run a copy of this process for each request, and write its exit code."""
    for module in LOADED:
        import_module(module)
    gc.freeze()
    for line in sys.stdin:
        copy = os.fork()
        if copy == 0:
            run(json.loads(line))
            return
        print(code_of(copy), flush=True)


def run(request: dict[str, Any]) -> None:
    """Be the command."""
    for number, stream in enumerate(request["streams"]):
        os.dup2(os.open(stream, os.O_RDWR | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w", 1)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sys.path.extend(path for path in paths if path and path not in sys.path)
    random.seed()
    # As with `python -m lanai`; a shell that completes a line goes by the name.
    name = "lanai" if "_LANAI_COMPLETE" in os.environ else "__main__.py"
    sys.argv = [name, *request["arguments"]]
    import_module("lanai.cli.main").main()


def code_of(process: int) -> int:
    """Wait for the end of a process, but not for ever."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.kill(process, 9)
    os.waitpid(process, 0)
    return TOO_SLOW


if __name__ == "__main__":
    answer_requests()
