"""Results, ratings and the best players, on real servers and real databases."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from lanai.bots.levels import LEVELS
from lanai.games import find
from lanai.server.archive import Archive
from lanai.server.guests import hash_of
from lanai.server.moment import now_ms
from lanai.server.ratings.course import SETTLED
from lanai.server.ratings.leaders import Board, leaders_of
from lanai.server.ratings.profiles import history_of, profile_of
from lanai.server.ratings.rater import Rater
from lanai.server.store import Guest as Person
from lanai.server.store import Sitter, Store, StoredResult, make_store
from lanai.server.store.sqlite import FILE
from support.command import lanai
from support.server import Client, Guest, Server, play_on, play_out, seated, serving
from support.store import device

TABLES = ("results", "played", "rating_changes", "ratings")
NOVEMBER = 1_794_000_000_000
DAY = 24 * 3600 * 1000


def guest_of(client: Client) -> Guest:
    assert client.guest is not None
    return client.guest


def played(server: Server, seed: int = 1, players: int = 2, **more: Any) -> list[Client]:
    """Let people play a rated game to its end."""
    clients = seated(server, "tiki-topple", players, **{"rated": True, **more})
    play_on(clients, random.Random(seed))
    return clients


def profile(guest: Guest) -> Any:
    return guest.ask("GET", "/api/people/me").json()


def history(guest: Guest, query: str = "") -> Any:
    return guest.ask("GET", f"/api/people/me/games{query}").json()


def ratings_at(server: Server, table: str) -> Any:
    return server.http.get(f"/api/tables/{table}/ratings").json()


def kept(data: Path) -> dict[str, list[Any]]:
    """Read all that is derived from the logs, byte by byte."""
    with closing(sqlite3.connect(data / "lanai.sqlite")) as file:
        return {
            table: sorted(file.execute(f"SELECT * FROM {table}").fetchall()) for table in TABLES
        }


def test_a_rated_game_moves_both_ratings_and_an_unrated_none(server: Server) -> None:
    ana, ben = played(server)
    told = ratings_at(server, ana.id)
    assert told["rated"] and told["counted"]
    result = server.http.get(f"/api/tables/{ana.id}").json()["result"]
    for seat, step in enumerate(told["seats"]):
        assert step["before"] == 1500 and step["weight"] == 1
        assert (step["after"] > 1500) == (seat in result["winners"]) or len(result["winners"]) > 1
    for seat, client in enumerate((ana, ben)):
        shown = profile(guest_of(client))
        (stats,) = shown["stats"]
        assert shown["games"] == stats["games"] == stats["rating"]["games"] == 1
        assert stats["rating"]["rating"] == told["seats"][seat]["after"]
        assert stats["points"] == [result["scores"][seat]]
        assert shown["sizes"] == [0, 1] and sum(shown["places"][0]["counts"]) == 1
        (game,) = history(guest_of(client))["games"]
        assert game["table"] == ana.id and game["rated"] and game["change"] == told["seats"][seat]
        assert [other["name"] for other in game["others"]] == [["Ben", "Ana"][seat]]
    other = played(server, rated=False)[0]
    assert ratings_at(server, other.id) == {"rated": False, "counted": False, "seats": []}
    assert profile(guest_of(other))["stats"][0]["rating"] is None


def test_alone_with_bots_counts_too(server: Server) -> None:
    guest = server.guest()
    bots = [{"seat": 1, "level": "random"}]
    client = guest.join(guest.table(sit=0, bots=bots, start=True, rated=True)["id"])
    play_out(client, random.Random(1))
    mine, bot = ratings_at(server, client.id)["seats"]
    assert mine["weight"] == 0.5 and mine["after"] != 1500 and bot is None


def test_who_leaves_is_last_whatever_the_bot_wins(server: Server) -> None:
    ana, ben = seated(server, "tiki-topple", 2, rated=True, level="random")
    ben.do("resign")
    play_out(ana, random.Random(2))
    first, last = ratings_at(server, ana.id)["seats"]
    assert first["after"] > 1500 > last["after"]
    (game,) = history(guest_of(ben))["games"]
    assert (game["place"], game["left"]) == (2, True)


def test_a_history_can_be_narrowed_and_paged(server: Server) -> None:
    ana, ben = played(server, rated=False)
    guest = guest_of(ana)
    for query, count in (
        ("", 1), ("?game=tiki-topple", 1), ("?game=moluku", 0),
        (f"?with={guest_of(ben).id}", 1), ("?with=g_nobody", 0), ("?page=1", 1),
    ):  # fmt: skip
        found = history(guest, query)
        assert found["total"] == count and len(found["games"]) == (0 if "page" in query else count)
    for page in ("-1", "x", "1e3", "9999999", "٣"):
        assert guest.ask("GET", f"/api/people/me/games?page={page}").status_code == 404


def test_nobody_sees_who_does_not_want_it(server: Server) -> None:
    ana, ben = (guest_of(client) for client in played(server))
    for path in (f"/api/people/{ana.id}", f"/api/people/{ana.id}/games", "/api/people/g_nobody"):
        for answer in (server.http.get(path), ben.ask("GET", path)):
            assert answer.status_code == 404
            assert answer.json()["error"]["code"] == "no-profile"
    assert ana.ask("PATCH", "/api/people/me", json={"public": True}).json()["public"]
    seen = server.http.get(f"/api/people/{ana.id}").json()
    assert (seen["name"], seen["public"], seen["games"]) == ("Ana", True, 1)
    (game,) = server.http.get(f"/api/people/{ana.id}/games").json()["games"]
    assert game["table"] is None, "the address of a table is the key to its chat"
    assert [(other["name"], other["guest"]) for other in game["others"]] == [(None, None)]
    found = server.http.get(f"/api/people/{ana.id}/games?with={ben.id}").json()
    assert found == {"total": 0, "games": []}, "nor can one find out whom she plays with"
    ben.ask("PATCH", "/api/people/me", json={"public": True})
    (game,) = server.http.get(f"/api/people/{ana.id}/games").json()["games"]
    assert game["others"][0]["name"] == "Ben"
    ana.ask("PATCH", "/api/people/me", json={"public": False})
    assert server.http.get(f"/api/people/{ana.id}").status_code == 404
    assert server.http.get("/api/people/me").status_code == 401
    assert ana.ask("PATCH", "/api/people/me", json={"public": True, "x": 1}).status_code == 422


def test_who_is_deleted_is_named_nowhere(server: Server) -> None:
    ana, ben = (guest_of(client) for client in played(server))
    ben.ask("PATCH", "/api/people/me", json={"public": True})
    rated = profile(ana)["stats"]
    assert ben.ask("DELETE", "/api/guests/me").status_code == 200
    assert server.http.get(f"/api/people/{ben.id}").status_code == 404
    (game,) = history(ana)["games"]
    assert [other["name"] for other in game["others"]] == ["Somebody"]
    assert profile(ana)["stats"] == rated, "what others have come to stays"


def test_games_of_before_are_taken_in_and_what_was_left_undone_is_done(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tables = [played(server, seed)[0].id for seed in range(2)]
        tables.append(played(server, rated=False)[0].id)
        assert all(ratings_at(server, table)["counted"] for table in tables[:2])
    before = kept(tmp_path)
    assert [len(rows) for rows in before.values()] == [3, 6, 4, 8]
    with closing(sqlite3.connect(tmp_path / "lanai.sqlite")) as file:
        for table in TABLES:  # as if results had never been kept
            file.execute(f"DELETE FROM {table}")
        file.commit()
    with serving(tmp_path) as server:
        ratings_at(server, tables[1])
        while len(kept(tmp_path)["ratings"]) < 8:
            ratings_at(server, tables[0])
    assert kept(tmp_path) == before


@pytest.fixture
def where(place: str) -> tuple[str, ...]:
    return ("--database" if "://" in place else "--data", place)


async def everything(place: str) -> list[Any]:
    """Read all ratings and results of a store."""
    store = make_store(place)
    await store.open()
    try:
        found: list[Any] = []
        for table in await store.finished("", 100):
            found += [await store.result(table), await store.changes_at(table)]
            for change in await store.changes_at(table):
                found += [await store.ratings_of(change.person, span) for span in ("", "2026-11")]
                found += await store.played_games(change.person, "", "", 100, 0)
        return found
    finally:
        await store.close()


def test_ratings_come_from_the_logs_alone(
    tmp_path: Path, place: str, where: tuple[str, ...]
) -> None:
    with serving(tmp_path / "own", *where) as server:
        clients = played(server, 1, 3)
        again = clients[0].do("rematch")["table"]
        for client in clients[1:]:
            client.do("rematch")
        fresh = [guest_of(client).join(again) for client in clients[1:] + clients[:1]]
        for client in fresh:
            client.commit()
        for client in fresh:
            client.reveal()
        play_on(fresh, random.Random(2))
        guest = guest_of(clients[0])
        bots = [{"seat": 1, "level": "easy"}]
        alone = guest.join(guest.table(sit=0, bots=bots, start=True, rated=True)["id"])
        play_out(alone, random.Random(3))
        assert ratings_at(server, alone.id)["counted"]
        if "://" not in place:
            assert lanai("ratings", "rebuild", *where).returncode == 2, "it is in use"
    before = asyncio.run(everything(place))
    assert len([each for each in before if each]) > 10
    told = lanai("ratings", "rebuild", *where)
    assert (told.returncode, told.stdout) == (
        0,
        "The results and ratings of 3 games were made anew.\n",
    )
    assert repr(asyncio.run(everything(place))) == repr(before)


def test_who_deletes_themselves_in_a_rated_game_has_lost_it(tmp_path: Path) -> None:
    data = tmp_path / "own"
    with serving(data) as server:
        ana, ben = seated(server, "tiki-topple", 2, rated=True, level="random")
        assert guest_of(ben).ask("DELETE", "/api/guests/me").status_code == 200
        assert ana.closed() == 1001  # the table is read anew, without Ben's name
        ana = guest_of(ana).join(ana.id)
        play_out(ana, random.Random(2))
        first, _ = ratings_at(server, ana.id)["seats"]
        assert first["after"] > first["before"]
        (game,) = history(guest_of(ana))["games"]
        assert game["place"] == 1
        assert [(each["name"], each["left"]) for each in game["others"]] == [("Somebody", True)]
    before = kept(data)
    assert lanai("ratings", "rebuild", "--data", str(data)).returncode == 0
    assert kept(data) == before


# Many games, without playing them


def result(n: int, ended: int, order: list[str]) -> StoredResult:
    seats: list[object] = [
        {
            "kind": "person", "name": name, "guest": name, "level": None, "place": place,
            "points": 10 - place, "left": False, "played": {},
        }
        for place, name in enumerate(order, 1)
    ]  # fmt: skip
    body = {
        "options": {}, "public": False, "measure": None, "seats": seats,
        "sides": [[seat] for seat in range(len(order))],
    }  # fmt: skip
    sitters = [
        Sitter(name, seat, seat + 1, len(order), 9 - seat) for seat, name in enumerate(order)
    ]
    return StoredResult(f"table{n:04}", "tiki-topple", ended, True, body, tuple(sitters))


def season(games: int) -> list[StoredResult]:
    rng = random.Random(4)
    people = [f"g_{n}" for n in range(12)]
    return [
        result(n, NOVEMBER + n * 1_000_000, rng.sample(people, rng.choice((2, 3, 4))))
        for n in range(games)
    ]


async def all_ratings(store: Store) -> list[Any]:
    found: list[Any] = []
    for n in range(12):
        for span in ("", "2026-11"):
            found.append(await store.ratings_of(f"g_{n}", span))
        found.append(await store.course(f"g_{n}", "tiki-topple", 1000))
    return found


@pytest.mark.anyio
async def test_games_that_come_late_count_where_they_belong(store: Store) -> None:
    games = season(60)
    rater = Rater(store, Archive(store))
    for each in games:
        assert await store.keep_result(each)
        assert not await store.keep_result(each), "never twice"
    await rater.count("tiki-topple")
    in_order = await all_ratings(store)
    version = await store.rating_version("tiki-topple")
    assert await store.rewind("tiki-topple", version, (0, ""))
    assert not await store.rewind("tiki-topple", version, (0, "")), "somebody else was first"
    assert not await store.count_games("tiki-topple", version, ["table0001"], [])
    assert not any(rating for rating in await all_ratings(store))
    for each in random.Random(5).sample(games, len(games)):
        await store.replace_result(each)
    late = games[7], games[33], games[34]
    for each in games:
        if each not in late:
            await store.replace_result(each)
    await rater.count("tiki-topple")
    assert repr(await all_ratings(store)) == repr(in_order)
    for each in reversed(late):  # known, and then known otherwise: they count anew
        await store.replace_result(each)
        assert await store.late("tiki-topple") == each.key
        await rater.count("tiki-topple")
    assert repr(await all_ratings(store)) == repr(in_order)


GROWING = re.compile(r"SCAN (results|played|rating_changes|ratings|review_figures|guests)\b")


@pytest.mark.anyio
async def test_no_answer_looks_through_all_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it takes as long with a hundred thousand games; `bench/profiles.py` measures that."""
    store = make_store(tmp_path)
    await store.open()
    for each in season(60):
        await store.keep_result(each)
    await Rater(store, Archive(store)).count("tiki-topple")
    for n in range(12):
        await store.add_guest(f"g_{n}", "Ana", device(f"h{n}"))
        await store.set_public(f"g_{n}", True)
    asked: list[tuple[str, tuple[Any, ...]]] = []
    read = store._read  # type: ignore[attr-defined]

    async def noted(sql: str, *args: Any, row: Any) -> Any:
        asked.append((sql, args))
        return await read(sql, *args, row=row)

    monkeypatch.setattr(store, "_read", noted)
    ana = Person("g_0", "Ana")
    for game in ("", "tiki-topple"):
        assert (await profile_of(store, ana, game, own=False)).games
        for other in ("", "g_1"):
            await history_of(store, "g_0", game=game, other=other, page=1, own=False)
    for month in ("", "2026-11"):
        board = Board(store, find("tiki-topple"), month, programs=False)
        assert (await leaders_of(board, 0, "g_0")).total
    assert await store.without_figures(1, NOVEMBER, 10)
    assert len(asked) > 20
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        for sql, args in asked:
            plan = file.execute(f"EXPLAIN QUERY PLAN {sql.replace('$', '?')}", args).fetchall()
            told = [line[3] for line in plan]
            scanned = [found[1] for line in told if (found := GROWING.match(line))]
            for page in told:  # a page of a table is called like the table
                if page.startswith(("CO-ROUTINE", "MATERIALIZE")) and page.split()[1] in scanned:
                    scanned.remove(page.split()[1])
            assert not scanned, (sql, told)
    await store.close()


