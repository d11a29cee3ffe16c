"""The moves of Moluku as ints: 48 each for what names a card, then the few other answers.

In every phase the legal moves are a set of bits above the phase's first move (`legal.py`).
"""

from __future__ import annotations

from typing import Final

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
