"""Texts for people, in their language, from Fluent message files that the web app shares.

The general messages lie beside this module, each game's in its room.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from lanai.core.errors import LanaiError, Refusal
from lanai.core.parts import read_resource
from lanai.games import all_games
from lanai.texts.plain import sentence

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 300
"""Characters of an argument that are shown; Fluent itself refuses very long ones."""
FALLBACK: Final = "en"


class Variable(NamedTuple):
    """A place in a message where a value comes."""

    name: str


Part = str | Variable


class Texts:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.plain: Final[dict[str, list[Part]]] = {}
        for source in sources(language):
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            for message, parts in plain_messages(resource).items():
                self.plain.setdefault(message, parts)  # as Fluent does: the first one counts

    def __call__(self, message: str, **args: object) -> str:
        """Format a message by its id; unknown ids and missing arguments are defects.

        >>> text_in("en")("play-undone")
        'Taken back.'
        """
        parts = self.plain.get(message)
        if parts is not None and all(map(_is_plain, args.values())):
            return "".join(
                [
                    part if isinstance(part, str) else str(_showable(args[part.name]))
                    for part in parts
                ]
            )
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        shown = {name: _showable(value) for name, value in args.items()}
        formatted, faults = self.bundle.format_pattern(pattern, shown)
        if faults:
            raise KeyError(f"{message}: {faults[0]}")
        return str(formatted)

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number with its thousands set apart as this language does."""
        written = f"{value:,.{digits}f}"
        if self.language == "fr":
            return written.replace(",", "\u202f").replace(".", ",")
        return written

    def has(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def first(self, plain: str, *messages: str) -> str:
        """Give the first message that there is, else plain words."""
        return next((self(message) for message in messages if self.has(message)), plain)

    def error(self, error: LanaiError) -> str:
        """Say an error in one sentence."""
        return self._reason(error.reason, error.details)

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not possible, with its rule."""
        said = self._reason(refusal.reason, refusal.args)
        return f"{said} [{refusal.rule}]" if refusal.rule else said

    def _reason(self, reason: str, args: dict[str, object]) -> str:
        """Say a reason; a game without messages may give one that has none, or a whole sentence."""
        if not self.has(reason):
            return sentence(reason, {} if " " in reason else args)
        return self(reason, **self._named(args))

    def _named(self, args: dict[str, object]) -> dict[str, object]:
        """Give pieces their names in this language: `nani` becomes Nani where a message says so."""
        named = dict(args)
        for key, value in args.items():
            if isinstance(value, str) and self.has(f"{key}-{value}"):
                named[key] = self(f"{key}-{value}")
        return named


def plain_messages(resource: ast.Resource) -> dict[str, list[Part]]:
    """Find the messages of nothing but text and variables: Fluent itself is slow with them."""
    found: dict[str, list[Part]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [_part(element) for element in entry.value.elements]
            plain = [part for part in parts if part is not None]
            if len(plain) == len(parts):
                found[entry.id.name] = plain
    return found


def _part(element: ast.TextElement | ast.Placeable) -> Part | None:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element.expression, ast.VariableReference):
        return Variable(element.expression.id.name)
    return None


def _is_plain(value: object) -> bool:
    """Tell whether a value looks the same in every language: texts and numbers below 1000."""
    return type(value) is str or (type(value) is int and -1000 < value < 1000)


def _showable(value: object) -> object:
    """Cut a very long text, and show characters that a terminal would obey as what they are."""
    if not isinstance(value, str) or (len(value) <= LONGEST and value.isprintable()):
        return value
    short = value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return "".join(
        sign if sign.isprintable() or sign == "\n" else repr(sign)[1:-1] for sign in short
    )


def sources(language: str) -> list[str]:
    """Read the message files of a language: the general one, then one of each game that has any.

    A game that does not speak the language is heard in English.
    """
    own = read_resource(__name__, "messages", f"{language}.ftl")
    found = [own]
    for _, game in sorted(all_games().items()):
        spoken = game.resource("messages", f"{language}.ftl")
        found.append(game.resource("messages", f"{FALLBACK}.ftl") if spoken is None else spoken)
    return [source for source in found if source is not None]


@cache
def text_in(language: str) -> Texts:
    """Give the texts of a language; English for one we do not speak."""
    return Texts(language if language in LANGUAGES else FALLBACK)


def language_of_environment() -> str:
    """Choose the language by LANAI_LANG or the locale, as other programs do."""
    for variable in ("LANAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
