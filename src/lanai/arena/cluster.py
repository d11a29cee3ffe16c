"""Spreading units of work over a Ray cluster, with the extra `ray`.

Every node needs the same Lanai, and users' own bots at the same path.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import socket
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from lanai.arena.workers import AHEAD, LOOK, Stop, Work, WorkerDied, interrupts
from lanai.core.errors import SetupError

LOCAL: Final = "local"
"""The address that stands for a cluster of this machine alone, started for the occasion."""
PATIENCE: Final = 5.0
"""Seconds to wait for the cluster to answer."""

Unit = TypeVar("Unit")
Result = TypeVar("Result")


def check_ray() -> None:
    """Raise SetupError if Ray is not installed."""
    if importlib.util.find_spec("ray") is None:
        raise SetupError("extra-missing", {"what": "--ray", "extra": "ray"})


def run(
    make: Callable[[], Work[Unit, Result]],
    units: Iterator[Unit],
    take: Callable[[Result], None],
    address: str,
    processes: int | None,
) -> None:
    """Do all units on a cluster, as `workers.run` does them on this machine.

    Ctrl-C ends it early; units that are not finished by then are lost.
    """
    check_ray()
    import ray  # noqa: PLC0415 - an extra

    _connect(ray, address, processes)
    try:
        with interrupts() as interrupt:
            _on_cluster(ray, make, units, take, processes, interrupt)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayActorError:
        raise WorkerDied from None
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, processes: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray is not to report to its makers
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=processes, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (OSError, ValueError) as error:
        details: dict[str, object] = {"address": address, "error": str(error).splitlines()[0]}
        raise SetupError("ray-unreachable", details) from None


def _knock(address: str) -> None:
    """Raise OSError at once if nobody is at home: Ray itself would try for minutes."""
    where = urlsplit(address if "://" in address else f"//{address}")
    if where.port is not None:
        socket.create_connection((where.hostname, where.port), PATIENCE).close()


def _on_cluster(
    ray: Any,
    make: Callable[[], Work[Unit, Result]],
    units: Iterator[Unit],
    take: Callable[[Result], None],
    processes: int | None,
    interrupt: Stop,
) -> None:
    """Keep every worker busy with a few units at a time."""
    cores = int(ray.cluster_resources()["CPU"])
    count = min(processes or cores, cores)
    remote = ray.remote(num_cpus=1)(RemoteWorker)
    workers = [remote.remote(make) for _ in range(count)]
    free = workers * AHEAD
    running: dict[Any, Any] = {}
    while not interrupt.is_set():
        for unit in islice(units, len(free)):
            worker = free.pop()
            running[worker.do.remote(unit)] = worker
        if not running:
            return
        done, _ = ray.wait(list(running), timeout=LOOK)
        for result in done:
            free.append(running.pop(result))
            take(ray.get(result))


class Never:
    """A flag that is never set: workers on a cluster are ended by ending their cluster's job."""

    def is_set(self) -> bool:
        return False


class RemoteWorker:
    """One worker on the cluster, with its bots."""

    def __init__(self, make: Callable[[], Work[Any, Any]]) -> None:
        self.work = make()

    def do(self, unit: Any) -> Any:
        """Do one unit."""
        return self.work(unit, Never())
