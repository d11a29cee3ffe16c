"""Other programs at the SQLite file: they hold its lock, or want to be a second server there."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from lanai.server.store import StoreError
from lanai.server.store.sqlite import FILE, LOCK_SECONDS, SqliteStore
from support.bystanders import assert_quiet
from support.command import lanai
from support.server import Client, acting, seated, serving
from support.store import card


@contextmanager
def locked(folder: Path) -> Iterator[sqlite3.Connection]:
    """Hold the lock of a store's file for the length of a block, as another program would."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other
        other.execute("ROLLBACK")


@pytest.mark.anyio
async def test_the_loop_goes_round_while_a_write_waits_for_the_lock(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open()
    await store.create_table(card(), [{}])
    with locked(tmp_path):
        writing = asyncio.ensure_future(store.append("t1", 1, [{"waits": True}]))
        for _ in range(20):
            await asyncio.sleep(0.005)
            assert await store.entries("t1") == [{}], "reading goes on"
        assert not writing.done()
    assert await writing
    assert len(await store.entries("t1")) == 2
    await store.close()


@pytest.mark.anyio
async def test_a_write_that_has_waited_long_enough_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open()
    await store.create_table(card(), [{}])
    with locked(tmp_path), pytest.raises(StoreError, match="locked"):
        await asyncio.wait_for(store.append("t1", 1, [{}]), 3 * LOCK_SECONDS)
    assert await store.append("t1", 1, [{"again": True}])
    assert await store.entries("t1") == [{}, {"again": True}]
    await store.close()


@pytest.mark.anyio
async def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open()
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("DROP TABLE entries")
    with pytest.raises(StoreError, match="store-unreachable"):
        await store.entries("t1")
    await store.close()


def until_legal(client: Client) -> None:
    while not client.legal:
        client.receive()


def test_a_server_answers_while_its_file_is_locked_and_play_goes_on_after(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        guest, other = server.guest("Ana"), server.guest("Ben")
        bots = [{"seat": 1, "level": "random"}]
        client = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
        bystander = other.join(other.table(sit=0, bots=bots, start=True)["id"])
        until_legal(client)
        until_legal(bystander)
        answered = threading.Event()
        refused: list[str] = []

        def move() -> None:
            refused.append(client.ask("move", seq=client.seq, move=client.legal[0])["code"])
            answered.set()

        with locked(data):
            moving = threading.Thread(target=move)
            moving.start()
            pings = 0
            until = time.monotonic() + 10 * LOCK_SECONDS
            while not answered.is_set():
                assert time.monotonic() < until
                bystander.do("ping")
                bystander.do("preview", seq=bystander.seq, move=bystander.legal[0])
                assert server.http.get("/api/tables").status_code == 200
                assert server.http.get(f"/api/tables/{bystander.id}").status_code == 200
                pings += not answered.is_set()
                time.sleep(0.02)
            moving.join()
        assert refused == ["unavailable"]
        assert pings > 10, "others were answered all the while"
        client.do("move", seq=client.seq, move=client.legal[0])
        until_legal(client)
        assert server.http.get("/healthz").status_code == 200
        server.stop()
        assert_quiet(server)


def test_a_bot_moves_when_the_lock_is_free_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data, bot_pace=0.3) as server:
        clients = seated(server, "tiki-topple", 2, bots=1)
        while (client := acting(clients)).seat != 1:
            client.do("move", seq=client.seq, move=client.legal[0])
        client.do("move", seq=client.seq, move=client.legal[0])
        with locked(data):
            until = time.monotonic() + 10 * LOCK_SECONDS
            while not any("bot-move-failed" in line for line in server.log):
                assert time.monotonic() < until
                client.do("ping")
                time.sleep(0.05)
        until_legal(clients[0])


def test_a_second_server_is_refused_the_folder_with_a_sentence_and_the_first_goes_on(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        client = seated(server, "tiki-topple", 1, bots=1)[0]
        second = lanai("serve", "--port", "0", "--data", data)
        assert second.returncode == 2 and "http://" not in second.stdout
        assert "is in use by another server" in second.stderr
        assert "Traceback" not in second.stderr
        until_legal(client)
        client.do("move", seq=client.seq, move=client.legal[0])
