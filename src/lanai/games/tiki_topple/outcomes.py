"""What the numbers of a set-up mean, in words: for programs that meet chance number by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanai.core.bits import unpack_nibbles
from lanai.core.contract import NOBODY
from lanai.core.scripted import ScriptedRng
from lanai.games.tiki_topple.cards import GROUP_SIZE, TIKIS, list_kinds
from lanai.games.tiki_topple.chance import nth_card
from lanai.games.tiki_topple.rules import full_hand

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

COLUMN_NUMBERS: Final = 1 + GROUP_SIZE
"""One number orders the groups, and one the tikis of each group."""


def word(state: TikiState, numbers: list[int]) -> str:
    """Say what the last of the numbers means that have been drawn; `chance.py` has their order."""
    after = state.copy()
    after.draw(ScriptedRng(numbers))
    at = len(numbers) - 1
    if state.starter == NOBODY:
        if at == 0:
            return f"starter: seat {after.starter}"
        at -= 1
    if at < COLUMN_NUMBERS:
        return column_word(after, at)
    at -= COLUMN_NUMBERS
    each = state.hand_option.aside
    seats = int(state.players)
    if at < each * seats:
        kind = aside_kind(state, numbers[len(numbers) - 1 - at % each :])
        return f"seat {at // each} sets aside: {kind}"
    seat = at - each * seats
    return f"seat {seat} mission: {' '.join(state.cards.mission_names(after.mission_of(seat)))}"


def column_word(state: TikiState, at: int) -> str:
    """Name the groups from the top, or the tikis of one of them."""
    column = unpack_nibbles(state.column, TIKIS)
    if at == 0:
        return f"groups: {' '.join([state.cards.groups[tiki] for tiki in column[::GROUP_SIZE]])}"
    trio = column[GROUP_SIZE * (at - 1) : GROUP_SIZE * at]
    return f"tikis: {' '.join([state.cards.tikis[tiki] for tiki in trio])}"


def aside_kind(state: TikiState, numbers: list[int]) -> str:
    """Name the card that the last number sets aside, after those before it."""
    left = full_hand(state)
    for number in numbers[:-1]:
        left -= nth_card(left, number)
    return list_kinds(nth_card(left, numbers[-1]))[0]
