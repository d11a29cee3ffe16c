"""Reads a QR code as a camera would, from the squares that a page draws; without mending errors."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

MEDIUM: Final = 0  # the level of error correction, as a code says it
BLOCKS: Final = {2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""How many blocks a version has at that level, and how many bytes of data each of them."""
MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
BYTES: Final = 0b0100

Squares = list[list[bool]]


def drawn(path: str, size: int) -> Squares:
    """Give the squares of a drawing whose strokes are runs of dark ones."""
    squares = [[False] * size for _ in range(size)]
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)", path):
        for at in range(int(x), int(x) + int(run)):
            squares[int(y)][at] = True
    return squares


def text_of(squares: Squares) -> str:
    """Read the text of a code."""
    size = len(squares)
    version = (size - 17) // 4
    near = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    kind = number([squares[y][x] for y, x in near]) ^ 0b101010000010010
    assert kind >> 13 == MEDIUM and version in BLOCKS
    mask = MASKS[(kind >> 10) & 7]
    bits = [squares[y][x] != (mask(y, x) == 0) for y, x in way(size)]
    count, length = BLOCKS[version]
    words = [number(bits[at : at + 8]) for at in range(0, 8 * count * length, 8)]
    data = [word for block in range(count) for word in words[block::count]]
    stream = "".join(f"{word:08b}" for word in data)
    assert int(stream[:4], 2) == BYTES
    told = int(stream[4:12], 2)
    return bytes(int(stream[at : at + 8], 2) for at in range(12, 12 + 8 * told, 8)).decode()


def number(bits: list[bool]) -> int:
    """Read bits as a number."""
    return int("".join("1" if bit else "0" for bit in bits), 2)


def way(size: int) -> Iterator[tuple[int, int]]:
    """Go through the squares that hold data: two columns at a time, up and down, from the right."""
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for step in range(size):
            y = size - 1 - step if upwards else step
            yield from ((y, x) for x in (right, right - 1) if not is_fixed(y, x, size))
        upwards = not upwards


def is_fixed(y: int, x: int, size: int) -> bool:
    """Tell whether a square is the same in every code of this size, or says what kind it is."""
    corner = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    return corner or 6 in (y, x) or max(abs(y - size + 7), abs(x - size + 7)) <= 2
