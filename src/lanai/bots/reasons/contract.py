"""What a game tells about its moves: features, and the reasons that come of them.

A reason is data, the id of a message and its arguments: `texts` puts it into words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lanai.core.contract import State
from lanai.core.events import Json

# The kinds of features: so much of something; in a world so or not, told in percent; and what the
# move itself makes so or not.
AMOUNT: Final = 0
CHANCE: Final = 1
FACT: Final = 2
ENDINGS: Final = (("", "-worse"), ("", "-worse", "-sure", "-never"), ("", "-not"))
"""What is added to the id of a message, by kind: better or worse than with the other moves, always
or never so, not so."""
FINE: Final = 1.5
"""Amounts that differ by less are told with a digit behind the point."""


class Feature:
    """Something that moves bring about, and what one more of it is worth in points.

    `message` says it, together with `args`. Of features that share a `theme` only one is told.
    """

    def __init__(
        self, message: str, worth: float, theme: str, kind: i64 = AMOUNT, args: Json | None = None
    ) -> None:
        self.message: Final = message
        self.worth: Final = worth
        self.theme: Final = theme
        self.kind: Final = kind
        self.args: Final[Json] = {} if args is None else args


class Reason:
    """Why a move is better or, if not `good`, worse than the others: a message's id, arguments."""

    def __init__(self, message: str, good: bool, args: Json) -> None:
        self.message: Final = message
        self.good: Final = good
        self.args: Final = args

    def json(self) -> Json:
        """Give the reason as plain data."""
        return {"message": self.message, "good": self.good, "args": self.args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Measures features of the games that are tried after a move; by default there are none.

    For each trial :meth:`begin` sees the world before the move, :meth:`watch` every position after
    a move, and :meth:`measure` the one where the trial stops.
    """

    def __init__(self, world: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.features: list[Feature] = []

    def begin(self, world: State) -> None:
        """Look at a redealt world before a trial's move."""

    def watch(self, state: State) -> None:
        """Look at the position after a move of any seat."""

    def settled(self, state: State) -> bool:
        """Tell whether a trial need not be played on: the near horizon of the game."""
        return state.over()

    def measure(self, state: State, values: vec[float]) -> None:
        """Write the value of each feature where a trial has stopped."""

    def tell(self, at: i64, means: vec[float], others: vec[float]) -> Reason | None:
        """Make the reason of a feature, by the means after this move and after the other moves."""
        feature = self.features[at]
        mean, other = means[at], others[at]
        good = (mean - other) * feature.worth > 0.0
        args: Json = dict(feature.args)
        if feature.kind == CHANCE:
            args["percent"], args["others"] = in_percent(mean), in_percent(other)
        elif feature.kind == AMOUNT:
            digits = 0 if abs(mean - other) >= FINE else 1
            args["amount"], args["others"] = round(mean, digits), round(other, digits)
        return Reason(feature.message + ending(feature.kind, good, mean), good, args)


def in_percent(chance: float) -> int:
    """Round a chance; only what was always or never so is 100 or 0."""
    if chance <= 0.0 or chance >= 1.0:
        return 100 if chance >= 1.0 else 0
    return min(99, max(1, int(chance * 100.0 + 0.5)))


def ending(kind: i64, good: bool, mean: float) -> str:
    """Choose among the messages of a feature."""
    better, worse = ENDINGS[kind][0], ENDINGS[kind][1]
    if kind == FACT:
        return better if mean >= 0.5 else worse
    if kind == CHANCE and (mean >= 1.0 or mean <= 0.0):
        return ENDINGS[CHANCE][2] if mean >= 1.0 else ENDINGS[CHANCE][3]
    return better if good else worse
