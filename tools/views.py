"""What the browser gets of a game, typed once: `web/src/games/<game>/view.ts` from the TypedDicts.

A room says in `view.py` what a viewer may know (`View`, which is what `view` gives) and in
`events.py` what happens (`EVENTS`: a type for each kind of event). Every TypedDict and every
`Name = Literal[...]` of the room becomes a type of the same name, with its docstring and the
strings below its keys. The source is read, not imported: compiled types do not know themselves.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ROOT / "src" / "lanai" / "games"
PLAIN = {
    "str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null",
    "object": "unknown", "Json": "Record<string, unknown>",
}  # fmt: skip


@dataclass(frozen=True)
class Key:
    """One key of a shape."""

    name: str
    type: ast.expr
    required: bool
    about: str


@dataclass(frozen=True)
class Shape:
    """A TypedDict: the shapes that it goes on from, and its own keys."""

    name: str
    about: str
    bases: list[str]
    keys: list[Key]


@dataclass(frozen=True)
class Alias:
    """Another name for a type."""

    name: str
    about: str
    type: ast.expr


@dataclass(frozen=True)
class Room:
    """All types of a room by name, in reading order, and the shape of each kind of event."""

    types: dict[str, Shape | Alias] = field(default_factory=dict)
    events: dict[str, str] = field(default_factory=dict)
    known_keys: dict[str, dict[str, Key]] = field(default_factory=dict)

    @property
    def typed(self) -> bool:
        """Tell whether the room types its views."""
        return "View" in self.types

    def add(self, found: Shape | Alias) -> None:
        """Add a type."""
        if found.name in self.types:
            raise ValueError(f"two types of a room are called {found.name}")
        self.types[found.name] = found

    def keys(self, name: str) -> dict[str, Key]:
        """List all keys of a shape, those of its bases first."""
        if name not in self.known_keys:
            shape = self.types[name]
            assert isinstance(shape, Shape)
            keys = self.known_keys[name] = {}
            for base in shape.bases:
                keys.update(self.keys(base))
            keys.update({key.name: key for key in shape.keys})
        return self.known_keys[name]


# Reading


def room(name: str) -> Room:
    """Read the types of a room: those of the view first, those of the events last."""
    found = Room()
    order = {"view": 0, "events": 2}
    for path in sorted((ROOMS / name).glob("*.py"), key=lambda path: order.get(path.stem, 1)):
        read_module(path.read_text(encoding="utf-8"), found)
    return found


def read_module(source: str, into: Room) -> None:
    """Read the types of one module."""
    for node, about in with_abouts(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and goes_on_from_a_shape(node, into):
            into.add(read_class(node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            read_assignment(node.targets[0].id, node.value, about, into)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "EVENTS":
            into.events.update(read_events(node.value))


def with_abouts(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Go through statements, each with the string that stands below it."""
    for at, node in enumerate(body):
        below = body[at + 1] if at + 1 < len(body) else None
        yield node, text_of(below.value) if isinstance(below, ast.Expr) else ""


def text_of(node: ast.expr) -> str:
    """Give the text of a string; empty for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return " ".join(node.value.split())
    return ""


def goes_on_from_a_shape(node: ast.ClassDef, room: Room) -> bool:
    """Tell whether a class is a TypedDict."""
    return any(ast.unparse(base) in ("TypedDict", *room.types) for base in node.bases)


def read_class(node: ast.ClassDef) -> Shape:
    """Read a TypedDict that is written as a class."""
    total = not any(each.arg == "total" for each in node.keywords)
    bases = [name for name in map(ast.unparse, node.bases) if name != "TypedDict"]
    keys = [
        read_key(each.target.id, each.annotation, total, about)
        for each, about in with_abouts(node.body)
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]
    return Shape(node.name, " ".join((ast.get_docstring(node) or "").split()), bases, keys)


def read_key(name: str, type_: ast.expr, required: bool, about: str) -> Key:
    """Read one key."""
    if isinstance(type_, ast.Subscript) and ast.unparse(type_.value) == "NotRequired":
        return Key(name, type_.slice, False, about)
    return Key(name, type_, required, about)


def read_assignment(name: str, value: ast.expr, about: str, into: Room) -> None:
    """Read a TypedDict that is written as a call (for keys like "from"), or an alias."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "TypedDict":
        keys = value.args[1]
        assert isinstance(keys, ast.Dict)
        total = not any(each.arg == "total" for each in value.keywords)
        pairs = zip(keys.keys, keys.values, strict=True)
        read = [read_key(ast.literal_eval(key), each, total, "") for key, each in pairs if key]
        into.add(Shape(name, about, [], read))
    elif isinstance(value, ast.Subscript) and ast.unparse(value.value) == "Literal":
        into.add(Alias(name, about, value))


