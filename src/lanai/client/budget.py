"""How fast a client may be, so that no server has to hang up on it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

RATE: Final = 15.0
BURST: Final = 50.0
"""Messages a second and at once: three quarters and half of what a server allows a person."""


class Budget:
    """Lets messages of all tables out, later where there are many."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.level = burst
        self.last = time.monotonic()

    def late(self, now: float, cost: float = 1.0) -> float:
        """Take from the budget and tell after how many seconds it is there."""
        self.level = min(self.burst, self.level + (now - self.last) * self.rate) - cost
        self.last = now
        return max(0.0, -self.level / self.rate)

    async def wait(self, cost: float = 1.0) -> None:
        """Wait until something may be sent."""
        late = self.late(time.monotonic(), cost)
        if late > 0:
            await asyncio.sleep(late)
