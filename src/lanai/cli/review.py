"""`lanai review`: what of a game was luck, and what was decided."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console

from lanai.bots.review import Review, pictures
from lanai.cli import completion
from lanai.cli.files import read_text
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.output import FAULT, complain
from lanai.core.errors import LanaiError, SetupError
from lanai.core.verify import Verdict, verify
from lanai.games import find
from lanai.terminal.review import ReviewScreen
from lanai.terminal.screen import Screen


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai review my-game.lanai.jsonl",
        "lanai review my-game.lanai.jsonl --seat 0",
        "lanai review my-game.lanai.jsonl --samples 500000 --json",
    )
    app.command("review", help=T("cli-review"), epilog=epilog)(run)


def run(
    file: Annotated[str, typer.Argument(help=T("cli-file"), autocompletion=completion.records)],
    seat: Annotated[int | None, typer.Option(help=T("cli-review-seat"), min=0)] = None,
    samples: Annotated[int, typer.Option(help=T("cli-review-samples"), min=0)] = 0,
    seed: Annotated[int, typer.Option(help=T("cli-review-seed"), min=0, max=2**31 - 1)] = 0,
    plain: Annotated[bool, typer.Option("--plain", help=T("cli-plain"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """Review a recorded game."""
    verdict = verify(read_text(file), find)
    last = len(verdict.record.players) - 1
    if seat is not None and seat > last:
        raise SetupError("review-no-seat", {"seat": seat, "last": last})
    try:
        found = look_back(verdict, samples, seed, quiet=as_json)
    except LanaiError as error:
        complain(T.error(error))
        raise typer.Exit(FAULT) from None
    if as_json:
        print(json.dumps(found.json(), ensure_ascii=False))
        return
    shown = ReviewScreen(verdict.state.game, verdict.record, found, Screen(T, plain=plain))
    shown.show(list(range(last + 1)) if seat is None else [seat])


def look_back(verdict: Verdict, samples: int, seed: int, *, quiet: bool) -> Review:
    """Make the review, and say on a terminal how far it is."""
    with telling(quiet=quiet) as tell:
        found: Review | None = None
        for found in pictures(verdict.record, verdict.state.game, samples=samples, seed=seed):
            tell(found)
    assert found is not None
    return found


@contextmanager
def telling(*, quiet: bool) -> Iterator[Callable[[Review], None]]:
    """Show on the error output of a terminal that something is happening."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    with Console(stderr=True).status(T("review-thinking", percent=0)) as status:
        yield lambda review: status.update(T("review-thinking", percent=int(100 * review.done)))
