"""Reviews: the sum is exact, nothing hidden enters what a seat knew, nothing is overstated."""

from __future__ import annotations

import pytest

from lanai.bots.review import glimpse, pictures, refine, review
from lanai.bots.review.data import BEST, EVEN, FIND, FINE, MISTAKE, SLIP, Review
from lanai.bots.review.decisions import Comparison, Sighting, Weighing
from lanai.bots.review.ledger import Ledger
from lanai.bots.review.outcomes import outcomes_of
from lanai.bots.review.reference import Reference
from lanai.bots.review.spending import spend
from lanai.bots.review.tally import Tally
from lanai.bots.review.tasks import Change, Luck, MoveChange
from lanai.bots.review.verdicts import verdict_of
from lanai.core.branch import branch
from lanai.core.contract import Game
from lanai.core.errors import LanaiError, RecordError
from lanai.core.fairness import SimulationLuck, UnprovenLuck
from lanai.core.match import Match, header_of, new_state, start
from lanai.core.record import REDEALT, Record
from lanai.core.rng import FastRng
from lanai.core.walk import Line, walk_from
from lanai.games import find
from support.kuhn import kuhn_poker

SCANT = 1
"""A budget for one sample of each line: quick also where nothing is compiled."""


def played(game: Game, players: int, number: int = 0, most: int = 10_000) -> Match:
    """Play a game at random, or its first moves."""
    match = start(game, [f"P{seat}" for seat in range(players)], {}, SimulationLuck(3, number))
    rng = FastRng(11, number)
    for _ in range(most):
        if match.state.over():
            break
        seat = match.state.to_act()[-1]  # where several act at once, not in the order of seats
        match.play(seat, int(match.state.pick(seat, rng)))
    return match


def found_by(game: Game, record: Record, samples: int = SCANT, seed: int = 0) -> Review:
    return list(pictures(record, game, samples=samples, seed=seed))[-1]


def assert_exact(found: Review) -> None:
    """Every seat's sum is its result, and so are its values step by step."""
    for seat, told in enumerate(found.seats):
        parts = (told.luck, told.hidden, told.own, told.others)
        start = found.start[seat]
        assert start + sum(each.value for each in parts) == pytest.approx(found.result[seat])
        assert found.steps[-1].values[seat] == pytest.approx(found.result[seat])
        luck = sum(step.luck[seat] for step in found.steps if step.decision is None)
        assert luck == pytest.approx(told.luck.value)
        mine = [step.decision for step in found.steps if step.seat == seat]
        own = sum(each.skill.value for each in mine if each is not None)
        hidden = sum(each.hidden.value for each in mine if each is not None)
        assert (own, hidden) == pytest.approx((told.own.value, told.hidden.value))


# The sum


@pytest.fixture(scope="module")
def small() -> tuple[Match, Review]:
    """A game with its review, of a stand-in too."""
    match = played(find("tiki-topple"), 2)
    match.record.lines[1]["by"] = "bot:medium"
    return match, found_by(match.game, match.record)


def test_the_sum_is_exact(small: tuple[Match, Review]) -> None:
    assert_exact(small[1])


def test_games_from_elsewhere_are_reviewed_for_their_stakes() -> None:
    game = kuhn_poker()
    for number in range(3):
        match = played(game, 2, number)
        found = found_by(game, match.record)
        assert_exact(found)
        points = match.state.scores()[0]
        assert found.result == pytest.approx([(points + 2) / 4, (2 - points) / 4])


def test_same_record_same_review() -> None:
    match = played(kuhn_poker(), 2)
    first = found_by(match.game, match.record, samples=1_000)
    assert found_by(match.game, match.record, samples=1_000).json() == first.json()
    assert found_by(match.game, match.record, samples=1_000, seed=1).json() != first.json()


