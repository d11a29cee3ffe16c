"""“Everything” of a replay shows each seat as it sees itself, what it does in hidden steps too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lanai.core.contract import SPECTATOR, State
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.games import find
from lanai.server.records import open_view

GOLDEN = Path(__file__).parent.parent / "golden"


def _moments(path: Path) -> Iterator[State]:
    record = read((GOLDEN / path).read_text(encoding="utf-8"))
    state = new_state(find(record.game), record)
    for number, line in enumerate(record.lines, start=1):
        replay(state, number, line)
        yield state


@pytest.mark.parametrize(
    "path",
    [
        "moluku/teams-4p.lanai.jsonl",
        "moonshine/two-refills-2p.lanai.jsonl",
        "tiki-topple/4p-classic.lanai.jsonl",
    ],
)
def test_each_seat_is_shown_as_it_sees_itself(path: str) -> None:
    for state in _moments(Path(path)):
        everything = open_view(state)
        assert isinstance(everything["seats"], list) and isinstance(everything["open"], list)
        for seat in range(int(state.players)):
            own = state.view(seat)
            assert isinstance(own["seats"], list)
            assert everything["seats"][seat] == own["seats"][seat]
            assert everything["open"][seat] == own.get("you")


def test_a_client_that_was_picked_in_a_hidden_step_lies_open() -> None:
    """MS-A0: nobody else is shown it before all have acted."""
    hidden = 0
    for state in _moments(Path("moonshine/two-refills-2p.lanai.jsonl")):
        shown, everything = state.view(SPECTATOR)["seats"], open_view(state)["seats"]
        assert isinstance(shown, list) and isinstance(everything, list)
        hidden += any(
            {line["client"] for line in one["clients"]}
            != {line["client"] for line in other["clients"]}
            for one, other in zip(shown, everything, strict=True)
        )
    assert hidden > 0
