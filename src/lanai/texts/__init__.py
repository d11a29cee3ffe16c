"""Texts for people, in their language, from Fluent message files that the web app shares.

The general messages lie beside this module, each game's in its room.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from lanai.core.errors import LanaiError, Refusal
from lanai.core.parts import read_resource
from lanai.games import all_games
from lanai.texts.patterns import Patterns, number_in
from lanai.texts.plain import sentence

LANGUAGES: Final = ("en", "fr", "de")
LONGEST: Final = 300
"""Characters of an argument that are shown."""
HARMLESS: Final = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{ZERO WIDTH JOINER}"
"""What Python takes for unprintable, though it stands in texts: in large numbers and in emoji."""
FALLBACK: Final = "en"
HEAD: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message: all that belongs to it is indented."""


class Variable(NamedTuple):
    """A place in a message where a value comes."""

    name: str


Part = str | Variable


class Texts:
    """Formats messages in one language; what a game does not say in it is heard in English.

    A run needs few of them: each is read when it comes up.
    """

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.patterns: Final = Patterns(language)
        self.plain: Final[dict[str, list[Part]]] = {}
        self.unread: Final[dict[str, str]] = {}
        for spoken in dict.fromkeys((language, FALLBACK)):
            for source in sources(spoken):
                for message, text in messages_in(source).items():
                    self.unread.setdefault(message, text)  # as Fluent does: the first one counts

    def __call__(self, message: str, **args: object) -> str:
        """Format a message by its id; unknown ids and missing arguments are defects.

        >>> text_in("en")("play-undone")
        'Taken back:'
        """
        if message in self.unread:
            self.read(message)
        parts = self.plain.get(message)
        if parts is not None and all(map(_is_plain, args.values())):
            return "".join(
                [
                    part if isinstance(part, str) else str(_showable(args[part.name]))
                    for part in parts
                ]
            )
        return self.patterns.write(
            message, {name: _showable(value) for name, value in args.items()}
        )

    def read(self, message: str) -> None:
        """Read a message with all that it refers to."""
        needed = [message]
        for each in needed:
            if each in self.unread:
                resource = parse(self.unread[each])
                self.patterns.add(resource)
                self.plain.update(plain_messages(resource))
                needed += [name for name in references_in(resource) if name not in needed]
        for each in needed:  # only now: another thread may need the same
            self.unread.pop(each, None)

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number with its thousands set apart as this language does."""
        return number_in(self.language, value, digits)

    def has(self, message: str) -> bool:
        """Tell whether there is such a message; one that cannot be read is none."""
        if message in self.unread:
            self.read(message)
        return message in self.patterns.entries

    def first(self, plain: str, *messages: str) -> str:
        """Give the first message that there is, else plain words."""
        for message in filter(self.has, messages):
            with suppress(LookupError):  # it refers to what there is not
                return self(message)
        return plain

    def error(self, error: LanaiError) -> str:
        """Say an error in one sentence."""
        return self.say(error.reason, error.details)

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not possible, with its rule."""
        said = self.say(refusal.reason, refusal.args)
        return f"{said} [{refusal.rule}]" if refusal.rule else said

    def say(self, reason: str, args: dict[str, object]) -> str:
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


def messages_in(source: str) -> dict[str, str]:
    r"""Part a message file into its messages, unread.

    >>> messages_in("# A heap.\nstones = Stones\nleft =\n    { $n } left\n")
    {'stones': 'stones = Stones\n', 'left': 'left =\n    { $n } left\n'}
    """
    heads = list(HEAD.finditer(source))
    ends = [*(head.start() for head in heads[1:]), len(source)]
    return {head[1]: source[head.start() : end] for head, end in zip(heads, ends, strict=True)}


class References(Visitor):
    """Collects the messages and terms that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term."""
        self.names.append(f"-{node.id.name}")


def references_in(resource: ast.Resource) -> list[str]:
    """List the messages and terms that messages refer to."""
    found = References()
    found.visit(resource)
    return found.names


def plain_messages(resource: ast.Resource) -> dict[str, list[Part]]:
    """Find the messages of nothing but text and variables: most are so, and quick to write."""
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
    return harmless(value) if isinstance(value, str) else value


def harmless(text: str) -> str:
    r"""Cut a very long text, and show characters that a terminal would obey as what they are.

    >>> harmless("A\x1b[2Jna")
    'A\\x1b[2Jna'
    """
    if len(text) <= LONGEST and text.isprintable():
        return text
    short = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return "".join(
        sign if sign.isprintable() or sign in HARMLESS else repr(sign)[1:-1] for sign in short
    )


def sources(language: str) -> list[str]:
    """Read the message files of a language: the general one, then one of each game that has any."""
    found = [read_resource(__name__, "messages", f"{language}.ftl")]
    found += [
        game.resource("messages", f"{language}.ftl") for _, game in sorted(all_games().items())
    ]
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
