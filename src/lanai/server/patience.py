"""How long the others wait at a table without a limit: a function of the log, and nothing hidden.

As with clocks, moves in a hidden step do not start the time anew: it tells nobody how far others
are.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(slots=True)
class Patience:
    """Since when each seat owes its decision, and when it was nudged. Times are in milliseconds."""

    since: list[int | None]
    nudged: list[int | None]
    reacted: list[bool]

    def copy(self) -> Patience:
        """Make an independent copy."""
        return Patience(list(self.since), list(self.nudged), list(self.reacted))

    def tick(self, at: int, owing: Collection[int], moved: int | None = None) -> None:
        """Tell who owes a decision after an entry that all can see; `moved`: a seat that moved."""
        for seat, since in enumerate(self.since):
            if seat not in owing:
                self.since[seat] = self.nudged[seat] = None
            elif since is None or seat == moved:
                self.since[seat] = at
                self.nudged[seat] = None

    def nudge(self, seat: int, at: int) -> None:
        """Note that a seat was nudged."""
        self.nudged[seat] = at
        self.reacted[seat] = False

    def unheard(self, seat: int) -> int | None:
        """Tell when a seat was nudged that has not reacted since."""
        return None if self.reacted[seat] else self.nudged[seat]


def new_patience(players: int) -> Patience:
    """Begin with nobody waiting."""
    return Patience([None] * players, [None] * players, [False] * players)
