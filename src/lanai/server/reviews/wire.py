"""A finished game in hindsight, over the wire. All chances and shares are from 0 to 1."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

VerdictOnMove = Literal["forced", "best", "fine", "even", "slip", "mistake", "find"]
"""What a move was worth beside the best other one; `even` could not be told apart from it."""


class Estimate(Struct):
    """A figure that was sampled, and its standard error."""

    value: float
    error: float


class ReviewedSeat(Struct):
    """How a seat's result came about: its start and these four add up to it.

    `hidden` is what could not be known. Of it all, `rest` is booked as sampling error. `accuracy`
    goes from 0 to 100, over the `decisions` that left a choice; null where there was none.
    """

    luck: Estimate
    hidden: Estimate
    own: Estimate
    others: Estimate
    rest: float
    accuracy: float | None
    decisions: int


class Considered(Struct):
    """A move that was possible, and the chance of winning with it by what the seat knew then.

    `reference` marks the one that the bot would have made which everybody is measured by.
    """

    move: str
    value: float
    error: float
    played: bool
    reference: bool


class ReviewStep(Struct, omit_defaults=True, kw_only=True):
    """A line of the record: chance, or a move; `values` are everybody's chances after it.

    Chance has its `luck` by seat. A move has what it was worth to who made it beside what the
    reference does (`skill`) and beside the best other move that was tried (`margin`: the verdict
    rests on it), what it met that could not be known (`hidden`), and what else was possible, the
    best first.
    """

    line: int
    kind: Literal["chance", "move"]
    seat: int | None = None
    move: str | None = None
    by: str | None = None
    values: list[float]
    errors: list[float]
    luck: list[float] = []
    skill: Estimate | None = None
    margin: Estimate | None = None
    hidden: Estimate | None = None
    forced: bool = False
    verdict: VerdictOnMove | None = None
    candidates: list[Considered] = []


class Moment(Struct):
    """A step that changed much for a seat: by luck, by its own doing or by others'.

    `weight` is what it changed; of an own move with a verdict, what the verdict rests on.
    """

    step: int
    seat: int
    weight: float
    kind: Literal["luck", "own", "others"]


class Review(Struct, kw_only=True):
    """A finished game in hindsight.

    It says what it was made with: the `reference` that everybody plays on like, the version of the
    program (`build`), how many `samples` and from which `seed`. Equal ones give the same review.
    Everybody's `start` is a `fair` share; where the first lines that are `begun` are another
    game's, it is the chance at that moment, and the steps are those from there on.
    """

    scheme: int
    reference: str
    build: str
    samples: int
    seed: int
    done: float
    game: str
    players: int
    teams: list[list[int]] | None = None
    begun: int = 0
    fair: float
    result: list[float]
    seats: list[ReviewedSeat]
    start: list[float]
    steps: list[ReviewStep]
    moments: list[Moment]


class Hindsight(Struct):
    """How far a review has come: `done` is 1 when it is whole; null before its first picture."""

    done: float
    review: Review | None
