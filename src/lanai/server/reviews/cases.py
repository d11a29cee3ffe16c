"""Games to look back at: a record, and the mark of all that its review depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import lanai
from lanai.bots.review.data import SCHEME
from lanai.core.record import Record, dump
from lanai.server.prepared import tag_of

BUILD: Final = f"{lanai.__version__} {SCHEME}".encode()
UNNAMED: Final = ("players", "agreement", "nonces", "commitment", "digest")
"""Of a header what names people, or proves the deal: a review does not depend on it."""


@dataclass(frozen=True)
class Case:
    """A game to look at: the mark names its record and the program; a table has its id."""

    mark: str
    text: str
    table: str | None = None


def case_of(record: Record, table: str) -> Case:
    """Give the case of a table whose game is over."""
    return Case(mark_of(record), record.text(), table)


def mark_of(record: Record) -> str:
    """Name all that a review depends on: the game as it was played, and this program."""
    header = {key: value for key, value in record.header.items() if key not in UNNAMED}
    return tag_of(BUILD, *(dump(line).encode() for line in (header, *record.lines)))
