"""A seat's observation as numbers: cells from 0 to 255 that learning programs read as a tensor.

Each game lays its own cells out, segment after segment, in its room's `encoding.py`. It is compiled
like the rules, because a learning program asks for an observation at every single move.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from lanai.core.bits import first_bit, low_bits

HUNDRED: Final = 100
MOST: Final = 255
MOST_POINTS: Final = HUNDRED * MOST + HUNDRED - 1

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
    """Rows of cells; each is filled from the first to the last, and what is not written is 0.

    All rows lie in one piece of memory, which is used again after `clear`.

    >>> cells = Cells(8)
    >>> cells.one_of(2, 4)
    >>> cells.number(9)
    >>> cells.points(123)
    >>> list(cells.data), cells.at
    ([0, 0, 1, 0, 9, 1, 23, 0], 7)
    """

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        self.empty: bytes = bytes(int(size))
        self.room: vec[u8] = vec[u8](capacity=size * rows)
        self.data: vec[u8] = self.room
        self.at: i64 = 0  # the next cell
        self.begin()

    # Rows

    def begin(self) -> None:
        """Begin a row after the last one."""
        self.at = len(self.data)
        self.data = extend(self.data, self.empty)

    def clear(self) -> None:
        """Forget all rows: the next one is the first."""
        self.data = self.room

    # Cells

    def number(self, value: i64) -> None:
        """Write a number from 0 to 255."""
        if value:
            self.data[self.at] = checked(value)
        self.at += 1

    def numbers(self, packed: i64, width: i64, size: i64) -> None:
        """Write numbers that are packed side by side, each in `width` bits, the lowest first."""
        data = self.data
        at = self.at
        self.at = at + size
        mask = low_bits(width)
        while packed:
            if packed & mask:
                data[at] = checked(packed & mask)
            packed >>= width
            at += 1

    def points(self, value: i64) -> None:
        """Write a greater number in two cells: hundreds, and the rest; beyond them, the most."""
        value = min(value, MOST_POINTS)
        self.number(value // HUNDRED)
        self.number(value % HUNDRED)

    def one_of(self, index: i64, size: i64) -> None:
        """Mark one of `size` cells; none where the index is negative."""
        if index >= 0:
            self.data[self.at + index] = 1
        self.at += size

    def ones_of(self, packed: i64, width: i64, count: i64, size: i64) -> None:
        """Mark one of `size` cells for each of `count` numbers that are packed side by side."""
        data = self.data
        at = self.at
        self.at = at + count * size
        mask = low_bits(width)
        while at < self.at:
            data[at + (packed & mask)] = 1
            packed >>= width
            at += size

    def bits(self, mask: i64, size: i64) -> None:
        """Write the `size` lowest bits of a mask, the lowest first."""
        data = self.data
        at = self.at
        self.at = at + size
        while mask:
            data[at + first_bit(mask)] = 1
            mask &= mask - 1

    def put(self, place: i64, value: i64) -> None:
        """Write a cell further on, counted from the next one."""
        self.data[self.at + place] = checked(value)


def checked(value: i64) -> u8:
    """Give a number that fits in a cell."""
    if value < 0 or value > MOST:
        raise ValueError(f"a cell holds a number from 0 to {MOST}, not {value}")
    return u8(value)


def relative(seat: i64, viewer: i64, players: i64) -> i64:
    """Count how far to the left of the viewer a seat is; nobody (-1) stays nobody."""
    if seat < 0:
        return -1
    return seat - viewer if seat >= viewer else seat - viewer + players


def left_of(viewer: i64, distance: i64, players: i64) -> i64:
    """Name the seat that is so far to the left of the viewer."""
    seat = viewer + distance
    return seat if seat < players else seat - players
