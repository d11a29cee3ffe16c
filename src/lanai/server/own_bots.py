"""Bots that the operator adds to the levels of the house: `lanai serve --bot path.py:Class`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lanai.bots.catalog import load
from lanai.bots.levels import LEVELS
from lanai.core.errors import SetupError
from lanai.server.person_names import is_like_the_house

BETWEEN: Final = ";"
"""What parts several of them in a setting."""
TITLE: Final = re.compile(r"[^\W_][\w .-]{0,19}")
MOST: Final = 32
"""Signs in the name of a level."""
FALLBACK: Final = "medium"
"""What plays for a bot that the operator has taken away while its games were played."""


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A bot in a file: its level as tables and records name it, what it is called, where it is."""

    level: str
    title: str
    spec: str


def read_bots(setting: str) -> dict[str, OwnBot]:
    """Read `path.py:Class` or `Name=path.py:Class`, several with `;` between; by level.

    >>> list(read_bots("bots/my.py:Clever; Zoe=my.py:Clever"))
    ['my.py:Clever', 'my.py:Zoe']
    """
    found: dict[str, OwnBot] = {}
    for part in filter(None, map(str.strip, setting.split(BETWEEN))):
        bot = _read(part)
        if bot.title in [other.title for other in found.values()]:
            raise SetupError("serve-bot-twice", {"name": bot.title})
        found[bot.level] = bot
    return found


def _read(part: str) -> OwnBot:
    name, equals, spec = part.rpartition("=")
    path, _, written = spec.rpartition(":")
    title = name.strip() if equals else written
    level = f"{Path(path).name}:{title}"
    if not path.endswith(".py") or not written.isidentifier():
        raise SetupError("serve-bot-form", {"bot": part})
    if not TITLE.fullmatch(title) or len(level) > MOST or is_like_the_house(title):
        raise SetupError("serve-bot-name", {"bot": part, "name": title})
    return OwnBot(level, title, f"{Path(path).resolve()}:{written}")


def spec_of(level: str, own: dict[str, OwnBot]) -> str:
    """Tell how the bot of a level is made; no table can name a file that the operator has not."""
    if level in LEVELS:
        return level
    return own[level].spec if level in own else FALLBACK


def try_bot(spec: str) -> None:
    """Load a bot once, to hear what is wrong before anybody plays with it. For a worker."""
    load(spec)
