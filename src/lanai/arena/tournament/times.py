"""How long a bot thinks: its decisions counted by length, so that many games fit into a line."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log2
from typing import Final

STEPS: Final = 8
"""Classes of length for each doubling of the time: a percentile is right to within 5 %."""


@dataclass
class Thinking:
    """The decisions of one bot; `lengths` counts them by class."""

    seconds: float = 0.0
    lengths: dict[int, int] = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        """Count the decisions."""
        return sum(self.lengths.values())

    def add_decision(self, seconds: float) -> None:
        """Count one decision."""
        length = round(STEPS * log2(max(seconds, 1e-9) * 1000))
        self.seconds += seconds
        self.lengths[length] = self.lengths.get(length, 0) + 1

    def add(self, other: Thinking) -> None:
        """Count the decisions of another game."""
        self.seconds += other.seconds
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count

    def mean(self) -> float:
        """Give the mean time of a decision in milliseconds."""
        return 1000 * self.seconds / max(1, self.decisions)

    def percentile(self, part: float) -> float:
        """Give the milliseconds that this part of the decisions stays within."""
        within = 0
        for length, count in sorted(self.lengths.items()):
            within += count
            if within >= part * self.decisions:
                return float(2 ** (length / STEPS))
        return 0.0
