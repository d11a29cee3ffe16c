"""The record: header, chance and moves, one JSON object a line. All else derives from it.

`docs/record.md` describes the format for people. Reading checks the shape of every line; whether
the game could have gone like that is checked by :mod:`lanai.core.verify`.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final

from lanai.core.errors import RecordError
from lanai.core.events import Json

FORMAT: Final = 1
BRANCHED: Final = 2
"""The format of games that begin with the beginning of another; all others stay as they were."""
SUFFIX: Final = ".lanai.jsonl"
DIGEST: Final = "sha256"

FROM: Final = "from"
REDEALT: Final = "redealt"
SAME: Final = "same"
HASH: Final = re.compile("[0-9a-f]{64}")
MOST_LINES: Final = 1_000_000
MOST_NESTED: Final = 100
"""Lists and objects within each other: whoever goes through more of them may come to no end."""
DEEP: Final = "too deeply nested"
LARGEST: Final = 2**63 - 1
"""The engine's integers end there, and so do all that chance gives."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a text with it."""


class Record:
    """A game as it was played."""

    def __init__(self, header: Json, lines: list[Json], result: Json | None = None) -> None:
        self.header: Final = header
        self.result: Json | None = result
        self._lines = lines  # perhaps with more at its end, which a copy has added
        self._count = len(lines)

    @property
    def lines(self) -> list[Json]:
        """Give the chance and move lines in order; only `append` may change them."""
        return self._lines if len(self._lines) == self._count else self._lines[: self._count]

    def append(self, line: Json) -> None:
        """Write one more line; what is shared is left to the copy that was first."""
        if len(self._lines) != self._count:
            self._lines = self._lines[: self._count]
        self._lines.append(line)
        self._count += 1

    def copy(self) -> Record:
        """Make a copy that can be continued by itself, and shares the lines that are there."""
        twin = Record(self.header, self._lines, self.result)
        twin._count = self._count
        return twin

    @property
    def game(self) -> str:
        """Name the game."""
        return str(self.header["game"])

    @property
    def players(self) -> list[str]:
        """List the players' names, by seat."""
        names = self.header["players"]
        assert isinstance(names, list)
        return [str(name) for name in names]

    @property
    def options(self) -> Json:
        """Give the table's options as written."""
        options = self.header["options"]
        assert isinstance(options, dict)
        return options

    @property
    def begun(self) -> int:
        """Count the lines at the beginning that are those of another game."""
        return begun(self.header)

    def text(self) -> str:
        """Write the record; a finished one that announces a digest is sealed with it."""
        body = "".join(dump(line) + "\n" for line in [self.header, *self.lines])
        if self.result is None:
            return body
        last = {key: value for key, value in self.result.items() if key != "digest"}
        if "digest" in self.header:
            last["digest"] = digest_of(body, last)
        return body + dump(last) + "\n"


def begun(header: Json) -> int:
    """Count the lines at the beginning of a record that are those of another game."""
    note = header.get(FROM) if header["lanai"] == BRANCHED else None
    if not isinstance(note, dict):
        return 0
    lines = note["lines"]
    assert isinstance(lines, int)
    return lines


def dump(line: Json) -> str:
    """Write one line without spaces; raises ValueError for NaN, which Python would write."""
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def digest_of(body: str, last: Json) -> str:
    """Hash all lines, the last one without its digest."""
    return hashlib.sha256((body + dump(last)).encode()).hexdigest()


def read(text: str) -> Record:
    """Read a record, or raise RecordError with the number of the first bad line."""
    rows = text.removesuffix("\n").split("\n")
    if not text:
        raise RecordError(1, "record-empty")
    if text[0] == BYTE_ORDER_MARK:
        raise RecordError(1, "record-mark")
    header = _parse_line(1, rows[0])
    _check_header(header)
    lines: list[Json] = []
    result: Json | None = None
    for number, row in enumerate(rows[1:], start=2):
        line = _parse_line(number, row)
        if result is not None:
            raise RecordError(number, "record-after-result")
        if "result" in line:
            _check_result(number, header, line)
            result = line
        else:
            _check_line(number, header, line)
            lines.append(line)
    if begun(header) > len(lines):
        raise RecordError(1, "record-header", {"key": FROM})
    return Record(header, lines, result)


