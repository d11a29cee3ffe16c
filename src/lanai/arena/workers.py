"""Spreading units of work over processes: all cores, early ends, workers that die.

What is to be done is given as `make`: called once in every process, it gives the function that does
one unit. Results are taken as they come; whoever needs an order puts them into it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

AHEAD: Final = 4
"""Units that are handed out in advance for each process, so that none waits."""
LOOK: Final = 0.2
"""Seconds after which one who waits for results looks whether to stop."""


class Stop(Protocol):
    """A flag that tells workers to stop."""

    def is_set(self) -> bool:
        """Tell whether to stop."""


Unit = TypeVar("Unit")
Result = TypeVar("Result")
Work = Callable[[Unit, Stop], Result]
"""Does a unit of work; told to stop, it hands in what it has."""


class Runner(Protocol):
    """Does units of work somewhere: in processes of this machine, or on a cluster."""

    def __call__(
        self,
        make: Callable[[], Work[Unit, Result]],
        units: Iterator[Unit],
        take: Callable[[Result], None],
    ) -> None:
        """Do all units and take their results."""


class WorkerDied(Exception):
    """A worker process ended without a word."""


def run(
    make: Callable[[], Work[Unit, Result]],
    units: Iterable[Unit],
    take: Callable[[Result], None],
    processes: int,
) -> None:
    """Do all units and take their results; Ctrl-C ends it early, with what is handed in.

    Raises what `make` raises before any work is done, what a unit raises as soon as it does, and
    WorkerDied.
    """
    work = make()
    with interrupts() as interrupt:
        if processes > 1:
            _in_processes(make, iter(units), take, processes, interrupt)
            return
        for unit in units:
            if interrupt.is_set():
                return
            take(work(unit, interrupt))


@contextmanager
def interrupts() -> Iterator[Stop]:
    """Turn the first Ctrl-C into a flag, so that nothing breaks in two; the next one ends all."""
    interrupt = threading.Event()

    def stop(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        interrupt.set()

    if threading.current_thread() is not threading.main_thread():
        yield interrupt
        return
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def deaf() -> Iterator[None]:
    """Hold Ctrl-C back: a worker that is started meanwhile stays deaf to it until it ignores it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _in_processes(
    make: Callable[[], Work[Unit, Result]],
    units: Iterator[Unit],
    take: Callable[[Result], None],
    count: int,
    interrupt: Stop,
) -> None:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    running: set[Future[Result]] = set()
    with ProcessPoolExecutor(count, context, _begin_worker, (make, stop)) as pool:
        try:
            while not interrupt.is_set():
                with deaf():
                    for unit in islice(units, AHEAD * count - len(running)):
                        running.add(pool.submit(_work, unit))
                if not running:
                    return
                done, running = wait(running, LOOK, FIRST_COMPLETED)
                for future in done:
                    take(future.result())
            stop.set()  # every worker hands in what it has
            for future in running:
                if not future.cancel():
                    take(future.result())
        except BrokenProcessPool:
            raise WorkerDied from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


class Worker:
    """What a worker process keeps from unit to unit, so that bots are loaded only once."""

    work: Work[Any, Any]
    stop: Stop


def _begin_worker(make: Callable[[], Work[Unit, Result]], stop: Stop) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent, which says stop
    threading.Thread(target=_end_with_parent, daemon=True).start()
    Worker.work, Worker.stop = make(), stop


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(unit: Any) -> Any:
    return Worker.work(unit, Worker.stop)
