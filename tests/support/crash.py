"""Players who keep playing while their server is killed and started again."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
PATIENCE = 300.0
"""Seconds after which a test that waits is taken to hang."""
LOST = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)


@dataclass
class Sent:
    """A move that was sent and not acknowledged yet."""

    id: str
    seq: int
    move: str


class Where:
    """The address at which players find their server now, if it is up."""

    def __init__(self) -> None:
        self.url = ""
        self.trust: ssl.SSLContext | None = None
        self.up = asyncio.Event()
        self.acknowledged = 0
        self.moved = asyncio.Condition()

    def open(self, url: str, trust: ssl.SSLContext | None = None) -> None:
        self.url, self.trust = url, trust
        self.up.set()

    def shut(self) -> None:
        self.up.clear()

    async def count_one(self) -> None:
        async with self.moved:
            self.acknowledged += 1
            self.moved.notify_all()

    async def until(self, acknowledged: int) -> None:
        """Wait until so many moves were acknowledged in all."""
        async with self.moved:
            await self.moved.wait_for(lambda: self.acknowledged >= acknowledged)


class Player:
    """Makes random legal moves on one seat to the end of the game, whatever happens meanwhile.

    A move whose answer did not come is sent again with the same id. `moves` are those that were
    acknowledged, in order; a stale one is none of them. Every update must follow the one before
    without a gap.
    """

    def __init__(self, where: Where, table: str, seat: int, token: str, seed: int) -> None:
        self.where = where
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = random.Random(seed)
        self.moves: list[Sent] = []
        self.seq = 0
        self.legal: list[str] = []
        self.over = False
        self.sent: Sent | None = None
        self.answered = 0
        self.resent = 0
        self.welcomes = 0

    @property
    def done(self) -> bool:
        """Tell whether the game is over and every move was acknowledged."""
        return self.over and self.sent is None

    async def play(self) -> None:
        """Play to the end, on as many connections as it takes."""
        while not self.done:
            await self.where.up.wait()
            where = self.where
            address = f"{where.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
            with suppress(*LOST):
                async with connect(
                    address, ssl=where.trust, max_size=None, compression=None
                ) as socket:
                    await self._talk(socket)
            await asyncio.sleep(0.01)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "since": self.seq, "lang": "en"}
        await socket.send(json.dumps(hello))
        self._hear_welcome(json.loads(await socket.recv()))
        if self.sent is not None:
            self.resent += 1
            await self._send(socket, self.sent)
        while not self.done:
            await self._move_if_due(socket)
            await self._hear(json.loads(await socket.recv()))

    def _hear_welcome(self, message: Json) -> None:
        assert message["type"] == "welcome", message
        self.welcomes += 1
        assert message["you"]["seat"] == self.seat
        for update in message["history"]:
            self._count(update["seq"])
        self._take(message["position"])

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "update":
                self._count(message["seq"])
                self._take(message["position"])
            case "ok":
                self.moves.append(self._answered(message))
                await self.where.count_one()
            case "error":  # somebody was quicker, in a simultaneous step or on the same seat
                assert message["code"] in ("stale", "game-over"), message
                self._answered(message)

    def _answered(self, message: Json) -> Sent:
        """Put the move aside that this is the answer to."""
        sent, self.sent = self.sent, None
        assert sent is not None and message["id"] == sent.id
        self.answered = sent.seq
        return sent

    def _count(self, seq: int) -> None:
        assert seq == self.seq + 1, f"told {seq} after {self.seq}"
        self.seq = seq

    def _take(self, position: Json) -> None:
        assert position["seq"] == self.seq
        self.legal, self.over = position["legal"], position["over"]

    async def _move_if_due(self, socket: ClientConnection) -> None:
        if self.sent is None and self.legal and self.seq > self.answered:
            name = str(UUID(int=self.rng.getrandbits(128)))
            self.sent = Sent(name, self.seq, self.rng.choice(self.legal))
            await self._send(socket, self.sent)

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        request = {"type": "move", "id": sent.id, "seq": sent.seq, "move": sent.move}
        await socket.send(json.dumps(request))
