"""Texts for people, in their language, from Fluent message files that the web app shares.

The general messages lie beside this module, each game's in its room.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from lanai.core.errors import LanaiError, Refusal
from lanai.games import all_games

LANGUAGES: Final = ("en", "fr")
FALLBACK: Final = "en"


class Texts:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        for source in sources(language):
            self.bundle.add_resource(FluentResource(source))

    def __call__(self, message: str, **args: object) -> str:
        """Format a message by its id; unknown ids and missing arguments are defects.

        >>> text_in("en")("play-undone")
        'Taken back.'
        """
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        formatted, faults = self.bundle.format_pattern(pattern, args)
        if faults:
            raise KeyError(f"{message}: {faults[0]}")
        return str(formatted)

    def has(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def error(self, error: LanaiError) -> str:
        """Say an error in one sentence."""
        return self(error.reason, **self._named(error.details))

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not possible, with its rule."""
        return f"{self(refusal.reason, **self._named(refusal.args))} [{refusal.rule}]"

    def _named(self, args: dict[str, object]) -> dict[str, object]:
        """Give pieces their names in this language: `nani` becomes Nani where a message says so."""
        named = dict(args)
        for key, value in args.items():
            if isinstance(value, str) and self.has(f"{key}-{value}"):
                named[key] = self(f"{key}-{value}")
        return named


def sources(language: str) -> list[str]:
    """Read the message files of a language: the general one, then one of each game."""
    rooms = [f"lanai.games.{name.replace('-', '_')}" for name in sorted(all_games())]
    return [
        files(package).joinpath("messages", f"{language}.ftl").read_text(encoding="utf-8")
        for package in ["lanai.texts", *rooms]
    ]


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
