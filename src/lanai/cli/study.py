"""`lanai study`: what many games show about a game, as one page."""

from __future__ import annotations

import json
import secrets
import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from lanai.arena.rows import check_table
from lanai.arena.study.figures import Findings, findings_of
from lanai.arena.study.page import page_of
from lanai.arena.study.plan import Study, Variant, every_option, plan_study
from lanai.arena.study.run import play_study
from lanai.arena.study.tables import (
    FORMATS,
    card_rows,
    figure_rows,
    table_files,
    write_figures,
)
from lanai.arena.study.words import Words
from lanai.cli import completion
from lanai.cli.files import check_folder_of
from lanai.cli.language import ARGUMENTS, T
from lanai.cli.options import SEED_BITS, Seconds, examples, read_options
from lanai.cli.output import INTERRUPTED, build
from lanai.cli.progress import progress_of
from lanai.cli.runners import runner_of
from lanai.core.contract import Game
from lanai.core.errors import CardsError, LanaiError, SetupError
from lanai.core.fairness import LARGEST_SEED
from lanai.games import find
from lanai.terminal.output import Output

ENDING: Final = ".html"
NO_TABLES: Final = "none"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai study tiki-topple",
        "lanai study moluku --players 3 --players 4 --bots easy,medium --games 2000 --seed 7",
        "lanai study tiki-topple --compare hand=one-toast --compare hand=gamewright",
        "lanai study moonshine --cards my-cards.toml --out cheaper-cats.html --tables parquet",
        "lanai study moonshine --every-option --json",
    )
    app.command("study", help=T("cli-study"), epilog=epilog)(run)


