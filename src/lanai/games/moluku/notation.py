"""Moves of Moluku as text, both ways (MO-M1): `play G7`, `take R3+B9`, `no-chill`, `trump none`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.errors import unreadable
from lanai.games.moluku.masks import lowest
from lanai.games.moluku.moves import (
    FIRST_CANCEL,
    FIRST_CHILL,
    FIRST_DISCARD,
    FIRST_PASS,
    FIRST_PLAY,
    FIRST_TAKE,
    FIRST_TRUMP,
    NO_CHILL,
    NO_TRUMP,
    TAKE_CHILL,
)
from lanai.games.moluku.trick import partner

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

CARD_VERBS: Final = {
    "play": FIRST_PLAY,
    "take": FIRST_TAKE,
    "cancel": FIRST_CANCEL,
    "discard": FIRST_DISCARD,
    "pass": FIRST_PASS,
}
BARE_VERBS: Final = {"chill": TAKE_CHILL, "no-chill": NO_CHILL}
VERBS: Final = ("play", "take", "cancel", "discard", "pass")
NONE: Final = "none"


def text(state: MolukuState, seat: i64, move: i64) -> str:
    """Write a move; a pair of a Wedding is written in the order played."""
    if move >= FIRST_TRUMP:
        named = NONE if move == NO_TRUMP else state.cards.letters[move - FIRST_TRUMP]
        return f"trump {named}"
    if move >= FIRST_CHILL:
        return "chill" if move == TAKE_CHILL else "no-chill"
    verb = VERBS[move // FIRST_TAKE]
    card = move % FIRST_TAKE
    name = state.cards.names[card]
    if verb == "take" and state.first & bit(card):
        return f"take {pair_name(state, bit(card))}"
    return f"{verb} {name}"


def pair_name(state: MolukuState, first: i64) -> str:
    """Name a first card of the trick together with its partner, if it has one (MO-P2)."""
    cards = state.cards.names[lowest(first)]
    second = partner(state, first)
    return cards if second == 0 else f"{cards}+{state.cards.names[lowest(second)]}"


def parse(state: MolukuState, seat: i64, written: str) -> int:
    """Read a move; capitals and spaces do not matter, and one card is enough to name a pair."""
    words = written.lower().replace("+", " + ").split()
    verb = words[0] if words else ""
    if verb in BARE_VERBS:
        if len(words) != 1:
            raise unreadable(written, "MO-M1", "mo-wants-nothing", verb)
        return BARE_VERBS[verb]
    if verb != "trump" and verb not in CARD_VERBS:
        raise unreadable(written, "MO-M1", "mo-unknown-verb", verb)
    if len(words) == 4 and verb == "take" and words[2] == "+":
        return FIRST_TAKE + _read_pair(state, written, words[1], words[3])
    if len(words) != 2:
        raise unreadable(written, "MO-M1", "mo-wants-one", verb)
    if verb == "trump":
        return FIRST_TRUMP + _read_trump(state, written, words[1])
    card = _read_card(state, written, words[1])
    if verb == "take":
        card = _first_of_pair(state, card)
    return CARD_VERBS[verb] + card


def _read_card(state: MolukuState, written: str, word: str) -> int:
    for card, name in enumerate(state.cards.names):
        if name.lower() == word:
            return card
    raise unreadable(written, "MO-C1", "mo-unknown-card", word)


def _read_trump(state: MolukuState, written: str, word: str) -> int:
    answers = [*state.cards.letters, NONE]
    for number, answer in enumerate(answers):
        if answer.lower() == word:
            return number
    raise unreadable(written, "MO-C5", "mo-unknown-colour", word)


def _read_pair(state: MolukuState, written: str, one: str, two: str) -> int:
    """MO-P2: the two cards must be the pair of one player, in either order."""
    first = _first_of_pair(state, _read_card(state, written, one))
    second = _first_of_pair(state, _read_card(state, written, two))
    if one == two or first != second:
        raise unreadable(written, "MO-P2", "mo-no-such-pair", f"{one}+{two}")
    return first


def _first_of_pair(state: MolukuState, card: int) -> int:
    """Give the first card of the pair that a second card belongs to; other cards as they are.

    The first card of a pair that is being taken is gone already (MO-P2).
    """
    if state.second & bit(card):
        first = state.owned(state.first, state.owner(bit(card)))
        return int(lowest(first)) if first else card
    return card
