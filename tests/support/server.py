"""A real server as a process, and small clients for it, for all tests and benchmarks."""

from __future__ import annotations

import hashlib
import json
import os
import random
import secrets
import signal
import ssl
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.copies import Copy, start

Json = dict[str, Any]

QUICK = {
    "LANAI_BOT_PACE": "0",
    "LANAI_BOT_PROCESSES": "1",
    "LANAI_RATE": "100000",
    "LANAI_BURST": "100000",
    "LANAI_ADDRESS_RATE": "100000",
    "LANAI_ADDRESS_BURST": "100000",
    "LANAI_TABLE_RATE": "100000",
    "LANAI_TABLE_BURST": "100000",
    "LANAI_KEY_RATE": "100000",
    "LANAI_KEY_BURST": "100000",
    "LANAI_TABLES_PER_GUEST": "100000",
    "LANAI_CONNECTIONS_PER_ADDRESS": "100000",
    "LANAI_REVIEWS_PER_DAY": "0",
}
PATIENCE = 120.0
"""Seconds after which a test that waits is taken to hang; a busy machine is not a failure."""
COMMAND = [sys.executable, "-m", "lanai", "serve"]


class Address:
    """Where a server is reached: by itself, or through a proxy whose certificate nobody knows."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.trust: ssl.SSLContext | None = None
        if url.startswith("https:"):
            self.trust = ssl.create_default_context()
            self.trust.check_hostname = False
            self.trust.verify_mode = ssl.CERT_NONE
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=self.trust or True)

    @property
    def sockets(self) -> str:
        """Give the address for WebSockets."""
        return self.url.replace("http", "ws", 1)

    def guest(self, name: str = "Ana") -> Guest:
        """Make a guest."""
        return Guest(self, self.http.post("/api/guests", json={"name": name}).json())


class Server(Address):
    """A server process. `log` collects what it writes to its error output."""

    def __init__(self, data: Path, *arguments: str, **settings: object) -> None:
        self.data = data
        environment = {**os.environ, **QUICK, "LANAI_LANG": "en"}
        environment |= {f"LANAI_{name.upper()}": str(value) for name, value in settings.items()}
        self.process = self.run(
            ["serve", "--port", "0", "--data", str(data), *arguments], environment
        )
        self.log: deque[str] = deque()
        assert self.process.stdout is not None and self.process.stderr is not None
        stderr = self.process.stderr
        self.reading = threading.Thread(target=lambda: self.log.extend(stderr), daemon=True)
        self.reading.start()
        first = self.process.stdout.readline()
        assert "http://" in first, first + "".join(self.log)
        super().__init__(first[first.index("http://") :].split()[0])

    def run(
        self, arguments: list[str], environment: dict[str, str]
    ) -> Copy | subprocess.Popen[str]:
        """Run the command."""
        return start(arguments, environment)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server and give its exit code."""
        self.http.close()
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.reading.join(PATIENCE)
        assert self.process.stdout is not None and self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        return code


