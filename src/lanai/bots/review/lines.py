"""The lines of a record with the positions around them."""

from __future__ import annotations

from typing import Final

from lanai.core.contract import State
from lanai.core.match import replay
from lanai.core.record import Record

NO_MOVE: Final = -1


class Line:
    """One line: what happened at which position. Chance has no seat and no move."""

    def __init__(
        self, number: int, before: State, after: State, seat: int, move: int, text: str, by: str
    ) -> None:
        self.number: Final = number
        self.before: Final = before
        self.after: Final = after
        self.seat: Final = seat
        self.move: Final = move
        self.text: Final = text
        self.by: Final = by

    @property
    def is_chance(self) -> bool:
        """Tell whether nobody moved."""
        return self.move == NO_MOVE


def lines_of(record: Record, state: State) -> list[Line]:
    """Go through a record that was verified, from the state in which it begins."""
    found: list[Line] = []
    for number, line in enumerate(record.lines):
        before = state.copy()
        seat, move, text = NO_MOVE, NO_MOVE, ""
        if "move" in line:
            told = line["seat"]
            assert isinstance(told, int)
            seat, text = told, str(line["move"])
            move = before.parse(seat, text)
            text = before.text(seat, move)
        replay(state, number + 2, line)
        by = line.get("by")
        found.append(
            Line(number, before, state.copy(), seat, move, text, by if isinstance(by, str) else "")
        )
    return found
