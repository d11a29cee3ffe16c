"""Two processes behind nginx, set up by deploy/nginx.conf as it is but for its ports and folder."""

from __future__ import annotations

import asyncio
import gc
import re
import shutil
import signal
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path

import front
import httpx
import pytest
from serving import free_port
from websockets.exceptions import InvalidMessage

from lanai.core.verify import PROVEN, verify
from lanai.games import find
from support.crash import PATIENCE, Player, Where
from support.server import Address, Client, Guest, Server, serving

pytestmark = pytest.mark.anyio

if front.NGINX is None and shutil.which("apt-get") is None:
    pytest.skip("nginx is not installed, and cannot be by `make nginx`", allow_module_level=True)

TABLES = 6
TRIES = 3
LIMITS = {"address_rate": 0.001, "address_burst": 4}


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[Server]]:
    with (
        serving(tmp_path, "--database", database) as one,
        serving(tmp_path, "--database", database) as two,
    ):
        yield [one, two]


def begin(address: Address) -> list[tuple[str, str]]:
    """Begin a game of two persons and a bot, and give the table and the token of each person."""
    ana, ben = address.guest("Ana"), address.guest("Ben")
    table = ana.table("tiki-topple", 3, bots=[{"seat": 2, "level": "random"}])["id"]
    clients = [join(ana, table), join(ben, table)]
    for seat, client in enumerate(clients):
        client.sit(seat)
    clients[0].do("start")
    for client in clients:
        client.commit()
    for client in clients:
        client.reveal()
    for client in clients:
        client.close()
    return [(table, ana.token), (table, ben.token)]


def join(guest: Guest, table: str) -> Client:
    """Open a socket through nginx; as browsers do, again where it is hung up on at once."""
    for _ in range(TRIES):
        try:
            return guest.join(table)
        except InvalidMessage:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", ResourceWarning)  # of the library's own socket
                gc.collect()
    return guest.join(table)


def connections(server: Server) -> float:
    found = re.search(r"^lanai_connections (\S+)", server.http.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_nginx_takes_the_configuration() -> None:
    with front.place() as folder:
        conf = front.CONF.read_text(encoding="utf-8")
        moved = front.moved(conf, folder, [8001, 8002], free_port())
        (folder / "nginx.conf").write_text(moved, encoding="utf-8")
        tried = subprocess.run(
            front.command(folder, "-t", "-g", f"pid {folder}/nginx.pid;"),
            capture_output=True,
            text=True,
            check=False,
        )
    assert tried.returncode == 0, tried.stderr


async def test_games_go_on_when_one_of_two_processes_is_killed(servers: list[Server]) -> None:
    with front.fronted([server.url for server in servers]) as nginx:
        address = Address(nginx.url)
        where = Where()
        where.open(address.url, address.trust)
        players: list[Player] = []
        for number in range(TABLES):
            for seat, (table, token) in enumerate(await asyncio.to_thread(begin, address)):
                players.append(Player(where, table, seat, token, seed=10 * number + seat))

        async def kill() -> None:
            await where.until(5 * TABLES)
            busy = [await asyncio.to_thread(connections, server) for server in servers]
            await asyncio.to_thread(servers[busy.index(max(busy))].stop, signal.SIGKILL)

        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            group.create_task(kill())
            for player in players:
                group.create_task(player.play())
        assert sum(player.welcomes for player in players) > len(players), "some had to come back"
        for player in players:
            check(address, player)
        address.http.close()


def check(address: Address, player: Player) -> None:
    """Check that the record holds a player's acknowledged moves once, and that the bot went on."""
    verdict = verify(address.http.get(f"/api/tables/{player.table}/record").text, find)
    assert verdict.finished and verdict.chance == PROVEN
    moves = [(line["seat"], line["move"]) for line in verdict.record.lines if "move" in line]
    assert [move for seat, move in moves if seat == player.seat] == [
        sent.move for sent in player.moves
    ]


def test_budgets_are_those_of_the_address_that_nginx_sees(tmp_path: Path) -> None:
    with serving(tmp_path, **LIMITS) as server, front.fronted([server.url]) as nginx:
        address = Address(nginx.url)
        forged = [
            address.http.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in range(6)
        ]
        assert [answer.status_code for answer in forged] == [200] * 4 + [429] * 2
        assert address.trust is not None
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2", verify=address.trust)
        with httpx.Client(base_url=nginx.url, transport=elsewhere) as other:
            assert other.get("/api/games").status_code == 200
        address.http.close()


def test_figures_of_a_process_are_not_told_through_nginx(server: Server) -> None:
    with front.fronted([server.url]) as nginx:
        address = Address(nginx.url)
        assert address.http.get("/metrics").status_code == 404
        assert address.http.get("/healthz").status_code == 200
        address.http.close()
