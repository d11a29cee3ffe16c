"""Deleting oneself, taking one's data along, and what the operator does about people."""

from __future__ import annotations

import io
import json
import random
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lanai.core.verify import PROVEN, verify
from lanai.games import find
from lanai.server import messages
from lanai.server.absence import Surroundings
from lanai.server.decide import decide
from lanai.server.demands import Asker
from lanai.server.folding import fold
from lanai.server.order import rename
from lanai.server.scrub import is_named, scrubbed, scrubbed_lines
from support.command import lanai
from support.postgresql import PostgresServer, new_database
from support.server import PATIENCE, Guest, Json, Server, play_on, seated, serving
from support.sitting import Sitting

NAME = "Zebulon Quux"


def finish(server: Server, guest: Guest, *others: Guest) -> str:
    """Play a whole game of people at once, in which the first one speaks."""
    table: str = guest.table("tiki-topple", 1 + len(others))["id"]
    clients = [each.join(table) for each in (guest, *others)]
    for seat, client in enumerate(clients):
        client.sit(seat)
    clients[0].do("chat", text=f"{NAME} says hello")
    clients[0].do("house", locked=True, watchers_chat=True)
    clients[0].do("mute", guest=others[0].id, on=True)
    clients[0].do("start")
    for client in clients:
        client.commit()
    for client in clients:
        client.reveal()
    play_on(clients, random.Random(3))
    for client in clients:
        client.close()
    return table


