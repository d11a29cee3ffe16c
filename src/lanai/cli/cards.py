"""`lanai cards`: the card tables with the provenance of every line."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.core.contract import CardSection
from lanai.core.errors import SetupError
from lanai.games import find

RECONSTRUCTED = "reconstructed"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"), "lanai cards tiki-topple", "lanai cards tiki-topple --json"
    )
    app.command("cards", help=T("cli-cards"), epilog=epilog)(run)


def run(
    game: Annotated[str, typer.Argument(help=T("cli-game"))],
    table: Annotated[str | None, typer.Option(help=T("cli-table"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=T("cli-plain"))] = False,
) -> None:
    """List the cards of a game."""
    rules = find(game)
    version = table or rules.cards
    if version not in rules.card_versions:
        known = ", ".join(rules.card_versions)
        raise SetupError("setup-cards", {"game": game, "cards": version, "known": known})
    sections = rules.card_sections(version)
    if as_json:
        data = {
            section.title: [dict(zip(section.columns, row, strict=True)) for row in section.rows]
            for section in sections
        }
        print(json.dumps({"game": game, "cards": version, **data}, indent=2))
        return
    console = Console(highlight=False)
    console.print(T("cards-title", game=T(f"{game}-name"), version=version), style="bold")
    for section in sections:
        if plain:
            describe(game, section)
        else:
            console.print(draw(game, section))
    rows = [row for section in sections for row in section.rows]
    count = sum(row[-1] == RECONSTRUCTED for row in rows)
    console.print(T("cards-reconstructed", count=count, total=len(rows)), style="yellow")


def draw(game: str, section: CardSection) -> Table:
    """Draw one section; reconstructed lines stand out."""
    table = Table(title=T(f"{game}-cards-{section.title}"), title_justify="left", box=SIMPLE_HEAD)
    for column in section.columns[:-1]:
        table.add_column(column)
    table.add_column(T("column-provenance"))
    for row in section.rows:
        style = "yellow" if row[-1] == RECONSTRUCTED else ""
        table.add_row(*row[:-1], T(f"provenance-{row[-1]}"), style=style)
    return table


def describe(game: str, section: CardSection) -> None:
    """Write one section line by line."""
    print(T(f"{game}-cards-{section.title}"))
    for row in section.rows:
        cells = [
            f"{column} {cell}" for column, cell in zip(section.columns[:-1], row, strict=False)
        ]
        print(f"  {', '.join(cells)} ({T(f'provenance-{row[-1]}')})")
