"""The hall of a device, without a browser: whole games, and coming back to them."""

from __future__ import annotations

import gzip
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from lanai.core.verify import verify
from lanai.games import find
from lanai.page.desk import Desk
from lanai.page.drawer import FleetingDrawer
from lanai.page.hall import MARK, SETTINGS, PageHall
from lanai.server.house import House
from lanai.server.reviews.pictures import left_off, next_picture, whole_picture
from lanai.server.store import make_store
from lanai.server.workers import Processes
from support.page import Json, open_page, play_with_bots, story, visitor

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parent.parent / "golden"
THRIFT = 40
TABLES = (("moluku", 3), ("moonshine", 4), ("tiki-topple", 2))


@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_a_whole_game_against_bots_and_its_record(game: str, players: int) -> None:
    hall = await open_page(FleetingDrawer())
    try:
        ana = await play_with_bots(Desk(hall), game, players, ["medium"] * (players - 1))
        assert ana.table["id"].startswith(MARK)
        record = await ana.ask("GET", f"/api/tables/{ana.table['id']}/record")
        assert verify(record, find).chance == "proven"
        replay = await ana.ask("GET", f"/api/tables/{ana.table['id']}/replay?viewer=0&lang=de")
        assert replay["game"] == game and len(replay["frames"]) > 10
        mine = await ana.ask("GET", "/api/guests/me")
        assert [table["id"] for table in mine["tables"]] == [ana.table["id"]]
    finally:
        await hall.close()


async def test_a_page_offers_only_bots_that_can_think_their_fill() -> None:
    hall = await open_page(FleetingDrawer())
    try:
        ana = await visitor(Desk(hall), "Ana")
        offered = [level["name"] for level in await ana.ask("GET", "/api/levels")]
        assert offered == ["random", "easy", "medium", "hard", "expert"]
        asked = {"game": "moluku", "players": 2, "bots": [{"seat": 1, "level": "master"}]}
        with pytest.raises(AssertionError, match="no-such-level"):
            await ana.ask("POST", "/api/tables", asked)
    finally:
        await hall.close()


@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_the_same_game_gives_the_same_record_as_on_a_server(
    game: str, players: int, tmp_path: Path
) -> None:
    page = await open_page(FleetingDrawer())
    house = House(make_store(tmp_path), Processes(1), replace(SETTINGS, data=tmp_path))
    await house.open()
    try:
        here, there = await story(page, game, players), await story(house, game, players)
    finally:
        await page.close()
        await house.close()
    assert here == there
    assert verify(here, find).chance == "proven"


async def test_a_game_goes_on_after_the_page_was_closed() -> None:
    drawer, rng = FleetingDrawer(), random.Random(5)
    first = await open_page(drawer)
    ana = await visitor(Desk(first))
    bots = [{"seat": 1, "level": "medium"}]
    wanted = {"game": "tiki-topple", "players": 2, "sit": 0, "bots": bots, "start": True}
    table = await ana.ask("POST", "/api/tables", wanted)
    await ana.sit_at(table["id"])
    while not ana.legal:
        await ana.receive()
    assert (await ana.move(rng))["type"] == "ok"
    await first.close()
    again = await open_page(drawer)
    ana.desk, ana.position = Desk(again), None
    try:
        await ana.sit_at(table["id"])
        await ana.play_out(rng)
    finally:
        await again.close()


async def test_a_lesson_is_taught_to_its_end() -> None:
    hall = await open_page(FleetingDrawer())
    try:
        ana = await visitor(Desk(hall))
        table = await ana.ask("POST", "/api/lessons/tiki-topple")
        await ana.sit_at(table["id"])
        said = set()
        while not ana.over:
            if ana.position is not None and ana.legal:
                lesson = ana.position["lesson"]
                said.add(lesson["text"])
                move = lesson["move"] or ana.legal[0]
                told = await ana.do("move", seq=ana.position["seq"], move=move)
                assert told["type"] == "ok", told
            else:
                await ana.receive()
        assert len(said) > 3
    finally:
        await hall.close()


async def test_a_hint_and_a_game_in_hindsight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PageHall, "thrift", 1000)
    hall = await open_page(FleetingDrawer())
    try:
        ana = await visitor(Desk(hall))
        bots = [{"seat": 1, "level": "medium"}]
        wanted = {"game": "tiki-topple", "players": 2, "sit": 0, "bots": bots, "start": True}
        table = await ana.ask("POST", "/api/tables", wanted)
        await ana.sit_at(table["id"])
        while not ana.legal:
            await ana.receive()
        assert ana.position is not None
        hint = await ana.do("hint", seq=ana.position["seq"])
        assert hint["candidates"][0]["move"] in ana.legal
        await ana.play_out(random.Random(3))
        seen: Json = {"done": 0.0}
        while seen["done"] < 1:
            path = f"/api/tables/{table['id']}/review?after={seen['done']}"
            seen = await ana.ask("GET", path)
        assert len(seen["review"]["steps"]) > 20
    finally:
        await hall.close()


@pytest.mark.parametrize("game", ["moluku", "tiki-topple"])
async def test_hindsight_gets_sharper_on_the_way_and_ends_with_the_whole(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PageHall, "thrift", THRIFT)
    text = (GOLDEN / game / "fair-2p.lanai.jsonl").read_text(encoding="utf-8")
    hall = await open_page(FleetingDrawer())
    try:
        pictures: list[Json] = [{"done": 0.0}]
        while (done := pictures[-1]["done"]) < 1:
            told = await Desk(hall).ask("POST", f"/api/review?after={done}", {}, text.encode())
            pictures.append(json.loads(told.body))
    finally:
        await hall.close()
    done = [picture["done"] for picture in pictures]
    assert len(done) > 3 and done == sorted(set(done))
    assert json.loads(gzip.decompress(whole_picture(text, THRIFT).body)) == pictures[-1]
    # Whoever has not left it off goes on all the same.
    assert not left_off
    begun_anew = next_picture(text, THRIFT, done[2])
    assert json.loads(gzip.decompress(begun_anew.body)) == pictures[3]
    left_off.clear()


async def test_what_needs_others_is_not_there() -> None:
    hall = await open_page(FleetingDrawer())
    try:
        desk = Desk(hall)
        for path in ("/api/tables", "/api/daily", "/api/guests/me/keys", "/api/leaders/moluku"):
            told = await desk.ask("GET", path, {"accept-language": "de"})
            assert told.status in (404, 405), path
            assert json.loads(told.body)["error"]["code"] in ("not-found", "no-method")
    finally:
        await hall.close()
