"""`lanai games`: what there is to play."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lanai.bots.levels import LEVELS
from lanai.cli.language import T
from lanai.cli.output import complain_of_broken_games
from lanai.core.contract import Game, Option
from lanai.games import all_games
from lanai.terminal.output import Output
from lanai.texts.titles import choice_title, line_of, option_title


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games", help=T("cli-games"))(run)


def run(as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False) -> None:
    """List the games, and say what is wrong with those that do not load."""
    complain_of_broken_games()
    games = [game for _, game in sorted(all_games().items())]
    if as_json:
        data = [
            {
                "game": game.name,
                "players": game.seats,
                "minutes": game.minutes,
                "rules": game.rules,
                "cards": game.card_versions,
                "options": {option.name: option.choices for option in game.options},
            }
            for game in games
        ]
        print(json.dumps(data, indent=2))
        return
    console = Output(highlight=False)
    for game in games:
        players = f"{span(game.seats[0], game.seats[-1])} {T('games-players')}"
        minutes = f"{span(*game.minutes)} {T('games-minutes')}"
        console.print(f"[bold]{game.name}[/]  {players} · {minutes}")
        console.print(Padding(line_of(game, T), (0, 0, 0, 2)))
        for option in game.options:
            console.print(Padding(explain(game, option), (0, 0, 0, 2)), style="dim")
    console.print(f"[bold]{T('games-bots')}[/]")
    console.print(Padding(explain_levels(), (0, 0, 0, 2)))


def explain_levels() -> Table:
    """Name the levels of play, each with a sentence."""
    table = Table.grid(padding=(0, 2))
    for level in LEVELS:
        table.add_row(level, T(f"level-{level}"), T(f"level-{level}-about"))
    return table


def span(first: int, last: int) -> str:
    """Write a number, or from which to which."""
    return str(first) if first == last else f"{first}–{last}"


def explain(game: Game, option: Option) -> RenderableType:
    """Explain an option and its choices, the default first."""
    meaning = option_title(game, option, T)
    if not option.choices:
        return f"--option {option.name}=…  {meaning}"
    table = Table.grid(padding=(0, 2))
    for choice in sorted(option.choices, key=lambda choice: choice != option.default):
        table.add_row(
            Text(f"  --option {option.name}={option.write(choice)}", no_wrap=True),
            choice_title(game, option, choice, T),
        )
    return Group(T("labelled", label=meaning, value="").rstrip(), table)
