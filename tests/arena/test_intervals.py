"""Confidence intervals, against values from the books and against many drawn samples."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, variance

import pytest

from lanai.arena.intervals import Z, dot, interval_of_share, student, wilson, without_luck


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(4, 2.7764), (6, 2.4469), (10, 2.2281), (30, 2.0423), (100, 1.9840), (1000, 1.9623)],
)
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.003)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (60, 100, 0.5020, 0.6906),
    ],
)
def test_wilsons_interval_is_that_of_the_papers(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins / games, games, Z) == pytest.approx((low, high), abs=6e-5)


def test_lone_games_give_wilsons_interval() -> None:
    found = interval_of_share([1.0] * 600 + [0.0] * 400)
    assert found == pytest.approx(wilson(0.6, 1000, Z), abs=1e-4)


def test_groups_that_are_alike_count_as_one_game_each() -> None:
    halves = interval_of_share([1.0, 0.0] * 50)
    whole = interval_of_share([1.0, 0.0, 0.5, 0.5] * 25)
    assert halves is not None and whole is not None
    assert whole[1] - whole[0] < halves[1] - halves[0]
    assert interval_of_share([0.5] * 100) == pytest.approx(wilson(0.5, 100, student(99)))


def test_all_won_is_not_certain_to_be_won() -> None:
    found = interval_of_share([1.0] * 50)
    assert found is not None
    assert found[1] == 1.0 and 0.9 < found[0] < 1.0


def test_few_deals_have_no_interval() -> None:
    assert interval_of_share([1.0, 0.5, 0.0, 0.5]) is None


@pytest.mark.parametrize("share", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("deals", [20, 200])
def test_nineteen_of_twenty_intervals_hold_the_truth(share: float, deals: int) -> None:
    """Draw deals that decide half of the games themselves, as dealt cards do."""
    rng = random.Random(7)
    held = trials = 0
    for _ in range(2000):
        shares = []
        for _ in range(deals):
            lucky = rng.random() < share
            games = [lucky if rng.random() < 0.5 else rng.random() < share for _ in range(4)]
            shares.append(sum(games) / 4)
        found = interval_of_share(shares)
        assert found is not None
        held += found[0] <= share <= found[1]
        trials += 1
    assert 0.93 <= held / trials <= 0.985


def test_luck_is_taken_out_as_far_as_it_counts() -> None:
    rng = random.Random(4)
    lucks = [rng.gauss(0, 1) for _ in range(400)]
    rests = [rng.gauss(0.3, 0.5) for _ in lucks]
    results = [0.6 * luck + rest for luck, rest in zip(lucks, rests, strict=True)]
    told = without_luck(results, [[luck] for luck in lucks])
    assert variance(told) < 1.05 * variance(rests) < 0.5 * variance(results)
    assert abs(fmean(told) - 0.3) < 3 * 0.5 / sqrt(len(told))


def test_a_results_own_luck_does_not_say_how_much_luck_counts() -> None:
    """Else the mean would be off: the only lucky one would explain itself away."""
    assert without_luck([1.0, 0.0, 0.0], [[1.0], [0.0], [0.0]]) == [1.0, 0.0, 0.0]


def left_out(results: list[float], lucks: list[tuple[float, float]], at: int) -> float:
    """Find one result without its luck the long way: the slopes of all others by least squares."""
    others = [each for each in range(len(results)) if each != at]
    means = [fmean(lucks[each][figure] for each in others) for figure in (0, 1)]
    middle = fmean(results[each] for each in others)
    a = [lucks[each][0] - means[0] for each in others]
    b = [lucks[each][1] - means[1] for each in others]
    y = [results[each] - middle for each in others]
    aa, ab, bb = dot(a, a), dot(a, b), dot(b, b)
    ay, by = dot(a, y), dot(b, y)
    whole = aa * bb - ab * ab
    slopes = (ay * bb - by * ab) / whole, (by * aa - ay * ab) / whole
    return results[at] - slopes[0] * lucks[at][0] - slopes[1] * lucks[at][1]


def test_two_figures_of_luck_explain_more_and_leave_each_result_out() -> None:
    rng = random.Random(4)
    lucks = [(rng.gauss(0, 1), rng.gauss(0, 1)) for _ in range(60)]
    rests = [rng.gauss(0.3, 0.2) for _ in lucks]
    results = [0.7 * one - 0.4 * two + rest for (one, two), rest in zip(lucks, rests, strict=True)]
    told = without_luck(results, lucks)
    assert told == pytest.approx([left_out(results, lucks, at) for at in range(len(results))])
    assert variance(told) < 1.3 * variance(rests)
    single = without_luck(results, [[one] for one, _ in lucks])
    assert variance(told) < variance(single) / 2


def test_figures_that_are_the_same_count_once() -> None:
    rng = random.Random(5)
    lucks = [rng.gauss(0, 1) for _ in range(60)]
    results = [0.5 * luck + rng.gauss(0, 0.1) for luck in lucks]
    twice = without_luck(results, [(luck, luck) for luck in lucks])
    assert twice == pytest.approx(without_luck(results, [[luck] for luck in lucks]))
