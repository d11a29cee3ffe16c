"""`lanai tournament`: bots against each other, with ratings."""

from __future__ import annotations

import json
import secrets
import shlex
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from lanai.arena.tournament.pairings import Tournament, count_games
from lanai.arena.tournament.run import play_tournament, seed_to_resume
from lanai.arena.tournament.standings import Cell, Standing, Standings
from lanai.cli import completion
from lanai.cli.files import check_table_file
from lanai.cli.language import ARGUMENTS, T
from lanai.cli.options import SEED_BITS, Seconds, examples, read_options
from lanai.cli.output import INTERRUPTED, build, short_name
from lanai.cli.progress import progress_of
from lanai.cli.runners import runner_of
from lanai.core.fairness import LARGEST_SEED
from lanai.games import find
from lanai.terminal.output import Output
from lanai.texts.titles import title_of


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai tournament tiki-topple --bots random --bots easy --bots medium",
        "lanai tournament moluku --players 4 --bots medium,hard --games 400 --seed 7 --json",
        "lanai tournament moluku --players 4 --bots hard,expert,medium --among medium",
        "lanai tournament moonshine --bots hard,my_bot.py:MyBot --out league.parquet",
        "lanai tournament moonshine --bots hard,my_bot.py:MyBot --out league.parquet --resume",
        "lanai tournament moonshine --bots hard,my_bot.py:MyBot --games 400 --adjusted",
    )
    app.command("tournament", help=T("cli-tournament"), epilog=epilog)(run)


