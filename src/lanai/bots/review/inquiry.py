"""Reviewing one game: its tasks, the samples they get, and the picture that comes of them."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lanai.bots.review.data import Choice, Decision, Estimate, Review, SeatSum, Step
from lanai.bots.review.decisions import MOST, Comparison, Sighting, Weighing
from lanai.bots.review.ledger import Ledger
from lanai.bots.review.moments import moments_of
from lanai.bots.review.reference import NAME, Reference
from lanai.bots.review.spending import spend
from lanai.bots.review.tasks import Beginning, Change, Luck, MoveChange, Task, first_sample
from lanai.bots.review.verdicts import accuracy_of, verdict_of
from lanai.core.contract import State
from lanai.core.record import Record
from lanai.core.walk import Line, walk_from

FIRST: Final = 4
"""Samples that every task gets before the budget is shared out by what they have shown."""
SCANT: Final = 1_000
"""Budgets below this are for one sample each, and moves are not compared."""
CHOOSING: Final = 0.06
"""The part of the budget for choosing which moves are compared,"""
COMPARED: Final = 0.25
"""and of what is left then for comparing them; the rest is for the sum."""
FEWEST: Final = 48
"""Playouts for choosing the moves that are compared with one."""
PAIR: Final = 2
"""The fewest samples that tell how much they differ."""
MANY: Final = 8
"""As many as chance gets in a glance where it had its say only a few times."""
TELLING: Final = 0.5
"""Standard errors, in shares of the win, below which all parts of a sum have to be to tell."""


class Lookback:
    """A decision: its move beside the reference's, and beside other moves."""

    def __init__(self, line: Line, reference: Reference) -> None:
        sighting = Sighting(line, reference)
        self.weighing: Final = Weighing(sighting)
        self.comparison: Final = Comparison(self.weighing)

    def skill(self) -> Estimate:
        """Tell what the move was better by than what the reference does."""
        return Estimate(self.weighing.tally.mean(0), math.sqrt(self.weighing.variance()))


