"""Two server processes on one PostgreSQL play one table together."""

from __future__ import annotations

import random
import signal
from pathlib import Path

from lanai.core.verify import PROVEN, verify
from lanai.games import find
from support.server import Client, Guest, Server, play_on, serving


def elsewhere(guest: Guest, server: Server) -> Guest:
    """Let a guest talk to another server."""
    return Guest(server, {"guest": guest.id, "name": guest.name, "token": guest.token})


def follow(clients: list[Client], seq: int) -> None:
    """Wait until everybody was told number `seq`, whichever server tells them."""
    for client in clients:
        while client.position is None or client.seq < seq:
            client.receive()


def test_two_servers_play_one_table_together(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path / "a", "--database", database) as one,
        serving(tmp_path / "b", "--database", database) as two,
    ):
        ana, ben = one.guest("Ana"), two.guest("Ben")
        table = ana.table("tiki-topple", 2)["id"]
        clients = [ana.join(table), ben.join(table)]
        for seat, client in enumerate(clients):
            client.sit(seat)
        clients[0].do("start")
        for client in clients:
            client.reveal()
        follow(clients, 1)
        rng = random.Random(1)
        while not clients[0].over:
            mover = next(client for client in clients if client.legal)
            other = next(client for client in clients if client is not mover)
            mover.do("move", seq=mover.seq, move=rng.choice(mover.legal))
            follow([other], mover.seq)
        assert clients[0].events[1:] != [] and len(clients[0].events) == len(clients[1].events)
        records = [each.http.get(f"/api/tables/{table}/record").text for each in (one, two)]
        assert records[0] == records[1]
        assert verify(records[0], find).chance == PROVEN


def test_a_move_sent_to_both_servers_is_made_once(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path / "a", "--database", database) as one,
        serving(tmp_path / "b", "--database", database) as two,
    ):
        guest = one.guest()
        bots = [{"seat": 1, "level": "random"}]
        table = guest.table("tiki-topple", 2, bots=bots)["id"]
        here, there = guest.join(table), elsewhere(guest, two).join(table)
        here.sit(0)
        here.do("start")
        here.reveal()
        for number in range(8):
            while not here.legal:
                here.receive()
            follow([there], here.seq)
            request = {"type": "move", "id": f"m{number}", "seq": here.seq, "move": here.legal[0]}
            here.send(request)
            there.send(request)
            answers = [client.until("ok", "error") for client in (here, there)]
            assert [answer["type"] for answer in answers] == ["ok", "ok"], answers
            follow([here, there], request["seq"] + 1)  # type: ignore[operator]
        played = [event for event in here.events if event["event"] == "played"]
        assert sum(event["seat"] == 0 for event in played) == 8


def test_when_one_server_dies_the_other_goes_on(tmp_path: Path, database: str) -> None:
    with serving(tmp_path / "b", "--database", database) as two:
        with serving(tmp_path / "a", "--database", database) as one:
            ana, ben = one.guest("Ana"), one.guest("Ben")
            table = ana.table("moonshine", 2)["id"]
            clients = [ana.join(table), ben.join(table)]
            for seat, client in enumerate(clients):
                client.do("sit", seat=seat)
            clients[0].do("start")
            play_on(clients, random.Random(2), 20)
            for client in clients:
                client.catch_up()
            one.stop(signal.SIGKILL)
        fresh = [elsewhere(guest, two).join(table) for guest in (ana, ben)]
        assert [client.position for client in fresh] == [client.position for client in clients]
        play_on(fresh, random.Random(3))
        assert verify(two.http.get(f"/api/tables/{table}/record").text, find).finished
