"""Confidence intervals of win shares, for games that come in groups which are alike."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

FEWEST: Final = 5
"""Fewer observations say too little for an interval."""
MANY: Final = 30
"""From so many results on, two slopes are found better than one."""
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


def without_luck(results: Sequence[float], lucks: Sequence[Sequence[float]]) -> list[float]:
    """Take from each result as much of its luck as the other results say that luck counts.

    Luck may be told by several figures, each with mean 0. How much they count are the slopes of
    results over them. Each result is left out where its own slopes are found: so the mean stays
    what it was, whatever the slopes are. From few results only one slope is found, for the mean of
    the figures.

    >>> without_luck([1.0, 0.0, 1.0, 0.0, 0.5], [[0.4], [-0.4], [0.4], [-0.4], [0.0]])
    [0.5, 0.5, 0.5, 0.5, 0.5]
    >>> without_luck([1.0, 0.0], [[0.0], [0.0]])
    [1.0, 0.0]
    """
    rows = [[1.0, *luck] if len(results) >= MANY else [1.0, fmean(luck)] for luck in lucks]
    inverse = inverted([[dot(one, two) for two in columns(rows)] for one in columns(rows)])
    products = [dot(column, results) for column in columns(rows)]
    weights = [dot(row, products) for row in inverse]
    found = []
    for result, row in zip(results, rows, strict=True):
        turned = [dot(each, row) for each in inverse]
        weight = 1.0 - dot(row, turned)  # what of the slopes does not hang on this result
        if weight <= TINY:  # the others have no luck to tell by
            found.append(result)
            continue
        error = (result - dot(row, weights)) / weight
        slopes = [whole - part * error for whole, part in zip(weights, turned, strict=True)]
        found.append(result - dot(row[1:], slopes[1:]))
    return found


def columns(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Give the columns of a table as lists."""
    return [list(column) for column in zip(*rows, strict=True)]


def dot(one: Sequence[float], two: Sequence[float]) -> float:
    """Add up products."""
    return sum(a * b for a, b in zip(one, two, strict=True))


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a matrix of products (Gauss and Jordan); what says nothing new has no part in it.

    >>> inverted([[2.0, 0.0], [0.0, 0.0]])
    [[0.5, 0.0], [0.0, 0.0]]
    """
    size = len(matrix)
    rows = [row + [float(at == each) for each in range(size)] for at, row in enumerate(matrix)]
    used = []
    for at in range(size):
        if rows[at][at] <= TINY * max(1.0, matrix[at][at]):
            continue
        used.append(at)
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                pairs = zip(rows[other], rows[at], strict=True)
                rows[other] = [value - factor * part for value, part in pairs]
    return [
        [rows[at][size + each] if at in used and each in used else 0.0 for each in range(size)]
        for at in range(size)
    ]


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
