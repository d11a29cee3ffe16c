"""Finished games in hindsight over HTTP: pictures, what is kept, and what is refused."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lanai.server.fair_queue import Claim
from lanai.server.limits import Counts
from lanai.server.refused import Refused
from lanai.server.reviews import reviewer
from lanai.server.reviews.cases import Case
from lanai.server.reviews.pictures import Picture, first_picture
from lanai.server.reviews.reviewer import Reviews
from lanai.server.store import Figures, Store
from support.server import Guest, Json, Server, play_out, serving

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = (GOLDEN / "tiki-topple" / "2p-classic.lanai.jsonl").read_text()


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reviews") / "data") as server:
        yield server


@pytest.fixture(scope="module")
def ana(reviewing: Server) -> Guest:
    return reviewing.guest()


@pytest.fixture(scope="module")
def over(ana: Guest) -> str:
    """A finished game with a bot."""
    seats = {"bots": [{"seat": 1, "level": "easy"}], "sit": 0, "start": True}
    table = ana.table("tiki-topple", 2, **seats)
    client = ana.join(table["id"])
    play_out(client, random.Random(3))
    client.close()
    table_id: str = table["id"]
    return table_id


def whole(server: Server, path: str, method: str = "GET", content: str | None = None) -> Json:
    """Ask until the picture is whole."""
    after, seen = 0.0, []
    while after < 1:
        answer = server.http.request(method, path, params={"after": str(after)}, content=content)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert told["done"] >= after  # and better, unless it took long
        after = told["done"]
        seen.append(told)
    assert seen[-1]["review"]["done"] == 1
    last: Json = seen[-1]
    return last


def test_a_review_comes_in_pictures_and_its_sum_is_the_result(reviewing: Server, over: str) -> None:
    first = reviewing.http.get(f"/api/tables/{over}/review").json()
    told = whole(reviewing, f"/api/tables/{over}/review")["review"]
    assert first["review"]["done"] <= told["done"]
    for seat, result in enumerate(told["result"]):
        parts = told["seats"][seat]
        booked = sum(parts[kind]["value"] for kind in ("luck", "hidden", "own", "others"))
        assert told["fair"] + booked == pytest.approx(result, abs=1e-5)
    replay = reviewing.http.get(f"/api/tables/{over}/replay").json()
    moves = [frame["line"]["move"] for frame in replay["frames"] if frame["line"]]
    assert [step["move"] for step in told["steps"] if step["kind"] == "move"] == moves
    assert "names" not in told and "Ana" not in str(told)


def test_it_is_worked_out_once_and_kept_with_the_game(reviewing: Server, over: str) -> None:
    path = f"/api/tables/{over}/review"
    told = whole(reviewing, path)
    kept = reviewing.http.get(path)
    assert kept.json() == told
    known = reviewing.http.get(path, headers={"If-None-Match": kept.headers["etag"]})
    assert known.status_code == 304


def test_a_record_from_elsewhere_gives_the_same_whoever_asks_and_wherever(
    reviewing: Server, server: Server
) -> None:
    with ThreadPoolExecutor(2) as pool:
        asked = [
            pool.submit(whole, each, "/api/review", "POST", RECORD) for each in (reviewing, server)
        ]
        here, elsewhere = (each.result() for each in asked)
    assert here == elsewhere


def test_what_cannot_be_looked_at_is_refused_with_its_reason(reviewing: Server, ana: Guest) -> None:
    ask = reviewing.http.request
    seats = {"bots": [{"seat": 1, "level": "easy"}], "sit": 0, "start": True}
    running, lobby = ana.table("tiki-topple", 2, **seats)["id"], ana.table()["id"]
    lines = RECORD.splitlines(keepends=True)
    changed = RECORD.replace('"move":"', '"move":"x', 1)
    cases = [
        (ask("GET", f"/api/tables/{running}/review"), 409, "not-over"),
        (ask("GET", f"/api/tables/{lobby}/review"), 409, "not-over"),
        (ask("GET", f"/api/tables/{'x' * 24}/review"), 404, "no-such-table"),
        (ask("GET", "/api/tables/nothing/review"), 404, "no-such-table"),
        (ask("POST", "/api/review", content=""), 422, "record-empty"),
        (ask("POST", "/api/review", content="x"), 422, "record-not-json"),
        (ask("POST", "/api/review", content=b"\xff\xfe"), 422, "unreadable"),
        (ask("POST", "/api/review", content=b"x" * 3_000_000), 413, "too-large"),
        (ask("POST", "/api/review", content="".join(lines[:-1])), 409, "review-unfinished"),
        (ask("POST", "/api/review", content="".join(lines[:9])), 409, "review-unfinished"),
        (ask("POST", "/api/review", params={"after": "soon"}, content=RECORD), 422, "unreadable"),
        (ask("POST", "/api/review", params={"after": "nan"}, content=RECORD), 422, "unreadable"),
        (ask("POST", "/api/review", params={"after": "2"}, content=RECORD), 422, "unreadable"),
    ]  # fmt: skip
    for response, status, code in cases:
        told = response.json()["error"]
        assert (response.status_code, told["code"]) == (status, code), told
        assert told["message"]
    broken = ask("POST", "/api/review", content=changed, headers={"Accept-Language": "de"})
    assert broken.status_code == 422 and "ist keine Karte" in broken.text


@pytest.mark.anyio
async def test_the_store_keeps_one_review_of_a_table_and_knows_what_it_was_made_from(
    store: Store,
) -> None:
    assert await store.review("a", "1") is None
    await store.keep_review("a", "1", b"first", Figures(1))
    await store.keep_review("b", "1", b"other", Figures(1))
    assert await store.review("a", "1") == b"first"
    await store.keep_review("a", "2", b"second", Figures(1))
    assert await store.review("a", "1") is None  # another program would have made another one
    assert (await store.review("a", "2"), await store.review("b", "1")) == (b"second", b"other")


class Loaded:
    """Workers of a machine that has too much to do: there is a first picture at most."""

    def __init__(self, *, turns: bool) -> None:
        self.turns = turns

    @asynccontextmanager
    async def worker(self, _: Claim) -> AsyncIterator[Loaded]:
        if not self.turns:
            await asyncio.Event().wait()
        yield self

    async def run(self, _seconds: float, work: object, *_: object) -> Picture:
        if work is first_picture:
            return Picture(0.2, b"first")
        raise TimeoutError


@pytest.mark.anyio
async def test_a_picture_that_takes_too_long_is_given_up_and_can_be_asked_for_again(
    store: Store,
) -> None:
    reviews = Reviews(store, Loaded(turns=True), Counts(9))  # type: ignore[arg-type]
    for _ in range(2):
        assert (await reviews.look(Case("mark", RECORD), ("here", "ana"), 0.0)).body == b"first"
        with pytest.raises(Refused) as refused:
            await reviews.look(Case("mark", RECORD), ("here", "ana"), 0.2)
        assert refused.value.code == "busy"
    await reviews.close()


@pytest.mark.anyio
async def test_nobody_waits_for_a_worker_for_ever(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "WAITING_SECONDS", 0.01)
    reviews = Reviews(store, Loaded(turns=False), Counts(9))  # type: ignore[arg-type]
    with pytest.raises(Refused) as refused:
        await reviews.look(Case("mark", RECORD), ("here", "ana"), 0.0)
    assert refused.value.code == "busy"
    await reviews.close()


@pytest.mark.anyio
async def test_an_address_has_only_so_many_reviews_under_way(store: Store) -> None:
    reviews = Reviews(store, None, Counts(1))  # type: ignore[arg-type]  # no worker is reached
    assert reviews.under_way.enter("here")
    with pytest.raises(Refused) as refused:
        await reviews.look(Case("mark", RECORD), ("here", "ana"), 0.0)
    assert refused.value.code == "too-fast"
    assert not reviews.jobs
