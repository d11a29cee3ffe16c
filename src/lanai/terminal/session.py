"""A game in the terminal: people at one keyboard, bots on the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lanai.bots.contract import Bot
from lanai.bots.turn import ask
from lanai.core.contract import SPECTATOR
from lanai.core.errors import LanaiError, MoveError
from lanai.core.events import Event
from lanai.core.match import Match
from lanai.core.record import Record
from lanai.core.rng import FastRng
from lanai.core.saving import save
from lanai.terminal.saved_games import save_as, shortened, write
from lanai.terminal.screen import Screen
from lanai.terminal.stage import Stage
from lanai.texts.comparisons import comparison

COMMANDS: Final = ("?", "help", "look", "log", "undo", "save", "quit")
SLASH: Final = "/"
SCORED: Final = "scored"
"""The event with which games tell the results of a round."""


class Quit(Exception):
    """The people at the keyboard want to stop."""


class Session:
    """Plays a match to its end, or until somebody stops it; every move is first written down."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], screen: Screen, keep: Path, seconds: float
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.texts = screen.texts
        self.keep = keep
        self.seconds = seconds
        self.stage = Stage(match.game.name, match.record.players, screen)
        self.people = [seat for seat in range(len(self.stage.names)) if seat not in bots]
        self.told = dict.fromkeys(self.people, last_scoring(match.journal.events))
        self.at_keyboard: int | None = None
        self.rng = FastRng(secrets.randbits(63))

    def run(self) -> None:
        """Play on. Raises Quit, BotError or EOFError; the game is kept in any case."""
        if not self.keep.exists():
            self._keep()
        while seats := self.match.state.to_act():
            bots = [seat for seat in seats if seat in self.bots]
            if bots:
                self._bot_move(bots[0])
            elif self.at_keyboard in seats:
                self._person_move(self.at_keyboard)
            else:
                self._hand_over(seats[0])
        self._tell(self.people[0] if self.at_keyboard is None else self.at_keyboard)
        self._show_end()

    # Bots

    def _bot_move(self, seat: int) -> None:
        state = self.match.state
        name = self.stage.names[seat]
        move = ask(self.bots[seat], name, state, seat, self.rng, self.seconds)
        self.match.play(seat, move)
        self._keep()

    # People

    def _person_move(self, seat: int) -> None:
        self._look(seat)
        prompt = self.texts("play-prompt", name=self.stage.names[seat])
        before = len(self.match.record.lines)
        while len(self.match.record.lines) == before:
            self._obey(seat, self.screen.ask(prompt, [*self._legal(seat), *COMMANDS]))

    def _hand_over(self, seat: int) -> None:
        """Give the keyboard to a person; whoever had it first sees what their move did."""
        if len(self.people) > 1:
            if self.at_keyboard is not None:
                self._look(self.at_keyboard)
                if self._end_turn(self.at_keyboard) == "undo":
                    self._undo(self.at_keyboard)
                    return
                self.screen.forget()
            self._wait(self.texts("play-pass", name=self.stage.names[seat]))
        self.at_keyboard = seat

    def _end_turn(self, seat: int) -> str:
        """Wait until a person gives the keyboard away, or wants their move back."""
        while (answer := self._wait(self.texts("play-end-turn"), "undo", "look")) == "look":
            self.stage.look(self.match.state.view(seat))
        return answer

    def _wait(self, question: str, *words: str) -> str:
        """Wait for Enter or one of some words; anything else is named, not lost silently."""
        while True:
            line = self.screen.ask(question, words)
            if line.lower() == "quit":
                raise Quit
            if line.lower() in ("", *words):
                return line.lower()
            self.screen.say(self.texts("play-ignored", line=line), "yellow")

    def _obey(self, seat: int, line: str) -> None:
        """Carry out a command or a move; a mistake is explained and nothing changes.

        Where a game has a move by the name of a command it is the move; `/` calls the command.
        """
        word, _, rest = line.removeprefix(SLASH).partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._help(seat),
            "help": lambda: self._help(seat),
            "look": lambda: self.stage.look(self.match.state.view(seat)),
            "log": lambda: self._show_log(seat),
            "undo": lambda: self._undo(seat),
            "save": lambda: self._save(rest.strip()),
            "quit": self._quit,
        }
        if word.lower() in commands and line not in self._legal(seat):
            commands[word.lower()]()
            return
        try:
            self._apply(seat, line)
        except MoveError as error:
            self.screen.say(self.texts.refusal(error.refusal), "yellow")

    def _apply(self, seat: int, text: str) -> None:
        self.match.apply(seat, text)
        self._keep()

    def _legal(self, seat: int) -> list[str]:
        state = self.match.state
        return [state.text(seat, move) for move in state.legal(seat)]

    # Commands

    def _help(self, seat: int) -> None:
        moves = self._legal(seat)
        self.screen.say(self.texts("play-legal", count=len(moves)))
        self.screen.list_labelled(grouped(moves))
        self.screen.say(how_to_play(self.screen), "dim")

    def _show_log(self, seat: int) -> None:
        for event in self.match.journal.events:
            for sentence in self.stage.sentences(event, seat):
                self.screen.say(sentence)

    def _undo(self, seat: int) -> None:
        """Take back a person's last move; the table is asked unless it concerns nobody else."""
        lines = self.match.record.lines
        own = [at for at, line in enumerate(lines) if line.get("seat") == seat and "move" in line]
        if not own:
            self.screen.say(self.texts("play-undo-nothing"))
            return
        undone = lines[own[-1] :]
        record = Record(self.match.record.header, lines[: own[-1]])
        earlier = Match(self.match.game, record, self.match.luck)
        since = self.match.journal.events[len(earlier.journal.events) :]
        free = len(undone) == 1 and not any(event.reveals for event in since)
        if not free and not self._agreed(sum("move" in line for line in undone)):
            self.screen.say(self.texts("play-undo-refused"))
            return
        self.match = earlier
        self.told = dict.fromkeys(self.people, len(earlier.journal.events))
        self._keep()
        self.screen.say(self.texts("play-undone"))
        for event in since:
            for sentence in self.stage.sentences(event, seat):
                self.screen.say(sentence, "dim strike")

    def _agreed(self, moves: int) -> bool:
        """Ask the table whether moves may be taken back."""
        answer = self.screen.ask(self.texts("play-undo-ask", moves=moves))
        return answer[:1].lower() == self.texts("play-yes")

    def _save(self, name: str) -> None:
        try:
            path = save_as(name or self.keep.name, save(self.match))
        except LanaiError as error:
            self.screen.say(self.texts.error(error), "yellow")
        else:
            self.screen.say(self.texts("play-saved", file=str(path)), whole=True)

    def _quit(self) -> None:
        raise Quit

    # Showing

    def _look(self, seat: int) -> None:
        """Tell a person what happened and show their view."""
        self._tell(seat)
        self.stage.show(self.match.state.view(seat))

    def _tell(self, seat: int) -> None:
        """Tell a person what has happened since they were last told."""
        events = self.match.journal.events[self.told[seat] :]
        self.told[seat] = len(self.match.journal.events)
        for event in events:
            sentences = self.stage.sentences(event, seat)
            if event.kind == SCORED:
                self.stage.show_results(sentences)
                if not self.screen.plain:
                    self._wait(self.texts("play-enter"))
                continue
            for sentence in sentences:
                self.screen.say(sentence, "dim")

    def _show_end(self) -> None:
        self.stage.show(self.match.state.view(SPECTATOR))
        self.stage.show_end(self.match.state)
        compared = comparison(self.match.record, self.texts)
        if compared is not None:
            self.screen.say(compared, "bold")
        self.screen.say(self.texts("play-record", file=shortened(self.keep)), "dim", whole=True)
        self.screen.say(self.texts("play-record-uses"), "dim")

    def _keep(self) -> None:
        """Write the game to its file before anything else is said."""
        write(self.keep, save(self.match))


def last_scoring(events: list[Event]) -> int:
    """Find the place after the last scoring: who comes back is told what happened since."""
    return max((at for at, event in enumerate(events, start=1) if event.kind == SCORED), default=0)


def grouped(moves: list[str]) -> list[tuple[str, str]]:
    """Group moves that differ in their last word only.

    >>> grouped(["up1 nani", "up1 kapu", "wiki nani kapu", "toast"])
    [('up1', 'nani, kapu'), ('wiki nani', 'kapu'), ('toast', '')]
    """
    groups: dict[str, list[str]] = {}
    for move in moves:
        shared, _, last = move.rpartition(" ")
        groups.setdefault(shared or last, []).extend([last] if shared else [])
    return [(shared, ", ".join(lasts)) for shared, lasts in groups.items()]


def how_to_play(screen: Screen) -> str:
    """Tell what can be typed; only a real terminal completes."""
    return screen.texts("play-help-plain" if screen.plain else "play-help")
