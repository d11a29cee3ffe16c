"""Bots over the network: the same bots as at home, over real sockets at real tables."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lanai.bots.catalog import make
from lanai.bots.turn import ask
from lanai.client.http import Api, Declined, Unreachable
from lanai.client.identity import introduce
from lanai.client.minds import Mind
from lanai.client.run import Client, run
from lanai.client.wishes import Wishes
from lanai.client.worlds import World
from lanai.core.errors import Args, SetupError
from lanai.core.match import new_state, replay
from lanai.core.record import read
from lanai.core.rng import FastRng
from lanai.core.verify import PROVEN, verify
from lanai.games import find
from support.kuhn import announced, install, path_with
from support.server import PATIENCE, Guest, Server, serving
from support.server import Client as Player

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
FIRST = f"{EXAMPLES / 'first_bot.py'}:FirstBot"
SEED = 7


class Thought:
    """What bots were asked here, with what they answered."""

    def __init__(self) -> None:
        self.moves: dict[str, list[tuple[int, str]]] = {}

    def note(self, game: str, seq: int, move: str) -> None:
        self.moves.setdefault(game, []).append((seq, move))


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> Thought:
    """Listen to what bots think, which they do where they always do."""
    noted, choose = Thought(), Mind.choose

    async def listened(mind: Mind, world: World, seq: int, seconds: float) -> str:
        move = await choose(mind, world, seq, seconds)
        noted.note(world.table.game, seq, move)
        return move

    monkeypatch.setattr(Mind, "choose", listened)
    return noted


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in this process, which is quicker where it does not matter."""

    async def choose(mind: Mind, world: World, seq: int, seconds: float) -> str:
        state, seat = world.state(), world.sight.seat
        bot = make(str(mind.bot), state.game)
        rng = FastRng(mind.seed, seq)
        return state.text(seat, ask(bot, "bot", state, seat, rng, seconds))

    monkeypatch.setattr(Mind, "choose", choose)


def wishes(server: Server, folder: Path, **more: Any) -> Wishes:
    known: dict[str, Any] = {"bot": FIRST, "keys": folder / "key", "name": "Robin", "owner": "Ana"}
    quick = {"pace": 0.0, "linger": 0.0, "seconds": 30.0, "seed": SEED}
    return Wishes(server.url, **{**known, **quick, **more})


class Reports:
    """What a client tells."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Args]] = []
        self.news = threading.Event()

    def __call__(self, message: str, about: Args) -> None:
        self.told.append((message, about))
        self.news.set()

    def __contains__(self, message: str) -> bool:
        return any(message == told for told, _ in self.told)

    def wait_for(self, message: str) -> None:
        while message not in self:
            assert self.news.wait(PATIENCE), self.told
            self.news.clear()

    def tables(self, message: str = "join-begun") -> list[str]:
        return [str(about["table"]) for told, about in self.told if told == message]


@contextmanager
def joined(wishes: Wishes) -> Iterator[Reports]:
    """Let a client play beside the test; it has to end by itself."""
    reports = Reports()
    thread = threading.Thread(target=run, args=(wishes, reports), daemon=True)
    thread.start()
    yield reports
    thread.join(PATIENCE)
    assert not thread.is_alive(), reports.told


def sits(player: Player, seat: int) -> None:
    """Wait until somebody sits on a seat."""
    while player.table["seats"][seat]["kind"] == "empty":
        player.receive()


# Whole games


def test_a_bot_plays_every_game_as_it_plays_at_home(
    tmp_path: Path, thought: Thought, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FirstBot, unchanged, at real tables: each of its moves is the one that it makes at home."""
    installed = install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", path_with(installed))
    monkeypatch.syspath_prepend(installed)  # for the processes in which bots think
    games = {"moluku": 3, "moonshine": 2, "tiki-topple": 2, "kuhn-poker": 2}
    reports = Reports()

    async def play_all(server: Server) -> None:
        for game, players in games.items():
            mine = wishes(
                server, tmp_path, game=game, players=players, games=1,
                levels=("random",) * (players - 1),
            )  # fmt: skip
            await Client(mine, reports).run()

    with announced(), serving(tmp_path / "data") as server:
        asyncio.run(play_all(server))
        assert len(reports.tables("join-over")) == len(games), reports.told
        assert all(told.startswith("join-") for told, _ in reports.told), "no bot has failed"
        for table in reports.tables():
            record = server.http.get(f"/api/tables/{table}/record").text
            assert verify(record, find).chance == PROVEN
            as_at_home(record, thought)


def as_at_home(record: str, thought: Thought) -> None:
    """Ask the bot again at home, of the true state, with the same numbers."""
    kept = read(record)
    game = find(kept.game)
    state, bot = new_state(game, kept), make(FIRST, game)
    made = iter(thought.moves[kept.game])
    for number, line in enumerate(kept.lines, start=2):
        if line.get("seat") == 0 and "move" in line:
            seq, move = next(made)
            here = ask(bot, "bot", state, 0, FastRng(SEED, seq), 60.0)
            assert (state.text(0, here), line["move"]) == (move, move)
            assert "by" not in line, "nobody moved for the bot"
        replay(state, number, line)
    assert state.over() and next(made, None) is None


