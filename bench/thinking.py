"""What bots cost a server: processor time of a bot's move, in the worker and in the server.

A part of `make bench-server`; `python bench/thinking.py` measures it alone.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from attacks.target import ask, hello, socket
from results import machine, write_section
from serving import Served, lanai

from lanai.bots.levels import LEVELS
from lanai.cli.output import is_compiled, version_line
from lanai.games import all_games

SECONDS = float(os.environ.get("LANAI_BENCH_SECONDS", "10"))
TITLE = "Bots at tables"
TABLES = 4
SEATS = 4
WARM_UP = 3.0
NOT_ASKED = "random"

Found = dict[str, float]


def workers_cpu(served: Served) -> float:
    """Give the seconds of processor time that the workers of a server have used."""
    return sum(sum(each.cpu_times()[:2]) for each in served.watched.children(recursive=True))


def workers_memory(served: Served) -> float:
    """Give the MiB of memory that the workers of a server hold for themselves."""
    children = served.watched.children(recursive=True)
    return sum(each.memory_full_info().uss for each in children) / 2**20


async def bot_moves(served: Served) -> float:
    """Ask a server how many moves its bots have made."""
    _, told = await ask(served.url, "GET", "/metrics")
    counts = re.findall(r'^lanai_moves_total\{by="bot".*\} (\S+)$', told.decode(), re.MULTILINE)
    return sum(map(float, counts))


async def post(served: Served, path: str, body: object, token: str = "") -> dict[str, Any]:
    """Ask a server for something to be made."""
    status, answer = await ask(served.url, "POST", path, body, token)
    assert status < 400, answer
    made: dict[str, Any] = json.loads(answer)
    return made


async def watch(served: Served, game: str, level: str, token: str) -> None:
    """Let bots play one game after the other at a table, and look on."""
    bots = [{"seat": seat, "level": level} for seat in range(SEATS)]
    wanted = {"game": game, "players": SEATS, "bots": bots, "start": True}
    while True:
        table = str((await post(served, "/api/tables", wanted, token))["id"])
        async with socket(served.url, table) as line:
            over = (await hello(line))["position"]["over"]
            while not over:
                told = json.loads(await line.recv())
                over = told["type"] == "update" and told["position"]["over"]


async def play(served: Served, game: str, level: str) -> Found:
    """Measure what one move of such a bot costs."""
    token = str((await post(served, "/api/guests", {"name": "Ana"}))["token"])
    watching = [asyncio.create_task(watch(served, game, level, token)) for _ in range(TABLES)]
    await asyncio.sleep(WARM_UP)
    before = await bot_moves(served), workers_cpu(served), served.cpu
    done, _ = await asyncio.wait(watching, timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    after = await bot_moves(served), workers_cpu(served), served.cpu
    memory = workers_memory(served)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    moves, worker, server = (last - first for first, last in zip(before, after, strict=True))
    return {
        "moves_s": moves / SECONDS,
        "worker": worker / moves,
        "server": server / moves,
        "memory": memory,
    }


def measure_one(game: str, level: str) -> Found:
    """Measure one level in one game, on a server of its own."""
    with (
        TemporaryDirectory(prefix="lanai-bench-") as data,
        lanai(Path(data), bot_pace=0, tables_per_guest=10**6, log_level="WARNING") as served,
    ):
        return asyncio.run(play(served, game, level))


def measure() -> str:
    """Take all figures and write the section."""
    before = os.getloadavg()[0]
    lines, memory = "", 0.0
    for game in all_games():
        for level in (each for each in LEVELS if each != NOT_ASKED):
            found = measure_one(game, level)
            memory = max(memory, found["memory"])
            lines += (
                f"| {game} | {level} | {found['worker'] * 1e3:.2f} | {found['server'] * 1e3:.2f} "
                f"| {found['moves_s']:,.0f} |\n"
            )
    return (
        f"Written by `make bench-server`: {TABLES} tables at a time with {SEATS} bots and one who "
        f"looks on, for {SECONDS:g} s each; bots move as soon as they can. There is one worker "
        "process, and it thinks about one move at a time.\n\n"
        f"- machine: {machine()}; its load was {before:.1f} before the run and "
        f"{os.getloadavg()[0]:.1f} after it\n"
        f"- Lanai: {version_line()}\n"
        f"- memory of a worker: {memory:.0f} MiB\n\n"
        "| game | bots | worker, ms of processor a move | server, ms of processor a move "
        f"| moves/s with one worker |\n|---|---|---|---|---|\n{lines}"
    )


def main() -> int:
    """Measure, write the section, and show it."""
    if not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    text = measure()
    write_section(TITLE, text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
