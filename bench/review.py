"""What reviews measure, how sure they are and how long they take: `make bench-review`.

The next game is always of the row that has had least time, and what all games of a row have shown
is kept as sums in `bench/review.jsonl`: a run can be stopped and carried on by anybody, for so many
`--minutes` of processor time. All times are processor time.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, field
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from lanai.arena.intervals import without_luck
from lanai.bots.catalog import make
from lanai.bots.contract import Bot, Sight
from lanai.bots.knowledge import knowledge_of
from lanai.bots.players import Players
from lanai.bots.review import Review, pictures, uneven_luck_of
from lanai.bots.review.data import MISTAKE, SCHEME, SLIP
from lanai.bots.review.reference import NAME
from lanai.core.contract import Game
from lanai.core.fairness import SimulationLuck
from lanai.core.match import start
from lanai.core.record import Record
from lanai.games import find

PAGE = Path(__file__).parent / "REVIEW.md"
JOURNAL = Path(__file__).parent / "review.jsonl"
COUNTS = {"tiki-topple": (2, 3, 4), "moluku": (2, 3, 4), "moonshine": (2, 3, 5)}
LEVELS = ("random", "easy", "medium", "hard", "expert", "reference")
SEEDS = 4
NOW_AND_THEN = 10.0
"""Seconds of processor time after which what was measured is kept."""
Z95, Z99 = 1.96, 2.576
SEED = 2026
SAMPLES_A_LINE = {"tiki-topple": 100, "moluku": 60, "moonshine": 100}
"""To take luck out of results."""
QUICK = {"tiki-topple": 8_000, "moluku": 8_000, "moonshine": 5_000}
"""Playouts where some games are reviewed."""
QUICKEST = {"tiki-topple": 4_000, "moluku": 4_000, "moonshine": 3_000}
"""Playouts where very many games are reviewed."""

DIGITS = 5
"""Of what is kept of a deal."""

Told = dict[str, Any]
"""What one game has shown: figures, or lists of them by seat."""
DEAL = "deal"
"""Of a deal from both seats: the share and the lucks of one game, then those of the other."""
Case = tuple[str, str | int]
FEWEST = 2
"""Games without which there is no row."""


class ReferenceBot(Bot):
    """Plays what reviews compare with."""

    def __init__(self, game: Game) -> None:
        self.knowledge = knowledge_of(game)
        self.knowledge.look_back()

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


@dataclass
class Sum:
    """What is kept of values: how many they are, their sum, and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count a value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Give the mean."""
        return self.total / self.count

    @property
    def size(self) -> float:
        """Give the size of values of either sign: the root of their mean square."""
        return math.sqrt(self.squares / self.count)

    def half(self, quantile: float) -> float:
        """Give half of the interval of the mean."""
        if self.count < FEWEST:
            return math.nan
        spread = max(0.0, self.squares - self.total * self.mean) / (self.count - 1)
        return quantile * math.sqrt(spread / self.count)


def sum_of(values: Iterable[float]) -> Sum:
    """Count values."""
    found = Sum()
    for value in values:
        found.add(value)
    return found


def all_of(sums: Iterable[Sum]) -> Sum:
    """Put sums together."""
    found = Sum()
    for each in sums:
        found.count += each.count
        found.total += each.total
        found.squares += each.squares
    return found


def mean_with(values: Sum, quantile: float = Z95) -> str:
    """Write a mean in percent with its interval."""
    return f"{100 * values.mean:+.1f} ± {100 * values.half(quantile):.1f}"


def head(*titles: str) -> Iterator[str]:
    """Begin a table."""
    yield "| " + " | ".join(titles) + " |"
    yield "|" + "---|" * len(titles)


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


def shares_of(record: Record) -> list[float]:
    """Tell what share of the win everybody got."""
    assert record.result is not None
    winners = dict(record.result["result"])["winners"]  # type: ignore[call-overload]
    return [(seat in winners) / len(winners) for seat in range(len(record.players))]


# What one game of a row shows


def itself(name: str, players: int, number: int) -> Told:
    """Let the reference play itself: nothing may be systematic."""
    game = find(name)
    found = last_of(play(game, ["reference"] * players, number), game, QUICKEST[name])
    return {
        "luck": [seat.luck.value for seat in found.seats],
        "hidden": [seat.hidden.value for seat in found.seats],
        "own": [seat.own.value for seat in found.seats],
        "rest": [seat.rest for seat in found.seats],
    }


def level(name: str, spec: str, number: int) -> Told:
    """Review a game of a level among itself."""
    game = find(name)
    seats = last_of(play(game, [spec] * 2, number), game, QUICK[name]).seats
    decisions = max(1, sum(seat.decisions for seat in seats))
    return {
        "skill": sum(seat.own.value for seat in seats) / decisions,
        "accuracy": fmean(seat.accuracy or 0.0 for seat in seats),
    }


def whole(name: str, players: int, number: int) -> Told:
    """Time a whole review at the default budget, and tell the errors that it announces."""
    game = find(name)
    record = play(game, ["medium"] * players, number)
    started = time.process_time()
    refined = pictures(record, game)
    next(refined)
    first = time.process_time() - started
    *_, found = refined
    return {
        "first": first,
        "whole": time.process_time() - started,
        "luck": [seat.luck.error for seat in found.seats],
        "hidden": [seat.hidden.error for seat in found.seats],
        "own": [seat.own.error for seat in found.seats],
        "rest": [seat.rest for seat in found.seats],
    }


def stable(name: str, spec: str, number: int) -> Told:
    """Double the budget, with another seed: which verdicts change, do sums scatter as announced."""
    game = find(name)
    record = play(game, [spec] * 2, number)
    budget = knowledge_of(game).budget(2)
    once, other = last_of(record, game), last_of(record, game, 2 * budget, 1)
    bad = kept = 0
    for one, two in zip(once.steps, other.steps, strict=True):
        if one.decision and two.decision and one.decision.verdict in (SLIP, MISTAKE):
            bad += 1
            kept += two.decision.verdict in (SLIP, MISTAKE)
    again = [last_of(record, game, budget // 8, 2 + seed) for seed in range(SEEDS)]
    eighths = [far for at, each in enumerate(again[1:]) for far in scatter(again[at], each)]
    return {"bad": bad, "kept": kept, "twice": scatter(once, other), "eighths": eighths}


def adjusting(name: str, strong: str, number: int) -> Told:
    """Play a deal from both seats, and estimate the luck of both games."""
    weak = LEVELS[LEVELS.index(strong) - 1]
    game = find(name)
    deal: list[float] = []
    for seat, specs in enumerate(([strong, weak], [weak, strong])):
        record = play(game, specs, number)
        lucks = uneven_luck_of(record, game, samples=SAMPLES_A_LINE[name])[seat]
        deal += [shares_of(record)[seat], *lucks]
    return {DEAL: deal}


# Rows of tables


@dataclass
class Row:
    """A row of a table: what its games have shown, as sums by seat; deals are kept one by one."""

    part: str
    case: Case
    games: int = 0
    seconds: float = 0.0
    sums: dict[str, list[Sum]] = field(default_factory=dict)
    deals: list[list[float]] = field(default_factory=list)

    def key(self) -> str:
        """Name it in the journal; reviews of other kinds or budgets are not counted with these."""
        budget = PARTS[self.part].budget(*self.case)
        return f"{NAME} {SCHEME} {self.part} {self.case[0]} {self.case[1]} {budget}"

    def is_done(self) -> bool:
        """Tell whether no more games are wanted."""
        return self.games >= PARTS[self.part].games

    def measure(self) -> None:
        """Look at one game more."""
        started = time.process_time()
        told = PARTS[self.part].measure(*self.case, self.games)
        self.add(told, time.process_time() - started)

    def add(self, told: Told, seconds: float) -> None:
        """Count a game."""
        self.games += 1
        self.seconds += seconds
        for key, shown in told.items():
            if key == DEAL:
                self.deals.append([round(value, DIGITS) for value in shown])
                continue
            values = shown if isinstance(shown, list) else [shown]
            sums = self.sums.setdefault(key, [Sum() for _ in values])
            for kept, value in zip(sums, values, strict=True):
                kept.add(value)

    def all(self, key: str) -> Sum:
        """Give a figure of all seats of all games."""
        return all_of(self.sums[key])

    def line(self) -> str:
        """Write it for the journal."""
        sums = {key: [astuple(each) for each in found] for key, found in self.sums.items()}
        told = {"row": self.key(), "games": self.games, "seconds": round(self.seconds, 3)}
        return json.dumps(told | {"sums": sums, "deals": self.deals}, separators=(",", ":"))

    def take(self, told: dict[str, Any]) -> None:
        """Take in what a journal says."""
        self.games, self.seconds, self.deals = told["games"], told["seconds"], told["deals"]
        self.sums = {key: [Sum(*each) for each in found] for key, found in told["sums"].items()}


def percent(values: Sum) -> str:
    """Write the size of values in percent."""
    return f"{100 * values.size:.1f}"


def row_of_itself(row: Row) -> str:
    """Tell the means of seat 0, and how many of all means are outside of their intervals."""
    parts = [row.sums[key] for key in ("luck", "hidden", "own")]
    everything = [each for part in parts for each in part]
    outside = sum(abs(each.mean) > each.half(Z99) for each in everything)
    means = " | ".join(mean_with(part[0], Z99) for part in parts)
    return f"{means} | {outside} of {len(everything)} | {100 * row.all('rest').size:.0f}"


def row_of_level(row: Row) -> str:
    """Tell the skill a decision."""
    skill = row.all("skill")
    half = 100 * skill.half(Z95)
    return f"{100 * skill.mean:+.2f} ± {half:.2f} | {row.all('accuracy').mean:.0f}"


def row_of_whole(row: Row) -> str:
    """Tell times and errors."""
    times = f"{row.all('first').mean:.2f} | {row.all('whole').mean:.1f}"
    errors = " | ".join(percent(row.all(key)) for key in ("luck", "hidden", "own"))
    return f"{times} | {errors} | {100 * row.all('rest').size:.0f}"


def row_of_stable(row: Row) -> str:
    """Tell how many verdicts stayed, and how sums scatter."""
    counts = f"{row.all('bad').total:.0f} | {row.all('kept').total:.0f}"
    return f"{counts} | {row.all('twice').size:.2f} | {row.all('eighths').size:.2f}"


def row_of_adjusting(row: Row) -> str:
    """Take luck out of results, of games alone and of deals that are played from both seats."""
    games = [deal[at : at + len(deal) // 2] for deal in row.deals for at in (0, len(deal) // 2)]
    deals = [
        [fmean(both) for both in zip(one, two, strict=True)]
        for one, two in zip(games[::2], games[1::2], strict=True)
    ]
    single, plain = [game[0] for game in games], [deal[0] for deal in deals]
    single_unlucky = without_luck(single, [game[1:] for game in games])
    unlucky = without_luck(plain, [deal[1:] for deal in deals])
    return (
        f"{mean_with(sum_of(plain))} | {mean_with(sum_of(unlucky))} | "
        f"{variance(single) / variance(single_unlucky):.2f} | "
        f"{variance(single) / 2 / variance(plain):.2f} | "
        f"{variance(plain) / variance(unlucky):.2f}"
    )


def default_of(name: str, players: str | int) -> int:
    """Give the default budget of a game; where levels are told, of two players."""
    return knowledge_of(find(name)).budget(players if isinstance(players, int) else 2)


@dataclass(frozen=True)
class Part:
    """A table: its title and heads, what a game of a row shows, and how many are wanted."""

    title: str
    heads: tuple[str, ...]
    measure: Callable[..., Told]
    row: Callable[[Row], str]
    cases: Sequence[Case]
    games: int
    budget: Callable[[str, str | int], int]


ALL_COUNTS: list[Case] = [(name, players) for name, counts in COUNTS.items() for players in counts]
PARTS = {
    "errors": Part(
        "Errors and processor time at the default budget, medium bots (all in %)",
        (
            "game", "players", "games", "first picture, s", "whole, s",
            "error of luck", "hidden", "own", "rest",
        ),
        whole, row_of_whole, ALL_COUNTS, 20, default_of,
    ),
    "itself": Part(
        "The reference against itself: seat 0, % with 99 % intervals; means outside, of all seats",
        ("game", "players", "games", "luck", "hidden", "own", "outside", "rest"),
        itself, row_of_itself, ALL_COUNTS, 1000, lambda name, _: QUICKEST[name],
    ),
    "levels": Part(
        "Levels, two of each (95 % intervals)",
        ("game", "level", "games", "skill a decision, %", "accuracy"),
        level, row_of_level, [(name, spec) for name in COUNTS for spec in LEVELS], 400,
        lambda name, _: QUICK[name],
    ),
    "stability": Part(
        "The budget doubled with another seed, and an eighth of it with four; two bots alike",
        (
            "game", "bots", "games", "slips and mistakes", "still so at twice the budget",
            "scatter ÷ announced error", "the same at an eighth",
        ),
        stable, row_of_stable, [(name, "easy") for name in COUNTS], 20, default_of,
    ),
    "adjusted": Part(
        "Results with luck taken out: a level against the one below, every deal from both seats",
        (
            "game", "level", "deals", "share, % (95 %)", "luck taken out",
            "fewer games, single", "by duplicate deals", "beyond them",
        ),
        adjusting, row_of_adjusting,
        [(name, "medium") for name in COUNTS] + [("moonshine", "hard")], 1000,
        lambda name, _: SAMPLES_A_LINE[name],
    ),
}  # fmt: skip


def read(journal: Path, rows: list[Row]) -> None:
    """Take in what earlier spells have measured; what is of another kind counts for nothing."""
    by_key = {row.key(): row for row in rows}
    for line in journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []:
        told = json.loads(line)
        if told["row"] in by_key:
            by_key[told["row"]].take(told)


def keep(journal: Path, rows: list[Row]) -> None:
    """Write what has been measured so far, at once or not at all."""
    whole = journal.with_suffix(".new")
    whole.write_text("".join(row.line() + "\n" for row in rows if row.games), encoding="utf-8")
    os.replace(whole, journal)


def carry_on(rows: list[Row], minutes: float, keep: Callable[[], None]) -> None:
    """Measure game by game until the time is up or there are enough, and keep it now and then."""
    started = kept = time.process_time()
    while time.process_time() - started < 60 * minutes:
        waiting = [row for row in rows if not row.is_done()]
        if not waiting:
            break
        min(waiting, key=lambda each: each.seconds).measure()
        if time.process_time() - kept > NOW_AND_THEN:
            keep()
            kept = time.process_time()
    keep()


def page_of(rows: list[Row]) -> str:
    """Write all tables."""
    lines = [
        "# Reviews, measured",
        "",
        f"Made by `make bench-review`, reference `{NAME}`; see docs/review.md. Default budgets of",
        f"three players: {budgets_of({name: default_of(name, 3) for name in COUNTS})} playouts;",
        f"levels {budgets_of(QUICK)}; the reference against itself {budgets_of(QUICKEST)}.",
    ]
    by_part: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if row.games >= FEWEST:
            by_part[row.part].append(row)
    for name, found in by_part.items():
        lines += ["", f"## {PARTS[name].title}", "", *head(*PARTS[name].heads)]
        for row in found:
            case = f"{row.case[0]} | {row.case[1]} | {row.games}"
            lines.append(f"| {case} | {PARTS[name].row(row)} |")
    return "\n".join(lines) + "\n"


def budgets_of(budgets: dict[str, int]) -> str:
    """Write budgets of games."""
    return ", ".join(f"{name} {budget:,}" for name, budget in budgets.items())


def main() -> None:
    """Measure, print, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=30.0, help="of processor time for this run"
    )
    parser.add_argument("--part", choices=PARTS, action="append", help="only these parts")
    parser.add_argument("--game", choices=COUNTS, action="append", help="only these games")
    parser.add_argument("--case", action="append", help="only these numbers of players, or levels")
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    told = parser.parse_args()
    rows = [Row(name, case) for name, part in PARTS.items() for case in part.cases]
    read(told.journal, rows)
    wanted = [
        row
        for row in rows
        if row.part in (told.part or PARTS)
        and row.case[0] in (told.game or COUNTS)
        and (not told.case or str(row.case[1]) in told.case)
    ]
    carry_on(wanted, told.minutes, lambda: keep(told.journal, rows))
    page = page_of(rows)
    print(page)
    if told.write:
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