def run(
    game: Annotated[str, typer.Argument(help=T("cli-game"), autocompletion=completion.games)],
    players: Annotated[list[int] | None, typer.Option(help=T("cli-study-players"))] = None,
    games: Annotated[int, typer.Option(help=T("cli-study-games"), min=1)] = 1000,
    bots: Annotated[
        str, typer.Option(help=T("cli-study-bots"), autocompletion=completion.bots)
    ] = "medium",
    option: Annotated[
        list[str] | None, typer.Option(help=T("cli-option"), autocompletion=completion.options)
    ] = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(help=T("cli-study-compare"), autocompletion=completion.options),
    ] = None,
    every: Annotated[bool, typer.Option("--every-option", help=T("cli-study-every"))] = False,
    cards: Annotated[list[Path] | None, typer.Option(help=T("cli-study-cards"))] = None,
    seed: Annotated[int | None, typer.Option(help=T("cli-seed"), min=0, max=LARGEST_SEED)] = None,
    seconds: Seconds = 10.0,
    out: Annotated[Path | None, typer.Option(help=T("cli-study-out"))] = None,
    tables: Annotated[str, typer.Option(help=T("cli-study-tables"))] = FORMATS[0],
    processes: Annotated[int | None, typer.Option(help=T("cli-processes"), min=1)] = None,
    ray: Annotated[str | None, typer.Option(help=T("cli-ray"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
) -> None:
    """Study a game."""
    rules = find(game)
    options = read_options(rules, option or [])
    variants = [Variant("", options)]
    variants += [read_variant(rules, options, text) for text in compare or []]
    variants += every_option(rules, options) if every else []
    variants += [read_draft(rules, options, file) for file in cards or []]
    check_variants(rules, variants)
    page = Path(f"{rules.name}-study{ENDING}") if out is None else out
    check_page(page, tables)
    runner = runner_of(processes, ray)
    study = plan_study(
        rules,
        list(dict.fromkeys(players or rules.seats)),
        list(dict.fromkeys(bots.split(","))),
        variants,
        games=games,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        seconds=seconds,
    )
    wanted = tables != NO_TABLES
    files = table_files(page, tables, study.counts) if wanted else {}
    with progress_of(study.all_games, quiet=as_json) as told:
        findings = findings_of(study, play_study(study, runner, files, told))
    if findings.cells:
        written = [path for path in files.values() if path.exists()]
        written += write_figures(findings, page, tables) if wanted else []
        page.write_text(page_of(findings, T, command_of(study), written), encoding="utf-8")
    if as_json:
        print(json.dumps(as_data(findings, page), indent=2))
    else:
        show(findings, page)
    if not findings.complete:
        raise typer.Exit(INTERRUPTED)


def read_variant(game: Game, options: dict[str, object], text: str) -> Variant:
    """Read a variant: one option, or several with semicolons between them."""
    pairs = [pair.strip() for pair in text.split(";")]
    return Variant("; ".join(pairs), {**options, **read_options(game, pairs)})


def read_draft(game: Game, options: dict[str, object], file: Path) -> Variant:
    """Read a changed card table, or say what is wrong with it by the name of its file."""
    try:
        text = file.read_text(encoding="utf-8")
        game.draft(text)
    except OSError as error:
        details: dict[str, object] = {"file": str(file), "error": error.strerror or str(error)}
        raise LanaiError("file-unreadable", details) from None
    except UnicodeDecodeError as error:
        raise CardsError("cards-unreadable", {"version": str(file), "error": str(error)}) from None
    except CardsError as error:
        raise CardsError(error.reason, {**error.details, "version": str(file)}) from None
    return Variant(file.name, options, text)


def check_variants(game: Game, variants: list[Variant]) -> None:
    """Raise SetupError where two variants are the same game, or have the same name."""
    played: dict[object, str] = {}
    for variant in variants:
        chosen = {each.name: variant.options.get(each.name, each.default) for each in game.options}
        same = (json.dumps(chosen, sort_keys=True), variant.draft)
        if same in played or variant.name in played.values():
            raise SetupError("study-same", {"variant": variant.name})
        played[same] = variant.name


def check_page(page: Path, tables: str) -> None:
    """See that the page and its tables can be written, before the games are played."""
    if page.suffix != ENDING:
        raise SetupError("study-ending", {"file": str(page)})
    if tables not in (*FORMATS, NO_TABLES):
        known = ", ".join((*FORMATS, NO_TABLES))
        raise SetupError("study-tables", {"tables": tables, "known": known})
    if tables != NO_TABLES:
        check_table(page.with_suffix(f".{tables}"))
    check_folder_of(page)


def command_of(study: Study) -> str:
    """Give the command that makes the same study again."""
    again = [argument for argument in ARGUMENTS if argument != "--json"]
    if not any(argument.startswith("--seed") for argument in again):
        again += ["--seed", str(study.seed)]
    return shlex.join(["lanai", *again])


def as_data(findings: Findings, page: Path) -> dict[str, object]:
    """Give the figures as JSON data."""
    study = findings.study
    return {
        "game": study.game.name,
        "seed": study.seed,
        "games": findings.games,
        "complete": findings.complete,
        "build": build(),
        "page": str(page),
        "figures": list(figure_rows(findings)),
        "cards": list(card_rows(findings)),
    }


def show(findings: Findings, page: Path) -> None:
    """Show who begins wins how much, and where the page is."""
    console = Output(highlight=False)
    words = Words(findings, T)
    table = Table(title=T("study-title", game=words.title), title_justify="left")
    for column in ("games-of", "games", "begins", "interval"):
        table.add_column(
            T(f"study-column-{column}"), justify="left" if not table.columns else "right"
        )
    for each in findings.cells:
        share = each.places[0]
        table.add_row(
            words.cell(each),
            T.number(each.counts.games),
            words.measure("starter", share),
            words.span(None if share is None else share.interval),
        )
    if findings.cells:
        console.print(table)
        console.print(T("study-page", file=str(page)), soft_wrap=True)
    if not findings.complete:
        stopped = {"games": T.number(findings.games), "all": T.number(findings.study.all_games)}
        console.print(T("study-stopped", **stopped), style="yellow")
