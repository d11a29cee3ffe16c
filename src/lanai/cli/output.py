"""How the commands speak: errors in one sentence, exit codes, the version line."""

from __future__ import annotations

import errno
import os
import sys
from typing import Final

import lanai
from lanai.cli.language import T
from lanai.core import rng
from lanai.games import registry

OK: Final = 0
FAULT: Final = 1
USAGE: Final = 2
BOT_FAILED: Final = 3
INTERRUPTED: Final = 130

UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS)
"""Errors of a disk that is full or failing: no fault of ours, nor of a game."""


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


def complain(sentence: str) -> None:
    """Write one sentence to the error output."""
    print(f"lanai: {sentence}", file=sys.stderr)


def flush() -> None:
    """Write all that was printed, while it can still be said that this fails."""
    if sys.stdout is not None:
        sys.stdout.flush()


def say_no_more() -> None:
    """Drop what could not be printed: Python would try once more at the very end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain_of_broken_games() -> None:
    """Say which game packages do not load, and why."""
    for fault in registry().faults.values():
        complain(T.error(fault))


def short_name(bot: str) -> str:
    """Name a bot in a table: a user's own by its class alone.

    >>> short_name("bots/mine.py:Clever"), short_name("medium")
    ('Clever', 'medium')
    """
    path, _, name = bot.rpartition(":")
    return name if path.endswith(".py") else bot
