"""Card tables: finding them in a game's room, and reading their lines with clear errors.

A game's room holds its tables as `cards/<version>.toml`. A released table never changes: a
correction is a new file, and the newest is found by itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Final, TypeVar

from lanai.core.contract import Game
from lanai.core.errors import CardsError
from lanai.core.parts import read_resource

PROVENANCES: Final = ("book", "public", "ruling", "reconstructed")
ENDING: Final = ".toml"

Row = dict[str, object]
Cards = TypeVar("Cards")
Word = TypeVar("Word", bound=str)


def versions(package: str) -> tuple[str, ...]:
    """List the versions of a game's card table, the newest last."""
    names = [entry.name for entry in files(package).joinpath("cards").iterdir()]
    found = [name.removesuffix(ENDING) for name in names if name.endswith(ENDING)]
    return tuple(sorted(found, key=int))


def table_text(package: str, version: str) -> str:
    """Give the text of a card table."""
    text = read_resource(package, "cards", version + ENDING)
    assert text is not None, version
    return text


def parse(text: str) -> Row:
    """Read TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardsError("cards-unreadable", {"error": str(error)}) from None


def text_of(game: Game, version: str) -> str | None:
    """Give the text of a game's card table; None of a game without cards."""
    return game.resource("cards", version + ENDING)


def as_written(game: Game, version: str) -> Row:
    """Give a card table as it is written; a game without cards has nothing in it."""
    return parse(text_of(game, version) or "")


def load(package: str, version: str, make: Callable[[str, Row], Cards]) -> Cards:
    """Read a card table of a game's room with what the game makes of it."""
    return read(version, table_text(package, version), make)


def read(version: str, text: str, make: Callable[[str, Row], Cards]) -> Cards:
    """Read a card table from TOML text, or raise CardsError saying what is wrong with it."""
    try:
        return make(version, parse(text))
    except CardsError as error:
        raise CardsError(error.reason, {**error.details, "version": version}) from None


# The lines of a table


def rows(table: Row, key: str) -> list[Row]:
    """Read the lines of one kind; each must say where it comes from."""
    found = table.get(key)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise CardsError("cards-missing", {"key": key})
    for row in found:
        provenance(row)
    return found


def provenance(row: Row) -> str:
    """Read where a line comes from."""
    found = word(row, "provenance")
    if found not in PROVENANCES:
        raise CardsError("cards-provenance", {"value": found})
    return found


# The values of a line


def word(row: Row, key: str) -> str:
    """Read a word."""
    found = row.get(key)
    if not isinstance(found, str):
        raise bad_line(row, key)
    return found


def words(row: Row, key: str, count: int) -> list[str]:
    """Read so many words."""
    found = row.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise bad_line(row, key)
    return [str(each) for each in found]


def choice(row: Row, key: str, known: Sequence[Word]) -> Word:
    """Read a word that must be one of those known."""
    found = word(row, key)
    for each in known:
        if each == found:
            return each
    raise bad_line(row, key)


def number(row: Row, key: str, most: int, least: int = 0) -> int:
    """Read a number between two bounds."""
    found = row.get(key)
    if type(found) is not int or not least <= found <= most:
        raise bad_line(row, key)
    return found


def flag(row: Row, key: str) -> bool:
    """Read a flag; it is off when it is not there."""
    found = row.get(key, False)
    if type(found) is not bool:
        raise bad_line(row, key)
    return found


def part(row: Row, key: str) -> Row:
    """Read a table inside a line."""
    found = row.get(key)
    if not isinstance(found, dict):
        raise bad_line(row, key)
    return found


def parts(row: Row, key: str, count: int) -> list[Row]:
    """Read so many tables inside a line."""
    found = row.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise bad_line(row, key)
    if not all(isinstance(each, dict) for each in found):
        raise bad_line(row, key)
    return found


def bad_line(row: Row, key: str) -> CardsError:
    """Say which value of which line is missing or wrong."""
    return CardsError("cards-line", {"key": key, "row": str(row)})
