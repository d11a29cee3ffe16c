"""Stored before said, once however often it is said, and back at the same point."""

from __future__ import annotations

import random
import signal
from pathlib import Path

import pytest

from lanai.core.verify import PROVEN, verify
from lanai.games import find
from support.server import Client, Server, play_on, seated, serving


def test_a_repeated_move_is_harmless_and_answered_alike(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    mover = next(client for client in clients if client.legal)
    request = {"id": "again", "seq": mover.seq, "move": mover.legal[0]}
    first = mover.do("move", **request)
    assert mover.do("move", **request) == first
    assert mover.do("move", id="again", seq=1, move="nonsense") == first
    assert mover.seq == 2
    assert mover.guest is not None
    elsewhere = mover.guest.join(mover.id)
    assert elsewhere.do("move", **request) == first, "also from another device"
    assert elsewhere.seq == 2


def test_an_id_belongs_to_its_guest(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    first = next(client for client in clients if client.legal)
    first.do("move", id="x", seq=first.seq, move=first.legal[0])
    other = next(client for client in clients if client is not first)
    other.catch_up()
    other.do("move", id="x", seq=other.seq, move=other.legal[0])
    assert other.seq == 3


def test_a_stale_move_gets_the_current_position(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    mover = next(client for client in clients if client.legal)
    move = mover.legal[0]
    mover.do("move", seq=mover.seq, move=move)
    answer = mover.ask("move", seq=mover.seq - 1, move=move)
    assert (answer["code"], answer["seq"]) == ("stale", mover.seq)
    assert answer["position"] == mover.position
    assert mover.ask("move", seq=mover.seq + 1, move=move)["code"] == "stale"


def test_an_illegal_move_names_its_rule_and_changes_nothing(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    mover = next(client for client in clients if client.legal)
    other = next(client for client in clients if client is not mover)
    refused = mover.ask("move", seq=1, move="toast")
    assert (refused["code"], refused["rule"]) == ("illegal", "TT-T6")
    assert mover.ask("move", seq=1, move="dance")["code"] == "illegal"
    assert other.ask("move", seq=1, move=mover.legal[0])["code"] == "illegal"
    assert (mover.seq, other.seq) == (1, 1)
    why = mover.do("why", move="toast")
    assert (why["legal"], why["rule"], why["message"]) == (False, "TT-T6", refused["message"])
    assert mover.do("why", move=mover.legal[0])["legal"] is True


@pytest.mark.parametrize("game", ["tiki-topple", "moonshine"])
def test_who_comes_back_is_told_all_since_and_stands_at_the_same_point(
    server: Server, game: str
) -> None:
    clients = seated(server, game, 2)
    rng = random.Random(game)
    play_on(clients, rng, 5)
    left = clients[0]
    left.catch_up()
    since = left.seq
    left.close()
    stayed, rest = clients[1], left.guest
    assert rest is not None
    back = rest.join(left.id)
    assert [update["seq"] for update in back.welcome["history"]] == list(range(1, since + 1))
    assert back.events == left.events and back.position == left.position
    play_on([back, stayed], rng, 6)
    back.catch_up()
    resumed = rest.join(left.id, since=since)
    numbers = [update["seq"] for update in resumed.welcome["history"]]
    assert numbers == list(range(since + 1, back.seq + 1))
    assert left.events + resumed.events == back.events
    assert resumed.position == back.position


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path, how: signal.Signals) -> None:
    rng = random.Random(3)
    with serving(tmp_path / "data") as server:
        clients = seated(server, "moonshine", 2)
        play_on(clients, rng, 20)
        for client in clients:
            client.catch_up()
        mover = next(client for client in clients if client.legal)
        repeated = {"id": "last", "seq": mover.seq, "move": mover.legal[0]}
        mover.do("move", **repeated)
        for client in clients:
            client.catch_up()
        assert server.stop(how) == (0 if how == signal.SIGTERM else -how)
    with serving(tmp_path / "data") as server:
        fresh = []
        for client in clients:
            assert client.guest is not None
            client.guest.server = server
            fresh.append(client.guest.join(client.id))
            assert fresh[-1].events == client.events
            assert fresh[-1].position == client.position
        seat = mover.seat
        assert seat is not None
        before = fresh[seat].seq
        assert fresh[seat].do("move", **repeated)["type"] == "ok"
        fresh[seat].catch_up()
        assert fresh[seat].seq == before, "the repeated move was recognised"
        play_on(fresh, rng)
        record = server.http.get(f"/api/tables/{fresh[0].id}/record").text
        assert verify(record, find).chance == PROVEN


def test_everybody_is_hung_up_on_politely_when_the_server_stops(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        clients = seated(server, "tiki-topple", 2)
        assert server.stop(signal.SIGINT) == 0
        assert [client.closed() for client in clients] == [1001, 1001]


def test_a_watcher_sees_the_game_but_cannot_play(server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    watcher = Client(server, clients[0].id, None)
    assert watcher.seat is None and watcher.welcome["you"]["guest"] is None
    assert watcher.position is not None
    assert "you" not in watcher.position["view"] and watcher.legal == []
    for kind, more in (("move", {"seq": 1, "move": "x"}), ("resign", {}), ("undo", {"seq": 1})):
        assert watcher.ask(kind, **more)["code"] == "unauthorized"
    stranger = server.guest("Eve").join(clients[0].id)
    assert stranger.ask("move", seq=1, move="up1 nani")["code"] == "not-seated"
    assert stranger.ask("sit", seat=0)["code"] == "not-in-lobby"
    play_on(clients, random.Random(2), 4)
    watcher.catch_up()
    assert watcher.seq == 5
    while clients[0].table["watchers"] != 2:  # who is here is told a little later
        clients[0].receive()
