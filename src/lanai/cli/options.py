"""Arguments that several commands take."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from lanai.cli.language import T
from lanai.core.contract import Game
from lanai.core.errors import SetupError

SEED_BITS: Final = 40
"""The length of seeds that are drawn: short enough to type again."""
A_DAY: Final = 86_400.0
"""More seconds than anybody waits; timers cannot be set to any number."""

Seconds = Annotated[float, typer.Option(help=T("cli-seconds"), min=0.01, max=A_DAY)]
"""How long bots may think."""


def read_options(game: Game, given: list[str]) -> dict[str, object]:
    """Read `name=value` pairs; each option reads its own values."""
    options: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError("setup-option-form", {"option": pair})
        options[name] = game.option(name).read(value)
    return options


def examples(title: str, *lines: str) -> str:
    """Write the examples at the end of a command's help."""
    return f"[bold]{title}[/bold]\n\n" + "\n\n".join(f"  {line}" for line in lines)
