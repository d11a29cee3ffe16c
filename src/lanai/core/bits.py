"""Single bits and runs of bits in an `i64`.

Never shift a literal to the left (`1 << n`): mypyc 2.4 writes it as a 32-bit number in C, and the
result is wrong from n = 32 on. These helpers shift to the right instead; a test looks for the rest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TOP: Final = 61
TOP_BIT: Final = 1 << 61  # mypyc keeps a greater number as a Python object


def bit(n: i64) -> i64:
    """Give the int in which only bit `n` is set (n from 0 to 61)."""
    return TOP_BIT >> (TOP - n)


def low_bits(n: i64) -> i64:
    """Give the int in which the `n` lowest bits are set."""
    return bit(n) - 1
