"""What a seat's moves were worth by all that it knew: the same redealt worlds and luck for each.

Nothing here looks at the true position but to redeal it for the seat, so that positions the seat
cannot tell apart give the same numbers.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.bots.review.data import Estimate
from lanai.bots.review.reference import REDEALING, Reference
from lanai.bots.review.tally import Tally
from lanai.bots.review.tasks import COMPARING, DOUBT, KINDS, SCREENING, WEIGHING, Task
from lanai.core.contract import State
from lanai.core.walk import Line

MOST: Final = 5
"""Moves that are compared: the one played, the reference's, and those that promised most."""
ASKED: Final = 16
"""How often the reference is asked what it would do: it does not always do the same."""
WIDEST: Final = 24
"""Moves that are tried to find them; of more those that look best."""
ENOUGH: Final = 16
"""Worlds after which a move that is clearly worse is not tried any more."""
SURE: Final = 3.0
"""Standard errors by which two moves must differ to be told apart."""
FAR: Final = 4.0
"""Standard errors beyond which nothing more is asked."""
CLOSE: Final = 0.02
"""Shares of the win that are too few to speak of."""


class Sighting:
    """A decision as its seat saw it: redealt worlds, and what moves lead to in them."""

    def __init__(self, line: Line, reference: Reference) -> None:
        self.state: Final[State] = line.before
        self.seat: Final[i64] = line.seat
        self.move: Final[i64] = line.move
        self.stream: Final[i64] = line.number * KINDS
        self.reference: Final = reference
        self.legal: Final[list[int]] = line.before.legal(line.seat)

    @property
    def forced(self) -> bool:
        """Tell whether there is nothing to decide."""
        return len(self.legal) == 1

    def redeal(self, kind: i64, sample: i64) -> State:
        """Make the world of a sample."""
        reference = self.reference
        reference.turn_to(self.stream + kind, sample)
        world = self.state.redeal(self.seat, reference.draw_for(REDEALING))
        reference.begin(world)
        return world

    def value(self, world: State, move: i64) -> float:
        """Tell what a move leads to in a world, for the seat."""
        state = world.copy()
        state.play(self.seat, move)
        self.reference.play_on(state)
        return self.reference.values[self.seat]


class Weighing(Task):
    """A move beside what the reference does, in worlds that the seat could not tell apart."""

    def __init__(self, sighting: Sighting) -> None:
        super().__init__()
        self.sighting: Final = sighting
        self.tally: Final = Tally(1, DOUBT)
        self.played: i64 = 0
        self.closed = sighting.forced

    def spread(self) -> float:
        return self.tally.spread(0)

    def concern(self) -> float:
        return 2.0 * self.spread()  # it is off in what was decided, and as much in what was hidden

    def cost(self) -> float:
        return 2.0 * float(self.played + 1) / float(self.count + 1) + 0.2

    def run(self, samples: i64) -> None:
        sighting, move = self.sighting, self.sighting.move
        for _sample in range(samples):
            world = sighting.redeal(WEIGHING, self.count)
            other = sighting.reference.choose(world, sighting.seat)
            if other == move:
                self.note_same()
            else:
                self.note(sighting.value(world, move) - sighting.value(world, other))

    def note(self, difference: float) -> None:
        """Add what the move was better by in a world."""
        self.tally.add(0, difference)
        self.played += 1
        self.note_same()

    def note_same(self) -> None:
        """Count a world; by itself, one in which the reference makes the same move."""
        self.count += 1
        self.tally.count += 1

    def variance(self) -> float:
        """Give the variance of the mean."""
        return 0.0 if self.closed else self.tally.variance(0)


