from __future__ import annotations

import pickle

import pytest

from lanai.bots.turn import BotError
from lanai.core.errors import (
    CardsError,
    IllegalMove,
    LanaiError,
    MoveError,
    RecordError,
    Refusal,
    SetupError,
    UnreadableMove,
    impossible_chance,
    unreadable,
)

REFUSAL = Refusal("TT-T2", "tt-up", {"steps": 2})
ERRORS = [
    LanaiError("setup-game"),
    SetupError("setup-game", {"game": "x"}),
    CardsError("cards-line", {"row": "y"}),
    BotError("bot-late", {"bot": "z"}),
    IllegalMove(REFUSAL, "up2 nani"),
    UnreadableMove(REFUSAL, "up2 nani"),
    RecordError(7, "record-line", {"a": 1}),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error: LanaiError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (str(twin), twin.reason, twin.details) == (str(error), error.reason, error.details)
    if isinstance(error, MoveError) and isinstance(twin, MoveError):
        assert str(twin.refusal) == str(error.refusal)
    if isinstance(error, RecordError) and isinstance(twin, RecordError):
        assert twin.line == error.line


def test_what_cannot_be_read_names_its_word_and_its_rule() -> None:
    error = unreadable("up9 nani", "TT-C2", "tt-unknown-card", "up9")
    assert (error.text, error.refusal.rule) == ("up9 nani", "TT-C2")
    assert error.details == {"word": "up9", "rule": "TT-C2", "move": "up9 nani"}


def test_impossible_chance_names_its_rule() -> None:
    assert impossible_chance("TT-S1").details == {"rule": "TT-S1"}
