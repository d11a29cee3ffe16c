"""Games in files: writing them whole, finding those to go on with, naming them for people."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from lanai.core.errors import LanaiError
from lanai.core.record import SUFFIX, Record, read

NEWEST: Final = 5
LOOKED_AT: Final = 50
"""How many kept files are opened at most to find unfinished ones."""


def write(path: Path, text: str) -> None:
    """Write a file, whole or not at all, or raise LanaiError."""
    try:
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LanaiError("file-unwritable", {"file": str(path), "error": reason}) from None


def save_as(name: str, text: str) -> Path:
    """Write a game where somebody wants it; only another game may be overwritten."""
    path = Path(os.path.expanduser(name))
    if os.path.exists(path) and read_record(path) is None:
        raise LanaiError("file-not-record", {"file": str(path)})
    write(path, text)
    return path


def read_record(path: Path) -> Record | None:
    """Read a file that may be a record; None when it is not."""
    if not path.is_file():
        return None
    try:
        return read(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, LanaiError):
        return None


def unfinished(folder: Path) -> list[tuple[Path, Record]]:
    """Find the newest games of a folder that are not over."""
    found = [file for file in folder.glob(f"*{SUFFIX}") if file.is_file()]
    files = sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)
    records = [(file, read_record(file)) for file in files[:LOOKED_AT]]
    open_ones = [(file, record) for file, record in records if record and not record.result]
    return open_ones[:NEWEST]


def shortened(path: Path) -> str:
    """Name a file with ~ for the home folder."""
    absolute = path.absolute()
    if absolute.is_relative_to(Path.home()):
        return f"~/{absolute.relative_to(Path.home())}"
    return str(path)


def command_to_go_on(path: Path) -> str:
    """Write the command that goes on with a kept game, in the way this program was called."""
    short = shortened(path)
    at_home = short.startswith("~/")
    file = f"~/{shlex.quote(short[2:])}" if at_home else shlex.quote(short)
    return f"{program()} play {file}"


def program() -> str:
    """Tell how this program was called, so that the same works again."""
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{_callable(sys.executable)} -m lanai"
    return _callable(sys.argv[0])


def _callable(file: str) -> str:
    """Name a program by its name alone where the shell finds it, else by its path."""
    name = Path(file).name
    found = shutil.which(name)
    if found is not None and Path(found).absolute() == Path(file).absolute():
        return shlex.quote(name)
    near = os.path.relpath(file)
    near = near if os.sep in near else os.path.join(os.curdir, near)
    return shlex.quote(min(near, os.path.abspath(file), key=len))