def test_pictures_get_better_and_the_last_is_done() -> None:
    match = played(kuhn_poker(), 2)
    found = list(pictures(match.record, match.game, samples=4_000))
    assert [each.done for each in found] == sorted({each.done for each in found})
    assert found[-1].done == 1.0 and found[0].done < 1.0
    errors = [each.seats[0].luck.error for each in found]
    assert errors[-1] < errors[0]


def test_a_glimpse_says_how_sure_it_is_and_nothing_about_moves() -> None:
    match = played(find("tiki-topple"), 2)
    text = match.record.text()
    short = glimpse(text, find, samples=1_000, part=0.01)
    longer = glimpse(text, find, samples=1_000_000, part=0.5)
    assert_exact(short)
    assert short.samples < longer.samples
    assert short.done == 0.01 and longer.done < 0.5
    assert longer.error < 0.5 < short.error
    for seat in short.seats:
        assert seat.accuracy is None and seat.decisions == 0
    for step in short.steps:
        assert step.decision is None or step.decision.verdict in {"even", "forced"}


def test_forced_moves_change_nothing(small: tuple[Match, Review]) -> None:
    steps = small[1].steps
    forced = [step.decision for step in steps if step.decision and step.decision.forced]
    assert forced
    for each in forced:
        assert each.skill.value == 0.0 and each.hidden.value == pytest.approx(0.0)
        assert each.choices == []


def test_stand_ins_are_told(small: tuple[Match, Review]) -> None:
    assert [step.by for step in small[1].steps if step.by] == ["bot:medium"]


def test_what_is_left_is_shared_out_by_variance() -> None:
    match = played(find("tiki-topple"), 2, most=3)
    start_of = new_state(match.game, match.record)
    reference = Reference(start_of, 0)
    changes: list[Change] = []
    for line in walk_from(match.record, start_of):
        luck = line.is_chance
        changes.append(Luck(line, reference, 0) if luck else MoveChange(line, reference))
        changes[-1].run(4)
    ledger = Ledger([0.5, 0.5], [0.0, 0.0], changes, [1.0, 0.0])
    assert sum(ledger.parts) == pytest.approx(1.0)
    assert [sum(line[seat] for line in ledger.booked) for seat in (0, 1)] == pytest.approx(
        [0.5, -0.5]
    )
    everything = list(range(len(changes)))
    assert ledger.total(0, everything).error == pytest.approx(0.0, abs=1e-6)
    assert ledger.errors()[-1] == pytest.approx([0.0, 0.0], abs=1e-6)


# What cannot be reviewed


def test_unfinished_games_are_refused() -> None:
    match = played(find("tiki-topple"), 2, most=3)
    with pytest.raises(LanaiError) as refused:
        review(match.record.text(), find)
    assert refused.value.reason == "review-unfinished"


def test_records_that_do_not_verify_are_refused() -> None:
    text = played(find("tiki-topple"), 2).record.text()
    with pytest.raises(RecordError):
        refine(text.replace('"winners":[', '"winners":[0,'), find)


# Nothing but what the seat knew


def twins(name: str, players: int, at: int) -> tuple[Line, Line]:
    """Give a line of a game, and the same one in a world that its seat cannot tell apart."""
    match = played(find(name), players)
    lines = list(walk_from(match.record, new_state(match.game, match.record)))
    choices = [
        line for line in lines if not line.is_chance and len(line.before.legal(line.seat)) > 1
    ]
    line = choices[at]
    world = line.before.redeal(line.seat, FastRng(5, 0))
    after = world.copy()
    after.play(line.seat, line.move)
    return line, Line(line.number, line.data, world, after, line.seat, line.move, line.text)


@pytest.mark.parametrize("at", [-20, -3])
@pytest.mark.parametrize(("name", "players"), [("tiki-topple", 3), ("moluku", 2), ("moonshine", 2)])
def test_decisions_know_no_more_than_their_seat(name: str, players: int, at: int) -> None:
    told = []
    pair = twins(name, players, at)
    for line in pair:
        sighting = Sighting(line, Reference(line.before, 1))
        weighing = Weighing(sighting)
        comparison = Comparison(weighing)
        weighing.run(3)
        comparison.choose(48)
        comparison.run(2)
        gains = [comparison.gain(at) for at in range(1, len(comparison.moves))]
        told.append((weighing.tally.mean(0), list(comparison.moves), gains, comparison.loss()))
    assert pair[0].before.view(pair[0].seat) == pair[1].before.view(pair[0].seat)
    assert told[0] == told[1]


