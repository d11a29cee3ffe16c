"""Rematches: everybody is asked, nobody is made to play, and there is one new table."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from support.postgresql import PostgresServer, new_database
from support.server import PATIENCE, Client, Guest, Server, play_on, seated, serving


def finished(server: Server, players: int = 2) -> list[Client]:
    clients = seated(server, "tiki-topple", players)
    play_on(clients, random.Random(1))
    for client in clients:
        client.catch_up()
    return clients


def guest_of(client: Client) -> Guest:
    assert client.guest is not None
    return client.guest


def people(server: Server, table: str) -> list[str]:
    seats = server.http.get(f"/api/tables/{table}").json()["seats"]
    return [seat["name"] for seat in seats]


def test_nobody_sits_or_plays_who_has_not_said_so(server: Server) -> None:
    ana, ben, cleo = finished(server, 3)
    fresh = ana.do("rematch")["table"]
    assert people(server, fresh) == ["", "", "Ana"], "all move up by one seat"
    for client in (ben, cleo):
        client.catch_up()
        assert client.table["rematch"] == fresh
        assert [seat["again"] for seat in client.table["seats"]] == [True, None, None]
    host = guest_of(ana).join(fresh)
    assert host.ask("start")["code"] == "seats-empty"
    cleo.do("rematch", agree=False)
    ben.catch_up()
    assert [seat["again"] for seat in ben.table["seats"]] == [True, None, False]
    assert ben.do("rematch")["table"] == fresh
    assert people(server, fresh) == ["Ben", "", "Ana"]
    assert server.http.get(f"/api/tables/{fresh}").json()["status"] == "lobby"
    tables = guest_of(cleo).ask("GET", "/api/guests/me").json()["tables"]
    assert [card["id"] for card in tables] == [cleo.id]


def test_once_all_have_said_yes_the_game_begins(server: Server) -> None:
    ana, ben = finished(server)
    fresh = ana.do("rematch")["table"]
    assert ana.ask("rematch", agree=False)["code"] == "rematch-agreed"
    ben.do("rematch", agree=False)
    assert ben.do("rematch")["table"] == fresh, "one may think better of it"
    again = [guest_of(client).join(fresh) for client in (ben, ana)]
    for client in again:
        client.commit()
    for client in again:
        client.reveal()
    for client in again:
        client.catch_up()
        assert client.table["status"] == "playing"
    assert people(server, fresh) == ["Ben", "Ana"]


def test_only_those_who_sat_are_asked_and_only_at_the_end(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    assert clients[0].ask("rematch")["code"] == "not-over"
    play_on(clients, random.Random(1))
    assert Client(server, clients[0].id, None).ask("rematch")["code"] == "unauthorized"
    stranger = server.guest("Zoe").join(clients[0].id)
    assert stranger.ask("rematch")["code"] == "not-seated"


def test_alone_with_bots_one_plays_again_at_once(server: Server) -> None:
    guest = server.guest()
    bots = [{"seat": 1, "level": "random"}]
    client = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
    rng = random.Random(2)
    while not client.over:
        if client.legal:
            client.do("move", seq=client.seq, move=rng.choice(client.legal))
        else:
            client.receive()
    fresh = client.do("rematch")["table"]
    table = server.http.get(f"/api/tables/{fresh}").json()
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]


def ask_at_once(clients: list[Client]) -> set[str]:
    with ThreadPoolExecutor(len(clients)) as pool:
        return {answer["table"] for answer in pool.map(lambda each: each.do("rematch"), clients)}


def test_two_at_once_make_one_table(server: Server) -> None:
    for _ in range(3):
        clients = finished(server)
        fresh = ask_at_once(clients)
        assert len(fresh) == 1
        for client in clients:
            tables = guest_of(client).ask("GET", "/api/guests/me").json()["tables"]
            assert {card["id"] for card in tables} == {client.id, *fresh}


@pytest.mark.parametrize("attempt", range(2))
def test_two_at_two_processes_make_one_table(
    attempt: int, cluster: PostgresServer, tmp_path: Path
) -> None:
    with (
        new_database(cluster) as url,
        serving(tmp_path, "--database", url) as one,
        serving(tmp_path, "--database", url) as other,
    ):
        ana, ben = finished(one)
        made = {"guest": guest_of(ben).id, "name": "Ben", "token": guest_of(ben).token}
        there = Guest(other, made).join(ben.id)
        fresh = ask_at_once([ana, there] if attempt else [there, ana])
        assert len(fresh) == 1
        tables = guest_of(ana).ask("GET", "/api/guests/me").json()["tables"]
        assert {card["id"] for card in tables} == {ana.id, *fresh}
        table = fresh.pop()
        deadline = time.monotonic() + PATIENCE
        while sorted(people(other, table)) != ["Ana", "Ben"]:  # it hears of Ana a moment later
            assert time.monotonic() < deadline


def test_no_table_is_promised_that_the_server_has_no_room_for(tmp_path: Path) -> None:
    with serving(tmp_path, tables=1) as server:
        ana, ben = finished(server)
        assert ana.ask("rematch")["code"] == "full"
        ana.catch_up()
        assert ana.table["rematch"] is None
        assert ben.table["seats"][0]["again"] is None
