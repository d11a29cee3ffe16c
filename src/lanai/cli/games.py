"""`lanai games`: what there is to play."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lanai.cli.language import T
from lanai.core.contract import Option
from lanai.games import all_games


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games", help=T("cli-games"))(run)


def run(as_json: Annotated[bool, typer.Option("--json", help=T("cli-json"))] = False) -> None:
    """List the games."""
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
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for game in games:
        players = f"{game.seats[0]}–{game.seats[-1]} {T('games-players')}"
        minutes = f"{game.minutes[0]}–{game.minutes[1]} {T('games-minutes')}"
        table.add_row(f"[bold]{game.name}[/]", T(f"{game.name}-line"), players, minutes)
        for option in game.options:
            for line in option_lines(game.name, option):
                table.add_row("", line)
    Console(highlight=False).print(table)


def option_lines(game: str, option: Option) -> list[str]:
    """Explain an option and its choices, the default first."""
    colon = ":" if option.choices else ""
    lines = [f"[dim]{T(f'{game}-option-{option.name}')}{colon}[/]"]
    for choice in option.choices:
        value = str(choice).lower()
        meaning = T(f"{game}-option-{option.name}-{value}")
        lines.append(f"[dim]  --option {option.name}={value}  {meaning}[/]")
    return lines