# Verdicts


def compared(gains: list[float]) -> Comparison:
    """Make the comparison of a move with one that was so much better in some worlds."""
    match = played(kuhn_poker(), 2)
    line = list(walk_from(match.record, new_state(match.game, match.record)))[1]
    comparison = Comparison(Weighing(Sighting(line, Reference(line.before, 0))))
    comparison.take(1 - line.move)
    comparison.gains = [Tally(1, 0.0), Tally(1, 0.0)]
    comparison.halves = [Tally(2, 0.0), Tally(2, 0.0)]
    for gain in gains:
        comparison.note(1, gain)
        comparison.count += 1
    return comparison


@pytest.mark.parametrize(
    ("gains", "skill", "verdict"),
    [
        ([0.2, -0.2, 0.3, -0.1], 0.0, EVEN),  # looks better, but inside the error
        ([0.10, 0.11, 0.09, 0.1], -0.1, MISTAKE),
        ([0.03, 0.04, 0.03, 0.04], -0.1, SLIP),
        ([0.035, 0.015, 0.035, 0.015], -0.1, EVEN),  # better for sure, but by how much?
        ([0.010, 0.011, 0.010, 0.011], -0.1, FINE),
        ([-0.10, -0.11, -0.09, -0.1], 0.0, BEST),
        ([-0.10, -0.11, -0.09, -0.1], 0.1, FIND),
        ([0.001, -0.001, 0.001, -0.001], 0.0, BEST),
    ],
)
def test_verdicts_say_no_more_than_is_sure(gains: list[float], skill: float, verdict: str) -> None:
    assert verdict_of(compared(gains), skill, 0.01) == verdict


def test_the_verdict_rests_on_the_best_other_move() -> None:
    match = played(find("tiki-topple"), 2)
    compared_moves = 0
    for step in found_by(match.game, match.record, samples=2_000).steps:
        decision = step.decision
        if decision is None or not decision.choices:
            continue
        mine = next(each.worth.value for each in decision.choices if each.played)
        other = max(each.worth.value for each in decision.choices if not each.played)
        assert decision.margin is not None
        assert decision.margin.value == pytest.approx(mine - other)
        assert (decision.margin.value < 0) or decision.verdict not in (SLIP, MISTAKE)
        compared_moves += 1
    assert compared_moves > 10


def test_what_looked_best_by_luck_is_no_loss() -> None:
    assert compared([0.3, -0.3] * 4).loss() == 0.0
    assert compared([0.1, 0.1] * 4).loss() == pytest.approx(0.1)


def open_decision() -> Comparison:
    """Make a comparison where many moves are legal."""
    match = played(find("tiki-topple"), 2)
    lines = walk_from(match.record, new_state(match.game, match.record))
    line = next(
        line for line in lines if not line.is_chance and len(line.before.legal(line.seat)) > 20
    )
    return Comparison(Weighing(Sighting(line, Reference(line.before, 0))))


def test_moves_to_compare_are_looked_for_as_long_as_the_budget_allows() -> None:
    short, longer = open_decision(), open_decision()
    short.choose(48)
    longer.choose(480)
    for each in (short, longer):
        assert len(each.moves) == 5
        assert each.moves[0] == each.sighting.move and each.favourite in list(each.moves)
    assert 24 <= int(short.sighting.reference.playouts) <= 72
    assert 360 <= int(longer.sighting.reference.playouts) <= 480


def test_what_is_settled_by_far_gets_no_more_samples() -> None:
    assert compared([0.30, 0.31] * 4).concern() == 0.0
    assert compared([-0.30, -0.31] * 4).concern() == 0.0
    assert compared([0.03, 0.01, 0.05, -0.01]).concern() > 0.0


