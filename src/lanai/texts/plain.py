"""Words for what has no message: ids, keys and plain data, readable without a message file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SEATED: Final = (
    "seat", "turn", "to_act", "winner", "winners", "leader", "starter", "dealer",
)  # fmt: skip
"""Keys of views and events whose numbers are seats: a name says more than a number."""


def words(name: str) -> str:
    """Write an id or a key as words.

    >>> words("top_card"), words("two-of-a-kind")
    ('top card', 'two of a kind')
    """
    return name.replace("_", " ").replace("-", " ").strip()


def heading(name: str) -> str:
    """Write an id or a key as words that begin with a capital.

    >>> heading("top_card")
    'Top card'
    """
    plain = words(name)
    return plain[:1].upper() + plain[1:]


def phrase(value: object) -> str:
    """Write plain data in one line.

    >>> phrase({"hand": ["king", "red-queen"], "bid": 3, "out": False})
    'hand king, red queen; bid 3; out no'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return words(value) or "–"
    if isinstance(value, Mapping):
        return "; ".join(f"{words(str(key))} {phrase(each)}" for key, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, Mapping | list | tuple) for each in value)
        return (" / " if nested else ", ").join(map(phrase, value)) or "–"
    return "–" if value is None else str(value)


def named(key: str, value: object, names: list[str]) -> object:
    """Give the names of seats where a key says that its numbers are seats.

    >>> named("winners", [1], ["Ana", "Ben"]), named("turn", 0, ["Ana", "Ben"])
    (['Ben'], 'Ana')
    >>> named("turn", 7, ["Ana", "Ben"]), named("stones", 0, ["Ana", "Ben"])
    (7, 0)
    """
    if key in SEATED:
        if isinstance(value, list):
            return [named(key, each, names) for each in value]
        if type(value) is int and 0 <= value < len(names):
            return names[value]
    return value


def sentence(reason: str, args: Mapping[str, object]) -> str:
    """Write a reason that has no message as a sentence; one that is a sentence stays as it is.

    >>> sentence("card-not-in-hand", {"card": "king"})
    'Card not in hand (card king).'
    >>> sentence("You have no king left.", {})
    'You have no king left.'
    """
    whole = reason if " " in reason else heading(reason)
    if args:
        whole = f"{whole.rstrip('.')} ({phrase(args)})"
    return whole if whole[-1:] in tuple(".!?") else whole + "."
