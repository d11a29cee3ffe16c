"""The column of tikis as one int: nine nibbles, the lowest is place 1 (the top).

Places count from 0 here. The tikis that still stand come first; behind them lie the toasted ones,
so that toasting the last tiki leaves the column as it is and only shortens what stands.
"""

from __future__ import annotations

from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, NIBBLE_MASK, low_bits, nibble


def tiki_at(column: i64, place: i64) -> i64:
    """Name the tiki in a place."""
    return nibble(column, place)


def place_of(column: i64, tiki: i64) -> i64:
    """Find the place of a tiki."""
    place: i64 = 0
    while column & NIBBLE_MASK != tiki:
        column >>= NIBBLE_BITS
        place += 1
    return place


def raise_tiki(column: i64, place: i64, steps: i64) -> i64:
    """Move the tiki in `place` up; those it passes move down one place."""
    top = NIBBLE_BITS * (place - steps)
    passed = (column >> top) & low_bits(NIBBLE_BITS * steps)
    return _rebuilt(column, place - steps, place, tiki_at(column, place) | (passed << NIBBLE_BITS))


def lower_tiki(column: i64, place: i64, steps: i64) -> i64:
    """Move the tiki in `place` down; those it passes move up one place."""
    passed = (column >> (NIBBLE_BITS * (place + 1))) & low_bits(NIBBLE_BITS * steps)
    return _rebuilt(
        column, place, place + steps, passed | (tiki_at(column, place) << (NIBBLE_BITS * steps))
    )


def swap_tikis(column: i64, place: i64, other: i64) -> i64:
    """Let the tikis of two places change places."""
    difference = tiki_at(column, place) ^ tiki_at(column, other)
    return column ^ (difference << (NIBBLE_BITS * place)) ^ (difference << (NIBBLE_BITS * other))


def _rebuilt(column: i64, first: i64, last: i64, part: i64) -> i64:
    """Replace places `first` to `last` by the nibbles of `part`."""
    window: i64 = low_bits(NIBBLE_BITS * (last + 1)) & ~low_bits(NIBBLE_BITS * first)
    return (column & ~window) | (part << (NIBBLE_BITS * first))
