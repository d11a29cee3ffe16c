"""Measure how a card table of Moonshine plays: bots play it, and a line sums up the games.

`python tools/measure_deck.py hard --tables 1,2 --games 300` prints the lines of
`docs/games/moonshine.md`, `--clients` how often each client is validated. The same seed gives the
same games, with any number of processes; `--games 60,40` plays more with few seats. Counted are:

- rolled: rounds in which a coloured die is rolled; used: those in which it gives somebody a moon or
  a resource without which a client that is validated could not be
- client: how often a client is validated in a game, beside the mean over all 70 clients; outside:
  clients below a half or above twice the mean, and those of which that is sure (95 %)
- wide: games in which the winner has five points or more beyond the second
- halfway: games that are won by a seat that led alone after half of their rounds; led: the same
  among the games in which a seat led alone

Shares of games come with their 95 % interval (Wilson).
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from lanai.arena.tournament.games import at_leisure
from lanai.arena.workers import Stop, run
from lanai.bots.players import Players
from lanai.core.contract import NOBODY, leaders
from lanai.core.fairness import SimulationLuck
from lanai.games import find
from lanai.games.moonshine.board import power_of
from lanai.games.moonshine.cards import BLUE_DIE, MOON_FACE, ORANGE_DIE
from lanai.games.moonshine.moves import FIRST_VALIDATE, TAKE_MOON_MOVE
from lanai.games.moonshine.phases import ACTING
from lanai.games.moonshine.resources import FACE_BITS, available, dice_for, face_of, is_met
from lanai.games.moonshine.state import MoonState
from lanai.games.moonshine.tally import points_of

COLOURED = (BLUE_DIE, ORANGE_DIE)
WIDE = 5
SCARCE, FREQUENT = 0.5, 2.0
Z_95 = 1.96
UNSURE = 0.025
SECONDS = 3600.0
GAMES_A_PART = 5
COLUMNS = (
    "table", "level", "seats", "games", "rounds", "blue rolled", "used", "orange rolled", "used",
    "least client", "most client", "outside", "wide", "halfway", "led",
)  # fmt: skip


@dataclass
class Found:
    """What was counted in a number of games."""

    games: int = 0
    rounds: int = 0
    rolled: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    validated: Counter[int] = field(default_factory=Counter)
    wide: int = 0
    led: int = 0
    held: int = 0

    def add(self, other: Found) -> None:
        """Count all games of another part."""
        self.games += other.games
        self.rounds += other.rounds
        self.rolled += other.rolled
        self.used += other.used
        self.validated += other.validated
        self.wide += other.wide
        self.led += other.led
        self.held += other.held


@dataclass(frozen=True)
class Plan:
    """Games of one kind: a card table, a level of bots on all seats, and the seed."""

    table: str
    level: str
    seats: int
    seed: int


class Watcher:
    """Watches one game: its dice round by round, the points after each, who validates whom."""

    def __init__(self, state: MoonState, found: Found) -> None:
        self.state = state
        self.found = found
        self.points: list[list[int]] = []
        self.used: set[int] = set()

    def after_chance(self) -> None:
        """Look at the first roll of a round."""
        state = self.state
        if state.round > len(self.points):
            self.end_round()
            for die in COLOURED:
                self.found.rolled[die] += face_of(state.dice, die) != 0

    def end_round(self) -> None:
        """Note the points before a round, and the dice that were used in the last one."""
        self.points.append([int(points_of(self.state.now, seat)) for seat in self.seats()])
        self.found.used.update(self.used)
        self.used = set()

    def seats(self) -> range:
        """Number the seats."""
        return range(int(self.state.players))

    def before_move(self, seat: int, move: int) -> None:
        """Look at the first action of a round and at all validations."""
        state = self.state
        if state.step != ACTING:
            return
        for die in COLOURED:
            if face_of(state.dice, die) == MOON_FACE:
                self.used.add(die)
        if FIRST_VALIDATE <= move < TAKE_MOON_MOVE:
            self.validation(seat, move - FIRST_VALIDATE)

    def validation(self, seat: int, card: int) -> None:
        """Count a validation, and the dice that it could not have done without."""
        state = self.state
        self.found.validated[card] += 1
        power = power_of(state.now, seat)
        for die in COLOURED:
            shown = face_of(state.dice, die)
            if shown and (dice_for(power) >> die) & 1:
                others = state.dice - (shown << (FACE_BITS * die))
                if not is_met(state.cards.needs[card], available(others, power)):
                    self.used.add(die)

    def at_end(self) -> None:
        """Sum the game up."""
        self.end_round()
        found, state = self.found, self.state
        found.games += 1
        found.rounds += int(state.round)
        first, second = sorted(state.scores(), reverse=True)[:2]
        found.wide += first - second >= WIDE
        ahead = leaders(self.points[len(self.points) // 2])
        if len(ahead) == 1:
            found.led += 1
            found.held += state.winners() == ahead


class Measurer:
    """Plays parts of a plan, with bots that are made once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        bots = [at_leisure(plan.level, find("moonshine")) for _ in range(plan.seats)]
        self.players = Players(bots, [plan.level] * plan.seats, SECONDS)

    def __call__(self, numbers: range, stop: Stop) -> Found:
        """Play games, fewer when told to stop."""
        found = Found()
        for number in numbers:
            if stop.is_set():
                break
            self.play(number, found)
        return found

    def play(self, number: int, found: Found) -> None:
        """Play one game and count."""
        state = find("moonshine").new(self.plan.seats, cards=self.plan.table)
        assert isinstance(state, MoonState)
        luck = SimulationLuck(self.plan.seed, number)
        self.players.begin(luck)
        watcher = Watcher(state, found)
        event = 0
        while not state.over():
            seat = int(state.next_seat())
            if seat == NOBODY:
                state.draw(luck.stream(event))
                event += 1
                watcher.after_chance()
            else:
                move = int(self.players.move(state, seat))
                watcher.before_move(seat, move)
                state.play(seat, move)
        watcher.at_end()


