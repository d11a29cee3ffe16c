"""Bad input over the socket: always a clear error, nothing changed, nobody else disturbed."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from support.bystanders import Bystanders, assert_quiet
from support.server import PATIENCE, Client, Server, play_on, seated, serving

Json = dict[str, Any]
MESSAGES = 1500
BATCH = 200

GOOD: list[Json] = [
    {"type": "move", "seq": 1, "move": "up1 nani"},
    {"type": "sit", "seat": 1, "contribute": True},
    {"type": "bot", "seat": 1, "level": "easy"},
    {"type": "clear", "seat": 0},
    {"type": "options", "players": 3, "public": True},
    {"type": "hash", "attempt": 1, "hash": "0" * 64},
    {"type": "nonce", "attempt": 1, "nonce": "0" * 64},
    {"type": "chat", "text": "hello"},
    {"type": "undo", "seq": 1},
    {"type": "undo-answer", "ask": 1, "agree": True},
    {"type": "hint", "seq": 1},
    {"type": "preview", "seq": 1, "move": "up1 nani"},
    {"type": "why", "move": "up1 nani"},
    {"type": "lang", "lang": "fr"},
]
"""A message of each kind that has fields; broken ones are made from these."""

STRANGE: list[object] = [
    None, True, -1, 10**30, 1.5, 1e308, "", "x" * 600, "\x00", "\u202e\ud83d\ude00", [], [[]], {},
    {"type": "move"}, [1] * 100, "0" * 63, "é" * 64,
]  # fmt: skip

FRAMES: list[str | bytes] = [
    "", " ", "{", "}", "nul", "null", "[]", "0", '"x"', "NaN", "{}", '{"type":null}', '{"type":1}',
    '{"type":"fly","id":"1"}', '{"type":"move"}', '{"id":"1"}', '{"type":"ping","id":7}',
    '{"type":"ping","id":""}', '{"type":"ping","id":"1","id2":"2"}', '{"type":"hello"}',
    "[" * 10_000, '{"a":' * 2_000, '{"type":"chat","id":"1","text":"\\ud800"}', "\x00" * 1000,
    b"", b"\xff\xfe\xfd", b"\x00" * 1000, b"{", b'{"type":"chat","id":"1","text":"\xff"}',
]  # fmt: skip
"""Messages that are nothing at all."""


@pytest.fixture(scope="module")
def bad_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for bad input, whose log stays quiet."""
    with serving(tmp_path_factory.mktemp("bad-input") / "data", log_level="DEBUG") as server:
        yield server
        assert server.stop() == 0
        assert_quiet(server)


@pytest.fixture
def clients(bad_server: Server) -> Iterator[list[Client]]:
    """A game of two in its middle."""
    clients = seated(bad_server, "tiki-topple", 2)
    play_on(clients, random.Random(3), 5)
    for client in clients:
        client.catch_up()
    yield clients
    for client in clients:
        client.close()


def all_of(client: Client) -> Json:
    """Read all that a seat can know of its table, anew."""
    assert client.guest is not None
    again = client.guest.join(client.id, since=0)
    told = {**again.welcome, "time": 0}
    again.close()
    return told


@contextmanager
def nothing_changes(clients: list[Client], pause: float = 0.05) -> Iterator[None]:
    """Make sure that a block changes nothing at a table, while another one goes on."""
    before = [all_of(client) for client in clients]
    with Bystanders(clients[0].server, pause):
        yield
    assert [all_of(client) for client in clients] == before
    for client in clients:
        client.do("ping")


def broken(rng: random.Random) -> Json:
    """Break a good message in one place, so that it cannot be good any more."""
    message = {**rng.choice(GOOD), "id": "x"}
    field = rng.choice([name for name in message if name != "type"])
    match rng.randrange(4):
        case 0:
            del message[field]
            if message["type"] == "options":
                del message["type"]
        case 1:
            message[field] = [message[field]]
        case 2:
            message["more"] = rng.choice(STRANGE)
        case 3:
            message["type"] = rng.choice(["", "Move", "hello ", "welcome", "__class__", 7, None])
    return message


def strange(rng: random.Random) -> Json:
    """Put something strange into a good message."""
    message = {**rng.choice(GOOD), "id": "x"}
    message[rng.choice(list(message))] = rng.choice(STRANGE)
    return message


