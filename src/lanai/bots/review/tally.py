"""Means of samples and how sure they are, for all seats at once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Tally:
    """Samples of a change, by seat: their count, their sums, and the sums of their squares.

    A few samples that happen to be alike say little: each variance counts one more sample that lies
    `doubt` off.
    """

    def __init__(self, width: i64, doubt: float) -> None:
        self.width: i64 = width
        self.count: i64 = 0
        self.sums: vec[float] = vec[float]([0.0] * int(width))
        self.squares: vec[float] = vec[float]([0.0] * int(width))
        self.doubt: float = doubt * doubt

    def add(self, at: i64, value: float) -> None:
        """Add one seat's part of a sample; `count` is raised once for all of them."""
        self.sums[at] += value
        self.squares[at] += value * value

    def mean(self, at: i64) -> float:
        """Give the mean of a seat's samples."""
        return self.sums[at] / float(self.count) if self.count else 0.0

    def spread(self, at: i64) -> float:
        """Estimate the variance of one sample of a seat."""
        if self.count == 0:
            return self.doubt
        count = float(self.count)
        mean = self.sums[at] / count
        return max(0.0, self.squares[at] - count * mean * mean) / max(1.0, count - 1.0) + (
            self.doubt / count
        )

    def variance(self, at: i64) -> float:
        """Estimate the variance of a seat's mean."""
        return self.spread(at) / float(max(i64(1), self.count))
