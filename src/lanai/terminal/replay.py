"""Seeing a recorded game again, step by step."""

from __future__ import annotations

from typing import Final

from lanai.core.contract import SPECTATOR, Game, State
from lanai.core.events import Event, Journal
from lanai.core.match import new_state, replay
from lanai.core.record import Record
from lanai.terminal.screen import Screen
from lanai.terminal.stage import Stage

OPEN: Final = -2
"""The viewer to whom everything is shown."""


class Moment:
    """The game after some of its moves: the state, and what was told on the way there."""

    def __init__(self, state: State, journal: Journal) -> None:
        self.state: Final = state
        self.journal: Final = journal


class Replay:
    """All positions of a record, seen by one viewer."""

    def __init__(self, game: Game, record: Record, viewer: int, screen: Screen) -> None:
        self.viewer = viewer
        self.screen = screen
        self.texts = screen.texts
        self.stage = Stage(game.name, record.players, screen)
        self.positions = positions(game, record)

    def run(self) -> None:
        """Show all moves one after the other, or step through them at the keyboard."""
        if self.screen.plain:
            for number in range(len(self.positions)):
                self.tell(number)
            self.show(len(self.positions) - 1)
            return
        at: int | None = 0
        while at is not None:
            self.screen.clear()
            self.tell(at)
            self.show(at)
            at = self.ask(at)

    def ask(self, at: int) -> int | None:
        """Ask for the next position to show; None to stop."""
        last = len(self.positions) - 1
        while True:
            answer = self.screen.ask(self.texts("replay-prompt")).lower()
            if answer in ("q", "quit"):
                return None
            if answer == "look":
                self.stage.look(self.positions[at].state.view(max(self.viewer, SPECTATOR)))
                continue
            if answer.isdecimal() and len(answer) < 10:
                return min(int(answer), last)
            if answer in ("", "b"):
                return min(at + 1, last) if answer == "" else max(at - 1, 0)
            self.screen.say(self.texts("replay-unknown", answer=answer, last=last), "yellow")

    def tell(self, at: int) -> None:
        """Tell what happened on the way to a position."""
        moves = len(self.positions) - 1
        step = self.texts("replay-step", move=at, moves=moves) if at else self.texts("replay-start")
        self.screen.say(step, "bold")
        for event in self.positions[at].journal.events:
            told = self.stage.sentences(event, max(self.viewer, SPECTATOR))
            for sentence in told:
                self.screen.say("  " + sentence)
            if self.viewer == OPEN:
                self.tell_secrets(event, told)

    def tell_secrets(self, event: Event, told: list[str]) -> None:
        """Tell what only single seats know of an event."""
        for seat, name in enumerate(self.stage.names):
            for sentence in self.stage.sentences(event, seat):
                if sentence not in told:
                    self.screen.say("  " + self.screen.labelled(name, sentence))

    def show(self, at: int) -> None:
        """Show a position; the open view adds what every seat knows for itself."""
        state = self.positions[at].state
        self.stage.show(state.view(max(self.viewer, SPECTATOR)))
        if self.viewer != OPEN:
            return
        known = self.stage.describe(state.view(SPECTATOR))
        for seat, name in enumerate(self.stage.names):
            own = [line for line in self.stage.describe(state.view(seat)) if line not in known]
            if own:
                self.screen.say(self.screen.labelled(name, " · ".join(own)))


def positions(game: Game, record: Record) -> list[Moment]:
    """Play a record again and keep the position after every move with the chance it caused."""
    state = new_state(game, record)
    journal = Journal()
    state.journal = journal
    reached: list[Moment] = []
    for number, line in enumerate(record.lines, start=2):
        if "move" in line:
            reached.append(Moment(state.copy(), journal))
            journal = Journal()
            state.journal = journal
        replay(state, number, line)
    reached.append(Moment(state, journal))
    return reached
