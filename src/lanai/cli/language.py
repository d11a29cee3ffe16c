"""The language of this run, known before the commands and their help texts are made.

`--lang` may stand anywhere on the command line, so it is taken out before the commands are parsed.
"""

from __future__ import annotations

import sys
from typing import Final

from lanai.texts import language_of_environment, text_in

FLAG: Final = "--lang"


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Take `--lang fr` or `--lang=fr` out of the arguments.

    >>> take_language(["games", "--lang", "fr", "--json"])
    ('fr', ['games', '--json'])
    """
    for at, argument in enumerate(arguments):
        if argument.startswith(FLAG + "="):
            return argument.partition("=")[2], arguments[:at] + arguments[at + 1 :]
        if argument == FLAG and at + 1 < len(arguments):
            return arguments[at + 1], arguments[:at] + arguments[at + 2 :]
    return None, arguments


CHOSEN, ARGUMENTS = take_language(sys.argv[1:])
T: Final = text_in(CHOSEN or language_of_environment())
