"""How far bots are from what is possible: strength over time a move, `make bench-headroom`.

The bot in question has so many times the simulations of `expert`, or is `master`, or knows all that
is hidden; all others at its table are `expert`. Every deal is played once with it on each seat.
Games are kept in a journal and the next one is always of the contest that has had least time, so a
run can be stopped at any moment and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from results import machine, write_section

from lanai.arena.intervals import interval_of_share
from lanai.bots.knowledge import knowledge_of
from lanai.bots.search.budget import Budget
from lanai.bots.search.search import Search
from lanai.cli.output import is_compiled, version_line
from lanai.core.contract import NOBODY, Game, State
from lanai.core.fairness import SimulationLuck
from lanai.core.rng import FastRng
from lanai.games import all_games, find

PAGE = Path(__file__).parent / "HEADROOM.md"
HEAD = (
    "# Headroom\n\nHow far bots are from what is possible. "
    "[docs/bots.md](../docs/bots.md#headroom) tells what follows.\n"
)
FACTORS = (0.01, 0.03, 0.1, 0.3, 3.0, 10.0, 30.0, 100.0)
KNOWS_ALL = "knows all"
MASTER = "master"
OWN_STREAMS = 1 << 21
"""Bots draw from event numbers that no chance event of a game reaches."""


@dataclass(frozen=True)
class Contest:
    """A bot among experts: with so many times their simulations, or of a kind."""

    game: str
    players: int
    factor: float
    kind: str = ""

    @property
    def name(self) -> str:
        """Name it in the journal."""
        return f"{self.game} {self.players} {self.kind or f'{self.factor:g}'}"

    @property
    def title(self) -> str:
        """Name the bot for people."""
        if self.kind == KNOWS_ALL:
            return "as many, knowing all that is hidden"
        return f"{self.factor:g} ×{f', `{MASTER}`' if self.kind == MASTER else ''}"


@dataclass
class Tally:
    """What is known of a contest."""

    shares: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    seconds: float = 0.0
    thinking: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, line: dict[str, Any]) -> None:
        """Add a game of the journal."""
        self.shares[line["deal"]].append(line["share"])
        self.seconds += line["seconds"]
        for side in (0, 1):
            self.thinking[side] += line["thinking"][side]
            self.decisions[side] += line["decisions"][side]

    def deals(self, players: int) -> list[float]:
        """Give the share of each deal that was played from every seat."""
        return [fmean(each) for each in self.shares.values() if len(each) == players]


def contests(names: list[str], counts: list[str], factors: list[float]) -> list[Contest]:
    """List what is played."""
    listed = []
    for name in names:
        seats = find(name).seats
        for players in sorted({min(seats) if each == "least" else max(seats) for each in counts}):
            knowledge = knowledge_of(find(name))
            listed.append(Contest(name, players, 1.0, KNOWS_ALL))
            listed.append(Contest(name, players, knowledge.master / knowledge.expert, MASTER))
            listed += [Contest(name, players, factor) for factor in factors]
    return listed


class Table:
    """Plays games of a contest."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game: Game = find(contest.game)
        self.knowledge = knowledge_of(self.game)
        self.own_knowledge = knowledge_of(self.game, learned=contest.kind == MASTER)

    def play(self, seed: int, deal: int, ours: int) -> dict[str, Any]:
        """Play a deal with the bot in question on a seat."""
        contest, started = self.contest, time.process_time()
        luck = SimulationLuck(seed, deal)
        rng = FastRng(seed, deal, OWN_STREAMS + ours)
        state = self.game.new(contest.players)
        thinking, decisions, event = [0.0, 0.0], [0, 0], 0
        while not state.over():
            seat = int(state.next_seat())
            if seat == NOBODY:
                state.draw(luck.stream(event))
                event += 1
                continue
            legal = state.legal(seat)
            if len(legal) > 1:
                before = time.thread_time()
                move = self.choose(state, seat, seat == ours, rng)
                thinking[seat != ours] += time.thread_time() - before
                decisions[seat != ours] += 1
            state.play(seat, move if len(legal) > 1 else legal[0])
        winners = state.winners()
        return {
            "contest": contest.name, "seed": seed, "deal": deal, "seat": ours,
            "share": (ours in winners) / len(winners),
            "seconds": time.process_time() - started,
            "thinking": thinking, "decisions": decisions,
        }  # fmt: skip

    def choose(self, state: State, seat: int, is_ours: bool, rng: FastRng) -> int:
        """Search as an expert does, or as the bot in question."""
        factor = self.contest.factor if is_ours else 1.0
        simulations = max(1, int(factor * self.knowledge.expert) * 2 // self.contest.players)
        redeals = not (is_ours and self.contest.kind == KNOWS_ALL)
        knowledge = self.own_knowledge if is_ours else self.knowledge
        search = Search(state, seat, knowledge, rng, redeals=redeals)
        search.run(Budget(simulations))
        return search.candidates()[0].move


def row(contest: Contest, tally: Tally) -> str:
    """Write what is known of a contest as a row."""
    deals = tally.deals(contest.players)
    interval = interval_of_share(deals)
    span = "" if interval is None else f" ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"
    ours, theirs = (
        f"{1e3 * spent / max(1, count):.3g}"
        for spent, count in zip(tally.thinking, tally.decisions, strict=True)
    )
    return (
        f"| {contest.title} | {ours} | {theirs} | {len(deals) * contest.players} "
        f"| {100 * fmean(deals):.0f} %{span} |\n"
    )


def told(listed: list[Contest], tallies: dict[str, Tally]) -> str:
    """Write all that is known, a table for each game and number of players."""
    text = (
        "Written by `make bench-headroom`. One bot among experts, every deal from every seat: how "
        "many times the simulations of `expert` it has (with p players `expert` has 2/p of its "
        "simulations for two), the processor time of a move with a choice, its and an expert's, "
        "and its share of the wins with the 95 % interval; a fair share is 1/p. Dice and draws to "
        "come are known to nobody.\n\n"
        f"- machine: {machine()}\n- Lanai: {version_line()}\n"
    )
    at: tuple[str, int] | None = None
    for contest in sorted(
        listed, key=lambda each: (each.game, each.players, each.kind == KNOWS_ALL, each.factor)
    ):
        tally = tallies[contest.name]
        if not tally.deals(contest.players):
            continue
        if at != (contest.game, contest.players):
            at = contest.game, contest.players
            text += (
                f"\n### {contest.game}, {contest.players} players\n\n"
                "| simulations | ms a move | expert, ms a move | games | won |\n"
                "|---|---|---|---|---|\n"
            )
        text += row(contest, tally)
    return text


def play_on(listed: list[Contest], tallies: dict[str, Tally], chosen: argparse.Namespace) -> None:
    """Play until the time is spent or all games are played, and keep each game."""
    started = time.process_time()
    with chosen.journal.open("a", encoding="utf-8") as journal:
        while time.process_time() - started < 60 * chosen.minutes:
            open_ones = [
                each
                for each in listed
                if len(tallies[each.name].deals(each.players)) * each.players < chosen.games
            ]
            if not open_ones:
                return
            contest = min(open_ones, key=lambda each: tallies[each.name].seconds)
            table, tally = Table(contest), tallies[contest.name]
            deal = len(tally.deals(contest.players))
            for seat in range(len(tally.shares[deal]), contest.players):
                line = table.play(chosen.seed, deal, seat)
                tally.add(line)
                journal.write(json.dumps(line) + "\n")
                journal.flush()


def main() -> int:
    """Play on, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--names", nargs="+", default=sorted(all_games()), help="games to play")
    parser.add_argument("--counts", nargs="+", default=["least", "most"], help="of players")
    parser.add_argument("--factors", nargs="*", type=float, default=FACTORS)
    parser.add_argument("--games", type=int, default=400, help="for each contest, at most")
    parser.add_argument(
        "--minutes", type=float, default=60.0, help="of processor time for this run"
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--journal", type=Path, default=Path(".build/headroom.jsonl"))
    parser.add_argument("--write", action="store_true", help=f"write bench/{PAGE.name}")
    chosen = parser.parse_args()
    if not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    listed = contests(chosen.names, chosen.counts, chosen.factors)
    tallies: dict[str, Tally] = defaultdict(Tally)
    if chosen.journal.exists():
        for text in chosen.journal.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            tallies[line["contest"]].add(line)
    try:
        play_on(listed, tallies, chosen)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.")
    text = told(listed, tallies)
    if chosen.write:
        write_section("Strength over time a move", text, PAGE, HEAD)
    print(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
