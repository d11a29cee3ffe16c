"""What people may call themselves, and which names look the same.

Whoever sits down beside somebody of a name that looks the same gets a mark that all can see. So two
friends called Ana can play together, and nobody can pass for somebody else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from lanai.bots.levels import LEVELS
from lanai.games import all_games
from lanai.server.protocol import BotMark
from lanai.server.refused import Refused
from lanai.texts import LANGUAGES, text_in
from lanai.texts.characters import characters_of

MOST_MARKS: Final = 4
"""Accents on one letter; more of them are painted over the lines above and below."""

UNSEEN: Final = frozenset(
    map(
        chr,
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x13441, 0x13442,
         0x1D159),
    )
)  # fmt: skip
"""Signs that count as letters, marks or symbols and show nothing."""

RESERVED: Final[set[str]] = set()
"""What the operator's own bots look like, in this process."""

BOT_WORDS: Final = frozenset({"bot", "bots", "robot", "robots"})

ALIKE: Final = {
    "A": "0410 0391 13aa a4ee 2c80 1d00 15e9", "B": "0412 0392 13f4 a4d0 2c82 0299 15f7",
    "C": "0421 03f9 13df a4da 2ca4 1d04 1455", "D": "13a0 a4d3 1d05 15ea",
    "E": "0415 0395 13ac a4f0 1d07", "F": "03dc a4dd a730 15b4", "G": "050c 13c0 a4d6 0262",
    "H": "041d 0397 13bb a4e7 2c8e 029c 157c", "J": "0408 037f 13ab a4d9 1d0a 148d",
    "K": "041a 039a 13e6 a4d7 2c94 1d0b", "L": "13de a4e1 054c 029f 14aa",
    "M": "041c 039c 13b7 a4df 2c98 1d0d 15f0", "N": "039d a4e0 2c9a 0274",
    "O": "0030 041e 039f 0555 a4f3 2c9e 1d0f", "P": "0420 03a1 13e2 a4d1 2ca2 1d18 146d",
    "Q": "051a", "R": "13a1 13d2 a4e3 0280 1587", "S": "0405 054f 13da a4e2 a731",
    "T": "0422 03a4 13a2 a4d4 2ca6 1d1b", "U": "054d a4f4 1d1c 144c",
    "V": "0474 13d9 a4e6 1d20 142f", "W": "051c 13b3 a4ea 1d21 15ef", "X": "0425 03a7 a4eb 2cac",
    "Y": "0423 03a5 04ae a4ec 2ca8 028f", "Z": "0396 13c3 a4dc 1d22", "a": "0430 03b1 0251",
    "b": "044c 13cf", "c": "0441 03f2 2ca5", "d": "0501 13e7", "e": "0435 0454", "g": "0261 0581",
    "h": "04bb 0570 13c2", "i": "0456 0131 03b9 0269 2c93", "j": "0458 03f3", "k": "043a 03ba",
    "l": "0031 0049 007c 0406 0399 04c0 04cf 13c6 01c0 a4f2 2c92 026a", "n": "0578 057c",
    "o": "043e 03bf 03c3 0585 2c9f", "p": "0440 03c1 2ca3", "q": "051b 0566", "r": "0433",
    "s": "0455", "u": "03c5 057d", "v": "0475 03bd", "w": "051d 0461", "x": "0445 03c7 2cad",
    "y": "0443 04af 03b3",
}  # fmt: skip
"""Letters and digits that look like a Latin letter: Cyrillic, Greek, Coptic, Armenian, Cherokee,
Lisu, Canadian syllabics, and the small capitals of phonetics."""
LATIN: Final = {int(code, 16): letter for letter, codes in ALIKE.items() for code in codes.split()}


def clean_name(name: str) -> str:
    """Give a name as it is shown, or refuse it; nobody may pass for a bot or for nobody."""
    shown = _readable(name)
    if is_like_a_bot(shown):
        raise Refused("name-bot")
    return shown


def clean_mark(mark: BotMark) -> BotMark:
    """Give what a program says about itself as it is shown, or refuse it.

    Its owner is a person. What a program is called may look like anything: it stands beside a name.
    """
    return BotMark(clean_name(mark.owner), _readable(mark.program))


def _readable(name: str) -> str:
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    if not shown.isprintable() or UNSEEN & set(shown) or not _can_be_read(shown):
        raise Refused("bad-name")
    return shown


def _can_be_read(name: str) -> bool:
    """Tell whether a name has something to see, and not too many marks over each other."""
    marks = "".join("m" if unicodedata.category(sign)[0] == "M" else "." for sign in name)
    return "." in marks.replace(" ", "") and "m" * (MOST_MARKS + 1) not in marks


def is_like_a_bot(name: str) -> bool:
    """Tell whether a name looks like what bots are called here: the house's, or the operator's."""
    return is_like_the_house(name) or _look(name) in RESERVED


def is_like_the_house(name: str) -> bool:
    """Tell whether a name looks like that of a bot of the house, in any language.

    >>> [is_like_the_house(name) for name in ("Medium", "expert 2", "Facile", "Bot Ana", "Botond")]
    [True, True, True, True, False]
    >>> is_like_the_house("Kukui")  # a character of Tiki Topple
    True
    """
    bare = _look(re.sub(r"[\W\d_]+$", "", name))
    words = {_look(word) for word in re.split(r"[\W_]+", unicodedata.normalize("NFKC", name))}
    return bool(words & BOT_WORDS or bare in _titles_of_bots())


def reserve(titles: Iterable[str]) -> None:
    """Let nobody be called like a bot that the operator has added."""
    RESERVED.update(map(_look, titles))


@cache
def _titles_of_bots() -> frozenset[str]:
    titles = {text_in(lang)(f"level-{level}") for lang in LANGUAGES for level in LEVELS}
    known = [characters_of(game).values() for game in all_games()]
    characters = {name for levels in known for names in levels for name in names}
    return frozenset(_look(title) for title in (*LEVELS, *titles, *characters))


def looks_of(name: str) -> frozenset[str]:
    """Give what a name looks like, once by its letters and once by their shapes.

    Both are needed: ANNA is Anna in other letters, and a capital I has the shape of a small L.
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    return frozenset({_bare(plain), _look(name)})


def _look(name: str) -> str:
    shapes = unicodedata.normalize("NFKD", name).translate(LATIN).casefold()
    return _bare(shapes).replace("rn", "m").replace("vv", "w")


def _bare(name: str) -> str:
    """Leave out marks, spaces and punctuation, unless there is nothing else."""
    parts = unicodedata.normalize("NFKD", name)
    bare = "".join(sign for sign in parts if unicodedata.category(sign)[0] not in "MZPC")
    return bare or parts


def are_alike(one: str, other: str) -> bool:
    r"""Tell whether two names look the same.

    >>> are_alike("Ana", "\u0410na"), are_alike("Ilse", "LLSE"), are_alike("Ana", "Anna")
    (True, True, False)
    """
    return bool(looks_of(one) & looks_of(other))


def distinct(name: str, others: Collection[str]) -> str:
    """Give a name, with a mark if it looks like one of others.

    >>> distinct("ana", ["Ben", "Ana", "Ana (2)"])
    'ana (3)'
    """
    marked, number = name, 1
    while any(are_alike(marked, other) for other in others):
        number += 1
        marked = f"{name} ({number})"
    return marked
