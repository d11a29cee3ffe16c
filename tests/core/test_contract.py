from __future__ import annotations

from lanai.core.contract import leaders
from lanai.core.events import Event, Journal
from lanai.games import find


def test_leaders_by_points() -> None:
    assert leaders([3, 7, 7]) == [1, 2]
    assert leaders([-3, -7]) == [0]


def test_leaders_by_points_and_more() -> None:
    assert leaders([(7, 2), (7, 3), (6, 9)]) == [1]


def test_a_state_tells_its_journal() -> None:
    state = find("tiki-topple").new(2)
    state.journal = Journal()
    state.tell(Event("round", {"round": 1}))
    assert state.journal.seen_by(0) == [{"event": "round", "round": 1}]


def test_a_state_without_a_journal_has_nobody_to_tell() -> None:
    state = find("tiki-topple").new(2)
    state.tell(Event("round", {}))
    assert state.journal is None
