"""Confidence intervals of win shares, for games that come in groups which are alike."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

FEWEST: Final = 5
"""Fewer observations say too little for an interval."""
Z: Final = NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


def interval_of_share(shares: Sequence[float]) -> Interval | None:
    """Give the 95 % interval of a mean share, from one share for each group of games.

    It is Wilson's interval with as many games as would spread like these groups (Kish's effective
    sample size) and Student's t for few groups: it stays within 0 and 1. Groups that are all alike
    count as one game each, so it does not shrink to nothing where all games were won.

    >>> low, high = interval_of_share([1.0] * 60 + [0.0] * 40)
    >>> round(low, 3), round(high, 3)
    (0.5, 0.692)
    """
    count = len(shares)
    if count < FEWEST:
        return None
    mean = fmean(shares)
    spread = variance(shares) / count
    effective = mean * (1 - mean) / spread if spread else count
    return wilson(mean, effective, student(count - 1))


def interval_of_mean(values: Sequence[float]) -> Interval | None:
    """Give the 95 % interval of a mean of values that may lie anywhere, by Student's t.

    >>> low, high = interval_of_mean([0.4, 0.5, 0.6, 0.5, 0.5])
    >>> round(low, 3), round(high, 3)
    (0.412, 0.588)
    """
    if len(values) < FEWEST:
        return None
    half = student(len(values) - 1) * sqrt(variance(values) / len(values))
    mean = fmean(values)
    return mean - half, mean + half


def wilson(share: float, games: float, quantile: float) -> Interval:
    """Give Wilson's interval of a share of so many games."""
    weight = quantile * quantile / games
    middle = (share + weight / 2) / (1 + weight)
    half = sqrt(weight * share * (1 - share) + weight * weight / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """Give the 97.5 % quantile of Student's t, from 4 degrees of freedom on to within 0.3 %.

    The expansion of Abramowitz and Stegun, 26.7.5.
    """
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )
