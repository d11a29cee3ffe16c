"""The sum: every line's change is booked once, and all of them together are the result.

Each change is estimated by itself. What is left between their sum and the result, sampling error
and what the reference's judge saw too late, is shared out among the lines: in proportion to the
variance of the estimate and, a little, to what the line could have changed at all.
"""

from __future__ import annotations

import math
from typing import Final

from lanai.bots.review.data import Estimate
from lanai.bots.review.tasks import Change

JUDGED: Final = 200.0
"""Samples that the judge of a game is worth: the fewer, the more it may have seen too late."""


class Ledger:
    """The changes of all lines, booked so that a seat's add up to `result - start`.

    `doubts` are the variances of what everybody starts with: none where all start alike.
    """

    def __init__(
        self, start: list[float], doubts: list[float], changes: list[Change], result: list[float]
    ) -> None:
        self.seats: Final = range(len(result))
        self.start: Final = start
        self.doubts: Final = doubts
        raw = [[change.mean(seat) for seat in self.seats] for change in changes]
        self.variances: Final = [
            [change.variance(seat) for seat in self.seats] for change in changes
        ]
        self.parts: Final = parts_of(changes)
        self.rest: Final = [
            result[seat] - start[seat] - sum(line[seat] for line in raw) for seat in self.seats
        ]
        self.raw: Final = raw
        self.booked: Final = [
            [line[seat] + part * self.rest[seat] for seat in self.seats]
            for line, part in zip(raw, self.parts, strict=True)
        ]

    def total(self, seat: int, lines: list[int]) -> Estimate:
        """Add up what some lines did to a seat."""
        return Estimate(
            sum(self.booked[line][seat] for line in lines), math.sqrt(self.variance(seat, lines))
        )

    def variance(self, seat: int, lines: list[int]) -> float:
        """Give the variance of what some lines did to a seat, all together.

        The rest holds the errors of all lines with the other sign, so some of each cancels out.
        """
        own = sum(self.variances[line][seat] for line in lines)
        part = sum(self.parts[line] for line in lines)
        everything = self.doubts[seat] + sum(line[seat] for line in self.variances)
        return max(0.0, own - 2.0 * part * own + part * part * everything)

    def values(self) -> list[list[float]]:
        """Give everybody's chance of winning after each line."""
        found: list[list[float]] = []
        reached = self.start
        for line in self.booked:
            reached = [reached[seat] + line[seat] for seat in self.seats]
            found.append(reached)
        return found

    def errors(self) -> list[list[float]]:
        """Give the standard errors of these chances."""
        everything = [
            self.doubts[seat] + sum(line[seat] for line in self.variances) for seat in self.seats
        ]
        own = self.doubts
        part = 0.0
        found: list[list[float]] = []
        for line, each in zip(self.variances, self.parts, strict=True):
            part += each
            own = [own[seat] + line[seat] for seat in self.seats]
            found.append(
                [
                    math.sqrt(
                        max(
                            0.0,
                            own[seat] * (1.0 - 2.0 * part) + part * part * everything[seat],
                        )
                    )
                    for seat in self.seats
                ]
            )
        return found


def parts_of(changes: list[Change]) -> list[float]:
    """Tell which part of the rest each line takes; a forced move takes none."""
    weights: list[float] = []
    for change in changes:
        count = float(max(1, int(change.count)))
        weights.append(0.0 if change.closed else change.spread() * (1.0 / count + 1.0 / JUDGED))
    total = sum(weights)
    if total <= 0.0:
        return [0.0] * (len(changes) - 1) + [1.0]
    return [weight / total for weight in weights]
