"""Simulations: many games between bots on all cores, and what came out of them.

The games depend only on the seed, the bots and the options, not on the number of processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path

from lanai import __version__
from lanai.arena.reviews import decision_rows
from lanai.arena.rows import Row, Write, seat_columns, writing
from lanai.arena.workers import Stop, WorkerDied, run
from lanai.bots.catalog import make
from lanai.bots.players import Players, play_out
from lanai.bots.turn import BotError
from lanai.bots.watch import Decisions, MakeObserver, Watch, play_watched
from lanai.core.contract import Game, State
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, start
from lanai.core.record import SUFFIX, Record
from lanai.games import find

PARTS_PER_PROCESS = 16
LARGEST_PART = 2_000
LARGEST_PART_WITH_MOVES = 50


@dataclass(frozen=True)
class Simulation:
    """What to play: one bot for each seat, and the seed that everything follows from.

    With `review` the table has a row for each decision, not for each game; `samples` are what each
    review may spend. `table` gets a row for each game, `moves` one for each decision, and with
    `observe` what was observed. `draft` is the text of a card table to play with instead.
    """

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float = 10.0
    records: str | None = None
    table: str | None = None
    moves: str | None = None
    observe: MakeObserver | None = None
    check: bool = False
    review: bool = False
    samples: int = 0
    draft: str = ""

    @property
    def watched(self) -> bool:
        """Tell whether more is written down of a game than its end."""
        return self.moves is not None or (self.table is not None and not self.review)


@dataclass
class SeatResult:
    """What one seat has reached; `wins` are alone, `shared` together with others."""

    wins: int = 0
    shared: int = 0
    share: float = 0.0
    points: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add_game(self, points: int, won: bool, winners: int) -> None:
        """Count one game."""
        if won:
            self.wins += winners == 1
            self.shared += winners > 1
            self.share += 1 / winners
        self.points += points
        self.squares += points * points
        self.least = points if self.least is None else min(self.least, points)
        self.most = points if self.most is None else max(self.most, points)

    def add(self, other: SeatResult) -> None:
        """Count all games of another part."""
        self.wins += other.wins
        self.shared += other.shared
        self.share += other.share
        self.points += other.points
        self.squares += other.squares
        leasts = [least for least in (self.least, other.least) if least is not None]
        mosts = [most for most in (self.most, other.most) if most is not None]
        self.least, self.most = min(leasts, default=None), max(mosts, default=None)

    def mean(self, games: int) -> float:
        """Give the average points."""
        return self.points / games

    def spread(self, games: int) -> float:
        """Give the standard deviation of the points."""
        return sqrt(max(0.0, self.squares / games - self.mean(games) ** 2))


@dataclass
class Summary:
    """What came out of a number of games."""

    seats: list[SeatResult]
    games: int = 0
    moves: int = 0
    rows: int = 0
    decisions: int = 0
    tally: dict[str, int] = field(default_factory=dict)

    def add_game(self, state: State, moves: int) -> None:
        """Count one finished game."""
        winners = state.winners()
        for seat, points in enumerate(state.scores()):
            self.seats[seat].add_game(points, seat in winners, len(winners))
        self.games += 1
        self.moves += moves
        for name, count in state.tally().items():
            self.tally[name] = self.tally.get(name, 0) + count

    def add(self, other: Summary) -> None:
        """Count all games of another part."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        self.games += other.games
        self.moves += other.moves
        self.rows += other.rows
        self.decisions += other.decisions
        for name, count in other.tally.items():
            self.tally[name] = self.tally.get(name, 0) + count


def empty_summary(plan: Simulation) -> Summary:
    """Make a summary of no games."""
    return Summary([SeatResult() for _ in plan.bots])


def simulate(plan: Simulation, processes: int | None, told: Callable[[int], None]) -> Summary:
    """Play all games of a plan and tell how many are done; Ctrl-C ends it early, with what is done.

    Raises SetupError before the first game, BotError as soon as a bot fails.
    """
    count = min(processes or os.cpu_count() or 1, plan.games)
    summary = empty_summary(plan)
    with rows_in_order(plan.table) as rows, rows_in_order(plan.moves) as decisions:

        def take(part: Part) -> None:
            summary.add(part.summary)
            rows.add(part.first, part.summary.games, part.rows)
            decisions.add(part.first, part.summary.games, part.decisions)
            told(summary.games)

        try:
            run(partial(Simulator, plan), parts_of(plan, count), take, count)
        except WorkerDied:
            raise BotError("bot-died", {"bot": ", ".join(dict.fromkeys(plan.bots))}) from None
    return summary


