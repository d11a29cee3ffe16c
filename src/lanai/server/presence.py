"""Telling who is at a table: at once, but not for each of many who come and go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Final

from lanai.server.audience import Listener

QUIET_SECONDS: Final = 1.0
"""Who was told who is here is told again after this time, however many come and go meanwhile."""


class Presence:
    """Remembers who has not been told yet how things are; in the end all are."""

    def __init__(self, tell: Callable[[Collection[Listener]], None]) -> None:
        self.tell: Final = tell
        self.untold: Final[dict[Listener, None]] = {}
        self.told_at = -QUIET_SECONDS
        self.due: asyncio.TimerHandle | None = None

    def changed(self, whom: Iterable[Listener]) -> None:
        """Tell some that somebody came or went; or a little later, if it was a moment ago."""
        self.untold.update(dict.fromkeys(whom))
        if self.due is None and self.untold:
            loop = asyncio.get_running_loop()
            wait = self.told_at + QUIET_SECONDS - loop.time()
            if wait > 0:
                self.due = loop.call_later(wait, self._tell)
            else:
                self._tell()

    def left(self, listener: Listener) -> None:
        """Forget somebody who has gone."""
        self.untold.pop(listener, None)

    def _tell(self) -> None:
        self.due = None
        self.told_at = asyncio.get_running_loop().time()
        whom = list(self.untold)
        self.untold.clear()
        self.tell(whom)
