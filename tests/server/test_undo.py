"""Undo: free while nothing was revealed and nobody moved; else the table is asked."""

from __future__ import annotations

import random
from pathlib import Path

from support.server import Client, Server, seated, serving


def in_turn(clients: list[Client]) -> tuple[Client, Client]:
    for client in clients:
        client.catch_up()
    mover = next(client for client in clients if client.legal)
    return mover, next(client for client in clients if client is not mover)


def test_the_own_last_move_is_taken_back_freely(server: Server) -> None:
    mover, other = in_turn(seated(server, "tiki-topple", 2))
    before = mover.position
    assert before is not None and before["undo"] is None
    assert mover.ask("undo", seq=1)["code"] == "undo-nothing"
    mover.do("move", seq=1, move=mover.legal[0])
    assert mover.position is not None and mover.position["undo"] == "free"
    mover.do("undo", seq=2)
    other.catch_up()
    mover.catch_up()
    assert mover.position["view"] == before["view"] and mover.legal == before["legal"]
    assert (mover.seq, other.seq) == (3, 3)
    assert mover.events[-1]["event"] == other.events[-1]["event"] == "undone"
    assert other.events[-1]["sentences"]
    mover.do("move", seq=3, move=mover.legal[1])


def test_after_another_move_the_table_is_asked(server: Server) -> None:
    mover, other = in_turn(seated(server, "tiki-topple", 2))
    before = mover.position
    assert before is not None
    mover.do("move", seq=1, move=mover.legal[0])
    other.catch_up()
    other.do("move", seq=2, move=other.legal[0])
    mover.catch_up()
    assert mover.position is not None and mover.position["undo"] == "ask"
    mover.do("undo", seq=mover.seq)
    asked = other.until("undo-asked")
    assert asked["seat"] == mover.seat and asked["text"]
    assert other.ask("undo", seq=other.seq)["code"] == "undo-pending"
    assert mover.ask("undo-answer", ask=asked["ask"], agree=True)["code"] == "undo-not-asked"
    other.do("undo-answer", ask=asked["ask"], agree=False)
    assert mover.until("undo-settled")["agreed"] is False
    mover.do("undo", seq=mover.seq)
    asked = other.until("undo-asked")
    assert other.guest is not None
    again = other.guest.join(other.id)
    assert again.until("undo-asked") == asked, "who comes back is asked again"
    other.do("undo-answer", ask=asked["ask"], agree=True)
    mover.until("undo-settled")
    mover.catch_up()
    assert mover.position["view"] == before["view"]


def test_a_move_withdraws_the_question(server: Server) -> None:
    mover, other = in_turn(seated(server, "tiki-topple", 2))
    mover.do("move", seq=1, move=mover.legal[0])
    other.catch_up()
    other.do("move", seq=2, move=other.legal[0])
    mover.catch_up()
    mover.do("undo", seq=mover.seq)
    asked = other.until("undo-asked")
    mover.do("move", seq=mover.seq, move=mover.legal[0])
    assert other.until("undo-settled")["agreed"] is False
    assert other.ask("undo-answer", ask=asked["ask"], agree=True)["code"] == "undo-not-asked"


def test_with_bots_only_nobody_has_to_be_asked(server: Server) -> None:
    guest = server.guest()
    bots = [{"seat": 1, "level": "easy"}]
    client = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
    while not client.legal:
        client.receive()
    before = client.position
    assert before is not None
    client.do("move", seq=client.seq, move=client.legal[0])
    while not client.legal:
        client.receive()
    assert client.position is not None and client.position["undo"] == "ask"
    client.do("undo", seq=client.seq)
    while client.events[-1]["event"] != "undone":
        client.receive()
    assert client.position["view"] == before["view"]


def asked_after_two_moves(clients: list[Client]) -> tuple[Client, Client, dict[str, object]]:
    """Let two seats move, and the first ask to take its move back."""
    mover, _ = in_turn(clients)
    mover.do("move", seq=mover.seq, move=mover.legal[0])
    other, _ = in_turn(clients)
    other.do("move", seq=other.seq, move=other.legal[0])
    mover.catch_up()
    mover.do("undo", seq=mover.seq)
    return mover, other, other.until("undo-asked")


