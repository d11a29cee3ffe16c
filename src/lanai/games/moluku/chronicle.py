"""What tables of games tell of Moluku: its Seasons, and what each seat held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanai.core.contract import Holdings
from lanai.games.moluku.phases import OVER

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState


def round_number(state: MolukuState) -> int:
    """Count the Seasons begun so far."""
    return int(state.season) + (state.phase != OVER)


def holdings(state: MolukuState) -> list[Holdings]:
    """List the hand that each seat was dealt before the first trick, else its face-up Island."""
    name_all = state.cards.name_all
    if state.season == 0 and state.shown() == 0:
        hands = [name_all(state.owned(state.hand, seat)) for seat in range(state.players)]
        return [{"hand": hand} for hand in hands]
    islands = [name_all(state.owned(state.island, seat)) for seat in range(state.players)]
    return [{"island": island} for island in islands]
