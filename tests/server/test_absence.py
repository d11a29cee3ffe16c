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

LIMIT = {"kind": "move", "seconds": 2}


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


# Tables without a limit


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which others soon may let a bot play."""
    folder = tmp_path_factory.mktemp("patience") / "data"
    with serving(folder, away_seconds=0.3, nudge_seconds=60) as server:
        yield server


def until_late(client: Client, seat: int) -> None:
    while not client.table["seats"][seat]["late"]:
        client.receive()


def heard(client: Client, kind: str) -> dict[str, object]:
    """Wait until the log of a table tells something."""
    while not client.events or client.events[-1]["event"] != kind:
        client.receive()
    return client.events[-1]


def test_who_goes_is_away_at_once_and_since_when(patient: Server) -> None:
    mover, other = acting(seated(patient, "tiki-topple", 2))
    assert mover.seat is not None and mover.guest is not None
    before = time.time() * 1000
    mover.close()
    while other.table["seats"][mover.seat]["connected"]:
        other.receive()
    seat = other.table["seats"][mover.seat]
    assert before - 1 <= seat["away"] <= time.time() * 1000 + 1 and not seat["standin"]
    mover.guest.join(mover.id)
    while not other.table["seats"][mover.seat]["connected"]:
        other.receive()
    assert other.table["seats"][mover.seat]["away"] is None


def test_a_second_page_keeps_somebody_here(patient: Server) -> None:
    mover, other = acting(seated(patient, "tiki-topple", 2))
    assert mover.seat is not None and mover.guest is not None
    second = mover.guest.join(mover.id)
    mover.close()
    second.catch_up()
    other.catch_up()
    assert other.table["seats"][mover.seat]["connected"]
    assert other.table["seats"][mover.seat]["away"] is None


def test_nobody_lets_a_bot_play_for_who_has_only_just_gone(server: Server) -> None:
    mover, other = acting(seated(server, "tiki-topple", 2, level="easy"))
    assert mover.seat is not None
    assert other.ask("stand-in", seat=mover.seat)["code"] == "standin-not-now"
    mover.close()
    while other.table["seats"][mover.seat]["connected"]:
        other.receive()
    assert other.ask("stand-in", seat=mover.seat)["code"] == "standin-not-now", "not yet"


def test_others_let_a_bot_play_for_who_is_away_until_they_are_back(patient: Server) -> None:
    mover, other = acting(seated(patient, "tiki-topple", 2, level="easy"))
    assert mover.seat is not None and mover.guest is not None
    mover.close()
    until_late(other, mover.seat)
    watcher = patient.guest("Zoe").join(other.id)
    assert watcher.ask("stand-in", seat=mover.seat)["code"] == "not-seated"
    other.do("stand-in", seat=mover.seat)
    told = next(event for event in other.events if event["event"] == "table-stood-in")
    assert (told["seat"], told["by"]) == (mover.seat, other.seat)
    assert told["sentences"] == [
        f"{other.guest and other.guest.name} lets a bot play for {mover.guest.name}."
    ]
    while not other.legal:
        other.receive()
    assert other.table["seats"][mover.seat]["standin"]
    back = mover.guest.join(mover.id)
    assert back.table["seats"][mover.seat]["standin"]
    back.do("back")
    assert heard(other, "table-came-back")["seat"] == mover.seat
    other.catch_up()
    assert not other.table["seats"][mover.seat]["standin"]
    again = mover.guest.join(mover.id)
    assert again.events == back.events, "who comes later reads the same log"


def test_a_nudge_reaches_open_pages_and_no_reaction_lets_a_bot_play(patient: Server) -> None:
    mover, other = acting(seated(patient, "tiki-topple", 2, level="easy"))
    assert mover.seat is not None and other.seat is not None
    assert mover.ask("nudge", seat=other.seat)["code"] == "nudge-not-now", "nobody waits for them"
    assert other.ask("nudge", seat=other.seat)["code"] == "nudge-not-now"
    assert mover.ask("here")["code"] == "not-nudged"
    other.do("nudge", seat=mover.seat)
    nudged = mover.until("nudged")
    assert nudged["seat"] == mover.seat and nudged["text"]
    assert other.ask("nudge", seat=mover.seat)["code"] == "nudge-again"
    mover.do("here")
    mover.do("move", seq=mover.seq, move=mover.legal[0])
    other.catch_up()
    mover.do("nudge", seat=other.seat)
    until_late(mover, other.seat)
    mover.do("stand-in", seat=other.seat)
    other.catch_up()
    assert other.table["seats"][other.seat]["standin"], "who is here is told of it"
    while not mover.legal:
        mover.receive()


def test_where_a_clock_runs_nobody_is_nudged_or_replaced(patient: Server) -> None:
    limit = {"kind": "move", "seconds": 600}
    mover, other = acting(seated(patient, "tiki-topple", 2, limit=limit))
    assert mover.seat is not None
    assert other.ask("nudge", seat=mover.seat)["code"] == "nudge-not-now"
    assert other.ask("stand-in", seat=mover.seat)["code"] == "standin-not-now"


def test_coming_and_going_leaves_a_free_undo_free(patient: Server) -> None:
    clients = seated(patient, "tiki-topple", 3, level="random")
    mover, _ = acting(clients)
    mover.do("move", seq=mover.seq, move=mover.legal[0])
    assert mover.position is not None
    busy = {mover.seat, *mover.position["to_act"]}
    idle = next(client for client in clients if client.seat not in busy)
    idle.do("resign")
    assert heard(mover, "table-left")["seat"] == idle.seat
    assert mover.position is not None and mover.position["undo"] == "free"
    mover.do("undo", seq=mover.seq)


def test_results_say_who_played(patient: Server) -> None:
    ana, ben = seated(patient, "tiki-topple", 2, level="random")
    rng = random.Random(3)
    own = 0
    while not ben.over:
        for client in (ana, ben):
            client.catch_up()
        if ana.legal and own < 3:
            ana.do("move", seq=ana.seq, move=rng.choice(ana.legal))
            own += 1
        elif own == 3 and not ana.table["seats"][0]["resigned"]:
            ana.do("resign")
        elif ben.legal:
            ben.do("move", seq=ben.seq, move=rng.choice(ben.legal))
        elif not ben.over:  # the bot's last move may have come with what was caught up
            ben.receive()
    ben.catch_up()
    first, second = ben.table["result"]["played"]
    assert first["moves"] - first["by_bot"] == 3 and first["last_by_bot"] == first["by_bot"] > 0
    assert (second["by_bot"], second["last_by_bot"]) == (0, 0) and second["moves"] > 0
    assert ben.guest is not None
    card = ben.guest.ask("GET", "/api/guests/me").json()["tables"][0]
    assert card["seats"][0]["played"] == first
    lines = [
        line
        for line in read(patient.http.get(f"/api/tables/{ben.id}/record").text).lines
        if line.get("seat") == 0
    ]
    assert sum("by" in line for line in lines) == first["by_bot"]
