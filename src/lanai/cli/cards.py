"""`lanai cards`: the card tables with the provenance of every line."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from lanai.cli import completion
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.core.contract import CardSection, Game
from lanai.core.errors import SetupError
from lanai.games import find
from lanai.games.card_tables import as_written, text_of
from lanai.terminal.output import Output
from lanai.texts.plain import words
from lanai.texts.titles import section_title, title_of

RECONSTRUCTED = "reconstructed"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai cards tiki-topple",
        "lanai cards tiki-topple --json",
        "lanai cards tiki-topple --toml > my-cards.toml",
    )
    app.command("cards", help=T("cli-cards"), epilog=epilog)(run)


def run(
    game: Annotated[str, typer.Argument(help=T("cli-game"), autocompletion=completion.games)],
    table: Annotated[
        str | None, typer.Option(help=T("cli-table"), autocompletion=completion.card_versions)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False,
    as_toml: Annotated[bool, typer.Option("--toml", help=T("cli-cards-toml"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=T("cli-plain"))] = False,
) -> None:
    """List the cards of a game."""
    rules = find(game)
    version = table or rules.cards
    rules.check_cards(version)
    if as_json:
        print(json.dumps(as_data(rules, version), indent=2))
        return
    if as_toml:
        written = text_of(rules, version)
        if written is None:
            raise SetupError("setup-no-cards", {"game": rules.name})
        print(written, end="")
        return
    sections = rules.card_sections(version)
    console = Output(highlight=False, soft_wrap=plain)
    if not sections:
        console.print(T("cards-none", game=title_of(rules, T)))
        return
    console.print(T("cards-title", game=title_of(rules, T), version=version), style="bold")
    for section in sections:
        if plain:
            describe(rules, section)
        else:
            console.print(draw(rules, section))
    rows = [row for section in sections for row in section.rows]
    count = sum(row[-1] == RECONSTRUCTED for row in rows)
    console.print(T("cards-reconstructed", count=count, total=len(rows)), style="yellow")


def as_data(game: Game, version: str) -> dict[str, object]:
    """Give a card table as JSON data, as a server does."""
    return {
        "game": game.name,
        "version": version,
        "versions": game.card_versions,
        "table": as_written(game, version),
    }


def draw(game: Game, section: CardSection) -> Table:
    """Draw one section; reconstructed lines stand out."""
    title = section_title(game, section.title, T)
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in section.columns:
        table.add_column(heading(game, column), overflow="fold")
    for row in section.rows:
        style = "yellow" if row[-1] == RECONSTRUCTED else ""
        table.add_row(*cells(game, section, row), style=style)
    return table


def describe(game: Game, section: CardSection) -> None:
    """Write one section line by line."""
    print(section_title(game, section.title, T))
    columns = [heading(game, column) for column in section.columns[:-1]]
    for row in section.rows:
        *facts, provenance = cells(game, section, row)
        told = [
            T("labelled", label=column, value=fact)
            for column, fact in zip(columns, facts, strict=True)
        ]
        print(f"  {', '.join(told)} ({provenance})")


def heading(game: Game, column: str) -> str:
    """Name a column in words, where there are any for it."""
    return T.first(words(column), f"{game.name}-column-{column}", f"column-{column}")


def cells(game: Game, section: CardSection, row: tuple[str, ...]) -> list[str]:
    """Write the cells of a row in words, where there are any for them."""
    facts = zip(section.columns[:-1], row[:-1], strict=True)
    return [
        *(
            T.first(fact, f"{game.name}-{column}-{fact}", f"{column}-{fact}")
            for column, fact in facts
        ),
        T(f"provenance-{row[-1]}"),
    ]
