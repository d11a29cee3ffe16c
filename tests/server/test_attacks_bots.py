"""Attacks on the bots: one guest may not take the workers that all others wait for."""

from __future__ import annotations

import re
import time
from pathlib import Path

from support.server import PATIENCE, Client, Guest, Server, serving

FLOOD = 30
SLOW = "expert"
"""So slow that few of its moves fit between what the tests themselves do, on a busy machine too."""


def bot_table(guest: Guest, level: str, *, sit: bool) -> str:
    """Begin a game of Moonshine with bots on all seats, or on all but one's own."""
    bots = [{"seat": seat, "level": level} for seat in range(int(sit), 4)]
    more = {"sit": 0} if sit else {}
    table: str = guest.table("moonshine", 4, bots=bots, start=True, **more)["id"]
    return table


def count(server: Server, metric: str) -> float:
    """Read a metric of a server, 0 where it has not been counted yet."""
    found = re.search(rf"^{re.escape(metric)} (\S+)$", server.http.get("/metrics").text, re.M)
    return 0.0 if found is None else float(found[1])


def turns(server: Server, rank: str) -> float:
    """Count the turns of workers that were given to a rank."""
    return count(server, f'lanai_worker_queue_seconds_count{{rank="{rank}"}}')


def wait_until_full(server: Server, rank: str, waiting: int) -> None:
    until = time.monotonic() + PATIENCE
    while count(server, f'lanai_worker_queue{{rank="{rank}"}}') < waiting:
        assert time.monotonic() < until
        time.sleep(0.02)


def until_legal(client: Client) -> None:
    while not client.legal:
        client.receive()


def flood_moves(server: Server) -> float:
    """Count the moves of bots at the tables of the flood, the only ones of Moonshine."""
    return count(server, 'lanai_moves_total{by="bot",game="moonshine"}')


def wait_for_flood(server: Server, moves: int) -> None:
    until = time.monotonic() + PATIENCE
    while flood_moves(server) < moves:
        assert time.monotonic() < until
        time.sleep(0.02)


def answered_bots(server: Server) -> float:
    """Let somebody make a move against two bots; count what the flood did until they answered."""
    guest = server.guest()
    bots = [{"seat": seat, "level": "easy"} for seat in (1, 2)]
    client = guest.join(guest.table("tiki-topple", 3, sit=0, bots=bots, start=True)["id"])
    until_legal(client)
    before = flood_moves(server)
    client.do("move", seq=client.seq, move=client.legal[0])
    until_legal(client)
    return flood_moves(server) - before


def test_tables_of_bots_do_not_keep_others_waiting(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_seconds=1) as server:
        flooding = server.guest("Flood")
        tables = [bot_table(flooding, SLOW, sit=False) for _ in range(FLOOD)]
        watching = [flooding.join(table) for table in tables]
        wait_for_flood(server, 5)
        assert answered_bots(server) <= 10, "two of ours, and few of the others before them"
        for each in watching:
            each.close()


def test_whoever_sits_at_many_tables_gets_no_more_than_others(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bot_seconds=1) as server:
        flooding = server.guest("Flood")
        sitting = [flooding.join(bot_table(flooding, SLOW, sit=True)) for _ in range(FLOOD)]
        wait_for_flood(server, 5)
        assert answered_bots(server) <= 10
        for each in sitting:
            each.close()


def test_hints_do_not_keep_bots_waiting(tmp_path: Path) -> None:
    with serving(tmp_path / "data", hint_seconds=0.5) as server:
        asking = []
        for number in range(8):
            guest = server.guest(f"Guest {number}")
            bots = [{"seat": 1, "level": "random"}]
            asking.append(guest.join(guest.table(sit=0, bots=bots, start=True)["id"]))
        for client in asking:
            until_legal(client)
        for client in asking:
            client.send({"type": "hint", "id": "h", "seq": client.seq})
            client.catch_up()
        answered_bots(server)
        for client in asking:
            client.catch_up()
        hints = sum(told["type"] == "hint" for client in asking for told in client.told)
        assert hints <= 4, "only what was already thought about when a bot had to move"
        for each in asking:
            each.close()


def test_a_person_gets_one_hint_at_a_time_over_all_connections(tmp_path: Path) -> None:
    with serving(tmp_path / "data", hint_seconds=1) as server:
        guest = server.guest()
        bots = [{"seat": 1, "level": "random"}]
        first = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
        second = guest.join(guest.table(sit=0, bots=bots, start=True)["id"])
        for client in (first, second):
            until_legal(client)
        first.send({"type": "hint", "id": "h", "seq": first.seq})
        first.do("ping")
        assert second.ask("hint", seq=second.seq)["code"] == "too-fast"
        first.until("hint")
        assert second.ask("hint", seq=second.seq)["type"] == "hint"


def test_a_hint_of_somebody_who_has_gone_is_not_thought_about(tmp_path: Path) -> None:
    with serving(tmp_path / "data", hint_seconds=2.5) as server:
        guests = [server.guest(name) for name in ("Ana", "Ben", "Cleo")]
        bots = [{"seat": 1, "level": "random"}]
        clients = [guest.join(guest.table(sit=0, bots=bots, start=True)["id"]) for guest in guests]
        for client in clients:
            until_legal(client)
        for client in clients:
            client.send({"type": "hint", "id": "h", "seq": client.seq})
            client.catch_up()
        wait_until_full(server, "hints", 2)
        clients[1].close()
        clients[2].do("move", seq=clients[2].seq, move=clients[2].legal[0])
        assert clients[0].until("hint")["candidates"]
        assert clients[2].until("error")["code"] == "stale"
        assert count(server, 'lanai_worker_queue{rank="hints"}') == 0
        assert turns(server, "hints") == 2


def test_whoever_leaves_while_a_hint_is_thought_about_frees_no_worker(tmp_path: Path) -> None:
    with serving(tmp_path / "data", hint_seconds=2.5) as server:
        guests = [server.guest(name) for name in ("Ana", "Ben")]
        bots = [{"seat": 1, "level": "random"}]
        clients = [guest.join(guest.table(sit=0, bots=bots, start=True)["id"]) for guest in guests]
        for client in clients:
            until_legal(client)
        clients[0].send({"type": "hint", "id": "h", "seq": clients[0].seq})
        clients[0].catch_up()
        clients[0].close()
        clients[1].send({"type": "hint", "id": "h", "seq": clients[1].seq})
        wait_until_full(server, "hints", 1)
        assert clients[1].until("hint")["candidates"]
        assert turns(server, "hints") == 2


def test_bots_alone_rest_while_nobody_watches(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        guest = server.guest()
        bots = [{"seat": seat, "level": "random"} for seat in (0, 1)]
        table = guest.table("tiki-topple", 2, bots=bots, start=True)["id"]
        server.http.get(f"/api/tables/{table}")
        watcher = Client(server, guest.table()["id"], None)
        watcher.do("ping")
        moves = count(server, 'lanai_moves_total{by="bot",game="tiki-topple"}')
        assert moves == 0, "to ask about a table is not to watch it"
        watcher = Client(server, table, None)
        assert watcher.welcome["position"]["seq"] == 1
        while not watcher.over:
            watcher.receive()
