"""Attacks at the doors: halves of requests, floods of sockets, people who do not read, spam."""

from __future__ import annotations

import http.client
import json
import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from support.hall import running
from support.server import PATIENCE, Client, Guest, Json, Server, seated, serving

NOBODY = "192.0.2.1"
"""An address at which no proxy is: so the test's own address counts like any other."""
ATTACKER = "127.0.0.2"
HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: "


def raw(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """Open a connection from an address of this machine."""
    url = urlsplit(server.url)
    assert url.hostname is not None and url.port is not None
    return socket.create_connection((url.hostname, url.port), PATIENCE, (address, 0))


def is_open(connection: socket.socket) -> bool:
    """Tell whether the server has not hung up so far."""
    connection.settimeout(0.0)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def metric(server: Server, name: str) -> float:
    lines = server.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


def until(true: object, what: str) -> None:
    """Wait until something has happened."""
    assert callable(true)
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


# Halves of requests


def test_half_requests_of_one_address_do_not_keep_others_out(tmp_path: Path) -> None:
    limits = {"connections_per_address": 20, "header_seconds": 600, "proxies": NOBODY}
    with serving(tmp_path, **limits) as server, ExitStack() as held:
        halves = [held.enter_context(raw(server, ATTACKER)) for _ in range(60)]
        for half in halves:
            with suppress(OSError):
                half.sendall(HALF)
        until(lambda: sum(map(is_open, halves)) == 20, "only as many stay as an address may hold")
        assert server.http.get("/api/games").status_code == 200
        assert metric(server, 'lanai_turned_away_total{why="address"}') == 40
        told = [json.loads(line) for line in server.log if "turned-away" in line]
        assert [(line["why"], line["address"]) for line in told] == [("address", ATTACKER)]


HALVES = {
    "silence": (b"", b""),
    "headers": (HALF, b""),
    "drip": (HALF, b"x"),
    "empty lines": (b"\r\n", b"\r\n"),
    "body": (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{", b" "),
    "unwanted body": (b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{", b" "),
    "chunks": (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1"),
    "handshake": (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: ",
        b"A",
    ),
    "second request": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + HALF, b"x"),
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives half a request half a second."""
    with serving(
        tmp_path_factory.mktemp("hasty") / "data", header_seconds=0.5, body_seconds=0.5
    ) as server:
        yield server


@pytest.mark.parametrize("kind", HALVES)
def test_half_a_request_ends_however_it_drips(hasty: Server, kind: str) -> None:
    begin, drip = HALVES[kind]
    with raw(hasty) as half:
        half.sendall(begin)
        end = time.monotonic() + PATIENCE
        answer = b""
        half.settimeout(0.1)
        with suppress(ConnectionError):
            while True:
                assert time.monotonic() < end, "it never ends"
                with suppress(TimeoutError):
                    part = half.recv(65536)
                    if not part:
                        break
                    answer += part
                half.sendall(drip)
    assert b" 408 " in answer or kind in ("silence", "handshake", "drip", "unwanted body"), answer
    assert hasty.http.get("/api/games").status_code == 200


def test_a_full_server_takes_people_again_once_the_halves_are_late(tmp_path: Path) -> None:
    with serving(tmp_path, connections=10, header_seconds=1) as server, ExitStack() as held:
        for _ in range(30):
            with suppress(OSError):
                held.enter_context(raw(server)).sendall(HALF)

        def is_served() -> bool:
            one = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)
            with closing(one), suppress(OSError, http.client.HTTPException):
                one.request("GET", "/healthz")
                return one.getresponse().status == 200
            return False

        until(is_served, "nobody gets in any more")
        assert [json.loads(line)["why"] for line in server.log if "turned-away" in line] == ["full"]


def handshake(address: str, headers: dict[str, str] | None = None) -> int:
    """Open a socket for a moment, and give the status of the answer."""
    try:
        with connect(address, additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_people_behind_one_proxy_are_counted_by_their_own_addresses(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=3) as server, ExitStack() as held:
        guest = server.guest()
        table = guest.table()["id"]
        address = f"ws://{urlsplit(server.url).netloc}/api/tables/{table}/socket"
        for person in range(10):
            headers = {"X-Forwarded-For": f"198.51.100.{person}"}
            held.enter_context(connect(address, additional_headers=headers))
        for _ in range(2):
            held.enter_context(connect(address, additional_headers=headers))
        assert handshake(address, headers) == 429


def test_the_limit_of_open_files_is_raised_and_told(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        with serving(tmp_path) as server:
            limits = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="utf-8")
            (line,) = (line for line in limits.splitlines() if line.startswith("Max open files"))
            most = int(line.split()[4])
            assert int(line.split()[3]) == most > 512
            until(lambda: any("listening" in line for line in server.log), "it tells nothing")
            told = next(json.loads(line) for line in server.log if "listening" in line)
            assert told["files"] == most and told["connections"] == min(50_000, most - 128)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_an_answer_that_nobody_reads_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    with serving(tmp_path) as server, raw(server) as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for _ in range(200):
            lazy.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        assert server.http.get("/api/games").status_code == 200
        assert server.stop() == 0


def test_garbage_is_counted_and_fills_no_log(tmp_path: Path) -> None:
    upgrade = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    with serving(tmp_path) as server:
        server.guest()
        before = len(server.log)
        for garbage in [b"\x16\x03\x01 no HTTP\r\n\r\n"] * 20 + [upgrade] * 20:
            with raw(server) as line:
                line.sendall(garbage)
                assert line.recv(1000).startswith(b"HTTP/1.1 ")
        assert metric(server, 'lanai_turned_away_total{why="garbage"}') == 20
        assert server.stop() == 0
        told = [json.loads(line)["event"] for line in list(server.log)[before:]]
        assert set(told) <= {"deals-made", "closed"}


# Budgets


def ping(client: Client, times: int) -> None:
    for number in range(times):
        client.do("ping", id=str(number))


def test_a_budget_is_not_new_with_every_connection(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.1, burst=40, crowd=1000) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        table = ana.table()["id"]
        for _ in range(2):
            client = ana.join(table)
            ping(client, 10)
            client.close()
        with pytest.raises(ConnectionClosed) as closed:
            ping(ana.join(table), 10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        assert socket_is_refused(ana, table) == 4429
        ping(ben.join(table), 10)


def socket_is_refused(guest: Guest, table: str) -> int:
    """Say hello, and give the code with which the server hangs up."""
    address = f"ws://{urlsplit(guest.server.url).netloc}/api/tables/{table}/socket"
    with connect(address) as line:
        line.send(json.dumps({"type": "hello", "token": guest.token}))
        with suppress(ConnectionClosed):
            while True:
                line.recv(PATIENCE)
    assert line.close_code is not None
    return line.close_code


def test_a_crowd_at_one_address_waits_and_is_not_hung_up_on(tmp_path: Path) -> None:
    with serving(tmp_path, rate=50, burst=20, crowd=1) as server:
        table = server.guest().table()["id"]
        clients = [server.guest().join(table) for _ in range(3)]
        began = time.monotonic()
        for number in range(15):
            for client in clients:
                client.send({"type": "ping", "id": str(number)})
        for client in clients:
            client.catch_up()
        assert time.monotonic() - began > 0.4, "45 messages of which 20 pass at once, 50 a second"


def test_opening_sockets_costs_like_any_request(tmp_path: Path) -> None:
    with serving(tmp_path, address_rate=0.001, address_burst=10) as server:
        table = server.guest().table()["id"]
        address = f"ws://{urlsplit(server.url).netloc}/api/tables/{table}/socket"
        assert [handshake(address) for _ in range(12)] == [101] * 8 + [429] * 4
        assert handshake(address, {"X-Forwarded-For": "198.51.100.7"}) == 101


def test_who_comes_and_goes_is_told_at_most_once_a_second(server: Server) -> None:
    ana = server.guest()
    table = ana.table(sit=0)["id"]
    victim = ana.join(table)
    began = time.monotonic()
    for _ in range(40):
        Client(server, table, None).close()
    watcher = Client(server, table, None)
    until(lambda: victim.receive()["table"]["watchers"] == 1, "the last state is told")
    seconds = time.monotonic() - began
    assert len([told for told in victim.told if told["type"] == "table"]) <= seconds + 3
    watcher.close()
    until(lambda: victim.receive()["table"]["watchers"] == 0, "the last state is told")


def memory_of(server: Server) -> int:
    """Give the bytes of memory that a server holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if "VmRSS" in line))


class Unread:
    """A socket at a table that asks and never reads; the system keeps little for it either."""

    def __init__(self, server: Server, guest: Guest, table: str) -> None:
        url = urlsplit(server.url)
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.line.connect((url.hostname, url.port))
        self.line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {url.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in self.line.recv(1000)
        self.send({"type": "hello", "token": guest.token})

    def send(self, message: Json) -> None:
        text = json.dumps(message).encode()
        size = (
            bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
        )
        self.line.sendall(b"\x81" + size + bytes(4) + text)


def test_who_does_not_read_is_cut_off_before_it_costs_much(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        clients = seated(server, "moonshine", 4)
        acting = next(client for client in clients if client.legal)
        assert acting.guest is not None
        stale = {"type": "move", "id": "1", "seq": 99_999, "move": acting.legal[0]}
        before = memory_of(server)
        lazy = [Unread(server, acting.guest, acting.id) for _ in range(10)]
        for each in lazy:
            with suppress(OSError):
                for _ in range(2000):  # each is answered with the whole position
                    each.send(stale)
        until(lambda: metric(server, "lanai_slow_connections_total") == 10, "all are cut off")
        assert memory_of(server) - before < 10 * 1_000_000
        clients[0].do("ping")
        assert acting.guest.join(acting.id, since=acting.seq).position == acting.position
        for each in lazy:
            each.line.close()


# Tables


def test_making_tables_costs_a_budget_of_persons_and_addresses(tmp_path: Path) -> None:
    with serving(tmp_path, table_rate=0.001, table_burst=3, crowd=2) as server:
        game = {"game": "moluku", "players": 2}

        def made(guest: Guest, address: str, times: int) -> list[int]:
            headers = {"X-Forwarded-For": address}
            asked = [
                guest.ask("POST", "/api/tables", json=game, headers=headers) for _ in range(times)
            ]
            assert all(
                each.json()["error"]["code"] == "too-fast" for each in asked if each.is_error
            )
            return [each.status_code for each in asked]

        ana, ben, eve = (server.guest(name) for name in ("Ana", "Ben", "Eve"))
        assert made(ana, "198.51.100.1", 4) == [201] * 3 + [429]
        assert made(ana, "198.51.100.2", 1) == [429]
        assert made(ben, "198.51.100.1", 3) == [201, 201, 429], "an address has that of two persons"
        assert made(eve, "198.51.100.1", 1) == [429]
        assert made(eve, "198.51.100.3", 1) == [201]
        assert server.http.post("/api/lessons/moluku", headers={
            "Authorization": f"Bearer {ana.token}"}).status_code == 429  # fmt: skip


@contextmanager
def spammed(tmp_path: Path, guests: int, tables: int) -> Iterator[tuple[Server, str]]:
    """Serve a table that somebody waits at, and many newer ones of others at one address."""
    with serving(tmp_path) as server:
        mine = server.guest().table(public=True, sit=0)["id"]
        for _ in range(guests):
            spammer = server.guest("Spam")
            for _ in range(tables):
                made = spammer.ask(
                    "POST",
                    "/api/tables",
                    json={"game": "moluku", "players": 2, "public": True},
                    headers={"X-Forwarded-For": "198.51.100.1"},
                )
                assert made.status_code == 201
        yield server, mine


@pytest.mark.parametrize(("guests", "tables", "listed"), [(1, 101, 3), (36, 3, 10)])
def test_spam_does_not_hide_other_tables(
    tmp_path: Path, guests: int, tables: int, listed: int
) -> None:
    with spammed(tmp_path, guests, tables) as (server, mine):
        found = [table["id"] for table in server.http.get("/api/tables").json()]
        assert mine in found and len(found) == 1 + listed


def test_where_somebody_waits_comes_first_in_the_list(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        waiting, *others = (server.guest() for _ in range(4))
        mine = waiting.table(public=True)["id"]
        client = waiting.join(mine)
        newer = [other.table(public=True)["id"] for other in others]
        found = [table["id"] for table in server.http.get("/api/tables").json()]
        assert found == [mine, *reversed(newer)]
        client.close()


def test_lobbies_that_nobody_starts_expire_and_make_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        alone = ana.table(public=True, sit=0)["id"]
        both = ana.table(public=True, sit=0)["id"]
        ben.join(both).sit(1)
        bots = [{"seat": 1, "level": "easy"}]
        started = ana.table(sit=0, bots=bots, start=True)["id"]
    time.sleep(1.1)
    with serving(tmp_path, lonely_seconds=1, tables=3) as server:
        until(lambda: any("lobbies-expired" in line for line in server.log), "none expires")
        gone = server.http.get(f"/api/tables/{alone}")
        assert (gone.status_code, gone.json()["error"]["code"]) == (404, "no-such-table")
        assert "gone" in gone.json()["error"]["message"]
        for table in (both, started):
            assert server.http.get(f"/api/tables/{table}").status_code == 200
        assert [table["id"] for table in server.http.get("/api/tables").json()] == [both]
        me = server.http.get("/api/guests/me", headers={"Authorization": f"Bearer {ana.token}"})
        assert {table["id"] for table in me.json()["tables"]} == {both, started}
        assert metric(server, "lanai_lobbies_expired_total") == 1
        server.guest().table()  # there is room again for one, and for no more
        full = server.guest().ask("POST", "/api/tables", json={"game": "moluku", "players": 2})
        assert full.json()["error"]["code"] == "full"


@pytest.mark.anyio
async def test_a_lobby_that_somebody_is_at_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path, lonely_seconds=0.001, idle_seconds=0) as served:
        guest = (await served.http.post("/api/guests", json={"name": "Ana"})).json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        game = {"game": "moluku", "players": 2}
        tables = [
            (await served.http.post("/api/tables", json=game, headers=headers)).json()["id"]
            for _ in range(2)
        ]
        hall, (mine, left) = served.hall, tables
        ear = await served.listen_to(mine, json.dumps({"type": "hello", "token": guest["token"]}))
        await ear.listen()
        kept = hall.tables[mine].kept_at
        await hall._keep_lobbies()
        assert hall.tables[mine].kept_at > kept
        card = await hall.store.card(mine)
        assert card is not None and card.updated == hall.tables[mine].kept_at
        del hall.tables[left]  # nobody is at it, and it has left the memory
        await hall._expire_lobbies()
        assert await hall.store.card(left) is None and await hall.store.card(mine) is not None
        await ear.ask('{"type":"sit","id":"1","seat":0}')
        assert b'"ok"' in b"".join(ear.heard)
        await ear.socket.close()
