"""Boards fit the screen they are drawn on."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from lanai.conformance.variants import Variant, random_position
from lanai.core.contract import SPECTATOR
from lanai.games import find
from lanai.terminal.boards import board_of
from lanai.terminal.fit import PROMPT_LINES, Fit
from lanai.terminal.screen import MENU_LINES
from lanai.texts import LANGUAGES, text_in
from lanai.texts.narration import shown_names

SIZES = ((80, 24), (60, 30), (110, 42))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("moves", [0, 3, 23, 999])
def test_tiki_topple_fits_with_its_prompt(
    columns: int, rows: int, moves: int, language: str
) -> None:
    names = ["Alexandrina", "Medium 1", "Medium 2", "Medium 3"]
    board, texts = board_of("tiki-topple"), text_in(language)
    for hand in find("tiki-topple").options[0].choices:
        for seed in range(5):
            variant = Variant("tiki-topple", 4, (("hand", hand),))
            state = random_position(variant, seed, moves)
            view = state.view((SPECTATOR, 0, 3)[seed % 3])
            console = Console(width=columns, file=StringIO(), color_system=None)
            with console.capture() as capture:
                console.print(board.draw(view, names, texts))
            lines = capture.get().splitlines()
            assert len(lines) + PROMPT_LINES + MENU_LINES <= rows
            assert max(map(len, lines)) <= columns
            assert "…" not in capture.get()


def test_names_in_a_record_cannot_command_the_terminal() -> None:
    names = shown_names(["A\x1b[2Jna\u202e", "Ben\n\tBo", "bot:\x07easy"])
    assert names == [r"A\x1b[2Jna\u202e", "Ben Bo", r"\x07easy"]


@pytest.mark.parametrize(
    ("rows", "shown"), [(30, "rich"), (15, "rich"), (14, "spare"), (5, "bare")]
)
def test_the_richest_drawing_that_fits_is_shown(rows: int, shown: str) -> None:
    fit = Fit(["rich\n" * 9 + "rich", "spare\n" * 8 + "spare", "bare"])
    console = Console(width=80, height=rows, file=StringIO())
    with console.capture() as capture:
        console.print(fit)
    assert capture.get().splitlines()[0] == shown
