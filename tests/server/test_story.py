"""What was taken back folds away: who did not hear of it is told nothing of it, in pages."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lanai.core.contract import SPECTATOR
from lanai.games import all_games
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.folding import refold
from lanai.server.letters import Letters, history_before, history_since
from lanai.server.play import REMEMBERED, UNDONE
from support.sitting import Sitting, stored

Histories = list[list[wire.Update]]
VIEWERS = (0, 1, SPECTATOR)


def histories(sitting: Sitting) -> Histories:
    """Take the whole history of every viewer, page by page, the spectator's last."""
    return [whole_history(sitting, viewer) for viewer in (*range(sitting.table.players), SPECTATOR)]


def whole_history(sitting: Sitting, viewer: int) -> list[wire.Update]:
    since, updates = history_since(sitting.table, viewer, 0, "en")
    while since:
        since, page = history_before(sitting.table, viewer, since + 1, "en")
        updates = page + updates
    return updates


def undo(sitting: Sitting, seat: int) -> None:
    seq = sitting.play.seqs[seat]
    sitting.ask(seat, messages.Undo(id=f"u{len(sitting.log)}", seq=seq))


def agree(sitting: Sitting) -> None:
    """Let all who are asked agree."""
    while (question := sitting.table.question) is not None:
        seat = min(question.waiting)
        answer = messages.UndoAnswer(id=f"a{len(sitting.log)}", ask=question.ask, agree=True)
        sitting.ask(seat, answer)


@pytest.mark.parametrize("game", sorted(all_games()))
@pytest.mark.parametrize("seed", range(2))
def test_a_move_that_is_taken_back_leaves_no_trace_for_newcomers(game: str, seed: int) -> None:
    rng = random.Random(seed)
    sitting = Sitting(game, 2 + seed % 2)
    free = 0
    while not sitting.play.state.over() and free < 12:
        if rng.random() < 0.5:
            sitting.move(rng)
            continue
        before, seqs = histories(sitting), list(sitting.play.seqs)
        mover = sitting.move(rng)
        if sitting.play.undo_of(mover) != "free":
            continue
        free += 1
        undo(sitting, mover)
        assert histories(sitting) == before
        risen = {now - then for now, then in zip(sitting.play.seqs, seqs, strict=True)}
        assert risen <= {0, 2}, "the numbers rise for who was told, and only for them"
    assert free > 5
    assert histories(sitting) == histories_of_refolded(sitting)


def histories_of_refolded(sitting: Sitting) -> Histories:
    twin = Sitting.of(refold(stored(sitting.log)))
    return histories(twin)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_all_that_an_agreed_undo_takes_back_leaves_no_trace(game: str) -> None:
    rng = random.Random(game)
    sitting = Sitting(game, 3)
    asked = 0
    before: dict[int, Histories] = {}
    while not sitting.play.state.over() and asked < 8:
        before[len(sitting.play.match.record.lines)] = histories(sitting)
        sitting.move(rng)
        seat = rng.randrange(3)
        if sitting.play.undo_of(seat) == "ask" and rng.random() < 0.2:
            asked += 1
            line = sitting.play.own[seat].last.line
            undo(sitting, seat)
            agree(sitting)
            assert len(sitting.play.match.record.lines) == line
            assert histories(sitting) == before[line]
    assert asked > 2


def test_who_saw_a_move_hears_that_it_was_taken_back() -> None:
    sitting = Sitting("tiki-topple", 2)
    rng = random.Random(1)
    mover = sitting.move(rng)
    seq = sitting.play.seqs[SPECTATOR]
    undo(sitting, mover)
    assert kinds(sitting, seq) == (seq, [UNDONE])
    assert kinds(sitting, seq - 1) == (seq - 1, [])
    sitting.move(rng)
    since, told = kinds(sitting, seq)
    assert (since, told[0], len(told)) == (seq, UNDONE, 2)


def test_who_missed_many_undos_hears_the_story_anew() -> None:
    sitting = Sitting("tiki-topple", 2)
    rng = random.Random(1)
    mover = sitting.move(rng)
    seq = sitting.play.seqs[SPECTATOR]
    for _ in range(REMEMBERED + 1):
        undo(sitting, mover)
        sitting.move(rng)
    assert kinds(sitting, seq)[0] == 0, "what they know may be wrong by now"
    last = sitting.play.seqs[SPECTATOR]
    assert kinds(sitting, last) == (last, [])
    assert sum(len(each.recent) for each in sitting.play.taken_back) <= 3 * REMEMBERED
    assert len(sitting.play.story) == 2


def kinds(sitting: Sitting, since: int) -> tuple[int, list[str]]:
    """Take the kinds of what a spectator hears who knows all up to a number."""
    known, updates = history_since(sitting.table, SPECTATOR, since, "en")
    return known, [event["event"] for update in updates for event in update.events[:1]]


def test_a_long_story_comes_in_pages() -> None:
    rng = random.Random(2)
    sitting = Sitting("moonshine", 3)
    while not sitting.play.state.over() or sitting.play.seqs[SPECTATOR] <= 100:
        if sitting.play.state.over():  # a game that was short
            sitting = Sitting("moonshine", 3)
        sitting.move(rng)
    for viewer in range(SPECTATOR, 3):
        since, last = history_since(sitting.table, viewer, 0, "fr")
        assert len(last) == 100 and since == last[0].seq - 1 > 0
        whole = whole_history(sitting, viewer)
        assert [update.seq for update in whole] == list(range(1, sitting.play.seqs[viewer] + 1))
        since, missed = history_since(sitting.table, viewer, whole[-8].seq, "fr")
        assert (since, missed) == (whole[-8].seq, last[-7:])


@pytest.mark.parametrize("game", sorted(all_games()))
def test_who_comes_back_can_still_look_at_the_stops_they_missed(game: str) -> None:
    rng = random.Random(3)
    sitting = Sitting(game, 2)
    told: list[list[dict[str, Any]]] = []
    for missed in (1, 2):
        while len(sitting.play.last_paused(missed)) < missed:
            sitting.move(rng)
        *_, last = sitting.play.story
        letter = Letters(sitting.table, last).letter
        told.append([msgspec.json.decode(letter(viewer, "en") or b"") for viewer in VIEWERS])
    paused = sitting.table.n
    while sitting.table.n < paused + 3 and not sitting.play.state.over():
        sitting.move(rng)
    for table in (sitting.table, refold(stored(sitting.log))):
        for viewer, *missed_by in zip(VIEWERS, *told, strict=True):
            stops = [{key: each[key] for key in ("seq", "events", "pauses")} for each in missed_by]
            since, updates = history_since(table, viewer, stops[0]["seq"] - 1, "en")
            history = msgspec.json.decode(msgspec.json.encode(updates))
            reached = [stop for stop in stops if stop["seq"] > since]
            assert reached and [update for update in history if "pauses" in update] == reached
