"""The progress bar of long commands, on the error output of a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lanai.cli.language import T


@contextmanager
def progress_of(total: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show a bar while games are played; call what is given with how many are done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = quiet or not sys.stderr.isatty()
    with Progress(
        *columns, console=Console(stderr=True), disable=hidden, transient=True
    ) as progress:
        task = progress.add_task(T("games-progress"), total=total)
        yield lambda done: progress.update(task, completed=done)
