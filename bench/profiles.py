"""How long profiles, histories and the best players take with many finished games in the store.

`python bench/profiles.py [GAMES]` fills a new SQLite file (unless told otherwise 100,000 games of
2,000 people) and asks as the server does. What it fills in is made up, but for its shape.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from lanai.games import find
from lanai.server.ratings.leaders import Board, leaders_of
from lanai.server.ratings.profiles import history_of, profile_of
from lanai.server.store import Guest, Sitter, StoredChange, StoredResult, make_store
from lanai.server.store.result_writes import Steps, counted, kept, shown
from lanai.server.store.sqlite import FILE

GAMES = ("moluku", "moonshine", "tiki-topple")
PEOPLE = 2000
BUSY = "g_0"
START = 1_790_000_000_000
MINUTE = 60_000
TRIES = 20


def main() -> None:
    """Fill a database and measure."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), games))


async def measure(folder: Path, games: int) -> None:
    """Print the median times of each question."""
    store = make_store(folder)
    await store.open()
    with closing(sqlite3.connect(folder / FILE)) as file:
        fill(file, games)
    tiki = find("tiki-topple")
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "profile": lambda: profile_of(store, Guest(BUSY, "Busy"), ""),
        "history": lambda: history_of(store, BUSY, game="", other="", page=0, own=True),
        "history, late page": lambda: history_of(
            store, BUSY, game="", other="", page=200, own=True
        ),
        "history with somebody": lambda: history_of(
            store, BUSY, game="tiki-topple", other="g_7", page=0, own=True
        ),
        "best of all time": lambda: leaders_of(Board(store, tiki, "", programs=False), 0, BUSY),
        "best of a month, page 10": lambda: leaders_of(
            Board(store, tiki, "2026-10", programs=False), 10, BUSY
        ),
    }
    for name, ask in questions.items():
        times, worked = [], []
        for _ in range(TRIES):
            began, busy = time.perf_counter(), time.process_time()
            await ask()
            times.append(time.perf_counter() - began)
            worked.append(time.process_time() - busy)
        mid, work = median(times) * 1000, median(worked) * 1000
        print(f"{name}: {mid:.1f} ms, of which {work:.1f} ms of the processor")
    await store.close()


def fill(file: sqlite3.Connection, games: int) -> None:
    """Write games of three people each; one of them plays in every thirtieth."""
    rng = random.Random(1)
    for n in range(PEOPLE):
        guest = (f"g_{n}", f"Player {n}", START)
        file.execute("INSERT INTO guests (guest, name, added) VALUES (?, ?, ?)", guest)
        take(file, shown(f"g_{n}", n % 2 == 0))
    versions = dict.fromkeys(GAMES, 0)
    played: dict[tuple[str, str], int] = {}
    for n in range(games):
        people = [f"g_{each}" for each in rng.sample(range(1, PEOPLE), 3)]
        people[0] = BUSY if n % 30 == 0 else people[0]
        result = finished(n, GAMES[n % 3], people)
        take(file, kept(result))
        changes = [changed(result, person, played, rng) for person in people]
        take(file, counted(result.game, versions[result.game], [result.table], changes))
        versions[result.game] += 1
    file.commit()


def take(file: sqlite3.Connection, steps: Steps) -> None:
    """Carry out steps as the store does."""
    file.execute(steps.first[0].replace("$", "?"), steps.first[1])
    for sql, rows in steps.then:
        file.executemany(sql.replace("$", "?"), rows)


def finished(n: int, game: str, people: list[str]) -> StoredResult:
    """Make up a game."""
    seats: list[object] = [
        {
            "kind": "person", "name": person, "guest": person, "level": None, "place": at + 1,
            "points": 60 - at, "left": False,
            "played": {"moves": 30, "by_bot": 0, "last_by_bot": 0},
        }
        for at, person in enumerate(people)
    ]  # fmt: skip
    body = {
        "options": {}, "public": False, "measure": "1", "sides": [[0], [1], [2]], "seats": seats,
    }  # fmt: skip
    sitters = [Sitter(person, at, at + 1, 3, 60 - at) for at, person in enumerate(people)]
    ended = START + n * MINUTE
    return StoredResult(f"table-{n:016}", game, ended, True, body, tuple(sitters))


def changed(
    result: StoredResult, person: str, played: dict[tuple[str, str], int], rng: random.Random
) -> StoredChange:
    """Make up what a game did to a rating."""
    games = played[person, result.game] = played.get((person, result.game), 0) + 1
    mu, third = rng.gauss(25, 5), 1 / 3
    month = time.strftime("%Y-%m", time.gmtime(result.ended / 1000))
    return StoredChange(
        person=person, table=result.table, game=result.game, ended=result.ended, month=month,
        mu=mu, sigma=1.5, games=games, month_games=games, month_since=25.0, mu_before=mu - 0.1,
        sigma_before=1.5, weight=1.0, chance=third, expected=[third] * 3, against=["g_1", "g_2"],
    )  # fmt: skip


if __name__ == "__main__":
    main()
