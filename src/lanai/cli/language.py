"""The language of this run, known before the commands and their help texts are made."""

from __future__ import annotations

import sys
from typing import Final

from lanai.texts import LANGUAGES, language_of_environment, text_in


def chosen(arguments: list[str]) -> str:
    """Find `--lang` among the arguments; without it the environment decides."""
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
    return language_of_environment()


T: Final = text_in(chosen(sys.argv[1:]))

__all__ = ["LANGUAGES", "T", "chosen"]
