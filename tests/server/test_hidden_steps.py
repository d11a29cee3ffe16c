"""Simultaneous steps show nothing early: what the others do is told when all are done."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lanai.server.letters import position_of
from support.server import Client, Server, seated
from support.sitting import Sitting


def settle(clients: list[Client]) -> None:
    for client in clients:
        client.catch_up()


def play_until_several_owe(clients: list[Client], rng: random.Random) -> None:
    """Play until several seats owe a decision at once."""
    while True:
        settle(clients)
        acting = [client for client in clients if client.legal]
        if len(acting) > 1:
            return
        acting[0].do("move", seq=acting[0].seq, move=rng.choice(acting[0].legal))


@pytest.mark.parametrize("seed", range(3))
def test_a_hidden_move_changes_nothing_for_the_others(server: Server, seed: int) -> None:
    rng = random.Random(seed)
    clients = seated(server, "moonshine", 3, limit={"kind": "move", "seconds": 600})
    watcher = Client(server, clients[0].id, None)
    for client in clients:
        while client.table["watchers"] == 0:  # who is here is told a little later
            client.receive()
    hidden = 0
    for _ in range(40):
        play_until_several_owe(clients, rng)
        mover = rng.choice([client for client in clients if client.legal])
        others = [client for client in (*clients, watcher) if client is not mover]
        settle(others)
        before = [(client.position, len(client.told)) for client in others]
        mover.do("move", seq=mover.seq, move=rng.choice(mover.legal))
        if not mover.legal:
            continue  # the seat is done, and that is told
        hidden += 1
        for client, (position, told) in zip(others, before, strict=True):
            client.catch_up()
            assert [message["type"] for message in client.told[told:]] == ["pong"]
            assert client.position == position
    assert hidden > 3
    for client in clients:
        client.catch_up()
        assert client.guest is not None
        assert client.guest.join(client.id).position == client.position


def test_undo_in_a_hidden_step_is_free_and_unseen(server: Server) -> None:
    rng = random.Random(5)
    clients = seated(server, "moonshine", 2)
    tried = 0
    while tried < 3:
        play_until_several_owe(clients, rng)
        mover, other = rng.sample(clients, 2)
        settle(clients)
        position, seq = mover.position, other.seq
        assert position is not None
        mover.do("move", seq=mover.seq, move=rng.choice(mover.legal))
        assert mover.position is not None
        if not mover.legal or mover.position["undo"] != "free":
            continue
        tried += 1
        other_move = rng.choice(other.legal)
        other.do("move", seq=other.seq, move=other_move)
        mover.catch_up()
        if mover.seq == position["seq"] + 1:  # the other's move was hidden as well
            assert mover.position["undo"] == "free", "a hidden move of another does not count"
            mover.do("undo", seq=mover.seq)
            settle(clients)
            assert mover.position["view"] == position["view"]
            assert other.seq == seq + 1, "only the own move was told"
            assert mover.events[-1]["event"] == "undone"


def test_passing_cards_in_moluku_is_hidden_until_all_have_chosen(server: Server) -> None:
    rng = random.Random(2)
    clients = seated(server, "moluku", 4)
    play_until_several_owe(clients, rng)
    first, second, *_ = [client for client in clients if client.legal]
    seq, hand = second.seq, first.position
    assert hand is not None
    first.do("move", seq=first.seq, move=first.legal[0])
    second.catch_up()
    if first.legal:
        assert second.seq == seq
    second.do("move", seq=seq, move=second.legal[0])
    assert "chosen" in [event["event"] for event in second.events]
    assert {event["seat"] for event in second.events if event["event"] == "chosen"} == {second.seat}


def test_an_only_move_plays_itself_unless_that_tells_what_a_hand_holds() -> None:
    """All know what lies open, and of a last card that it is one; not that a suit is held once."""
    rng, sitting = random.Random(5), Sitting("moluku", 3)
    told: set[tuple[str, bool]] = set()
    while not sitting.play.state.over():
        for seat in sitting.play.state.to_act():
            position = position_of(sitting.table, seat, "en")
            if len(position.legal) > 1:
                assert not position.forced
                continue
            (move,) = position.legal
            view: Any = position.view
            last = len(msgspec.json.decode(view)["you"]["hand"]) == 1
            assert position.forced is (last or move.startswith(("take", "cancel")))
            told.add((move.split()[0], position.forced))
        sitting.move(rng)
    assert told >= {("play", True), ("play", False), ("take", True)}
