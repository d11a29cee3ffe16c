"""How a state packs what lies before the seats: side by side in one int, the first seat lowest.

Packed cards (see `cards.py`) take HAND_BITS a seat; missions and points take SEAT_BITS.
"""

from __future__ import annotations

from typing import Final

HAND_BITS: Final = 14
HAND_MASK: Final = 0x3FFF
SEAT_BITS: Final = 8
SEAT_MASK: Final = 0xFF
