"""The course of ratings: what each rated game does to those of its people. Pure.

openskill's Plackett-Luce model moves them; bots stay as they were measured. `docs/ratings.md` tells
what counts how much, and why.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import permutations
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from lanai.server.ratings.measures import Strength, measure_of
from lanai.server.store import StoredChange, StoredResult
from lanai.server.store.result_writes import START


def _certainty(*_about: object) -> float:
    """Let a game make a rating as much surer as it should: openskill's own is too cautious.

    With it the true strength lies within two standard errors for 95 to 100 of 100 simulated people
    after 10 to 100 games, and the estimates are a third nearer to it.
    """
    return 1.0


MODEL: Final = PlackettLuce(gamma=_certainty)
FRESH: Final = Strength(START, START / 3)
"""What is known of somebody who has not played yet: hardly anything."""

SETTLED: Final = 10
"""Rated games after which somebody is no newcomer any more, and may be among the best."""

FULL: Final = 5
"""Games a day against the same people that count in full; each after them half of the last."""

ALONE: Final = 0.5
"""How much a game counts that a person plays with bots only."""

DAY: Final = 24 * 3600 * 1000
NEWCOMERS: Final = "newcomers"
BOTS: Final = "bots"


class Course:
    """Ratings in one game, moved on result by result in the order in which games ended.

    It has to be told the last change of everybody who plays, and what else they played that day.
    """

    def __init__(self, last: Iterable[StoredChange] = (), lately: Iterable[StoredChange] = ()):
        self._last: Final = {change.person: change for change in last}
        self._met: Final[dict[tuple[str, int], list[list[str]]]] = {}
        for change in lately:
            self._note(change)

    def count(self, result: StoredResult) -> list[StoredChange]:
        """Rate a game: give what it changes."""
        seats = result.body["seats"]
        sides: list[list[int]] = result.body["sides"]  # type: ignore[assignment]
        assert isinstance(seats, list)
        strengths = [self._strength(result, seat) for seat in seats]
        after = _rated(strengths, sides, seats)
        chances = chances_of(strengths, sides)
        changes = [
            self._change(result, seats, seat, after[seat], chances[seat])
            for seat in range(len(seats))
            if seats[seat]["guest"] is not None
        ]
        for change in changes:
            self._last[change.person] = change
            self._note(change)
        return changes

    def _strength(self, result: StoredResult, seat: dict[str, Any]) -> Strength:
        if seat["guest"] is None:
            return measure_of(result.game, str(result.body["measure"])).levels[seat["level"]]
        last = self._last.get(seat["guest"])
        return FRESH if last is None else Strength(last.mu, last.sigma)

    def _games(self, person: str) -> int:
        last = self._last.get(person)
        return 0 if last is None else last.games

    def _change(
        self,
        result: StoredResult,
        seats: list[dict[str, Any]],
        seat: int,
        after: Strength,
        chances: list[float],
    ) -> StoredChange:
        person, last = seats[seat]["guest"], self._last.get(seats[seat]["guest"])
        before = self._strength(result, seats[seat])
        against = self._against(seats[seat], seats)
        weight = self._weight(person, result.ended, against)
        month = month_of(result.ended)
        goes_on = last is not None and last.month == month
        return StoredChange(
            person=person,
            table=result.table,
            game=result.game,
            ended=result.ended,
            month=month,
            mu=before.mu + weight * (after.mu - before.mu),
            sigma=before.sigma + weight * (after.sigma - before.sigma),
            games=self._games(person) + 1,
            month_games=last.month_games + 1 if last is not None and goes_on else 1,
            month_since=last.month_since if last is not None and goes_on else before.mu,
            mu_before=before.mu,
            sigma_before=before.sigma,
            weight=weight,
            chance=chances[0],
            expected=chances,
            against=against,
        )

    def _against(self, own: dict[str, Any], seats: list[dict[str, Any]]) -> list[str]:
        """Name whom somebody meets; to who is none, all newcomers are one.

        To a person all programs are one, whoever they belong to; programs tell each other apart.
        """
        person = own["guest"]
        met = seats if _is_program(own) else [seat for seat in seats if not _is_program(seat)]
        others = [seat["guest"] for seat in met if seat["guest"] not in (None, person)]
        if self._games(person) >= SETTLED:
            others = [NEWCOMERS if self._games(each) < SETTLED else each for each in others]
        return sorted(set(others)) or [BOTS]

    def _weight(self, person: str, ended: int, against: list[str]) -> float:
        """Tell how much a game counts: less alone, and less the more often one met today."""
        today = self._met.get((person, ended // DAY), [])
        met = max(sum(each in before for before in today) for each in against)
        usual = ALONE if against == [BOTS] else 1.0
        return float(usual * 0.5 ** max(0, met + 1 - FULL))

    def _note(self, change: StoredChange) -> None:
        day = (change.person, change.ended // DAY)
        self._met.setdefault(day, []).append(change.against)


def _is_program(seat: dict[str, Any]) -> bool:
    """Tell whether a person is somebody's program; of old games none was known to be."""
    return seat.get("bot") is not None


def month_of(at: int) -> str:
    """Name the month of a time, as `2026-11`."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def _rated(
    strengths: list[Strength], sides: list[list[int]], seats: list[dict[str, Any]]
) -> list[Strength]:
    """Rate by the places; who left a side that plays on together is rated as if all of it had."""
    places = [min(seats[seat]["place"] for seat in side) for side in sides]
    after = _moved(strengths, sides, places)
    for at, side in enumerate(sides):
        for seat in side:
            if seats[seat]["place"] != places[at]:
                last = [*places[:at], len(sides) + 1, *places[at + 1 :]]
                after[seat] = _moved(strengths, sides, last)[seat]
    return after


def _moved(strengths: list[Strength], sides: list[list[int]], places: list[int]) -> list[Strength]:
    teams = [[_rating(strengths[seat]) for seat in side] for side in sides]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    after = list(strengths)
    for side, team in zip(sides, rated, strict=True):
        for seat, rating in zip(side, team, strict=True):
            after[seat] = Strength(rating.mu, rating.sigma)
    return after


def _rating(strength: Strength) -> PlackettLuceRating:
    return MODEL.rating(strength.mu, strength.sigma)


def chances_of(strengths: list[Strength], sides: list[list[int]]) -> list[list[float]]:
    """Tell by seat how likely each place is, by the same model.

    >>> even = chances_of([FRESH, FRESH, FRESH], [[0], [1], [2]])
    >>> [round(chance, 3) for chance in even[0]]
    [0.333, 0.333, 0.333]
    """
    c = math.sqrt(
        sum(strengths[seat].sigma ** 2 + MODEL.beta**2 for side in sides for seat in side)
    )
    worths = [math.exp(sum(strengths[seat].mu for seat in side) / c) for side in sides]
    places = [[0.0] * len(sides) for _ in sides]
    for order in permutations(range(len(sides))):
        chance = 1.0
        for at, side in enumerate(order):
            chance *= worths[side] / sum(worths[other] for other in order[at:])
        for at, side in enumerate(order):
            places[side][at] += chance
    side_of = {seat: at for at, side in enumerate(sides) for seat in side}
    return [places[side_of[seat]] for seat in range(len(strengths))]
