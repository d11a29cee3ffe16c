"""Reads single values from the lines of a card table; CardsError says which line is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lanai.core.errors import CardsError

PROVENANCES: Final = ("book", "public", "ruling", "reconstructed")

Row = dict[str, object]


def rows(version: str, table: Row, key: str) -> list[Row]:
    """Read the lines of one kind."""
    found = table.get(key)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise CardsError("cards-missing", {"version": version, "key": key})
    return found


def word(version: str, row: Row, key: str) -> str:
    """Read a word."""
    found = row.get(key)
    if not isinstance(found, str):
        raise _bad_line(version, row, key)
    return found


def words(version: str, row: Row, key: str, count: int) -> list[str]:
    """Read so many words."""
    found = row.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise _bad_line(version, row, key)
    return [str(each) for each in found]


def choice(version: str, row: Row, key: str, known: Sequence[str]) -> str:
    """Read a word that must be one of those known."""
    found = word(version, row, key)
    if found not in known:
        raise _bad_line(version, row, key)
    return found


def number(version: str, row: Row, key: str, least: int, most: int) -> int:
    """Read a number between two bounds."""
    found = row.get(key)
    if type(found) is not int or not least <= found <= most:
        raise _bad_line(version, row, key)
    return found


def flag(version: str, row: Row, key: str) -> bool:
    """Read a flag; it is off when it is not there."""
    found = row.get(key, False)
    if type(found) is not bool:
        raise _bad_line(version, row, key)
    return found


def table(version: str, row: Row, key: str) -> Row:
    """Read a table inside a line."""
    found = row.get(key)
    if not isinstance(found, dict):
        raise _bad_line(version, row, key)
    return found


def tables(version: str, row: Row, key: str, count: int) -> list[Row]:
    """Read so many tables inside a line."""
    found = row.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise _bad_line(version, row, key)
    if not all(isinstance(each, dict) for each in found):
        raise _bad_line(version, row, key)
    return found


def cost(version: str, row: Row, known: Sequence[str]) -> dict[str, int]:
    """Read a number for each of the known names; what is not there is 0."""
    found = table(version, row, "cost")
    for name, count in found.items():
        if name not in known or type(count) is not int or count < 0:
            raise _bad_line(version, row, "cost")
    return {name: number(version, found, name, 0, 6) if name in found else 0 for name in known}


def provenance(version: str, row: Row) -> str:
    """Read where a line comes from."""
    found = word(version, row, "provenance")
    if found not in PROVENANCES:
        raise CardsError("cards-provenance", {"version": version, "value": found})
    return found


def _bad_line(version: str, row: Row, key: str) -> CardsError:
    return CardsError("cards-line", {"version": version, "key": key, "row": str(row)})
