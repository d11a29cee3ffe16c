"""Bad input over HTTP: whatever is asked, the answer is one that the API documents."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lanai.server.endpoints import ENDPOINTS
from lanai.server.openapi import openapi
from support.bystanders import Bystanders, assert_quiet
from support.effort import SOAK
from support.server import PATIENCE, Server, serving


@pytest.fixture(scope="module")
def bad_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for bad input, at which a table goes on playing, and whose log stays quiet."""
    with serving(tmp_path_factory.mktemp("bad-http") / "data", log_level="DEBUG") as server:
        with Bystanders(server):
            yield server
        assert server.stop() == 0
        assert_quiet(server)


@pytest.fixture(scope="module")
def token(bad_server: Server) -> str:
    return bad_server.guest().token


DOCUMENT = openapi(ENDPOINTS)
documented = schemathesis.openapi.from_dict(DOCUMENT)


def test_the_api_is_documented_by_the_server_itself(bad_server: Server) -> None:
    assert bad_server.http.get("/api/openapi.json").json() == DOCUMENT


@documented.parametrize()
@settings(
    max_examples=max(1, round(5 * SOAK)),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_documented(
    case: schemathesis.Case[Any], bad_server: Server, token: str
) -> None:
    case.call_and_validate(
        bad_server.url,
        headers={"Authorization": f"Bearer {token}"},
        excluded_checks=[positive_data_acceptance],  # the rules of a game refuse more than a schema
    )


def test_what_is_no_http_at_all_is_harmless(bad_server: Server) -> None:
    host, port = urlsplit(bad_server.url).hostname, urlsplit(bad_server.url).port
    for garbage in (
        b"\x00" * 100,
        b"\xff\xfe GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/tables/" + b"x" * 24 + b"/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n",
    ):
        with socket.create_connection((host, port), PATIENCE) as raw:
            raw.sendall(garbage)
            raw.shutdown(socket.SHUT_WR)
            answer = b""
            while chunk := raw.recv(65536):
                answer += chunk
        assert not answer or answer.split(b" ")[1] not in (b"500", b"200"), garbage[:60]
    assert bad_server.http.get("/healthz").json() == {"ok": True}


@pytest.mark.parametrize(
    "body",
    [
        {"game": "moluku", "players": 3, "options": {"age": [0, 0, 0]}},
        {"game": "moluku", "players": 3, "options": {"age": "x" * 1000}},
        {"game": "moluku", "players": 2, "options": {"teams": True}},
        {"game": "moluku", "players": 4, "options": {"teams": 1}},
        {"game": "tiki-topple", "players": 2, "options": {"hand": ["classic"]}},
        {"game": "tiki-topple", "players": 2, "options": {"hand": {}, "x\x00": None}},
        {"game": "moluku\u0000", "players": 2},
        {"game": "../moluku", "players": 2},
        {"game": "moluku", "players": 2, "sit": 5},
        {"game": "moluku", "players": 2, "bots": [{"seat": 9, "level": "easy"}]},
        {"game": "moluku", "players": 2, "bots": [{"seat": 0, "level": "godlike"}]},
        {"game": "moluku", "players": 2, "sit": 0, "bots": [{"seat": 0, "level": "easy"}]},
        {"game": "moluku", "players": 2, "start": True},
        {"game": "moluku", "players": 2, "level": "x"},
        {"game": "moluku", "players": 2, "contribute": "yes"},
        {"game": "moluku", "players": 2, "limit": {"kind": "move", "seconds": 0}},
    ],
)
def test_tables_that_cannot_be_are_not_made(bad_server: Server, body: dict[str, object]) -> None:
    guest = bad_server.guest()
    answer = guest.ask("POST", "/api/tables", json=body)
    assert answer.status_code in (404, 422), answer.text
    assert answer.json()["error"]["code"] and answer.json()["error"]["message"]
    assert guest.ask("GET", "/api/guests/me").json()["tables"] == []


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("depth", [50, 200, 400, 600, 800, 950, 1000, 5000, 30_000])
def test_deeply_nested_bodies_are_refused(bad_server: Server, depth: int) -> None:
    guest = bad_server.guest()
    for body in (
        nested(depth),
        '{"game":"tiki-topple","players":2,"options":{"hand":' + nested(depth) + "}}",
        '{"game":"tiki-topple","players":2,"options":{"x":' + nested(depth) + "}}",
        '{"game":"moluku","players":2,"options":{"age":' + nested(depth) + "}}",
    ):
        kind = {"Content-Type": "application/json"}
        answer = guest.ask("POST", "/api/tables", content=body, headers=kind)
        assert answer.status_code == 422, answer.text
    for path in ("/api/replay", "/api/verify"):
        answer = bad_server.http.post(path, content=nested(depth))
        assert answer.status_code == (422 if path == "/api/replay" else 200), answer.text


def test_records_that_are_not_records_are_refused(bad_server: Server) -> None:
    header = {
        "lanai": 1,
        "game": "tiki-topple",
        "rules": "1.0",
        "cards": "1",
        "players": ["a", "b"],
    }
    lines: list[object] = [
        header, {**header, "players": ["a"] * 400}, {**header, "players": 7},
        {**header, "game": ["moluku"]}, {**header, "options": [1]}, {**header, "cards": {}},
        [], 7, None, "x", {"chance": "round"}, {"seat": "x", "move": 1}, {"result": None},
    ]  # fmt: skip
    for first in lines:
        for second in lines:
            text = f"{json.dumps(first)}\n{json.dumps(second)}\n"
            for path in ("/api/replay", "/api/verify"):
                answer = bad_server.http.post(path, content=text)
                assert answer.status_code in (200, 422), (path, text, answer.text)
                if path == "/api/replay" and answer.status_code == 422:
                    assert answer.json()["error"]["message"]
                if path == "/api/verify":
                    assert answer.status_code == 200 and answer.json()["message"], text
