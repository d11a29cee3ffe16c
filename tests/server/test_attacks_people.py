"""Attacks on who somebody is: stolen ids, forged forms, replayed passkeys, guessed links."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import cast

import pytest

from lanai.server.endpoints import ENDPOINTS
from lanai.server.guests import Guests
from lanai.server.passkeys import CHALLENGE_MS, Passkeys, site_of
from lanai.server.refused import Refused
from lanai.server.store import Guest as Person
from lanai.server.store import Store
from lanai.server.ways_back import LINK_MS, WaysBack
from support.authenticator import Authenticator
from support.server import Guest, Json, Server, serving
from support.store import device

HERE = site_of("play.example.org", "")
PAGE = "https://play.example.org"


def code_of(answer: Json) -> str:
    return str(answer["error"]["code"])


def with_passkey(server: Server, guest: Guest) -> Authenticator:
    held = Authenticator()
    options = guest.ask("POST", "/api/guests/me/passkeys/options").json()["options"]
    shown = {"credential": held.make(options, server.url)}
    assert guest.ask("POST", "/api/guests/me/passkeys", json=shown).status_code == 201
    return held


def challenge_of(server: Server) -> Json:
    options: Json = server.http.post("/api/passkeys/options").json()["options"]
    return options


# What is no secret


def test_ids_of_people_devices_and_passkeys_let_nobody_in(server: Server) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    held = with_passkey(server, ana)
    ring = ana.ask("GET", "/api/guests/me/keys").json()
    assert ana.token not in json.dumps(ring)
    ids = [ana.id, ring["devices"][0]["id"], ring["passkeys"][0]["id"]]
    for stolen in ids:
        thief = Guest(server, {"guest": ana.id, "name": "Ana", "token": stolen})
        assert thief.ask("GET", "/api/guests/me").status_code == 401
    device_path, passkey_path = (
        f"/api/guests/me/{kind}/{name}"
        for kind, name in (("devices", ids[1]), ("passkeys", ids[2]))
    )
    assert eve.ask("DELETE", device_path).status_code == 404
    assert eve.ask("DELETE", passkey_path).status_code == 404
    answer = server.http.post(
        "/api/guests/by-passkey", json={"credential": held.show(challenge_of(server), server.url)}
    )
    assert answer.json()["guest"] == ana.id


def test_nobody_can_be_found_or_told_apart_by_answers(server: Server) -> None:
    ana = server.guest("Ana")
    held, stranger = with_passkey(server, ana), Authenticator()
    options = challenge_of(server)
    assert not options.get("allowCredentials")
    forged = held.show(options, server.url)
    forged["response"]["signature"] = stranger.show(options, server.url)["response"]["signature"]
    unknown = stranger.show(options, server.url)
    told = [
        server.http.post("/api/guests/by-passkey", json={"credential": shown})
        for shown in (forged, unknown)
    ]
    assert told[0].status_code == told[1].status_code == 422
    assert told[0].content == told[1].content
    for path in (f"/api/guests/{ana.id}", "/api/guests", "/api/guests/me/devices"):
        assert server.http.get(path).status_code in (401, 404, 405)


# A stolen device


def test_who_had_a_device_comes_back_by_nothing_that_was_made_on_it(server: Server) -> None:
    ana = server.guest("Ana")
    own = with_passkey(server, ana)

    def link_of(guest: Guest) -> Json:
        secret = guest.ask("POST", "/api/guests/me/link").json()["secret"]
        return {"secret": secret}

    thief = Guest(server, server.http.post("/api/guests/by-link", json=link_of(ana)).json())
    made = with_passkey(server, thief)
    code = thief.ask("POST", "/api/guests/me/code").json()["code"]
    beside = Guest(
        server,
        server.http.post(
            "/api/guests/by-passkey",
            json={"credential": made.show(challenge_of(server), server.url)},
        ).json(),
    )
    link = link_of(thief)
    ring = ana.ask("GET", "/api/guests/me/keys").json()
    mine, stolen, third = ring["devices"]
    assert (stolen["let_in_by"], third["let_in_by"]) == (mine["id"], stolen["id"]), "it is told"
    assert [key["made_on"] for key in ring["passkeys"]] == [mine["id"], stolen["id"]]
    assert ring["code"] is not None and ring["code_made_on"] == stolen["id"]
    path = f"/api/guests/me/devices/{stolen['id']}"
    assert code_of(ana.ask("DELETE", f"{path}?made=maybe").json()) == "unreadable"
    left = ana.ask("DELETE", path).json()
    assert [key["made_on"] for key in left["passkeys"]] == [mine["id"]]
    assert left["code"] is None and left["code_made_on"] is None
    shown = {"credential": made.show(challenge_of(server), server.url)}
    assert server.http.post("/api/guests/by-passkey", json=shown).status_code == 422
    for way, secret in (("code", {"code": code}), ("link", link)):
        assert server.http.post(f"/api/guests/by-{way}", json=secret).status_code == 422
    assert thief.ask("GET", "/api/guests/me").status_code == 401
    assert beside.ask("GET", "/api/guests/me").status_code == 200, "seen, and to be taken away too"
    ana.ask("DELETE", f"/api/guests/me/devices/{third['id']}")
    assert beside.ask("GET", "/api/guests/me").status_code == 401
    shown = {"credential": own.show(challenge_of(server), server.url)}
    assert server.http.post("/api/guests/by-passkey", json=shown).json()["guest"] == ana.id


def test_what_was_made_on_an_old_device_can_stay(server: Server) -> None:
    ana = server.guest("Ana")
    held = with_passkey(server, ana)
    code = ana.ask("POST", "/api/guests/me/code").json()["code"]
    secret = ana.ask("POST", "/api/guests/me/link").json()["secret"]
    phone = Guest(server, server.http.post("/api/guests/by-link", json={"secret": secret}).json())
    old, _ = phone.ask("GET", "/api/guests/me/keys").json()["devices"]
    left = phone.ask("DELETE", f"/api/guests/me/devices/{old['id']}?made=keep").json()
    assert len(left["passkeys"]) == 1 and left["code"] is not None
    shown = {"credential": held.show(challenge_of(server), server.url)}
    assert server.http.post("/api/guests/by-passkey", json=shown).status_code == 201
    assert server.http.post("/api/guests/by-code", json={"code": code}).status_code == 201


# Forms of other sites


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data", ""]
)
def test_a_form_of_another_site_changes_nothing(server: Server, kind: str) -> None:
    ana = server.guest("Ana")
    headers = {"Content-Type": kind, "Origin": "https://evil.example"}
    body = json.dumps({"name": "Eve"})
    told = server.http.post("/api/guests", content=body, headers=headers)
    assert (told.status_code, code_of(told.json())) == (415, "not-json")
    renamed = ana.ask("PATCH", "/api/guests/me", content=body, headers=headers)
    assert renamed.status_code == 415
    assert ana.ask("GET", "/api/guests/me").json()["name"] == "Ana"


def test_what_changes_me_needs_my_token_and_no_other_site_may_ask(server: Server) -> None:
    changing = [each for each in ENDPOINTS if each.method != "GET" and "/me" in each.path]
    assert len(changing) > 6
    for each in changing:
        path = each.path.replace("{device}", "d").replace("{passkey}", "p")
        answer = server.http.request(each.method, path, json={"name": "Eve", "credential": {}})
        assert answer.status_code in (401, 422), path
        assert "set-cookie" not in answer.headers
    asked = server.http.options("/api/guests/me", headers={"Origin": "https://evil.example"})
    assert not any(name.startswith("access-control") for name in asked.headers)


# Passkeys


def test_a_passkey_works_only_for_a_fresh_challenge_of_this_site(server: Server) -> None:
    ana = server.guest("Ana")
    held = with_passkey(server, ana)

    def come(credential: Json) -> int:
        answer = server.http.post("/api/guests/by-passkey", json={"credential": credential})
        return answer.status_code

    options = challenge_of(server)
    once = held.show(options, server.url)
    assert come(once) == 201
    assert come(once) == 422
    assert come(held.show(options, server.url)) == 422
    assert come(held.show(challenge_of(server), "https://evil.example")) == 422
    assert come(held.show(challenge_of(server), server.url, "evil.example")) == 422
    making = ana.ask("POST", "/api/guests/me/passkeys/options").json()["options"]
    assert come(held.show({**options, "challenge": making["challenge"]}, server.url)) == 422
    assert come(held.show({**options, "challenge": "AAAA"}, server.url)) == 422
    held.count = 0  # a copy of the authenticator would fall behind
    assert come(held.show(challenge_of(server), server.url)) == 422


def test_a_passkey_is_made_only_by_whom_the_challenge_was_for(server: Server) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    options = ana.ask("POST", "/api/guests/me/passkeys/options").json()["options"]
    made = {"credential": Authenticator().make(options, server.url)}
    assert eve.ask("POST", "/api/guests/me/passkeys", json=made).status_code == 422
    foreign = {"credential": Authenticator().make(options, "https://evil.example")}
    assert ana.ask("POST", "/api/guests/me/passkeys", json=foreign).status_code == 422
    assert ana.ask("POST", "/api/guests/me/passkeys", json=made).status_code == 201
    again = {"credential": Authenticator().make(options, server.url)}
    assert ana.ask("POST", "/api/guests/me/passkeys", json=again).status_code == 422


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": []}, {"response": {"clientDataJSON": 7}},
     {"response": {"clientDataJSON": "e30"}},
     {"id": "x" * 60_000, "response": {"clientDataJSON": "W1tbW1tb"}}],
)  # fmt: skip
def test_nonsense_in_place_of_a_passkey_is_refused(server: Server, credential: Json) -> None:
    answer = server.http.post("/api/guests/by-passkey", json={"credential": credential})
    assert (answer.status_code, code_of(answer.json())) == (422, "passkey-refused")


@pytest.mark.anyio
async def test_a_challenge_and_a_link_end_by_themselves(store: Store) -> None:
    await store.add_guest("g1", "Ana", device("h1"))
    ana, held, keys = Person("g1", "Ana"), Authenticator(), Passkeys(store)
    options = await keys.options_to_make(ana, HERE, at=1000)
    await keys.keep(ana, HERE, held.make(options, PAGE), "Phone", at=1000)
    asked = await keys.options_to_show(HERE, at=1000)
    with pytest.raises(Refused, match="passkey-refused"):
        await keys.by_passkey(HERE, held.show(asked, PAGE), "Phone", at=1000 + CHALLENGE_MS)
    other = Passkeys(store)  # another process knows the same challenges
    back = await other.by_passkey(HERE, held.show(asked, PAGE), "Phone", at=999 + CHALLENGE_MS)
    assert back.guest == "g1"
    ways = WaysBack(store)
    link = await ways.offer_link(ana, at=1000)
    with pytest.raises(Refused, match="link-over"):
        await ways.by_link(link.secret, "Phone", at=1000 + LINK_MS)
    assert (await ways.by_link(link.secret, "Phone", at=999 + LINK_MS)).guest == "g1"


@pytest.mark.anyio
async def test_a_token_read_while_it_is_taken_away_is_not_remembered(store: Store) -> None:
    """The answer of the store was on its way when the device went, and counted for ever after."""
    await store.add_guest("g1", "Ana", device("h1"))
    guests, read, gone = Guests(store), asyncio.Event(), asyncio.Event()

    class Slow:
        """A store whose answers take long."""

        async def guest_by_token(self, key: str) -> Person | None:
            found = await store.guest_by_token(key)
            read.set()
            await gone.wait()
            return found

    slow = Guests(cast("Store", Slow()))
    thief = asyncio.create_task(slow.find_by_hash("h1", 1))
    await read.wait()
    assert await store.remove_device("g1", "d-h1")
    slow.forget("g1")
    gone.set()
    await thief
    with pytest.raises(Refused, match="unauthorized"):
        await slow.find_by_hash("h1", 1)
    with pytest.raises(Refused, match="unauthorized"):
        await guests.find_by_hash("h1", 1)


# Guessing, and sizes


def test_whoever_guesses_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, key_rate=0.001, key_burst=5) as server:
        ana = server.guest("Ana")
        code = ana.ask("POST", "/api/guests/me/code").json()["code"]
        tried = [
            server.http.post("/api/guests/by-code", json={"code": f"AAAAA{n}"}).status_code
            for n in range(7)
        ]
        assert tried == [422] * 5 + [429] * 2
        for path, shown in (
            ("/api/whose-link", {"secret": "x"}),
            ("/api/guests/by-link", {"secret": "x"}),
            ("/api/guests/by-code", {"code": code}),
            ("/api/guests/by-passkey", {"credential": {}}),
        ):
            assert server.http.post(path, json=shown).status_code == 429
        assert ana.ask("GET", "/api/guests/me").status_code == 200


def test_what_is_too_long_is_refused(server: Server) -> None:
    ana = server.guest("Ana")
    path = f"/api/guests/me/devices/{'d' * 5000}"
    assert ana.ask("DELETE", path).status_code == 404
    own = ana.ask("GET", "/api/guests/me/keys").json()["devices"][0]["id"]
    long = ana.ask("PATCH", f"/api/guests/me/devices/{own}", json={"name": "x" * 41})
    assert long.status_code == 422
    for way, shown in (
        ("by-link", {"secret": "x" * 129}),
        ("by-code", {"code": "x" * 65}),
        ("by-passkey", {"credential": {"id": "x" * 70_000}}),
    ):
        assert server.http.post(f"/api/guests/{way}", json=shown).status_code in (413, 422)
    agent = {"User-Agent": "Chrome/1 Linux " + "x" * 4000}
    made = server.http.post("/api/guests", json={"name": "Ana"}, headers=agent)
    assert made.status_code == 201
