"""A very small net: numbers straight to the value, and through a layer of a few hidden units."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Net:
    """Weights in one row: of the inputs, then for each hidden unit its inputs, threshold, output.

    A hidden unit passes on what is above zero. A net without hidden units is a weighted sum.
    """

    def __init__(self, inputs: int, hidden: int) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.weights: vec[float] = vec[float]([0.0] * (inputs + hidden * (inputs + 2)))

    def value(self, seen: vec[float], first: i64) -> float:
        """Give the value of the inputs that begin at a place of a row."""
        weights = self.weights
        inputs = self.inputs
        value = 0.0
        for at in range(inputs):
            value += weights[at] * seen[first + at]
        base = inputs
        for _unit in range(self.hidden):
            total = self.total(base, seen, first)
            if total > 0.0:
                value += weights[base + inputs + 1] * total
            base += inputs + 2
        return value

    def total(self, base: i64, seen: vec[float], first: i64) -> float:
        """Add up what a hidden unit is given, whose weights begin at a place."""
        weights = self.weights
        total = weights[base + self.inputs]
        for at in range(self.inputs):
            total += weights[base + at] * seen[first + at]
        return total

    def add_gradient(self, seen: vec[float], first: i64, error: float, sums: vec[float]) -> None:
        """Add what each weight has to do with an error of the value to a row like the weights."""
        weights = self.weights
        inputs = self.inputs
        for at in range(inputs):
            sums[at] += error * seen[first + at]
        base = inputs
        for _unit in range(self.hidden):
            total = self.total(base, seen, first)
            if total > 0.0:
                back = error * weights[base + inputs + 1]
                for at in range(inputs):
                    sums[base + at] += back * seen[first + at]
                sums[base + inputs] += back
                sums[base + inputs + 1] += error * total
            base += inputs + 2
