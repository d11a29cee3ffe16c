"""Saving a running match and going on with it later.

A saved game is an unfinished record. Whoever holds the file is the host: its header also keeps the
luck, so that the game goes on with the chance it was committed to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.core.fairness import UnprovenLuck
from lanai.core.match import Match, game_of
from lanai.core.record import Record, read
from lanai.core.verify import luck_of

KEPT: Final = ("secret", "seed")
COMMITTED: Final = ("commitment", "nonces", "agreement")


def save(match: Match) -> str:
    """Write a match as text: its record if it is over, else a saved game."""
    record = match.record
    if record.result is not None:
        return record.text()
    return Record({**record.header, **match.luck.result()}, record.lines).text()


def resume(text: str, find: Callable[[str], Game]) -> Match:
    """Go on with a saved game, or raise RecordError; SetupError where there is no more to play.

    A record that does not keep its luck goes on with chance that cannot be proven.
    """
    saved = read(text)
    if saved.result is not None:
        raise SetupError("record-finished")
    game = game_of(saved, find)
    luck = luck_of(saved)
    dropped = KEPT if luck is not None else KEPT + COMMITTED
    header = {key: value for key, value in saved.header.items() if key not in dropped}
    return Match(game, Record(header, saved.lines), luck or UnprovenLuck())
