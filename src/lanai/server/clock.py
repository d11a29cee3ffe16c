"""The clock of a table: a function of the log alone, and of nothing that is hidden.

A seat's time runs while it owes a decision, which everybody can see. In a hidden step the moves of
a seat do not start its time anew, so that the clock tells nobody how far the others are.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from typing import Final

from lanai.server.protocol import ClockFace, Limit

SECOND: Final = 1000
GRACE: Final = 30 * SECOND
"""What a person has at least who takes their seat back."""


class Clock:
    """Counts the time of every seat. Times are in milliseconds.

    By correspondence it goes on while nobody is at the table; otherwise it then stands still.
    """

    def __init__(self, limit: Limit, players: int) -> None:
        self.limit: Final = limit
        self.by_move: Final = limit.kind != "player"
        self.goes_on: Final = limit.kind == "correspondence"
        self.whole: Final = limit.seconds * SECOND
        self.left = [self.whole] * players
        self.since: list[int | None] = [None] * players
        self.last = 0
        self.asleep = 0  # since the last entry, as far as this process knows: not in the log yet

    def copy(self) -> Clock:
        """Make an independent copy."""
        twin = copy(self)
        twin.left = list(self.left)
        twin.since = list(self.since)
        return twin

    def tick(self, at: int, owing: Collection[int], moved: int | None = None) -> None:
        """Tell who owes a decision after an entry that all can see; `moved` is a seat that moved.

        Entries that are hidden from spectators are not told to the clock.
        """
        self.last = at
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in owing or seat == moved):
                self._stop(seat, at - since)
        for seat in owing:
            if self.since[seat] is None:
                self.since[seat] = at

    def sleep(self, milliseconds: int) -> None:
        """Stand still for a time in which nobody was at the table; the next entry will tell."""
        self.asleep += milliseconds

    def settle(self, slept: int) -> None:
        """Leave out what the log says of the time in which nobody was at the table."""
        self.since = [None if since is None else since + slept for since in self.since]
        self.last += slept
        self.asleep = 0

    def give_grace(self, seat: int) -> None:
        """Give a person who comes back some time to play."""
        self.left[seat] = max(self.left[seat], min(self.whole, GRACE))

    def deadline(self, seat: int) -> int | None:
        """Tell until when a seat must move; None when it owes nothing."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat] + self.asleep

    def next_deadline(self) -> int | None:
        """Tell when the next seat runs out of time."""
        return min(filter(None, map(self.deadline, range(len(self.since)))), default=None)

    def late(self, now: int) -> list[int]:
        """List the seats whose time is up."""
        deadlines = [self.deadline(seat) for seat in range(len(self.since))]
        return [seat for seat, end in enumerate(deadlines) if end is not None and end <= now]

    def face(self, viewer: int) -> ClockFace:
        """Show the clock: to a seat that owes a decision its own deadline, else the next one."""
        own = self.deadline(viewer) if viewer >= 0 else None
        return ClockFace(self.next_deadline() if own is None else own, list(self.left))

    def _stop(self, seat: int, used: int) -> None:
        self.since[seat] = None
        self.left[seat] = self.whole if self.by_move else max(0, self.left[seat] - max(0, used))
