"""Seeing a recorded game again, step by step."""

from __future__ import annotations

from typing import Final

from lanai.core.contract import SPECTATOR, Game, State
from lanai.core.events import Event, Journal
from lanai.core.match import new_state, replay
from lanai.core.record import Record
from lanai.terminal.boards import board_of
from lanai.terminal.screen import Screen
from lanai.terminal.session import shown_names
from lanai.texts import Texts

OPEN: Final = -2
"""The viewer to whom everything is shown."""


class Position:
    """The game after some of its moves: the state, and what was told on the way there."""

    def __init__(self, state: State, journal: Journal) -> None:
        self.state: Final = state
        self.journal: Final = journal


class Replay:
    """All positions of a record, seen by one viewer."""

    def __init__(
        self, game: Game, record: Record, viewer: int, texts: Texts, screen: Screen
    ) -> None:
        self.names = shown_names(record.players)
        self.viewer = viewer
        self.texts = texts
        self.screen = screen
        self.board = board_of(game.name)
        self.positions = positions(game, record)

    def run(self) -> None:
        """Show all moves one after the other, or step through them at the keyboard."""
        if self.screen.plain:
            for at in range(len(self.positions)):
                self.tell(at)
            self.show(len(self.positions) - 1)
            return
        at = 0
        while True:
            self.screen.clear()
            self.tell(at)
            self.show(at)
            answer = self.screen.ask(self.texts("replay-prompt"))
            if answer == "q":
                return
            at = self.go(at, answer)

    def go(self, at: int, answer: str) -> int:
        """Find the position that an answer asks for."""
        last = len(self.positions) - 1
        if answer.isdecimal():
            return min(int(answer), last)
        return max(at - 1, 0) if answer == "b" else min(at + 1, last)

    def tell(self, at: int) -> None:
        """Tell what happened on the way to a position."""
        moves = len(self.positions) - 1
        step = self.texts("replay-step", move=at, moves=moves) if at else self.texts("replay-start")
        self.screen.say(step, "bold")
        for event in self.positions[at].journal.events:
            told = self.sentences(event, max(self.viewer, SPECTATOR))
            for sentence in told:
                self.screen.say("  " + sentence)
            if self.viewer == OPEN:
                self.tell_secrets(event, told)

    def sentences(self, event: Event, viewer: int) -> list[str]:
        """Tell an event as a viewer may know it."""
        version = event.seen_by(viewer)
        return [] if version is None else self.board.narrate(version, self.names, self.texts)

    def tell_secrets(self, event: Event, told: list[str]) -> None:
        """Tell what only single seats know of an event."""
        for seat, name in enumerate(self.names):
            for sentence in self.sentences(event, seat):
                if sentence not in told:
                    self.screen.say("  " + self.texts("labelled", label=name, value=sentence))

    def show(self, at: int) -> None:
        """Show a position; the open view shows it as every seat in turn."""
        state = self.positions[at].state
        viewers = list(range(len(self.names))) if self.viewer == OPEN else [self.viewer]
        if state.over():
            viewers = [SPECTATOR]
        for viewer in viewers:
            view = state.view(viewer)
            if viewer != SPECTATOR:
                self.screen.say(self.texts("replay-as", viewer=self.names[viewer]), "dim")
            if self.screen.plain:
                for line in self.board.describe(view, self.names, self.texts):
                    self.screen.say(line)
            else:
                self.screen.show(self.board.draw(view, self.names, self.texts))


def positions(game: Game, record: Record) -> list[Position]:
    """Play a record again and keep the position after every move with the chance it caused."""
    state = new_state(game, record)
    journal = Journal()
    state.journal = journal
    reached: list[Position] = []
    for number, line in enumerate(record.lines, start=2):
        if "move" in line:
            reached.append(Position(state.copy(), journal))
            journal = Journal()
            state.journal = journal
        replay(state, number, line)
    reached.append(Position(state, journal))
    return reached
