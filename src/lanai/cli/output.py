"""How the commands speak: errors in one sentence, exit codes, the version line."""

from __future__ import annotations

import sys
from typing import Final

import lanai
from lanai.core import rng
from lanai.texts import Texts

OK: Final = 0
FAULT: Final = 1
USAGE: Final = 2
BOT_FAILED: Final = 3
INTERRUPTED: Final = 130


def is_compiled() -> bool:
    """Tell whether the engine runs compiled."""
    return not (rng.__file__ or "").endswith(".py")


def build() -> str:
    """Name the build: compiled or interpreted."""
    return "compiled" if is_compiled() else "interpreted"


def version_line() -> str:
    """Write the version with how the engine runs."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    return f"lanai {lanai.__version__} ({build()}, Python {python})"


def fail(texts: Texts, reason: str, **args: object) -> None:
    """Say what went wrong on the error output."""
    complain(texts(reason, **args))


def complain(sentence: str) -> None:
    """Write one sentence to the error output."""
    print(f"lanai: {sentence}", file=sys.stderr)