@pytest.mark.anyio
async def test_two_who_count_at_once_do_not_harm(place: str) -> None:
    first = make_store(place)
    await first.open()
    for each in season(120):
        await first.keep_result(each)
    await Rater(first, Archive(first)).count("tiki-topple")
    alone = await all_ratings(first)
    version = await first.rating_version("tiki-topple")
    await first.rewind("tiki-topple", version, (0, ""))
    second = make_store(place, beside=True)
    await second.open()
    try:
        raters = [Rater(store, Archive(store)) for store in (first, second)]
        await asyncio.gather(*(rater.count("tiki-topple") for rater in raters))
        assert repr(await all_ratings(first)) == repr(alone)
    finally:
        await second.close()
        await first.close()


@pytest.mark.anyio
async def test_the_best_are_people_who_let_themselves_be_seen_and_bots(store: Store) -> None:
    for n in range(12):
        await store.add_guest(f"g_{n}", f"Player {n}", device(f"h{n}"))
    for each in season(80):
        await store.keep_result(each)
    await Rater(store, Archive(store)).count("tiki-topple")
    assert await store.best("tiki-topple", "", SETTLED, 100, 0) == []
    for n in range(0, 12, 2):
        await store.set_public(f"g_{n}", True)
    best = await store.best("tiki-topple", "", SETTLED, 100, 0)
    assert {each.person for each in best} == {f"g_{n}" for n in range(0, 12, 2)}
    lows = [each.mu - 2 * each.sigma for each in best]
    assert lows == sorted(lows, reverse=True)
    assert await store.best("tiki-topple", "", SETTLED, 2, 2) == best[2:4]
    assert await store.count_best("tiki-topple", "", SETTLED) == [6]
    bounds = [lows[2], lows[5]]
    assert await store.count_best("tiki-topple", "", SETTLED, bounds) == [6, 2, 5]
    assert await store.count_best("tiki-topple", "1999-01", SETTLED, bounds) == [0, 0, 0]
    assert len(await store.best("tiki-topple", "2026-11", 5, 100, 0)) == 6
    assert await store.best("tiki-topple", "2026-10", 5, 100, 0) == []


