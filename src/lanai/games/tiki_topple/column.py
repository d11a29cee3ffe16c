"""The column of tikis as one int: nine nibbles, the lowest is place 1 (the top).

Places count from 0 here. The tikis that still stand come first; behind them lie the toasted ones,
so that toasting the last tiki leaves the column as it is and only shortens what stands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanai.core.bits import low_bits

NIBBLE: Final = 4
TIKI: Final = 15


def tiki_at(column: i64, place: i64) -> i64:
    """Name the tiki in a place."""
    return (column >> (NIBBLE * place)) & TIKI


def place_of(column: i64, tiki: i64) -> i64:
    """Find the place of a tiki."""
    place: i64 = 0
    while column & TIKI != tiki:
        column >>= NIBBLE
        place += 1
    return place


def raise_tiki(column: i64, place: i64, steps: i64) -> i64:
    """Move the tiki in `place` up; those it passes move down one place."""
    top = NIBBLE * (place - steps)
    passed = (column >> top) & low_bits(NIBBLE * steps)
    return _rebuilt(column, place - steps, place, tiki_at(column, place) | (passed << NIBBLE))


def lower_tiki(column: i64, place: i64, steps: i64) -> i64:
    """Move the tiki in `place` down; those it passes move up one place."""
    passed = (column >> (NIBBLE * (place + 1))) & low_bits(NIBBLE * steps)
    return _rebuilt(
        column, place, place + steps, passed | (tiki_at(column, place) << (NIBBLE * steps))
    )


def swap_tikis(column: i64, place: i64, other: i64) -> i64:
    """Let the tikis of two places change places."""
    difference = tiki_at(column, place) ^ tiki_at(column, other)
    return column ^ (difference << (NIBBLE * place)) ^ (difference << (NIBBLE * other))


def _rebuilt(column: i64, first: i64, last: i64, part: i64) -> i64:
    """Replace places `first` to `last` by the nibbles of `part`."""
    window: i64 = low_bits(NIBBLE * (last + 1)) & ~low_bits(NIBBLE * first)
    return (column & ~window) | (part << (NIBBLE * first))


def pack(tikis: list[int]) -> i64:
    """Make a column from tikis listed from top to bottom."""
    column: i64 = 0
    for place, tiki in enumerate(tikis):
        column |= i64(tiki) << (NIBBLE * i64(place))
    return column


def unpack(column: i64, count: i64) -> list[int]:
    """List the first `count` tikis from top to bottom."""
    return [int(tiki_at(column, place)) for place in range(count)]
