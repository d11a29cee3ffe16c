"""Who has said something, in the order in which they came: a few at a time have their turn.

The loop reads all sockets that have something before anybody goes on. If all were let on at once,
what they want would be stored together and answered together, and whoever comes a little later
would wait until all of that is done, and then as long again. So nobody waits for much more than
those who came before them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

AT_ONCE: Final = 32
"""Who has their turn in one round of the loop: about 8 ms of moves, and one flush to the disk."""


class InLine(Protocol):
    """Somebody who has said something."""

    def go_on(self) -> None:
        """Have a turn: hand on the first of what was said."""


class WaitingLine:
    """All who have said something and had no turn yet."""

    def __init__(self) -> None:
        self.waiting: Final[deque[InLine]] = deque()

    def join(self, who: InLine) -> None:
        """Stand at the end of the line."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self._next)
        self.waiting.append(who)

    def _next(self) -> None:
        for _ in range(min(AT_ONCE, len(self.waiting))):
            self.waiting.popleft().go_on()
        if self.waiting:
            asyncio.get_running_loop().call_soon(self._next)
