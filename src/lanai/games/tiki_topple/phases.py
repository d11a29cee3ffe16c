"""The phases of a Tiki Topple game, and when a round of it ends."""

from __future__ import annotations

from typing import Final

SETTING_UP: Final = 0
PLAYING: Final = 1
OVER: Final = 2

LAST_STANDING: Final = 3
"""TT-R1: a round ends at once when so few tikis are left."""
