"""What the game waits for: the phases of a Moluku game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

SETUP: Final = 0
DEAL: Final = 1
STOCK: Final = 2
PLAY: Final = 3
CHILL: Final = 4
HARVEST: Final = 5
CANCEL: Final = 6
PALM: Final = 7
CHOOSE: Final = 8
ADJUST: Final = 9
OVER: Final = 10

NAMES: Final = (
    "setup", "deal", "stock", "play", "chill", "take", "cancel", "palm", "trump", "adjust", "over",
)  # fmt: skip

SEASONS: Final = 3


def step_name(state: MolukuState) -> str:
    """Name what is done now; of an adjustment also how: discard, pass-left or pass-right."""
    if state.phase != ADJUST:
        return NAMES[state.phase]
    if state.deal.discard:
        return "discard"
    return "pass-left" if state.season == 1 else "pass-right"
