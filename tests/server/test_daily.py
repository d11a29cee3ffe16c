"""Deals of the day: the same cards and the same bots for everybody, one try that counts."""

from __future__ import annotations

import importlib.util
import io
import json
import sqlite3
import tomllib
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from lanai.core.fairness import daily_nonce, seed_of
from lanai.core.verify import DAILY, PROVEN, verify
from lanai.games import all_games, find
from lanai.server.daily.days import end_of
from lanai.server.store.sqlite import FILE
from support.command import lanai
from support.daily import (
    Days,
    begin,
    begun,
    days,
    deal_of,
    keep_deals,
    noon,
    play_steadily,
    played,
    secret_of,
)
from support.effort import at_least
from support.server import Client, Guest, Json, sha256

ROOT = Path(__file__).parent.parent.parent
DAY, NEXT = "2026-11-17", "2026-11-18"
GAMES = ("moluku", "moonshine", "tiki-topple")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Days]:
    with days(tmp_path / "data", DAY) as server:
        yield server


def log_of(data: Path, table: str) -> list[Json]:
    """Read what was played at a table from the store's own file."""
    with sqlite3.connect(data / FILE) as file:
        rows = file.execute("SELECT body FROM entries WHERE tbl = ? ORDER BY n", (table,))
        entries = [json.loads(body) for (body,) in rows]
    file.close()
    keys = ("entry", "seat", "move", "by", "chance")
    return [
        {key: entry[key] for key in keys if key in entry}
        for entry in entries
        if entry["entry"] in ("started", "moved")
    ]


@pytest.mark.parametrize("game", at_least("moluku", of=GAMES))
def test_equal_moves_meet_equal_cards_and_bots_in_every_process(tmp_path: Path, game: str) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    with days(first, DAY) as server:
        ana = played(server.guest("Ana"), DAY, game)
    with days(second, DAY) as server:
        guest = server.guest("Ben")
        ben = begun(guest, DAY, game)["id"]
        assert play_steadily(guest.join(ben), 5) == 5
        server.stop()
        again = Days(second, server.clock)
        guest.server = again
        assert begun(guest, DAY, game)["id"] == ben, "the same try goes on"
        play_steadily(guest.join(ben))
        again.stop()
    assert log_of(first, ana) == log_of(second, ben)
    assert len(log_of(first, ana)) > 20


# Secrets


class Heard:
    """All that a server has ever said: every answer over HTTP, every letter, every line of log."""

    def __init__(self, server: Days) -> None:
        self.server = server
        self.answers: list[bytes] = []
        self.clients: list[Client] = []
        server.http.event_hooks["response"].append(self._keep)

    def _keep(self, response: httpx.Response) -> None:
        response.read()
        head = str(response.headers).encode()
        if response.headers.get("content-type") == "application/zip":
            with zipfile.ZipFile(io.BytesIO(response.content)) as packed:
                self.answers += [packed.read(name) for name in packed.namelist()]
        self.answers.append(head + response.content)

    def tells(self, text: str) -> bool:
        """Tell whether a text was said anywhere."""
        letters = [json.dumps(client.told).encode() for client in self.clients]
        log = ["".join(self.server.log).encode()]
        return any(text.encode() in said for said in (*self.answers, *letters, *log))


def luck_of(day: str, game: str) -> tuple[str, str]:
    """Give all that would tell a deal: its secret, and the seed that is made of it."""
    secret = secret_of(day, game)
    return secret, seed_of(secret, [daily_nonce(day, game)])


def look_everywhere(server: Days, table: str, *guests: Guest | None) -> None:
    """Ask for everything that there is, as everybody."""
    paths = ["", "/record", "/ratings", "/replay", "/replay?viewer=open"]
    paths += [f"/replay?viewer={seat}" for seat in range(3)]
    asked = [f"/api/tables/{table}{path}" for path in paths]
    asked += ["/api/daily", f"/api/daily/{DAY}", f"/api/daily/{NEXT}", "/api/daily/2026-11-19"]
    asked += ["/api/guests/me", "/api/guests/me/export", "/api/people/me/games", "/api/tables"]
    asked += ["/metrics", "/healthz", "/api/openapi.json"]
    for guest in guests:
        for path in asked:
            server.http.get(path) if guest is None else guest.ask("GET", path)


