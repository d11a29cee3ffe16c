"""A match: a record being written. It ties a state, its luck and its record together.

>>> from lanai.core.fairness import SimulationLuck
>>> from lanai.games import find
>>> match = start(find("tiki-topple"), ["Ana", "Ben"], {}, SimulationLuck(seed=7, number=0))
>>> seat = match.state.to_act()[0]
>>> match.apply(seat, "toast")
Traceback (most recent call last):
...
lanai.core.errors.IllegalMove: tt-toast-first (rule=TT-T6, move=toast)
>>> match.apply(seat, "up1 eepo")
>>> match.record.lines[-1]
{'seat': 1, 'move': 'up1 eepo'}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lanai.core.contract import Game, State
from lanai.core.errors import LanaiError, RecordError
from lanai.core.events import Journal, Json
from lanai.core.fairness import Luck
from lanai.core.record import DIGEST, FORMAT, Record


class Match:
    """Plays one game on from where its record ends. Chance happens by itself, from `luck`.

    Raises RecordError where the record cannot have gone like that. `reached` is for copies: the
    state in which the record ends. What happened in the beginning of another game, if the record
    begins so, is not told again.
    """

    def __init__(
        self, game: Game, record: Record, luck: Luck, reached: State | None = None
    ) -> None:
        self.game = game
        self.luck = luck
        self.record = Record(record.header, []) if reached is None else record.copy()
        self.journal = Journal()
        self.chances = 0
        self.state: State = new_state(game, record) if reached is None else reached
        self.state.journal = self.journal
        if reached is not None:
            return
        for number, line in enumerate(record.lines, start=2):
            self._write(replay(self.state, number, line))
            if number == record.begun + 1:
                self.journal.take()
        self._settle()

    def copy(self) -> Match:
        """Make an independent copy, without replaying."""
        twin = Match(self.game, self.record, self.luck, self.state.copy())
        twin.chances = self.chances
        twin.journal.events.extend(self.journal.events)
        twin.journal.pauses.extend(self.journal.pauses)
        return twin

    def apply(
        self, seat: int, text: str, notes: Json | None = None, known: list[Json] | None = None
    ) -> None:
        """Carry out a move given as text, or raise MoveError and change nothing.

        `notes` are extra keys of its line in the record; `known` is the chance that followed it,
        when it is read from a log.
        """
        move = self.state.parse(seat, text)
        self.state.demand_legal(seat, move)
        self.play(seat, move, notes, known)

    def play(
        self, seat: int, move: int, notes: Json | None = None, known: list[Json] | None = None
    ) -> None:
        """Carry out a move known to be legal, as a bot's is once it was asked. Trusted."""
        line: Json = {"seat": seat, "move": self.state.text(seat, move)}
        if notes is not None:
            line.update(notes)
        self.state.play(seat, move)
        self._write(line)
        for chance in [] if known is None else known:
            self._write(replay(self.state, len(self.record.lines) + 2, chance))
        self._settle()

    def _settle(self) -> None:
        """Let chance happen, and close the record when the game is over."""
        while self.state.chance_due():
            self._write(self.state.draw_recorded(self.luck.stream(self.chances)))
        if self.state.over():
            result: Json = {"scores": self.state.scores(), "winners": self.state.winners()}
            self.record.result = {"result": result, **self.luck.result()}

    def _write(self, line: Json) -> None:
        self.record.append(line)
        self.chances += "chance" in line


def start(
    game: Game,
    players: list[str],
    options: Mapping[str, object],
    luck: Luck,
    cards: str | None = None,
) -> Match:
    """Start a new match, or raise SetupError."""
    return Match(game, Record(header_of(game, players, options, luck, cards), []), luck)


def header_of(
    game: Game,
    players: list[str],
    options: Mapping[str, object],
    luck: Luck,
    cards: str | None = None,
) -> Json:
    """Make the header of a new record, or raise SetupError."""
    return {
        "lanai": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "cards": game.cards if cards is None else cards,
        "players": list(players),
        "options": game.read_options(len(players), options),
        **luck.header(),
        "digest": DIGEST,
    }


def new_state(game: Game, record: Record) -> State:
    """Set up the state in which a record begins, or raise RecordError."""
    if record.header["rules"] != game.rules:
        details: Json = {"rules": record.header["rules"], "known": game.rules}
        raise RecordError(1, "record-rules", details)
    try:
        return game.new(len(record.players), record.options, str(record.header["cards"]))
    except LanaiError as error:
        raise RecordError(1, error.reason, error.details) from error


def replay(state: State, number: int, line: Json) -> Json:
    """Carry out one chance or move line of a record, or raise RecordError with its number.

    Gives the line as we would write it: the move in its canonical text.
    """
    try:
        if "chance" in line:
            state.place(line)
            return line
        seat = line["seat"]
        assert isinstance(seat, int)
        move = state.parse(seat, str(line["move"]))
        state.demand_legal(seat, move)
        written: Json = {**line, "move": state.text(seat, move)}
        state.play(seat, move)
        return written
    except LanaiError as error:
        raise RecordError(number, error.reason, error.details) from error


def game_of(record: Record, find: Callable[[str], Game]) -> Game:
    """Find the game of a record, or raise RecordError."""
    try:
        return find(record.game)
    except LanaiError as error:
        raise RecordError(1, error.reason, error.details) from error
