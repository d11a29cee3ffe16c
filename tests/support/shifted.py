"""`lanai` with the time of day moved by the milliseconds in a file, which may change meanwhile."""

from __future__ import annotations

import sys
import time
from pathlib import Path


def run(file: Path) -> None:
    """Run the command that the arguments after the file name."""
    time_ns, seconds = time.time_ns, time.time
    time.time_ns = lambda: time_ns() + int(file.read_text()) * 1_000_000
    time.time = lambda: seconds() + int(file.read_text()) / 1000

    from lanai.cli.main import main  # noqa: PLC0415

    main()


if __name__ == "__main__":
    run(Path(sys.argv.pop(1)))