def test_nothing_tells_a_secret_before_its_day_is_over(server: Days) -> None:
    heard = Heard(server)
    ana, ben = server.guest("Ana"), server.guest("Ben")
    today = ana.ask("GET", "/api/daily").json()
    table = begun(ana, DAY)["id"]
    client = ana.join(table)
    heard.clients.append(client)
    play_steadily(client, 3)
    look_everywhere(server, table, ana, ben, None)
    for kind in ("hint", "undo", "move", "preview"):
        client.ask(kind, seq=client.seq, move="nonsense")
    play_steadily(client)
    heard.clients.append(ana.join(table))
    practice = begun(ana, DAY, practice=True)
    assert practice["daily"] == {"day": DAY, "practice": True}
    heard.clients.append(ana.join(practice["id"]))
    for each in (table, practice["id"]):
        look_everywhere(server, each, ana, ben, None)
    for guest in (ben, None):
        stranger = Client.__new__(Client)
        with pytest.raises(Exception, match=r"."):
            stranger.__init__(server, table, guest)  # type: ignore[misc]
        heard.clients.append(stranger)
    heard.answers.append(lanai("admin", "show", ana.id, "--data", str(server.data)).stdout.encode())
    assert heard.tells(sha256(secret_of(DAY, "tiki-topple"))), "the search finds commitments"
    for day in (DAY, NEXT):
        for game in GAMES:
            assert not any(heard.tells(luck) for luck in luck_of(day, game)), (day, game)

    server.set(end_of(DAY) + 30_000)
    assert deal_of(ana, DAY)["secret"] is None, "clocks of processes may differ"
    server.set(end_of(DAY) + 60_000)
    for deal in today["today"]["deals"]:
        shown = deal_of(ben, DAY, deal["game"])
        assert shown["commitment"] == deal["commitment"] == sha256(shown["secret"])
    assert [deal["commitment"] for deal in today["tomorrow"]["deals"]] == [
        deal_of(ben, NEXT, deal["game"])["commitment"] for deal in today["tomorrow"]["deals"]
    ]
    look_everywhere(server, table, ana, ben, None)
    assert heard.tells(secret_of(DAY, "tiki-topple"))
    assert not any(heard.tells(luck) for game in GAMES for luck in luck_of(NEXT, game))


