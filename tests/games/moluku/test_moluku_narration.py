"""Moluku in words: each thing once, and called what it is."""

from __future__ import annotations

from lanai.core.events import Journal
from lanai.games.moluku.state import MolukuState
from lanai.texts import text_in
from lanai.texts.narration.moluku import narrate
from support.moluku import play, position


def said(state: MolukuState, viewer: int = -1) -> list[str]:
    """Tell a viewer in words all that has happened since last asked."""
    assert state.journal is not None
    events = state.journal.seen_by(viewer)
    state.journal = Journal()
    return [told for event in events for told in narrate(event, ["Ana", "Ben"], text_in("en"))]


def test_chill_is_told_once_taken_or_not() -> None:
    for move, told in (
        ("chill", ["Ana takes Chill at once, before anybody picks."]),
        ("no-chill", ["Ana leaves Chill in the trick."]),
    ):
        state = position(["chill B1", "G8 B2"])
        play(state, "play chill", "play G8")
        said(state)
        play(state, move)
        assert said(state) == told


def test_what_was_discarded_was_not_given_away() -> None:
    texts = text_in("en")
    event = {"event": "adjusted", "cards": 1, "gave": ["G7"], "card_table": "1"}
    gone = {
        how: narrate({**event, "how": how}, ["Ana", "Ben"], texts)[-1]
        for how in ("discard", "pass-left")
    }
    assert gone == {
        "discard": "You discarded green 7 (Pineapple).",
        "pass-left": "You gave away green 7 (Pineapple).",
    }