@contextmanager
def serving(data: Path, *arguments: str, **settings: object) -> Iterator[Server]:
    """Run a server for the length of a block."""
    server = Server(data, *arguments, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def sha256(text: str) -> str:
    """Hash a text."""
    return hashlib.sha256(text.encode()).hexdigest()


class Guest:
    """A guest with their token."""

    def __init__(self, server: Address, made: Json) -> None:
        self.server = server
        self.id: str = made["guest"]
        self.name: str = made["name"]
        self.token: str = made["token"]

    def nonce(self, attempt: int = 1) -> str:
        """Give the nonce that this guest adds in an attempt to start."""
        return sha256(f"{self.token}:{attempt}")

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask something over HTTP."""
        headers = {"Authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        return self.server.http.request(method, path, headers=headers, **more)

    def table(self, game: str = "tiki-topple", players: int = 2, **more: object) -> Json:
        """Make a table."""
        response = self.ask("POST", "/api/tables", json={"game": game, "players": players, **more})
        assert response.status_code == 201, response.text
        table: Json = response.json()
        return table

    def join(self, table: str, since: int | None = None, lang: str = "en") -> Client:
        """Open a socket to a table."""
        return Client(self.server, table, self, since, lang)


class Client:
    """A socket to a table that keeps what it was told: table, position, events, chat."""

    def __init__(
        self, server: Address, table: str, guest: Guest | None, since: int | None = None,
        lang: str = "en",
    ) -> None:  # fmt: skip
        self.server = server
        self.guest = guest
        self.id = table
        address = f"{server.sockets}/api/tables/{table}/socket"
        self.hold = ExitStack()
        self.socket: ClientConnection = self.hold.enter_context(
            connect(
                address, ssl=server.trust, max_size=None, compression=None, open_timeout=PATIENCE
            )
        )
        self.told: list[Json] = []
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.position: Json | None = None
        token = None if guest is None else guest.token
        self.send({"type": "hello", "token": token, "since": since, "lang": lang})
        self.welcome = self.until("welcome")
        self.seat: int | None = self.welcome["you"]["seat"]

    def send(self, message: object) -> None:
        """Send anything."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, seconds: float = PATIENCE) -> Json:
        """Receive the next message and keep what it tells."""
        message: Json = json.loads(self.socket.recv(seconds))
        self.told.append(message)
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.table: Json = message["table"]
        if kind == "welcome":
            for update in message["history"]:
                self.events += update["events"]
        if kind == "update":
            assert self.position is None or message["seq"] == self.position["seq"] + 1
            self.events += message["events"]
        if kind in ("welcome", "update"):
            self.position = message["position"]
        if kind == "chat":
            self.chat.append(message["chat"])
        return message

    def until(self, *kinds: str) -> Json:
        """Receive until a message of one of these kinds comes."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **more: object) -> Json:
        """Send a request, with an id of its own unless one is given, and wait for its answer."""
        request = {"type": kind, "id": secrets.token_hex(8), **more}
        self.send(request)
        while True:
            message = self.receive()
            if message.get("id") == request["id"]:
                return message

    def do(self, kind: str, **more: object) -> Json:
        """Send a request that must succeed."""
        answer = self.ask(kind, **more)
        assert answer["type"] != "error", answer
        return answer

    @property
    def seq(self) -> int:
        """Give the number of the current position."""
        assert self.position is not None
        seq: int = self.position["seq"]
        return seq

    @property
    def legal(self) -> list[str]:
        """List the legal moves."""
        return [] if self.position is None else list(self.position["legal"])

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.position is not None and bool(self.position["over"])

    def move(self, move: str | None = None, **more: object) -> Json:
        """Make a move, by default the first legal one."""
        return self.ask("move", seq=self.seq, move=move or self.legal[0], **more)

    def sit(self, seat: int) -> None:
        """Sit down, promise a nonce, and agree to what the table says."""
        self.do("sit", seat=seat, contribute=True, rated=self.table["rated"])
        self.seat = seat

    def asked(self, kind: str, attempt: int = 1) -> Json:
        """Wait until the start asks for something."""
        for message in self.told:
            if message["type"] == kind and message["attempt"] == attempt:
                return message
        while True:
            message = self.until(kind)
            if message["attempt"] == attempt:
                return message

    def commit(self, attempt: int = 1) -> None:
        """Wait until the hash is asked for, and give it."""
        assert self.guest is not None
        self.asked("commit", attempt)
        self.do("hash", attempt=attempt, hash=sha256(self.guest.nonce(attempt)))

    def reveal(self, attempt: int = 1) -> str:
        """Wait until the nonce is asked for, look whether the agreement is right, and show it."""
        assert self.guest is not None and self.seat is not None
        agreement: str = self.asked("reveal", attempt)["agreement"]
        terms = json.loads(agreement)
        nonce = self.guest.nonce(attempt)
        place = [seat["guest"] for seat in self.table["seats"]].index(self.guest.id)
        assert terms["hashes"][place] == sha256(nonce) and terms["attempt"] == attempt
        self.do("nonce", attempt=attempt, nonce=nonce)
        return agreement

    def catch_up(self) -> None:
        """Receive all that was sent before now."""
        self.do("ping")

    def closed(self) -> int:
        """Wait until the server hangs up, and give its code."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        code = self.socket.close_code
        assert code is not None
        return code

    def close(self) -> None:
        """Hang up."""
        self.hold.close()


def play_on(clients: list[Client], rng: random.Random, most: int = 100_000) -> int:
    """Let seats make random legal moves, the first that may; count the moves until it is over."""
    moves = 0
    while moves < most:
        for client in clients:
            client.catch_up()
        acting = [client for client in clients if client.legal]
        if not acting:
            assert all(client.over for client in clients)
            return moves
        client = rng.choice(acting)
        answer = client.move(rng.choice(client.legal))
        assert answer["type"] == "ok", answer
        moves += 1
    return moves


def acting(clients: list[Client]) -> Client:
    """Wait until one of some persons may move, and give them."""
    while True:
        for client in clients:
            client.catch_up()
            if client.legal:
                return client


def play_out(client: Client, rng: random.Random) -> None:
    """Make random legal moves for one seat, the others being bots, until it is over."""
    while not client.over:
        if client.legal:
            client.move(rng.choice(client.legal))  # where all act at once it may come too late
        else:
            client.receive()


NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def seated(
    server: Address,
    game: str,
    players: int,
    names: tuple[str, ...] = NAMES,
    *,
    bots: int = 0,
    **more: object,
) -> list[Client]:
    """Start a game between persons, with their nonces, and give their sockets by seat.

    Bots sit on the seats after them.
    """
    guests = [server.guest(name) for name in names[:players]]
    others = [{"seat": players + bot, "level": "random"} for bot in range(bots)]
    table = guests[0].table(game, players + bots, bots=others, **more)
    clients = [guest.join(table["id"]) for guest in guests]
    for seat, client in enumerate(clients):
        client.sit(seat)
    clients[0].do("start")
    for client in clients:
        client.commit()
    for client in clients:
        client.reveal()
    for client in clients:
        client.catch_up()
        assert client.position is not None
    return clients
