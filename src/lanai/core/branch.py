"""Branches: games that begin with the beginning of another one, and go on by themselves.

The record of a branch is a whole game from its first line on. Its header says `from` where the
beginning comes; what a seat could not know there can be drawn anew: the beginning is *retold* so
that this seat would have seen just the same. `docs/record.md` describes it for people.
"""

from __future__ import annotations

import hashlib
from typing import Final

from lanai.core.contract import Game, State
from lanai.core.errors import LanaiError, RecordError, SetupError
from lanai.core.events import Json
from lanai.core.match import new_state, replay
from lanai.core.record import BRANCHED, FROM, REDEALT, SAME, Record
from lanai.core.rng import Rng

DRAWS: Final = 2_000
"""How many chance events are tried to retell the beginning of a game whose room cannot."""
DRAWS_A_LINE: Final = 40
KEPT: Final = ("chance", "seat", "value", "move", "by")
"""What is kept of a line: notes of others about their game are not part of another one."""


class Beginning:
    """What a branch begins with: lines of a record, and what its header says about them."""

    def __init__(self, lines: list[Json], note: Json) -> None:
        self.lines: Final = lines
        self.note: Final = note

    def header(self, header: Json) -> Json:
        """Give the header of an ordinary game as that of a game which begins like this."""
        return {**header, "lanai": BRANCHED, FROM: self.note}


def branch(game: Game, original: Record, step: int, seat: int, cards: str, rng: Rng) -> Beginning:
    """Take the first `step` lines of a game, as `seat` knew it or with the very `same` cards.

    Raises SetupError where that is no moment to go on from, RecordError where the original cannot
    have gone like that.
    """
    if not 0 <= step <= len(original.lines):
        raise SetupError("branch-step", {"step": step, "steps": len(original.lines)})
    if not 0 <= seat < len(original.players):
        raise SetupError("branch-seat", {"seat": seat + 1})
    start = new_state(game, original)
    state, lines = follow(start, original.lines[:step])
    if state.over():
        raise SetupError("branch-over")
    if cards == REDEALT:
        lines = retell(start, lines, seat, rng)
    note: Json = {
        "digest": digest_of(original), "step": step, "lines": len(lines),
        "seat": seat, "cards": cards,
    }  # fmt: skip
    if original.result is not None:
        note["result"] = original.result["result"]
    return Beginning(lines, note)


def digest_of(record: Record) -> str:
    """Hash the whole text of a record, as the command `sha256sum` does with its file."""
    return hashlib.sha256(record.text().encode()).hexdigest()


def follow(start: State, lines: list[Json]) -> tuple[State, list[Json]]:
    """Carry out lines of a record, or raise RecordError: gives the state, and them as we write."""
    state = start.copy()
    written = [replay(state, number, bare(line)) for number, line in enumerate(lines, start=2)]
    return state, written


def bare(line: Json) -> Json:
    """Give a line with nothing but what was drawn or moved, and the bot that moved for a seat."""
    return {key: line[key] for key in KEPT if key in line}


def check_origin(game: Game, record: Record, original: Record) -> None:
    """Raise RecordError unless a branch begins as it says, with lines of this other record."""
    note = record.header.get(FROM) if record.header["lanai"] == BRANCHED else None
    if not isinstance(note, dict):
        raise RecordError(1, "record-no-branch")
    if note["digest"] != digest_of(original):
        raise RecordError(1, "record-other-origin")
    played = ("game", "rules", "cards", "options")
    if any(record.header[key] != original.header[key] for key in played):
        raise RecordError(1, "record-origin-differs")
    truth, lines = follow(new_state(game, original), original.lines[: note["step"]])
    world, told = follow(new_state(game, record), record.lines[: note["lines"]])
    if note["cards"] == SAME and told != lines:
        raise RecordError(1, "record-origin-differs")
    if world.view(note["seat"]) != truth.view(note["seat"]):
        raise RecordError(1, "record-origin-differs")
    if note.get("result") != (original.result or {}).get("result"):
        raise RecordError(1, "record-origin-differs")


# Retelling


def retell(start: State, lines: list[Json], seat: int, rng: Rng) -> list[Json]:
    """Tell a beginning so that `seat` sees the same, with what it cannot know drawn anew.

    A room does it in `retelling.py`. Without one chance is tried until the seat sees the same.
    """
    own = start.game.function("retelling.retell")
    if own is None:
        return retell_by_trial(start, lines, seat, rng)
    told: list[Json] = own(start.copy(), lines, seat, rng)
    truth, world = follow(start, lines)[0], follow(start, told)[0]
    if world.view(seat) != truth.view(seat):
        raise LanaiError("retold-differently", {"game": start.game.name})
    return told


def retell_by_trial(start: State, lines: list[Json], seat: int, rng: Rng) -> list[Json]:
    """Draw chance anew, line by line, while the seat sees the same; the moves stay.

    Raises SetupError where that does not lead to the end within so many draws.
    """
    trial = Trial(start, lines, seat, rng)
    while trial.draws < DRAWS:
        told = trial.tell()
        if told is not None:
            return told
    raise SetupError("branch-untold")


class Trial:
    """Tries to retell a beginning."""

    def __init__(self, start: State, lines: list[Json], seat: int, rng: Rng) -> None:
        self.start: Final = start
        self.lines: Final = lines
        self.seat: Final = seat
        self.rng: Final = rng
        self.draws = 0
        self.views: Final[list[Json]] = []
        state = start.copy()
        for number, line in enumerate(lines, start=2):
            replay(state, number, line)
            self.views.append(state.view(seat))

    def tell(self) -> list[Json] | None:
        """Tell it once; None where what was drawn leads to moves that cannot have been made."""
        self.draws += 1
        state, told = self.start.copy(), list[Json]()
        for at, line in enumerate(self.lines):
            drawn = self._draw(state, at) if "chance" in line else None
            try:
                told.append(replay(state, at + 2, line if drawn is None else drawn))
            except RecordError:
                return None
            if state.view(self.seat) != self.views[at]:
                return None
        return told

    def _draw(self, state: State, at: int) -> Json | None:
        """Draw a chance event that the seat cannot tell from the true one; None finds none."""
        for _ in range(DRAWS_A_LINE):
            self.draws += 1
            world = state.copy()
            line = world.draw_recorded(self.rng)
            if world.view(self.seat) == self.views[at]:
                return line
        return None
