"""What a table is made of beside its game: seats, turns, questions; and what an entry changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from lanai.server.play import Told
from lanai.server.protocol import BotMark, Chat


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of the table and who sits on it."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    guest: str | None = None
    level: str | None = None
    contributes: bool = False
    nonce_hash: str | None = None
    nonce: str | None = None
    standin: bool = False
    resigned: bool = False
    alias: str | None = None  # what they are called since the start, which fixed the name
    agrees: bool = False  # that the game counts for their rating
    bot: BotMark | None = None  # the person is somebody's program

    @property
    def plays_itself(self) -> bool:
        """Tell whether a person decides for this seat."""
        return self.kind == "person" and not self.standin and not self.resigned


@dataclass(frozen=True, slots=True)
class Turn:
    """Whether a decision is somebody's, and until when where time goes on while nobody is there."""

    mine: bool
    deadline: int | None = None


NOT_MINE: Final = Turn(False)


@dataclass(frozen=True, slots=True)
class Question:
    """An undo that the table was asked about: its number, whose, which line, who still answers.

    It is `named` which move that is unless that would tell whether there were hidden ones since.
    """

    ask: int
    seat: int
    line: int
    waiting: frozenset[int]
    named: bool


@dataclass(slots=True)
class Change:
    """What an entry changed, for whoever tells people: everything else stayed as it was."""

    told: Told | None = None
    table: bool = False
    chat: Chat | None = None
    commit: bool = False
    reveal: bool = False
    failed: list[int] | None = None
    nudged: int | None = None
    asked: Question | None = None
    settled: bool | None = None
