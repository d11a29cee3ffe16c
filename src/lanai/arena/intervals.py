"""Confidence intervals of win shares, for games that come in groups which are alike."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

FEWEST: Final = 5
"""Fewer observations say too little for an interval."""
TINY: Final = 1e-9
"""Less spread than this is none."""
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
    return share_interval(fmean(shares), variance(shares) / count, count)


def share_interval(mean: float, spread: float, count: int, quantile: float = Z) -> Interval:
    """Give the interval of a mean share of so many groups, whose variance is `spread`.

    Another `quantile` of the normal distribution gives another interval than that of 95 %.
    """
    effective = mean * (1 - mean) / spread if spread > 0 and 0 < mean < 1 else count
    return wilson(mean, effective, student(count - 1, quantile))


def interval_of_mean(values: Sequence[float]) -> Interval | None:
    """Give the 95 % interval of a mean of values that may lie anywhere, by Student's t.

    >>> low, high = interval_of_mean([0.4, 0.5, 0.6, 0.5, 0.5])
    >>> round(low, 3), round(high, 3)
    (0.412, 0.588)
    """
    if len(values) < FEWEST:
        return None
    return mean_interval(fmean(values), variance(values) / len(values), len(values))


def mean_interval(mean: float, spread: float, count: int, quantile: float = Z) -> Interval:
    """Give the interval of a mean of so many values, whose variance is `spread`."""
    half = student(count - 1, quantile) * sqrt(spread)
    return mean - half, mean + half


def quantile_for(comparisons: int) -> float:
    """Give the normal quantile at which that many intervals hold together with 95 % (Bonferroni).

    >>> round(quantile_for(1), 2), round(quantile_for(27), 2)
    (1.96, 3.11)
    """
    return NormalDist().inv_cdf(1 - 0.025 / comparisons)


def without_luck(results: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Take from each result as much of its luck as the other results say that luck counts.

    How much it counts is the slope of results over luck, which is less than 1 where one side is
    much better. Each result is left out where its own slope is found: so the mean stays what it
    was, whatever the slopes are, as luck has mean 0.

    >>> without_luck([1.0, 0.0, 1.0, 0.0, 0.5], [0.4, -0.4, 0.4, -0.4, 0.0])
    [0.5, 0.5, 0.5, 0.5, 0.5]
    >>> without_luck([1.0, 0.0], [0.0, 0.0])
    [1.0, 0.0]
    """
    count = len(results)
    won, lucky = sum(results), sum(lucks)
    products = sum(result * luck for result, luck in zip(results, lucks, strict=True))
    squares = sum(luck * luck for luck in lucks)
    found = []
    for result, luck in zip(results, lucks, strict=True):
        others = max(1, count - 1)
        mean = (lucky - luck) / others
        spread = squares - luck * luck - mean * (lucky - luck)
        common = products - result * luck - mean * (won - result)
        found.append(result - (common / spread * luck if spread > TINY else 0.0))
    return found


def wilson(share: float, games: float, quantile: float) -> Interval:
    """Give Wilson's interval of a share of so many games."""
    weight = quantile * quantile / games
    middle = (share + weight / 2) / (1 + weight)
    half = sqrt(weight * share * (1 - share) + weight * weight / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int, z: float = Z) -> float:
    """Give the quantile of Student's t that belongs to a normal one, 97.5 % unless given.

    The expansion of Abramowitz and Stegun, 26.7.5: from 4 degrees of freedom on to within 0.3 %.
    """
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