def parts_of(plan: Simulation, processes: int) -> list[tuple[int, int]]:
    """Cut the games into parts that keep all processes busy."""
    largest = LARGEST_PART if plan.moves is None else LARGEST_PART_WITH_MOVES
    size = max(1, min(largest, plan.games // (processes * PARTS_PER_PROCESS)))
    return [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


@dataclass
class Part:
    """What came out of the games from number `first` on."""

    first: int
    summary: Summary
    rows: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)


class RowsInOrder:
    """Writes the rows of parts in the order of the games, whichever part is done first."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.next = 0
        self.waiting: dict[int, tuple[int, list[Row]]] = {}

    def add(self, first: int, games: int, rows: list[Row]) -> None:
        """Take the rows of a part, and write all whose turn it is."""
        if games:
            self.waiting[first] = games, rows
        while self.next in self.waiting:
            played, ready = self.waiting.pop(self.next)
            self.write(ready)
            self.next += played


@contextmanager
def rows_in_order(table: str | None) -> Iterator[RowsInOrder]:
    """Open the table of a plan; without one the rows go nowhere."""
    if table is None:
        yield RowsInOrder(lambda _: None)
        return
    with writing(Path(table)) as write:
        rows = RowsInOrder(write)
        yield rows
        for _, (_, left) in sorted(rows.waiting.items()):
            write(left)  # games after one that was not played


class Simulator:
    """Plays parts of a plan, with bots that are made once."""

    def __init__(self, plan: Simulation) -> None:
        self.plan = plan
        self.game, self.players = players_of(plan)
        self.cards = cards_of(self.game, plan)
        self.decisions = decisions_of(self.game, plan)

    def __call__(self, numbers: tuple[int, int], stop: Stop) -> Part:
        """Play the games from the first number to before the last, or fewer when told to stop."""
        part = Part(numbers[0], empty_summary(self.plan))
        for number in range(*numbers):
            if stop.is_set():
                break
            luck = SimulationLuck(self.plan.seed, number)
            watch = Watch(len(self.plan.bots), self.decisions) if self.plan.watched else None
            state, moves, record = play_game(self.game, self.plan, self.players, luck, watch)
            part.summary.add_game(state, moves)
            self.write(part, number, state, watch, record)
        part.summary.rows = len(part.rows)
        part.summary.decisions = len(part.decisions)
        return part

    def write(
        self, part: Part, number: int, state: State, watch: Watch | None, record: Record | None
    ) -> None:
        """Write a finished game down, where a table is wanted."""
        plan = self.plan
        key = key_of(plan, number)
        if plan.review and record is not None:
            part.rows += decision_rows(self.game, record, plan.bots, key, plan.samples)
        elif plan.table is not None and watch is not None:
            part.rows.append(row_of(plan, number, state, watch, self.cards))
        if watch is not None:
            part.decisions += [key | row for row in watch.rows]


def key_of(plan: Simulation, number: int) -> Row:
    """Give the columns that tell games apart."""
    return {"game": plan.game, "seed": plan.seed, "number": number}


def row_of(plan: Simulation, number: int, state: State, watch: Watch, cards: str) -> Row:
    """Give a finished game as a row of a table."""
    game = state.game
    row = key_of(plan, number)
    row |= {"lanai": __version__, "rules": game.rules, "cards": cards}
    row |= {f"option_{each.name}": each.write(plan.options[each.name]) for each in game.options}
    row |= {"starter": watch.starter, "rounds": state.round_number(), "moves": watch.moves}
    for held in game.held:
        for seat, kinds in enumerate(watch.held):
            row[f"{held.kind}_{seat}"] = " ".join(kinds.get(held.kind, ()))
    return row | seat_columns(plan.bots, state.scores(), state.winners())


def cards_of(game: Game, plan: Simulation) -> str:
    """Name the card table that a plan is played with; a draft is there from now on."""
    return game.draft(plan.draft) if plan.draft else game.cards


def decisions_of(game: Game, plan: Simulation) -> Decisions | None:
    """Tell how decisions are written down, if a plan wants them."""
    if plan.moves is None:
        return None
    players = len(plan.bots)
    return Decisions(plan.bots, None if plan.observe is None else plan.observe(game, players))


def players_of(plan: Simulation) -> tuple[Game, Players]:
    """Find the game and make the bots, or raise SetupError or BotError."""
    game = find(plan.game)
    game.new(len(plan.bots), plan.options, cards_of(game, plan))
    bots = [make(spec, game) for spec in plan.bots]
    return game, Players(bots, list(plan.bots), plan.seconds)


def play_game(
    game: Game,
    plan: Simulation,
    players: Players,
    luck: SimulationLuck,
    watch: Watch | None = None,
) -> tuple[State, int, Record | None]:
    """Play one game: gives its end, its moves, and its record where the plan needs one."""
    if plan.records is None and not plan.review:
        state = game.new(len(plan.bots), plan.options, cards_of(game, plan))
        if watch is None:
            return state, int(play_out(state, players, luck, check=plan.check)), None
        play_watched(state, players, luck, watch, check=plan.check)
        return state, watch.moves, None
    match = play_recorded(game, plan, players, luck, watch)
    if plan.records is not None:
        name = f"{plan.game}-{plan.seed}-{luck.number:07d}{SUFFIX}"
        Path(plan.records, name).write_text(match.record.text(), encoding="utf-8")
    return match.state, sum("move" in line for line in match.record.lines), match.record


def play_recorded(
    game: Game,
    plan: Simulation,
    players: Players,
    luck: SimulationLuck,
    watch: Watch | None = None,
) -> Match:
    """Play one game, the same as without a record, and write its record."""
    players.begin(luck)
    names = [f"bot:{spec}" for spec in plan.bots]
    match = start(game, names, plan.options, luck, cards_of(game, plan))
    while True:
        if plan.check:
            match.state.check()
        if match.state.over():
            if watch is not None:
                watch.end(match.state)
            return match
        seat = int(match.state.next_seat())
        move = int(players.move(match.state, seat))
        if watch is not None:
            watch.decide(match.state, seat, move)
        match.play(seat, move)
        if watch is not None:
            watch.played(match.state, match.journal)
