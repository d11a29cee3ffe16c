"""Finished games that are looked back at by themselves, and what profiles tell of it."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import sqlite3
import time
import zipfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest

from lanai.bots.review.data import SCHEME
from lanai.server.archive import Archive
from lanai.server.daily.days import end_of
from lanai.server.fair_queue import Claim, Rank
from lanai.server.limits import Counts
from lanai.server.refused import Refused
from lanai.server.reviews import leisure
from lanai.server.reviews.leisure import Leisure
from lanai.server.reviews.pictures import whole_picture
from lanai.server.reviews.reviewer import Reviews
from lanai.server.store import Figures, SeatFigures, Sitter, Store, StoredResult, make_store
from lanai.server.store.migrations import steps_for
from lanai.server.store.sqlite import FILE
from lanai.server.work import Workers
from lanai.server.workers import LOWEST, Processes
from support.daily import days, played
from support.server import PATIENCE, Client, Guest, Json, Server, play_on, play_out, seated, serving

DAY = "2026-11-17"


def guest_of(client: Client) -> Guest:
    assert client.guest is not None
    return client.guest


def over(server: Server, seed: int = 1, **more: Any) -> list[Client]:
    """Let two people play a game to its end."""
    clients = seated(server, "tiki-topple", 2, **more)
    play_on(clients, random.Random(seed))
    return clients


def profile(guest: Guest, whose: str = "me") -> Any:
    return guest.ask("GET", f"/api/people/{whose}").json()


def history(guest: Guest, whose: str = "me") -> Any:
    return guest.ask("GET", f"/api/people/{whose}/games").json()["games"]


def soon(look: Callable[[], Any]) -> Any:
    """Wait until something is there."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.2)
    return found


def reviewed(server: Server, table: str) -> Json:
    """Ask for a review until it is whole."""
    after = 0.0
    while True:
        told = server.http.get(f"/api/tables/{table}/review", params={"after": str(after)}).json()
        after = told["done"]
        if after == 1:
            review: Json = told["review"]
            return review


def seat_in(review: Json, seat: int) -> Json:
    told = review["seats"][seat]
    luck = told["luck"]
    return {"luck": luck["value"], "error": luck["error"], "accuracy": told["accuracy"]}


# A server


def test_what_nobody_asked_about_is_looked_at_and_told_to_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "data", reviews_per_day=5) as server:
        ana, ben = over(server)
        assert history(guest_of(ana))[0]["hindsight"] is None
        assert profile(guest_of(ana))["luck"] == {"games": 1, "looked": []}
        soon(lambda: history(guest_of(ana))[0]["hindsight"])
        review = reviewed(server, ana.id)  # it was kept, so the first answer is the whole
        for seat, client in enumerate((ana, ben)):
            (game,) = history(guest_of(client))
            assert game["hindsight"] == seat_in(review, seat)
            luck = profile(guest_of(client))["luck"]
            assert luck["games"] == 1
            assert luck["looked"] == [
                {
                    "table": ana.id, "game": "tiki-topple", "at": game["at"], "seat": seat,
                    "places": 2, "won": game["place"] == 1, "hindsight": game["hindsight"],
                }
            ]  # fmt: skip
        exported = guest_of(ben).ask("GET", "/api/guests/me/export").content
        with zipfile.ZipFile(io.BytesIO(exported)) as archive:
            (table,) = json.loads(archive.read("me.json"))["tables"]
        assert table["hindsight"] == seat_in(review, 1)


def test_whoever_looks_at_a_review_sees_it_in_their_profile_too(server: Server) -> None:
    ana, ben = over(server, public=True)
    private = over(server, 2)[0]
    for table in (ana.id, private.id):
        reviewed(server, table)
    assert history(guest_of(ana))[0]["hindsight"] == seat_in(reviewed(server, ana.id), 0)
    other = profile(guest_of(ben), guest_of(ana).id)
    assert other["error"]["code"] == "no-profile"
    for client in (ana, private):
        guest_of(client).ask("PATCH", "/api/people/me", json={"public": True})
    shown = profile(guest_of(ben), guest_of(ana).id)["luck"]["looked"]
    assert [each["table"] for each in shown] == [ana.id]
    hidden = profile(guest_of(ben), guest_of(private).id)["luck"]["looked"]
    assert [each["table"] for each in hidden] == [None], "its address would open its chat"
    assert hidden[0]["hindsight"] == history(guest_of(private))[0]["hindsight"]