# Chance and samples


def test_few_outcomes_are_enumerated() -> None:
    deals = outcomes_of(kuhn_poker().new(2))
    assert [each.probability for each in deals] == pytest.approx([1 / 6] * 6)


def test_samples_go_where_they_change_most() -> None:
    match = played(find("tiki-topple"), 2)
    start_of = new_state(match.game, match.record)
    reference = Reference(start_of, 0)
    lines = [line for line in walk_from(match.record, start_of) if line.is_chance]
    first, last = (Luck(lines[at], reference, 0) for at in (0, -1))
    for each in (first, last):
        each.run(16)
    more, less = (first, last) if first.spread() > last.spread() else (last, first)
    spend([first, last], 200.0)
    assert more.count > less.count


def test_moves_that_are_compared_are_weighed_on_the_way() -> None:
    match = played(find("tiki-topple"), 2)
    lines = walk_from(match.record, new_state(match.game, match.record))
    line = next(
        line for line in lines if not line.is_chance and len(line.before.legal(line.seat)) > 1
    )
    weighing = Weighing(Sighting(line, Reference(line.before, 0)))
    comparison = Comparison(weighing)
    comparison.choose(48)
    comparison.run(12)
    assert weighing.count == weighing.tally.count == 12
    before = weighing.tally.mean(0)
    weighing.run(4)
    assert weighing.count == 16 and weighing.tally.mean(0) != before


def test_what_was_decided_counts_twice_and_the_others_little() -> None:
    match = played(find("tiki-topple"), 3)
    lines = walk_from(match.record, new_state(match.game, match.record))
    line = next(
        line for line in lines if not line.is_chance and len(line.before.legal(line.seat)) > 1
    )
    reference = Reference(line.before, 0)
    weighing, change = Weighing(Sighting(line, reference)), MoveChange(line, reference)
    weighing.run(8)
    change.run(8)
    assert weighing.concern() == pytest.approx(2 * weighing.spread())
    assert change.tally.spread(line.seat) < change.concern() < change.spread()


# Branches


@pytest.fixture(scope="module")
def branched() -> tuple[Match, Review]:
    """A game that goes on from the middle of another, with its review."""
    game = find("tiki-topple")
    original = played(game, 2).record
    told = branch(game, original, 30, 0, REDEALT, FastRng(5))
    luck = UnprovenLuck()
    header = told.header(header_of(game, original.players, {}, luck))
    match = Match(game, Record(header, told.lines), luck)
    rng = FastRng(12)
    while not match.state.over():
        seat = match.state.to_act()[0]
        match.play(seat, int(match.state.pick(seat, rng)))
    return match, found_by(game, match.record, samples=1_000)


def test_a_branch_is_reviewed_from_where_it_begins(branched: tuple[Match, Review]) -> None:
    match, found = branched
    assert_exact(found)
    assert found.begun == 30
    assert [step.line for step in found.steps] == list(range(30, len(match.record.lines)))


def test_what_a_branch_began_with_is_nobodys_luck(branched: tuple[Match, Review]) -> None:
    found = branched[1]
    assert found.start != [found.fair] * 2
    assert sum(found.start) == pytest.approx(1.0)
    assert not any(moment.step >= len(found.steps) for moment in found.moments)
    drawn = [line for line in branched[0].record.lines[30:] if "chance" in line]
    assert sum(step.decision is None for step in found.steps) == len(drawn)


def test_a_branch_without_a_line_of_its_own_is_refused(branched: tuple[Match, Review]) -> None:
    record = branched[0].record
    header = {**record.header, "from": {**record.header["from"], "lines": len(record.lines)}}  # type: ignore[dict-item]
    with pytest.raises(LanaiError) as refused:
        found_by(branched[0].game, Record(header, record.lines, record.result))
    assert refused.value.reason == "review-empty"
