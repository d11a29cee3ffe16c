"""Lessons: a guided first game of each game that has one, on the real table with the real engine.

A game's room holds its lesson as `lesson.toml`: the deal, and the moves of all seats from the first
one on. The learner sits on seat 0; each of their moves is a step, and a message
`<game>-lesson-<step>` says why it is asked for. The bots play their lines. After the script the
game goes on freely.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from lanai.core.events import Json
from lanai.games import find
from lanai.games.card_tables import parse
from lanai.server import protocol as wire
from lanai.texts import Texts

LEARNER: Final = 0
LEVEL: Final = "easy"


@dataclass(frozen=True)
class Line:
    """A move of the script, and the step of the learner that it is or comes after."""

    seat: int
    move: str
    step: int


@dataclass(frozen=True)
class Lesson:
    """A script that a table follows as long as the game goes by it."""

    game: str
    players: int
    cards: str
    secret: str
    moves: list[Line]

    @property
    def steps(self) -> int:
        """Count the moves that the learner is asked for."""
        return self.moves[-1].step

    def due(self, record: list[Json]) -> Line | None:
        """Give the line that comes next, or None when the script is over or was left."""
        lines = self.moves
        made = [(line["seat"], line["move"]) for line in record if "move" in line]
        if made != [(line.seat, line.move) for line in lines[: len(made)]]:
            return None
        return lines[len(made)] if len(made) < len(lines) else None

    def teach(self, due: Line | None, texts: Texts) -> wire.Lesson:
        """Say what the learner is to do now and why."""
        if due is None:
            return wire.Lesson(self.steps, self.steps, texts(f"{self.game}-lesson-end"), None)
        if due.seat != LEARNER:
            return wire.Lesson(due.step, self.steps, texts("lesson-watch"), None)
        text = texts(f"{self.game}-lesson-{due.step}")
        return wire.Lesson(due.step, self.steps, text, due.move)

    def table(self) -> wire.NewTable:
        """Ask for the table of the lesson."""
        bots = [wire.BotSeat(seat, LEVEL) for seat in range(1, self.players)]
        return wire.NewTable(
            self.game, self.players, bots=bots, level=LEVEL, sit=LEARNER, start=True
        )


@cache
def lesson_of(game: str) -> Lesson | None:
    """Read the lesson of a game; None for one that has none."""
    text = find(game).resource("lesson.toml")
    if text is None:
        return None
    table: dict[str, Any] = parse(text)
    moves = read_lines(table["moves"])
    return Lesson(game, table["players"], table["cards"], table["secret"], moves)


def read_lines(script: list[str]) -> list[Line]:
    """Read a script: each line is a seat and its move."""
    lines: list[Line] = []
    step = 0
    for text in script:
        seat, _, move = text.partition(" ")
        step += int(seat) == LEARNER
        lines.append(Line(int(seat), move, step))
    return lines
