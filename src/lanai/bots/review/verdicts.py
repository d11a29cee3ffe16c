"""What is said about a move, and the map from what moves gave away to accuracy."""

from __future__ import annotations

import math
from typing import Final

from lanai.bots.review.data import BEST, EVEN, FIND, FINE, FORCED, MISTAKE, SLIP
from lanai.bots.review.decisions import CLOSE, SURE, Comparison

CERTAIN: Final = 0.01
"""By so much a better move has to be better for sure: else more samples often take it back."""
COSTLY: Final = 0.06
"""Shares of the win from which on a slip is a mistake."""
STEEPNESS: Final = 10.0
"""A move that gives a tenth of the win away is accurate to 100 / e."""


def verdict_of(comparison: Comparison, skill: float, error: float) -> str:
    """Judge a move; what lies inside the error is never called worse than another.

    `skill` is what it was better by than what the reference does.
    """
    if comparison.sighting.forced:
        return FORCED
    rival = comparison.rival()
    if rival == 0:
        return EVEN
    gain, doubt = comparison.gain(rival), SURE * comparison.error(rival)
    if gain >= CLOSE and gain - doubt > CERTAIN:
        return SLIP if gain < COSTLY else MISTAKE
    if gain - doubt > 0.0 and gain < CLOSE:
        return FINE
    if gain + doubt < 0.0:
        return FIND if skill > CLOSE and skill - SURE * error > 0.0 else BEST
    if gain + doubt < CLOSE:
        return FINE if gain > 0.0 else BEST
    return EVEN


def accuracy_of(losses: list[float]) -> float | None:
    """Map what each decision gave away to 0 to 100 and take the mean; None without decisions.

    >>> round(accuracy_of([0.0, 0.0, 0.1]) or 0.0)
    79
    """
    if not losses:
        return None
    return sum(100.0 * math.exp(-STEEPNESS * loss) for loss in losses) / len(losses)
