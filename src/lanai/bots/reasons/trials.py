"""Trying a few moves in the same redealt worlds, and finding in which features they differ.

All moves meet the same worlds with the same luck, so what differs is due to the move. A difference
is a reason if it is worth something and is no accident of the worlds that were tried.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.knowledge.contract import Knowledge
from lanai.bots.reasons.contract import AMOUNT, CHANCE, Reason, Witness
from lanai.bots.search.budget import Budget
from lanai.core.contract import NOBODY, State
from lanai.core.rng import FastRng

WORLDS: Final = 192
FEWEST_WORLDS: Final = 24
"""Of fewer worlds nothing is concluded."""
MOST_SEEDS: Final = (1 << 31) - 1
SMALL: Final = 0.3
"""Points below which a difference is not worth telling."""
RARE: Final = 0.1
"""Chances that differ by less are not worth telling either,"""
COMMON: Final = 0.4
"""nor facts that the move shares with most others."""
ERRORS: Final = 3.0
"""Standard errors by which a difference must differ from none."""
MOST_REASONS: Final = 2


class Trials:
    """Some moves of a seat, and what their features were on average."""

    def __init__(
        self, world: State, witness: Witness, moves: list[int], knowledge: Knowledge, rng: FastRng
    ) -> None:
        self.world: Final = world
        self.witness: Final = witness
        self.moves: Final = moves
        self.knowledge: Final = knowledge
        self.seed: i64 = rng.below(MOST_SEEDS)
        self.rng: FastRng = FastRng(self.seed)
        self.luck: FastRng = FastRng(self.seed)
        self.event: i64 = 0
        self.worlds: i64 = 0
        self.width: i64 = len(witness.features)
        size = len(moves) * len(witness.features)
        self.values: vec[float] = vec[float]([0.0] * len(witness.features))
        # For each move and feature: the values in this world, and over all worlds their sums, the
        # sums of their differences from the other moves, and of those squared.
        self.seen: vec[float] = vec[float]([0.0] * size)
        self.sums: vec[float] = vec[float]([0.0] * size)
        self.differences: vec[float] = vec[float]([0.0] * size)
        self.squares: vec[float] = vec[float]([0.0] * size)

    def run(self, budget: Budget) -> None:
        """Try all moves in one world after the other, until the budget is spent."""
        if self.width == 0 or len(self.moves) < 2:
            return
        while not budget.is_spent(self.worlds):
            self.try_world()
            self.worlds += 1

    def try_world(self) -> None:
        """Try all moves in a world, and remember how they differ."""
        self.rng.reseed(self.seed, self.worlds, 0)
        world = self.world.redeal(self.witness.seat, self.rng)
        for at in range(i64(len(self.moves))):
            self.try_move(world.copy(), self.moves[at])
            for feature in range(self.width):
                self.seen[at * self.width + feature] = self.values[feature]
        rest = float(len(self.moves) - 1)
        for feature in range(self.width):
            total = 0.0
            for at in range(i64(len(self.moves))):
                total += self.seen[at * self.width + feature]
            for at in range(i64(len(self.moves))):
                cell = at * self.width + feature
                value = self.seen[cell]
                difference = value - (total - value) / rest
                self.sums[cell] += value
                self.differences[cell] += difference
                self.squares[cell] += difference * difference

    def try_move(self, state: State, move: i64) -> None:
        """Make a move in a world, play on to the near horizon, and measure."""
        witness, knowledge = self.witness, self.knowledge
        self.rng.reseed(self.seed, self.worlds, 1)
        self.event = 0
        knowledge.begin(state)
        witness.begin(state)
        state.play(witness.seat, move)
        witness.watch(state)
        seat = self.next_seat(state)
        while seat != NOBODY and not witness.settled(state):
            state.play(seat, knowledge.move(state, seat, self.rng))
            witness.watch(state)
            seat = self.next_seat(state)
        witness.measure(state, self.values)

    def next_seat(self, state: State) -> i64:
        """Let chance happen and name the next seat to act; stops where the trial may end."""
        seat = state.next_seat()
        while seat == NOBODY and state.chance_due() and not self.witness.settled(state):
            self.event += 1
            self.luck.reseed(self.seed, self.worlds, self.knowledge.moment(state, self.event))
            state.draw(self.luck)
            seat = state.next_seat()
        return seat

    def reasons(self, at: i64, only_good: bool) -> list[Reason]:
        """Tell what sets a move apart from the others, what matters most first; perhaps nothing."""
        if self.worlds < FEWEST_WORLDS:
            return []
        found: list[tuple[float, int]] = []
        for feature in range(int(self.width)):
            worth = self.worth(at, feature)
            if worth > 0.0 or not only_good:
                found.append((-abs(worth), feature))
        found.sort()
        themes: list[str] = []
        told: list[Reason] = []
        for weight, feature in found:
            theme = self.witness.features[feature].theme
            if weight == 0.0 or theme in themes or len(told) == MOST_REASONS:
                continue
            reason = self.tell(at, feature)
            if reason is not None:
                themes.append(theme)
                told.append(reason)
        return told

    def worth(self, at: i64, feature: i64) -> float:
        """Tell how many points a feature sets a move apart; 0 if that is little or may be luck."""
        cell = at * self.width + feature
        count = float(self.worlds)
        mean = self.differences[cell] / count
        spread = max(0.0, self.squares[cell] / count - mean * mean)
        told = self.witness.features[feature]
        worth = mean * told.worth
        least = ERRORS * math.sqrt(spread / count)
        if told.kind != AMOUNT:
            least = max(least, RARE if told.kind == CHANCE else COMMON)
        return worth if abs(worth) >= SMALL and abs(mean) >= least else 0.0

    def tell(self, at: i64, feature: i64) -> Reason | None:
        """Let the witness tell a feature, with all means after the move and after the others."""
        means = vec[float]([0.0] * int(self.width))
        others = vec[float]([0.0] * int(self.width))
        for each in range(self.width):
            cell = at * self.width + each
            means[each] = self.sums[cell] / float(self.worlds)
            others[each] = (self.sums[cell] - self.differences[cell]) / float(self.worlds)
        return self.witness.tell(feature, means, others)
