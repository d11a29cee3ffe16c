"""A game in the terminal: people at one keyboard, bots on the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lanai.bots.asking import ask
from lanai.bots.contract import Bot
from lanai.core.contract import SPECTATOR
from lanai.core.errors import MoveError
from lanai.core.match import Match
from lanai.core.record import Record
from lanai.core.rng import FastRng
from lanai.core.saving import save
from lanai.terminal.boards import board_of
from lanai.terminal.screen import Screen
from lanai.texts import Texts

COMMANDS: Final = ("?", "log", "undo", "save", "quit")


BOT: Final = "bot:"


class Quit(Exception):
    """The people at the keyboard want to stop."""


def shown_names(players: list[str]) -> list[str]:
    """Name the players for people: bots by their kind, numbered where several are alike.

    >>> shown_names(["Ana", "bot:greedy", "bot:greedy", "bot:my/bots.py:Best"])
    ['Ana', 'Greedy 1', 'Greedy 2', 'Best']
    """
    plain = [
        name.removeprefix(BOT).rpartition(":")[2].capitalize() if name.startswith(BOT) else name
        for name in players
    ]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name
        for seat, name in enumerate(plain)
    ]


class Session:
    """Plays a match to its end, or until somebody stops it; every move is first written down."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        texts: Texts,
        screen: Screen,
        keep: Path,
        seconds: float,
    ) -> None:
        self.match = match
        self.bots = bots
        self.texts = texts
        self.screen = screen
        self.keep = keep
        self.seconds = seconds
        self.names = shown_names(match.record.players)
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.board = board_of(match.game.name)
        self.told = dict.fromkeys(self.people, 0)
        self.at_keyboard = self.people[0]
        self.rng = FastRng(secrets.randbits(63))

    def run(self) -> None:
        """Play on. Raises Quit, BotError or EOFError; the game is kept in any case."""
        self._keep()
        while seats := self.match.state.to_act():
            bots = [seat for seat in seats if seat in self.bots]
            if bots:
                self._bot_move(bots[0])
            else:
                self._person_move(seats[0])
        self._tell(self.at_keyboard)
        self._show_end()

    # Bots

    def _bot_move(self, seat: int) -> None:
        state = self.match.state
        name = self.names[seat]
        move = ask(self.bots[seat], name, state, seat, self.rng, self.seconds)
        self._apply(seat, state.text(seat, move))

    # People

    def _person_move(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat)
        self._show(seat)
        state = self.match.state
        moves = [state.text(seat, move) for move in state.legal(seat)]
        prompt = self.texts("play-prompt", name=self.names[seat])
        before = len(self.match.record.lines)
        while len(self.match.record.lines) == before:
            self._obey(seat, self.screen.ask(prompt, [*moves, *COMMANDS]))

    def _hand_over(self, seat: int) -> None:
        if seat == self.at_keyboard:
            return
        self.screen.clear()
        self.screen.ask(self.texts("play-pass", name=self.names[seat]))
        self.at_keyboard = seat

    def _obey(self, seat: int, line: str) -> None:
        """Carry out a command or a move; a mistake is explained and nothing changes."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._show_legal(seat),
            "log": lambda: self._show_log(seat),
            "undo": lambda: self._undo(seat),
            "save": lambda: self._save(rest.strip()),
        }
        if word == "quit":
            raise Quit
        if word in commands:
            commands[word]()
            return
        try:
            self._apply(seat, line)
        except MoveError as error:
            self.screen.say(self.texts.refusal(error.refusal), "yellow")

    def _apply(self, seat: int, text: str) -> None:
        self.match.apply(seat, text)
        self._keep()

    # Commands

    def _show_legal(self, seat: int) -> None:
        state = self.match.state
        moves = [state.text(seat, move) for move in state.legal(seat)]
        self.screen.say(self.texts("play-legal", count=len(moves)))
        by_first_word: dict[str, list[str]] = {}
        for move in moves:
            word, _, rest = move.partition(" ")
            by_first_word.setdefault(word, []).append(rest)
        for word, rests in by_first_word.items():
            self.screen.say(f"  {word} " + ", ".join(rests))
        self.screen.say(self.texts("play-help"), "dim")

    def _show_log(self, seat: int) -> None:
        for event in self.match.journal.seen_by(seat):
            for sentence in self.board.narrate(event, self.names, self.texts):
                self.screen.say(sentence)

    def _undo(self, seat: int) -> None:
        """Take back this person's last move; if something happened since, the table is asked."""
        lines = self.match.record.lines
        own = [at for at, line in enumerate(lines) if line.get("seat") == seat and "move" in line]
        if not own:
            self.screen.say(self.texts("play-undo-nothing"))
            return
        undone = lines[own[-1] :]
        if len(undone) > 1:
            moves = sum("move" in line for line in undone)
            answer = self.screen.ask(self.texts("play-undo-ask", moves=moves))
            if answer.lower() != self.texts("play-yes"):
                self.screen.say(self.texts("play-undo-refused"))
                return
        self._take_back(own[-1])
        self.screen.say(self.texts("play-undone"))

    def _take_back(self, count: int) -> None:
        record = Record(self.match.record.header, self.match.record.lines[:count])
        self.match = Match(self.match.game, record, self.match.luck)
        for seat in self.told:
            self.told[seat] = len(self.match.journal.events)
        self._keep()

    def _save(self, name: str) -> None:
        path = Path(name) if name else Path(self.keep.name)
        try:
            path.write_text(save(self.match), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.say(self.texts("file-unwritable", file=str(path), error=reason), "yellow")
            return
        self.screen.say(self.texts("play-saved", file=str(path)))

    # Showing

    def _tell(self, seat: int) -> None:
        """Tell a person what has happened since they were last told."""
        for event in self.match.journal.events[self.told[seat] :]:
            version = event.seen_by(seat)
            if version is not None:
                for sentence in self.board.narrate(version, self.names, self.texts):
                    self.screen.say(sentence, "dim")
        self.told[seat] = len(self.match.journal.events)

    def _show(self, seat: int) -> None:
        view = self.match.state.view(seat)
        if self.screen.plain:
            for line in self.board.describe(view, self.names, self.texts):
                self.screen.say(line)
        else:
            self.screen.show(self.board.draw(view, self.names, self.texts))

    def _show_end(self) -> None:
        self._show(SPECTATOR)
        state = self.match.state
        winners = [self.names[seat] for seat in state.winners()]
        scores = state.scores()
        points = max(scores)
        if len(winners) == 1:
            self.screen.say(self.texts("play-winner", names=winners[0], points=points), "bold")
        else:
            joined = self.texts("play-and", first=", ".join(winners[:-1]), last=winners[-1])
            alike = all(scores[seat] == points for seat in state.winners())
            message = "play-winners" if alike else "play-winners-together"
            self.screen.say(self.texts(message, names=joined, points=points), "bold")
        self.screen.say(self.texts("play-record", file=str(self.keep)), "dim")

    def _keep(self) -> None:
        """Write the game to its file before anything else is said, whole or not at all."""
        self.keep.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.keep.with_name(self.keep.name + ".new")
        fresh.write_text(save(self.match), encoding="utf-8")
        fresh.replace(self.keep)
