"""The pure core: a table is a function of its log."""

from __future__ import annotations

import random

import pytest

from lanai.core.contract import SPECTATOR
from lanai.games import all_games
from lanai.server import entries as log
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.absence import time_up
from lanai.server.clock import Clock
from lanai.server.folding import fold, refold
from lanai.server.letters import history_since, position_of
from lanai.server.refused import Refused, Stale
from lanai.server.table import Table
from support.sitting import Sitting, stored


def told(table: Table) -> list[object]:
    assert table.play is not None
    return [
        (position_of(table, viewer, "en"), history_since(table, viewer, 0, "fr"))
        for viewer in range(SPECTATOR, table.players)
    ]


@pytest.mark.parametrize("game", sorted(all_games()))
def test_what_is_folded_into_a_copy_leaves_the_table_as_it_was(game: str) -> None:
    rng = random.Random(1)
    sitting = Sitting(game, 3, wire.Limit("player", 600))
    while not sitting.play.state.over():
        table = sitting.table
        if rng.random() < 0.8:  # to compare all that was ever told after every move would take long
            sitting.move(rng)
            continue
        before = told(table)
        sitting.table = table.copy()
        assert told(sitting.table) == before
        sitting.move(rng)
        assert table.play is not None
        mover = next(seat for seat in range(3) if sitting.play.own[seat] != table.play.own[seat])
        if sitting.play.undo_of(mover) == "free" and rng.random() < 0.8:
            seq = sitting.play.seqs[mover]
            sitting.ask(mover, messages.Undo(id=f"u{sitting.requests}", seq=seq))
        assert told(table) == before
    assert told(refold(stored(sitting.log))) == told(sitting.table)


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_a_function_of_its_log(game: str, seed: int) -> None:
    rng = random.Random(seed)
    sitting = Sitting(game, 2 + seed % 2, wire.Limit("player", 600))
    while not sitting.play.state.over():
        sitting.move(rng)
        if rng.random() < 0.2 and not sitting.play.state.over():
            seat = rng.randrange(sitting.table.players)
            if sitting.play.undo_of(seat) == "free":
                seq = sitting.play.seqs[seat]
                sitting.ask(seat, messages.Undo(id=f"u{len(sitting.log)}", seq=seq))
        if rng.random() < 0.05:
            again = refold(stored(sitting.log))
            assert again.n == sitting.table.n == len(sitting.log)
            assert told(again) == told(sitting.table)
            assert list(again.done.items()) == list(sitting.table.done.items())
    again = refold(stored(sitting.log))
    assert again.play is not None
    assert again.play.match.record.text() == sitting.play.match.record.text()


def test_the_log_keeps_the_chance_that_came_out() -> None:
    sitting = Sitting("moonshine", 2)
    rng = random.Random(1)
    for _ in range(30):
        sitting.move(rng)
    chances = [line for line in sitting.play.match.record.lines if "chance" in line]
    kept = [
        line
        for entry in stored(sitting.log)
        if isinstance(entry, log.Moved | log.Started)
        for line in entry.chance or []
    ]
    assert kept == chances


def test_what_is_stale_or_refused_changes_nothing() -> None:
    sitting = Sitting("tiki-topple", 2)
    before = told(sitting.table)
    seat = sitting.play.state.to_act()[0]
    with pytest.raises(Stale):
        sitting.ask(seat, messages.Move(id="x", seq=7, move="up1 nani"))
    with pytest.raises(Refused, match="undo-nothing"):
        sitting.ask(seat, messages.Undo(id="y", seq=1))
    assert told(sitting.table) == before


def test_who_moves_is_back_from_being_away() -> None:
    sitting = Sitting("tiki-topple", 2, wire.Limit("move", 60))
    seat = sitting.play.state.to_act()[0]
    with pytest.raises(Refused, match="not-away"):
        sitting.ask(seat, messages.Back(id="b"))
    for entry in time_up(sitting.table, sitting.time + 60_000):
        fold(sitting.table, entry)
        sitting.log.append(entry)
    assert sitting.table.seats[seat].standin and sitting.table.bot_seats() == [seat]
    sitting.move(random.Random(1))
    assert not sitting.table.seats[seat].standin
    assert [type(entry) for entry in sitting.log[-3:]] == [log.StoodIn, log.CameBack, log.Moved]
    assert "by" not in sitting.play.match.record.lines[-1]


def test_who_went_at_an_old_table_is_in_no_update() -> None:
    sitting = Sitting("tiki-topple", 2)
    seqs = list(sitting.play.seqs)
    for entry in (
        log.StoodIn(at=1, seat=0),
        log.CameBack(at=2, seat=0),
        log.Resigned(at=3, seat=0),
    ):
        fold(sitting.table, entry)
    assert sitting.play.seqs == seqs, "the numbers of running games stay as they were"
    fold(sitting.table, log.StoodIn(at=4, seat=1, told=True))
    assert sitting.play.seqs == [seq + 1 for seq in seqs]


def test_a_clock_counts_only_what_all_can_see() -> None:
    clock = Clock(wire.Limit("move", 10), 2)
    clock.tick(1000, {0, 1})
    assert (clock.deadline(0), clock.deadline(1)) == (11_000, 11_000)
    clock.tick(5000, {0, 1}, moved=0)
    assert (clock.deadline(0), clock.deadline(1)) == (15_000, 11_000)
    assert clock.late(11_000) == [1]
    clock.tick(6000, {0})
    assert clock.deadline(1) is None and clock.next_deadline() == 15_000
    clock.sleep(10_000)
    assert clock.deadline(0) == 25_000, "ten seconds in which nobody was there do not count"
    assert clock.late(15_000) == []
    clock.settle(10_000)
    assert clock.deadline(0) == 25_000, "nor when the log says so"


def test_a_clock_for_all_moves_runs_down_and_gives_grace() -> None:
    clock = Clock(wire.Limit("player", 60), 2)
    clock.tick(0, {0})
    clock.tick(50_000, {1})
    assert clock.left == [10_000, 60_000]
    clock.tick(60_000, {0})
    assert clock.late(70_000) == [0]
    clock.give_grace(0)
    assert clock.left[0] == 30_000


def test_nobody_gains_time_when_the_time_of_day_is_set_back() -> None:
    clock = Clock(wire.Limit("player", 60), 2)
    clock.tick(100_000, {0})
    clock.tick(40_000, {1})
    assert clock.left == [60_000, 60_000]
