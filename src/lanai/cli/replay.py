"""`lanai replay`: see a recorded game again."""

from __future__ import annotations

from typing import Annotated

import typer

from lanai.cli import completion
from lanai.cli.files import read_text
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.output import INTERRUPTED
from lanai.core.contract import SPECTATOR
from lanai.core.errors import SetupError
from lanai.core.record import Record
from lanai.core.verify import verify
from lanai.games import find
from lanai.terminal.replay import OPEN, Replay
from lanai.terminal.screen import Screen


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai replay my-game.lanai.jsonl",
        "lanai replay my-game.lanai.jsonl --as 0 --plain",
    )
    app.command("replay", help=T("cli-replay"), epilog=epilog)(run)


def run(
    file: Annotated[str, typer.Argument(help=T("cli-file"), autocompletion=completion.records)],
    viewer: Annotated[str | None, typer.Option("--as", help=T("cli-replay-as"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=T("cli-plain"))] = False,
) -> None:
    """See a recorded game again."""
    verdict = verify(read_text(file), find)
    record = verdict.record
    who = read_viewer(record, viewer)
    try:
        Replay(verdict.state.game, record, who, Screen(T, plain=plain or file == "-")).run()
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(INTERRUPTED) from None


def read_viewer(record: Record, viewer: str | None) -> int:
    """Read who is looking; a finished game lies open unless somebody asks otherwise."""
    if viewer is None:
        return SPECTATOR if record.result is None else OPEN
    if viewer == "open":
        return OPEN
    if viewer == "spectator":
        return SPECTATOR
    last = len(record.players) - 1
    if viewer.isdecimal() and int(viewer) <= last:
        return int(viewer)
    raise SetupError("replay-no-seat", {"seat": viewer, "last": last})
