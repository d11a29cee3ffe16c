"""Pieces in a row that folds only between pieces."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """A row of pieces with a gap between them; what does not fit goes to the next line.

    With a limit of `lines`, the pieces that have no room any more are counted: `+3`.
    """

    def __init__(self, pieces: Iterable[Text], gap: int = 1, lines: int | None = None) -> None:
        self.pieces = list(pieces)
        self.gap = gap
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = self.folded(options.max_width)
        if self.lines is not None and len(rows) > self.lines:
            rows = rows[: self.lines]
            self.count_rest(rows, options.max_width)
        for row in rows:
            yield Text(" " * self.gap).join(row)

    def folded(self, width: int) -> list[list[Text]]:
        """Lay the pieces out in lines of a width."""
        rows: list[list[Text]] = [[]]
        for piece in self.pieces:
            if rows[-1] and self.width_of([*rows[-1], piece]) > width:
                rows.append([])
            rows[-1].append(piece)
        return rows

    def count_rest(self, rows: list[list[Text]], width: int) -> None:
        """End the last line with the number of pieces that are not shown."""
        last = rows[-1]
        rest = Text(f"+{len(self.pieces) - sum(map(len, rows))}", style="dim")
        while last and self.width_of([*last, rest]) > width:
            last.pop()
            rest = Text(f"+{len(self.pieces) - sum(map(len, rows))}", style="dim")
        last.append(rest)

    def width_of(self, row: list[Text]) -> int:
        """Measure a line."""
        return sum(piece.cell_len for piece in row) + self.gap * max(len(row) - 1, 0)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((piece.cell_len for piece in self.pieces), default=0)
        return Measurement(widest, self.width_of(self.pieces))