def test_the_list_of_the_best_is_paged_with_bots_in_their_places(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path))
    with serving(tmp_path) as server:
        pages = [
            server.http.get(f"/api/leaders/tiki-topple?page={page}").json() for page in range(3)
        ]
        leaders = [leader for page in pages for leader in page["leaders"]]
        assert pages[0]["total"] == len(leaders) == 30 + len(LEVELS)
        assert [leader["rank"] for leader in leaders] == list(range(1, len(leaders) + 1))
        assert sorted(leader["level"] or "" for leader in leaders)[30:] == sorted(LEVELS)
        lows = [leader["rating"] - leader["spread"] for leader in leaders]
        assert all(low >= after - 2 for low, after in pairwise(lows))
        me = Guest(server, {"guest": "g_3", "name": "Player 3", "token": "token3"})
        mine = me.ask("GET", "/api/leaders/tiki-topple").json()["me"]
        assert leaders[mine["rank"] - 1]["guest"] == "g_3"
        month = me.ask("GET", "/api/leaders/tiki-topple?month=2026-11").json()
        assert month["month"] == "2026-11" and month["leaders"][0]["rank"] == 1
        for bad in ("/api/leaders/chess", "/api/leaders/tiki-topple?month=2026-13"):
            assert server.http.get(bad).status_code == 404


async def fill(folder: Path) -> None:
    """Let thirty people play who let themselves be seen."""
    store = make_store(folder)
    await store.open()
    rng = random.Random(6)
    for n in range(30):
        await store.add_guest(f"g_{n}", f"Player {n}", device(hash_of(f"token{n}"), now_ms()))
        await store.set_public(f"g_{n}", True)
    for n in range(250):
        order = sorted(rng.sample(range(30), 4), key=lambda each: each + rng.gauss(0, 8))
        await store.keep_result(result(n, NOVEMBER + n * DAY // 10, [f"g_{p}" for p in order]))
    await Rater(store, Archive(store)).count("tiki-topple")
    await store.close()
