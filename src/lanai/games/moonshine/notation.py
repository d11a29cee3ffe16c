"""Moves of Moonshine as text, both ways (MS-N1).

`reroll w1 b`, `keep`, `moon bar.1`, `validate c17`, `pay bar.2`, `take-moon`, `draw`,
`replace c17 c31`, `replace none`, `pick c31`, `lose bar.1`, `keep c03 c41` (MS-S3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.errors import unreadable
from lanai.games.moonshine.board import FIRST_CLIENT, client_at, offer_of, rank_of
from lanai.games.moonshine.card_sets import list_cards
from lanai.games.moonshine.cards import CLIENTS, DICE
from lanai.games.moonshine.moves import (
    DRAW_MOVE,
    FIRST_KEEP,
    FIRST_LOSE,
    FIRST_MOON,
    FIRST_PAY,
    FIRST_PICK,
    FIRST_REPLACE,
    FIRST_VALIDATE,
    KEEP_DICE,
    PAIRS,
    REPLACE_NONE,
    TAKE_MOON_MOVE,
)

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

NO_CLIENT: Final = "c00"
"""Stands for a client that is not there, in the text of a move that cannot be made."""
PLACE_MOVES: Final = {"moon": FIRST_MOON, "pay": FIRST_PAY, "lose": FIRST_LOSE}
CLIENT_MOVES: Final = {"validate": FIRST_VALIDATE, "pick": FIRST_PICK}


# Writing


def text(state: MoonState, seat: i64, move: i64) -> str:
    """Write a move: dice in the order w1 w2 w3 b o, clients in rising order."""
    if move == KEEP_DICE:
        return "keep"
    if move < FIRST_MOON:
        return " ".join(["reroll", *(name for die, name in enumerate(DICE) if (move >> die) & 1)])
    if move < FIRST_VALIDATE:
        return "moon " + place_text(state, move - FIRST_MOON)
    if move < TAKE_MOON_MOVE:
        return "validate " + state.cards.names[move - FIRST_VALIDATE]
    if move < FIRST_PAY:
        return "take-moon" if move == TAKE_MOON_MOVE else "draw"
    if move < FIRST_PICK:
        return "pay " + place_text(state, move - FIRST_PAY)
    if move < REPLACE_NONE:
        return "pick " + state.cards.names[move - FIRST_PICK]
    return _later_text(state, seat, move)


def _later_text(state: MoonState, seat: i64, move: i64) -> str:
    """Write the moves that are numbered from where the seat stands, and losses."""
    if move == REPLACE_NONE:
        return "replace none"
    if move < FIRST_LOSE:
        rank, card = divmod(int(move) - FIRST_REPLACE, CLIENTS)
        return f"replace {_before(state, seat, rank)} {state.cards.names[card]}"
    if move < FIRST_KEEP:
        return "lose " + place_text(state, move - FIRST_LOSE)
    offered = _offered(state, seat)
    pair = (PAIRS.lower[move - FIRST_KEEP], PAIRS.upper[move - FIRST_KEEP])
    names = [offered[rank] if rank < len(offered) else NO_CLIENT for rank in pair]
    return f"keep {names[0]} {names[1]}"


def _before(state: MoonState, seat: i64, rank: i64) -> str:
    """Name the client of a rank before a seat."""
    if not 0 <= seat < state.players:
        return NO_CLIENT
    card = client_at(state.now, seat, rank)
    return NO_CLIENT if card < 0 else state.cards.names[card]


def _offered(state: MoonState, seat: i64) -> list[str]:
    """Name the clients that are offered to a seat, in rising order."""
    if not 0 <= seat < state.players:
        return []
    return [state.cards.names[card] for card in list_cards(state.now, offer_of(seat))]


def place_text(state: MoonState, number: i64) -> str:
    """Write a place by its number: `bar.1`, `c17`."""
    if number < FIRST_CLIENT:
        return f"bar.{number + 1}"
    return state.cards.names[number - FIRST_CLIENT]


# Reading


def parse(state: MoonState, seat: i64, written: str) -> int:
    """Read a move; capitals, spaces and the order of dice and kept clients do not matter."""
    words = written.lower().split()
    verb = words[0] if words else ""
    rest = words[1:]
    if verb == "reroll":
        return _parse_reroll(written, rest)
    if verb == "keep":
        return _parse_keep(state, seat, written, rest) if rest else KEEP_DICE
    if verb == "replace":
        return _parse_replace(state, seat, written, rest)
    if verb in ("take-moon", "draw"):
        _want(written, verb, rest, 0)
        return TAKE_MOON_MOVE if verb == "take-moon" else DRAW_MOVE
    if verb in PLACE_MOVES:
        _want(written, verb, rest, 1)
        return PLACE_MOVES[verb] + _parse_place(state, written, rest[0])
    if verb in CLIENT_MOVES:
        _want(written, verb, rest, 1)
        return CLIENT_MOVES[verb] + _parse_client(state, written, rest[0])
    raise unreadable(written, "MS-N1", "ms-unknown-move", verb)


def _parse_reroll(written: str, names: list[str]) -> int:
    """MS-D2: any non-empty set of dice."""
    if not names:
        raise unreadable(written, "MS-D2", "ms-which-dice", "reroll")
    dice: set[int] = set()
    for name in names:
        if name not in DICE:
            raise unreadable(written, "MS-C1", "ms-unknown-die", name)
        die = DICE.index(name)
        if die in dice:
            raise unreadable(written, "MS-D2", "ms-named-twice", name)
        dice.add(die)
    return sum(2**die for die in dice)


def _parse_keep(state: MoonState, seat: i64, written: str, names: list[str]) -> int:
    """MS-S3: two of the offered clients."""
    _want(written, "keep", names, 2)
    offered = _offered(state, seat)
    ranks: list[int] = []
    for name in names:
        card = state.cards.names[_parse_client(state, written, name)]
        if card not in offered:
            raise unreadable(written, "MS-S3", "ms-not-offered", card)
        if offered.index(card) in ranks:
            raise unreadable(written, "MS-S3", "ms-named-twice", card)
        ranks.append(offered.index(card))
    return FIRST_KEEP + max(ranks) * (max(ranks) - 1) // 2 + min(ranks)


def _parse_replace(state: MoonState, seat: i64, written: str, names: list[str]) -> int:
    """MS-A4: an old client of the seat and a new one, or none."""
    if names == ["none"]:
        return REPLACE_NONE
    _want(written, "replace", names, 2)
    old, new = (_parse_client(state, written, name) for name in names)
    rank = rank_of(state.now, seat, old) if 0 <= seat < state.players else -1
    if rank < 0:
        raise unreadable(written, "MS-A4", "ms-not-before-you", state.cards.names[old])
    return FIRST_REPLACE + int(rank) * CLIENTS + new


def _parse_place(state: MoonState, written: str, name: str) -> int:
    """Read a place: `bar.1`, `bar.2` or a client."""
    if name in ("bar.1", "bar.2"):
        return int(name[-1]) - 1
    if name.startswith("bar"):
        raise unreadable(written, "MS-C7", "ms-unknown-place", name)
    return FIRST_CLIENT + _parse_client(state, written, name)


def _parse_client(state: MoonState, written: str, name: str) -> int:
    """Read a client; `c3` will do for `c03`."""
    full = "c" + name[1:].rjust(2, "0") if name.startswith("c") else name
    if full not in state.cards.numbers:
        raise unreadable(written, "MS-C5", "ms-unknown-client", name)
    return state.cards.numbers[full]


def _want(written: str, verb: str, words: list[str], count: int) -> None:
    if len(words) != count:
        raise unreadable(written, "MS-N1", f"ms-wants-{count}", verb)
