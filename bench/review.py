"""What reviews measure, how sure they are and how long they take: `make bench-review`.

Every figure is measured here; times are processor time. `--games` says how many games of each kind.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev, variance

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
LEVELS = ("reference", "random", "easy", "medium", "hard")
Z95, Z99 = 1.96, 2.576
SEED = 2026
SAMPLES_A_LINE = {"tiki-topple": 100, "moluku": 60, "moonshine": 40}
"""To take luck out of results."""


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
    """What games of one kind have shown: a value a game."""

    skill: list[float] = field(default_factory=list)  # a decision
    accuracy: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)  # of seat 0, and so on
    hidden: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    errors: list[tuple[float, float, float]] = field(default_factory=list)

    def add(self, review: Review) -> None:
        """Count a game."""
        seats = review.seats
        decisions = max(1, sum(seat.decisions for seat in seats))
        self.skill.append(sum(seat.own.value for seat in seats) / decisions)
        self.accuracy.append(fmean(seat.accuracy or 0.0 for seat in seats))
        self.luck.append(seats[0].luck.value)
        self.hidden.append(seats[0].hidden.value)
        self.own.append(seats[0].own.value)
        self.errors.append((seats[0].luck.error, seats[0].hidden.error, seats[0].own.error))


def levels(games: int, samples: int) -> Iterator[str]:
    """Compare the levels: each plays among itself."""
    yield from head(
        "game",
        "players",
        "level",
        "games",
        "skill a decision, %",
        "accuracy",
        "luck",
        "hidden",
        "own",
    )
    for name, counts in COUNTS.items():
        game = find(name)
        for level in LEVELS:
            kind = Kind()
            for number in range(games):
                record = play(game, [level] * counts[0], number)
                kind.add(last_of(record, game, samples))
            skill = f"{100 * fmean(kind.skill):+.2f} ± {196 * stdev(kind.skill) / games**0.5:.2f}"
            yield (
                f"| {name} | {counts[0]} | {level} | {games} | {skill} | "
                f"{fmean(kind.accuracy):.0f} | {mean_with(kind.luck, Z99)} | "
                f"{mean_with(kind.hidden, Z99)} | {mean_with(kind.own, Z99)} |"
            )


def errors_and_times(games: int) -> Iterator[str]:
    """Time whole reviews at the default budget, and tell the errors that they announce."""
    yield from head(
        "game", "players", "games", "first picture, s", "whole, s", "error of luck", "hidden", "own"
    )
    for name, counts in COUNTS.items():
        game = find(name)
        for players in counts:
            first: list[float] = []
            whole: list[float] = []
            kind = Kind()
            for number in range(games):
                record = play(game, ["medium"] * players, number)
                started = time.process_time()
                refined = pictures(record, game)
                next(refined)
                first.append(time.process_time() - started)
                *_, picture = refined
                whole.append(time.process_time() - started)
                kind.add(picture)
            errors = " | ".join(
                f"{100 * math.sqrt(fmean(each[at] ** 2 for each in kind.errors)):.1f}"
                for at in range(3)
            )
            times = f"{fmean(first):.2f} | {fmean(whole):.1f}"
            yield f"| {name} | {players} | {games} | {times} | {errors} |"


def stability(games: int) -> Iterator[str]:
    """Double the budget: which verdicts change, and do other seeds scatter as announced."""
    yield from head(
        "game",
        "players",
        "games",
        "slips and mistakes",
        "still at twice the budget",
        "scatter ÷ announced error",
    )
    for name, counts in COUNTS.items():
        game = find(name)
        bad = kept = 0
        ratios: list[float] = []
        for number in range(games):
            record = play(game, ["easy"] * counts[0], number)
            budget = knowledge_of(game).review
            once, other = last_of(record, game), last_of(record, game, 2 * budget, 1)
            for one, two in zip(once.steps, other.steps, strict=True):
                if one.decision and two.decision and one.decision.verdict in (SLIP, MISTAKE):
                    bad += 1
                    kept += two.decision.verdict in (SLIP, MISTAKE)
            ratios += scatter(once, other)
        spread = math.sqrt(fmean(each * each for each in ratios))
        yield f"| {name} | {counts[0]} | {games} | {bad} | {kept} | {spread:.2f} |"


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


def adjusting(deals: int) -> Iterator[str]:
    """Take luck out of results, of games alone and of deals that are played from both seats."""
    yield from head(
        "game",
        "deals",
        "share of medium against easy",
        "luck taken out",
        "fewer games, single",
        "by duplicate deals",
        "beyond them",
    )
    for name in COUNTS:
        game = find(name)
        plain: list[float] = []
        unlucky: list[float] = []
        single: list[float] = []
        single_unlucky: list[float] = []
        for deal in range(deals):
            shares = []
            for seat, specs in enumerate((["medium", "easy"], ["easy", "medium"])):
                record = play(game, specs, deal)
                assert record.result is not None
                winners = dict(record.result["result"])["winners"]  # type: ignore[call-overload]
                share = 1 / len(winners) if seat in winners else 0.0
                luck = luck_of(record, game, samples=SAMPLES_A_LINE[name])[seat]
                shares.append((share, share - luck))
            single += [share for share, _ in shares]
            single_unlucky += [share for _, share in shares]
            plain.append(fmean(share for share, _ in shares))
            unlucky.append(fmean(share for _, share in shares))
        yield (
            f"| {name} | {deals} | {mean_with(plain)} | {mean_with(unlucky)} | "
            f"{variance(single) / variance(single_unlucky):.2f} | "
            f"{variance(single) / 2 / variance(plain):.2f} | "
            f"{variance(plain) / variance(unlucky):.2f} |"
        )


PARTS: dict[str, tuple[str, Callable[[argparse.Namespace], Iterator[str]]]] = {
    "levels": (
        "Levels, each among itself (95 % intervals of skill, 99 % of seat 0's luck, hidden, own)",
        lambda told: levels(told.games, told.samples),
    ),
    "errors": (
        "Errors and processor time at the default budget, medium bots (errors in %)",
        lambda told: errors_and_times(told.few),
    ),
    "stability": (
        "Verdicts and sums when the budget is doubled and the seed is another, easy bots",
        lambda told: stability(told.few),
    ),
    "adjusted": ("Results with the luck taken out", lambda told: adjusting(told.deals)),
}


def main() -> None:
    """Measure, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each level")
    parser.add_argument("--samples", type=int, default=6000, help="playouts for each of these")
    parser.add_argument("--few", type=int, default=20, help="games that are reviewed in full")
    parser.add_argument("--deals", type=int, default=500, help="deals of each game, adjusted")
    parser.add_argument("--part", choices=PARTS, action="append", help="only these parts")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    told = parser.parse_args()
    lines = ["# Reviews, measured", "", "Made by `make bench-review`; see docs/review.md.", ""]
    for name, (title, measure) in PARTS.items():
        if told.part and name not in told.part:
            continue
        lines += [f"## {title}", ""]
        print(title, flush=True)
        for row in measure(told):
            print(row, flush=True)
            lines.append(row)
        lines.append("")
    if told.write:
        PAGE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