def test_who_contributes_is_in_the_agreement(server: Server, tmp_path: Path, at_hand: None) -> None:
    ana = server.guest("Ana")
    table = ana.table("tiki-topple", 2)["id"]
    player = ana.join(table)
    player.sit(0)
    with joined(wishes(server, tmp_path, table=table, seat=1)) as reports:
        sits(player, 1)
        assert player.table["seats"][1]["bot"] == {"owner": "Ana", "program": "Robin"}
        player.do("start")
        player.commit()
        terms = json.loads(player.reveal())
        assert None not in terms["hashes"]
        until_over(player)
    assert reports.tables("join-over") == [table]


def until_over(player: Player) -> None:
    while not player.over:
        if player.legal:
            player.move()
        else:
            player.receive()


def test_a_bot_plays_again_with_who_asks_and_only_then(
    server: Server, tmp_path: Path, at_hand: None
) -> None:
    ana = server.guest("Ana")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    player = ana.join(table)
    with joined(wishes(server, tmp_path, table=table, linger=PATIENCE, games=2)) as reports:
        sits(player, 1)
        player.do("start")
        until_over(player)
        assert player.table["seats"][1]["again"] is None
        again = ana.join(player.do("rematch")["table"])
        while again.table["status"] == "lobby":
            again.receive()
        until_over(again)
    assert reports.tables() == [table, again.id], "two games were wished for"


def test_a_bot_sits_at_several_tables_at_once_but_not_at_more_than_it_wishes(
    server: Server, tmp_path: Path, at_hand: None
) -> None:
    ana = server.guest("Ana")
    mine = wishes(server, tmp_path, game="tiki-topple", games=3, tables=2)
    with joined(mine) as reports:
        first, second = (begun(ana, reports, number) for number in range(2))
        assert len(opened(reports)) == 2, "it has no place for a third one"
        until_over(first)
        third = begun(ana, reports, 2)
        until_over(second)
        until_over(third)
    assert len(reports.tables("join-over")) == 3


def begun(guest: Guest, reports: Reports, number: int) -> Player:
    """Wait for the next table that a bot opens, and begin a game there."""
    while len(opened(reports)) <= number:
        reports.news.wait(PATIENCE)
        reports.news.clear()
    player = guest.join(opened(reports)[number])
    player.sit(1)
    player.commit()
    player.reveal()
    return player


def opened(reports: Reports) -> list[str]:
    return [
        str(about["address"]).rpartition("/")[2]
        for told, about in reports.told
        if told == "join-opened"
    ]


# Lines are lost


def command(server: str, key: Path, *more: str) -> subprocess.Popen[str]:
    words = ["-m", "lanai", "join", server, "--bot", FIRST, "--keys", str(key), "--pace", "0"]
    return subprocess.Popen(
        [sys.executable, *words, "--linger", "0", *more], stdout=subprocess.DEVNULL, text=True
    )


