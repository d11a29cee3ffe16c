"""What is to be estimated about a line, as tasks that samples can be given to.

All tasks of a review draw on one budget of playouts; `spending.py` shares it out.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.review.outcomes import Outcome, outcomes_of
from lanai.bots.review.reference import DRAWING, Reference
from lanai.bots.review.tally import Tally
from lanai.core.contract import State
from lanai.core.walk import Line

# The kinds of samples of a line, so that each kind draws numbers of its own.
KINDS: Final = 5
CHANGES: Final = 0
SCREENING: Final = 1
COMPARING: Final = 2
WEIGHING: Final = 3
BEGINNING: Final = 4

DOUBT: Final = 0.1
"""What one sample more might differ by, in shares of the win."""
OTHERS: Final = 0.3
"""What an error of the others' changes counts beside one of what was hidden from the mover."""
BETTER: Final = math.e
"""How many times as likely a win is for a seat that is better."""
SCATTER: Final = 1_000_003
LARGE: Final = (1 << 31) - 1
GOLDEN: Final = 0.6180339887498949
"""Steps of this part of a circle fill it evenly, however many there are."""


class Task:
    """Something to estimate: how many samples it has had, and what another one costs and brings."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.closed: bool = False  # whether there is nothing to estimate (any more)

    @abstractmethod
    def spread(self) -> float:
        """Estimate the variance of one sample, for all seats together."""

    def concern(self) -> float:
        """Estimate the same, each part as much as the sums of a game suffer from it."""
        return self.spread()

    @abstractmethod
    def cost(self) -> float:
        """Estimate how many playouts another sample takes."""

    @abstractmethod
    def run(self, samples: i64) -> None:
        """Take so many samples more."""


class Change(Task):
    """What a line changed in everybody's chance of winning, in the true position."""

    def __init__(
        self, line: Line, reference: Reference, kind: i64 = CHANGES, each: i64 = 1
    ) -> None:
        super().__init__()
        self.line: Final = line
        self.reference: Final = reference
        self.width: Final[i64] = reference.players * each  # figures, so many of each seat
        self.stream: Final[i64] = line.number * KINDS + kind
        self.tally: Tally = Tally(self.width, DOUBT)
        self.kept: vec[float] = vec[float]([0.0] * int(self.width))

    def spread(self) -> float:
        total = 0.0
        for seat in range(self.width):
            total += self.tally.spread(seat)
        return total

    def mean(self, seat: i64) -> float:
        """Give the change for a seat."""
        return self.tally.mean(seat)

    def variance(self, seat: i64) -> float:
        """Give the variance of the change for a seat."""
        return 0.0 if self.closed else self.tally.variance(seat)

    def keep(self) -> None:
        """Remember the values that the reference has found."""
        for seat in range(self.width):
            self.kept[seat] = self.value(seat)

    def value(self, at: i64) -> float:
        """Give a figure of what the reference has found: the value for a seat."""
        return self.reference.values[at]


class Beginning(Change):
    """What everybody's chances are where a branch begins: before its first line of its own."""

    def __init__(self, line: Line, reference: Reference) -> None:
        super().__init__(line, reference, BEGINNING)

    def cost(self) -> float:
        return 1.0

    def run(self, samples: i64) -> None:
        reference, before = self.reference, self.line.before
        for _sample in range(samples):
            reference.turn_to(self.stream, self.count)
            reference.begin(before)
            reference.play_on(before.copy())
            for seat in range(self.width):
                self.tally.add(seat, reference.values[seat])
            self.count += 1
            self.tally.count += 1


class MoveChange(Change):
    """A move beside what the reference would have done there, met by the same luck.

    Where the reference chooses the same move there is no difference, and nothing to play.
    """

    def __init__(self, line: Line, reference: Reference) -> None:
        super().__init__(line, reference)
        self.played: i64 = 0  # samples in which the reference chose another move
        self.closed = len(line.before.legal(line.seat)) == 1

    def concern(self) -> float:
        own = self.tally.spread(self.line.seat)
        return own + OTHERS * (self.spread() - own)

    def cost(self) -> float:
        return 2.0 * float(self.played + 1) / float(self.count + 1) + 0.1

    def run(self, samples: i64) -> None:
        reference, before, seat = self.reference, self.line.before, self.line.seat
        move: i64 = self.line.move
        for _sample in range(samples):
            reference.turn_to(self.stream, self.count)
            other = reference.choose(before, seat)
            if other != move:
                reference.begin(before)
                reference.play_on(self.line.after.copy())
                self.keep()
                state = before.copy()
                state.play(seat, other)
                reference.play_on(state)
                for each in range(self.width):
                    self.tally.add(each, self.kept[each] - reference.values[each])
                self.played += 1
            self.count += 1
            self.tally.count += 1


