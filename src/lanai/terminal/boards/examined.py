"""What `lanai check` looks at in the terminal: that a game's board can be drawn, and fits."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType

from lanai.conformance.fault import demand
from lanai.conformance.hidden import name_of, viewers
from lanai.conformance.variants import Variant, random_position
from lanai.terminal.boards import board_of
from lanai.terminal.fit import PROMPT_LINES
from lanai.terminal.screen import MENU_LINES
from lanai.texts import LANGUAGES, text_in

COLUMNS: Final = 80
LINES: Final = 24


def boards_are_drawn(variant: Variant, seed: int, steps: int) -> None:
    """The terminal draws every view, and tells it in lines: in all languages, 80 by 24 at most."""
    state = random_position(variant, seed, steps)
    board = board_of(variant.name)
    names = ["Alexandrina", *(f"Medium {seat}" for seat in range(1, variant.players))]
    for viewer in viewers(variant):
        view = state.view(viewer)
        for texts in map(text_in, LANGUAGES):
            lines = _drawn(board.draw(view, names, texts))
            who = f"the board of {name_of(viewer)} in “{texts.language}”"
            demand(
                len(lines) + PROMPT_LINES + MENU_LINES <= LINES,
                f"{who} has {len(lines)} lines: with the prompt and its menu a terminal of {LINES} "
                f"has room for {LINES - PROMPT_LINES - MENU_LINES}. Give a Fit of several drawings",
            )
            demand(
                all(isinstance(line, str) for line in board.describe(view, names, texts)),
                f"{who} is not told in lines: describe gives texts",
            )


def _drawn(board: RenderableType) -> list[str]:
    console = Console(width=COLUMNS, height=LINES, file=StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(board)
    return capture.get().splitlines()
