"""Chance number by number: what the rules draw, spelt out as the numbers that they ask for.

Every outcome comes from :meth:`Rng.below`, so a chance event is a row of numbers, each equally
likely below its own bound. Research programs get them one at a time, with exact probabilities.
"""

from __future__ import annotations

from mypy_extensions import i64

from lanai.core.rng import Rng


class OutOfNumbers(Exception):
    """The rules want one more number than the script has."""


class ScriptedRng(Rng):
    """Gives the numbers of a script; `wanted` is the bound of the first one that is missing.

    Where only one number is possible the script is not asked.

    >>> rng = ScriptedRng([4])
    >>> rng.below(6), rng.below(1)
    (4, 0)
    >>> rng.below(3)
    Traceback (most recent call last):
    ...
    lanai.core.scripted.OutOfNumbers
    >>> rng.wanted
    3
    """

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers
        self.at = 0
        self.wanted = 0

    def below(self, n: i64) -> i64:
        """Give the next number of the script, or raise OutOfNumbers."""
        if n == 1:
            return 0
        if self.at == len(self.numbers):
            self.wanted = int(n)
            raise OutOfNumbers
        number: i64 = self.numbers[self.at]
        self.at += 1
        return number


class RecordingRng(Rng):
    """Draws from another generator and writes the numbers down as a script."""

    def __init__(self, source: Rng) -> None:
        self.source: Rng = source
        self.numbers: list[int] = []

    def below(self, n: i64) -> i64:
        """Draw a number and remember it, unless only one was possible."""
        number = self.source.below(n)
        if n > 1:
            self.numbers.append(int(number))
        return number
