"""What reviews measure, how sure they are and how long they take: `make bench-review`.

Every figure is measured here; times are processor time. The default sizes take a quarter of an hour
on two free cores; `--long` has ten times as many games, `--size 0.2` a fifth.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev, variance

from lanai.arena.intervals import without_luck
from lanai.bots.catalog import make
from lanai.bots.contract import Bot, Sight
from lanai.bots.knowledge import knowledge_of
from lanai.bots.players import Players
from lanai.bots.review import Review, luck_of, pictures
from lanai.bots.review.data import MISTAKE, SLIP
from lanai.core.contract import Game
from lanai.core.fairness import SimulationLuck
from lanai.core.match import start
from lanai.core.record import Record
from lanai.games import find

PAGE = Path(__file__).parent / "REVIEW.md"
COUNTS = {"tiki-topple": (2, 3, 4), "moluku": (2, 3, 4), "moonshine": (2, 3, 5)}
LEVELS = ("random", "easy", "medium", "hard", "reference")
SEEDS = 4
Z95, Z99 = 1.96, 2.576
SEED = 2026
SAMPLES_A_LINE = {"tiki-topple": 100, "moluku": 60, "moonshine": 40}
"""To take luck out of results."""
QUICK = {"tiki-topple": 8_000, "moluku": 8_000, "moonshine": 5_000}
"""Playouts where many games are reviewed."""


class ReferenceBot(Bot):
    """Plays what reviews compare with."""

    def __init__(self, game: Game) -> None:
        self.knowledge = knowledge_of(game)
        self.knowledge.plan(1)

    def choose(self, sight: Sight) -> int | str:
        return int(self.knowledge.move(sight.world, sight.seat, sight.rng))


def bot_of(spec: str, game: Game) -> Bot:
    """Make a bot; `reference` is the one that reviews compare with."""
    return ReferenceBot(game) if spec == "reference" else make(spec, game)


def play(game: Game, specs: list[str], number: int) -> Record:
    """Play one game between bots."""
    luck = SimulationLuck(SEED, number)
    players = Players([bot_of(spec, game) for spec in specs], specs, 10.0)
    players.begin(luck)
    match = start(game, [f"bot:{spec}" for spec in specs], {}, luck)
    while not match.state.over():
        seat = int(match.state.next_seat())
        match.play(seat, int(players.move(match.state, seat)))
    return match.record


def last_of(record: Record, game: Game, samples: int = 0, seed: int = 0) -> Review:
    """Give the last picture of a game."""
    *_, found = pictures(record, game, samples=samples, seed=seed)
    return found


def mean_with(values: list[float], quantile: float = Z95) -> str:
    """Write a mean in percent with its interval."""
    half = quantile * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return f"{100 * fmean(values):+.1f} ± {100 * half:.1f}"


def head(*titles: str) -> Iterator[str]:
    """Begin a table."""
    yield "| " + " | ".join(titles) + " |"
    yield "|" + "---|" * len(titles)


@dataclass
class Kind:
    """What games of one kind have shown: a value a game, or a value a seat of it."""

    skill: list[float] = field(default_factory=list)  # a decision
    accuracy: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)  # of seat 0, and so on
    hidden: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    errors: list[tuple[float, float, float]] = field(default_factory=list)  # of every seat
    rest: list[float] = field(default_factory=list)

    def add(self, review: Review) -> None:
        """Count a game."""
        seats = review.seats
        decisions = max(1, sum(seat.decisions for seat in seats))
        self.skill.append(sum(seat.own.value for seat in seats) / decisions)
        self.accuracy.append(fmean(seat.accuracy or 0.0 for seat in seats))
        self.luck.append(seats[0].luck.value)
        self.hidden.append(seats[0].hidden.value)
        self.own.append(seats[0].own.value)
        for seat in seats:
            self.errors.append((seat.luck.error, seat.hidden.error, seat.own.error))
            self.rest.append(seat.rest)


def root_mean_square(values: list[float]) -> float:
    """Give the size of values of either sign."""
    return math.sqrt(fmean(value * value for value in values))


# Each of these makes one row of a table.


def itself(name: str, players: int, games: int) -> str:
    """Let the reference play itself: nothing may be systematic."""
    game, kind = find(name), Kind()
    for number in range(games):
        record = play(game, ["reference"] * players, number)
        kind.add(last_of(record, game, QUICK[name]))
    means = " | ".join(mean_with(each, Z99) for each in (kind.luck, kind.hidden, kind.own))
    return f"| {name} | {players} | {games} | {means} | {100 * root_mean_square(kind.rest):.0f} |"


def level(name: str, spec: str, games: int) -> str:
    """Review games of a level among itself."""
    game, kind = find(name), Kind()
    for number in range(games):
        record = play(game, [spec] * 2, number)
        kind.add(last_of(record, game, QUICK[name]))
    skill = f"{100 * fmean(kind.skill):+.2f} ± {196 * stdev(kind.skill) / games**0.5:.2f}"
    return f"| {name} | {spec} | {games} | {skill} | {fmean(kind.accuracy):.0f} |"


def whole(name: str, players: int, games: int) -> str:
    """Time whole reviews at the default budget, and tell the errors that they announce."""
    game, kind = find(name), Kind()
    first: list[float] = []
    spent: list[float] = []
    for number in range(games):
        record = play(game, ["medium"] * players, number)
        started = time.process_time()
        refined = pictures(record, game)
        next(refined)
        first.append(time.process_time() - started)
        *_, picture = refined
        spent.append(time.process_time() - started)
        kind.add(picture)
    errors = " | ".join(
        f"{100 * root_mean_square([each[at] for each in kind.errors]):.1f}" for at in range(3)
    )
    times = f"{fmean(first):.2f} | {fmean(spent):.1f}"
    budget = f"{knowledge_of(game).review:,}"
    rest = f"{100 * root_mean_square(kind.rest):.0f}"
    return f"| {name} | {players} | {games} | {budget} | {times} | {errors} | {rest} |"


def stable(name: str, games: int) -> str:
    """Double the budget, with another seed: which verdicts change, do sums scatter as announced."""
    game = find(name)
    bad = kept = 0
    twice: list[float] = []
    seeds: list[float] = []
    for number in range(games):
        record = play(game, ["easy"] * 2, number)
        budget = knowledge_of(game).review
        once, other = last_of(record, game), last_of(record, game, 2 * budget, 1)
        for one, two in zip(once.steps, other.steps, strict=True):
            if one.decision and two.decision and one.decision.verdict in (SLIP, MISTAKE):
                bad += 1
                kept += two.decision.verdict in (SLIP, MISTAKE)
        twice += scatter(once, other)
        again = [last_of(record, game, budget // 8, 2 + seed) for seed in range(SEEDS)]
        for at, each in enumerate(again[1:]):
            seeds += scatter(again[at], each)
    return (
        f"| {name} | {games} | {bad} | {kept} | {root_mean_square(twice):.2f} | "
        f"{root_mean_square(seeds):.2f} |"
    )


def scatter(one: Review, two: Review) -> list[float]:
    """Compare two reviews of a game: how far they differ, in errors of the difference."""
    found = []
    for mine, theirs in zip(one.seats, two.seats, strict=True):
        for a, b in (
            (mine.luck, theirs.luck),
            (mine.hidden, theirs.hidden),
            (mine.own, theirs.own),
        ):
            found.append((a.value - b.value) / math.hypot(a.error, b.error))
    return found


def adjusting(name: str, deals: int) -> str:
    """Take luck out of results, of games alone and of deals that are played from both seats."""
    game = find(name)
    plain: list[float] = []
    lucks: list[float] = []
    single: list[float] = []
    single_lucks: list[float] = []
    for deal in range(deals):
        shares = []
        for seat, specs in enumerate((["medium", "easy"], ["easy", "medium"])):
            record = play(game, specs, deal)
            share = shares_of(record)[seat]
            luck = luck_of(record, game, samples=SAMPLES_A_LINE[name])[seat]
            shares.append((share, luck))
        single += [share for share, _ in shares]
        single_lucks += [luck for _, luck in shares]
        plain.append(fmean(share for share, _ in shares))
        lucks.append(fmean(luck for _, luck in shares))
    unlucky = without_luck(plain, lucks)
    single_unlucky = without_luck(single, single_lucks)
    return (
        f"| {name} | {deals} | {mean_with(plain)} | {mean_with(unlucky)} | "
        f"{variance(single) / variance(single_unlucky):.2f} | "
        f"{variance(single) / 2 / variance(plain):.2f} | "
        f"{variance(plain) / variance(unlucky):.2f} |"
    )


def shares_of(record: Record) -> list[float]:
    """Tell what share of the win everybody got."""
    assert record.result is not None
    winners = dict(record.result["result"])["winners"]  # type: ignore[call-overload]
    return [1 / len(winners) * (seat in winners) for seat in range(len(record.players))]


class Part:
    """A table: its title and heads, and the calls that make its rows."""

    def __init__(
        self,
        title: str,
        heads: tuple[str, ...],
        row: Callable[..., str],
        calls: list[tuple[str | int, ...]],
        games: int,
    ) -> None:
        self.title = title
        self.heads = heads
        self.row = row
        self.calls = calls
        self.games = games  # of each row, at size 1


ALL_COUNTS: list[tuple[str | int, ...]] = [
    (name, players) for name, counts in COUNTS.items() for players in counts
]
PARTS = {
    "errors": Part(
        "Errors and processor time at the default budget, medium bots (all in %)",
        (
            "game", "players", "games", "playouts", "first picture, s", "whole, s",
            "error of luck", "hidden", "own", "rest",
        ),
        whole, ALL_COUNTS, 6,
    ),
    "itself": Part(
        "The reference against itself: seat 0, % with 99 % intervals",
        ("game", "players", "games", "luck", "hidden", "own", "rest, root mean square"),
        itself, ALL_COUNTS, 150,
    ),
    "levels": Part(
        "Levels, two of each (95 % intervals)",
        ("game", "level", "games", "skill a decision, %", "accuracy"),
        level, [(name, spec) for name in COUNTS for spec in LEVELS], 40,
    ),
    "stability": Part(
        "The budget doubled with another seed, and an eighth of it with four; two easy bots",
        (
            "game", "games", "slips and mistakes", "still so at twice the budget",
            "scatter ÷ announced error", "the same at an eighth",
        ),
        stable, [(name,) for name in COUNTS], 4,
    ),
    "adjusted": Part(
        "Results with the luck taken out: medium against easy, every deal from both seats",
        (
            "game", "deals", "share of medium, % (95 %)", "luck taken out",
            "fewer games, single", "by duplicate deals", "beyond them",
        ),
        adjusting, [(name,) for name in COUNTS], 150,
    ),
}  # fmt: skip


def main() -> None:
    """Measure, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=float, default=1.0, help="times as many games")
    parser.add_argument("--long", action="store_const", const=10.0, dest="size", help="--size 10")
    parser.add_argument("--part", choices=PARTS, action="append", help="only these parts")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    told = parser.parse_args()
    lines = ["# Reviews, measured", "", "Made by `make bench-review`; see docs/review.md.", ""]
    with ProcessPoolExecutor(told.jobs) as pool:
        for name, part in PARTS.items():
            if told.part and name not in told.part:
                continue
            games = max(2, round(told.size * part.games))
            jobs = [pool.submit(part.row, *call, games) for call in part.calls]
            lines += [f"## {part.title}", "", *head(*part.heads)]
            print("\n".join(lines[-4:]), flush=True)
            for job in jobs:
                lines.append(job.result())
                print(lines[-1], flush=True)
            lines.append("")
            if told.write:
                PAGE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