def measure(plan: Plan, games: int, processes: int) -> Found:
    """Play all games of a plan."""
    found = Found()
    parts = [
        range(first, min(first + GAMES_A_PART, games)) for first in range(0, games, GAMES_A_PART)
    ]
    run(partial(Measurer, plan), parts, found.add, processes)
    return found


def beside_mean(found: Found, clients: int) -> list[float]:
    """Give how often each client was validated beside the mean over all of them."""
    mean = found.validated.total() / clients
    return [found.validated[card] / mean for card in range(clients)]


def percent(part: int, whole: int) -> str:
    """Write a share."""
    return f"{100 * part / whole:.0f} %" if whole else "–"


def share(part: int, whole: int) -> str:
    """Write a share of games with its 95 % interval."""
    if not whole:
        return "–"
    low, high = (f"{100 * bound:.0f}" for bound in wilson(part, whole))
    return f"{percent(part, whole)} ({low}–{high})"


def wilson(part: int, whole: int) -> tuple[float, float]:
    """Give the 95 % interval of a share."""
    rate, room = part / whole, Z_95**2 / whole
    half = Z_95 * math.sqrt(rate * (1 - rate) / whole + room / (4 * whole))
    return (rate + room / 2 - half) / (1 + room), (rate + room / 2 + half) / (1 + room)


def outside(found: Found, clients: int) -> str:
    """Count clients that are validated too seldom or too often, and those of which it is sure."""
    mean = found.validated.total() / clients
    counts = [found.validated[card] for card in range(clients)]
    seem = sum(not SCARCE * mean <= count <= FREQUENT * mean for count in counts)
    sure = sum(
        at_most(count, SCARCE * mean) < UNSURE or 1 - at_most(count - 1, FREQUENT * mean) < UNSURE
        for count in counts
    )
    return f"{seem}, {sure} sure"


def at_most(count: int, mean: float) -> float:
    """Give how probable so many or fewer are where so many are expected (Poisson)."""
    return sum(
        math.exp(each * math.log(mean) - mean - math.lgamma(each + 1)) for each in range(count + 1)
    )


def line(cells: list[str]) -> str:
    """Write a line of a table."""
    return f"| {' | '.join(cells)} |"


def summary(plan: Plan, seats: str, found: Found, names: list[str]) -> str:
    """Sum up what was found in a line."""
    rates = beside_mean(found, len(names))
    least, most = min(rates), max(rates)
    dice = [
        percent(counts[die], found.rounds)
        for die in COLOURED
        for counts in (found.rolled, found.used)
    ]
    return line([
        plan.table, f"`{plan.level}`", seats, str(found.games), f"{found.rounds / found.games:.1f}",
        *dice,
        f"{least:.2f} ({names[rates.index(least)]})", f"{most:.2f} ({names[rates.index(most)]})",
        outside(found, len(names)),
        share(found.wide, found.games), share(found.held, found.games),
        share(found.held, found.led),
    ])  # fmt: skip


def asked() -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("level", help="the level of the bots on all seats")
    parser.add_argument("--tables", default=find("moonshine").cards, help="as in 1,2")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument(
        "--games", default="300", help="for each number of seats, as in 60,40,30,30"
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--clients", action="store_true", help="show all clients, too")
    return parser.parse_args()


def main() -> None:
    """Play and print."""
    args = asked()
    seats_played = [int(seats) for seats in args.seats.split(",")]
    games = [int(games) for games in args.games.split(",")]
    if len(games) == 1:
        games *= len(seats_played)
    print(line(list(COLUMNS)), line(["---"] * len(COLUMNS)), sep="\n")
    for table in args.tables.split(","):
        names = [row[0] for row in find("moonshine").card_sections(table)[-1].rows]
        total = Found()
        for seats, number in zip(seats_played, games, strict=True):
            plan = Plan(table, args.level, seats, args.seed)
            found = measure(plan, number, args.processes)
            total.add(found)
            print(summary(plan, str(seats), found, names), flush=True)
        print(summary(plan, "all", total, names), flush=True)
        if args.clients:
            for name, rate in zip(names, beside_mean(total, len(names)), strict=True):
                print(f"{name} {rate:.2f}")


if __name__ == "__main__":
    main()
