"""Undo: free while nothing was revealed and nobody moved; else the table is asked."""

from __future__ import annotations

from support.server import Client, Server, seated


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
