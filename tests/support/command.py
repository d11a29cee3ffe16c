"""Runs the `lanai` command as a user would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def lanai(
    *arguments: str | Path, stdin: str = "", home: Path | None = None, lang: str = "en"
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    environment = {**os.environ, "LANAI_LANG": lang, "COLUMNS": "100"}
    if home is not None:
        environment["XDG_STATE_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "lanai", *map(str, arguments)],
        input=stdin, capture_output=True, text=True, check=False, env=environment, timeout=120,
    )  # fmt: skip