def load_script() -> Any:
    spec = importlib.util.spec_from_file_location(
        "check_fairness", ROOT / "docs" / "check_fairness.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_record_proves_its_day_to_everybody_afterwards(server: Days, tmp_path: Path) -> None:
    ana = server.guest("Ana")
    before = deal_of(ana, DAY)
    table = played(ana, DAY)
    for what in ("record", "review"):
        said = ana.ask("GET", f"/api/tables/{table}/{what}").json()
        assert said["error"]["code"] == "daily-running"
    server.set(noon(NEXT))
    text = server.http.get(f"/api/tables/{table}/record").text
    verdict = verify(text, find)
    assert (verdict.scheme, verdict.chance) == (DAILY, PROVEN)
    cards = ROOT / "src/lanai/games/tiki_topple/cards" / f"{before['cards']}.toml"
    script = load_script()
    proof = script.prove(text, tomllib.loads(cards.read_text(encoding="utf-8")))
    assert before["commitment"] in proof and DAY in proof
    file = tmp_path / "mine.lanai.jsonl"
    file.write_text(text)
    said = lanai("verify", str(file)).stdout
    assert DAY in said and before["commitment"] in said and "2026-11-16 00:00 UTC" in said
    another = text.replace(f'"day":"{DAY}"', f'"day":"{NEXT}"')
    assert server.http.post("/api/verify", content=another).json()["ok"] is False
    with pytest.raises(script.Unfair, match=f"not the deal of {NEXT}"):
        script.prove(another, {})


# One try


def test_a_try_is_begun_once_however_many_tabs_ask(server: Days) -> None:
    ana = server.guest()
    with ThreadPoolExecutor(8) as tabs:
        tables = {each["id"] for each in tabs.map(lambda _: begun(ana, DAY), range(8))}
    assert len(tables) == 1
    assert len(ana.ask("GET", "/api/guests/me").json()["tables"]) == 1


def test_two_processes_share_one_try_and_one_deal(tmp_path: Path, database: str) -> None:
    keep_deals(database, DAY, 1)
    with (
        days(tmp_path / "one", DAY, database=database) as one,
        days(tmp_path / "two", DAY, database=database) as two,
    ):
        ana = one.guest()
        elsewhere = Guest(two, {"guest": ana.id, "name": ana.name, "token": ana.token})
        with ThreadPoolExecutor(8) as tabs:
            asked = [ana, elsewhere] * 4
            tables = {each["id"] for each in tabs.map(lambda tab: begun(tab, DAY), asked)}
        assert len(tables) == 1
        play_steadily(ana.join(tables.pop()))
        one.set(noon(NEXT))
        two.set(noon(NEXT))
        shown = [guest.ask("GET", "/api/daily").json() for guest in (ana, elsewhere)]
        assert all(each.pop("time") for each in shown)
        assert shown[0] == shown[1], "also of deals that each would have made itself"
        assert shown[0]["streak"] == 1


def test_a_counted_try_gets_no_help_and_is_nobody_elses_business(server: Days) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    assert begin(ana, DAY, practice=True).json()["error"]["code"] == "daily-practice"
    table = begun(ana, DAY)
    assert table["daily"] == {"day": DAY, "practice": False}
    client = ana.join(table["id"])
    play_steadily(client, 2)
    while not client.legal:
        client.receive()
    assert client.ask("hint", seq=client.seq)["code"] == "no-hints"
    assert client.position is not None and client.position["undo"] is None
    assert client.ask("undo", seq=client.seq)["code"] == "rated-undo"
    assert begin(ana, DAY, practice=True).status_code == 409
    assert (
        begin(ana, NEXT).status_code == 409 and begin(ana, NEXT, practice=True).status_code == 409
    )
    assert begin(ana, "2026-11-16").status_code == 404
    for day in ("2026-13-01", "tomorrow", "0000-00-00", "9999-12-31", "2026-11-20"):
        assert ben.ask("GET", f"/api/daily/{day}").status_code == 404
    assert ben.ask("GET", f"/api/tables/{table['id']}").status_code == 404
    assert ana.ask("GET", f"/api/tables/{table['id']}").status_code == 200
    assert deal_of(ana, DAY)["results"] is None, "not before the end"
    play_steadily(client)
    result = ana.ask("GET", f"/api/tables/{table['id']}").json()["result"]
    assert result["secret"] is None and result["seed"] is None
    for viewer, status in (("spectator", 200), ("0", 200), ("1", 409), ("open", 409)):
        replay = ana.ask("GET", f"/api/tables/{table['id']}/replay?viewer={viewer}")
        assert replay.status_code == status
        told = {each["line"]["seat"] for each in replay.json().get("frames", []) if each["line"]}
        assert told == ({0} if viewer == "0" else set()), "others discard in secret"
    mine = deal_of(ana, DAY)["mine"]
    assert mine["points"] == result["scores"][0]
    assert mine["margin"] == result["scores"][0] - max(result["scores"][1:])
    assert begun(ana, DAY)["id"] == table["id"], "there is no second one"
    practised = played(ana, DAY, practice=True)
    assert practised != table["id"] and deal_of(ana, DAY)["mine"] == mine


# Others


def test_a_second_guest_from_the_same_place_is_marked(server: Days) -> None:
    ana, ben, cleo, dan = (server.guest(name) for name in ("Ana", "Ben", "Cleo", "Dan"))
    played(ana, DAY, device="tablet", address="192.0.2.1")
    played(ben, DAY, device="tablet", address="192.0.2.2")
    played(cleo, DAY, device="phone", address="192.0.2.1")
    played(dan, DAY, device="desk", address="192.0.2.4")
    marks = [deal_of(guest, DAY)["mine"]["mark"] for guest in (ana, ben, cleo, dan)]
    assert marks == [None, "again", "again", None]
    results = deal_of(ana, DAY)["results"]
    assert (results["compared"], results["again"]) == (2, 2)
    assert sum(bar["count"] for bar in results["bars"]) == 2
    assert [bar["mine"] for bar in results["bars"]].count(True) == 1
    assert len(results["best"]) == 2 and [each["mine"] for each in results["best"]].count(True) == 1
    assert all(each["name"] is None for each in results["best"]), "nobody has let others see them"

    # Who deletes themselves to begin anew is known again, and who was there before is somebody
    ana.ask("PATCH", "/api/people/me", json={"public": True}).raise_for_status()
    dan.ask("PATCH", "/api/people/me", json={"public": True}).raise_for_status()
    assert {each["name"] for each in deal_of(dan, DAY)["results"]["best"]} == {"Ana", "Dan"}
    dan.ask("DELETE", "/api/guests/me").raise_for_status()
    fresh = server.guest("Dan")
    played(fresh, DAY, device="desk", address="192.0.2.99")
    assert deal_of(fresh, DAY)["mine"]["mark"] == "again"
    assert {each["name"] for each in deal_of(ana, DAY)["results"]["best"]} == {"Ana", None}

    # Who has played before is not taken for somebody else at the same address
    server.set(noon(NEXT))
    played(server.guest("Eve"), NEXT, device="other", address="192.0.2.1")  # who may be anybody
    played(ana, NEXT, device="tablet", address="192.0.2.1")
    played(cleo, NEXT, device="phone", address="192.0.2.1")
    assert [deal_of(guest, NEXT)["mine"]["mark"] for guest in (ana, cleo)] == [None, None]
    with sqlite3.connect(server.data / FILE) as file:
        kept = file.execute(
            "SELECT count(*) FROM daily_tries WHERE day = ? AND device <> ''", (DAY,)
        )
        assert kept.fetchone() == (0,), "marks are forgotten with their day"
    file.close()
    shown = cleo.ask("GET", "/api/daily").json()
    assert (shown["streak"], shown["longest"], len(shown["mine"])) == (2, 2, 2)


def test_a_try_that_ends_after_its_day_counts_but_is_marked(server: Days) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    server.set(end_of(DAY) - 3_600_000)
    client = ana.join(begun(ana, DAY)["id"])
    play_steadily(client, 2)
    assert deal_of(ana, DAY)["mine"]["ended"] is None
    assert deal_of(ana, DAY)["under_way"] == 1
    server.set(end_of(DAY) + 3_600_000)
    assert begin(ben, DAY).json()["error"]["code"] == "daily-not-today"
    assert begun(ana, DAY)["id"] == client.id, "whoever has begun goes on"
    assert deal_of(ben, DAY)["results"]["late"] == 0, "it is shown once it is finished"
    play_steadily(client)
    deal = deal_of(ana, DAY)
    assert deal["mine"]["mark"] == "late" and deal["mine"]["margin"] is not None
    assert (deal["results"]["compared"], deal["results"]["late"]) == (0, 1)
    shown = ana.ask("GET", "/api/daily").json()
    assert shown["streak"] == 1, "yesterday was not left out"
    with zipfile.ZipFile(io.BytesIO(ana.ask("GET", "/api/guests/me/export").content)) as packed:
        me = json.loads(packed.read("me.json"))
        records = [name for name in packed.namelist() if name.startswith("games/")]
    assert [(own["day"], own["late"]) for own in me["daily_tries"]] == [(DAY, True)]
    assert len(records) == 1, "the day is over"


def test_who_gives_up_is_not_compared(server: Days) -> None:
    ana = server.guest("Ana")
    client = ana.join(begun(ana, DAY)["id"])
    client.do("resign")
    while not client.over:
        client.receive()
    deal = deal_of(ana, DAY)
    assert deal["mine"]["mark"] == "left"
    assert (deal["results"]["compared"], deal["results"]["left"], deal["results"]["bars"]) == (
        0, 1, [],
    )  # fmt: skip
    assert ana.ask("GET", "/api/daily").json()["streak"] == 0


def test_every_game_for_three_has_a_deal(server: Days) -> None:
    shown = server.http.get("/api/daily").json()
    threes = sorted(name for name, game in all_games().items() if 3 in game.seats)
    for day in ("today", "tomorrow"):
        assert [deal["game"] for deal in shown[day]["deals"]] == threes
    assert shown["mine"] == [] and shown["streak"] == 0
    assert server.http.get("/api/daily", headers={"Authorization": "Bearer x"}).status_code == 401


def test_a_program_has_no_try_that_counts(server: Days) -> None:
    mark = {"owner": "Ana", "program": "Robin 1"}
    made = server.http.post("/api/guests", json={"name": "Robin", "bot": mark}).json()
    robin = Guest(server, made)
    assert begin(robin, DAY).json()["error"]["code"] == "daily-person"
    assert begin(robin, DAY, practice=True).json()["error"]["code"] == "daily-practice"
    server.set(noon(NEXT))
    assert begun(robin, DAY, practice=True)["seats"][0]["bot"] == mark, "nor does it lose its mark"
