"""What tables of games tell of Tiki Topple: its rounds, and what each seat held."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanai.core.contract import Holdings
from lanai.games.tiki_topple.cards import list_kinds
from lanai.games.tiki_topple.phases import OVER

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

BETWEEN: Final = "-"
"""Between the tikis of a mission: those worth 9, 5 and 2."""


def round_number(state: TikiState) -> int:
    """Count the rounds begun so far."""
    return int(state.round) + (state.phase != OVER)


def holdings(state: TikiState) -> list[Holdings]:
    """List the mission of each seat in this round, and the kinds of cards that it set aside."""
    return [
        {
            "missions": [BETWEEN.join(state.cards.mission_names(state.mission_of(seat)))],
            "aside": list(dict.fromkeys(list_kinds(state.aside_of(seat)))),
        }
        for seat in range(state.players)
    ]
