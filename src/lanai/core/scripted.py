"""Chance number by number: what the rules draw, spelt out as the numbers that they ask for.

Every outcome comes from :meth:`Rng.below` or :meth:`Rng.free`, so a chance event is a row of
numbers, each equally likely below its own bound; of what is free a script counts only what is free.
Research programs get them one at a time, with exact probabilities.
"""

from __future__ import annotations

from mypy_extensions import i64

from lanai.core.bits import count_bits, low_bits, nth_bit
from lanai.core.rng import Rng


class ScriptedRng(Rng):
    """Gives the numbers of a script; `wanted` is the bound of the first one that is missing.

    Where only one number is possible the script is not asked. Behind its end it counts on from 0,
    so that a chance event can be tried on a copy, which is quicker than an exception; it
    counts so that rules which draw a card anew when it is there already come to an end.

    >>> rng = ScriptedRng([4])
    >>> rng.below(6), rng.below(1), rng.wanted
    (4, 0, 0)
    >>> rng.below(3), rng.below(2), rng.below(2), rng.wanted
    (0, 1, 0, 3)
    >>> ScriptedRng([0]).free(3, taken=1)
    1
    """

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers
        self.at = 0
        self.wanted = 0
        self.behind: i64 = 0
        self.out_of_bounds = False

    def below(self, n: i64) -> i64:
        """Give the next number of the script."""
        if n == 1:
            return 0
        if self.at == len(self.numbers):
            return self.below_behind(n)
        number: i64 = self.numbers[self.at]
        self.at += 1
        if number < 0 or number >= n:
            self.out_of_bounds = True
            return 0
        return number

    def free(self, n: i64, taken: i64) -> i64:
        """Give the number that the script counts among those that are free."""
        if taken == 0 or self.wanted:  # behind the end any free number will do
            return super().free(n, taken)
        free = low_bits(n) & ~taken
        return nth_bit(free, self.below(count_bits(free)))

    def fits(self) -> bool:
        """Tell whether exactly the numbers of the script were asked for, each below its bound."""
        return self.wanted == 0 and self.at == len(self.numbers) and not self.out_of_bounds

    def below_behind(self, n: i64) -> i64:
        """Give a number behind the end of the script."""
        if self.wanted == 0:
            self.wanted = int(n)
        number = self.behind % n
        self.behind += 1
        return number


class RecordingRng(Rng):
    """Draws from another generator and writes the numbers down as a script.

    `widest` is the most outcomes that one of them had.
    """

    def __init__(self, source: Rng) -> None:
        self.source: Rng = source
        self.numbers: list[int] = []
        self.widest = 0

    def below(self, n: i64) -> i64:
        """Draw a number and remember it, unless only one was possible."""
        number = self.source.below(n)
        self.keep(number, n)
        return number

    def free(self, n: i64, taken: i64) -> i64:
        """Draw a free number and remember how many free ones are below it."""
        if taken == 0:
            return self.below(n)
        number = self.source.free(n, taken)
        free = low_bits(n) & ~taken
        self.keep(count_bits(free & low_bits(number)), count_bits(free))
        return number

    def keep(self, number: i64, outcomes: i64) -> None:
        """Remember a number, unless it was the only one possible."""
        self.widest = max(self.widest, int(outcomes))
        if outcomes > 1:
            self.numbers.append(int(number))
