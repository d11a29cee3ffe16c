"""What the numbers of a deal mean, in words: for programs that meet chance number by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanai.core.bits import bit, nibble
from lanai.core.scripted import ScriptedRng
from lanai.games.moluku import masks
from lanai.games.moluku.phases import DEAL, SETUP

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


def word(state: MolukuState, numbers: list[int]) -> str:
    """Say what the last of the numbers means that have been drawn; `chance.py` has their order."""
    after = state.copy()
    after.draw(ScriptedRng(numbers))
    at = len(numbers) - 1
    if state.phase == SETUP:
        if at == 0:
            return f"starter: seat {after.leader}"
        return f"age {at}: seat {nibble(after.age, at - 1)}"
    cards = state.deal.cards if state.phase == DEAL else state.stock()
    card = masks.numbers(cards)[at]
    return f"{state.cards.names[card]}: {holder(after, card)}"


def holder(state: MolukuState, card: int) -> str:
    """Say who has been dealt a card."""
    for seat in range(int(state.players)):
        if state.owned(state.hand, seat) & bit(card):
            return f"seat {seat}"
    return "stock"
