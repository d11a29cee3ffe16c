"""A review as data: what the lines of a record did to everybody's chance of winning.

All shares are of the win, from 0 to 1 for a value and from -1 to 1 for a change; every estimate has
its standard error beside it. `docs/review.md` tells what each of them means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lanai.core.events import Json

SCHEME: Final = 7
"""Changes when reviews of the same record would no longer be comparable."""
DIGITS: Final = 6

CHANCE: Final = "chance"
MOVE: Final = "move"

FORCED: Final = "forced"
BEST: Final = "best"
FINE: Final = "fine"
EVEN: Final = "even"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
FIND: Final = "find"
VERDICTS: Final = (FORCED, BEST, FINE, EVEN, SLIP, MISTAKE, FIND)

LUCK: Final = "luck"
OWN: Final = "own"
OTHERS: Final = "others"


class Estimate:
    """A number with its standard error."""

    def __init__(self, value: float, error: float = 0.0) -> None:
        self.value: Final = value
        self.error: Final = error

    def json(self) -> Json:
        """Give the estimate as plain data."""
        return {"value": tidy(self.value), "error": tidy(self.error)}


class Choice:
    """A move that a seat could have made, and what it was worth by all that the seat knew."""

    def __init__(
        self, move: str, worth: Estimate, *, played: bool = False, reference: bool = False
    ) -> None:
        self.move: Final = move
        self.worth: Final = worth
        self.played: Final = played
        self.reference: Final = reference

    def json(self) -> Json:
        """Give the choice as plain data."""
        return {
            "move": self.move,
            **self.worth.json(),
            "played": self.played,
            "reference": self.reference,
        }


class Decision:
    """What a move was worth beside the others; `choices` are the best of them, best first.

    `skill` is beside what the reference does, `margin` beside the best other move: the verdict
    rests on that. It is missing where no other move was tried.
    """

    def __init__(
        self,
        skill: Estimate,
        margin: Estimate | None,
        hidden: Estimate,
        verdict: str,
        choices: list[Choice],
        loss: float,
    ) -> None:
        self.skill: Final = skill
        self.margin: Final = margin
        self.hidden: Final = hidden
        self.verdict: Final = verdict
        self.choices: Final = choices
        self.loss: Final = loss

    @property
    def forced(self) -> bool:
        """Tell whether there was nothing to decide."""
        return self.verdict == FORCED

    def json(self) -> Json:
        """Give the decision as plain data."""
        return {
            "skill": self.skill.json(),
            "margin": None if self.margin is None else self.margin.json(),
            "hidden": self.hidden.json(),
            "forced": self.forced,
            "verdict": self.verdict,
            "candidates": [each.json() for each in self.choices],
        }


class Step:
    """One line of the record, and everybody's chance of winning after it.

    A chance line has its `luck` by seat, a move its `decision`.
    """

    def __init__(
        self,
        line: int,
        seat: int | None,
        move: str | None,
        by: str | None,
        values: list[float],
        errors: list[float],
        luck: list[float],
        decision: Decision | None,
    ) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.move: Final = move
        self.by: Final = by
        self.values: Final = values
        self.errors: Final = errors
        self.luck: Final = luck
        self.decision: Final = decision

    def json(self) -> Json:
        """Give the step as plain data."""
        told: Json = {
            "line": self.line,
            "kind": CHANCE if self.decision is None else MOVE,
            "seat": self.seat,
            "move": self.move,
            "by": self.by,
            "values": tidy_all(self.values),
            "errors": tidy_all(self.errors),
        }
        if self.decision is None:
            told["luck"] = tidy_all(self.luck)
        else:
            told.update(self.decision.json())
        return told


class SeatSum:
    """A seat's sum: start + luck + hidden + own + others = result.

    `rest` is what the estimates of single lines left over before it was shared out among them by
    their errors: it is in the sum already. `accuracy` is missing where nothing was to be decided.
    """

    def __init__(
        self,
        luck: Estimate,
        hidden: Estimate,
        own: Estimate,
        others: Estimate,
        rest: float,
        accuracy: float | None,
        decisions: int,
    ) -> None:
        self.luck: Final = luck
        self.hidden: Final = hidden
        self.own: Final = own
        self.others: Final = others
        self.rest: Final = rest
        self.accuracy: Final = accuracy
        self.decisions: Final = decisions

    def json(self) -> Json:
        """Give the sum as plain data."""
        return {
            "luck": self.luck.json(),
            "hidden": self.hidden.json(),
            "own": self.own.json(),
            "others": self.others.json(),
            "rest": tidy(self.rest),
            "accuracy": None if self.accuracy is None else round(self.accuracy, 1),
            "decisions": self.decisions,
        }


class Moment:
    """A step that mattered to a seat: what it changed, or what a verdict on it rests on."""

    def __init__(self, step: int, seat: int, weight: float, kind: str) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.weight: Final = weight
        self.kind: Final = kind

    def json(self) -> Json:
        """Give the moment as plain data."""
        return {
            "step": self.step,
            "seat": self.seat,
            "weight": tidy(self.weight),
            "kind": self.kind,
        }


class Review:
    """A whole game in hindsight.

    Everybody starts with a fair share; where the first `begun` lines are those of another game,
    with the chances at that moment, and the steps are those from there on. `done` is the part of
    the budget that is spent: below 1 it is a first picture that refines.
    """

    def __init__(
        self,
        *,
        reference: str,
        build: str,
        samples: int,
        seed: int,
        done: float,
        game: str,
        names: list[str],
        teams: list[list[int]],
        begun: int,
        fair: float,
        result: list[float],
        start: list[float],
        seats: list[SeatSum],
        steps: list[Step],
        moments: list[Moment],
    ) -> None:
        self.reference: Final = reference
        self.build: Final = build
        self.samples: Final = samples
        self.seed: Final = seed
        self.done: Final = done
        self.game: Final = game
        self.names: Final = names
        self.teams: Final = teams
        self.begun: Final = begun
        self.fair: Final = fair
        self.result: Final = result
        self.start: Final = start
        self.seats: Final = seats
        self.steps: Final = steps
        self.moments: Final = moments

    @property
    def players(self) -> int:
        """Count the seats."""
        return len(self.names)

    @property
    def error(self) -> float:
        """Give the largest standard error of a part of anybody's sum."""
        return max(
            part.error
            for seat in self.seats
            for part in (seat.luck, seat.hidden, seat.own, seat.others)
        )

    def json(self) -> Json:
        """Give the review as plain data: what servers and `lanai review --json` send."""
        told: Json = {
            "scheme": SCHEME,
            "reference": self.reference,
            "build": self.build,
            "samples": self.samples,
            "seed": self.seed,
            "done": round(self.done, 3),
            "game": self.game,
            "players": self.players,
            "names": self.names,
        }
        if self.teams:
            told["teams"] = self.teams
        if self.begun:
            told["begun"] = self.begun
        told["fair"] = tidy(self.fair)
        told["result"] = tidy_all(self.result)
        told["start"] = tidy_all(self.start)
        told["seats"] = [each.json() for each in self.seats]
        told["steps"] = [each.json() for each in self.steps]
        told["moments"] = [each.json() for each in self.moments]
        return told


def tidy(share: float) -> float:
    """Round a share for others to read; a negative nothing is nothing."""
    return round(share, DIGITS) + 0.0


def tidy_all(shares: Sequence[float]) -> list[float]:
    """Round shares."""
    return [tidy(share) for share in shares]
