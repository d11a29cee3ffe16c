"""How strong bots are: measured by tournament, kept in a game's room and never changed again.

`ratings/1.toml` is the first measure of a game, `ratings/2.toml` the next. A rated game names the
one that it began with, so that bots of a later version change nothing in what was played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

from lanai.core.contract import Game
from lanai.games import find
from lanai.games.card_tables import parse


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating as openskill has it: the estimate and its standard error."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Measure:
    """How strong the bots of each level are, and in how many games that was measured."""

    levels: dict[str, Strength]
    games: dict[str, int]


def newest_measure(game: Game) -> str | None:
    """Name the last measure of a game; None where its bots were never measured."""
    return _newest(game.name)


@cache
def _newest(game: str) -> str | None:
    known = [str(n) for n in range(1, next(n for n in count(1) if _text(game, str(n)) is None))]
    return known[-1] if known else None


@cache
def measure_of(game: str, version: str) -> Measure:
    """Read a measure."""
    text = _text(game, version)
    assert text is not None
    table: dict[str, Any] = parse(text)
    bots: dict[str, dict[str, Any]] = table["bots"]
    return Measure(
        {level: Strength(bot["mu"], bot["sigma"]) for level, bot in bots.items()},
        {level: bot["games"] for level, bot in bots.items()},
    )


def measured_levels(game: Game) -> set[str]:
    """List the levels of bots whose strength is known."""
    version = newest_measure(game)
    return set() if version is None else set(measure_of(game.name, version).levels)


def _text(game: str, version: str) -> str | None:
    return find(game).resource("ratings", f"{version}.toml")
