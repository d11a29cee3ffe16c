"""Simulations: many games between bots on all cores, and what came out of them.

The games depend only on the seed, the bots and the options, not on the number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from threading import Event
from typing import Protocol

from lanai.bots.asking import BotError
from lanai.bots.catalog import make
from lanai.bots.playing import Players, play_out
from lanai.core.contract import Game, State
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, start
from lanai.core.record import SUFFIX
from lanai.games import find

PARTS_PER_PROCESS = 16
LARGEST_PART = 2_000


class Stop(Protocol):
    """A flag that tells workers to stop."""

    def is_set(self) -> bool:
        """Tell whether to stop."""


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


def simulate(plan: Plan, processes: int | None, told: Callable[[int], None]) -> Summary:
    """Play all games of a plan and tell how many are done; Ctrl-C ends it early, with what is done.

    Raises SetupError before the first game, BotError as soon as a bot fails.
    """
    game, players = players_of(plan)
    count = min(processes or os.cpu_count() or 1, plan.games)
    if count > 1:
        return _in_processes(plan, count, told)
    summary = empty_summary(plan)
    for first, last in parts_of(plan, 1):
        part = play_part(game, plan, players, first, last, Event())
        summary.add(part)
        told(summary.games)
        if part.games < last - first:
            break
    return summary


def parts_of(plan: Plan, processes: int) -> list[tuple[int, int]]:
    """Cut the games into parts that keep all processes busy."""
    size = max(1, min(LARGEST_PART, plan.games // (processes * PARTS_PER_PROCESS)))
    return [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def _in_processes(plan: Plan, count: int, told: Callable[[int], None]) -> Summary:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    summary = empty_summary(plan)
    with ProcessPoolExecutor(count, context, _begin_worker, (plan, stop)) as pool:
        parts = [pool.submit(_work, first, last) for first, last in parts_of(plan, count)]
        try:
            try:
                for part in as_completed(parts):
                    summary.add(part.result())
                    told(summary.games)
            except KeyboardInterrupt:
                stop.set()  # every worker finishes its game and hands in what it has
                return _sum_up(plan, parts)
        except BrokenProcessPool:
            raise BotError("bot-died", {"bot": ", ".join(dict.fromkeys(plan.bots))}) from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
    return summary


def _sum_up(plan: Plan, parts: list[Future[Summary]]) -> Summary:
    """Add up what the workers hand in after they were told to stop."""
    summary = empty_summary(plan)
    for part in parts:
        if not part.cancel():
            summary.add(part.result())
    return summary


class Worker:
    """What a worker process keeps from part to part, so that bots are loaded only once."""

    game: Game
    plan: Plan
    players: Players
    stop: Stop


def _begin_worker(plan: Plan, stop: Stop) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent, which says stop
    threading.Thread(target=_end_with_parent, daemon=True).start()
    Worker.game, Worker.players = players_of(plan)
    Worker.plan, Worker.stop = plan, stop


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(first: int, last: int) -> Summary:
    return play_part(Worker.game, Worker.plan, Worker.players, first, last, Worker.stop)


def players_of(plan: Plan) -> tuple[Game, Players]:
    """Find the game and make the bots, or raise SetupError or BotError."""
    game = find(plan.game)
    game.new(len(plan.bots), plan.options)
    bots = [make(spec, game) for spec in plan.bots]
    return game, Players(bots, list(plan.bots), plan.seconds)


def play_part(
    game: Game, plan: Plan, players: Players, first: int, last: int, stop: Stop
) -> Summary:
    """Play the games numbered `first` to `last` - 1, or fewer when told to stop."""
    summary = empty_summary(plan)
    try:
        for number in range(first, last):
            if stop.is_set():
                break
            state, moves = play_game(game, plan, players, SimulationLuck(plan.seed, number))
            summary.add_game(state, moves)
    except KeyboardInterrupt:
        pass
    return summary


def play_game(game: Game, plan: Plan, players: Players, luck: SimulationLuck) -> tuple[State, int]:
    """Play one game, and write its record if the plan says so; gives its end and its moves."""
    if plan.records is None:
        state = game.new(len(plan.bots), plan.options)
        return state, int(play_out(state, players, luck, check=plan.check))
    match = play_recorded(game, plan, players, luck)
    name = f"{plan.game}-{plan.seed}-{luck.number:07d}{SUFFIX}"
    Path(plan.records, name).write_text(match.record.text(), encoding="utf-8")
    return match.state, sum("move" in line for line in match.record.lines)


def play_recorded(game: Game, plan: Plan, players: Players, luck: SimulationLuck) -> Match:
    """Play one game, the same as without a record, and write its record."""
    players.begin(luck)
    match = start(game, [f"bot:{spec}" for spec in plan.bots], plan.options, luck)
    while not match.state.over():
        seat = int(match.state.next_seat())
        move = int(players.move(match.state, seat))
        match.apply(seat, match.state.text(seat, move))
    return match
