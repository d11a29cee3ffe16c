"""What rated games do to ratings: who is stronger comes out, and nobody can farm."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from lanai.bots.levels import LEVELS
from lanai.games import all_games
from lanai.server.ratings.course import (
    ALONE,
    DAY,
    FRESH,
    FULL,
    SETTLED,
    Course,
    chances_of,
    month_of,
)
from lanai.server.ratings.measures import Strength, measure_of, newest_measure
from lanai.server.store import StoredChange, StoredResult
from lanai.server.store.result_writes import START

GAME = "tiki-topple"
NOON = 12 * 3600 * 1000


def game(
    order: Sequence[str], at: int = 0, sides: list[list[int]] | None = None, **places: int
) -> StoredResult:
    """Give a rated game in which people came in this order; a name with a colon is a bot."""
    seats: list[object] = [
        {
            "guest": None if name.startswith("bot:") else name,
            "level": name.removeprefix("bot:") if name.startswith("bot:") else None,
            "place": places.get(name, place),
        }
        for place, name in enumerate(order, 1)
    ]
    alone = [[seat] for seat in range(len(order))]
    body = {"seats": seats, "sides": sides or alone, "measure": "1"}
    return StoredResult(f"t{at}", GAME, at, True, body)


def changes(course: Course, result: StoredResult) -> dict[str, StoredChange]:
    return {change.person: change for change in course.count(result)}


def known(name: str, mu: float, sigma: float = 2.0, games: int = 50) -> StoredChange:
    return StoredChange(
        name, "before", GAME, 0, "1969-12", mu, sigma, games, 1, mu, mu, sigma, 1, 0, [], []
    )


def ranks(values: dict[str, float]) -> dict[str, int]:
    return {name: at for at, name in enumerate(sorted(values, key=lambda name: values[name]))}


def test_a_season_finds_out_who_is_stronger() -> None:
    rng = random.Random(16)
    strength = {f"p{i}": rng.gauss(0, 1) for i in range(200)}
    course, rated = Course(), dict.fromkeys(strength, START)
    for day in range(30):
        people = list(strength)
        rng.shuffle(people)
        for at in range(0, 200, 4):
            played = {name: strength[name] + rng.gauss(0, 0.5) for name in people[at : at + 4]}
            order = sorted(played, key=lambda name: -played[name])
            for change in course.count(game(order, day * DAY + at)):
                rated[change.person] = change.mu
    true, found = ranks(strength), ranks(rated)
    apart = sum((true[name] - found[name]) ** 2 for name in strength)
    assert 1 - 6 * apart / (200 * (200**2 - 1)) >= 0.9


MEASURED = sorted(name for name, game in all_games().items() if newest_measure(game) is not None)


@pytest.mark.parametrize("name", MEASURED)
def test_bots_were_measured_and_stand_in_the_order_of_their_levels(name: str) -> None:
    version = newest_measure(all_games()[name])
    assert version is not None
    measure = measure_of(name, version)
    assert list(measure.levels) == [level for level in LEVELS if level in measure.levels]
    assert set(LEVELS) - set(measure.levels) <= {"master"}, "which came after the first measures"
    strengths = list(measure.levels.values())
    assert strengths == sorted(strengths, key=lambda strength: strength.mu)
    assert measure.levels["medium"].mu == START
    assert all(0 < strength.sigma < FRESH.sigma for strength in strengths)


def test_who_wins_rises_and_everybody_is_surer() -> None:
    after = changes(Course(), game(["ana", "ben", "cleo"]))
    assert after["ana"].mu > after["ben"].mu > after["cleo"].mu
    for change in after.values():
        assert change.sigma < FRESH.sigma and change.games == change.month_games == 1
        assert sum(change.expected) == pytest.approx(1) and change.chance == change.expected[0]


def test_a_person_alone_counts_half_and_bots_stay_as_they_were() -> None:
    bots = measure_of(GAME, "1").levels
    course = Course()
    first = changes(course, game(["ana", "bot:medium"]))["ana"]
    assert first.weight == ALONE and first.mu > START and first.against == ["bots"]
    assert measure_of(GAME, "1").levels == bots
    among = changes(Course(), game(["ana", "ben", "bot:medium"]))
    assert among["ana"].weight == 1


def test_the_same_people_count_less_after_some_games_a_day() -> None:
    course, weights = Course(), []
    for at in range(FULL + 3):
        weights.append(changes(course, game(["ana", "ben"], NOON + at))["ana"].weight)
    assert weights == [1] * FULL + [0.5, 0.25, 0.125]
    assert changes(course, game(["ana", "cleo"], NOON + 20))["ana"].weight == 1
    assert changes(course, game(["ana", "ben"], NOON + DAY))["ana"].weight == 1


def test_what_was_played_before_is_remembered_from_what_is_kept() -> None:
    course, kept = Course(), []
    for at in range(FULL):
        kept += course.count(game(["ana", "ben"], NOON + at))
    again = Course(kept, kept)
    later = game(["ana", "ben"], NOON + FULL)
    assert again.count(later) == course.count(later)


def test_a_crowd_made_to_lose_is_one_opponent() -> None:
    course = Course([known("ana", 30.0)])
    for at in range(200):
        last = changes(course, game(["ana", f"new{at}"], NOON + at))["ana"]
    assert last.weight < 1e-9
    assert 30 < last.mu < 31.2, "it is worth two or three games"


def test_newcomers_are_told_apart_among_themselves() -> None:
    course = Course()
    for at in range(SETTLED - 1):
        last = changes(course, game(["ana", f"new{at}"], NOON + at))["ana"]
    assert last.weight == 1 and last.games < SETTLED


def test_who_left_is_last_and_their_partner_is_not() -> None:
    teams = [[0, 2], [1, 3]]
    order = ["ana", "ben", "cleo", "dan"]
    won = {"ana": 1, "cleo": 1, "ben": 2, "dan": 2}
    stayed = changes(Course(), game(order, sides=teams, **won))
    left = changes(Course(), game(order, sides=teams, **{**won, "cleo": 2}))
    assert stayed["cleo"].mu > START > left["cleo"].mu
    assert {**stayed, "cleo": None} == {**left, "cleo": None}


def test_chances_follow_strength() -> None:
    strong, weak = Strength(35, 2), Strength(20, 2)
    first, last = chances_of([strong, weak], [[0], [1]])
    assert first[0] == pytest.approx(last[1]) and first[0] > 0.8
    pairs = chances_of([strong, weak, strong, weak], [[0, 2], [1, 3]])
    assert pairs[0] == pairs[2] and pairs[0][0] > 0.8


def test_a_month_begins_anew() -> None:
    course = Course()
    first = changes(course, game(["ana", "ben"], 0))["ana"]
    second = changes(course, game(["ana", "ben"], 40 * DAY))["ana"]
    assert (month_of(0), first.month, second.month) == ("1970-01", "1970-01", "1970-02")
    assert (second.games, second.month_games, second.month_since) == (2, 1, first.mu)
