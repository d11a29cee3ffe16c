"""What time it is: the one place where the server looks at the clock of the machine.

That clock may be put back or forward while games run. Put back, it would let nobody's time run out
for as long: so the server's time only goes slower until that clock has caught up. Put forward, also
by a machine that slept, it takes time away that nobody had: how much is told, and clocks of games
leave it out.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic_ns, time_ns
from typing import Final

MILLISECOND: Final = 1_000_000
LEAP: Final = 2_000 * MILLISECOND
"""Nanoseconds from which on the machine's clock was put forward, and not only set right."""


class Moment:
    """The time, by the clock of the machine and by one that only counts what passes."""

    def __init__(
        self, clock: Callable[[], int] = time_ns, steady: Callable[[], int] = monotonic_ns
    ) -> None:
        self.clock: Final = clock
        self.steady: Final = steady
        self.told = clock()
        self.told_at = steady()
        self.leapt = 0

    def now(self) -> int:
        """Tell the time in nanoseconds: it never goes back, and at least half as fast as it is."""
        at = self.steady()
        passed, before = at - self.told_at, self.told
        self.told, self.told_at = max(self.clock(), before + passed // 2), at
        if self.told - before - passed > LEAP:
            self.leapt += self.told - before - passed
        return self.told


MOMENT = Moment()


def now_ms() -> int:
    """Tell the time in milliseconds."""
    return MOMENT.now() // MILLISECOND


def leapt_ms() -> int:
    """Tell by how many milliseconds the time was put forward since the server began."""
    return MOMENT.leapt // MILLISECOND
