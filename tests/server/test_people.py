"""Persons with devices over HTTP: links, recovery codes, revoking, and sockets that follow."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanai.server.ways_back import GROUPS, IN_GROUP, LETTERS, LINK_MS
from support.postgresql import PostgresServer, new_database
from support.server import Guest, Json, Server, serving

CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"


def keys_of(guest: Guest) -> Json:
    found: Json = guest.ask("GET", "/api/guests/me/keys").json()
    return found


def come_by(server: Server, way: str, agent: str = PHONE, **shown: object) -> Guest:
    answer = server.http.post(f"/api/guests/{way}", json=shown, headers={"User-Agent": agent})
    assert answer.status_code == 201, answer.text
    return Guest(server, answer.json())


def link_of(guest: Guest) -> str:
    secret: str = guest.ask("POST", "/api/guests/me/link").json()["secret"]
    return secret


def refused(server: Server, path: str, **shown: object) -> tuple[int, str]:
    answer = server.http.post(path, json=shown)
    return answer.status_code, answer.json()["error"]["code"]


def test_a_link_makes_another_device_mine(server: Server) -> None:
    ana = server.guest("Ana")
    table = ana.table("tiki-topple", 2, sit=1)["id"]
    made = ana.ask("POST", "/api/guests/me/link")
    assert made.status_code == 201
    link = made.json()
    assert abs(link["expires"] - LINK_MS - time.time() * 1000) < 60_000
    whose = server.http.post("/api/whose-link", json={"secret": link["secret"]})
    assert whose.json() == {"guest": ana.id, "name": "Ana"}
    phone = come_by(server, "by-link", secret=link["secret"])
    assert (phone.id, phone.name) == (ana.id, "Ana") and phone.token != ana.token
    assert phone.join(table).seat == 1
    assert refused(server, "/api/guests/by-link", secret=link["secret"]) == (422, "link-over")
    devices = keys_of(phone)["devices"]
    assert [(one["name"], one["here"]) for one in devices] == [
        ("A program", False),
        ("Safari on iPhone", True),
    ]


def test_a_new_link_voids_the_last_one(server: Server) -> None:
    ana = server.guest("Ana")
    first, second = link_of(ana), link_of(ana)
    assert refused(server, "/api/whose-link", secret=first) == (422, "link-over")
    assert come_by(server, "by-link", secret=second).id == ana.id


def test_devices_are_renamed_and_revoked(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    phone = come_by(server, "by-link", agent=CHROME, secret=link_of(ana))
    first, second = keys_of(ana)["devices"]
    assert second["name"] == "Chrome on Linux"
    path = f"/api/guests/me/devices/{second['id']}"
    named = ana.ask("PATCH", path, json={"name": "  The  porch "}).json()
    assert [one["name"] for one in named["devices"]] == ["A program", "The porch"]
    assert ana.ask("PATCH", path, json={"name": "\u0007"}).json()["error"]["code"] == "bad-name"
    assert ben.ask("PATCH", path, json={"name": "mine"}).status_code == 404
    assert ben.ask("DELETE", path).json()["error"]["code"] == "no-such-device"
    assert phone.ask("GET", "/api/guests/me").status_code == 200
    own = ana.ask("DELETE", f"/api/guests/me/devices/{first['id']}")
    assert own.json()["error"]["code"] == "device-here"
    left = ana.ask("DELETE", path).json()
    assert [one["id"] for one in left["devices"]] == [first["id"]]
    assert phone.ask("GET", "/api/guests/me").status_code == 401
    assert ana.ask("GET", "/api/guests/me").status_code == 200


def test_devices_are_named_in_the_language_of_who_looks(server: Server) -> None:
    ana = server.guest("Ana")
    laptop = come_by(server, "by-link", agent=CHROME, secret=link_of(ana))
    endpoint = "https://fcm.googleapis.com/fcm/send/here"
    bell = {"endpoint": endpoint, "keys": {"p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
    assert laptop.ask("PUT", "/api/guests/me/bells/push", json=bell).status_code == 200
    for language, program, browser in (
        ("de", "Ein Programm", "Chrome auf Linux"),
        ("fr", "Un programme", "Chrome sur Linux"),
        ("en", "A program", "Chrome on Linux"),
    ):
        headers = {"Accept-Language": language}
        shown = ana.ask("GET", "/api/guests/me/keys", headers=headers).json()
        assert [one["name"] for one in shown["devices"]] == [program, browser]
        shown = ana.ask("GET", "/api/guests/me/bells", headers=headers).json()
        assert [one["name"] for one in shown["devices"]] == [browser]


def test_a_revoked_device_is_hung_up_on_at_once(server: Server) -> None:
    ana = server.guest("Ana")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    phone = come_by(server, "by-link", secret=link_of(ana))
    stays, goes = ana.join(table), phone.join(table)
    ana.ask("DELETE", f"/api/guests/me/devices/{keys_of(phone)['devices'][1]['id']}")
    assert goes.closed() == 4401
    assert goes.told[-1]["code"] == "unauthorized"
    stays.do("chat", text="still here")


def test_a_recovery_code_works_once_and_is_replaced(server: Server) -> None:
    ana = server.guest("Ana")
    assert keys_of(ana)["code"] is None
    code = ana.ask("POST", "/api/guests/me/code").json()["code"]
    assert re.fullmatch("-".join([f"[{LETTERS}]{{{IN_GROUP}}}"] * GROUPS), code)
    assert keys_of(ana)["code"] is not None
    typed = code.lower().replace("-", " ")
    answer = server.http.post("/api/guests/by-code", json={"code": typed})
    assert answer.json()["guest"] == ana.id
    assert refused(server, "/api/guests/by-code", code=code) == (422, "code-wrong")
    assert come_by(server, "by-code", code=answer.json()["code"]).id == ana.id
    older, newer = (ana.ask("POST", "/api/guests/me/code").json()["code"] for _ in range(2))
    assert refused(server, "/api/guests/by-code", code=older) == (422, "code-wrong")
    assert come_by(server, "by-code", code=newer).id == ana.id


def test_nothing_is_kept_that_lets_a_reader_of_the_database_in(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = server.guest("Ana")
        code = ana.ask("POST", "/api/guests/me/code").json()["code"]
        secret = link_of(ana)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Ana" in kept
    for key in (ana.token, code, code.replace("-", ""), secret):
        assert key.encode() not in kept


@pytest.fixture(scope="module")
def pair(
    cluster: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    with (
        new_database(cluster) as url,
        serving(folder, "--database", url) as one,
        serving(folder, "--database", url) as other,
    ):
        yield one, other


def test_revoking_at_one_process_hangs_up_at_the_other(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ana = here.guest("Ana")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    phone = come_by(there, "by-link", secret=link_of(ana))
    socket = phone.join(table)
    ana.ask("DELETE", f"/api/guests/me/devices/{keys_of(ana)['devices'][1]['id']}")
    assert socket.closed() == 4401
    assert phone.ask("GET", "/api/guests/me").status_code == 401


def test_an_emblem_is_chosen_by_hand_and_everybody_sees_it(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    asked = f"/api/emblems?guests={ana.id},{ben.id},g_nobody,,{'x' * 65},%07"
    assert server.http.get(asked).json() == {"emblems": {}}
    chosen = ana.ask("PUT", "/api/guests/me/emblem", json={"emblem": 3})
    assert chosen.json() == {"emblems": {ana.id: 3}}
    assert server.http.get(asked).json() == {"emblems": {ana.id: 3}}
    assert server.http.get("/api/emblems").json() == {"emblems": {}}
    phone = come_by(server, "by-link", agent=CHROME, secret=link_of(ana))
    assert phone.ask("PUT", "/api/guests/me/emblem", json={"emblem": None}).status_code == 200
    assert server.http.get(asked).json() == {"emblems": {}}


@pytest.mark.parametrize("emblem", [5, -1, 1.5, "3", True, [1]])
def test_only_emblems_that_there_are_can_be_chosen(server: Server, emblem: object) -> None:
    refused = server.guest("Ana").ask("PUT", "/api/guests/me/emblem", json={"emblem": emblem})
    assert refused.status_code == 422
