"""Which cards a viewer has not seen yet, and where they know the others to be.

A table can switch this on for everybody. It puts together what the view tells: no more than what
somebody with a good memory knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import i64

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


class Aid(TypedDict):
    """Where a viewer with a good memory knows the cards to be that do not lie open."""

    unseen: list[str]
    held: list[list[str]]
    """By seat, what it took up and nobody saw since."""
    passed: list[str]
    """What the viewer passed on."""
    discarded: list[str]


def aid(state: MolukuState, viewer: int) -> Aid:
    """List the cards not seen yet, those that seats took up and nobody saw since, and discards."""
    names, hidden = state.cards.name_all, state.deal.cards & ~state.shown()
    if 0 <= viewer < state.players:
        hidden &= ~state.owned(state.hand | state.out, viewer)
    gone = state.out & state.seen & ~state.taken & hidden
    held = [state.taken_up(hidden, seat) for seat in range(int(state.players))]
    passed: i64 = 0
    if 0 <= viewer < state.players:
        passed = held[viewer]  # what one took up and neither holds nor sees was passed on
        gone |= state.owned(state.out, viewer)
        held[viewer] = 0
    return {
        "unseen": names(hidden & ~gone & ~state.taken),
        "held": [names(cards) for cards in held],
        "passed": names(passed),
        "discarded": names(gone),
    }
