"""Absence: clocks, stand-ins, coming back, resigning, sleeping and waking."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from lanai.core.record import read
from lanai.core.verify import PROVEN, verify
from lanai.games import find
from support.server import Client, Server, seated, serving

LIMIT = {"kind": "move", "seconds": 1}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets go of tables at once."""
    folder = tmp_path_factory.mktemp("absence") / "data"
    with serving(folder, idle_seconds=0) as server:
        yield server


def acting(clients: list[Client]) -> tuple[Client, Client]:
    for client in clients:
        client.catch_up()
    mover = next(client for client in clients if client.legal)
    return mover, next(client for client in clients if client is not mover)


def wait_for_standin(client: Client, seat: int) -> None:
    while not client.table["seats"][seat]["standin"]:
        client.receive()


def test_a_bot_stands_in_when_time_is_up_until_the_person_is_back(quick: Server) -> None:
    mover, other = acting(seated(quick, "tiki-topple", 2, limit=LIMIT, level="easy"))
    assert mover.seat is not None and mover.position is not None and other.position is not None
    assert mover.position["clock"]["deadline"] == other.position["clock"]["deadline"]
    seq = other.seq
    wait_for_standin(other, mover.seat)
    while other.seq == seq:
        other.receive()
    mover.catch_up()
    wait_for_standin(mover, mover.seat)
    told = len(mover.told)
    mover.do("back")
    mover.catch_up()
    tables = [each["table"] for each in mover.told[told:] if each["type"] == "table"]
    assert not tables[0]["seats"][mover.seat]["standin"]


def test_moves_of_stand_ins_are_marked_in_the_record(quick: Server) -> None:
    ana, ben = seated(quick, "tiki-topple", 2, level="easy")
    ana.do("resign")
    assert ana.ask("resign")["code"] == "resigned"
    ana.catch_up()
    assert ana.ask("move", seq=ana.seq, move="up1 nani")["code"] == "resigned"
    rng = random.Random(1)
    while not ben.over:
        if ben.legal:
            ben.do("move", seq=ben.seq, move=rng.choice(ben.legal))
        else:
            ben.receive()
    text = quick.http.get(f"/api/tables/{ben.id}/record").text
    assert verify(text, find).chance == PROVEN
    lines = [line for line in read(text).lines if "move" in line]
    assert all(line.get("by") == "bot:easy" for line in lines if line["seat"] == 0)
    assert not any("by" in line for line in lines if line["seat"] == 1)


def test_bots_finish_a_game_that_all_have_resigned_while_somebody_watches(quick: Server) -> None:
    ana, ben = seated(quick, "tiki-topple", 2, level="random")
    for client in (ana, ben):
        client.do("resign")
        client.close()
    seen = [Client(quick, ana.id, None) for _ in range(2)]
    while not seen[1].over:
        seen[1].receive()
    assert quick.http.get(f"/api/tables/{ana.id}").json()["status"] == "over"


def test_time_for_all_moves_of_a_player_runs_down(quick: Server) -> None:
    limit = {"kind": "player", "seconds": 3600}
    mover, other = acting(seated(quick, "tiki-topple", 2, limit=limit))
    assert mover.position is not None and mover.seat is not None
    assert mover.position["clock"]["left"] == [3_600_000] * 2
    time.sleep(0.05)
    mover.do("move", seq=mover.seq, move=mover.legal[0])
    other.catch_up()
    assert mover.position["clock"]["left"][mover.seat] <= 3_600_000 - 50
    assert other.position is not None and other.seat is not None
    assert other.position["clock"]["left"][other.seat] == 3_600_000


def test_a_table_that_nobody_is_at_sleeps_and_its_clock_with_it(quick: Server) -> None:
    mover, other = acting(seated(quick, "tiki-topple", 2, limit={"kind": "move", "seconds": 2}))
    mover.close()
    other.close()
    time.sleep(2.5)
    assert mover.guest is not None
    back = mover.guest.join(mover.id)
    assert not any(seat["standin"] for seat in back.table["seats"])
    assert back.position is not None and mover.position is not None
    assert back.position["view"] == mover.position["view"] and back.legal == mover.legal
    assert back.position["clock"]["deadline"] > mover.position["clock"]["deadline"] + 2000
    back.do("move", seq=back.seq, move=back.legal[0])


def test_bots_sleep_while_nobody_is_there_and_go_on_after(quick: Server) -> None:
    guest = quick.guest()
    bots = [{"seat": seat, "level": "random"} for seat in (1, 2)]
    table = guest.table("tiki-topple", 3, sit=0, bots=bots, start=True)
    client = guest.join(table["id"])
    while not client.legal:
        client.receive()
    client.send({"type": "move", "id": "1", "seq": client.seq, "move": client.legal[0]})
    client.close()
    again = guest.join(table["id"])
    while not again.legal:
        again.receive()
    assert again.seq > client.seq
