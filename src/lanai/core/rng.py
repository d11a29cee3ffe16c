"""Random numbers: what the rules draw from, and the fast generator for simulations.

The fair generator for games between people lives in :mod:`lanai.core.fairness`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WIDEST: Final = 1 << 31
"""The most numbers that one draw chooses from: the engine's integers end at 2**63."""


class Rng:
    """Draws numbers. Every chance outcome of every game comes from its methods."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1, all equally likely (n is at most WIDEST)."""

    def free(self, n: i64, taken: i64) -> i64:
        """Draw a number from 0 to n - 1 whose bit is not set in `taken` (n <= 61).

        It is drawn again while it is taken: the numbers of recorded games depend on it.
        """
        number = self.below(n)
        while (taken >> number) & 1:
            number = self.below(n)
        return number


class FastRng(Rng):
    """The generator of simulations: Chris Doty-Humphrey's sfc32, reproducible and quick.

    All words end below 2**32, so the interpreted and the compiled engine draw the same numbers.
    It is not secret: whoever has seen enough of it can predict the rest.

    >>> FastRng(7).below(100) == FastRng(7).below(100)
    True
    """

    def __init__(self, seed: i64, stream: i64 = 0, event: i64 = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.reseed(seed, stream, event)

    def reseed(self, seed: i64, stream: i64, event: i64) -> None:
        """Start anew: equal arguments give equal numbers, different ones unrelated numbers."""
        a: i64 = seed & WORD
        b: i64 = (seed >> 32) & WORD
        c: i64 = stream & WORD
        d: i64 = ((event << 1) | 1) & WORD
        for _round in range(i64(15)):  # as `word`, in local variables: a search reseeds often
            drawn: i64 = a + b + d
            d += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = (((c << 21) | (c >> 11)) + drawn) & WORD
        self.a = a
        self.b = b
        self.c = c
        self.d = d & WORD

    def word(self) -> i64:
        """Draw 32 random bits."""
        b, c, d = self.b, self.c, self.d
        drawn: i64 = (self.a + b + d) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + drawn) & WORD
        self.d = (d + 1) & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1 (Lemire's method: one multiplication, no bias)."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            if n > WIDEST:  # one that wide always comes by here: the check costs nothing
                raise ValueError(f"a draw from more than {WIDEST} numbers")
            threshold: i64 = (WORD + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32
