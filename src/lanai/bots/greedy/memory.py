"""Remembers what was worked out before: positions come back often in a search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KEYS: Final = 5
PLACES: Final = 16381  # a prime: keys that differ in a few bits get different places
EMPTY: Final = -1
UNKNOWN: Final = -(1 << 60)


class Memory:
    """Answers by five numbers from 0 to 2**58; each question has one place, the newest stays."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([EMPTY] * (PLACES * KEYS))
        self.answers: vec[i64] = vec[i64]([UNKNOWN] * PLACES)

    def place(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
        """Find the place of a question."""
        return (a + b + c + d + e) % PLACES

    def recall(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
        """Give the answer to a question, or UNKNOWN."""
        place = self.place(a, b, c, d, e)
        at = place * KEYS
        keys = self.keys
        if (
            keys[at] == a
            and keys[at + 1] == b
            and keys[at + 2] == c
            and keys[at + 3] == d
            and keys[at + 4] == e
        ):
            return self.answers[place]
        return UNKNOWN

    def keep(self, a: i64, b: i64, c: i64, d: i64, e: i64, answer: i64) -> None:
        """Remember an answer instead of what was in its place."""
        place = self.place(a, b, c, d, e)
        at = place * KEYS
        keys = self.keys
        keys[at] = a
        keys[at + 1] = b
        keys[at + 2] = c
        keys[at + 3] = d
        keys[at + 4] = e
        self.answers[place] = answer
