"""What is on its way to the store: who asked for it waits, and may go away."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from lanai.server.audience import Parcel
from lanai.server.demands import Entries
from lanai.server.refused import Refused
from lanai.server.table import Table


class Sending:
    """Entries on their way to the store, from a number on, and what is published after them.

    They are the `first` when nothing else of their table was on its way.
    """

    def __init__(
        self, start: int, first: bool, entries: Entries, after: Table, parcels: list[Parcel]
    ) -> None:
        self.start: Final = start
        self.first: Final = first
        self.entries: Final = entries
        self.after: Final = after
        self.parcels: Final = parcels
        self.began: Final = time.perf_counter()
        self.let_in: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()

    def settle(self, stored: asyncio.Future[bool]) -> bool:
        """Tell who asked, unless they have gone, whether the entries were let in."""
        failed = stored.cancelled() or stored.exception() is not None
        won = not failed and stored.result()
        if not self.let_in.done():
            if failed:
                self.let_in.set_exception(Refused("unavailable"))
            else:
                self.let_in.set_result(won)
        return won