class Luck(Change):
    """What chance gave beside what it could have given: other outcomes, met by the same luck.

    Each game has another `first` sample: many begin alike, and with the same samples for all of
    them their errors would add up instead of cancelling out.
    """

    def __init__(self, line: Line, reference: Reference, first: i64, each: i64 = 1) -> None:
        super().__init__(line, reference, CHANGES, each)
        self.first: i64 = first
        self.outcomes: Final[list[Outcome]] = outcomes_of(line.before)
        self.came: Final = line.after.identity() if self.outcomes else ()
        self.strata: list[Tally] = [Tally(self.width, 0.0) for _ in self.outcomes]
        self.same: Final[list[bool]] = [
            each.state.identity() == self.came for each in self.outcomes
        ]
        self.closed = len(self.outcomes) == 1

    def cost(self) -> float:
        return 2.0

    def run(self, samples: i64) -> None:
        reference, before = self.reference, self.line.before
        for _sample in range(samples):
            reference.turn_to(self.stream, self.first + self.count)
            at: i64 = -1
            if self.outcomes:
                at = self.outcome_of(self.count)
                state = self.outcomes[at].state.copy()
            else:
                state = before.copy()
                state.draw(reference.draw_for(DRAWING))
            if at < 0 or not self.same[at]:
                reference.begin(before)
                reference.play_on(self.line.after.copy())
                self.keep()
                reference.play_on(state)
                for seat in range(self.width):
                    self.add(at, seat, self.kept[seat] - self.value(seat))
            if at >= 0:
                self.strata[at].count += 1
            self.count += 1
            self.tally.count += 1

    def forget(self) -> None:
        """Begin again, with other samples than those so far."""
        self.first += self.count
        self.count = 0
        self.tally = Tally(self.width, DOUBT)
        self.strata = [Tally(self.width, 0.0) for _ in self.outcomes]

    def add(self, at: i64, seat: i64, value: float) -> None:
        """Add a seat's part of a sample to all of them and to those of its outcome."""
        self.tally.add(seat, value)
        if at >= 0:
            self.strata[at].add(seat, value)

    def outcome_of(self, sample: i64) -> i64:
        """Choose the outcome of a sample: each as often as it is likely."""
        at = (0.5 + float(sample) * GOLDEN) % 1.0
        for number in range(i64(len(self.outcomes))):
            at -= self.outcomes[number].probability
            if at < 0.0:
                return number
        return len(self.outcomes) - 1

    def is_balanced(self) -> bool:
        """Tell whether every outcome has been met often enough to be weighed by itself."""
        if not self.outcomes:
            return False
        return all(each.count > 1 for each in self.strata)

    def mean(self, seat: i64) -> float:
        if not self.is_balanced():
            return self.tally.mean(seat)
        total = 0.0
        for at in range(i64(len(self.outcomes))):
            total += self.outcomes[at].probability * self.strata[at].mean(seat)
        return total

    def spread(self) -> float:
        if self.closed or not self.is_balanced():
            return super().spread()
        total = 0.0
        for seat in range(self.width):
            total += self.variance(seat)
        return total * float(self.count)

    def variance(self, seat: i64) -> float:
        if self.closed or not self.is_balanced():
            return super().variance(seat)
        total = DOUBT * DOUBT / float(self.count) / float(self.count)
        for at in range(i64(len(self.outcomes))):
            weight = self.outcomes[at].probability
            total += weight * weight * self.strata[at].variance(seat)
        return total


class UnevenLuck(Luck):
    """What chance gave to each seat if it were worse than the others, and if it were better.

    Two figures a seat, both with mean 0 too. Luck counts most where a game is open: that is behind
    for whoever is better.
    """

    def __init__(self, line: Line, reference: Reference, first: i64) -> None:
        super().__init__(line, reference, first, 2)

    def value(self, at: i64) -> float:
        share = self.reference.values[at // 2]
        weight = share * (BETTER if at & 1 else 1.0 / BETTER)
        return weight / (weight + 1.0 - share)


def first_sample(end: State) -> i64:
    """Scatter games, by the position at their end, over the numbers of samples (32 bits)."""
    number: i64 = 0
    for part in end.identity():
        number = (number * SCATTER + part % LARGE) % LARGE
    return number
