"""Comparing tries at a deal of the day: pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from lanai.server.daily.wire import DailyBar

MOST_BARS: Final = 13


def bars_of(margins: Sequence[tuple[int, int]], mine: int | None) -> list[DailyBar]:
    """Draw how many tries came to which margin, with mine among them wherever it is.

    Bars are equally wide, and one begins at 0, so that none holds both wins and losses.

    >>> [(bar.low, bar.high, bar.count, bar.mine) for bar in bars_of([(-3, 2), (0, 1), (1, 4)], 1)]
    [(-3, -3, 2, False), (-2, -2, 0, False), (-1, -1, 0, False), (0, 0, 1, False), (1, 1, 4, True)]
    >>> [(bar.low, bar.high, bar.count) for bar in bars_of([(-40, 1), (-1, 2), (0, 3)], None)]
    [(-40, -36, 1), (-35, -31, 0), (-30, -26, 0), (-25, -21, 0), (-20, -16, 0), (-15, -11, 0), \
(-10, -6, 0), (-5, -1, 2), (0, 4, 3)]
    """
    known = [margin for margin, _ in margins] + ([] if mine is None else [mine])
    if not known:
        return []
    low, high = min(known), max(known)
    width = next(each for each in widths() if high // each - low // each < MOST_BARS)
    counts: dict[int, int] = {}
    for margin, count in margins:
        counts[margin // width] = counts.get(margin // width, 0) + count
    return [
        DailyBar(
            low=at * width,
            high=at * width + width - 1,
            count=counts.get(at, 0),
            mine=mine is not None and mine // width == at,
        )
        for at in range(low // width, high // width + 1)
    ]


def widths() -> Iterator[int]:
    """Give the widths that bars may have: 1, 2, 5, 10, 20, 50 and so on."""
    unit = 1
    while True:
        yield from (unit, 2 * unit, 5 * unit)
        unit *= 10
