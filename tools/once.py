"""Run a command, unless all that it looks at is as it was when it last went well.

    tools/once.py .build/once/web web tests/golden -- make check-web

The first argument is the file that remembers it; the paths are files and folders.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MADE = {"node_modules", "__pycache__", "static", "lanai.egg-info"}
"""Folders that are made from what is looked at."""
CHOOSES = ("LANAI_SOAK", "PYTEST_ADDOPTS")
"""Variables that choose what is run of it."""


def files(path: Path) -> Iterator[Path]:
    """List the files of a path, in a fixed order."""
    if path.name in MADE:
        return
    if path.is_dir():
        for each in sorted(path.iterdir()):
            yield from files(each)
    else:
        yield path


def sum_of(paths: list[str], command: list[str]) -> str:
    """Sum up what the files hold, which Python runs, and the command with what chooses of it."""
    chosen = [os.environ.get(each) for each in CHOOSES]
    total = hashlib.sha256(repr((sys.version, command, chosen)).encode())
    for path in paths:
        for file in files(Path(path)):
            total.update(f"{file} {file.stat().st_size}\n".encode())
            total.update(file.read_bytes())
    return total.hexdigest()


def main(arguments: list[str]) -> int:
    """Run the command if need be, and give its exit code."""
    at = arguments.index("--")
    memory, paths, command = Path(arguments[0]), arguments[1:at], arguments[at + 1 :]
    seen = sum_of(paths, command)
    if memory.exists() and memory.read_text(encoding="utf-8") == seen:
        print(f"Nothing has changed since this went well: {' '.join(command)}")
        return 0
    done = subprocess.run(command, check=False).returncode
    if done == 0:
        memory.parent.mkdir(parents=True, exist_ok=True)
        memory.write_text(seen, encoding="utf-8")
    return done


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
