"""The load generator, a process of its own: tables full of seats that move at random.

`load.py URL closed|open|hold TABLES SECONDS [--game G] [--rate R] [--come-back]` prints a line of
JSON when it begins to count, and one when it has. Who loses the line comes back only if told to.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import deque
from contextlib import suppress
from http.client import HTTPConnection
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import uvloop
from load_socket import LoadSocket

SEATS: Final = 4
WARM_UP: Final = 3.0
JOINING: Final = 100
"""Sockets that are opened at once."""
FIRST_WAIT, LONGEST_WAIT, PATIENCE = 0.25, 3.0, 10.0
"""Seconds that the web app waits before it comes back, first and at most, and for an answer."""


class Position(msgspec.Struct):
    """What a mover has to know."""

    seq: int
    legal: list[str]
    over: bool


class Told(msgspec.Struct):
    """An update or a welcome, read in part."""

    seq: int = 0
    position: Position | None = None


ASKED: Final = b'{"type":"ok","id":"0'
"""The answer to anything but a move: ids of moves are their numbers."""

TOLD: Final = msgspec.json.Decoder(Told)


class Load:
    """All tables, and what is measured. Latencies are in milliseconds."""

    def __init__(self, url: str, game: str, paced: bool, comes_back: bool) -> None:
        self.host: Final = urlsplit(url).netloc
        self.game: Final = game
        self.paced: Final = paced
        self.comes_back: Final = comes_back
        self.counting = False
        self.stopping = False
        self.used_before = 0.0  # processor time until it counts
        self.moves = 0
        self.refused = 0
        self.games_over = 0
        self.acknowledged: dict[str, int] = {}
        self.to_mover: list[float] = []
        self.to_others: list[float] = []
        self.away = 0
        self.back_after: list[float] = []
        self.ready: deque[Seat] = deque()
        self.overdue: deque[float] = deque()
        self.tasks: set[asyncio.Task[None]] = set()
        self.http: Final = HTTPConnection(self.host)

    def ask(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Ask the server over HTTP, before the load begins."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        self.http.request("POST", path, json.dumps(body), headers)
        answer: dict[str, Any] = json.loads(self.http.getresponse().read())
        assert "error" not in answer, answer
        return answer

    def new_table(self) -> Table:
        """Make a table and the four guests for it."""
        tokens = [self.ask("/api/guests", {"name": f"Guest {n}"})["token"] for n in range(SEATS)]
        wanted = {"game": self.game, "players": SEATS, "sit": 0}
        table = Table(self, self.ask("/api/tables", wanted, tokens[0])["id"])
        table.seats = [Seat(table, at, token) for at, token in enumerate(tokens)]
        return table

    def may_move(self, seat: Seat) -> None:
        """Let a seat move: at once, or when the next move is due."""
        if not self.paced:
            seat.move(time.perf_counter())
        elif self.overdue:
            seat.move(self.overdue.popleft())
        elif not seat.queued:
            seat.queued = True
            self.ready.append(seat)

    async def offer(self, rate: float) -> None:
        """Offer moves at random moments, `rate` a second, whatever becomes of them."""
        due = time.perf_counter()
        while not self.stopping:
            due += random.expovariate(rate)
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            seat = self._next_ready()
            if seat is not None:
                seat.move(due)
            else:
                self.overdue.append(due)

    def _next_ready(self) -> Seat | None:
        """Find who has waited longest and can still move: who was ready may have lost the line."""
        while self.ready:
            seat = self.ready.popleft()
            seat.queued = False
            if seat.can_move:
                return seat
        return None

    def start(self, work: Any) -> None:
        """Run something beside the rest; what goes wrong in it ends the run."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            asyncio.get_running_loop().call_exception_handler(
                {"message": "load", "exception": task.exception()}
            )


