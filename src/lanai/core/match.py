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

from collections.abc import Mapping

from lanai.core.contract import Game, State
from lanai.core.errors import LanaiError, RecordError
from lanai.core.events import Journal, Json
from lanai.core.fairness import Luck
from lanai.core.record import DIGEST, FORMAT, Record


class Match:
    """Plays one game on from where its record ends. Chance happens by itself, from `luck`.

    Raises RecordError where the record cannot have gone like that.
    """

    def __init__(self, game: Game, record: Record, luck: Luck) -> None:
        self.game = game
        self.luck = luck
        self.record = Record(record.header, [])
        self.journal = Journal()
        self.state: State = new_state(game, record)
        self.state.journal = self.journal
        for number, line in enumerate(record.lines, start=2):
            replay(self.state, number, line)
            self.record.lines.append(line)
        self._settle()

    def apply(self, seat: int, text: str, notes: Json | None = None) -> None:
        """Carry out a move given as text, or raise MoveError and change nothing.

        `notes` are extra keys of its line in the record.
        """
        move = self.state.parse(seat, text)
        legal = self.state.is_legal(seat, move)
        written = self.state.text(seat, move) if legal else ""
        self.state.apply(seat, move)
        line: Json = {"seat": seat, "move": written}
        if notes is not None:
            line.update(notes)
        self.record.lines.append(line)
        self._settle()

    def _settle(self) -> None:
        """Let chance happen, and close the record when the game is over."""
        while self.state.chance_due():
            event = sum("chance" in line for line in self.record.lines)
            self.state.draw(self.luck.stream(event))
            self.record.lines.append(self.state.outcome())
        if self.state.over():
            result: Json = {"scores": self.state.scores(), "winners": self.state.winners()}
            self.record.result = {"result": result, **self.luck.result()}


def start(
    game: Game,
    players: list[str],
    options: Mapping[str, object],
    luck: Luck,
    cards: str | None = None,
) -> Match:
    """Start a new match, or raise SetupError."""
    header: Json = {
        "lanai": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "cards": game.cards if cards is None else cards,
        "players": list(players),
        "options": game.read_options(len(players), options),
        **luck.header(),
        "digest": DIGEST,
    }
    return Match(game, Record(header, []), luck)


def new_state(game: Game, record: Record) -> State:
    """Set up the state in which a record begins, or raise RecordError."""
    if record.header["rules"] != game.rules:
        details: Json = {"rules": record.header["rules"], "known": game.rules}
        raise RecordError(1, "record-rules", details)
    try:
        return game.new(len(record.players), record.options, str(record.header["cards"]))
    except LanaiError as error:
        raise RecordError(1, error.reason, error.details) from error


def replay(state: State, number: int, line: Json) -> None:
    """Carry out one chance or move line of a record, or raise RecordError with its number."""
    try:
        if "chance" in line:
            state.place(line)
        else:
            seat = line["seat"]
            assert isinstance(seat, int)
            state.apply(seat, state.parse(seat, str(line["move"])))
    except LanaiError as error:
        raise RecordError(number, error.reason, error.details) from error
