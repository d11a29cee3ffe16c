"""Going through a record line by line, with the position before and after each.

>>> from lanai.core.fairness import SimulationLuck
>>> from lanai.core.match import start
>>> from lanai.games import find
>>> match = start(find("tiki-topple"), ["Ana", "Ben"], {}, SimulationLuck(seed=7, number=0))
>>> match.apply(1, "up1 eepo")
>>> for line in walk(match.record, find):
...     print(line.number, line.seat, line.text or line.data["chance"], line.after.to_act())
0 -1 round [1]
1 1 up1 eepo [0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from lanai.core.contract import NOBODY, Game, State
from lanai.core.events import Json
from lanai.core.match import game_of, new_state, replay
from lanai.core.record import Record

NO_MOVE: Final = -1


class Line:
    """One line: what happened at which position. Chance has no seat and no move.

    `number` counts the lines from 0, `data` is what the record says; the move is there as the
    engine's number and as canonical text. `by` names a bot that moved for an absent player.
    """

    def __init__(
        self, number: int, data: Json, before: State, after: State, seat: int, move: int, text: str
    ) -> None:
        self.number: Final = number
        self.data: Final = data
        self.before: Final = before
        self.after: Final = after
        self.seat: Final = seat
        self.move: Final = move
        self.text: Final = text
        by = data.get("by")
        self.by: Final = by if isinstance(by, str) else ""

    @property
    def is_chance(self) -> bool:
        """Tell whether nobody moved."""
        return self.move == NO_MOVE


def walk(record: Record, find: Callable[[str], Game]) -> Iterator[Line]:
    """Go through a record from its first line on, or raise RecordError where it goes wrong."""
    yield from walk_from(record, new_state(game_of(record, find), record))


def walk_from(record: Record, state: State) -> Iterator[Line]:
    """Go through a record from the state in which it begins."""
    for number, line in enumerate(record.lines):
        before = state.copy()
        seat, move, text = NOBODY, NO_MOVE, ""
        written = replay(state, number + 2, line)
        if "move" in written:
            told = written["seat"]
            assert isinstance(told, int)
            seat, text = told, str(written["move"])
            move = before.parse(seat, text)
        yield Line(number, line, before, state.copy(), seat, move, text)
