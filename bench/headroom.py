"""How far bots are from what is possible: strength over time a move, `make bench-headroom`.

The bot in question has so many times the simulations of `expert`, or is `master`, or knows all that
is hidden; all others at its table are `expert`. Where a game has a learned judge, a `master` that
goes by it meets those that do not. Every deal is played once with it on each seat.
What is known of each contest is one line of `bench/headroom.jsonl`, which lies in the repository: a
run can be stopped at any moment, and anybody can carry it on. The next game is always of the
contest whose interval it makes narrower for its time than any other. What was measured of bots that
play otherwise now is measured anew.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from results import machine, write_section

from lanai.arena.intervals import FEWEST, Interval, share_interval
from lanai.bots.knowledge import knowledge_of
from lanai.bots.search.budget import Budget
from lanai.bots.search.search import Search
from lanai.cli.output import is_compiled, version_line
from lanai.core.contract import NOBODY, Game, State
from lanai.core.fairness import SimulationLuck
from lanai.core.rng import FastRng
from lanai.games import all_games, find

PAGE = Path(__file__).parent / "HEADROOM.md"
KEPT = Path(__file__).parent / "headroom.jsonl"
HEAD = (
    "# Headroom\n\nHow far bots are from what is possible. "
    "[docs/bots.md](../docs/bots.md#headroom) tells what follows.\n"
)
FACTORS = (0.01, 0.03, 0.1, 0.3, 3.0, 10.0, 30.0, 100.0)
KNOWS_ALL = "knows all"
MASTER = "master"
LEARNED = "learned master"
OWN_STREAMS = 1 << 21
"""Bots draw from event numbers that no chance event of a game reaches."""
SEED: Final = 2026
SKETCHED: Final = 200
"""Simulations a move of the game that shows how bots play now."""


@dataclass(frozen=True)
class Contest:
    """A bot among experts: with so many times their simulations, or of a kind."""

    game: str
    players: int
    factor: float
    kind: str = ""
    others: float = 1.0

    @property
    def name(self) -> str:
        """Name it in the file."""
        return f"{self.game} {self.players} {self.kind or f'{self.factor:g}'}"

    @property
    def title(self) -> str:
        """Name the bot for people."""
        if self.kind == KNOWS_ALL:
            return "as many, knowing all that is hidden"
        if self.kind == LEARNED:
            return f"{self.factor:g} ×, `{MASTER}` with a learned judge, among those without"
        return f"{self.factor:g} ×{f', `{MASTER}`' if self.kind == MASTER else ''}"


@dataclass(frozen=True)
class Played:
    """What a game of a contest has brought and taken."""

    share: float
    seconds: float
    thinking: list[float]
    decisions: list[int]
    moves: list[int]


@dataclass
class Tally:
    """What is known of a contest: a line of the file.

    `share` and `squares` add up what whole deals have brought, `begun` is the deal under way.
    `thinking` and `decisions` are those of the bot in question, then of the experts.
    """

    contest: str
    plays: str
    deals: int = 0
    share: float = 0.0
    squares: float = 0.0
    begun: list[float] = field(default_factory=list)
    seconds: float = 0.0
    thinking: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, played: Played, players: int) -> None:
        """Add a game, and its deal with the last game of it."""
        self.seconds += played.seconds
        for side in (0, 1):
            self.thinking[side] += played.thinking[side]
            self.decisions[side] += played.decisions[side]
        self.begun.append(played.share)
        if len(self.begun) == players:
            share = math.fsum(self.begun) / players
            self.deals += 1
            self.share += share
            self.squares += share * share
            self.begun = []

    def interval(self) -> Interval | None:
        """Give the 95 % interval of the share of wins; None of too few deals."""
        if self.deals < FEWEST:
            return None
        mean = self.share / self.deals
        spread = max(0.0, round(self.squares / self.deals - mean * mean, 9)) / (self.deals - 1)
        return share_interval(mean, spread, self.deals)

    def gain(self, contest: Contest) -> float:
        """Guess how much narrower another deal makes the interval, for each second of it."""
        low, high = self.interval() or (0.0, 1.0)
        cost = contest.factor + contest.others * (contest.players - 1)
        if self.deals:
            cost = self.seconds / (self.deals + len(self.begun) / contest.players)
        return (high - low) * (1.0 - math.sqrt(self.deals / (self.deals + 1))) / cost


def contests(names: list[str], counts: list[str], factors: list[float]) -> list[Contest]:
    """List what is played."""
    listed = []
    for name in names:
        seats = find(name).seats
        for players in sorted({min(seats) if each == "least" else max(seats) for each in counts}):
            bots = [KNOWS_ALL, MASTER, *(f"{factor:g}" for factor in factors)]
            if knowledge_of(find(name), learned=True).outlook is not None:
                bots.append(LEARNED)
            listed += [contest_named(f"{name} {players} {bot}") for bot in bots]
    return listed


def contest_named(name: str) -> Contest:
    """Find a contest by its name."""
    game, players, bot = name.split(" ", 2)
    if bot == KNOWS_ALL:
        return Contest(game, int(players), 1.0, bot)
    if bot in (MASTER, LEARNED):
        knowledge = knowledge_of(find(game))
        factor = knowledge.master / knowledge.expert
        return Contest(game, int(players), factor, bot, factor if bot == LEARNED else 1.0)
    return Contest(game, int(players), float(bot))


def deciders(state: State, luck: SimulationLuck) -> Iterator[int]:
    """Let chance happen, and name who decides until the game is over; the caller makes the move."""
    event = 0
    while not state.over():
        seat = int(state.next_seat())
        if seat == NOBODY:
            state.draw(luck.stream(event))
            event += 1
        else:
            yield seat


class Table:
    """Plays games of a contest."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game: Game = find(contest.game)
        self.knowledge = knowledge_of(self.game)
        self.ours = knowledge_of(self.game, learned=contest.kind == LEARNED)

    def play(self, seed: int, deal: int, ours: int) -> Played:
        """Play a deal with the bot in question on a seat."""
        contest, started = self.contest, time.process_time()
        luck = SimulationLuck(seed, deal)
        rng = FastRng(seed, deal, OWN_STREAMS + ours)
        state = self.game.new(contest.players)
        thinking, decisions, moves = [0.0, 0.0], [0, 0], []
        for seat in deciders(state, luck):
            legal = state.legal(seat)
            moves.append(legal[0])
            if len(legal) > 1:
                before = time.thread_time()
                moves[-1] = self.choose(state, seat, seat == ours, rng)
                thinking[seat != ours] += time.thread_time() - before
                decisions[seat != ours] += 1
            state.play(seat, moves[-1])
        winners = state.winners()
        share = (ours in winners) / len(winners)
        return Played(share, time.process_time() - started, thinking, decisions, moves)

    def choose(self, state: State, seat: int, is_ours: bool, rng: FastRng) -> int:
        """Search as an expert does, or as the bot in question."""
        factor = self.contest.factor if is_ours else self.contest.others
        simulations = max(1, round(factor * self.knowledge.expert) * 2 // self.contest.players)
        redeals = not (is_ours and self.contest.kind == KNOWS_ALL)
        knowledge = self.ours if is_ours else self.knowledge
        search = Search(state, seat, knowledge, rng, redeals=redeals)
        search.run(Budget(simulations))
        return search.candidates()[0].move


def sketch(game: str, players: int, kind: str = "") -> str:
    """Sum up how bots play a game now: their budgets, and the moves of one game with a small one.

    It changes with what a search, its knowledge, the rules or the cards do to play, and only then;
    of a learned judge also with what it has learned.
    """
    knowledge = knowledge_of(find(game))
    small = SKETCHED / knowledge.expert
    moves = Table(Contest(game, players, small, kind, small)).play(0, 0, 0).moves
    shown = [knowledge.expert, knowledge.master, *map(int, moves)]
    return sha256(repr(shown).encode()).hexdigest()[:12]


def sketched(contest: Contest) -> tuple[str, int, str]:
    """Name the sketch of how bots play in a contest."""
    return contest.game, contest.players, contest.kind if contest.kind == LEARNED else ""


def read(kept: Path) -> dict[str, Tally]:
    """Read what is known, by the names of contests."""
    if not kept.exists():
        return {}
    lines = kept.read_text(encoding="utf-8").splitlines()
    return {each.contest: each for each in (Tally(**json.loads(line)) for line in lines)}


def write(kept: Path, tallies: dict[str, Tally]) -> None:
    """Write what is known; whoever stops this has the old file or the new one."""
    new = kept.with_suffix(".new")
    lines = [json.dumps(asdict(tallies[name])) for name in sorted(tallies)]
    new.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    new.replace(kept)


def renew(tallies: dict[str, Tally], listed: list[Contest]) -> list[str]:
    """Begin what nobody has begun, and anew what bots played otherwise then; names the latter."""
    every = {each.name: each for each in [*listed, *map(contest_named, tallies)]}
    sketches = {at: sketch(*at) for at in map(sketched, every.values())}
    outdated = []
    for name, contest in every.items():
        plays = sketches[sketched(contest)]
        if name in tallies and tallies[name].plays != plays:
            outdated.append(name)
            del tallies[name]
        if name not in tallies:
            tallies[name] = Tally(name, plays)
    return outdated


def row(contest: Contest, tally: Tally) -> str:
    """Write what is known of a contest as a row."""
    ours, theirs = (
        f"{1e3 * spent / max(1, count):.3g}"
        for spent, count in zip(tally.thinking, tally.decisions, strict=True)
    )
    interval = tally.interval()
    told = "too few to tell"
    if interval is not None:
        low, high = interval
        told = f"{100 * tally.share / tally.deals:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
    games = tally.deals * contest.players
    return f"| {contest.title} | {ours} | {theirs} | {games} | {told} |\n"


def page(tallies: dict[str, Tally]) -> str:
    """Write all that is known, a table for each game and number of players."""
    text = (
        "Written by `make bench-headroom`. One bot among experts, every deal from every seat: how "
        "many times the simulations of `expert` it has (with p players `expert` has 2/p of its "
        "simulations for two), the processor time of a move with a choice, its and another's, "
        "and its share of the wins with the 95 % interval; a fair share is 1/p. Dice and draws to "
        f"come are known to nobody. Of fewer than {FEWEST} deals no share is told.\n\n"
        f"- machine of the last run: {machine()}\n- Lanai: {version_line()}\n"
    )
    at: tuple[str, int] | None = None
    for contest in sorted(
        map(contest_named, tallies),
        key=lambda each: (each.game, each.players, each.kind in (KNOWS_ALL, LEARNED), each.factor),
    ):
        tally = tallies[contest.name]
        if not tally.deals:
            continue
        if at != (contest.game, contest.players):
            at = contest.game, contest.players
            text += (
                f"\n### {contest.game}, {contest.players} players\n\n"
                "| simulations | ms a move | others, ms a move | games | won |\n"
                "|---|---|---|---|---|\n"
            )
        text += row(contest, tally)
    return text


def next_of(listed: list[Contest], tallies: dict[str, Tally], games: int) -> Contest | None:
    """Choose what is played next: what is under way, then where a deal tells most for its time."""
    under_way = [each for each in listed if tallies[each.name].begun]
    still_open = [each for each in listed if tallies[each.name].deals * each.players < games]
    if not under_way and not still_open:
        return None
    return max(under_way or still_open, key=lambda each: tallies[each.name].gain(each))


def play_on(listed: list[Contest], tallies: dict[str, Tally], chosen: argparse.Namespace) -> None:
    """Play until the time is spent or all games are played, and keep each game."""
    started = time.process_time()
    while time.process_time() - started < 60 * chosen.minutes:
        contest = next_of(listed, tallies, chosen.games)
        if contest is None:
            return
        tally = tallies[contest.name]
        played = Table(contest).play(SEED, tally.deals, len(tally.begun))
        tally.add(played, contest.players)
        write(chosen.kept, tallies)


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
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file of what is known")
    parser.add_argument("--write", action="store_true", help=f"write bench/{PAGE.name}")
    chosen = parser.parse_args()
    if not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    listed = contests(chosen.names, chosen.counts, chosen.factors)
    tallies = read(chosen.kept)
    outdated = renew(tallies, listed)
    if outdated:
        print("Bots play otherwise now; measured anew: " + ", ".join(outdated))
    try:
        play_on(listed, tallies, chosen)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.")
    text = page(tallies)
    if chosen.write:
        write_section("Strength over time a move", text, PAGE, HEAD)
    print(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
