"""What the game waits for: the phases of a Moluku game, and how its moves are numbered.

In every phase the legal moves are a set of bits above the phase's first move: cards when a card is
named, otherwise the few answers there are.
"""

from __future__ import annotations

from typing import Final

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

FIRST_PLAY: Final = 0
FIRST_TAKE: Final = 48
FIRST_CANCEL: Final = 96
FIRST_DISCARD: Final = 144
FIRST_PASS: Final = 192
FIRST_CHILL: Final = 240
FIRST_TRUMP: Final = 242
MOVES: Final = 247

TAKE_CHILL: Final = 240
NO_CHILL: Final = 241
NO_TRUMP: Final = 246

BOTH_ANSWERS: Final = 3  # `chill` and `no-chill`
ALL_TRUMPS: Final = 31  # four colours and none

SEASONS: Final = 3
