"""Bots at tables: in worker processes, replaced when they fail, and over the network."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from lanai.core.verify import PROVEN, verify
from lanai.games import find
from support.copies import runs
from support.server import PATIENCE, Client, Server, acting, seated, serving

ROOT = Path(__file__).parent.parent.parent


def workers_of(server: Server) -> list[int]:
    """List the worker processes of a server that run Python."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    found = map(int, children.read_text().split())
    return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def until_legal(client: Client) -> None:
    while not client.legal:
        client.receive()


def test_a_bot_whose_process_dies_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        guest = server.guest()
        bots = [{"seat": 1, "level": "medium"}]
        client = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
        until_legal(client)
        client.do("move", seq=client.seq, move=client.legal[0])
        until_legal(client)  # the bot has moved: there is a worker now
        for pid in workers_of(server):
            os.kill(pid, signal.SIGKILL)
        client.do("move", seq=client.seq, move=client.legal[0])
        until_legal(client)
        client.do("move", seq=client.seq, move=client.legal[0])
        until_legal(client)
        assert (
            'lanai_bot_failures_total{game="tiki-topple"} 1.0' in server.http.get("/metrics").text
        )
        server.stop()
        assert any("bot-failed" in line for line in server.log)


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        guest = server.guest()
        bots = [{"seat": 1, "level": "medium"}]
        client = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
        until_legal(client)
        client.do("move", seq=client.seq, move=client.legal[0])
        until_legal(client)
        workers = workers_of(server)
        assert workers
        server.stop(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while any(map(runs, workers)):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_bots_take_their_time_where_several_people_play(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_pace=0.4) as server:
        clients = seated(server, "tiki-topple", 2, bots=1)
        while (client := acting(clients)).seat != 1:
            client.do("move", seq=client.seq, move=client.legal[0])
        start = time.monotonic()
        client.do("move", seq=client.seq, move=client.legal[0])
        until_legal(clients[0])
        assert time.monotonic() - start >= 0.4, "the bot after them has moved"


def test_bots_wait_for_no_single_person_whose_page_has_its_own_pace(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_pace=10 * PATIENCE) as server:
        guest = server.guest()
        bots = [{"seat": 1, "level": "random"}]
        client = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
        until_legal(client)
        first = client.legal
        client.do("move", seq=client.seq, move=first[0])
        until_legal(client)
        client.do("undo", seq=client.seq)
        assert client.legal == first, "nobody is asked, though the bot had answered"


def test_a_hint_names_legal_moves(tmp_path: Path) -> None:
    with serving(tmp_path / "data", hint_seconds=0.2) as server:
        guest = server.guest()
        bots = [{"seat": 1, "level": "random"}]
        table = guest.table(sit=0, bots=bots, start=True)
        client = guest.join(table["id"])
        until_legal(client)
        hint = client.do("hint", seq=client.seq)
        assert hint["candidates"] and hint["seq"] == client.seq
        assert all(each["move"] in client.legal for each in hint["candidates"])
        assert 0 <= hint["share"] <= 1
        assert all(isinstance(each["lead"], float | int) for each in hint["candidates"])
        assert all(type(each["equal"]) is bool for each in hint["candidates"])
        assert all(type(why) is str for each in hint["candidates"] for why in each["reasons"])
        assert client.ask("hint", seq=client.seq + 1)["code"] == "stale"
        none = guest.join(guest.table(sit=0, bots=bots, hints=False, start=True)["id"])
        until_legal(none)
        assert none.ask("hint", seq=none.seq)["code"] == "no-hints"


def test_a_preview_shows_the_view_after_a_move(server: Server) -> None:
    guest = server.guest()
    bots = [{"seat": 1, "level": "random"}]
    client = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
    until_legal(client)
    move = client.legal[0]
    preview = client.do("preview", seq=client.seq, move=move)
    seq = client.seq
    client.do("move", seq=seq, move=move)
    played = next(told for told in client.told if told["type"] == "update" and told["seq"] > seq)
    assert preview["view"] == played["position"]["view"]
    assert client.ask("preview", seq=seq, move=move)["code"] == "stale"


def test_the_remote_bot_of_the_examples_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    guest = server.guest()
    table = guest.table(bots=[{"seat": 0, "level": "random"}])
    program = ROOT / "examples" / "remote_bot.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 12
    words = [sys.executable, str(program), server.url, table["id"], "1"]
    bot = subprocess.Popen(words, cwd=tmp_path)
    client = guest.join(table["id"])
    while client.table["seats"][1]["kind"] == "empty":
        client.receive()
    client.do("start")
    assert bot.wait(PATIENCE) == 0
    record = server.http.get(f"/api/tables/{table['id']}/record").text
    assert verify(record, find).chance == PROVEN
