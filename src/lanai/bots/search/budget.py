"""How long a search may think: in simulations, in seconds, or both."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

MANY: Final = 1 << 40
"""More simulations than anybody waits for."""
FOREVER: Final = 1e9
"""More seconds than anybody waits."""


class Budget:
    """A number of simulations and a moment to stop, whichever comes first.

    A budget in simulations gives the same result everywhere; one in seconds depends on the machine.
    """

    def __init__(
        self,
        simulations: int = MANY,
        seconds: float = FOREVER,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.simulations: i64 = simulations
        self.clock: Callable[[], float] = clock
        self.deadline: float = clock() + seconds

    def is_spent(self, done: i64) -> bool:
        """Tell whether to stop after so many simulations; the first one is always made."""
        return done >= self.simulations or (done > 0 and self.clock() >= self.deadline)