def test_a_question_names_the_moves_and_so_does_what_is_taken_back(server: Server) -> None:
    mover, other, asked = asked_after_two_moves(seated(server, "tiki-topple", 2))
    first = next(told for told in other.told if told.get("seq") == 2)["events"][0]["sentences"][0]
    assert asked["seqs"] == [2, 3]
    assert first in str(asked["text"]) and "The move after it" in str(asked["text"])
    watcher = Client(server, other.id, None)
    other.do("undo-answer", ask=asked["ask"], agree=True)
    for client in (mover, other, watcher):
        client.catch_up()
        undone = client.events[-1]
        assert (undone["event"], undone["seat"], undone["seqs"]) == ("undone", mover.seat, [2, 3])
        assert first in undone["sentences"][0] and len(undone["sentences"]) == 2


def test_a_question_grows_with_what_is_played_meanwhile(server: Server) -> None:
    clients = seated(server, "tiki-topple", 3)
    mover, other, asked = asked_after_two_moves(clients)
    third = next(client for client in clients if client not in (mover, other))
    third.catch_up()
    third.do("move", seq=third.seq, move=third.legal[0])
    again = other.until("undo-asked")
    assert (again["ask"], again["seqs"]) == (asked["ask"], [2, 3, 4])


def test_what_a_hidden_move_took_back_is_told_to_nobody_else(server: Server) -> None:
    rng = random.Random(5)
    clients = seated(server, "moonshine", 2)
    while True:
        for client in clients:
            client.catch_up()
        acting = [client for client in clients if client.legal]
        mover = rng.choice(acting)
        mover.do("move", seq=mover.seq, move=rng.choice(mover.legal))
        other = next(client for client in clients if client is not mover)
        told = len(other.told)
        other.catch_up()
        hidden = all(each["type"] == "pong" for each in other.told[told:])
        if hidden and mover.position is not None and mover.position["undo"] == "free":
            break
    number = mover.seq
    mover.do("undo", seq=number)
    mover.catch_up()
    assert mover.events[-1]["seqs"] == [number]
    other.catch_up()
    assert all(each["type"] == "pong" for each in other.told[told:])


def test_nobody_is_too_late_to_refuse(tmp_path: Path) -> None:
    limit = {"kind": "move", "seconds": 3}
    with serving(tmp_path) as server:
        clients = seated(server, "tiki-topple", 2, limit=limit, level="easy")
        mover, other, asked = asked_after_two_moves(clients)
        other.do("undo-answer", ask=asked["ask"], agree=False)
        mover.do("move", seq=mover.seq, move=mover.legal[0])
        assert other.seat is not None
        while not (mover.table["seats"][other.seat]["standin"] and mover.legal):
            mover.receive()
        mover.do("undo", seq=mover.seq)
        asked = other.until("undo-asked")
        assert not any(event["event"] == "undone" for event in mover.events)
        other.do("undo-answer", ask=asked["ask"], agree=False)
        assert mover.until("undo-settled")["agreed"] is False
        mover.catch_up()
        assert not any(event["event"] == "undone" for event in mover.events)


def test_who_asks_may_withdraw(server: Server) -> None:
    mover, other, asked = asked_after_two_moves(seated(server, "tiki-topple", 2))
    mover.catch_up()
    waiting = {"seat": mover.seat, "ask": asked["ask"], "waiting": [other.seat]}
    assert mover.table["undo"] == waiting
    assert other.ask("undo-withdraw")["code"] == "undo-no-question"
    other.close()
    mover.do("undo-withdraw")
    mover.catch_up()
    assert mover.table["undo"] is None
    assert mover.ask("undo-withdraw")["code"] == "undo-no-question"
    assert other.guest is not None
    back = other.guest.join(other.id)
    assert back.ask("undo-answer", ask=asked["ask"], agree=True)["code"] == "undo-not-asked"


def test_who_has_left_is_asked_for_nothing_and_asks_for_nothing(server: Server) -> None:
    clients = seated(server, "tiki-topple", 3, level="easy")
    mover, other, _ = asked_after_two_moves(clients)
    third = next(client for client in clients if client not in (mover, other))
    asked = third.until("undo-asked")
    third.do("undo-answer", ask=asked["ask"], agree=True)
    other.do("resign")
    assert mover.until("undo-settled")["agreed"] is True, "only who has left had not answered"
    other.catch_up()
    assert other.position is not None
    assert other.position["undo"] is None and not other.legal
    for kind in ("undo", "hint"):
        assert other.ask(kind, seq=other.seq)["code"] == "resigned"


def test_a_question_ends_when_who_asked_leaves(server: Server) -> None:
    mover, other, asked = asked_after_two_moves(seated(server, "tiki-topple", 2, level="easy"))
    mover.do("resign")
    assert other.until("undo-settled")["agreed"] is False
    assert other.ask("undo-answer", ask=asked["ask"], agree=True)["code"] == "undo-not-asked"
