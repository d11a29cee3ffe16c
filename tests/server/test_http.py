"""HTTP: errors, limits, headers, health, metrics, and logs without secrets."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import time
from functools import partial
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from support.command import lanai
from support.server import COMMAND, PATIENCE, Client, Server, play_on, seated, serving


def test_errors_are_clear_and_have_the_right_status(server: Server) -> None:
    guest = server.guest()
    ask = server.http.request
    table = guest.table()["id"]
    make = partial(guest.ask, "POST", "/api/tables")
    as_json = partial(ask, headers={"Content-Type": "application/json"})
    cases = [
        (ask("GET", "/api/nothing"), 404, "not-found"),
        (ask("GET", "/api/tables/nothing"), 404, "no-such-table"),
        (ask("GET", f"/api/tables/{'x' * 24}"), 404, "no-such-table"),
        (ask("DELETE", f"/api/tables/{table}"), 405, "no-method"),
        (ask("GET", "/api/guests/me"), 401, "unauthorized"),
        (ask("GET", "/api/guests/me", headers={"Authorization": "Bearer x"}), 401, "unauthorized"),
        (ask("POST", "/api/tables", json={}), 422, "unreadable"),
        (as_json("POST", "/api/guests", content=b"{"), 422, "unreadable"),
        (as_json("POST", "/api/guests", content=b"\xff\xfe"), 422, "unreadable"),
        (ask("POST", "/api/guests", content=b"x" * 70_000), 413, "too-large"),
        (ask("POST", "/api/verify", content=b"x" * 3_000_000), 413, "too-large"),
        (ask("POST", "/api/replay", content=b"x"), 422, "record-not-json"),
        (ask("GET", f"/api/tables/{table}/record"), 409, "not-over"),
        (ask("GET", f"/api/tables/{table}/replay"), 409, "not-over"),
        (ask("GET", "/api/games/chess/cards"), 404, "no-such-game"),
        (ask("GET", "/api/games/moluku/cards?version=99"), 404, "no-such-cards"),
        (make(json={"game": "chess", "players": 2}), 404, "no-such-game"),
        (make(json={"game": "moluku", "players": 9}), 422, "setup-players"),
    ]  # fmt: skip
    for response, status, code in cases:
        assert (response.status_code, response.json()["error"]["code"]) == (status, code)
        assert response.json()["error"]["message"]


def test_errors_and_games_are_told_in_the_language_asked_for(server: Server) -> None:
    french = {"Accept-Language": "fr-CH, en;q=0.8"}
    said = server.http.get("/api/tables/nothing", headers=french).json()
    assert said["error"]["message"].startswith("Cette table n’existe pas. Une table que personne")
    games = server.http.get("/api/games?lang=fr").json()
    assert [game["name"] for game in games] == ["moluku", "moonshine", "tiki-topple"]
    titles = [option["title"] for game in games for option in game["options"]]
    assert all(title and "--" not in title for title in titles)
    levels = server.http.get("/api/levels", headers=french).json()
    assert {"name": "easy", "title": "Facile"}.items() <= levels[1].items()


def test_card_tables_are_shown_with_their_provenance(server: Server) -> None:
    for game in ("moluku", "moonshine", "tiki-topple"):
        cards = server.http.get(f"/api/games/{game}/cards").json()
        assert cards == json.loads(lanai("cards", game, "--json").stdout)
        assert cards["version"] == cards["versions"][-1]
        lines = [row for rows in cards["table"].values() if isinstance(rows, list) for row in rows]
        assert lines and all("provenance" in row for row in lines if isinstance(row, dict))


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/nothing.js", "/healthz"):
        headers = server.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        # Python runs in the page as WebAssembly; nothing else is made at run time.
        policy = headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert server.http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_web_app_is_served_with_its_pages(server: Server) -> None:
    pages = ("/", "/t/abc", "/t/abc/replay", "/rules/moluku", "/learn/moluku", "/settings")
    for path in pages:
        response = server.http.get(path)
        assert response.status_code == 200 and "Lanai" in response.text
    for path in ("/wp-admin", "/../pyproject.toml", "/%2e%2e/app.py", "/static/../app.py"):
        assert server.http.get(path).status_code == 404


def test_unknown_addresses_show_people_a_page_and_programs_an_error(server: Server) -> None:
    navigation = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nonsense", "/settings/more", "/t/abc/nothing", "/rules"):
        page = server.http.get(path, headers=navigation)
        assert page.status_code == 404 and "Lanai" in page.text
        assert page.headers["content-type"].startswith("text/html")
        assert server.http.get(path).json()["error"]["code"] == "not-found"
    for path in ("/api", "/api/nonsense", "/api/tables/nothing"):
        answer = server.http.get(path, headers=navigation)
        assert answer.status_code == 404 and answer.json()["error"]["code"]


def test_health_and_metrics(server: Server) -> None:
    assert server.http.get("/healthz").json() == {"ok": True}
    play_on(seated(server, "tiki-topple", 2), random.Random(1), 3)
    metrics = server.http.get("/metrics").text
    for name in ("lanai_connections", "lanai_live_tables", "lanai_commit_seconds_count"):
        assert f"\n{name} " in metrics
    assert 'lanai_moves_total{by="person",game="tiki-topple"}' in metrics


def test_metrics_are_for_this_machine_and_for_the_token(tmp_path: Path) -> None:
    def status(server: Server, **headers: str) -> int:
        elsewhere = {"X-Forwarded-For": "203.0.113.9", **headers}
        return server.http.get("/metrics", headers=elsewhere).status_code

    with serving(tmp_path, metrics_token="s3cret") as server:
        for shown in ("x", "Bearer", "Bearer s3cre", "s3cret"):
            assert status(server, Authorization=shown) == 401
        assert status(server) == 401
        assert status(server, Authorization="Bearer s3cret") == 200
        said = server.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert "LANAI_METRICS_TOKEN" in said.json()["error"]["message"]
    with serving(tmp_path) as server:
        assert status(server, Authorization="Bearer") == 401


def test_sockets_come_from_our_own_pages_only(server: Server) -> None:
    address = server.url.replace("http", "ws") + "/api/tables/x/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example")):
        pass
    with connect(address, origin=Origin(server.url)) as socket:
        socket.send("{}")
        assert json.loads(socket.recv())["code"] == "hello-first"


def test_what_is_no_hello_is_hung_up_on(server: Server) -> None:
    address = server.url.replace("http", "ws") + "/api/tables/{}/socket"
    table = server.guest().table()["id"]
    hello = {"type": "hello"}
    for where, message, code in (
        (table, "not json", 4400),
        (table, json.dumps({"type": "ping", "id": "1"}), 4400),
        (table, json.dumps({**hello, "token": "wrong"}), 4401),
        ("nowhere", json.dumps(hello), 4404),
        (table, "x" * 20_000, 1009),
    ):
        with connect(address.format(where)) as socket:
            socket.send(message)
            try:
                while True:
                    socket.recv(PATIENCE)
            except Exception:
                assert socket.close_code == code, message[:40]


def test_unreadable_messages_are_refused_and_harmless(server: Server) -> None:
    client = server.guest().join(server.guest().table()["id"])
    for message, request in (
        ("{", None),
        ("[1]", None),
        ("null", None),
        (b"\xff", None),
        ('{"type":"fly","id":"7"}', "7"),
        ('{"type":"move","id":"8","seq":"1","move":"x"}', "8"),
        ('{"type":"move","id":"9","seq":1,"move":"x","more":1}', "9"),
        ('{"type":"chat","id":"' + "x" * 65 + '","text":"x"}', None),
        ("[" * 5000, None),
        ('{"type":"hello"}', None),
    ):
        client.send(message)
        answer = client.until("error")
        assert answer["id"] == request
        assert answer["code"] in ("unreadable", "hello-twice")
    client.do("ping")


def test_too_many_messages_tables_and_requests_are_refused(tmp_path: Path) -> None:
    limits = {"rate": 1, "burst": 20, "tables_per_guest": 2, "address_burst": 12}
    with serving(tmp_path / "data", address_rate=0.001, **limits) as server:
        guest = server.guest()
        for _ in range(2):
            table = guest.table()  # hosts count like those who sit
        refused = guest.ask("POST", "/api/tables", json={"game": "moluku", "players": 2})
        assert refused.status_code == 429
        assert refused.json()["error"]["code"] == "too-many-tables"
        client = guest.join(table["id"])
        for number in range(25):
            client.send({"type": "ping", "id": str(number)})
        assert client.closed() == 4429
        statuses = [server.http.get("/api/games").status_code for _ in range(12)]
        assert statuses[0] == 200 and statuses[-1] == 429


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tables=1) as server:
        server.guest().table()
        request = {"game": "moluku", "players": 2}
        refused = server.guest().ask("POST", "/api/tables", json=request)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "full")


def test_the_logs_hold_no_secrets(tmp_path: Path) -> None:
    with serving(tmp_path / "data", log_level="DEBUG") as server:
        clients = seated(server, "moluku", 2)
        play_on(clients, random.Random(4), 30)
        clients[0].do("chat", text="my secret recipe")
        clients[0].send("{broken")
        clients[0].ask("move", seq=1, move="play nothing")
        views = [client.position["view"] for client in clients if client.position is not None]
        server.stop()
        written = "".join(server.log)
        for line in server.log:
            assert json.loads(line)["event"]
    assert "table-made" in written
    secrets = ["recipe", "broken", "play nothing"]
    for client, view in zip(clients, views, strict=True):
        assert client.guest is not None
        secrets += [client.guest.token, client.guest.nonce(), client.id]
        secrets += [f'"{card}"' for card in view["you"]["hand"]]
    assert [secret for secret in secrets if secret in written] == []


def test_tokens_are_stored_hashed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        guest = server.guest()
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert guest.id.encode() in stored and guest.token.encode() not in stored


def failing(*arguments: str) -> tuple[int, str]:
    environment = {**os.environ, "LANAI_LANG": "en"}
    command = [*COMMAND, *arguments]
    run = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    return run.returncode, run.stderr


def test_what_cannot_be_served_is_said_in_one_line(server: Server, tmp_path: Path) -> None:
    port = server.url.rpartition(":")[2]
    blocked = tmp_path / "file"
    blocked.write_text("x")
    cases = {
        "port": ("--port", port, "--data", str(tmp_path / "a")),
        "in use by another server": ("--port", "0", "--data", str(server.data)),
        "cannot be used": ("--port", "0", "--data", str(blocked)),
        "cannot be reached": ("--port", "0", "--database", "postgresql://x@127.0.0.1:1/x"),
    }
    for reason, arguments in cases.items():
        code, said = failing(*arguments)
        lines = [line for line in said.splitlines() if not line.startswith("{")]
        assert code == 2 and len(lines) == 1, said
        assert lines[0].startswith("lanai: ") and reason in lines[0]


def test_signals_stop_the_server_cleanly(tmp_path: Path) -> None:
    for how in (signal.SIGINT, signal.SIGTERM):
        with serving(tmp_path / how.name) as server:
            Client(server, server.guest().table()["id"], None)
            assert server.stop(how) == 0
            assert json.loads(server.log[-1])["level"] == "info"


def _workers(server: Server) -> list[psutil.Process]:
    """List the processes in which bots think."""
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


@pytest.mark.parametrize("seconds", [0.1, 0.7])
def test_ctrl_c_ends_server_and_workers_without_a_word(tmp_path: Path, seconds: float) -> None:
    """A terminal sends it to all processes: while a worker still starts, and while it thinks."""
    with serving(tmp_path) as server:
        bots = [{"seat": seat, "level": "easy"} for seat in range(2)]
        table = server.guest().table("tiki-topple", 2, bots=bots, start=True)
        Client(server, table["id"], None)
        deadline = time.monotonic() + PATIENCE
        while not (workers := _workers(server)):
            assert time.monotonic() < deadline
        time.sleep(seconds)
        for worker in workers:
            worker.send_signal(signal.SIGINT)
        assert server.stop(signal.SIGINT) == 0
        assert "Traceback" not in "".join(server.log)
