"""`lanai train`: learning by self-play how seats stand, for bots that search."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Annotated, Final

import typer

import lanai
from lanai.arena.training import Learned, Trainer, Training
from lanai.bots.learned.weights import Made, write_net
from lanai.cli import completion
from lanai.cli.files import check_folder_of
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.cli.output import build
from lanai.cli.progress import progress_of
from lanai.core.fairness import LARGEST_SEED
from lanai.games import find

USUAL_SEED: Final = 2026


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai train moonshine --keep training.jsonl --out weights.toml",
        "lanai train moonshine --games 200 --generations 1 --simulations 20",
        "lanai simulate moonshine --bots weights.toml:300,search:300",
    )
    app.command("train", help=T("cli-train"), epilog=epilog)(run)


def run(
    game: Annotated[str, typer.Argument(help=T("cli-game"), autocompletion=completion.games)],
    games: Annotated[int, typer.Option(help=T("cli-train-games"), min=4)] = 1500,
    generations: Annotated[int, typer.Option(help=T("cli-train-generations"), min=1)] = 2,
    simulations: Annotated[int, typer.Option(help=T("cli-train-simulations"), min=1)] = 60,
    hidden: Annotated[int, typer.Option(help=T("cli-train-hidden"), min=0, max=64)] = 8,
    seed: Annotated[
        int, typer.Option(help=T("cli-train-seed"), min=0, max=LARGEST_SEED)
    ] = USUAL_SEED,
    keep: Annotated[Path | None, typer.Option(help=T("cli-train-keep"))] = None,
    out: Annotated[Path | None, typer.Option(help=T("cli-train-out"))] = None,
) -> None:
    """Learn, and write the weights."""
    plan = Training(find(game).name, seed, games, generations, simulations, hidden=hidden)
    for file in (keep, out):
        if file is not None:
            check_folder_of(file)
    trainer = Trainer(plan)
    with progress_of(games * generations, quiet=False) as told:
        learned = trainer.run(keep, told)
    text = write_net(learned.net, plan.game, made(plan, learned))
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")
        print(T("train-done", file=str(out), loss=T.number(learned.loss, 4)))


def made(plan: Training, learned: Learned) -> Made:
    """Tell where weights come from, and the command that makes them again."""
    return {
        "command": command_of(plan),
        "lanai": lanai.__version__,
        "build": build(),
        "commit": commit(),
        "cards": find(plan.game).cards,
        "seed": plan.seed,
        "games": learned.games,
        "generations": plan.generations,
        "simulations": plan.simulations,
        "minutes": round(learned.seconds / 60, 1),
        "loss": round(learned.loss, 4),
    }


def command_of(plan: Training) -> str:
    """Write the command of a plan."""
    told = ("games", "generations", "simulations", "hidden", "seed")
    return " ".join(
        ["lanai train", plan.game, *(f"--{name} {getattr(plan, name)}" for name in told)]
    )


def commit() -> str:
    """Name the commit that is checked out around this code; nothing where there is none."""
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "HEAD"],
            cwd=Path(__file__).parent, capture_output=True, text=True, check=False,
        )  # fmt: skip
    except OSError:
        return ""
    return asked.stdout.strip()
