"""Simulations: many games between bots on all cores, and what came out of them.

The games depend only on the seed, the bots and the options, not on the number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from lanai.bots.catalog import make
from lanai.bots.playing import Players, play_out
from lanai.core.contract import Game, State
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, start
from lanai.core.record import SUFFIX
from lanai.games import find

CHUNKS_PER_PROCESS = 16
LARGEST_CHUNK = 2_000


@dataclass(frozen=True)
class Plan:
    """What to play: one bot for each seat, and the seed that everything follows from."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float = 10.0
    records: str | None = None
    check: bool = False


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
        for name, count in other.tally.items():
            self.tally[name] = self.tally.get(name, 0) + count


def empty_summary(plan: Plan) -> Summary:
    """Make a summary of no games."""
    return Summary([SeatResult() for _ in plan.bots])


def simulate(plan: Plan, processes: int | None = None) -> Iterator[Summary]:
    """Play all games of a plan; yields the summary of one part after the other.

    Raises SetupError or BotError before or as soon as something is wrong.
    """
    players_of(plan)
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    count = processes or os.cpu_count() or 1
    size = max(1, min(LARGEST_CHUNK, plan.games // (count * CHUNKS_PER_PROCESS)))
    parts = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if count == 1 or len(parts) == 1:
        for first, last in parts:
            yield play_part(plan, first, last)
        return
    yield from _in_processes(plan, parts, min(count, len(parts)))


def _in_processes(plan: Plan, parts: list[tuple[int, int]], count: int) -> Iterator[Summary]:
    # Workers ignore Ctrl-C: the parent stops handing out parts and sums up what is finished.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, context, _ignore_interrupts) as pool:
        waiting = list(reversed(parts))
        running: set[Future[Summary]] = set()
        try:
            while waiting or running:
                while waiting and len(running) < 2 * count:
                    running.add(pool.submit(play_part, plan, *waiting.pop()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for part in done:
                    yield part.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def players_of(plan: Plan) -> tuple[Game, Players]:
    """Find the game and make the bots, or raise SetupError or BotError."""
    game = find(plan.game)
    game.new(len(plan.bots), plan.options)
    bots = [make(spec, game) for spec in plan.bots]
    return game, Players(bots, list(plan.bots), plan.seconds)


def play_part(plan: Plan, first: int, last: int) -> Summary:
    """Play the games numbered `first` to `last` - 1."""
    game, players = players_of(plan)
    summary = empty_summary(plan)
    for number in range(first, last):
        luck = SimulationLuck(plan.seed, number)
        if plan.records is None:
            state = game.new(len(plan.bots), plan.options)
            moves = int(play_out(state, players, luck, check=plan.check))
        else:
            match = play_recorded(game, plan, players, luck)
            state = match.state
            moves = sum("move" in line for line in match.record.lines)
            name = f"{plan.game}-{plan.seed}-{number:07d}{SUFFIX}"
            Path(plan.records, name).write_text(match.record.text(), encoding="utf-8")
        summary.add_game(state, moves)
    return summary


def play_recorded(game: Game, plan: Plan, players: Players, luck: SimulationLuck) -> Match:
    """Play one game, the same as without a record, and write its record."""
    players.begin(luck)
    match = start(game, [f"bot:{spec}" for spec in plan.bots], plan.options, luck)
    match.state.journal = None
    while not match.state.over():
        seat = int(match.state.next_seat())
        move = int(players.move(match.state, seat))
        match.apply(seat, match.state.text(seat, move))
    return match
