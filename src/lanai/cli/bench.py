"""`lanai bench`: the speed of the engine on this machine."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from lanai.arena.speed import Speed, measure
from lanai.cli import completion
from lanai.cli.language import T
from lanai.cli.options import A_DAY, examples
from lanai.cli.output import build, version_line
from lanai.games import all_games, find
from lanai.terminal.output import Output


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(T("cli-examples"), "lanai bench", "lanai bench tiki-topple --json")
    app.command("bench", help=T("cli-bench"), epilog=epilog)(run)


def run(
    game: Annotated[
        str | None, typer.Argument(help=T("cli-game"), autocompletion=completion.games)
    ] = None,
    seconds: Annotated[float, typer.Option(help=T("cli-bench-seconds"), min=0.01, max=A_DAY)] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """Measure the engine."""
    games = [find(game)] if game else [rules for _, rules in sorted(all_games().items())]
    speeds = [measure(rules, seconds) for rules in games]
    if as_json:
        print(json.dumps({"version": version_line(), "speeds": [asdict(each) for each in speeds]}))
        return
    Output(highlight=False).print(table_of(speeds))


def table_of(speeds: list[Speed]) -> Table:
    """Make the table of figures."""
    table = Table(title=T("bench-title", build=T(f"build-{build()}")), title_justify="left")
    table.caption_justify = "left"
    table.caption = "\n".join(
        T("bench-eager", game=speed.game, how=T(f"{speed.game}-eager"))
        for speed in speeds
        if speed.eager
    )
    table.add_column(T("bench-game"))
    for key in ("core", "driven", "copy", "redeal"):
        table.add_column(T(f"bench-{key}"), justify="right")
    for speed in speeds:
        table.add_row(
            f"{speed.game} ({speed.players})",
            T("bench-rate", rate=T.number(speed.core_moves_per_second)),
            T("bench-rate", rate=T.number(speed.driven_moves_per_second)),
            T("bench-micro", micro=T.number(speed.copy_microseconds, 3)),
            T("bench-micro", micro=T.number(speed.redeal_microseconds, 3)),
        )
    return table
