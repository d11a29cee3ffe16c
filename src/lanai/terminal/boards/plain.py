"""Any view in the terminal, for games that have no board of their own.

Single values stand beside their names, lists in a line, grids as grids. What is seen of each seat
(the key `seats`), and any other list of things that are alike, becomes a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.core.contract import Game
from lanai.core.events import Json
from lanai.terminal.fit import Fit
from lanai.texts import Texts
from lanai.texts.plain import heading, named, phrase
from lanai.texts.titles import title_of

SEATS: Final = "seats"
BY_SEAT: Final = ("scores", "points")
"""Lists with a value for each seat, in order."""
LAMP: Final = "#f6b85a"
SPARE_LINES: Final = 10
"""Lines of the barest drawing, which fits every screen."""


class PlainBoard:
    """Draws whatever a view holds."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def draw(self, view: Json, names: list[str], texts: Texts) -> RenderableType:
        """Draw a view: whole, as plain lines, or as many of these as every screen can show."""
        lines = self.describe(view, names, texts)
        short = [*lines[: SPARE_LINES - 1], texts("board-more")]
        return Fit(
            [
                self._panel(Group(*self._parts(view, names)), texts),
                self._panel(Text("\n".join(lines)), texts),
                self._panel(Text("\n".join(short), no_wrap=True, overflow="ellipsis"), texts),
            ]
        )

    def describe(self, view: Json, names: list[str], texts: Texts) -> list[str]:
        """Describe a view line by line."""
        lines: list[str] = []
        for key, value in view.items():
            labels = names if key == SEATS else None
            if is_table(value):
                lines += [
                    texts("labelled", label=label, value=phrase(row))
                    for label, row in labelled(key, value, labels)
                ]
            else:
                lines.append(texts("labelled", label=heading(key), value=shown(key, value, names)))
        return lines

    def _panel(self, body: RenderableType, texts: Texts) -> Panel:
        title = f"[bold {LAMP}]{title_of(self.game, texts)}[/]"
        return Panel(body, title=title, title_align="left", box=ROUNDED, border_style="#8a5a2b")

    def _parts(self, view: Json, names: list[str]) -> list[RenderableType]:
        parts: list[RenderableType] = []
        single = Table.grid(padding=(0, 2))
        for key, value in view.items():
            if is_table(value):
                parts.append(table_of(key, value, names if key == SEATS else None))
            elif is_grid(value):
                parts.append(grid_of(key, value))
            else:
                single.add_row(Text(heading(key), "bold"), Text(shown(key, value, names)))
        return [single, *parts] if single.row_count else parts


def is_table(value: object) -> bool:
    """Tell whether a value is a list of things with named parts."""
    return (
        isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)
    )


def is_grid(value: object) -> bool:
    """Tell whether a value is a list of rows of single values, all equally long."""
    if not isinstance(value, list) or not value:
        return False
    if not all(isinstance(row, list) and row and len(row) == len(value[0]) for row in value):
        return False
    return not any(isinstance(cell, list | Mapping) for row in value for cell in row)


def labelled(
    key: str, rows: Any, names: Sequence[str] | None
) -> list[tuple[str, Mapping[str, object]]]:
    """Give each row of a list its label: a seat's name, or the list's with a number."""
    if names is not None and len(names) == len(rows):
        return list(zip(names, rows, strict=True))
    return [(f"{heading(key)} {number}", row) for number, row in enumerate(rows, start=1)]


def shown(key: str, value: object, names: list[str]) -> str:
    """Write a value in one line; what belongs to seats goes by their names."""
    if key in BY_SEAT and isinstance(value, list) and len(value) == len(names):
        return ", ".join(f"{name} {phrase(each)}" for name, each in zip(names, value, strict=True))
    return phrase(named(key, value, names))


def table_of(key: str, rows: Any, names: Sequence[str] | None) -> Table:
    """Draw a list of things that are alike: a row for each, a column for each part."""
    columns = list(dict.fromkeys(part for row in rows for part in row))
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("" if names else heading(key))
    for column in columns:
        table.add_column(heading(str(column)), overflow="fold")
    for label, row in labelled(key, rows, names):
        table.add_row(label, *(phrase(row.get(column)) for column in columns))
    return table


def grid_of(key: str, rows: Any) -> Table:
    """Draw a grid."""
    grid = Table(box=ROUNDED, show_header=False, show_lines=True, title=heading(key))
    for row in rows:
        grid.add_row(*map(phrase, row))
    return grid
