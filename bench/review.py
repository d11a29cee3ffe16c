"""What reviews measure, how sure they are and how long they take: `make bench-review`.

Games are kept in a journal and the next one is always of the row that has had least time, so a run
can be stopped and carried on: `--minutes 30` of processor time, in as many spells as one likes. All
times are processor time.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev, variance
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
COUNTS = {"tiki-topple": (2, 3, 4), "moluku": (2, 3, 4), "moonshine": (2, 3, 5)}
LEVELS = ("random", "easy", "medium", "hard", "expert", "reference")
SEEDS = 4
Z95, Z99 = 1.96, 2.576
SEED = 2026
SAMPLES_A_LINE = {"tiki-topple": 100, "moluku": 60, "moonshine": 40}
"""To take luck out of results."""
QUICK = {"tiki-topple": 8_000, "moluku": 8_000, "moonshine": 5_000}
"""Playouts where some games are reviewed."""
QUICKEST = {"tiki-topple": 4_000, "moluku": 4_000, "moonshine": 3_000}
"""Playouts where very many games are reviewed."""

Told = dict[str, Any]
"""What one game has shown."""


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


def root_mean_square(values: list[float]) -> float:
    """Give the size of values of either sign."""
    return math.sqrt(fmean(value * value for value in values))


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
    return [1 / len(winners) * (seat in winners) for seat in range(len(record.players))]


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
    told: Told = {"shares": [], "lucks": []}
    for seat, specs in enumerate(([strong, weak], [weak, strong])):
        record = play(game, specs, number)
        told["shares"].append(shares_of(record)[seat])
        told["lucks"].append(uneven_luck_of(record, game, samples=SAMPLES_A_LINE[name])[seat])
    return told


# Rows of tables


def percent(values: list[float]) -> str:
    """Write the size of values in percent."""
    return f"{100 * root_mean_square(values):.1f}"


def together(games: list[Told], key: str) -> list[float]:
    """List a value of all seats of all games."""
    return [value for game in games for value in game[key]]


def row_of_itself(games: list[Told]) -> str:
    """Tell the means of seat 0, and how many of all means are outside of their intervals."""
    means = []
    outside = count = 0
    for key in ("luck", "hidden", "own"):
        for seat in range(len(games[0][key])):
            values = [game[key][seat] for game in games]
            half = Z99 * stdev(values) / math.sqrt(len(values))
            outside += abs(fmean(values)) > half
            count += 1
            if seat == 0:
                means.append(mean_with(values, Z99))
    rest = f"{100 * root_mean_square(together(games, 'rest')):.0f}"
    return f"{' | '.join(means)} | {outside} of {count} | {rest}"


def row_of_level(games: list[Told]) -> str:
    """Tell the skill a decision."""
    skill = [game["skill"] for game in games]
    half = 100 * Z95 * stdev(skill) / math.sqrt(len(skill))
    return (
        f"{100 * fmean(skill):+.2f} ± {half:.2f} | {fmean(game['accuracy'] for game in games):.0f}"
    )


def row_of_whole(games: list[Told]) -> str:
    """Tell times and errors."""
    times = f"{fmean(game['first'] for game in games):.2f} | {fmean(g['whole'] for g in games):.1f}"
    errors = " | ".join(percent(together(games, key)) for key in ("luck", "hidden", "own"))
    return f"{times} | {errors} | {100 * root_mean_square(together(games, 'rest')):.0f}"


def row_of_stable(games: list[Told]) -> str:
    """Tell how many verdicts stayed, and how sums scatter."""
    counts = f"{sum(game['bad'] for game in games)} | {sum(game['kept'] for game in games)}"
    twice = root_mean_square(together(games, "twice"))
    return f"{counts} | {twice:.2f} | {root_mean_square(together(games, 'eighths')):.2f}"


def row_of_adjusting(games: list[Told]) -> str:
    """Take luck out of results, of games alone and of deals that are played from both seats."""
    single = together(games, "shares")
    single_lucks = [luck for game in games for luck in game["lucks"]]
    plain = [fmean(game["shares"]) for game in games]
    lucks = [[fmean(both) for both in zip(*game["lucks"], strict=True)] for game in games]
    unlucky = without_luck(plain, lucks)
    single_unlucky = without_luck(single, single_lucks)
    return (
        f"{mean_with(plain)} | {mean_with(unlucky)} | "
        f"{variance(single) / variance(single_unlucky):.2f} | "
        f"{variance(single) / 2 / variance(plain):.2f} | "
        f"{variance(plain) / variance(unlucky):.2f}"
    )


Case = tuple[str, str | int]


def default_of(name: str, players: str | int) -> int:
    """Give the default budget of a game; where levels are told, of two players."""
    return knowledge_of(find(name)).budget(players if isinstance(players, int) else 2)


@dataclass(frozen=True)
class Part:
    """A table: its title and heads, what a game of a row shows, and how many are wanted."""

    title: str
    heads: tuple[str, ...]
    measure: Callable[..., Told]
    row: Callable[[list[Told]], str]
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
FEWEST = 2
"""Games without which there is no row."""


@dataclass
class Row:
    """A row of a table, with the games that it has had."""

    part: str
    case: Case
    games: list[Told]
    seconds: float = 0.0

    def key(self) -> str:
        """Name it in the journal; reviews of other kinds or budgets are not counted with these."""
        budget = PARTS[self.part].budget(*self.case)
        return f"{NAME} {SCHEME} {self.part} {self.case[0]} {self.case[1]} {budget}"

    def is_done(self) -> bool:
        """Tell whether no more games are wanted."""
        return len(self.games) >= PARTS[self.part].games

    def add(self, told: Told) -> None:
        """Count a game."""
        self.games.append(told)
        self.seconds += told["seconds"]

    def measure(self) -> Told:
        """Look at one game more."""
        started = time.process_time()
        told = PARTS[self.part].measure(*self.case, len(self.games))
        return {"row": self.key(), "seconds": round(time.process_time() - started, 3), **told}


def read(journal: Path, rows: list[Row]) -> None:
    """Take in what earlier spells have measured; a line that was cut short counts for nothing."""
    by_key = {row.key(): row for row in rows}
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    for line in lines:
        try:
            told = json.loads(line)
        except ValueError:
            continue
        if told["row"] in by_key:
            by_key[told["row"]].add(told)


def carry_on(journal: Path, rows: list[Row], minutes: float) -> None:
    """Measure game by game until the time is up or there are enough."""
    journal.parent.mkdir(exist_ok=True)
    started = time.process_time()
    with journal.open("a", encoding="utf-8") as kept:
        while time.process_time() - started < 60 * minutes:
            waiting = [row for row in rows if not row.is_done()]
            if not waiting:
                break
            row = min(waiting, key=lambda each: each.seconds)
            told = row.measure()
            row.add(told)
            kept.write(json.dumps(told) + "\n")
            kept.flush()


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
        if len(row.games) >= FEWEST:
            by_part[row.part].append(row)
    for name, found in by_part.items():
        lines += ["", f"## {PARTS[name].title}", "", *head(*PARTS[name].heads)]
        for row in found:
            case = f"{row.case[0]} | {row.case[1]} | {len(row.games)}"
            lines.append(f"| {case} | {PARTS[name].row(row.games)} |")
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
    parser.add_argument("--journal", type=Path, default=Path(".build/review.jsonl"))
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    told = parser.parse_args()
    rows = [Row(name, case, []) for name, part in PARTS.items() for case in part.cases]
    read(told.journal, rows)
    wanted = [
        row
        for row in rows
        if row.part in (told.part or PARTS)
        and row.case[0] in (told.game or COUNTS)
        and (not told.case or str(row.case[1]) in told.case)
    ]
    carry_on(told.journal, wanted, told.minutes)
    page = page_of(rows)
    print(page)
    if told.write:
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