def heard(client: Client) -> Json:
    """Hear the next answer; that somebody came or went is none."""
    answer = client.receive()
    while answer["type"] == "table":
        answer = client.receive()
    return answer


def refused(client: Client, messages: list[str | bytes]) -> None:
    """Send messages, each of which must be refused with a code and a sentence."""
    for start in range(0, len(messages), BATCH):
        batch = messages[start : start + BATCH]
        for message in batch:
            client.send(message)
        for message in batch:
            answer = heard(client)
            assert answer["type"] == "error", (message, answer)
            assert answer["code"] and answer["message"], (message, answer)
            assert answer["code"] not in ("defect", "unavailable"), (message, answer)


@pytest.mark.parametrize("who", ["nobody", "stranger", "seated"])
def test_broken_messages_are_refused_one_by_one(
    bad_server: Server, clients: list[Client], who: str
) -> None:
    rng = random.Random(who)
    bad = {
        "nobody": lambda: Client(bad_server, clients[0].id, None),
        "stranger": lambda: bad_server.guest("Mallory").join(clients[0].id),
        "seated": lambda: clients[0],
    }[who]()
    with nothing_changes(clients):
        refused(bad, FRAMES)
        refused(bad, [json.dumps(broken(rng)) for _ in range(MESSAGES)])
    if who != "seated":
        bad.close()


def test_strange_messages_of_people_without_a_seat_change_nothing(
    bad_server: Server, clients: list[Client]
) -> None:
    rng = random.Random(5)
    mallory = bad_server.guest("Mallory")
    elsewhere = mallory.table("tiki-topple", 2, sit=0)
    with nothing_changes(clients):
        for bad in (mallory.join(clients[0].id), Client(bad_server, clients[0].id, None)):
            messages = [strange(rng) for _ in range(MESSAGES)]
            asked = [each for each in messages if each.get("type") not in ("chat", "lang", "why")]
            refused(bad, [json.dumps(message) for message in asked])
            for position in (1, bad.seq, 10**9):
                for text in (*clients[0].legal, *clients[1].legal, "toast"):
                    assert bad.ask("move", seq=position, move=text)["code"] in (
                        "not-seated",
                        "unauthorized",
                    )
            bad.close()
    assert mallory.join(elsewhere["id"]).seat == 0


def test_repeated_late_and_early_moves_change_nothing(clients: list[Client]) -> None:
    mover = next(client for client in clients if client.legal)
    waiting = next(client for client in clients if client is not mover)
    seq, move = mover.seq, mover.legal[0]
    assert mover.move(move, id="once")["type"] == "ok"
    mover.catch_up()
    waiting.catch_up()
    with nothing_changes(clients):
        for _ in range(200):
            assert mover.ask("move", id="once", seq=seq, move=move)["type"] == "ok"
        for client in clients:
            for wrong in (0, seq, client.seq + 1, 10**9):
                legal = client.legal[0] if client.legal else move
                answer = client.ask("move", seq=wrong, move=legal)
                assert answer["type"] == "error"
                if answer["code"] == "stale":
                    assert answer["position"] == client.position
                else:
                    assert wrong == client.seq or not client.legal
        for _ in range(20):
            assert mover.ask("move", seq=mover.seq, move=move)["code"] == "illegal"
        for kind in ("start", "stand", "back", "rematch"):
            assert waiting.ask(kind)["type"] == "error"


def test_tokens_that_are_not_valid_open_nothing(bad_server: Server, clients: list[Client]) -> None:
    assert clients[0].guest is not None
    token = clients[0].guest.token
    address = bad_server.url.replace("http", "ws") + "/api/tables/{}/socket"
    tokens: list[object] = [token[:-1], token + "x", token.upper(), " " + token, "x", "é" * 20]
    tokens += ["", 7, [token], {"token": token}, "x" * 129, "'; DROP TABLE guests; --", "\x00"]
    with nothing_changes(clients):
        for bad in tokens:
            with connect(address.format(clients[0].id)) as opened:
                opened.send(json.dumps({"type": "hello", "token": bad}))
                answer = json.loads(opened.recv(PATIENCE))
                assert answer["code"] in ("unauthorized", "hello-first"), bad
                with pytest.raises(ConnectionClosed):
                    opened.recv(PATIENCE)
                assert opened.close_code in (4400, 4401)


