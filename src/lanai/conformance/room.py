"""The room of a game: its files hold what is looked for, and its message files can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import Final

from fluent.syntax import ast, parse

from lanai.conformance.fault import Fault, demand, some
from lanai.conformance.records import play
from lanai.conformance.variants import variants_of
from lanai.core.contract import Game, State
from lanai.texts import LANGUAGES, references_in, text_in
from lanai.texts.narration import PlainNarration, narration_of

PARTS: Final = {
    "legal": ("legal", "is_legal", "pick", "mask", "choice_is_open"),
    "refusals": ("why_not",),
    "rules": ("play",),
    "chance": ("draw", "outcome", "place"),
    "notation": ("text", "parse"),
    "view": ("view", "own_view", "own_seat"),
    "redeal": ("redeal",),
    "retelling": ("retell",),
    "scoring": ("scores", "winners", "sides"),
    "checks": ("check",),
    "chronicle": ("holdings", "round_number", "first_player"),
    "outcomes": ("word",),
    "encoding": ("encode", "memory"),
    "narration": ("narrate",),
    "board": ("draw",),
    "knowledge": ("GameKnowledge",),
    "characters": ("CHARACTERS",),
    "reasons": ("GameWitness",),
}
"""The files of a room that replace defaults, each with what is looked for in it."""

GAMES: Final = 20
"""Games of each variant in which events are looked for."""


def files_are_looked_into(game: Game) -> None:
    """Every file that replaces a default holds what is looked for in it."""
    state = type(variants_of(game)[0].new())
    for name, wanted in PARTS.items():
        module = game.part(name)
        if module is None or any(hasattr(module, each) for each in wanted):
            continue
        helps = any(_is_written(state, each) for each in wanted)  # the state has it, in its own way
        demand(
            helps,
            f"{name}.py replaces nothing: what is looked for there is called {_listed(wanted)}",
        )


def _is_written(state: type[State], name: str) -> bool:
    return hasattr(State, name) and getattr(state, name) is not getattr(State, name)


def _listed(names: tuple[str, ...]) -> str:
    *others, last = [f"`{name}`" for name in names]
    return f"{', '.join(others)} or {last}" if others else last


def messages_are_read(game: Game) -> None:
    """Message files can be read, and every message of an event or an option is asked for."""
    languages = _languages(game)
    asked = set(_asked(game)) if languages else set()
    for language in languages:
        file = f"messages/{language}.ftl"
        demand(
            language in LANGUAGES,
            f"{file} is never read: Lanai speaks {', '.join(LANGUAGES)}",
        )
        source = game.resource("messages", f"{language}.ftl") or ""
        resource = parse(source)
        texts = text_in(language)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise Fault(f"{file}, {_place(source, entry)}")
            if isinstance(entry, ast.Message):
                _demand_use(game, entry.id.name, asked, file)
        for name in references_in(resource):
            demand(texts.has(name), f"{file} refers to {name}, which there is not")


def _languages(game: Game) -> list[str]:
    """List the languages that a room has files for."""
    folder = files(game.room).joinpath("messages") if game.room else None
    if folder is None or not folder.is_dir():
        return []
    names = sorted(file.name for file in folder.iterdir())
    return [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]


def _place(source: str, junk: ast.Junk) -> str:
    """Say which message cannot be read, and why."""
    line = source.count("\n", 0, junk.span.start if junk.span is not None else 0) + 1
    said = junk.annotations[0].message if junk.annotations else None
    return f"line {line}: what begins here cannot be read ({said or 'it is no message'})"


def _demand_use(game: Game, message: str, asked: set[str], file: str) -> None:
    """Demand that a message of an event or an option is asked for, as its name promises."""
    found = re.fullmatch(rf"{game.name}-(event|option)-(.+?)(-own)?", message)
    if found is None or message.removesuffix("-own") in asked:
        return
    if found[1] == "event" and not isinstance(narration_of(game.name), PlainNarration):
        return
    if found[1] == "event" and _is_named(game, found[2]):
        return
    others = sorted(each for each in asked if each.startswith(f"{game.name}-{found[1]}-"))
    raise Fault(f"{file}: nothing asks for {message}; asked for are {some(others)}")


def _asked(game: Game) -> Iterator[str]:
    """List what options, and the events of random games, ask for."""
    for option in game.options:
        yield f"{game.name}-option-{option.name}"
        for choice in option.choices:
            yield f"{game.name}-option-{option.name}-{option.write(choice)}"
    for variant, seed in product(variants_of(game), range(GAMES)):
        for event in play(variant.match(seed), seed).journal.events:
            yield f"{game.name}-event-{event.kind}"


def _is_named(game: Game, kind: str) -> bool:
    """Tell whether an event is named in the room's code: it may be too rare for random games."""
    code = [file for file in files(game.room).iterdir() if file.name.endswith(".py")]
    named = re.compile(rf"""["']{re.escape(kind)}["']""")
    return any(named.search(file.read_text(encoding="utf-8")) for file in code)
