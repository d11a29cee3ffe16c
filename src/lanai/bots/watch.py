"""Watching a game while it is played: what its last position no longer tells, for tables."""

from __future__ import annotations

from typing import Final, Protocol

from lanai.bots.players import Players
from lanai.core.contract import NOBODY, Game, State, leaders
from lanai.core.events import Journal, Json
from lanai.core.fairness import SimulationLuck


class Observer(Protocol):
    """Writes what a seat observes as cells."""

    def data(self, state: State, seat: int) -> bytes:
        """Give the cells of a seat's observation."""


class MakeObserver(Protocol):
    """Makes the observer of a game with so many players."""

    def __call__(self, game: Game, players: int) -> Observer:
        """Make it."""


class Decisions:
    """How the decisions of games become rows of a table; an observer adds what was observed."""

    def __init__(self, bots: tuple[str, ...], observer: Observer | None = None) -> None:
        self.bots: Final = bots
        self.observer: Final = observer

    def row(self, state: State, seat: int, move: int, number: int) -> Json:
        """Give a decision, before it is carried out, as a row of a table."""
        legal = state.legal(seat)
        row: Json = {
            "decision": number,
            "round": state.round_number(),
            "seat": seat,
            "bot": self.bots[seat],
            "legal": len(legal),
            "move": state.text(seat, move),
            "action": move,
        }
        if self.observer is not None:
            row["actions"] = " ".join(map(str, legal))
            row["observation"] = bytes(self.observer.data(state, seat))
        return row


class Watch:
    """What was seen of one game: who began, what the seats held, who led when.

    A *side* is seats that win together; it leads while it has more points than any other. `held`
    has the names of each kind in the order in which they came.
    """

    def __init__(self, players: int, decisions: Decisions | None = None) -> None:
        self.starter: int = NOBODY
        self.moves: int = 0
        self.held: Final[list[dict[str, dict[str, None]]]] = [{} for _ in range(players)]
        self.sides: list[list[int]] = []
        self.leads: Final[list[tuple[int, int]]] = []
        self.decisions: Final = decisions
        self.rows: Final[list[Json]] = []
        self._scores: list[int] = []

    def decide(self, state: State, seat: int, move: int) -> None:
        """See a decision that is about to be carried out."""
        if self.moves == 0:
            self.starter = state.first_player()
            self.sides = state.sides()
            self._hold(state)
        if self.decisions is not None:
            self.rows.append(self.decisions.row(state, seat, move, self.moves))

    def played(self, state: State, journal: Journal) -> None:
        """See the position after a decision, and where the game paused meanwhile."""
        self.moves += 1
        for pause in journal.pauses:
            self._hold(pause.state)
        journal.take()
        scores = state.scores()
        if scores != self._scores:
            self._scores = scores
            first = leaders([sum(scores[seat] for seat in side) for side in self.sides])
            self.leads.append((self.moves, first[0] if len(first) == 1 else NOBODY))

    def end(self, state: State) -> None:
        """See the last position."""
        self._hold(state)
        for row in self.rows:
            seat = row["seat"]
            assert isinstance(seat, int)
            row.update(result_columns(state, seat))

    def leader_after(self, moves: int) -> int:
        """Name the side that led after so many moves, or NOBODY."""
        leader = NOBODY
        for at, side in self.leads:
            if at <= moves:
                leader = side
        return leader

    def lead_changes(self) -> int:
        """Count how often the lead went from one side to another, ties between them or not."""
        changes = 0
        leader = NOBODY
        for _, side in self.leads:
            if side != NOBODY:
                changes += leader not in (side, NOBODY)
                leader = side
        return changes

    def _hold(self, state: State) -> None:
        for held, now in zip(self.held, state.holdings(), strict=True):
            for kind, names in now.items():
                held.setdefault(kind, {}).update(dict.fromkeys(names))


def result_columns(state: State, seat: int) -> Json:
    """Give what a game brought to one seat."""
    winners = state.winners()
    share = 1 / len(winners) if seat in winners else 0.0
    return {"score": state.scores()[seat], "share": share}


def play_watched(
    state: State, players: Players, luck: SimulationLuck, watch: Watch, *, check: bool
) -> None:
    """Play a game to its end and watch it: the same game as without anybody watching."""
    players.begin(luck)
    journal = state.journal = Journal()
    event = 0
    while True:
        if check:
            state.check()
        seat = int(state.next_seat())
        if seat != NOBODY:
            move = int(players.move(state, seat))
            watch.decide(state, seat, move)
            state.play(seat, move)
            watch.played(state, journal)
        elif state.chance_due():
            state.draw(luck.stream(event))
            event += 1
        else:
            watch.end(state)
            return
