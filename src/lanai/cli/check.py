"""`lanai check`: whether a game keeps what everybody relies on."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding

from lanai.cli import completion
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.output import FAULT
from lanai.conformance.suite import Finding, examine
from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.core.fairness import LARGEST_SEED
from lanai.games import find
from lanai.terminal.boards.examined import boards_are_drawn
from lanai.terminal.output import Output
from lanai.texts.titles import title_of

FIRST_SEEDS = LARGEST_SEED // 2
"""The largest seed to begin with: every run takes the next one."""


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(T("cli-examples"), "lanai check my-game", "lanai check my-game --runs 500")
    app.command("check", help=T("cli-check-game"), epilog=epilog)(run)


def run(
    game: Annotated[str, typer.Argument(help=T("cli-game"), autocompletion=completion.games)],
    runs: Annotated[int, typer.Option(help=T("cli-check-runs"), min=1)] = 20,
    seed: Annotated[int, typer.Option(help=T("cli-check-seed"), min=0, max=FIRST_SEEDS)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """Check a game."""
    rules = installed(game)
    console = Output(highlight=False)
    findings: list[Finding] = []
    for finding in examine(rules, runs, seed, more=(boards_are_drawn,)):
        if not as_json:
            show(console, finding, again=finding.fault in [each.fault for each in findings])
        findings.append(finding)
    broken = sum(finding.fault is not None for finding in findings)
    if as_json:
        print(json.dumps([asdict(finding) for finding in findings], indent=2))
    elif broken:
        console.print(T("check-faults", game=title_of(rules, T), count=broken), style="bold yellow")
    else:
        console.print(T("check-fine", game=title_of(rules, T)), style="bold")
    if broken:
        raise typer.Exit(FAULT)


def installed(name: str) -> Game:
    """Find a game; one that lies here and is not installed yet is told how to be."""
    try:
        return find(name)
    except SetupError as error:
        if error.reason == "setup-game" and Path(name, "pyproject.toml").is_file():
            raise SetupError("check-not-installed", {"game": name}) from None
        raise


def show(console: Console, finding: Finding, *, again: bool) -> None:
    """Show a promise, and below one that is broken how and where, or that it was said above."""
    if finding.fault is None:
        console.print(f"[green]✓[/] {finding.promise}")
        return
    console.print(f"[red]✗ {finding.promise}[/]")
    where = (f"({finding.where})",) if finding.where else ()
    for line in (T("check-again"),) if again else (finding.fault, *where):
        console.print(Padding(line, (0, 0, 0, 4)), markup=False)