def read_events(value: ast.expr | None) -> dict[str, str]:
    """Read which shape each kind of event has."""
    if not isinstance(value, ast.Dict):
        return {}
    pairs = zip(value.keys, value.values, strict=True)
    return {ast.literal_eval(key): ast.unparse(shape) for key, shape in pairs if key}


# Writing


def typescript(name: str, room: Room) -> str:
    """Write the types of a room for the browser."""
    parts = [
        f"/** What a view and the events of this game hold. Made by `make generate` from\n"
        f" * src/lanai/games/{name}: do not edit. */\n"
    ]
    if room.events:
        parts[0] += 'import type { GameEvent } from "$lib/board";\n'
    parts += [declare(each, room) for each in room.types.values()]
    return "\n".join(parts)


def declare(found: Shape | Alias, room: Room) -> str:
    """Declare one type."""
    about = f"/** {found.about} */\n" if found.about else ""
    if isinstance(found, Alias):
        return f"{about}export type {found.name} = {type_text(found.type)};\n"
    kinds = [kind for kind, shape in room.events.items() if shape == found.name]
    bases = (["GameEvent"] if kinds else []) + found.bases
    lines = [f"  event: {' | '.join(map(json.dumps, kinds))};\n"] if kinds else []
    for key in found.keys:
        lines += [f"  /** {key.about} */\n"] if key.about else []
        lines.append(f"  {key.name}{'' if key.required else '?'}: {type_text(key.type)};\n")
    extends = f" extends {', '.join(bases)}" if bases else ""
    return f"{about}export interface {found.name}{extends} {{\n{''.join(lines)}}}\n"


def type_text(node: ast.expr) -> str:
    """Write a type."""
    if isinstance(node, ast.BinOp):
        return f"{type_text(node.left)} | {type_text(node.right)}"
    if isinstance(node, ast.Subscript):
        return generic_text(ast.unparse(node.value), arguments(node))
    name = ast.unparse(node)
    return PLAIN.get(name, name)


def arguments(node: ast.expr) -> list[ast.expr]:
    """List what stands between the brackets of a type."""
    assert isinstance(node, ast.Subscript)
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def generic_text(name: str, given: list[ast.expr]) -> str:
    """Write a type that has brackets in Python."""
    if name == "Literal":
        return " | ".join(json.dumps(ast.literal_eval(each)) for each in given)
    texts = [type_text(each) for each in given if ast.unparse(each) != "..."]
    if name == "list" or len(texts) < len(given):
        return f"({texts[0]})[]" if "|" in texts[0] else f"{texts[0]}[]"
    if name == "tuple":
        return f"[{', '.join(texts)}]"
    if name == "dict":
        keyed = f"Record<{texts[0]}, {texts[1]}>"
        return keyed if texts[0] == "string" else f"Partial<{keyed}>"
    raise ValueError(f"no type for the browser: {name}")


def pages() -> dict[Path, str]:
    """Write the types of all rooms that have typed views."""
    names = sorted(path.parent.name for path in ROOMS.glob("*/view.py"))
    rooms = {name: room(name) for name in names}
    games = ROOT / "web" / "src" / "games"
    return {
        games / name.replace("_", "-") / "view.ts": typescript(name, found)
        for name, found in rooms.items()
        if found.typed
    }
