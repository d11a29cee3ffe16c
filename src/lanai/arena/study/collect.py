"""What is counted while the games of a study are played: sums, so that parts can be added.

Shares of wins are counted as whole numbers, so that sums are the same in any order.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from lanai.bots.watch import Watch
from lanai.core.contract import NOBODY, State

WIN: Final = 27720
"""A whole win: up to 12 can share it without a rest."""


@dataclass
class Sums:
    """Numbers that were added up, with their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def put(self, value: int) -> None:
        """Add a number."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Sums) -> None:
        """Add all numbers of another part."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


@dataclass
class Holders:
    """Who held one card: sums over games of the seats that did, of their shares, and of products.

    Seats of one game are not independent, so a game counts as one observation.
    """

    games: int = 0
    seats: int = 0
    shares: int = 0
    seats_squared: int = 0
    shares_squared: int = 0
    products: int = 0

    def put(self, seats: int, share: int) -> None:
        """Count a game in which so many seats held the card and won so much together."""
        self.add(Holders(1, seats, share, seats * seats, share * share, seats * share))

    def add(self, other: Holders) -> None:
        """Count all games of another part."""
        self.games += other.games
        self.seats += other.seats
        self.shares += other.shares
        self.seats_squared += other.seats_squared
        self.shares_squared += other.shares_squared
        self.products += other.products


@dataclass
class Counts:
    """What was counted in the games of one cell.

    `places` are seats from the starter on: the starter is at place 0, on their left is place 1.
    `halfway` are the shares of the side that led alone after half of the moves, of so many `sides`.
    """

    players: int
    sides: int = 0
    games: int = 0
    shared: int = 0
    seats: list[Sums] = field(default_factory=list)
    places: list[Sums] = field(default_factory=list)
    halfway: Sums = field(default_factory=Sums)
    moves: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    changes: Counter[int] = field(default_factory=Counter)
    held: dict[tuple[str, str], Holders] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seats = self.seats or [Sums() for _ in range(self.players)]
        self.places = self.places or [Sums() for _ in range(self.players)]

    def put(self, state: State, watch: Watch) -> None:
        """Count one finished game."""
        shares = shares_of(state)
        self.games += 1
        self.sides = len(watch.sides)
        self.shared += len([side for side in watch.sides if shares[side[0]]]) > 1
        for seat, share in enumerate(shares):
            self.seats[seat].put(share)
            self.places[(seat - watch.starter) % self.players].put(share)
        self.moves[watch.moves] += 1
        self.rounds[state.round_number()] += 1
        self.margins[margin_of(state, watch)] += 1
        self.changes[watch.lead_changes()] += 1
        leader = watch.leader_after(watch.moves // 2)
        if leader != NOBODY:
            self.halfway.put(sum(shares[seat] for seat in watch.sides[leader]))
        self._put_held(watch, shares)

    def add(self, other: Counts) -> None:
        """Count all games of another part."""
        self.games += other.games
        self.sides = max(self.sides, other.sides)
        self.shared += other.shared
        for mine, theirs in zip(
            [*self.seats, *self.places, self.halfway],
            [*other.seats, *other.places, other.halfway],
            strict=True,
        ):
            mine.add(theirs)
        self.moves.update(other.moves)
        self.rounds.update(other.rounds)
        self.margins.update(other.margins)
        self.changes.update(other.changes)
        for name, holders in other.held.items():
            self.held.setdefault(name, Holders()).add(holders)

    def _put_held(self, watch: Watch, shares: list[int]) -> None:
        seats: Counter[tuple[str, str]] = Counter()
        won: Counter[tuple[str, str]] = Counter()
        for share, kinds in zip(shares, watch.held, strict=True):
            for kind, names in kinds.items():
                for name in names:
                    seats[kind, name] += 1
                    won[kind, name] += share
        for key, count in seats.items():
            self.held.setdefault(key, Holders()).put(count, won[key])


def shares_of(state: State) -> list[int]:
    """List what each seat has of the win."""
    winners = state.winners()
    return [WIN // len(winners) if seat in winners else 0 for seat in range(int(state.players))]


def margin_of(state: State, watch: Watch) -> int:
    """Count the points between the first side and the second; 0 where more than points decide."""
    scores = state.scores()
    points = sorted(sum(scores[seat] for seat in side) for side in watch.sides)
    return points[-1] - points[-2] if len(points) > 1 else 0