def test_a_bot_that_is_killed_and_a_server_that_restarts_go_on(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        port = server.url.rpartition(":")[2]
        ana = server.guest("Ana")
        table = ana.table("moluku", 2, sit=0)["id"]
        player = ana.join(table)
        bot = command(f"{server.url}/t/{table}", tmp_path / "key")
        sits(player, 1)
        robin = player.table["seats"][1]["guest"]
        player.do("start")
        some_moves(player, 10)
        bot.send_signal(signal.SIGKILL)
        bot.wait(PATIENCE)
        again = command(f"{server.url}/t/{table}", tmp_path / "key")
        some_moves(player, 10)
        server.stop()
    with serving(tmp_path / "data", "--port", port) as server:
        player = Guest(server, {"guest": ana.id, "name": "Ana", "token": ana.token}).join(table)
        until_over(player)
        assert again.wait(PATIENCE) == 0
        player.catch_up()
        assert player.table["seats"][1]["guest"] == robin
        assert [each["by_bot"] for each in player.table["result"]["played"]] == [0, 0]


def some_moves(player: Player, count: int) -> None:
    """Move a few times; each time the bot has to have moved in between."""
    while count:
        if player.legal:
            player.move()
            count -= 1
        else:
            player.receive()


# Who it is


def test_a_key_is_for_its_owner_its_server_and_for_bots(server: Server, tmp_path: Path) -> None:
    mine = wishes(server, tmp_path)
    api = Api(server.url)
    me = asyncio.run(introduce(api, mine))
    assert mine.keys.stat().st_mode & 0o077 == 0
    assert asyncio.run(introduce(Api(server.url), mine)).guest == me.guest, "it stays itself"
    kept = json.loads(mine.keys.read_text())
    mine.keys.write_text(json.dumps({**kept, "server": "http://127.0.0.1:1"}))
    assert refusal(Api(server.url), mine) == "join-other-server"
    person = server.guest("Ana")
    mine.keys.write_text(json.dumps({**kept, "token": person.token}))
    assert refusal(Api(server.url), mine) == "join-person"
    mine.keys.write_text("no key")
    assert refusal(Api(server.url), mine) == "join-keys"
    squat = wishes(server, tmp_path, name="Medium", keys=tmp_path / "other")
    with pytest.raises(Declined) as caught:
        asyncio.run(introduce(Api(server.url), squat))
    assert caught.value.code == "name-bot" and not squat.keys.exists()


def refusal(api: Api, mine: Wishes) -> str:
    with pytest.raises(SetupError) as caught:
        asyncio.run(introduce(api, mine))
    return caught.value.reason


def test_a_bot_does_not_sit_where_it_is_not_wanted(server: Server, tmp_path: Path) -> None:
    ana = server.guest("Ana")
    full = ana.table(players=2, sit=0, bots=[{"seat": 1, "level": "random"}])["id"]
    begun = ana.table(players=2, sit=0, bots=[{"seat": 1, "level": "random"}], start=True)["id"]
    counts = ana.table(players=2, sit=0, rated=True)["id"]
    taken = ana.table(players=3, sit=1)["id"]
    cases = {
        full: "join-no-seat",
        begun: "join-not-seated",
        counts: "join-rated",
        "x" * 24: "join-gone",
    }
    for table, reason in cases.items():
        reports = Reports()
        run(wishes(server, tmp_path, table=table), reports)
        assert reason in reports, (reason, reports.told)
    reports = Reports()
    run(wishes(server, tmp_path, table=taken, seat=1), reports)
    assert "join-no-seat" in reports


# Bots that fail

CRASHER = """
from lanai import Bot
class Crasher(Bot):
    def choose(self, sight):
        raise ValueError("boom")
class Sleeper(Bot):
    def choose(self, sight):
        while True:
            pass
"""


def test_a_bot_that_crashes_or_hangs_still_moves_and_its_owner_hears_why(
    server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "crasher.py"
    file.write_text(CRASHER)
    for bot, fault in (("Crasher", "bot-crashed"), ("Sleeper", "bot-late")):
        mine = wishes(
            server, tmp_path, bot=f"{file}:{bot}", game="tiki-topple", games=1, seconds=0.05,
            levels=("random",),
        )  # fmt: skip
        reports = Reports()
        run(mine, reports)
        assert len(reports.tables("join-over")) == 1
        assert [told for told, _ in reports.told].count(fault) == 1, "once, not at every move"
    with pytest.raises(SetupError):
        run(wishes(server, tmp_path, bot=f"{file}:Nobody", game="tiki-topple"), Reports())


def test_two_clients_with_one_key_harm_nobody(
    server: Server, tmp_path: Path, at_hand: None
) -> None:
    """Whoever starts it twice by mistake has two that think, and one that moves."""
    ana = server.guest("Ana")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    player = ana.join(table)
    mine = wishes(server, tmp_path, table=table)
    with joined(mine) as reports:
        sits(player, 1)
        with joined(mine) as others:
            player.do("start")
            others.wait_for("join-begun")  # it may take long to come, and the game is short
            until_over(player)
    assert reports.tables("join-over") == others.tables("join-over") == [table]


# Nobody there


def test_a_bot_gives_up_on_a_name_that_does_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the network says is made here: which names it knows is nothing to rely on."""

    def ask(host: str, *_about: object, **_more: object) -> list[Any]:
        raise socket.gaierror(socket.EAI_NONAME, f"{host} is nobody's name")

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    for address in ("nonsense", "http://nonsense:8000"):
        mine = Wishes(address, FIRST, tmp_path / "key", "Robin", game="tiki-topple")
        with pytest.raises(SetupError, match="join-no-such-host"):
            run(mine, Reports())
    assert not (tmp_path / "key").exists()


@pytest.mark.parametrize(
    "address", ["a..b", "http://[::", "example.org:ninety", "ftp://x", "http://"]
)
def test_what_is_no_address_is_refused_at_once(address: str, tmp_path: Path) -> None:
    mine = Wishes(address, FIRST, tmp_path / "key", "Robin", game="tiki-topple")
    with pytest.raises(SetupError, match="join-address"):
        run(mine, Reports())


def test_a_bot_waits_for_a_server_that_is_down_and_through_lost_names(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network that is away for a while, then a refused line, then the server."""
    answers = [
        socket.gaierror(socket.EAI_AGAIN, "ask again"),
        ConnectionRefusedError(111, "not yet"),
    ]
    connect = socket.create_connection

    def try_to(*about: Any, **more: Any) -> socket.socket:
        if answers:
            raise answers.pop(0)
        return connect(*about, **more)

    monkeypatch.setattr(socket, "create_connection", try_to)
    monkeypatch.setattr("lanai.client.run.FIRST_PAUSE", 0.01)
    reports = Reports()
    run(wishes(server, tmp_path, games=0), reports)
    assert not answers
    assert "join-unreachable" in reports
    assert "join-known" in reports
    api = Api(server.url)
    api.has_answered = True
    answers.append(socket.gaierror(socket.EAI_NONAME, "lost our way"))
    with pytest.raises(Unreachable):
        asyncio.run(api.ask("GET", "/api/games", object))
