"""The moves of Moonshine as ints: their numbers and kinds.

Clients and places have fixed numbers (the bar's two spots, then the 70 clients). Only two kinds are
counted from where the seat stands, because all pairs of clients would be thousands: `replace` names
the old client by its rank before the seat, and `keep` (MS-S3) a pair of the offered clients by
their ranks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.games.moonshine.cards import CLIENTS, MOST_CLIENTS
from lanai.games.moonshine.phases import CHOOSE, KEEP, LOSE, PAY, PICK, PLACE, REPLACE, REROLL_DICE

PLACE_NUMBERS: Final = 72
MOST_OFFERED: Final = 6
PAIR_COUNT: Final = 15

KEEP_DICE: Final = 0
FIRST_REROLL: Final = 1
FIRST_MOON: Final = 32
FIRST_VALIDATE: Final = 104
TAKE_MOON_MOVE: Final = 174
DRAW_MOVE: Final = 175
FIRST_PAY: Final = 176
FIRST_PICK: Final = 248
REPLACE_NONE: Final = 318
FIRST_REPLACE: Final = 319
FIRST_LOSE: Final = 809
FIRST_KEEP: Final = 881
MOVES: Final = 896
assert FIRST_LOSE == FIRST_REPLACE + MOST_CLIENTS * CLIENTS
assert MOVES == FIRST_KEEP + PAIR_COUNT


EVERY_MOVE: Final[list[object]] = list(range(MOVES))
"""The moves as Python's own ints: above 256 it would make a new one for each list."""


class PairTable:
    """The pairs of up to six things by number; those of fewer things come first."""

    def __init__(self) -> None:
        lower = vec[i64]()
        upper = vec[i64]()
        for two in range(MOST_OFFERED):
            for one in range(two):
                lower, upper = append(lower, one), append(upper, two)
        self.lower: vec[i64] = lower
        self.upper: vec[i64] = upper


PAIRS: Final = PairTable()


def kind_of(move: i64) -> i64:
    """Tell for which task a move is."""
    if move < FIRST_MOON:
        return REROLL_DICE
    if move < FIRST_VALIDATE:
        return PLACE
    if move < FIRST_PAY:
        return CHOOSE
    if move < FIRST_PICK:
        return PAY
    if move < REPLACE_NONE:
        return PICK
    if move < FIRST_LOSE:
        return REPLACE
    return LOSE if move < FIRST_KEEP else KEEP


def first_of(task: i64) -> i64:
    """Give the first move of a task that concerns places."""
    if task == PLACE:
        return FIRST_MOON
    if task == PAY:
        return FIRST_PAY
    return FIRST_LOSE
