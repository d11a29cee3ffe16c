"""Tables of games as files: CSV, or Parquet with the extra `parquet`."""

from __future__ import annotations

import csv
import importlib.util
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from lanai.core.errors import SetupError

ENDINGS: Final = (".csv", ".parquet")

Row = dict[str, object]
Write = Callable[[list[Row]], None]
"""Adds rows to a table; all rows of a table have the same columns."""


def check_table(path: Path) -> None:
    """Raise SetupError if no table can be written here: before the games, not after them."""
    if path.suffix not in ENDINGS:
        raise SetupError("table-ending", {"file": str(path), "known": ", ".join(ENDINGS)})
    if path.suffix == ".parquet" and importlib.util.find_spec("pyarrow") is None:
        raise SetupError("extra-missing", {"what": str(path), "extra": "parquet"})


@contextmanager
def writing(path: Path) -> Iterator[Write]:
    """Open a table to write to. The file appears whole at the end, or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        with ExitStack() as files:
            yield (_parquet if path.suffix == ".parquet" else _csv)(part, files)
        if part.exists():
            os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def seat_columns(bots: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> Row:
    """Give the columns of a game that there is one of for each seat."""
    row: Row = {}
    for seat, bot in enumerate(bots):
        row[f"bot_{seat}"] = bot
        row[f"score_{seat}"] = scores[seat]
        row[f"share_{seat}"] = 1 / len(winners) if seat in winners else 0.0
    return row


def _csv(part: Path, files: ExitStack) -> Write:
    file = files.enter_context(part.open("w", encoding="utf-8", newline=""))
    header: list[str] = []

    def write(rows: list[Row]) -> None:
        for row in rows:
            if not header:
                header.extend(row)
                csv.writer(file).writerow(header)
            csv.writer(file).writerow(_text(row[name]) for name in header)

    return write


def _text(value: object) -> object:
    """Give what CSV can hold: bytes as hexadecimal digits."""
    return value.hex() if isinstance(value, bytes) else value


def _parquet(part: Path, files: ExitStack) -> Write:
    import pyarrow  # noqa: PLC0415 - an extra
    from pyarrow.parquet import ParquetWriter  # noqa: PLC0415

    opened: list[Any] = []

    def write(rows: list[Row]) -> None:
        if rows:
            table = pyarrow.Table.from_pylist(rows)
            if not opened:
                opened.append(files.enter_context(ParquetWriter(part, table.schema)))
            opened[0].write_table(table)

    return write
