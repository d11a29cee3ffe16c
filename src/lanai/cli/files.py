"""Reading and writing files for the commands, with errors in one sentence."""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path

from lanai.arena.rows import check_table
from lanai.core.errors import LanaiError, RecordError, SetupError
from lanai.core.record import SUFFIX


def read_text(name: str) -> str:
    """Read the text of a record from a file, or from standard input for `-`.

    A file that cannot be opened is not the record's fault; bytes that are no text are.
    """
    try:
        data = read_input() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        details: dict[str, object] = {"file": name, "error": error.strerror or str(error)}
        raise LanaiError("file-unreadable", details) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "record-not-text") from None


def read_input() -> bytes:
    """Read standard input; nothing where it was closed."""
    return sys.stdin.buffer.read() if sys.stdin else b""


def check_writable(folder: Path) -> None:
    """Make a folder and see that it can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".lanai-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise unwritable(folder, error) from None


def unwritable(path: Path, error: OSError) -> LanaiError:
    """Say why something cannot be written."""
    return LanaiError("file-unwritable", {"file": str(path), "error": error.strerror or str(error)})


def check_table_file(file: Path) -> None:
    """See that a table of games can be written to a file, before they are played."""
    check_table(file)
    check_folder_of(file)


def check_folder_of(file: Path) -> None:
    """See that a file can be written into its folder, which must be there."""
    if not os.path.exists(file.parent):
        raise SetupError("table-no-folder", {"file": file.name, "folder": str(file.parent)})
    check_writable(file.parent)
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        file.with_name(f"{file.name}.part").exists()  # no file can have a name that is too long
    except OSError as error:
        raise unwritable(file, error) from None


def kept_game(game: str) -> Path:
    """Name the file that a new game is kept in."""
    state = os.environ.get("XDG_STATE_HOME", "")
    if not os.path.isabs(state):  # nor does any other program heed it then
        state = str(Path.home() / ".local" / "state")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return Path(state) / "lanai" / f"{game}-{stamp}-{os.getpid()}{SUFFIX}"