class Table:
    """Four seats at one table; after a game they play again at the table of the rematch."""

    def __init__(self, load: Load, table: str) -> None:
        self.load: Final = load
        self.id = table
        self.seats: list[Seat] = []
        self.in_flight = 0
        self.sent_at = 0.0
        self.over = False
        load.acknowledged[table] = 0

    async def sit_and_start(self) -> None:
        """Bring everybody to a new table and start."""
        for seat in self.seats:
            await seat.join()
            if seat.at:
                await seat.ask("sit", seat=seat.at)
        await self.seats[0].ask("start")

    async def play_again(self) -> None:
        """Go on at a new table with the same guests."""
        load = self.load
        load.games_over += load.counting
        *first, last = self.seats
        answers = [await seat.ask("rematch") for seat in first]
        fresh = Table(load, str(answers[0]["table"]))
        fresh.seats = [Seat(fresh, seat.at, seat.token) for seat in self.seats]
        for seat in fresh.seats:
            await seat.join()
        if not load.stopping:
            await last.ask("rematch")  # now that all sit it begins
        for seat in self.seats:
            seat.socket.hang_up()

    def end(self) -> None:
        """Note that the game is over, which all seats are told."""
        if not self.over:
            self.over = True
            self.load.start(self.play_again())


class Seat:
    """One guest on one seat with one socket."""

    def __init__(self, table: Table, at: int, token: str) -> None:
        self.table: Final = table
        self.load: Final = table.load
        self.at: Final = at
        self.token: Final = token
        self.position: Position | None = None
        self.told: bytes | None = None
        self.moving = False
        self.sent = b""
        self.away = False
        self.queued = False
        self.due = 0.0
        self.asked: asyncio.Future[bytes] | None = None
        self.socket: LoadSocket

    async def join(self, since: int = 0) -> bytes:
        """Open the socket and give the welcome, with what happened since."""
        host, _, port = self.load.host.rpartition(":")
        loop = asyncio.get_running_loop()
        self.asked = loop.create_future()
        _, self.socket = await loop.create_connection(
            lambda: LoadSocket(self.load.host, self.table.id, self.take, self.lost),
            host,
            int(port),
        )
        await self.socket.open
        self.socket.send(
            msgspec.json.encode({"type": "hello", "token": self.token, "since": since})
        )
        return await self.asked

    async def ask(self, kind: str, **more: object) -> dict[str, Any]:
        """Ask for something other than a move and wait for the answer."""
        self.asked = asyncio.get_running_loop().create_future()
        self.socket.send(msgspec.json.encode({"type": kind, "id": "0" + kind, **more}))
        answer: dict[str, Any] = json.loads(await self.asked)
        return answer

    def lost(self) -> None:
        """Hear that the line is dead."""
        assert self.load.comes_back, "the server has hung up"
        if not self.away:
            self.away = True
            self.load.away += 1
            self.load.start(self.come_back(time.perf_counter()))

    async def come_back(self, lost_at: float) -> None:
        """Come back as the web app does: later each time, a little different for everybody."""
        since = 0 if self.told is None else TOLD.decode(self.told).seq
        for tries in count():
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**tries)
            await asyncio.sleep(wait * (0.5 + random.random()))
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    self.position = TOLD.decode(await self.join(since)).position
                break
        load = self.load
        self.away = False
        load.away -= 1
        load.back_after.append((time.perf_counter() - lost_at) * 1e3)
        if self.moving:
            self.socket.send(self.sent)  # with its id, so it is made once
        elif self.position is not None and self.position.legal and not load.stopping:
            load.may_move(self)

    @property
    def can_move(self) -> bool:
        """Tell whether a move is owed and can be sent."""
        return bool(self.position and self.position.legal) and not self.moving and not self.away

    def move(self, due: float) -> None:
        """Make any legal move."""
        assert self.position is not None
        self.moving, self.due = True, due
        table, seq = self.table, self.position.seq
        table.in_flight += 1
        table.sent_at = due
        move = random.choice(self.position.legal)
        self.sent = b'{"type":"move","id":"%d","seq":%d,"move":"%b"}' % (seq, seq, move.encode())
        self.socket.send(self.sent)

    def take(self, message: bytes) -> None:
        """Take a message of the server."""
        if message.startswith(b'{"type":"update"'):
            self._updated(message)
        elif message.startswith(b'{"type":"ok"'):
            self._done(message)
        elif message.startswith(b'{"type":"welcome"'):
            self._answered(message)
        elif message.startswith(b'{"type":"error"'):
            self._refused(message)

    def _updated(self, message: bytes) -> None:
        table, load = self.table, self.load
        self.told = message
        if load.counting and load.paced and table.in_flight == 1 and not self.moving:
            load.to_others.append((time.perf_counter() - table.sent_at) * 1e3)
        if message.find(b'"legal":[]', -200) > 0 and message.find(b'"over":false', -200) > 0:
            self.position = None
            return
        self.position = TOLD.decode(message).position
        if self.position is not None and self.position.over:
            table.end()
        elif self.can_move:
            load.may_move(self)

    def _done(self, message: bytes) -> None:
        if message.startswith(ASKED):
            self._answered(message)
            return
        table, load = self.table, self.load
        self.moving = False
        table.in_flight -= 1
        load.acknowledged[table.id] += 1
        if load.counting:
            load.moves += 1
            load.to_mover.append((time.perf_counter() - self.due) * 1e3)
        if self.position is not None and self.position.legal and not load.stopping:
            load.may_move(self)

    def _answered(self, message: bytes) -> None:
        asked, self.asked = self.asked, None
        if asked is not None:
            asked.set_result(message)

    def _refused(self, message: bytes) -> None:
        refused = json.loads(message)
        assert self.moving and refused["code"] == "stale", refused["message"]
        self.load.refused += 1
        self.moving = False
        self.table.in_flight -= 1
        position = TOLD.decode(message).position
        self.position = position
        if position is not None and position.legal and not position.over:
            self.load.may_move(self)


