"""Pieces in a row that folds only between pieces."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """A row of pieces with a gap between them; what does not fit goes to the next line."""

    def __init__(self, pieces: Iterable[Text], gap: int = 1) -> None:
        self.pieces = list(pieces)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" " * self.gap)
            line.append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        return Measurement(max(widths, default=0), sum(widths) + self.gap * max(len(widths) - 1, 0))
