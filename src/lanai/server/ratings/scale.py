"""Ratings as people read them: 1500 is where everybody begins, and how strong `medium` bots are."""

from __future__ import annotations

from typing import Final

from lanai.server.store.result_writes import START, SURE

MIDDLE: Final = 1500
POINTS: Final = 20.0
"""Points of the scale that one of openskill's is worth."""


def shown(mu: float) -> int:
    """Show an estimate.

    >>> shown(25.0), shown(29.21)
    (1500, 1584)
    """
    return round(MIDDLE + POINTS * (mu - START))


def spread(sigma: float) -> int:
    """Show how far the true strength may lie from it, with 95 % certainty.

    >>> spread(25 / 3)
    333
    """
    return round(POINTS * SURE * sigma)
