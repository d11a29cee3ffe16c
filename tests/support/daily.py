"""Servers whose clock the test moves, and deals of the day whose bots think only a little."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from lanai.games import all_games
from lanai.server.daily.days import day_of, moved, start_of
from lanai.server.moment import now_ms
from lanai.server.store import StoredDeal, make_store
from support import shifted
from support.server import Client, Guest, Json, Server, sha256

NOON = 12 * 3600 * 1000
QUICK_BOT = "search:4"


class Days(Server):
    """A server at noon of a day that it takes for today; the test says when it is another."""

    def __init__(self, data: Path, clock: Path, *arguments: str, **settings: object) -> None:
        self.clock = clock
        super().__init__(data, *arguments, **settings)

    def run(self, arguments: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
        """Run the command with its clock moved."""
        return subprocess.Popen(
            [sys.executable, shifted.__file__, str(self.clock), *arguments], env=environment,
            text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def set(self, at: int) -> None:
        """Make it another time."""
        set_clock(self.clock, at)


def set_clock(clock: Path, at: int) -> None:
    """Move the clock of all servers that read a file."""
    whole = clock.with_suffix(".new")
    whole.write_text(str(at - now_ms()))
    whole.replace(clock)


def secret_of(day: str, game: str) -> str:
    """Give the secret that the tests deal with."""
    return sha256(f"{day} {game}")


async def _keep(place: str, days: list[str], bot: str) -> None:
    store = make_store(place)
    await store.open()
    for day in days:
        for name, game in sorted(all_games().items()):
            published = start_of(moved(day, -1))
            await store.add_deal(
                StoredDeal(day, name, secret_of(day, name), game.rules, game.cards, bot, published)
            )
    await store.close()


def keep_deals(place: Path | str, first: str, count: int = 3, bot: str = QUICK_BOT) -> None:
    """Keep deals of some days in a store, before a server makes its own.

    It has a thread of its own, as a browser's test runs in a loop already.
    """
    wanted = [moved(first, n) for n in range(count)]
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(_keep(str(place), wanted, bot))).result()


def noon(day: str) -> int:
    """Give the middle of a day in milliseconds."""
    return start_of(day) + NOON


@contextmanager
def days(data: Path, day: str = "", **settings: object) -> Iterator[Days]:
    """Run a server on a day, for the length of a block, with quick bots for three days."""
    clock = data.parent / f"{data.name}.clock"
    today = day or day_of(now_ms())
    set_clock(clock, noon(today))
    if "database" not in settings:
        keep_deals(data, today)
    server = Days(data, clock, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def begin(
    guest: Guest,
    day: str,
    game: str = "tiki-topple",
    *,
    device: str = "",
    address: str = "",
    practice: bool = False,
) -> httpx.Response:
    """Ask for a try at a deal, from a device and an address."""
    body = {"device": device, "practice": practice}
    headers = {"X-Forwarded-For": address} if address else {}
    return guest.ask("POST", f"/api/daily/{day}/{game}", json=body, headers=headers)


def begun(guest: Guest, day: str, game: str = "tiki-topple", **more: Any) -> Json:
    """Begin a try, or go on with it."""
    response = begin(guest, day, game, **more)
    assert response.status_code == 200, response.text
    table: Json = response.json()
    return table


def deal_of(guest: Guest, day: str, game: str = "tiki-topple") -> Json:
    """Look at a deal as somebody sees it."""
    response = guest.ask("GET", f"/api/daily/{day}")
    assert response.status_code == 200, response.text
    deal: Json
    (deal,) = [each for each in response.json()["deals"] if each["game"] == game]
    return deal


def steady(client: Client) -> str:
    """Choose a legal move by nothing but the list of them."""
    return client.legal[int(sha256("\n".join(client.legal))[:8], 16) % len(client.legal)]


def play_steadily(client: Client, most: int = 100_000) -> int:
    """Make moves that follow from what is legal alone, until the game is over or so many."""
    moves = 0
    while not client.over and moves < most:
        if client.legal:
            client.do("move", seq=client.seq, move=steady(client))
            moves += 1
        else:
            client.receive()
    return moves


def played(guest: Guest, day: str, game: str = "tiki-topple", **more: Any) -> str:
    """Play a try to its end, and give its table."""
    table: str = begun(guest, day, game, **more)["id"]
    client = guest.join(table)
    play_steadily(client)
    client.close()
    return table
