"""Work that takes long, done elsewhere: what a hall needs of those who do it.

A server has processes for it (`workers.py`), a page in a browser has threads of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import ParamSpec, Protocol, TypeVar

from lanai.server.fair_queue import Claim

P = ParamSpec("P")
T = TypeVar("T")


class WorkerDied(Exception):
    """A worker that ended before it had answered."""


class Worker(Protocol):
    """A worker that is free for whoever has waited for it."""

    async def run(
        self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function of a module there; raises TimeoutError, WorkerDied or what it raises."""


class Workers(Protocol):
    """Runs functions elsewhere; who breaks or hangs is replaced."""

    def worker(self, claim: Claim) -> AbstractAsyncContextManager[Worker]:
        """Wait for a worker, and have it for the length of a block; raises Crowded."""

    def is_idle(self) -> bool:
        """Tell whether nothing is done or waited for."""

    def apart(self, processes: int, *, patient: bool = False) -> Workers:
        """Make some more that have nothing in common with these.

        Those that are patient work only with what nobody else on the machine needs.
        """

    def close(self) -> None:
        """End all of them."""
