"""Fluent messages put into words, in the languages that we speak.

What messages are made of here: texts, variables, literals, other messages, terms, choices by number
or word, and NUMBER as it is. Other functions and options are not among it: nothing needs them, and
what they write would need the customs of all countries.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fluent.syntax import ast

SEPARATORS: Final = {"en": (",", "."), "fr": ("\u202f", ","), "de": (".", ",")}
"""What stands between thousands and before decimals."""
DECIMALS: Final = 3
"""Digits after the point at most, where nothing else is said."""
MILLION: Final = 1_000_000
DEEPEST: Final = 20
"""Messages within messages, so that none can hold itself."""

Args = Mapping[str, object]
Value = str | int | float
Entry = ast.Message | ast.Term


def number_in(language: str, value: float, digits: int) -> str:
    """Write a number with its thousands set apart as a language does."""
    thousands, decimals = SEPARATORS[language]
    exact = isinstance(value, int) and digits == 0  # however large
    written = f"{value:,}" if exact else f"{value:,.{digits}f}"
    whole, _, rest = written.partition(".")
    return whole.replace(",", thousands) + (decimals + rest if rest else "")


def plural_of(language: str, value: float) -> str:
    """Name the form of words that goes with a number, by Unicode's names for them.

    >>> [plural_of("en", 1), plural_of("en", 0), plural_of("fr", 0), plural_of("fr", 1.5)]
    ['one', 'other', 'one', 'one']
    """
    size = abs(value)
    if language == "fr":
        if int(size) in (0, 1):
            return "one"
        return "many" if size % MILLION == 0 else "other"
    return "one" if size == 1 else "other"


class Patterns:
    """The messages and terms of one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.entries: Final[dict[str, Entry]] = {}

    def add(self, resource: ast.Resource) -> None:
        """Take in messages and terms; what is there already stays."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.entries.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self.entries.setdefault(f"-{entry.id.name}", entry)

    def write(self, message: str, args: Args) -> str:
        """Put a message into words, or raise KeyError for what is missing."""
        return self._entry(message, args, 0)

    def _entry(self, name: str, args: Args, depth: int) -> str:
        entry = self.entries[name]
        if entry.value is None or depth > DEEPEST:
            raise KeyError(name)
        return self._pattern(entry.value, args, depth + 1)

    def _pattern(self, pattern: ast.Pattern, args: Args, depth: int) -> str:
        return "".join(
            [
                element.value
                if isinstance(element, ast.TextElement)
                else self._shown(self._value(element.expression, args, depth))
                for element in pattern.elements
            ]
        )

    def _shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return number_in(self.language, value, 0)
        digits = len(f"{value:.{DECIMALS}f}".rstrip("0").partition(".")[2])
        return number_in(self.language, value, digits)

    def _value(self, expression: object, args: Args, depth: int) -> Value:
        match expression:
            case ast.Placeable():
                return self._value(expression.expression, args, depth)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return number_of(expression)
            case ast.VariableReference():
                value = args[expression.id.name]
                return value if isinstance(value, str | int | float) else str(value)
            case ast.MessageReference() if expression.attribute is None:
                return self._entry(expression.id.name, args, depth)
            case ast.FunctionReference() if is_plain_number(expression):
                return self._value(expression.arguments.positional[0], args, depth)
            case ast.TermReference() if expression.attribute is None:
                return self._term(expression, depth)
            case ast.SelectExpression():
                return self._choice(expression, args, depth)
        raise KeyError(type(expression).__name__)

    def _term(self, reference: ast.TermReference, depth: int) -> str:
        """Write a term, which knows only what it is told where it stands."""
        named = [] if reference.arguments is None else reference.arguments.named
        args = {each.name.name: self._value(each.value, {}, depth) for each in named}
        return self._entry(f"-{reference.id.name}", args, depth)

    def _choice(self, choice: ast.SelectExpression, args: Args, depth: int) -> str:
        """Write the first variant that fits a value, or the one for all others."""
        value = self._value(choice.selector, args, depth)
        fitting = (each for each in choice.variants if self._fits(each.key, value))
        default = next(each for each in choice.variants if each.default)
        return self._pattern(next(fitting, default).value, args, depth)

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and number_of(key) == value
        if isinstance(value, str):
            return str(key.name) == value
        return str(key.name) == plural_of(self.language, value)


def number_of(literal: ast.NumberLiteral) -> int | float:
    """Read a number in a message."""
    written = str(literal.value)
    return float(written) if "." in written else int(written)


def is_plain_number(call: ast.FunctionReference) -> bool:
    """Tell whether a function is the one that says that something is a number."""
    given = call.arguments
    return str(call.id.name) == "NUMBER" and len(given.positional) == 1 and not given.named
