"""Compares JSON data with the types that a room gives its views and events."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from views import Alias, Room, arguments

PLAIN: dict[str, type] = {"str": str, "int": int, "bool": bool, "None": type(None)}

written = cache(ast.unparse)
literal = cache(ast.literal_eval)


def problems(value: object, type_: ast.expr, room: Room, at: str) -> Iterator[str]:
    """Say where a value is not of a type."""
    if isinstance(type_, ast.BinOp):
        if all(any(problems(value, side, room, at)) for side in (type_.left, type_.right)):
            yield f"{at}: {value!r} is not {written(type_)}"
    elif isinstance(type_, ast.Subscript):
        yield from _generic_problems(value, type_, room, at)
    else:
        yield from _named_problems(value, written(type_), room, at)


def shape_problems(value: object, name: str, room: Room, at: str) -> Iterator[str]:
    """Say which keys are missing, are too many or hold something else."""
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is not a {name}"
        return
    keys = room.keys(name)
    for key in value.keys() - keys.keys():
        yield f"{at}.{key}: {name} has no such key"
    for key in keys.values():
        if key.name in value:
            yield from problems(value[key.name], key.type, room, f"{at}.{key.name}")
        elif key.required:
            yield f"{at}.{key.name}: missing"


def event_problems(event: dict[str, object], room: Room) -> Iterator[str]:
    """Compare an event with the type of its kind."""
    kind = str(event["event"])
    if kind not in room.events:
        yield f"no type for the event {kind}"
        return
    told = {key: value for key, value in event.items() if key != "event"}
    yield from shape_problems(told, room.events[kind], room, kind)


def _named_problems(value: object, name: str, room: Room, at: str) -> Iterator[str]:
    if name in room.types:
        found = room.types[name]
        if isinstance(found, Alias):
            yield from problems(value, found.type, room, at)
        else:
            yield from shape_problems(value, name, room, at)
    elif name == "Json":
        if not isinstance(value, dict):
            yield f"{at}: {value!r} is not an object"
    elif name != "object" and type(value) is not PLAIN[name]:
        yield f"{at}: {value!r} is not {name}"


def _generic_problems(value: object, type_: ast.Subscript, room: Room, at: str) -> Iterator[str]:
    name, given = written(type_.value), arguments(type_)
    if name == "Literal":
        if value not in [literal(each) for each in given]:
            yield f"{at}: {value!r} is not {written(type_)}"
    elif name == "dict" and isinstance(value, dict):
        for key, item in value.items():
            yield from problems(key, given[0], room, f"{at}[{key}]")
            yield from problems(item, given[1], room, f"{at}[{key}]")
    elif name == "list" and isinstance(value, list):
        for place, item in enumerate(value):
            yield from problems(item, given[0], room, f"{at}[{place}]")
    elif name == "tuple" and isinstance(value, list) and len(value) == len(given):
        for place, (item, each) in enumerate(zip(value, given, strict=True)):
            yield from problems(item, each, room, f"{at}[{place}]")
    else:
        yield f"{at}: {value!r} is not {written(type_)}"