async def fill(load: Load, tables: int) -> None:
    """Make the tables and start all games, a few sockets at a time."""
    free = asyncio.Semaphore(max(1, JOINING // SEATS))

    async def begin(table: Table) -> None:
        async with free:
            await table.sit_and_start()

    made = [load.new_table() for _ in range(tables)]
    await asyncio.gather(*map(begin, made))


def part(values: list[float], share: float) -> float | None:
    """Give the value below which a share of the values lie."""
    ordered = sorted(values)
    return round(ordered[int(share * (len(ordered) - 1))], 2) if ordered else None


def results(load: Load, seconds: float) -> dict[str, Any]:
    """Sum the run up."""
    return {
        "moves_s": round(load.moves / seconds, 1),
        "moves": load.moves,
        "games_over": load.games_over,
        "stale": load.refused,
        "overdue": len(load.overdue),
        "load_us": round((time.process_time() - load.used_before) * 1e6 / max(1, load.moves), 1),
        "mover": {f"p{share * 100:g}": part(load.to_mover, share) for share in (0.5, 0.99, 1)},
        "others": {f"p{share * 100:g}": part(load.to_others, share) for share in (0.5, 0.99, 1)},
        "back": {f"p{share * 100:g}": part(load.back_after, share) for share in (0.5, 0.99, 1)},
        "came_back": len(load.back_after),
        "away": load.away,
        "acknowledged": load.acknowledged,
    }


async def run(given: argparse.Namespace) -> None:
    """Fill the tables, play for a while, and print what was measured."""
    load = Load(given.url, given.game, given.mode != "closed", given.come_back)
    await fill(load, given.tables)
    if given.mode == "hold":
        print("{}", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        return
    if given.mode == "open":
        load.start(load.offer(given.rate))
    await asyncio.sleep(WARM_UP)
    load.counting, begun = True, time.perf_counter()
    load.used_before = time.process_time()
    print("{}", flush=True)
    await asyncio.sleep(given.seconds)
    load.counting, load.stopping = False, True
    print(json.dumps(results(load, time.perf_counter() - begun)), flush=True)


def main() -> None:
    """Read the command line and run."""
    reader = argparse.ArgumentParser()
    reader.add_argument("url")
    reader.add_argument("mode", choices=("closed", "open", "hold"))
    reader.add_argument("tables", type=int)
    reader.add_argument("seconds", type=float)
    reader.add_argument("--game", default="moluku")
    reader.add_argument("--rate", type=float, default=1000.0)
    reader.add_argument("--come-back", action="store_true")
    uvloop.run(run(reader.parse_args()))


if __name__ == "__main__":
    main()
