"""Moluku as people see it in the terminal: every event told, every position drawn."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from lanai.core.events import Journal
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.games import find
from lanai.games.moluku.state import MolukuState
from lanai.terminal.boards import moluku as board
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration.moluku import narrate
from support.moluku import play, position

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "moluku"
NAMES = ["Ana", "Ben", "Cleo", "Dov"]
EVENTS = {
    "setup", "deal", "stock", "lead", "played", "wedding", "order", "chill", "taken",
    "idle-volcano", "cancelled", "trump", "scored", "taken-up", "chosen", "adjusted", "over",
}  # fmt: skip


def drawn(view: dict[str, Any], width: int, language: str = "en") -> str:
    """Draw a view as text."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board.draw(view, NAMES[: len(view["seats"])], text_in(language)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def golden_positions() -> Iterator[MolukuState]:
    """Play all golden games, one position after the other."""
    for path in sorted(GOLDEN.glob("*.lanai.jsonl")):
        record = read(path.read_text(encoding="utf-8"))
        state = new_state(find("moluku"), record)
        assert isinstance(state, MolukuState)
        for number, line in enumerate(record.lines, start=2):
            state.journal = Journal()
            replay(state, number, line)
            yield state


def test_every_event_is_told_in_every_language() -> None:
    kinds = set()
    for state in golden_positions():
        assert state.journal is not None
        for event in state.journal.events:
            kinds.add(event.kind)
            for viewer in (-1, 0, 1):
                version = event.seen_by(viewer)
                if version is not None:
                    for language in LANGUAGES:
                        assert all(narrate(version, NAMES, text_in(language)))
    assert kinds == EVENTS


@pytest.mark.parametrize("width", [80, 110])
def test_every_kind_of_position_is_drawn_within_the_width(width: int) -> None:
    seen = set()
    for state in golden_positions():
        view: dict[str, Any] = state.view(state.to_act()[0] if state.to_act() else -1)
        case = (view["step"], view["reversed"], view["wedding"], len(view["trick"]))
        if case in seen or view["step"] in ("deal", "setup", "stock"):
            continue
        seen.add(case)
        for language in LANGUAGES:
            lines = drawn(view, width, language).splitlines()
            assert all(len(line) == width for line in lines)
            names = NAMES[: state.players]
            assert all(board.describe(view, names, text_in(language)))
    assert len(seen) > 20


def test_the_board_says_what_must_be_done_and_why() -> None:
    state = position(["G1 B1", "G2 R2 Y2"])
    assert "You lead: play any card" in drawn(state.view(0), 110)
    play(state, "play G1")
    assert "You must follow green" in drawn(state.view(1), 110)
    assert "Waiting for Ben" in drawn(state.view(0), 110)


def test_a_reversed_trick_is_unmistakable() -> None:
    state = position(["G1 B1", "G2 R2"], reverse=True)
    assert "REVERSED" in drawn(state.view(0), 110)
    assert any(
        "REVERSED" in line for line in board.describe(state.view(0), NAMES[:2], text_in("en"))
    )


def test_islands_are_shown_as_huts_with_what_they_are_worth() -> None:
    state = position(["G5 B1", "R5 R2"], islands={0: "G1 G2 R6 G8 R3"})
    line = next(line for line in drawn(state.view(0), 110).splitlines() if "Ana" in line)
    assert "G1 Hut ‹R6 Rice + G2 Fish› 8" in line
    assert "R3 Hut 0" in line
    assert "10 " in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_MO_C3_the_terminal_says_that_cards_are_reconstructed(language: str) -> None:
    view = position(["G1", "G2"]).view(0)
    assert "lanai cards moluku" in drawn(view, 110, language)
    assert "lanai cards moluku" in board.describe(view, NAMES[:2], text_in(language))[-1]


def test_a_panku_shows_how_it_is_typed() -> None:
    view = position(["chill", "G2"]).view(0)
    assert "★ Chill " in drawn(view, 110)
    assert "★ Paresse (chill) " in drawn(view, 110, "fr")
