"""The server is killed at random moments under load: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import pytest

from lanai.core.verify import PROVEN, verify
from lanai.games import all_games, find
from lanai.server.store import make_store
from support.crash import PATIENCE, Player, Where
from support.effort import SOAK
from support.server import Server, seated

pytestmark = pytest.mark.anyio

KILLS = max(10, round(10 * SOAK))
TABLES = 5
MOST_MOVES = 40
"""The most moves that are made between two kills, about."""


class Evening:
    """Several tables at once, a new one whenever a game has ended, and one server at a time."""

    def __init__(self, place: str, folder: Path) -> None:
        self.arguments = ["--database", place] if place.startswith("postgresql") else []
        self.folder = folder
        self.rng = random.Random(50)
        self.games = cycle(sorted(all_games()))
        self.where = Where()
        self.players: list[Player] = []

    @asynccontextmanager
    async def server(self, end: signal.Signals) -> AsyncIterator[Server]:
        """Run a server on the same data, let the players in, and end it with a signal."""
        server = await asyncio.to_thread(Server, self.folder, *self.arguments)
        try:
            self.where.open(server.url)
            yield server
        finally:
            server.process.send_signal(end)
            self.where.shut()
            await asyncio.to_thread(server.stop, end)

    async def fill(self, server: Server) -> list[Player]:
        """Begin games at tables that are free, and give the new players."""
        before = len(self.players)
        while len({player.table for player in self.players if not player.over}) < TABLES:
            await asyncio.to_thread(self._new_table, server)
        return self.players[before:]

    def _new_table(self, server: Server) -> None:
        game = next(self.games)
        clients = seated(server, game, self.rng.choice(find(game).seats))
        for seat, client in enumerate(clients):
            assert client.guest is not None
            seed = self.rng.getrandbits(32)
            self.players.append(Player(self.where, client.id, seat, client.guest.token, seed))
            client.close()

    async def a_while(self) -> None:
        """Wait until some moves have been acknowledged, and a moment more."""
        more = self.rng.randrange(1, MOST_MOVES)
        async with asyncio.timeout(PATIENCE):
            await self.where.until(self.where.acknowledged + more)
        await asyncio.sleep(self.rng.random() / 100)


async def test_a_killed_server_loses_and_doubles_no_acknowledged_move(
    place: str, tmp_path: Path
) -> None:
    folder = tmp_path if place.startswith("postgresql") else Path(place)
    evening = Evening(place, folder)
    async with asyncio.TaskGroup() as playing:
        for _ in range(KILLS):
            async with evening.server(signal.SIGKILL) as server:
                for player in await evening.fill(server):
                    playing.create_task(player.play())
                await evening.a_while()
        playing.create_task(finish(evening))
    await check_logs(place, evening.players)


async def finish(evening: Evening) -> None:
    """Let all games come to their end, and check that their records hold what was acknowledged."""
    async with evening.server(signal.SIGTERM) as server, asyncio.timeout(PATIENCE):
        while not all(player.done for player in evening.players):
            await asyncio.sleep(0.05)
        for player in evening.players:
            record = server.http.get(f"/api/tables/{player.table}/record").text
            verdict = verify(record, find)
            assert verdict.finished and verdict.chance == PROVEN
            moves = [line for line in verdict.record.lines if "move" in line]
            own = [line["move"] for line in moves if line["seat"] == player.seat]
            assert own == [sent.move for sent in player.moves]


async def check_logs(place: str, players: list[Player]) -> None:
    """Check that the logs hold the acknowledged moves once, though many were sent twice."""
    assert sum(player.resent for player in players) > KILLS // 2
    store = make_store(place)
    await store.open()
    for table in {player.table for player in players}:
        stored = [entry for entry in await store.entries(table) if entry["entry"] == "moved"]
        sent = [move.id for player in players if player.table == table for move in player.moves]
        assert sorted(str(entry["id"]) for entry in stored) == sorted(sent)
    await store.close()
