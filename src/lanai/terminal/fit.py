"""Several drawings of one thing, of which the screen shows the richest that fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

from lanai.terminal.screen import MENU_LINES

PROMPT_LINES: Final = 1


class Fit:
    """Drawings from the richest to the barest; below them the prompt and its menu have room.

    The richest leaves nothing out: the command `look` shows it on any screen. The others say so.
    """

    def __init__(self, drawings: Sequence[RenderableType]) -> None:
        self.drawings = drawings

    @property
    def whole(self) -> RenderableType:
        """Give the drawing that leaves nothing out."""
        return self.drawings[0]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.size.height - PROMPT_LINES - MENU_LINES
        for drawing in self.drawings[:-1]:
            if len(console.render_lines(drawing, options)) <= room:
                yield drawing
                return
        yield self.drawings[-1]
