"""Fitting a net to who won: the same samples and seed give the same net."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.bots.knowledge.contract import share_out
from lanai.bots.learned.net import Net
from lanai.core.rng import FastRng

BATCH: Final = 64
PACE: Final = 0.003
DECAY: Final = 0.001
"""How much of a weight is held to cost: what is not needed stays near zero."""
FADING: Final = 0.9
FADING_SQUARES: Final = 0.999
TINY: Final = 1e-8
FINE: Final = 1 << 20
TESTED: Final = 5
"""Of so many games one is kept to see how well a net foretells what it has not been shown.

Games take turns with three or four numbers of players: five mixes them all.
"""


class Samples:
    """Positions with what is seen of each seat and its share of the win, of whole games."""

    def __init__(self, inputs: int) -> None:
        self.inputs: i64 = inputs
        self.seen: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()
        self.first: vec[i64] = vec[i64]()
        self.learned: vec[i64] = vec[i64]()
        self.tested: vec[i64] = vec[i64]()
        self.games: i64 = 0

    def add_game(self, positions: list[list[float]], shares: list[float]) -> None:
        """Add the positions of a game, each with the rows of all seats one after the other."""
        for position in positions:
            number: i64 = len(self.first)
            self.first = append(self.first, len(self.shares))
            for seen in position:
                self.seen = append(self.seen, seen)
            for share in shares:
                self.shares = append(self.shares, share)
            if self.games % TESTED == TESTED - 1:
                self.tested = append(self.tested, number)
            else:
                self.learned = append(self.learned, number)
        self.games += 1

    def end_of(self, number: i64) -> i64:
        """Tell where the seats of a position end."""
        if number + 1 < len(self.first):
            return self.first[number + 1]
        return len(self.shares)

    def scales(self) -> vec[float]:
        """Tell how far each input spreads."""
        inputs = self.inputs
        rows = float(len(self.shares))
        found = vec[float]([1.0] * int(inputs))
        for at in range(inputs):
            total = 0.0
            squares = 0.0
            for row in range(i64(len(self.shares))):
                seen = self.seen[row * inputs + at]
                total += seen
                squares += seen * seen
            spread = math.sqrt(max(0.0, squares / rows - (total / rows) * (total / rows)))
            if spread > TINY:
                found[at] = spread
        return found


class Fit:
    """Fits a net step by step (Adam), on inputs that are scaled to spread alike."""

    def __init__(self, samples: Samples, hidden: int, rng: FastRng) -> None:
        self.samples: Samples = samples
        self.rng: FastRng = rng
        self.net: Net = Net(int(samples.inputs), hidden)
        self.scales: vec[float] = samples.scales()
        self.scale_samples()
        self.draw_weights()
        count = len(self.net.weights)
        self.sums: vec[float] = vec[float]([0.0] * count)
        self.means: vec[float] = vec[float]([0.0] * count)
        self.squares: vec[float] = vec[float]([0.0] * count)
        self.steps: i64 = 0
        self.values: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()

    def scale_samples(self) -> None:
        """Scale all inputs."""
        inputs = self.samples.inputs
        for at in range(i64(len(self.samples.seen))):
            self.samples.seen[at] /= self.scales[at % inputs]

    def draw_weights(self) -> None:
        """Begin hidden units at random, and small; all else at zero."""
        net = self.net
        size = 1.0 / math.sqrt(float(net.inputs))
        for at in range(net.inputs, i64(len(net.weights))):
            net.weights[at] = size * (2.0 * float(self.rng.below(FINE)) / FINE - 1.0)

    def foretell(self, number: i64) -> float:
        """Foretell the shares of a position, and give the logarithmic loss of that."""
        samples = self.samples
        first, end = samples.first[number], samples.end_of(number)
        if len(self.values) != end - first:
            self.values = vec[float]([0.0] * int(end - first))
            self.shares = vec[float]([0.0] * int(end - first))
        for row in range(first, end):
            self.values[row - first] = self.net.value(samples.seen, row * samples.inputs)
        share_out(self.values, 1.0, self.shares)
        loss = 0.0
        for row in range(first, end):
            if samples.shares[row] > 0.0:
                loss -= samples.shares[row] * math.log(max(TINY, self.shares[row - first]))
        return loss

    def learn(self) -> None:
        """Go once through all positions that are to be learned, in a new order."""
        order = self.samples.learned
        for at in range(i64(len(order)) - 1, i64(0), i64(-1)):
            other = self.rng.below(at + 1)
            order[at], order[other] = order[other], order[at]
        for at in range(i64(len(order))):
            self.add(order[at])
            if (at + 1) % BATCH == 0:
                self.step()

    def add(self, number: i64) -> None:
        """Add what a position says about the weights."""
        samples = self.samples
        self.foretell(number)
        first = samples.first[number]
        for row in range(first, samples.end_of(number)):
            error = (self.shares[row - first] - samples.shares[row]) / BATCH
            self.net.add_gradient(samples.seen, row * samples.inputs, error, self.sums)

    def step(self) -> None:
        """Change the weights by what was added."""
        self.steps += 1
        warm = 1.0 - math.pow(FADING, float(self.steps))
        warm_squares = 1.0 - math.pow(FADING_SQUARES, float(self.steps))
        weights = self.net.weights
        for at in range(i64(len(weights))):
            slope = self.sums[at] + DECAY * weights[at]
            self.sums[at] = 0.0
            mean = FADING * self.means[at] + (1.0 - FADING) * slope
            square = FADING_SQUARES * self.squares[at] + (1.0 - FADING_SQUARES) * slope * slope
            self.means[at] = mean
            self.squares[at] = square
            weights[at] -= PACE * (mean / warm) / (math.sqrt(square / warm_squares) + TINY)

    def loss(self) -> float:
        """Give the mean loss in the positions that were kept to test."""
        total = 0.0
        for number in self.samples.tested:
            total += self.foretell(number)
        return total / float(max(1, len(self.samples.tested)))

    def unscaled(self) -> Net:
        """Give the net as it is now for inputs as they are."""
        net = Net(int(self.net.inputs), int(self.net.hidden))
        width = net.inputs + 2
        for at in range(i64(len(net.weights))):
            place = at if at < net.inputs else (at - net.inputs) % width
            scale = self.scales[place] if place < net.inputs else 1.0
            net.weights[at] = self.net.weights[at] / scale
        return net


def fit(samples: Samples, hidden: int, epochs: int, rng: FastRng) -> tuple[Net, float]:
    """Fit a net, and give it as it was when it foretold best, with its loss."""
    fitting = Fit(samples, hidden, rng)
    best, least = fitting.unscaled(), fitting.loss()
    for _epoch in range(epochs):
        fitting.learn()
        loss = fitting.loss()
        if loss < least:
            best, least = fitting.unscaled(), loss
    return best, least
