"""Reviews at work, compiled: all golden games, honest errors, rows of decisions, adjusted results.

The larger sizes are in `make bench-review`.
"""

from __future__ import annotations

import math
from fractions import Fraction
from pathlib import Path
from statistics import fmean, stdev

import pytest

from lanai.arena.reviews import decision_rows
from lanai.arena.simulate import Simulation, play_recorded, players_of
from lanai.arena.tournament.games import Arbiter
from lanai.arena.tournament.journal import as_line, from_line
from lanai.arena.tournament.pairings import Tournament, pairings, seatings
from lanai.arena.tournament.standings import Cell, stand
from lanai.arena.workers import Stop
from lanai.bots.review import Review, luck_of, pictures, uneven_luck_of
from lanai.bots.review.run import open_inquiry
from lanai.bots.review.tasks import Luck
from lanai.core.errors import SetupError
from lanai.core.fairness import SimulationLuck
from lanai.core.record import Record, read
from lanai.games import find
from support.effort import at_least

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*/*.lanai.jsonl"))


class Never:
    """Nobody stops anything here."""

    def is_set(self) -> bool:
        return False


def recorded(name: str, bots: tuple[str, ...], number: int, options: dict[str, object]) -> Record:
    plan = Simulation(name, options, bots, 1, seed=8)
    game, players = players_of(plan)
    return play_recorded(game, plan, players, SimulationLuck(8, number)).record


def last_of(record: Record, samples: int, seed: int = 0) -> Review:
    *_, found = pictures(record, find(record.game), samples=samples, seed=seed)
    return found


def assert_exact(found: Review) -> None:
    for seat, told in enumerate(found.seats):
        parts = (told.luck, told.hidden, told.own, told.others)
        assert found.fair + sum(each.value for each in parts) == pytest.approx(found.result[seat])
        assert found.steps[-1].values[seat] == pytest.approx(found.result[seat])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem[:-6]}")
def test_the_sum_of_every_golden_game_is_exact(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    found = last_of(record, samples=1)
    assert_exact(found)
    assert len(found.steps) == len(record.lines)
    assert sum(found.result) == pytest.approx(2.0 if found.teams else 1.0)


def test_candidates_hold_the_move_played_and_the_reference() -> None:
    found = last_of(recorded("tiki-topple", ("easy", "medium"), 0, {}), samples=6_000)
    decisions = [step.decision for step in found.steps if step.decision is not None]
    assert any(not each.forced for each in decisions)
    for each in decisions:
        if not each.forced:
            assert sum(choice.played for choice in each.choices) == 1
            assert sum(choice.reference for choice in each.choices) == 1
            assert len(each.choices) <= 5
            worths = [choice.worth.value for choice in each.choices]
            assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("name", ["tiki-topple", "moonshine", "moluku"])
def test_other_seeds_scatter_as_announced(name: str) -> None:
    record = recorded(name, ("medium", "easy"), 1, {})
    found = [last_of(record, samples=8_000, seed=seed) for seed in range(8)]
    ratios = []
    for part in ("luck", "hidden", "own"):
        told = [getattr(each.seats[0], part) for each in found]
        announced = math.sqrt(fmean(each.error**2 for each in told))
        ratios.append(stdev(each.value for each in told) / announced)
    assert 0.5 < fmean(ratios) < 1.5


def test_skill_tells_who_plays_better() -> None:
    found = [
        last_of(recorded("moonshine", ("random", "medium"), number, {}), samples=3_000)
        for number in range(2)
    ]
    for each in found:
        weak, strong = each.seats
        assert weak.own.value < strong.own.value
        assert weak.accuracy is not None and strong.accuracy is not None
        assert weak.accuracy < strong.accuracy


def test_skill_in_moluku_follows_the_levels() -> None:
    """A judge who is asked too early praises whoever grabs, and not who plays well."""
    skills = []
    for bot in ("random", "easy", "hard"):
        games = [last_of(recorded("moluku", (bot,) * 2, at, {}), samples=8_000) for at in range(4)]
        own = sum(seat.own.value for each in games for seat in each.seats)
        skills.append(own / sum(seat.decisions for each in games for seat in each.seats))
    assert skills == sorted(skills)
    assert skills[0] < -0.005 and skills[2] > 0.001


@pytest.mark.parametrize("players", at_least(3, of=(2, 3, 4)))
def test_a_whole_game_of_moluku_is_known_to_a_few_percent(players: int) -> None:
    found = last_of(recorded("moluku", ("medium",) * players, 0, {}), samples=0)
    for part in ("luck", "hidden", "own"):
        errors = [getattr(seat, part).error for seat in found.seats]
        assert math.sqrt(fmean(error**2 for error in errors)) < 0.04


def test_luck_has_no_favourites() -> None:
    """Its mean is 0 whatever the bots are worth: here one is much better."""
    lucks = []
    for number in range(160):
        record = recorded("moonshine", ("easy", "random"), number, {})
        even = luck_of(record, find("moonshine"), samples=4)[0]
        lucks.append((even, *uneven_luck_of(record, find("moonshine"), samples=4)[0]))
    for told in zip(*lucks, strict=True):
        assert abs(fmean(told)) < 2.6 * stdev(told) / math.sqrt(len(told))


@pytest.mark.parametrize("name", ["tiki-topple", "moluku"])
def test_games_that_begin_alike_are_not_measured_with_the_same_samples(name: str) -> None:
    """Else what they overlook would be the same in all of them, and no number of games mend it.

    A deal of Tiki Topple may be like no other; who begins in Moluku is one of two.
    """
    firsts = set()
    for number in range(8):
        record = recorded(name, ("random", "random"), number, {})
        luck = open_inquiry(record, find(name), 1, 0).changes[0]
        assert isinstance(luck, Luck)
        firsts.add(int(luck.first))
    assert len(firsts) == 8


def test_partners_win_together() -> None:
    record = recorded("moluku", ("medium",) * 4, 0, {"teams": True})
    found = last_of(record, samples=1)
    assert found.teams == [[0, 2], [1, 3]] and found.fair == 0.5
    assert found.result[0] == found.result[2] and sum(found.result) == pytest.approx(2.0)
    for step in found.steps:
        assert step.values[0] == pytest.approx(step.values[2])


def test_decisions_become_rows() -> None:
    record = recorded("tiki-topple", ("easy", "medium"), 0, {})
    rows = decision_rows(find("tiki-topple"), record, ("easy", "medium"), {"number": 0}, 1)
    assert len(rows) == sum("move" in line for line in record.lines)
    assert [row["move"] for row in rows] == [
        line["move"] for line in record.lines if "move" in line
    ]
    assert {row["bot"] for row in rows} == {"easy", "medium"}


# Adjusted results


def plan_of(game: str) -> Tournament:
    return Tournament(game, 2, {}, ("easy", "medium"), games=12, seed=3, adjusted=True)


def test_adjusted_results_come_with_the_games_and_survive_the_journal() -> None:
    plan = plan_of("moonshine")
    arbiter = Arbiter(plan)
    arbiter.samples = 2
    stop: Stop = Never()
    games = {}
    for seating in seatings(plan):
        played = arbiter(seating, stop)
        assert played is not None and played.luck is not None
        assert all(worse != better for worse, better in played.luck)
        assert from_line(as_line(played)).luck == played.luck
        games[seating] = played
    (cell,) = stand(plan, games).cells
    adjusted = cell.adjusted()
    assert adjusted is not None
    share, (low, high) = adjusted
    assert low < share < high and share != float(cell.share)


def test_where_all_games_are_lost_the_interval_does_not_shrink_to_nothing() -> None:
    cell = Cell(
        pairings(plan_of("moonshine"))[0], [Fraction(0)] * 6, [(0.1, 0.2), (-0.1, -0.2)] * 3
    )
    assert cell.adjusted() == (0.0, cell.interval())


def test_adjusting_is_refused_where_it_does_not_pay() -> None:
    with pytest.raises(SetupError) as refused:
        Arbiter(plan_of("tiki-topple"))
    assert refused.value.reason == "tournament-adjusted-not"
