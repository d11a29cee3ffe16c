"""One request at two server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lanai.server import entries as log
from lanai.server.store import make_store
from lanai.server.store.postgresql_herald import Herald
from support.server import Client, Guest, Server, serving


def elsewhere(guest: Guest, server: Server) -> Guest:
    """Let a guest talk to another server."""
    return Guest(server, {"guest": guest.id, "name": guest.name, "token": guest.token})


def follow(clients: list[Client], seq: int) -> None:
    """Wait until everybody was told number `seq`, whichever server tells them."""
    for client in clients:
        while client.position is None or client.seq < seq:
            client.receive()


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
        here.commit()
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


def test_what_a_process_did_not_come_to_tell_is_found_in_the_log(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, "--database", database) as server:
        client = server.guest().join(server.guest().table()["id"])
        say(database, client, 1)
        assert client.until("chat")["chat"]["text"] == "1"
        monkeypatch.setattr(Herald, "tell", lambda _self, _ends: None)  # as if it had died
        say(database, client, 2)
        assert client.until("chat")["chat"]["text"] == "2"


def say(database: str, client: Client, number: int) -> None:
    """Append a line of chat as another process does."""

    async def run() -> None:
        store = make_store(database)
        await store.open()
        at = len(await store.entries(client.id))
        said = log.Said(at=at, guest="g", id=str(number), seat=None, name="Ben", text=str(number))
        assert await store.append(client.id, at, [said], None)
        await store.close()

    asyncio.run(run())
