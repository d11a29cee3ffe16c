"""A pool of worker processes, so that thinking never blocks play."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, TypeVar, cast

from lanai.arena.workers import deaf
from lanai.games import all_games
from lanai.server.fair_queue import Claim, FairQueue, Ticket
from lanai.server.work import Worker, WorkerDied

P = ParamSpec("P")
T = TypeVar("T")

GRACE: Final = 10.0
"""Seconds over its time after which a worker that does not answer is given up; a new one needs
some time to start."""

LAST_WAIT: Final = 2.0

LOWEST: Final = 19
"""The lowest priority that systems know."""

LEAST: Final = 2
"""Workers on any machine: one of several is kept for bots that people wait for."""


class ProcessWorker:
    """One of the processes, for as long as somebody has it."""

    def __init__(self, workers: Processes, ticket: Ticket) -> None:
        self.workers: Final = workers
        self.ticket: Final = ticket

    async def run(
        self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a worker; raises TimeoutError, WorkerDied or what it raises.

        It is begun again where its worker had to end because of somebody else's work.
        """
        while True:
            pool = self.workers.pool
            try:
                with deaf():
                    working = asyncio.wrap_future(pool.submit(work, *args, **kwargs))
                working.add_done_callback(_overhear)
                self.ticket.work = working
                async with asyncio.timeout(seconds + GRACE):
                    return await asyncio.shield(working)  # a worker is not stopped by going away
            except TimeoutError:
                self.ticket.work = None
                self.workers.replace(pool)
                raise
            except BrokenProcessPool as error:
                self.ticket.work = None
                if self.workers.replace(pool):
                    raise WorkerDied from error


class Processes:
    """Runs functions in other processes; a pool that breaks or hangs is made anew."""

    def __init__(self, processes: int, *, patient: bool = False) -> None:
        self.processes: Final = processes or max(LEAST, (os.cpu_count() or 2) - 1)
        self.patient: Final = patient
        self.queue: Final = FairQueue(self.processes)
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        ready = get_ready_patiently if self.patient else get_ready
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=ready)

    @asynccontextmanager
    async def worker(self, claim: Claim) -> AsyncIterator[Worker]:
        """Wait for a worker, and have it for the length of a block; raises Crowded."""
        async with self.queue.turn(claim) as ticket:
            yield ProcessWorker(self, ticket)

    def is_idle(self) -> bool:
        """Tell whether nothing is done or waited for."""
        return self.queue.is_idle()

    def apart(self, processes: int, *, patient: bool = False) -> Processes:
        """Make some more, which one that breaks here does not take along."""
        return Processes(processes, patient=patient)

    def replace(self, broken: ProcessPoolExecutor) -> bool:
        """Make the pool anew; False when somebody else has."""
        if self.pool is not broken:
            return False
        self.pool = self._new_pool()
        _end(broken)
        return True

    def close(self) -> None:
        """End all workers, and wait for the thread that watches over them.

        It would stumble over the end of the server and say so on the terminal.
        """
        watcher = cast("threading.Thread | None", self.pool._executor_manager_thread)
        _end(self.pool)
        if watcher is not None:
            watcher.join(LAST_WAIT)


def _overhear(working: asyncio.Future[Any]) -> None:
    """Hear of an error, as whoever asked may have gone away."""
    if not working.cancelled():
        working.exception()


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def get_ready() -> None:
    """Leave the signals of the terminal to the parent, and load the games before the first bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    all_games()


def get_ready_patiently() -> None:
    """Work only with what nobody else on the machine needs."""
    if sys.platform != "win32":
        os.nice(LOWEST)
    get_ready()


def _end_with_server() -> None:
    """End this worker when its server is gone, even if that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
