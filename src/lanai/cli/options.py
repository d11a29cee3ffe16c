"""Arguments that several commands take."""

from __future__ import annotations

from typing import Final

from lanai.core.contract import Game
from lanai.core.errors import SetupError

SEED_BITS: Final = 40
"""The length of seeds that are drawn: short enough to type again."""


def read_options(game: Game, given: list[str]) -> dict[str, object]:
    """Read `name=value` pairs; a value is taken as the choice that is written like it."""
    options: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError("setup-option-form", {"option": pair})
        choices = [
            choice for option in game.options if option.name == name for choice in option.choices
        ]
        spelled = {str(choice).lower(): choice for choice in choices}
        options[name] = spelled.get(value.lower(), _as_list(value))
    return options


def _as_list(value: str) -> object:
    """Read `2,0,1` as a list of numbers, anything else as it is."""
    parts = value.split(",")
    if len(parts) > 1 and all(part.strip().isdecimal() for part in parts):
        return [int(part) for part in parts]
    return value


def examples(title: str, *lines: str) -> str:
    """Write the examples at the end of a command's help."""
    return f"[bold]{title}[/bold]\n\n" + "\n\n".join(f"  {line}" for line in lines)
