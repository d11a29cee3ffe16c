"""A seat's observation as numbers: cells from 0 to 255 that learning programs read as a tensor.

Each game lays its own cells out, segment after segment, in its room's `encoding.py`. It is compiled
like the rules, because a learning program asks for an observation at every single move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HUNDRED: Final = 100

Layout = list[tuple[str, tuple[int, ...]]]
"""The named segments of an observation in their order, each with its shape."""


def layout_size(layout: Layout) -> int:
    """Count the cells of a layout.

    >>> layout_size([("hand", (7,)), ("played", (2, 7))])
    21
    """
    return sum(segment_size(shape) for _, shape in layout)


def segment_size(shape: tuple[int, ...]) -> int:
    """Count the cells of a segment."""
    size = 1
    for length in shape:
        size *= length
    return size


class Cells:
    """Cells that are filled from the first to the last.

    >>> cells = Cells(8)
    >>> cells.one_of(2, 4)
    >>> cells.number(9)
    >>> cells.points(123)
    >>> list(cells.data), cells.at
    ([0, 0, 1, 0, 9, 1, 23, 0], 7)
    """

    def __init__(self, size: i64) -> None:
        self.data: bytearray = bytearray(int(size))
        self.at: i64 = 0

    def number(self, value: i64) -> None:
        """Write a number from 0 to 255."""
        if value:
            self.data[self.at] = int(value)
        self.at += 1

    def points(self, value: i64) -> None:
        """Write a greater number in two cells: hundreds, and the rest."""
        self.number(value // HUNDRED)
        self.number(value % HUNDRED)

    def one_of(self, index: i64, size: i64) -> None:
        """Mark one of `size` cells; none where the index is negative."""
        if index >= 0:
            self.data[self.at + index] = 1
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """Write the `size` lowest bits of a mask, the lowest first."""
        at = self.at
        while mask:
            if mask & 1:
                self.data[at] = 1
            mask >>= 1
            at += 1
        self.at += size


def relative(seat: i64, viewer: i64, players: i64) -> i64:
    """Count how far to the left of the viewer a seat is; nobody (-1) stays nobody."""
    return -1 if seat < 0 else (seat - viewer + players) % players
