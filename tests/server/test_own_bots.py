"""Bots that the operator adds: to be chosen like any level, and replaced when they fail."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from lanai.core.errors import SetupError
from lanai.core.verify import PROVEN, verify
from lanai.games import find
from lanai.server.decide import bot_move
from lanai.server.folding import fold
from lanai.server.own_bots import FALLBACK, read_bots, spec_of
from lanai.server.table_parts import Place
from support.command import lanai
from support.server import Client, Server, play_out, serving
from support.sitting import Sitting

FIRST = Path(__file__).parent.parent.parent / "examples" / "first_bot.py"
NEIGHBOUR = "def best(moves):\n    return moves[0]\n"
BOTS = """
import os
import neighbour
from lanai import Bot

class Neighbourly(Bot):
    def choose(self, sight):
        return neighbour.best(sight.legal)

class Crasher(Bot):
    def choose(self, sight):
        raise ValueError("boom")

class Sleeper(Bot):
    def choose(self, sight):
        while True:
            pass

class Killer(Bot):
    def choose(self, sight):
        if not os.path.exists(__file__ + ".died"):
            open(__file__ + ".died", "w").close()
            os._exit(1)
        return sight.legal[0]
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    (tmp_path / "neighbour.py").write_text(NEIGHBOUR)
    (tmp_path / "bots.py").write_text(BOTS)
    return tmp_path / "bots.py"


def play(server: Server, *levels: str) -> Client:
    """Play a game with bots to its end."""
    guest = server.guest("Ana")
    seats = [{"seat": seat, "level": level} for seat, level in enumerate(levels, 1)]
    table = guest.table("tiki-topple", 1 + len(levels), sit=0, bots=seats, start=True)
    client = guest.join(table["id"])
    play_out(client, random.Random(1))
    return client


def test_own_bots_are_levels_that_play(tmp_path: Path, bots: Path) -> None:
    own = ("--bot", f"{FIRST}:FirstBot", "--bot", f"Zoe={bots}:Neighbourly")
    with serving(tmp_path / "data", *own) as server:
        levels = server.http.get("/api/levels?lang=de").json()
        shown = {level["name"]: level["title"] for level in levels[-2:]}
        assert shown == {"first_bot.py:FirstBot": "FirstBot", "bots.py:Zoe": "Zoe"}
        client = play(server, *shown)
        assert [seat["name"] for seat in client.table["seats"]] == ["Ana", "FirstBot", "Zoe"]
        assert not [each for each in client.events if each["event"] == "table-bot-failed"]
        record = server.http.get(f"/api/tables/{client.id}/record").text
        assert verify(record, find).chance == PROVEN
        assert json.loads(record.splitlines()[0])["players"][1] == "bot:first_bot.py:FirstBot"
        squat = server.http.post("/api/guests", json={"name": "Zое"})  # in Cyrillic
        assert squat.json()["error"]["code"] == "name-bot"
        ana = server.guest("Ana")
        asked = {"seat": 1, "level": "bots.py:Zoe"}
        counts = ana.join(ana.table(sit=0, bots=[asked], rated=True)["id"])
        assert counts.ask("start")["code"] == "bots-unmeasured"
        games = server.http.get("/api/games").json()
        assert not [game for game in games if "bots.py:Zoe" in game["measured"]]
        elsewhere = ana.ask(
            "POST", "/api/tables",
            json={"game": "moluku", "players": 2, "bots": [{"seat": 1, "level": f"{bots}:Zoe"}]},
        )  # fmt: skip
        assert elsewhere.status_code == 422, "nobody names a file but the operator"
    with serving(tmp_path / "data") as server:  # without them
        replay = server.http.get(f"/api/tables/{client.id}/replay").json()
        assert replay["players"] == ["Ana", "FirstBot", "Zoe"]


def test_own_bots_that_fail_are_replaced_and_told_of_once(tmp_path: Path, bots: Path) -> None:
    own = [("--bot", f"{bots}:{name}") for name in ("Crasher", "Sleeper", "Killer")]
    with serving(tmp_path / "data", *sum(own, ()), bot_seconds=0.1) as server:
        client = play(server, "bots.py:Crasher", "bots.py:Sleeper", "bots.py:Killer")
        told = [each for each in client.events if each["event"] == "table-bot-failed"]
        assert sorted(each["seat"] for each in told) == [1, 2, 3], "each of them once"
        assert "Crasher did not answer with a move" in str(told)
        server.stop()
    failed = [json.loads(line) for line in server.log if '"bot-failed"' in line]
    assert {each["bot"].partition(":")[2] for each in failed} == {"Crasher", "Sleeper", "Killer"}
    crash = next(each for each in failed if each["reason"] == "bot-crashed")
    assert crash["error"] == "bots.py:12: ValueError: boom", "the operator is told where"


def test_a_failure_is_not_told_where_it_would_tell_that_a_seat_has_moved() -> None:
    sitting = Sitting("moonshine", 2)
    hidden = told = 0
    rng = random.Random(5)
    while not sitting.table.play.state.over() and (not hidden or not told):  # type: ignore[union-attr]
        seat = rng.choice(sitting.play.state.to_act())
        sitting.table.seats[seat] = Place("bot", "bot:easy", level="easy")
        text = sitting.play.state.text(seat, rng.choice(sitting.play.state.legal(seat)))
        entries = bot_move(sitting.table, seat, text, sitting.time, failed=True)
        if sitting.play.may_hide(seat):
            hidden += 1
            assert len(entries) == 1
        else:
            told += len(entries) == 2
        for entry in entries:
            fold(sitting.table, entry)
    assert hidden and told


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("my_bot.py", "serve-bot-form"),
        ("medium", "serve-bot-form"),
        ("my_bot.txt:MyBot", "serve-bot-form"),
        ("my_bot.py:My Bot", "serve-bot-form"),
        ("Medium=my_bot.py:MyBot", "serve-bot-name"),
        ("\u202e=my_bot.py:MyBot", "serve-bot-name"),
        ("=my_bot.py:MyBot", "serve-bot-name"),
        ("a_file_with_a_very_long_name.py:MyBot", "serve-bot-name"),
        ("a.py:MyBot;b.py:MyBot", "serve-bot-twice"),
    ],
)
def test_what_cannot_be_a_bot_is_said(given: str, reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        read_bots(given)
    assert caught.value.reason == reason


def test_a_bot_that_was_taken_away_is_played_by_the_house() -> None:
    own = read_bots("/there/a.py:Clever")
    assert spec_of("a.py:Clever", own) == "/there/a.py:Clever"
    assert spec_of("a.py:Clever", {}) == FALLBACK, "no file is looked for that a log names"
    assert spec_of("hard", own) == "hard"


def test_a_bot_that_cannot_be_loaded_keeps_the_server_from_starting(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import nothing_like_that\n")
    run = lanai(
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path / "data"),
        "--bot",
        f"{tmp_path}/broken.py:Robin",
    )
    assert run.returncode == 3 and "broken.py:1: ModuleNotFoundError" in run.stderr
    assert not (tmp_path / "data").exists()