def _parse_line(number: int, row: str) -> Json:
    try:
        line = json.loads(row, object_pairs_hook=no_key_twice)
        row.encode()
        if isinstance(line, dict):
            dump(line).encode()  # Python reads NaN, Infinity and half characters that are no JSON
    except ValueError as error:
        plain = str(error).partition("; use ")[0]  # how to program it helps nobody
        raise RecordError(number, "record-not-json", {"error": plain}) from None
    except RecursionError:
        raise RecordError(number, "record-not-json", {"error": DEEP}) from None
    if row.count("[") + row.count("{") > MOST_NESTED and _is_deep(line, MOST_NESTED):
        raise RecordError(number, "record-not-json", {"error": DEEP})
    if not isinstance(line, dict):
        raise RecordError(number, "record-not-object")
    return line


def _is_deep(value: object, most: int) -> bool:
    """Tell whether there are more lists and objects than that within each other."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return False
    return most == 0 or any(_is_deep(each, most - 1) for each in value)


def no_key_twice(pairs: list[tuple[str, object]]) -> Json:
    """Make an object of what JSON says, or raise ValueError where a key stands twice."""
    line = dict(pairs)
    if len(line) != len(pairs):
        raise ValueError("the same key twice")
    return line


def _check_header(header: Json) -> None:
    if header.get("lanai") not in (FORMAT, BRANCHED) or type(header.get("lanai")) is not int:
        raise RecordError(1, "record-format", {"format": str(header.get("lanai"))})
    for key in ("game", "rules", "cards"):
        if not isinstance(header.get(key), str):
            raise RecordError(1, "record-header", {"key": key})
    players = header.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RecordError(1, "record-header", {"key": "players"})
    if not isinstance(header.get("options"), dict):
        raise RecordError(1, "record-header", {"key": "options"})
    if header.get("digest", DIGEST) != DIGEST:
        raise RecordError(1, "record-header", {"key": "digest"})
    nonces = header.get("nonces", [])
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise RecordError(1, "record-header", {"key": "nonces"})
    if header["lanai"] == BRANCHED:
        _check_from(header.get(FROM), len(players))


def _check_from(note: object, players: int) -> None:
    """Raise RecordError unless a header tells where the beginning of its game comes from."""
    if not isinstance(note, dict) or not _is_origin(note, players):
        raise RecordError(1, "record-header", {"key": FROM})


def _is_origin(note: Json, players: int) -> bool:
    for key, most in (("step", MOST_LINES), ("lines", MOST_LINES), ("seat", players - 1)):
        number = note.get(key)
        if type(number) is not int or not 0 <= number <= most:
            return False
    cards = note.get("cards")
    if cards != REDEALT and (cards != SAME or note["lines"] != note["step"]):
        return False
    hashed = HASH.fullmatch(str(note.get("digest"))) is not None
    return hashed and ("result" not in note or _is_result(note["result"], players))


def _check_line(number: int, header: Json, line: Json) -> None:
    if isinstance(line.get("chance"), str) and "value" in line:
        if not _is_small([line["value"], line.get("seat")]):
            raise RecordError(number, "record-number")
        return
    players = header["players"]
    assert isinstance(players, list)
    seat = line.get("seat")
    if "chance" in line or "move" not in line:
        raise RecordError(number, "record-line")
    if type(seat) is not int or not 0 <= seat < len(players):
        raise RecordError(number, "record-seat")
    if not isinstance(line["move"], str):
        raise RecordError(number, "record-line")


def _is_small(value: object) -> bool:
    """Tell whether the engine can hold all numbers of a chance event, be they possible or not."""
    if isinstance(value, dict):
        return all(_is_small(each) for each in value.values())
    if isinstance(value, list):
        return all(_is_small(each) for each in value)
    return not isinstance(value, int) or abs(value) <= LARGEST


def _check_result(number: int, header: Json, line: Json) -> None:
    players = header["players"]
    assert isinstance(players, list)
    if not _is_result(line["result"], len(players)):
        raise RecordError(number, "record-result")
    if not all(isinstance(line.get(key), str | None) for key in ("seed", "secret")):
        raise RecordError(number, "record-seed")


def _is_result(result: object, players: int) -> bool:
    """Tell whether something has the form of a result for so many players."""
    if not isinstance(result, dict):
        return False
    scores, winners = result.get("scores"), result.get("winners")
    for numbers in (scores, winners):
        if not isinstance(numbers, list) or not all(type(value) is int for value in numbers):
            return False
    return isinstance(scores, list) and len(scores) == players


def check_seal(text: str, record: Record) -> None:
    """Raise RecordError unless a sealed record is exactly the one that was sealed."""
    if record.result is None:
        return
    sealed = "digest" in record.header or "digest" in record.result
    if sealed and record.text() != text:
        raise RecordError(len(record.lines) + 2, "record-digest")
