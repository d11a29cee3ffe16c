"""From what was counted to figures with intervals: shares, means, and what a card is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf, sqrt
from typing import Final

from lanai.arena.intervals import (
    FEWEST,
    Interval,
    mean_interval,
    quantile_for,
    share_interval,
)
from lanai.arena.study.collect import WIN, Counts, Holders, Sums
from lanai.arena.study.plan import Cell, Study
from lanai.core.contract import Held

FEWEST_HOLDERS: Final = 30
"""A card that fewer games knew is not judged."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval; `spread` is its variance, `count` what it is a mean of."""

    value: float
    interval: Interval | None
    spread: float
    count: int

    def excludes(self, value: float) -> bool:
        """Tell whether a value lies outside of the interval."""
        return self.interval is not None and lies_outside(value, self.interval)


def lies_outside(value: float, interval: Interval) -> bool:
    """Tell whether a value lies outside of an interval."""
    low, high = interval
    return value < low or value > high


def wide_interval(share: Estimate, comparisons: int) -> Interval | None:
    """Give the interval of a share that holds for so many shares together."""
    if share.interval is None:
        return None
    return share_interval(share.value, share.spread, share.count, quantile_for(comparisons))


def share_of(sums: Sums) -> Estimate | None:
    """Estimate a win share; None without games."""
    if sums.count == 0:
        return None
    mean, spread = sums.total / sums.count / WIN, spread_of(sums) / WIN**2
    known = sums.count >= FEWEST
    interval = share_interval(mean, spread, sums.count) if known else None
    return Estimate(mean, interval, spread, sums.count)


def mean_of(counter: Counter[int]) -> Estimate | None:
    """Estimate a mean; None without games."""
    sums = Sums(
        counter.total(),
        sum(value * count for value, count in counter.items()),
        sum(value * value * count for value, count in counter.items()),
    )
    if sums.count == 0:
        return None
    mean, spread = sums.total / sums.count, spread_of(sums)
    known = sums.count >= FEWEST
    return Estimate(
        mean, mean_interval(mean, spread, sums.count) if known else None, spread, sums.count
    )


def spread_of(sums: Sums) -> float:
    """Give the variance of a mean."""
    if sums.count < 2:
        return inf
    squares = sums.squares * sums.count - sums.total**2
    return squares / (sums.count * (sums.count - 1)) / sums.count


def percentile(counter: Counter[int], part: float) -> int:
    """Find the least value that so large a part of all values does not exceed."""
    seen = 0
    for value, count in sorted(counter.items()):
        seen += count
        if seen >= part * counter.total():
            return value
    return 0


def difference(first: Estimate, second: Estimate) -> Estimate:
    """Estimate how much larger the second is, as if neither knew of the other."""
    value, spread = second.value - first.value, first.spread + second.spread
    count = min(first.count, second.count)
    known = count >= FEWEST
    return Estimate(value, mean_interval(value, spread, count) if known else None, spread, count)


@dataclass(frozen=True)
class Worth:
    """What one card is worth: how much seats win that held it, and how much those without it.

    `wide` is the interval of the difference that holds for all cards of the kind together, and
    `usual` the difference that a card makes which is nothing special.
    """

    kind: str
    name: str
    games: int
    seats: int
    share: Estimate
    without: float
    difference: Estimate
    wide: Interval
    usual: float = 0.0

    @property
    def shown(self) -> bool:
        """Tell whether the card is beyond doubt something special, among so many cards."""
        return lies_outside(self.usual, self.wide)


def worth_of(key: tuple[str, str], holders: Holders, counts: Counts, cards: int) -> Worth | None:
    """Estimate what one of so many cards is worth; None where too few held it, or too few did not.

    Both shares are ratios of sums over games, so their variances follow from how each game departs
    from them (linearisation); the seats of a game are taken together.
    """
    games, players = counts.games, counts.players
    seats, others = holders.seats, games * players - holders.seats
    if holders.games < FEWEST_HOLDERS or others < FEWEST_HOLDERS:
        return None
    won = holders.shares / WIN
    share, without = won / seats, (games - won) / others
    # How a game departs, with the share and the number of those who held the card in it.
    of_share = Departure(0.0, 1 / seats, -share / seats)
    of_without = Departure((1 - without * players) / others, -1 / others, without / others)
    gap = Gap(
        share_estimate(share, of_share.spread(holders, games), holders.games),
        share_estimate(without, of_without.spread(holders, games), games),
        of_share.less(of_without).spread(holders, games),
    )
    interval = gap.interval(quantile_for(1))
    return Worth(
        kind=key[0],
        name=key[1],
        games=holders.games,
        seats=seats,
        share=gap.first,
        without=without,
        difference=Estimate(share - without, interval, gap.spread, holders.games),
        wide=gap.interval(quantile_for(cards)),
    )


def share_estimate(share: float, spread: float, games: int) -> Estimate:
    """Put a share and its interval together."""
    return Estimate(share, share_interval(share, spread, games), spread, games)


@dataclass(frozen=True)
class Departure:
    """How far a game is from a mean: always, for each share that holders won, for each holder."""

    always: float
    each_share: float
    each_seat: float

    def less(self, other: Departure) -> Departure:
        """Give how far a game is from a difference."""
        return Departure(
            self.always - other.always,
            self.each_share - other.each_share,
            self.each_seat - other.each_seat,
        )

    def spread(self, holders: Holders, games: int) -> float:
        """Add up the squares over all games: the variance of the mean."""
        a, b, c = self.always, self.each_share, self.each_seat
        won, squared = holders.shares / WIN, holders.shares_squared / WIN**2
        products = holders.products / WIN
        squares = games * a * a + b * b * squared + c * c * holders.seats_squared
        mixed = a * b * won + a * c * holders.seats + b * c * products
        return max(0.0, squares + 2 * mixed) * games / (games - 1)


