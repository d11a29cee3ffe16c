"""`lanai simulate`: many games between bots."""

from __future__ import annotations

import importlib.util
import json
import os
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from lanai.arena.simulate import Simulation, Summary, simulate
from lanai.bots.watch import MakeObserver
from lanai.cli import completion
from lanai.cli.files import check_table_file, check_writable
from lanai.cli.language import T
from lanai.cli.options import SEED_BITS, Seconds, examples, read_options
from lanai.cli.output import INTERRUPTED, build, short_name
from lanai.cli.progress import progress_of
from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.core.fairness import LARGEST_SEED
from lanai.games import find
from lanai.terminal.output import Output
from lanai.texts.titles import tally_title, title_of


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai simulate tiki-topple --players 4 --games 100000 --bots random",
        "lanai simulate tiki-topple --bots medium,random --games 2000 --seed 7 --json",
        "lanai simulate tiki-topple --games 100 --records my-records",
        "lanai simulate tiki-topple --games 100000 --out games.parquet",
        "lanai simulate moluku --bots medium --games 100 --moves moves.parquet --observations",
        "lanai simulate tiki-topple --bots hard --games 50 --review --out decisions.csv",
    )
    app.command("simulate", help=T("cli-simulate"), epilog=epilog)(run)


def run(
    game: Annotated[str, typer.Argument(help=T("cli-game"), autocompletion=completion.games)],
    players: Annotated[int | None, typer.Option(help=T("cli-players"))] = None,
    games: Annotated[int, typer.Option(help=T("cli-games-count"), min=1)] = 1000,
    bots: Annotated[
        str, typer.Option(help=T("cli-bots"), autocompletion=completion.bots)
    ] = "random",
    option: Annotated[
        list[str] | None, typer.Option(help=T("cli-option"), autocompletion=completion.options)
    ] = None,
    seed: Annotated[int | None, typer.Option(help=T("cli-seed"), min=0, max=LARGEST_SEED)] = None,
    seconds: Seconds = 10.0,
    records: Annotated[Path | None, typer.Option(help=T("cli-records"))] = None,
    out: Annotated[Path | None, typer.Option(help=T("cli-out"))] = None,
    moves: Annotated[Path | None, typer.Option(help=T("cli-moves"))] = None,
    observations: Annotated[
        bool, typer.Option("--observations", help=T("cli-observations"))
    ] = False,
    review: Annotated[bool, typer.Option("--review", help=T("cli-simulate-review"))] = False,
    samples: Annotated[int, typer.Option(help=T("cli-review-samples"), min=0)] = 0,
    check: Annotated[bool, typer.Option("--check", help=T("cli-check"))] = False,
    processes: Annotated[int | None, typer.Option(help=T("cli-processes"), min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """Play many games."""
    rules = find(game)
    if records is not None:
        check_writable(records)
    if out is not None:
        check_table_file(out)
    elif review:
        raise SetupError("simulate-review-table")
    if samples and not review:
        raise SetupError("simulate-samples-review")
    if moves is not None and out is not None and moves.absolute() == out.absolute():
        raise SetupError("simulate-one-file", {"file": str(out)})
    if moves is not None:
        check_table_file(moves)
    elif observations:
        raise SetupError("simulate-observations-table")
    seated = seat_bots(rules, players, bots.split(","))
    plan = Simulation(
        game=rules.name,
        options=rules.read_options(len(seated), read_options(rules, option or [])),
        bots=seated,
        games=games,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        seconds=seconds,
        records=None if records is None else str(records),
        table=None if out is None else str(out),
        moves=None if moves is None else str(moves),
        observe=observer() if observations else None,
        check=check,
        review=review,
        samples=samples,
    )
    started = time.perf_counter()
    with progress_of(plan.games, quiet=as_json) as told:
        summary = simulate(plan, processes, told)
    took = time.perf_counter() - started
    if as_json:
        print(json.dumps(as_data(plan, summary, took), indent=2))
    else:
        show(plan, summary, took, processes)
    if summary.games < plan.games:
        raise typer.Exit(INTERRUPTED)


def observer() -> MakeObserver:
    """Find what writes observations, or raise SetupError where its extra is missing."""
    if importlib.util.find_spec("numpy") is None:
        raise SetupError("extra-missing", {"what": "--observations", "extra": "pettingzoo"})
    from lanai.envs.observation import Observer  # noqa: PLC0415 - needs the extra

    return Observer


def seat_bots(game: Game, players: int | None, specs: list[str]) -> tuple[str, ...]:
    """Give every seat its bot: one for all, or one for each."""
    alone = game.seats[0] if players is None else players
    count = len(specs) if players is None and len(specs) > 1 else alone
    game.check_players(count)
    if len(specs) == 1:
        return tuple(specs * count)
    if len(specs) != count:
        raise SetupError("bot-count", {"given": len(specs), "players": count})
    return tuple(specs)


def as_data(plan: Simulation, summary: Summary, took: float) -> dict[str, object]:
    """Give the summary as JSON data."""
    games = max(1, summary.games)
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": summary.games,
        "moves": summary.moves,
        "seconds": round(took, 3),
        "moves_per_second": round(summary.moves / took),
        "build": build(),
        "seats": [
            {
                "bot": bot,
                "wins": seat.wins,
                "shared": seat.shared,
                "win_share": seat.share / games,
                "mean": seat.mean(games),
                "sd": seat.spread(games),
                "least": seat.least,
                "most": seat.most,
            }
            for bot, seat in zip(plan.bots, summary.seats, strict=True)
        ],
        "tally": summary.tally,
    }


def show(plan: Simulation, summary: Summary, took: float, processes: int | None) -> None:
    """Show the summary as tables."""
    console = Output(highlight=False)
    game = find(plan.game)
    title = T(
        "simulate-title",
        game=title_of(game, T),
        games=T.number(summary.games),
        players=len(plan.bots),
        seed=str(plan.seed),
    )
    if summary.games == 0:
        console.print(T("simulate-interrupted", games=0))
        return
    console.print(seats_table(plan, summary, title))
    tally = Table(box=None, show_header=False)
    for key, count in summary.tally.items():
        each = T("simulate-each", count=T.number(count / summary.games, 2))
        tally.add_row(tally_title(game, key, T), T.number(count), each)
    if summary.tally:
        console.print(tally)
    console.print(speed_line(summary, took, processes), style="dim")
    if plan.records is not None:
        console.print(T("simulate-records", count=T.number(summary.games), folder=plan.records))
    if plan.table is not None:
        message = "simulate-decisions" if plan.review else "games-table"
        console.print(T(message, count=T.number(summary.rows), file=plan.table))
    if plan.moves is not None:
        decided = T.number(summary.decisions)
        console.print(T("simulate-decisions", count=decided, file=plan.moves))
    if summary.games < plan.games:
        console.print(T("simulate-interrupted", games=T.number(summary.games)), style="yellow")


def seats_table(plan: Simulation, summary: Summary, title: str) -> Table:
    """Make the table of wins and points by seat."""
    table = Table(title=title, title_justify="left")
    table.add_column(T("simulate-seat"), justify="right")
    table.add_column(T("simulate-bot"))
    for key in ("wins", "shared", "share", "mean", "spread", "range"):
        table.add_column(T(f"simulate-{key}"), justify="right")
    for number, (bot, seat) in enumerate(zip(plan.bots, summary.seats, strict=True)):
        table.add_row(
            str(number),
            short_name(bot),
            T.number(seat.wins),
            T.number(seat.shared),
            T.number(100 * seat.share / summary.games, 1) + " %",
            T.number(seat.mean(summary.games), 2),
            T.number(seat.spread(summary.games), 2),
            f"{seat.least}–{seat.most}",
        )
    return table


def speed_line(summary: Summary, took: float, processes: int | None) -> str:
    """Say how fast it was."""
    return T(
        "simulate-speed",
        moves=T.number(summary.moves),
        seconds=T.number(took, 1),
        rate=T.number(summary.moves / took),
        processes=processes or os.cpu_count() or 1,
        build=T(f"build-{build()}"),
    )