def run(
    game: Annotated[str, typer.Argument(help=T("cli-game"), autocompletion=completion.games)],
    bots: Annotated[
        list[str], typer.Option(help=T("cli-tournament-bots"), autocompletion=completion.bots)
    ],
    players: Annotated[int | None, typer.Option(help=T("cli-players"))] = None,
    games: Annotated[int, typer.Option(help=T("cli-tournament-games"), min=1)] = 100,
    among: Annotated[
        str, typer.Option(help=T("cli-tournament-among"), autocompletion=completion.bot)
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(help=T("cli-option"), autocompletion=completion.options)
    ] = None,
    seed: Annotated[int | None, typer.Option(help=T("cli-seed"), min=0, max=LARGEST_SEED)] = None,
    seconds: Seconds = 10.0,
    out: Annotated[Path | None, typer.Option(help=T("cli-tournament-out"))] = None,
    adjusted: Annotated[
        bool, typer.Option("--adjusted", help=T("cli-tournament-adjusted"))
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help=T("cli-resume"))] = False,
    processes: Annotated[int | None, typer.Option(help=T("cli-processes"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(help=T("cli-ray"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """Play a tournament."""
    rules = find(game)
    count = rules.seats[0] if players is None else players
    rules.check_players(count)
    runner = runner_of(processes, ray)
    if out is not None:
        check_table_file(out)
    kept = seed_to_resume(out, resume)
    drawn = secrets.randbits(SEED_BITS) if kept is None else kept
    plan = Tournament(
        game=rules.name,
        players=count,
        options=rules.read_options(count, read_options(rules, option or [])),
        bots=tuple(bot for given in bots for bot in given.split(",")),
        games=games,
        seed=drawn if seed is None else seed,
        seconds=seconds,
        among=among,
        adjusted=adjusted,
    )
    started = time.perf_counter()
    with progress_of(count_games(plan), quiet=as_json) as told:
        standings = play_tournament(plan, runner, out, told)
    if as_json:
        print(json.dumps(as_data(plan, standings, time.perf_counter() - started), indent=2))
    else:
        show(plan, standings, out)
    if standings.played < count_games(plan):
        raise typer.Exit(INTERRUPTED)


def as_data(plan: Tournament, standings: Standings, took: float) -> dict[str, object]:
    """Give the standings as JSON data."""
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "games": standings.games,
        "complete": standings.played == count_games(plan),
        "fair_share": 1 / plan.players,
        "seconds": round(took, 3),
        "build": build(),
        "pairings": [cell_data(plan, cell) for cell in standings.cells],
        "bots": [
            {
                "bot": standing.bot,
                "rating": standing.ordinal,
                "mu": standing.rating.mu,
                "sigma": standing.rating.sigma,
                "win_share": standing.share,
                "decisions": standing.thinking.decisions,
                "mean_ms": standing.thinking.mean(),
                "p99_ms": standing.thinking.percentile(0.99),
            }
            for standing in standings.bots
        ],
    }


def cell_data(plan: Tournament, cell: Cell) -> dict[str, object]:
    """Give a pairing as JSON data."""
    interval = cell.interval()
    return {
        "bot": cell.pairing.lone,
        "against": cell.pairing.field,
        "deals": len(cell.shares),
        "games": len(cell.shares) * plan.players,
        "win_share": cell.share if cell.shares else None,
        "low": None if interval is None else interval[0],
        "high": None if interval is None else interval[1],
        **adjusted_data(plan, cell),
    }


def adjusted_data(plan: Tournament, cell: Cell) -> dict[str, object]:
    """Give the share of a pairing with the luck taken out as JSON data, if that was wanted."""
    if not plan.adjusted:
        return {}
    found = cell.adjusted()
    if found is None:
        return {"adjusted": None}
    share, (low, high) = found
    return {"adjusted": {"win_share": share, "low": low, "high": high}}


def show(plan: Tournament, standings: Standings, out: Path | None) -> None:
    """Show the standings as tables."""
    console = Output(highlight=False)
    console.print(bots_table(plan, standings))
    console.print(pairings_table(plan, standings.cells))
    if standings.played == count_games(plan):
        if out is not None:
            console.print(T("games-table", count=T.number(standings.games), file=str(out)))
        return
    stopped = {"games": T.number(standings.played), "all": T.number(count_games(plan))}
    console.print(T("tournament-interrupted", **stopped), style="yellow")
    if out is None:
        console.print(T("tournament-not-kept"))
    else:
        again = [argument for argument in ARGUMENTS if argument != "--resume"]
        command = shlex.join(["lanai", *again, "--resume"])
        console.print(T("tournament-go-on", command=command), soft_wrap=True)


def bots_table(plan: Tournament, standings: Standings) -> Table:
    """Make the table of ratings."""
    title = T(
        "tournament-title",
        game=title_of(find(plan.game), T),
        games=T.number(standings.games),
        players=plan.players,
        seed=str(plan.seed),
    )
    table = Table(title=title, title_justify="left")
    table.add_column(T("tournament-bot"))
    for key in ("rating", "mu", "sigma", "share", "mean", "longest"):
        table.add_column(T(f"tournament-{key}"), justify="right")
    for standing in standings.bots:
        table.add_row(short_name(standing.bot), *figures_of(standing))
    return table


def figures_of(standing: Standing) -> list[str]:
    """Write the figures of a bot."""
    return [
        T.number(standing.ordinal, 1),
        T.number(standing.rating.mu, 1),
        T.number(standing.rating.sigma, 1),
        percent(standing.share),
        T.number(standing.thinking.mean(), 2),
        T.number(standing.thinking.percentile(0.99), 2),
    ]


def pairings_table(plan: Tournament, cells: list[Cell]) -> Table:
    """Make the table of win shares."""
    title = T("tournament-pairings", fair=percent(1 / plan.players))
    table = Table(title=title, title_justify="left")
    table.add_column(T("tournament-bot"))
    table.add_column(T("tournament-against" if plan.players == 2 else "tournament-among"))
    for key in ("deals", "share", "interval", *(["adjusted"] if plan.adjusted else [])):
        table.add_column(T(f"tournament-{key}"), justify="right")
    for cell in cells:
        table.add_row(
            short_name(cell.pairing.lone),
            short_name(cell.pairing.field),
            T.number(len(cell.shares)),
            percent(cell.share) if cell.shares else "–",
            span_of(cell),
            *([adjusted_of(cell)] if plan.adjusted else []),
        )
    return table


def span_of(cell: Cell) -> str:
    """Write the interval of a pairing."""
    interval = cell.interval()
    if interval is None:
        return "–"
    low, high = (T.number(100 * bound, 1) for bound in interval)
    return T("tournament-span", low=low, high=high)


def adjusted_of(cell: Cell) -> str:
    """Write the share of a pairing with the luck taken out, and its interval."""
    found = cell.adjusted()
    if found is None:
        return "–"
    low, high = (T.number(100 * bound, 1) for bound in found[1])
    return f"{percent(found[0])} ({T('tournament-span', low=low, high=high)})"


def percent(share: float) -> str:
    """Write a share."""
    return T.number(100 * share, 1) + " %"