class Comparison(Task):
    """The moves that are compared, each by how much better it is than the one played.

    The even and the odd worlds are also counted by themselves: what looks best in the ones is
    measured in the others, so that the luck of having looked best does not count. What the
    reference would do in a world is mostly one of these moves: that is weighed on the way.
    """

    def __init__(self, weighing: Weighing) -> None:
        super().__init__()
        sighting = weighing.sighting
        self.weighing: Final = weighing
        self.sighting: Final[Sighting] = sighting
        self.closed = sighting.forced
        self.favourite: i64 = sighting.move
        self.moves: vec[i64] = vec[i64]([sighting.move])
        self.open: vec[i64] = vec[i64]([1])
        self.worth: Final = Tally(1, DOUBT)
        self.gains: list[Tally] = []
        self.halves: list[Tally] = []

    def choose(self, playouts: i64) -> None:
        """Choose the moves that are compared; about so many playouts may go into finding them."""
        sighting = self.sighting
        if sighting.forced:
            return
        self.favourite = self.ask()
        self.take(self.favourite)
        for move in self.promising(playouts):
            if len(self.moves) < MOST:
                self.take(move)
        for _move in range(len(self.moves)):
            self.gains.append(Tally(1, DOUBT))
            self.halves.append(Tally(2, 0.0))

    def promising(self, playouts: i64) -> list[int]:
        """List the moves that promise most, the best first.

        All are tried in some worlds, the better half of them in others too, and so on until few are
        left; each time takes about as many playouts.
        """
        tried = self.imaginable()
        sums = dict.fromkeys(tried, 0.0)
        part = playouts // max(i64(1), halvings(len(tried)))
        sample: i64 = ASKED
        while len(tried) > MOST:
            for _world in range(max(i64(1), part // len(tried))):
                world = self.sighting.redeal(SCREENING, sample)
                sample += 1
                for move in tried:
                    sums[move] += self.sighting.value(world, move)
            tried = sorted(tried, key=lambda move: (-sums[move], move))[: fewer(len(tried))]
        return tried

    def ask(self) -> i64:
        """Find the move that the reference makes most often here."""
        sighting = self.sighting
        counts: dict[int, int] = {}
        for sample in range(i64(ASKED)):
            world = sighting.redeal(SCREENING, sample)
            move = int(sighting.reference.choose(world, sighting.seat))
            counts[move] = counts.get(move, 0) + 1
        return sorted(counts, key=lambda move: (-counts[move], move))[0]

    def imaginable(self) -> list[int]:
        """List the moves to try: all, or those that look best."""
        sighting = self.sighting
        legal = sighting.legal
        if len(legal) <= WIDEST:
            return legal
        world = sighting.redeal(SCREENING, 0)
        worths = sighting.reference.knowledge.worths(world, sighting.seat, legal)
        ranked = sorted(range(len(legal)), key=lambda at: (-worths[at], legal[at]))
        return [legal[at] for at in ranked[:WIDEST]]

    def take(self, move: i64) -> None:
        """Compare a move too, unless it is compared already."""
        for each in self.moves:
            if each == move:
                return
        self.moves = append(self.moves, move)
        self.open = append(self.open, 1)

    def spread(self) -> float:
        at = self.rival()
        return 0.0 if at == 0 else self.gains[at].spread(0)

    def concern(self) -> float:
        return 0.0 if self.is_settled() else self.spread()

    def cost(self) -> float:
        total = 0.0
        for each in self.open:
            total += float(each)
        return total

    def run(self, samples: i64) -> None:
        sighting = self.sighting
        for _sample in range(samples):
            world = sighting.redeal(COMPARING, self.count)
            other = sighting.reference.choose(world, sighting.seat)
            played = sighting.value(world, self.moves[0])
            self.worth.add(0, played)
            self.worth.count += 1
            missing = other != self.moves[0]
            for at in range(i64(1), i64(len(self.moves))):
                if self.open[at]:
                    gain = sighting.value(world, self.moves[at]) - played
                    self.note(at, gain)
                    if self.moves[at] == other:
                        self.weighing.note(-gain)
                        missing = False
            if other == self.moves[0]:
                self.weighing.note_same()
            elif missing:
                self.weighing.note(played - sighting.value(world, other))
            self.count += 1
            if self.count % ENOUGH == 0:
                self.dismiss()

    def note(self, at: i64, gain: float) -> None:
        """Add what a move was better by in one world."""
        self.gains[at].add(0, gain)
        self.gains[at].count += 1
        self.halves[at].add(self.count & 1, gain)

    def dismiss(self) -> None:
        """Stop trying moves that are clearly worse than the best."""
        best = self.rival()
        for at in range(i64(1), i64(len(self.moves))):
            if at == best:
                continue
            behind = max(0.0, self.gain(best)) - self.gain(at)
            error = math.sqrt(self.gains[at].variance(0) + self.gains[best].variance(0))
            if behind > SURE * error:
                self.open[at] = 0

    def is_settled(self) -> bool:
        """Tell whether it is known by far if another move was better by enough to speak of."""
        at = self.rival()
        return abs(self.gain(at) - CLOSE) > FAR * self.error(at)

    def rival(self) -> i64:
        """Give the best of the moves that were not played; 0 if nothing was compared."""
        best: i64 = 0
        for at in range(i64(1), i64(len(self.moves))):
            if self.gains[at].count and (best == 0 or self.gain(at) > self.gain(best)):
                best = at
        return best

    def gain(self, at: i64) -> float:
        """Tell how much better than the move played a move is."""
        return self.gains[at].mean(0)

    def error(self, at: i64) -> float:
        """Tell how sure that is; of the move played, how sure its worth is."""
        tally = self.gains[at] if at else self.worth
        return math.sqrt(tally.variance(0))

    def margin(self) -> Estimate | None:
        """Tell by how much the move played is better than the best other one that was tried."""
        at = self.rival()
        return Estimate(-self.gain(at), self.error(at)) if at else None

    def loss(self) -> float:
        """Estimate what the move played gave away to the best, by crossing over the halves."""
        if self.count < 2:
            return 0.0
        return max(0.0, (self.crossed(0) + self.crossed(1)) / 2.0)

    def crossed(self, half: i64) -> float:
        """Choose the best move by one half of the worlds and measure it in the other."""
        best: i64 = 0
        for at in range(i64(1), i64(len(self.moves))):
            if best == 0 or self.of_half(at, half) > self.of_half(best, half):
                best = at
        if best == 0 or self.of_half(best, half) <= 0.0:
            return 0.0
        return self.of_half(best, 1 - half)

    def of_half(self, at: i64, half: i64) -> float:
        """Tell how much better than the move played a move was in one half of the worlds."""
        count = (self.gains[at].count + 1 - half) // 2
        return self.halves[at].sums[half] / float(max(i64(1), count))


def fewer(moves: int) -> int:
    """Tell how many of some moves are tried further."""
    return max(int(MOST), (moves + 1) // 2)


def halvings(moves: int) -> int:
    """Count how often moves are halved until few are left.

    >>> halvings(24), halvings(5)
    (3, 0)
    """
    count = 0
    while moves > MOST:
        moves = fewer(moves)
        count += 1
    return count