@dataclass(frozen=True)
class Gap:
    """The difference of two shares that depend on each other; `spread` is its variance."""

    first: Estimate
    second: Estimate
    spread: float

    def interval(self, quantile: float) -> Interval:
        """Give its interval from those of the shares, which bend near 0 and 1 (MOVER).

        Zou and Donner, Statistics in Medicine 27 (2008): a difference plus or minus its error would
        make much of a card that two of forty holders won with.
        """
        value = self.first.value - self.second.value
        low, high = share_interval(self.first.value, self.first.spread, self.first.count, quantile)
        least, most = share_interval(
            self.second.value, self.second.spread, self.second.count, quantile
        )
        below, above = self.first.value - low, high - self.first.value
        under, over = self.second.value - least, most - self.second.value
        return value - self._along(below, over), value + self._along(above, under)

    def _along(self, one: float, other: float) -> float:
        """Add two distances by how much the shares go together."""
        errors = sqrt(self.first.spread * self.second.spread)
        shared = (self.first.spread + self.second.spread - self.spread) / 2
        together = max(-1.0, min(1.0, shared / errors)) if errors else 0.0
        return sqrt(max(0.0, one * one + other * other - 2 * together * one * other))


@dataclass(frozen=True)
class Figures:
    """The figures of one cell."""

    cell: Cell
    counts: Counts

    @property
    def fair(self) -> float:
        """Give the share of a seat if all win alike."""
        return 1 / self.cell.players

    @cached_property
    def places(self) -> list[Estimate | None]:
        """Estimate the win share of the starter, of the next on their left, and so on."""
        return [share_of(sums) for sums in self.counts.places]

    @cached_property
    def seats(self) -> list[Estimate | None]:
        """Estimate the win share of every seat."""
        return [share_of(sums) for sums in self.counts.seats]

    @cached_property
    def measures(self) -> dict[str, Estimate]:
        """Estimate what is compared between variants, by name, as far as the game has it."""
        counts = self.counts
        shared = Sums(counts.games, counts.shared * WIN, counts.shared * WIN**2)
        found = {
            "starter": self.places[0],
            "halfway": share_of(counts.halfway),
            "shared": share_of(shared),
            "changes": mean_of(counts.changes),
            "margin": mean_of(counts.margins),
            "rounds": mean_of(counts.rounds),
            "moves": mean_of(counts.moves),
        }
        return {name: each for name, each in found.items() if each is not None}

    def worths(self, held: Held) -> list[Worth]:
        """Estimate what the cards of a kind are worth, those that are surely worth most first.

        Who is ahead wins more cards of any kind: those that are not dealt are held against their
        average, not against nothing.
        """
        cards = [key for key in self.counts.held if key[0] == held.kind]
        found = [worth_of(key, self.counts.held[key], self.counts, len(cards)) for key in cards]
        worths = [worth for worth in found if worth is not None]
        usual = 0.0 if held.dealt else average(worths)
        worths.sort(key=lambda worth: (-low_of(worth.difference), worth.name))
        return [replace(worth, usual=usual) for worth in worths]

    def unjudged(self, held: Held) -> int:
        """Count the cards of a kind that too few held, or all."""
        return sum(kind == held.kind for kind, _ in self.counts.held) - len(self.worths(held))


def low_of(estimate: Estimate) -> float:
    """Give the lower bound of an estimate."""
    return estimate.value if estimate.interval is None else estimate.interval[0]


def average(worths: Sequence[Worth]) -> float:
    """Give the difference that a card of the kind makes, whichever it is."""
    seats = sum(worth.seats for worth in worths)
    return sum(worth.difference.value * worth.seats for worth in worths) / max(1, seats)


SHARES: Final = ("starter", "halfway", "shared")
"""The measures that are shares; the others are means."""


@dataclass(frozen=True)
class Findings:
    """The figures of all cells of a study, cell by cell; cells without games are left out."""

    study: Study
    cells: list[Figures]

    @property
    def games(self) -> int:
        """Count the games that were played."""
        return sum(each.counts.games for each in self.cells)

    @property
    def complete(self) -> bool:
        """Tell whether all games were played."""
        return self.games == self.study.all_games

    def with_players(self, players: int) -> list[Figures]:
        """List the cells with so many players."""
        return [each for each in self.cells if each.cell.players == players]

    def of(self, players: int, bot: str, variant: str) -> Figures | None:
        """Find one cell."""
        for each in self.with_players(players):
            if each.cell.bot == bot and each.cell.variant.name == variant:
                return each
        return None

    def kinds(self) -> list[Held]:
        """List the kinds of cards that the study can say anything about."""
        seen = {kind for each in self.cells for kind, _ in each.counts.held}
        return [held for held in self.study.game.held if held.kind in seen]


def findings_of(study: Study, counts: Sequence[Counts]) -> Findings:
    """Put figures and cells together."""
    cells = zip(study.cells, counts, strict=True)
    return Findings(study, [Figures(cell, each) for cell, each in cells if each.games])
