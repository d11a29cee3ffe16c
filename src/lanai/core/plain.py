"""Plain data: what a state may hold so that it is copied, numbered and restored by itself.

That is None, booleans, numbers and texts, and lists, tuples, dicts and sets of them. A dict keeps
its order, because whoever walks through it may depend on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

NONE: Final = 0
FALSE: Final = 1
TRUE: Final = 2
NUMBER: Final = 3
FRACTION: Final = 4
TEXT: Final = 5
LIST: Final = 6
TUPLE: Final = 7
DICT: Final = 8
SET: Final = 9

SINGLE: Final = (type(None), bool, int, float, str)


class NotPlain(Exception):
    """Something that is no plain data."""


def copied(value: Any) -> Any:
    """Copy plain data, or raise NotPlain.

    >>> hands = {"ana": [1, 2]}
    >>> twin = copied(hands)
    >>> twin["ana"].append(3)
    >>> hands, twin
    ({'ana': [1, 2]}, {'ana': [1, 2, 3]})
    """
    kind = type(value)
    if kind in SINGLE:
        return value
    if kind is list:
        return [copied(each) for each in value]
    if kind is tuple:
        return tuple([copied(each) for each in value])
    if kind is dict:
        return {key: copied(each) for key, each in value.items()}
    if kind is set:
        return set(value)
    raise NotPlain(kind.__name__)


def to_numbers(value: Any) -> list[int]:
    """Write plain data as numbers: equal data give equal numbers. Raises NotPlain.

    >>> from_numbers(to_numbers({"hand": [3, 1], "name": "Ana", "out": {2}, "done": None}))
    {'hand': [3, 1], 'name': 'Ana', 'out': {2}, 'done': None}
    """
    kind = type(value)
    if value is None:
        return [NONE]
    if kind is bool:
        return [TRUE if value else FALSE]
    if kind is int:
        return [NUMBER, value]
    if kind is float:
        return [FRACTION, *value.as_integer_ratio()]
    if kind is str:
        return [TEXT, len(value), *map(ord, value)]
    if kind is list or kind is tuple:
        return _row(LIST if kind is list else TUPLE, [to_numbers(each) for each in value])
    if kind is dict:
        return _row(DICT, [to_numbers(key) + to_numbers(each) for key, each in value.items()])
    if kind is set:
        return _row(SET, sorted([to_numbers(each) for each in value]))
    raise NotPlain(kind.__name__)


def _row(kind: int, parts: list[list[int]]) -> list[int]:
    row = [kind, len(parts)]
    for part in parts:
        row.extend(part)
    return row


def from_numbers(numbers: list[int]) -> Any:
    """Read plain data back from its numbers."""
    return _read(iter(numbers))


def _read(numbers: Iterator[int]) -> Any:
    kind = next(numbers)
    if kind <= TRUE:
        return (None, False, True)[kind]
    first = next(numbers)
    if kind == NUMBER:
        return first
    if kind == FRACTION:
        return first / next(numbers)
    if kind == TEXT:
        return "".join([chr(next(numbers)) for _ in range(first)])
    parts = [_read(numbers) for _ in range(2 * first if kind == DICT else first)]
    if kind == DICT:
        return dict(zip(parts[::2], parts[1::2], strict=True))
    if kind == TUPLE:
        return tuple(parts)
    return set(parts) if kind == SET else parts
