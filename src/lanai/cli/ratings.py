"""`lanai ratings`: making ratings anew from the logs, and measuring bots for them."""

from __future__ import annotations

import asyncio
import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

import lanai
from lanai.arena import workers
from lanai.arena.calibration import APART, written
from lanai.arena.tournament.pairings import Tournament, count_games
from lanai.arena.tournament.run import play_tournament, seed_to_resume
from lanai.bots.levels import LEVELS
from lanai.cli import completion
from lanai.cli.files import check_table_file
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.output import INTERRUPTED, build
from lanai.cli.progress import progress_of
from lanai.cli.stored import stored_at
from lanai.core.fairness import LARGEST_SEED
from lanai.games import find

USUAL_SEED: Final = 2026
PATIENCE: Final = 3600.0
"""Seconds that a move may take: a measure may run while others use the machine."""


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    ratings = typer.Typer(help=T("cli-ratings"), no_args_is_help=True, rich_markup_mode="rich")
    again = examples(T("cli-examples"), "lanai ratings rebuild --data /var/lib/lanai")
    ratings.command("rebuild", help=T("cli-ratings-rebuild"), epilog=again)(rebuild)
    measured = examples(
        T("cli-examples"),
        "lanai ratings calibrate tiki-topple > ratings/1.toml",
        "lanai ratings calibrate moluku --out moluku.csv --resume > ratings/2.toml",
    )
    ratings.command("calibrate", help=T("cli-ratings-calibrate"), epilog=measured)(calibrate)
    app.add_typer(ratings, name="ratings")


def rebuild(
    data: Annotated[
        Path | None, typer.Option(help=T("cli-serve-data"), show_default="lanai-data")
    ] = None,
    database: Annotated[str | None, typer.Option(help=T("cli-serve-database"))] = None,
) -> None:
    """Make all results and ratings anew from the logs of finished games."""
    games = asyncio.run(made_anew(stored_at(data, database)))
    print(T("ratings-rebuilt", games=games))


async def made_anew(where: str | Path) -> int:
    """Rebuild in a store that no server uses, or in a database."""
    # Imported here because no other command should wait for the store's libraries.
    from lanai.server.archive import Archive  # noqa: PLC0415
    from lanai.server.ratings.rater import Rater  # noqa: PLC0415
    from lanai.server.store import make_store  # noqa: PLC0415

    store = make_store(where)
    await store.open()
    try:
        with progress_of(await store.count_tables(), quiet=False) as told:
            return await Rater(store, Archive(store)).rebuild(told)
    finally:
        await store.close()


def calibrate(
    game: Annotated[str, typer.Argument(help=T("cli-game"), autocompletion=completion.games)],
    games: Annotated[int, typer.Option(help=T("cli-tournament-games"), min=1)] = 100,
    players: Annotated[int | None, typer.Option(help=T("cli-players"))] = None,
    seed: Annotated[int, typer.Option(help=T("cli-seed"), min=0, max=LARGEST_SEED)] = USUAL_SEED,
    out: Annotated[Path | None, typer.Option(help=T("cli-tournament-out"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=T("cli-resume"))] = False,
    processes: Annotated[int | None, typer.Option(help=T("cli-processes"), min=1)] = None,
) -> None:
    """Measure how strong the levels of bots are, and write the file that ratings go by."""
    rules = find(game)
    count = rules.seats[0] if players is None else players
    rules.check_players(count)
    if out is not None:
        check_table_file(out)
    seed_to_resume(out, resume)
    plan = Tournament(
        game=rules.name,
        players=count,
        options=rules.read_options(count, {}),
        bots=tuple(LEVELS),
        games=games,
        seed=seed,
        seconds=PATIENCE,
        at_leisure=True,
        apart=APART,
    )
    runner = partial(workers.run, processes=processes or os.cpu_count() or 1)
    with progress_of(count_games(plan), quiet=False) as told:
        standings = play_tournament(plan, runner, out, told)
    if standings.played < count_games(plan):
        raise typer.Exit(INTERRUPTED)
    today = datetime.now(UTC).date()
    print(written(plan, standings, lanai.__version__, build(), today), end="")
