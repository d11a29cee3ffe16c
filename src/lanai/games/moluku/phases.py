"""What the game waits for: the phases of a Moluku game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

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

Adjustment = Literal["discard", "pass-left", "pass-right"]
Step = Literal[
    "setup", "deal", "stock", "play", "chill", "take", "cancel", "palm", "trump",
    "discard", "pass-left", "pass-right", "over",
]  # fmt: skip
NAMES: Final = (
    "setup", "deal", "stock", "play", "chill", "take", "cancel", "palm", "trump", "adjust", "over",
)  # fmt: skip

SEASONS: Final = 3


def adjustment(state: MolukuState) -> Adjustment:
    """MO-N4: name what is done between Seasons: discard, or pass to the left or to the right."""
    if state.deal.discard:
        return "discard"
    return "pass-left" if state.season == 1 else "pass-right"


def step(state: MolukuState) -> Step:
    """Name what is done now."""
    return adjustment(state) if state.phase == ADJUST else cast("Step", NAMES[state.phase])
