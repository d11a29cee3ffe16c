"""Compares JSON data with the types that a room gives its views and events."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache

from views import Alias, Room, arguments

PLAIN: dict[str, type] = {"str": str, "int": int, "bool": bool, "None": type(None)}

written = cache(ast.unparse)
literal = cache(ast.literal_eval)


class TypeCheck:
    """Says where data is not of a room's types; what has fitted once is not looked at again."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.fitting: set[tuple[str, str]] = set()

    def view(self, view: object) -> Iterator[str]:
        """Compare a whole view with its type."""
        yield from self.shape(view, "View", "view")

    def event(self, event: dict[str, object]) -> Iterator[str]:
        """Compare an event with the type of its kind."""
        kind = str(event["event"])
        if kind not in self.room.events:
            yield f"no type for the event {kind}"
            return
        told = {key: value for key, value in event.items() if key != "event"}
        yield from self.shape(told, self.room.events[kind], kind)

    def shape(self, value: object, name: str, at: str) -> Iterator[str]:
        """Say which keys are missing, are too many or hold something else."""
        if not isinstance(value, dict):
            yield f"{at}: {value!r} is not a {name}"
            return
        known = (name, json.dumps(value))
        if known not in self.fitting:
            found = list(self._keys(value, name, at))
            if not found:
                self.fitting.add(known)
            yield from found

    def value(self, value: object, type_: ast.expr, at: str) -> Iterator[str]:
        """Say where a value is not of a type."""
        if isinstance(type_, ast.BinOp):
            if all(any(self.value(value, side, at)) for side in (type_.left, type_.right)):
                yield f"{at}: {value!r} is not {written(type_)}"
        elif isinstance(type_, ast.Subscript):
            yield from self._generic(value, type_, at)
        else:
            yield from self._named(value, written(type_), at)

    def _keys(self, value: dict[str, object], name: str, at: str) -> Iterator[str]:
        keys = self.room.keys(name)
        for key in value.keys() - keys.keys():
            yield f"{at}.{key}: {name} has no such key"
        for each in keys.values():
            if each.name in value:
                yield from self.value(value[each.name], each.type, f"{at}.{each.name}")
            elif each.required:
                yield f"{at}.{each.name}: missing"

    def _named(self, value: object, name: str, at: str) -> Iterator[str]:
        if name in self.room.types:
            found = self.room.types[name]
            if isinstance(found, Alias):
                yield from self.value(value, found.type, at)
            else:
                yield from self.shape(value, name, at)
        elif name == "Json":
            if not isinstance(value, dict):
                yield f"{at}: {value!r} is not an object"
        elif name != "object" and type(value) is not PLAIN[name]:
            yield f"{at}: {value!r} is not {name}"

    def _generic(self, value: object, type_: ast.Subscript, at: str) -> Iterator[str]:
        name, given = written(type_.value), arguments(type_)
        if name == "Literal":
            if value not in [literal(each) for each in given]:
                yield f"{at}: {value!r} is not {written(type_)}"
        elif name == "dict" and isinstance(value, dict):
            for key, item in value.items():
                yield from self.value(key, given[0], f"{at}[{key}]")
                yield from self.value(item, given[1], f"{at}[{key}]")
        elif name == "list" and isinstance(value, list):
            for place, item in enumerate(value):
                yield from self.value(item, given[0], f"{at}[{place}]")
        elif name == "tuple" and isinstance(value, list) and len(value) == len(given):
            for place, (item, each) in enumerate(zip(value, given, strict=True)):
                yield from self.value(item, each, f"{at}[{place}]")
        else:
            yield f"{at}: {value!r} is not {written(type_)}"
