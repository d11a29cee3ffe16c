"""Two server processes on one PostgreSQL serve the same tables together."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanai.core.verify import PROVEN, verify
from lanai.games import find
from lanai.server.store import make_store
from support.crash import PATIENCE, Player, Where
from support.postgresql import PostgresServer, new_database
from support.server import Server, seated, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def shared(cluster: PostgresServer) -> Iterator[str]:
    """The URL of the database that all processes share."""
    with new_database(cluster) as url:
        yield url


@pytest.fixture(scope="module")
def servers(
    shared: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("data")
    with (
        serving(folder, "--database", shared) as one,
        serving(folder, "--database", shared) as other,
    ):
        yield one, other


def begin(server: Server, game: str, players: int) -> tuple[str, list[str]]:
    """Begin a game and give its table and the tokens of its seats."""
    clients = seated(server, game, players)
    for client in clients:
        client.close()
    return clients[0].id, [client.guest.token for client in clients if client.guest is not None]


def at(server: Server) -> Where:
    where = Where()
    where.open(server.url)
    return where


async def play_all(players: list[Player]) -> None:
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
        for player in players:
            playing.create_task(player.play())


async def check(server: Server, shared: str, players: list[Player]) -> None:
    """Check that record and log hold every acknowledged move once."""
    table = players[0].table
    verdict = verify(server.http.get(f"/api/tables/{table}/record").text, find)
    assert verdict.finished and verdict.chance == PROVEN
    store = make_store(shared)
    await store.open()
    stored = [entry for entry in await store.entries(table) if entry["entry"] == "moved"]
    await store.close()
    acknowledged = {
        sent.id: (player.seat, sent.move) for player in players for sent in player.moves
    }
    assert {str(e["id"]): (e["seat"], e["move"]) for e in stored} == acknowledged
    assert len(stored) == len(acknowledged)
    moves = [line for line in verdict.record.lines if "move" in line]
    assert [(line["seat"], line["move"]) for line in moves] == [
        (e["seat"], e["move"]) for e in stored
    ]


def conflicts(server: Server) -> float:
    found = re.search(r"^lanai_conflicts_total (\S+)", server.http.get("/metrics").text, re.M)
    assert found is not None
    return float(found[1])


@pytest.mark.parametrize("game", ["moluku", "moonshine", "tiki-topple"])
async def test_players_of_one_table_sit_at_different_processes(
    servers: tuple[Server, Server], shared: str, game: str
) -> None:
    table, tokens = await asyncio.to_thread(begin, servers[0], game, 3)
    players = [
        Player(at(servers[seat % 2]), table, seat, token, seed=seat)
        for seat, token in enumerate(tokens)
    ]
    await play_all(players)
    for server in servers:
        await check(server, shared, players)


async def test_races_for_one_seat_are_decided_by_the_database(
    servers: tuple[Server, Server], shared: str
) -> None:
    table, tokens = await asyncio.to_thread(begin, servers[0], "moluku", 2)
    twins = [
        Player(at(server), table, seat, token, seed=seat + 10 * which)
        for seat, token in enumerate(tokens)
        for which, server in enumerate(servers)
    ]
    await play_all(twins)
    await check(servers[1], shared, twins)
    assert sum(conflicts(server) for server in servers) > 0


async def test_the_others_go_on_when_a_process_is_killed(
    servers: tuple[Server, Server], shared: str, tmp_path: Path
) -> None:
    with serving(tmp_path, "--database", shared) as weak:
        table, tokens = await asyncio.to_thread(begin, weak, "moluku", 2)
        lost = at(weak)
        players = [
            Player(lost, table, 0, tokens[0], seed=1),
            Player(at(servers[1]), table, 1, tokens[1], seed=2),
        ]

        async def kill() -> None:
            await lost.until(5)
            weak.process.kill()
            lost.open(servers[0].url)

        async with asyncio.TaskGroup() as both:
            both.create_task(play_all(players))
            both.create_task(kill())
        await asyncio.to_thread(weak.stop)
    await check(servers[1], shared, players)


def test_a_rename_at_one_process_reaches_seats_and_sockets_at_the_other(
    servers: tuple[Server, Server],
) -> None:
    here, there = servers
    ana, zed = here.guest("Ana"), here.guest("Zed")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    ana.server = zed.server = there
    host, watcher = ana.join(table), zed.join(table)
    host.do("house", watchers_chat=True)
    ana.server = zed.server = here
    ana.ask("PATCH", "/api/guests/me", json={"name": "Anouk"}).raise_for_status()
    zed.ask("PATCH", "/api/guests/me", json={"name": "Zoe"}).raise_for_status()
    while host.table["seats"][0]["name"] != "Anouk":
        host.until("table")
    ana.server = zed.server = there
    assert ana.ask("GET", "/api/guests/me").json()["name"] == "Anouk"
    while zed.ask("GET", "/api/guests/me").json()["name"] != "Zoe":
        pass
    watcher.do("chat", text="hello")
    assert watcher.chat[-1]["name"] == "Zoe"
