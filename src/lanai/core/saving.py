"""Saving a running match and going on with it later.

A saved game is an unfinished record. Whoever holds the file is the host: its header also keeps the
luck, so that the game goes on with the chance it was committed to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanai.core.contract import Game
from lanai.core.errors import LanaiError, RecordError
from lanai.core.fairness import UnprovenLuck
from lanai.core.match import Match
from lanai.core.record import Record, read
from lanai.core.verify import luck_of

KEPT: Final = ("secret", "seed")
COMMITTED: Final = ("commitment", "nonces")


def save(match: Match) -> str:
    """Write a match as text: its record if it is over, else a saved game."""
    record = match.record
    if record.result is not None:
        return record.text()
    return Record({**record.header, **match.luck.result()}, record.lines).text()


def resume(text: str, find: Callable[[str], Game]) -> Match:
    """Go on with a saved game, or raise RecordError.

    A record that does not keep its luck goes on with chance that cannot be proven.
    """
    saved = read(text)
    if saved.result is not None:
        raise RecordError(len(saved.lines) + 2, "record-finished")
    try:
        game = find(saved.game)
    except LanaiError as error:
        raise RecordError(1, error.reason, error.details) from error
    luck = luck_of(saved)
    dropped = KEPT if luck is not None else KEPT + COMMITTED
    header = {key: value for key, value in saved.header.items() if key not in dropped}
    return Match(game, Record(header, saved.lines), luck or UnprovenLuck())