def test_who_let_a_bot_move_has_luck_but_no_accuracy(server: Server) -> None:
    ana, ben = seated(server, "tiki-topple", 2, level="random")
    ben.do("resign")
    play_out(ana, random.Random(2))
    reviewed(server, ana.id)
    assert history(guest_of(ana))[0]["hindsight"]["accuracy"] is not None
    told = history(guest_of(ben))[0]["hindsight"]
    assert told["accuracy"] is None and told["luck"] is not None


def test_who_is_deleted_leaves_figures_that_name_nobody(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        ana, ben = over(server)
        reviewed(server, ana.id)
        before = history(guest_of(ana))[0]["hindsight"]
        assert guest_of(ben).ask("DELETE", "/api/guests/me").status_code == 200
        (game,) = history(guest_of(ana))
        assert game["hindsight"] == before and game["others"][0]["name"] == "Somebody"
    with closing(sqlite3.connect(data / FILE)) as file:
        for row in file.execute("SELECT * FROM review_figures"):
            assert guest_of(ben).id not in str(row) and guest_of(ben).name not in str(row)


# Without a server


class AtOnce:
    """Does the work at once, with little of it; `fails` is what it does instead."""

    def __init__(self) -> None:
        self.idle = True
        self.fails: Exception | None = None
        self.asked: list[str] = []
        self.closed = 0

    def is_idle(self) -> bool:
        return self.idle

    def apart(self, processes: int, *, patient: bool = False) -> AtOnce:
        assert processes == 1 and patient
        return self

    @asynccontextmanager
    async def worker(self, _claim: Claim) -> AsyncIterator[AtOnce]:
        yield self

    async def run(self, _seconds: float, work: Any, *args: Any) -> Any:
        assert work is whole_picture
        self.asked.append(args[0])
        if self.fails is not None:
            raise self.fails
        return whole_picture(args[0], 200)

    def close(self) -> None:
        self.closed += 1


def leisure_of(store: Store, workers: AtOnce, a_day: int = 100) -> Leisure:
    there = cast("Workers", workers)
    reviews = Reviews(store, there, Counts(1))
    return Leisure(store, Archive(store), there, reviews, a_day)


@contextmanager
def finished_games(data: Path, games: int) -> Iterator[Path]:
    with serving(data) as server:
        for n in range(games):
            over(server, n)
    yield data


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file of a server at which six people have played three games."""
    with finished_games(tmp_path_factory.mktemp("three") / "data", 3) as data:
        yield data


@pytest.fixture
async def known(three: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """A store with a copy of them."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).write_bytes((three / FILE).read_bytes())
    store = make_store(tmp_path / "data")
    await store.open()
    yield store
    await store.close()


async def waiting(store: Store) -> set[str]:
    return {table for table, _ in await store.without_figures(SCHEME, 0, 100)}


@pytest.mark.anyio
async def test_each_game_is_looked_at_once_and_only_so_many_a_day(known: Store) -> None:
    workers = AtOnce()
    idle = leisure_of(known, workers, a_day=2)
    assert len(await waiting(known)) == 3
    assert [await idle.look_at_one() for _ in range(3)] == [True, True, False]
    (left,) = await waiting(known)
    again = leisure_of(known, workers)  # another day, or after a restart
    assert [await again.look_at_one() for _ in range(2)] == [True, False]
    assert not await waiting(known) and len(set(workers.asked)) == 3
    assert left not in await waiting(known)


@pytest.mark.anyio
async def test_nobody_has_more_looked_at_than_their_part(
    known: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leisure, "OF_PERSON", 1)
    people = await known.without_figures(SCHEME, 0, 100)
    (_, ana), *_ = people
    idle = leisure_of(known, AtOnce())
    for _, person in people:
        if person != ana:
            assert idle.left_of.take(person), "they have had theirs"
    assert await idle.look_at_one(), "the game of who has not"
    assert not await idle.look_at_one()
    assert len(await waiting(known)) == 2


@pytest.mark.anyio
async def test_it_waits_while_bots_think(known: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leisure, "PAUSE", 0.01)
    workers = AtOnce()
    workers.idle = False
    idle = leisure_of(known, workers)
    looking = asyncio.create_task(idle.look_at_one())
    await asyncio.sleep(0.2)
    assert not looking.done() and not workers.asked
    workers.idle = True
    assert await looking and len(workers.asked) == 1


@pytest.mark.anyio
async def test_it_stops_in_the_middle_and_leaves_no_process(
    known: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leisure, "PAUSE", 0.01)
    workers = AtOnce()
    idle = leisure_of(known, workers)
    idle.open()
    async with asyncio.timeout(PATIENCE):
        while await waiting(known) or not workers.closed:
            await asyncio.sleep(0.01)
    workers.idle = False
    idle.over()
    await idle.close()
    none = leisure_of(known, workers, a_day=0)
    none.open()
    assert none.task is None
    await none.close()


@pytest.mark.anyio
async def test_what_was_kept_before_costs_nothing(known: Store) -> None:
    workers = AtOnce()
    first = leisure_of(known, workers)
    while await first.look_at_one():
        pass
    tables = await known.finished("", 10)
    for table in tables:
        await known.keep_figures(table, Figures(SCHEME - 1))  # of a version that judged otherwise
    again = AtOnce()
    second = leisure_of(known, again)
    while await second.look_at_one():
        pass
    assert len(workers.asked) == 3 and not again.asked
    assert not await waiting(known)


@pytest.mark.anyio
async def test_a_game_that_cannot_be_looked_at_is_tried_once(known: Store) -> None:
    workers = AtOnce()
    workers.fails = TimeoutError()
    idle = leisure_of(known, workers)
    while await idle.look_at_one():
        pass
    assert len(workers.asked) == 3 and not await waiting(known)
    (person, *_) = [person for _, person in await known.without_figures(0, 0, 100)]
    _, (game,) = await known.played_games(person, "", "", 9, 0)
    assert game.figures == Figures(SCHEME)


@pytest.mark.anyio
async def test_it_ends_nothing_while_the_store_is_away(
    known: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle = leisure_of(known, AtOnce())

    async def away(_table: str) -> Any:
        raise Refused("unavailable")

    monkeypatch.setattr(idle.archive, "load", away)
    with pytest.raises(Refused):
        await idle.look_at_one()
    assert len(await waiting(known)) == 3


@pytest.mark.anyio
async def test_a_deal_of_the_day_waits_until_the_day_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with days(tmp_path / "data", DAY) as server:
        played(server.guest("Ana"), DAY, "tiki-topple")
    store = make_store(tmp_path / "data")
    await store.open()
    workers = AtOnce()
    idle = leisure_of(store, workers)
    monkeypatch.setattr(leisure, "now_ms", lambda: end_of(DAY) - 1)
    while await idle.look_at_one():
        pass
    assert await waiting(store) and not workers.asked
    monkeypatch.setattr(leisure, "now_ms", lambda: end_of(DAY) + 3600_000)
    tomorrow = leisure_of(store, workers)
    while await tomorrow.look_at_one():
        pass
    assert not await waiting(store) and len(workers.asked) == 1
    await store.close()


@pytest.mark.anyio
async def test_the_process_has_the_lowest_priority() -> None:
    patient = Processes(1).apart(1, patient=True)
    try:
        async with patient.worker(Claim(Rank.REVIEWS, (leisure.NOBODY,))) as worker:
            assert await worker.run(60, os.nice, 0) == LOWEST
        assert patient.is_idle()
    finally:
        patient.close()


# Databases


def result(n: int, ended: int) -> StoredResult:
    seats: list[object] = [{"played": {"moves": 9, "by_bot": 0}}, {"played": {"by_bot": 0}}]
    sitters = (Sitter("g1", 0, 1, 2, 9), Sitter("g2", 1, 2, 2, 5))
    return StoredResult(f"t{n}", "tiki-topple", ended, False, {"seats": seats}, sitters)


@pytest.mark.anyio
async def test_figures_are_kept_beside_results(store: Store) -> None:
    for n in range(4):
        await store.keep_result(result(n, 10 + n))
    assert await store.without_figures(3, 11, 3) == [("t3", "g1"), ("t3", "g2"), ("t2", "g1")]
    seats = (SeatFigures(0.25, 0.01, 91.5), SeatFigures(-0.25, 0.02, None))
    await store.keep_review("t3", "mark", b"body", Figures(3, seats))
    await store.keep_figures("t2", Figures(3))
    await store.keep_figures("t1", Figures(2, seats))
    assert {table for table, _ in await store.without_figures(3, 0, 9)} == {"t1", "t0"}
    _, games = await store.played_games("g2", "", "", 9, 0)
    assert [game.figures for game in games] == [
        Figures(3, seats), Figures(3), Figures(2, seats), None,
    ]  # fmt: skip
    await store.replace_result(result(3, 13))  # as when all are made anew from the logs
    _, games = await store.played_games("g1", "", "", 1, 0)
    assert games[0].figures == Figures(3, seats)


FILLED = """
INSERT INTO guests (guest, name, added, recovery_hash, recovery_at)
    VALUES ('g1', 'Ana', 1, 'c1', 2);
INSERT INTO devices (id, guest, token_hash, name, added, seen) VALUES
    ('d1', 'g1', 'h1', 'Chrome on Linux', 1, 1), ('d2', 'g1', 'h2', 'Safari on iPhone', 2, 2);
INSERT INTO passkeys (id, guest, public_key, sign_count, name, added, used)
    VALUES ('k1', 'g1', 'x', 0, 'Chrome on Linux', 1, 1);
INSERT INTO links (guest, hash, expires) VALUES ('g1', 'l1', 100);
INSERT INTO results (tbl, game, ended, rated, body) VALUES
    ('t1', 'tiki-topple', 5, FALSE, '{"seats":[{"played":{"by_bot":0}}],"public":false}');
INSERT INTO played (person, tbl, game, ended, seat, place, places, points, persons)
    VALUES ('g1', 't1', 'tiki-topple', 5, 0, 1, 1, 9, 1);
"""
"""What the version before had written."""


async def make_old(place: str) -> None:
    """Make a database as it was before there were figures."""
    if place.startswith("postgresql"):
        connection = await asyncpg.connect(place)
        await connection.execute("CREATE TABLE schema_steps (version integer PRIMARY KEY)")
        for step in steps_for("postgresql")[:13]:
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO schema_steps VALUES ($1)", step.version)
        await connection.execute(FILLED)
        await connection.close()
        return
    Path(place).mkdir()
    with closing(sqlite3.connect(Path(place) / FILE)) as file:
        file.execute("CREATE TABLE schema_steps (version INTEGER PRIMARY KEY)")
        for step in steps_for("sqlite")[:14]:
            file.executescript(step.sql)
            file.execute("INSERT INTO schema_steps VALUES (?)", (step.version,))
        file.executescript(FILLED)
        file.commit()


@pytest.mark.anyio
async def test_an_old_database_knows_its_games_and_ways_back(place: str) -> None:
    await make_old(place)
    store = make_store(place)
    await store.open()
    _, (game,) = await store.played_games("g1", "", "", 9, 0)
    assert game.figures is None
    assert await store.without_figures(SCHEME, 0, 9) == [("t1", "g1")]
    linked = await store.guest_by_link("l1", 50)
    assert linked is not None and linked.device == ""
    assert await store.remove_device("g1", "d2", by="d1")
    (key,) = await store.passkeys("g1")
    assert key.device is None, "nobody knows where it was made, so it stays"
    assert await store.code_since("g1") == 2 and await store.code_device("g1") is None
    assert [one.let_in_by for one in await store.devices("g1")] == [None]
    await store.close()