def soon(is_so: Callable[[], bool]) -> None:
    """Wait until something that was changed beside a server has reached it."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def held_in(folder: Path, text: str) -> bool:
    return any(text.encode() in file.read_bytes() for file in folder.iterdir())


def test_delete_me_leaves_no_name_in_the_database_files(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        zed, ben = server.guest(NAME), server.guest("Ben")
        over = finish(server, zed, ben)
        lobby = ben.table("tiki-topple", 3, sit=0)["id"]
        waits = zed.join(lobby)
        waits.sit(1)
        running = [client.guest for client in seated(server, "tiki-topple", 2)]
        report = {"guest": zed.id, "reason": "name"}
        ben.ask("POST", f"/api/tables/{over}/reports", json=report).raise_for_status()
        zed.ask("PATCH", "/api/guests/me", json={"name": f"{NAME} II"}).raise_for_status()
        before = server.http.get(f"/api/tables/{over}/record").text
        assert NAME in before and held_in(tmp_path, NAME)
        assert zed.ask("DELETE", "/api/guests/me").json() == {"guest": zed.id}
        assert waits.closed() == 4401
        assert zed.ask("GET", "/api/guests/me").status_code == 401
        shown = server.http.get(f"/api/tables/{over}").json()
        assert [seat["name"] for seat in shown["seats"]] == ["Somebody", "Ben"]
        assert shown["seats"][0]["guest"] == zed.id
        assert server.http.get(f"/api/tables/{lobby}").json()["seats"][1]["kind"] == "empty"
        record = server.http.get(f"/api/tables/{over}/record").text
        verdict = verify(record, find)
        assert verdict.finished and verdict.chance == PROVEN
        assert verify(before, find).agreement == verdict.agreement
        assert (verify(before, find).scheme, verdict.scheme) == ("agreed", "committed")
        assert next(line["text"] for line in ben.join(over).welcome["chat"]) == "…"
        reports = lanai("reports", "--data", tmp_path).stdout
        assert zed.id in reports and NAME not in reports
        assert all(running)
        assert not held_in(tmp_path, NAME)
    assert not held_in(tmp_path, NAME)
    with serving(tmp_path) as server:
        assert NAME not in server.http.get(f"/api/tables/{over}/record").text


def test_where_i_play_a_bot_takes_over_and_the_others_go_on(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    leaving, staying = clients[0].guest, clients[1]
    assert leaving is not None and staying.guest is not None
    leaving.ask("DELETE", "/api/guests/me").raise_for_status()
    assert staying.closed() == 1001
    again = staying.guest.join(staying.id)
    assert again.table["seats"][0]["resigned"]
    assert again.table["seats"][0]["name"] == "Somebody"
    while not again.over:
        if again.legal:
            again.move()
        else:
            again.receive()
    record = server.http.get(f"/api/tables/{staying.id}/record").text
    assert verify(record, find).chance == PROVEN


@pytest.fixture(scope="module")
def pair(
    cluster: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server, str]]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    with (
        new_database(cluster) as url,
        serving(folder, "--database", url) as one,
        serving(folder, "--database", url) as other,
    ):
        yield one, other, url


def test_another_process_forgets_the_name_too(pair: tuple[Server, Server, str]) -> None:
    here, there, _ = pair
    zed, ben = here.guest(NAME), here.guest("Ben")
    table = ben.table("tiki-topple", 2, sit=0)["id"]
    client = zed.join(table)
    client.sit(1)
    client.do("chat", text="hello")
    ben.server = there
    watching = ben.join(table)
    assert watching.welcome["chat"][0]["name"] == NAME
    zed.ask("DELETE", "/api/guests/me").raise_for_status()
    assert watching.closed() == 1001
    deadline = time.monotonic() + PATIENCE
    while NAME in json.dumps(ben.join(table).welcome):
        assert time.monotonic() < deadline


def test_a_ban_is_heard_at_once_by_every_process(
    pair: tuple[Server, Server, str], tmp_path: Path
) -> None:
    here, there, url = pair
    zed = here.guest("Zed")
    code = zed.ask("POST", "/api/guests/me/code").json()["code"]
    table = zed.table("tiki-topple", 2, sit=0)["id"]
    zed.server = there
    socket = zed.join(table)
    where = ("--database", url)
    assert lanai("admin", "ban", zed.id, *where).returncode == 0
    assert socket.closed() == 4403
    assert socket.told[-1]["code"] == "banned"
    for server in (here, there):
        zed.server = server
        answer = zed.ask("GET", "/api/guests/me")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
        back = server.http.post("/api/guests/by-code", json={"code": code})
        assert back.json()["error"]["code"] == "banned"
    assert lanai("admin", "unban", zed.id, *where).returncode == 0
    deadline = time.monotonic() + PATIENCE
    while zed.ask("GET", "/api/guests/me").status_code != 200:
        assert time.monotonic() < deadline


@pytest.fixture
def where(place: str) -> tuple[str, ...]:
    """Say to a command where the data are."""
    return ("--database" if "://" in place else "--data", place)


def test_the_operator_finds_shows_bans_and_deletes_beside_a_server(
    tmp_path: Path, where: tuple[str, ...]
) -> None:
    with serving(tmp_path / "own", *where) as server:
        zed = server.guest("Zed 100%")
        table = zed.table("tiki-topple", 2, sit=0)["id"]
        socket = zed.join(table)
        assert zed.id in lanai("admin", "find", "ed 1", *where).stdout
        assert "Nobody" in lanai("admin", "find", "100_", *where).stdout
        found = json.loads(lanai("admin", "find", zed.id, "--json", *where).stdout)
        assert [(one["name"], one["banned"]) for one in found] == [("Zed 100%", False)]
        shown = lanai("admin", "show", zed.id, *where).stdout
        assert all(part in shown for part in ("Zed 100%", "A program", table, "tiki-topple"))
        assert lanai("admin", "ban", "g_nobody", *where).returncode == 2
        lanai("admin", "ban", zed.id, *where)
        assert socket.closed() == 4403
        assert "banned" in lanai("admin", "find", "Zed", *where).stdout
        lanai("admin", "unban", zed.id, *where)
        deadline = time.monotonic() + PATIENCE
        while zed.ask("GET", "/api/guests/me").status_code != 200:
            assert time.monotonic() < deadline
        assert lanai("admin", "delete", zed.id, "--yes", *where).returncode == 0
        assert lanai("admin", "delete", zed.id, "--yes", *where).returncode == 2
        while zed.ask("GET", "/api/guests/me").status_code != 401:
            assert time.monotonic() < deadline
        while server.http.get(f"/api/tables/{table}").json()["seats"][0]["kind"] != "empty":
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_the_operator_marks_programs_and_takes_the_mark_back(
    tmp_path: Path, where: tuple[str, ...]
) -> None:
    mark = ("--owner", "Ana", "--program", "Robin 2", *where)
    with serving(tmp_path / "own", *where) as server:
        zed = server.guest("Zed")
        before = zed.table("tiki-topple", 2, sit=0)["id"]
        beside = zed.join(server.guest("Ben").table("tiki-topple", 2, sit=0)["id"])
        assert lanai("admin", "mark", "g_nobody", *mark).returncode == 2
        refused = lanai("admin", "mark", zed.id, "--owner", " ", "--program", "x", *where)
        assert refused.returncode == 2 and "Traceback" not in refused.stderr
        told = lanai("admin", "mark", zed.id, *mark).stdout
        assert "Ana’s program Robin 2" in told
        soon(lambda: zed.ask("GET", "/api/guests/me").json()["bot"] is not None)
        assert "Ana’s program Robin 2" in lanai("admin", "find", "Zed", *where).stdout
        # Seats that were taken before stay as others were told; the open line knows it
        assert server.http.get(f"/api/tables/{before}").json()["seats"][0]["bot"] is None
        beside.sit(1)
        assert beside.table["seats"][1]["bot"] == {"owner": "Ana", "program": "Robin 2"}
        assert lanai("admin", "unmark", zed.id, *where).returncode == 0
        assert lanai("admin", "unmark", "g_nobody", *where).returncode == 2
        soon(lambda: zed.ask("GET", "/api/guests/me").json()["bot"] is None)
        after = zed.table("tiki-topple", 2, sit=0)
        assert after["seats"][0]["bot"] is None


def test_export_me_holds_my_finished_games_and_nothing_of_others(server: Server) -> None:
    zed, ben = server.guest("Zed"), server.guest("Ben")
    over = finish(server, zed, ben)
    running = seated(server, "moluku", 2)
    mover = running[0].guest
    assert mover is not None
    answer = zed.ask("GET", "/api/guests/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        about = json.loads(archive.read("me.json"))
        record = archive.read(f"games/tiki-topple-{over}.lanai.jsonl").decode()
    assert verify(record, find).chance == PROVEN
    assert (about["guest"], about["name"]) == (zed.id, "Zed")
    assert [line["text"] for line in about["tables"][0]["said"]] == [f"{NAME} says hello"]
    assert zed.token not in answer.text and ben.token not in answer.text
    with zipfile.ZipFile(io.BytesIO(mover.ask("GET", "/api/guests/me/export").content)) as archive:
        assert archive.namelist() == ["me.json"]
        (table,) = json.loads(archive.read("me.json"))["tables"]
    assert set(table) == {"id", "game", "status", "host", "sits", "updated", "said", "hindsight"}
    assert table["hindsight"] is None
    assert server.http.get("/api/guests/me/export").status_code == 401


@pytest.mark.parametrize("name", ["Somebody Smith", "Somebody"])
def test_other_processes_forget_who_was_called_like_nobody(name: str) -> None:
    """They read a table anew only if it still names somebody, or knows what they said."""
    sitting = Sitting("tiki-topple", 2, begin=False)
    for entry in rename(sitting.table, "g1", name, sitting.time):
        fold(sitting.table, entry)
    before = is_named(sitting.table, "g1")
    said = decide(
        sitting.table, Asker("g1", name, "c", sitting.time), messages.Say(id="c", text="my street"),
        lambda _: Surroundings(),
    )  # fmt: skip
    for entry in said:
        fold(sitting.table, entry)
    assert (before, is_named(sitting.table, "g1")) == (name != "Somebody", True)


def test_two_who_are_gone_are_told_apart_and_others_words_stay() -> None:
    log: list[Json] = [
        {"entry": "created", "host": "g1", "name": "green lamp"},
        {"entry": "sat", "person": "g1", "guest": "g1", "seat": 0, "name": "Somebody"},
        {"entry": "sat", "person": "g2", "guest": "g2", "seat": 1, "name": "Ana"},
        {"entry": "house", "by": "Ana", "locked": True},
        {"entry": "house", "guest": "g2", "by": "Ana", "locked": True},
        {"entry": "said", "guest": "g3", "name": "Cleo", "text": "hello Ana"},
    ]
    changed = scrubbed(log, "g2")
    assert {n: entry.get("name", entry.get("by")) for n, entry in changed.items()} == {
        2: "Somebody (2)", 3: "Somebody (2)", 4: "Somebody (2)",
    }  # fmt: skip
    lines: list[Json] = [{"guest": "g2", "name": "Ana", "by": None, "text": "hi", "kind": "said"}]
    assert scrubbed_lines(lines, "g2", "Ana")[0]["name"] == "Somebody"