def test_huge_messages_are_hung_up_on(bad_server: Server, clients: list[Client]) -> None:
    with nothing_changes(clients):
        for size in (16_385, 1_000_000, 20_000_000):
            bad = Client(bad_server, clients[0].id, None)
            with suppress(ConnectionClosed):
                bad.send('{"type":"chat","id":"1","text":"' + "x" * size + '"}')
            # so much is left unread that the reason may not arrive
            assert bad.closed() in ((1009,) if size < 20_000 else (1009, 1006))
            bad.close()


def test_ten_thousand_messages_are_answered_or_hung_up_on(
    bad_server: Server, clients: list[Client], tmp_path: Path
) -> None:
    with nothing_changes(clients):
        bad = bad_server.guest("Mallory").join(clients[0].id)
        for start in range(0, 10_000, BATCH):
            for number in range(start, start + BATCH):
                bad.send({"type": "move", "id": str(number), "seq": 1, "move": "toast"})
            for number in range(start, start + BATCH):
                answer = heard(bad)
                assert (answer["id"], answer["code"]) == (str(number), "not-seated")
        bad.close()
    with serving(tmp_path / "data", rate=20, burst=100) as server:
        few = seated(server, "tiki-topple", 2)
        with nothing_changes(few, pause=0.5):
            bad = server.guest("Mallory").join(few[0].id)
            with suppress(ConnectionClosed):
                for number in range(10_000):
                    bad.send({"type": "ping", "id": str(number)})
            assert bad.closed() == 4429
        assert server.stop() == 0
        assert_quiet(server)


async def connect_and_drop(address: str, times: int) -> None:
    """Open sockets and drop them: some at once, some after nonsense, some in the middle."""

    async def one(number: int) -> None:
        opened = await connect_async(address, open_timeout=PATIENCE, compression=None)
        if number % 3 == 0:
            await opened.send(FRAMES[number % len(FRAMES)])
        if number % 2:
            opened.transport.abort()
        else:
            await opened.close()

    for start in range(0, times, 50):
        await asyncio.gather(*(one(number) for number in range(start, start + 50)))


def test_thousands_of_connections_come_and_go(bad_server: Server, clients: list[Client]) -> None:
    address = bad_server.url.replace("http", "ws") + f"/api/tables/{clients[0].id}/socket"
    with nothing_changes(clients):
        asyncio.run(connect_and_drop(address, 2000))


def test_connections_that_never_say_hello(tmp_path: Path) -> None:
    most = 40
    with serving(tmp_path / "data", connections_per_address=most) as server:
        clients = seated(server, "tiki-topple", 2)
        address = server.url.replace("http", "ws") + f"/api/tables/{clients[0].id}/socket"
        with ExitStack() as hold:
            silent = [hold.enter_context(connect(address)) for _ in range(most - 2)]
            with pytest.raises(InvalidStatus), connect(address):
                pass
            assert play_on(clients, random.Random(1), 10) == 10
            for opened in silent:
                answer = json.loads(opened.recv(PATIENCE))
                assert answer["code"] == "hello-first"
                with pytest.raises(ConnectionClosed):
                    opened.recv(PATIENCE)
                assert opened.close_code == 4400
        late = Client(server, clients[0].id, None)
        late.close()
        assert server.stop() == 0
        assert_quiet(server)


def test_readers_that_do_not_read_hold_nobody_up(bad_server: Server, clients: list[Client]) -> None:
    where = urlsplit(bad_server.url)
    assert where.hostname and where.port
    address = f"ws://{where.netloc}/api/tables/{clients[0].id}/socket"
    with ExitStack() as hold:
        slow = []
        for _ in range(5):
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            raw.connect((where.hostname, where.port))
            opened = connect(address, sock=raw, compression=None, max_queue=1, close_timeout=1)
            slow.append(hold.enter_context(opened))
            slow[-1].send('{"type":"hello"}')
            slow[-1].recv(PATIENCE)
        with nothing_changes(clients):
            for reader in slow:
                for number in range(300):
                    reader.send(json.dumps({"type": "why", "id": str(number), "move": "toast"}))
        assert play_on(clients, random.Random(2), 6) > 0
