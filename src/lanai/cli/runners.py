"""Where the games of a command are played."""

from __future__ import annotations

import os
from functools import partial

from lanai.arena import cluster, workers
from lanai.arena.workers import Runner


def runner_of(processes: int | None, ray: str | None) -> Runner:
    """Choose where the games are played: on the cores of this machine, or on a Ray cluster."""
    if ray is None:
        return partial(workers.run, processes=processes or os.cpu_count() or 1)
    cluster.check_ray()
    return partial(cluster.run, address=ray, processes=processes)