class Inquiry:
    """All tasks of a review. `samples` are the playouts that it may spend."""

    def __init__(self, record: Record, start: State, samples: int, seed: int, build: str) -> None:
        self.record: Final = record
        self.seed: Final = seed
        self.build: Final = build
        self.teams: Final[list[list[int]]] = [list(side) for side in start.sides()]
        self.reference: Final = Reference(start, seed)
        self.samples: Final = samples or self.reference.knowledge.budget(start.players)
        self.fair: Final = len(self.teams[0]) / int(start.players)
        self.begun: Final = record.begun
        self.lines: Final = list(walk_from(record, start))[record.begun :]
        self.beginnings: Final[list[Change]] = []  # one for a branch, else none
        if self.begun:
            self.beginnings.append(Beginning(self.lines[0], self.reference))
        self.changes: Final[list[Change]] = []
        self.lookbacks: Final[dict[int, Lookback]] = {}
        first = first_sample(self.lines[-1].after)
        for at, line in enumerate(self.lines):
            if line.is_chance:
                self.changes.append(Luck(line, self.reference, first))
            else:
                self.changes.append(MoveChange(line, self.reference))
                self.lookbacks[at] = Lookback(line, self.reference)

    def begin(self) -> None:
        """Give every task its first samples."""
        scant = self.samples < SCANT
        self.sample(1 if scant else FIRST)
        if scant:
            return
        comparisons = [each.comparison for each in self.lookbacks.values()]
        wide = sum(len(each.sighting.legal) > MOST for each in comparisons)
        share = max(FEWEST, int(CHOOSING * self.samples) // max(1, wide))
        for each in comparisons:
            if not each.closed:
                each.choose(share)
                each.run(FIRST)

    def sample(self, samples: int) -> None:
        """Give every task of the sum so many samples more."""
        for change in [*self.beginnings, *self.changes]:
            if not change.closed:
                change.run(samples)
        for lookback in self.lookbacks.values():
            if not lookback.weighing.closed:
                lookback.weighing.run(samples)

    def glance(self, part: float) -> Review:
        """Look at the sum alone until it tells something, with up to a part of the budget.

        What chance did comes first, and then some of the moves from all over the game. What the
        budget does not reach counts as not known.
        """
        luck = self.open_luck()
        shared = int(part * self.samples / 4.0 / max(1, len(luck)))  # two playouts each, of a half
        for task in luck:
            task.run(min(max(shared, PAIR), MANY))
        for task in self.open_moves():
            if self.spent() < part:
                task.run(PAIR)
        samples = PAIR
        while True:
            seen = self.picture(min(self.spent(), part))
            if seen.error < TELLING or 2.0 * self.spent() > part:
                return seen
            self.sample(samples)
            samples *= 2

    def open_luck(self) -> list[Task]:
        """List the tasks about what chance did that are not closed."""
        found: list[Task] = [*self.beginnings]
        found.extend(change for at, change in enumerate(self.changes) if at not in self.lookbacks)
        return [each for each in found if not each.closed]

    def open_moves(self) -> list[Task]:
        """List the open tasks about moves: every third, then the next of each, and so on."""
        found: list[Task] = []
        for at, lookback in self.lookbacks.items():
            found.append(self.changes[at])
            found.append(lookback.weighing)
        scattered = [*found[::3], *found[1::3], *found[2::3]]
        return [each for each in scattered if not each.closed]

    def spent(self) -> float:
        """Tell which part of the budget is spent."""
        return float(self.reference.playouts) / float(self.samples)

    def go_on(self, part: float) -> None:
        """Spend the budget up to a part of it."""
        left = part * self.samples - float(self.reference.playouts)
        comparisons: list[Task] = []
        summed: list[Task] = []
        summed.extend(self.beginnings)
        summed.extend(self.changes)
        for lookback in self.lookbacks.values():
            if lookback.comparison.count:
                comparisons.append(lookback.comparison)
            summed.append(lookback.weighing)
        spend(comparisons, COMPARED * left)
        spend(summed, part * self.samples - float(self.reference.playouts))

    def picture(self, done: float) -> Review:
        """Put together what the samples have shown so far."""
        result = self.result()
        ledger = self.ledger(result)
        steps = self.steps(ledger)
        players = len(result)
        return Review(
            reference=NAME,
            build=self.build,
            samples=int(self.reference.playouts),
            seed=self.seed,
            done=done,
            game=self.record.game,
            names=self.record.players,
            teams=self.teams if len(self.teams) < players else [],
            begun=self.begun,
            fair=self.fair,
            result=result,
            start=ledger.start,
            seats=[self.seat_sum(seat, ledger, steps) for seat in range(players)],
            steps=steps,
            moments=moments_of(steps, ledger.start),
        )

    def ledger(self, result: list[float]) -> Ledger:
        """Book what the lines changed: from fair shares on, or from where a branch begins."""
        start, doubts = [self.fair] * len(result), [0.0] * len(result)
        for each in self.beginnings:
            start = [each.mean(seat) for seat in range(len(result))]
            doubts = [each.variance(seat) for seat in range(len(result))]
        return Ledger(start, doubts, self.changes, result)

    def result(self) -> list[float]:
        """Tell what share of the win everybody got."""
        self.reference.judge(self.lines[-1].after)
        return list(self.reference.values)

    def steps(self, ledger: Ledger) -> list[Step]:
        """Tell line by line what changed."""
        values, errors = ledger.values(), ledger.errors()
        found: list[Step] = []
        for at, line in enumerate(self.lines):
            decision = None if line.is_chance else self.decision(at, ledger)
            found.append(
                Step(
                    line.number,
                    None if line.is_chance else line.seat,
                    None if line.is_chance else line.text,
                    line.by or None,
                    values[at],
                    errors[at],
                    ledger.booked[at],
                    decision,
                )
            )
        return found

    def decision(self, at: int, ledger: Ledger) -> Decision:
        """Tell what a move was worth."""
        line, lookback = self.lines[at], self.lookbacks[at]
        comparison, skill = lookback.comparison, lookback.skill()
        changed = ledger.total(line.seat, [at])
        error = math.sqrt(changed.error * changed.error + skill.error * skill.error)
        return Decision(
            skill,
            comparison.margin(),
            Estimate(changed.value - skill.value, error),
            verdict_of(comparison, skill.value, skill.error),
            choices_of(comparison),
            comparison.loss(),
        )

    def seat_sum(self, seat: int, ledger: Ledger, steps: list[Step]) -> SeatSum:
        """Add up what luck, the seat itself and the others did."""
        chance = [at for at, line in enumerate(self.lines) if line.is_chance]
        mine = [at for at, line in enumerate(self.lines) if line.seat == seat]
        theirs = [
            at for at, line in enumerate(self.lines) if not line.is_chance and line.seat != seat
        ]
        skills = [self.lookbacks[at].skill() for at in mine]
        own = sum(each.value for each in skills)
        variance = sum(each.error * each.error for each in skills)
        changed = ledger.total(seat, mine)
        hidden_error = math.sqrt(changed.error * changed.error + variance)
        losses: list[float] = []
        for at in mine:
            decision = steps[at].decision
            if decision is not None and self.lookbacks[at].comparison.count:
                losses.append(decision.loss)
        return SeatSum(
            ledger.total(seat, chance),
            Estimate(changed.value - own, hidden_error),
            Estimate(own, math.sqrt(variance)),
            ledger.total(seat, theirs),
            ledger.rest[seat],
            accuracy_of(losses),
            len(losses),
        )


def choices_of(comparison: Comparison) -> list[Choice]:
    """List the moves that were compared, the best first."""
    sighting = comparison.sighting
    worth = comparison.worth.mean(0)
    found: list[tuple[float, Choice]] = []
    for at in range(i64(len(comparison.moves))):
        move = comparison.moves[at]
        value = worth + comparison.gain(at) if at else worth
        if sighting.forced:
            break
        found.append(
            (
                -value,
                Choice(
                    sighting.state.text(sighting.seat, move),
                    Estimate(value, comparison.error(at)),
                    played=move == sighting.move,
                    reference=move == comparison.favourite,
                ),
            )
        )
    found.sort(key=lambda each: (each[0], each[1].move))
    return [choice for _, choice in found]
