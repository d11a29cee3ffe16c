"""A visit to a table over its socket, for as long as it takes: lines are lost, servers restart."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from lanai.client.budget import Budget
from lanai.client.chair import Acts, Chair, ComeBack, Follow, Leave, Think
from lanai.client.http import Api
from lanai.client.minds import Mind
from lanai.client.wishes import Report
from lanai.client.worlds import Differs
from lanai.core.errors import LanaiError
from lanai.server import messages
from lanai.server.refused import UNREADABLE

DECODER: Final = msgspec.json.Decoder(messages.ServerMessage)
MOST_BYTES: Final = 4 * 1024 * 1024
HELLO_COST: Final = 5.0
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds after which a lost line is tried again: at first, and at last."""
PATIENCE: Final = 20.0
FINAL: Final = {4400: "join-not-now", 4401: "join-unknown", 4403: "join-banned", 4404: "join-gone"}
"""Codes with which a server hangs up for good."""
TOO_FAST: Final = 4429


class Over(Exception):
    """The visit is over; `table` is where it goes on, for a rematch."""

    def __init__(self, table: str | None = None) -> None:
        self.table: Final = table


class Visit:
    """One bot at one table."""

    def __init__(
        self, api: Api, table: str, chair: Chair, mind: Mind, budget: Budget, report: Report
    ) -> None:
        self.api: Final = api
        self.table: Final = table
        self.chair: Final = chair
        self.mind: Final = mind
        self.budget: Final = budget
        self.report: Final = report
        self.begun: Final = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.thinking: Final[set[asyncio.Task[None]]] = set()
        self.pause = FIRST_PAUSE
        self.leave_at: float | None = None

    async def stay(self) -> str | None:
        """Play until there is nothing more to do here; give the table of a rematch."""
        try:
            while True:
                await self._connected()
                self.chair.lose_line()
                await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))
                self.pause = min(LONGEST_PAUSE, 2 * self.pause)
        except Over as over:
            return over.table
        finally:
            for task in self.thinking:
                task.cancel()

    async def _connected(self) -> None:
        """Listen until the line is lost; raises Over."""
        try:
            async with connect(
                self.api.socket(self.table),
                max_size=MOST_BYTES,
                open_timeout=PATIENCE,
                user_agent_header=None,
            ) as socket:
                self.socket = socket
                await self.budget.wait(HELLO_COST - 1)
                await self._send(messages.Hello(token=self.api.token))
                while True:
                    async with asyncio.timeout_at(self.leave_at):
                        received = await socket.recv(decode=False)
                    await self._hear(received)
        except ConnectionClosed as error:
            self._hung_up(error)
        except TimeoutError:
            if self._is_time_to_leave():
                raise Over from None
        except InvalidURI as error:
            raise Over from error
        except (OSError, InvalidHandshake):
            pass  # it is not there now, or has too much to do
        finally:
            self.socket = None

    def _hung_up(self, error: ConnectionClosed) -> None:
        if self._is_time_to_leave():
            raise Over from None
        code = None if error.rcvd is None else error.rcvd.code
        if code in FINAL:
            self.report(FINAL[code], {"table": self.table})
            raise Over from None
        if code == TOO_FAST:
            self.pause = LONGEST_PAUSE

    def _is_time_to_leave(self) -> bool:
        return self.leave_at is not None and asyncio.get_running_loop().time() >= self.leave_at

    async def _hear(self, received: bytes) -> None:
        try:
            message = DECODER.decode(received)
        except UNREADABLE:
            return  # of a newer server: what it tells beside the game is not for us
        if isinstance(message, messages.Welcome):
            self.pause = FIRST_PAUSE
        was_over = self.chair.over
        try:
            acts = self.chair.hear(message, now_ms())
        except LanaiError as error:
            self.report(error.reason, error.details)
            raise Over from None
        if self.chair.position is not None:
            self.begun.set()
        if self.chair.over and not was_over:
            self._end()
        await self._do(acts)

    def _end(self) -> None:
        """Tell how the game ended, and wait a while for somebody who wants to play again."""
        scores = ", ".join(map(str, self.chair.scores))
        self.report("join-over", {"table": self.table, "scores": scores})
        linger = self.chair.wishes.linger if self.chair.may_play_again else 0.0
        self.leave_at = asyncio.get_running_loop().time() + linger

    async def _do(self, acts: Acts) -> None:
        for act in acts:
            match act:
                case Leave():
                    self.report(act.reason, {"table": self.table})
                    raise Over
                case Follow():
                    raise Over(act.table)
                case ComeBack():
                    assert self.socket is not None
                    await self.socket.close()
                case Think():
                    task = asyncio.create_task(self._think(act))
                    self.thinking.add(task)
                    task.add_done_callback(self.thinking.discard)
                case _:
                    await self._send(act)

    async def _think(self, act: Think) -> None:
        """Think beside listening, and move over whatever line there is by then."""
        began = time.monotonic()
        try:
            move = await self.mind.choose(act.world, act.seq, act.seconds)
        except Differs as error:
            await self._give_up(error)
            return
        await asyncio.sleep(max(0.0, self.chair.wishes.pace - (time.monotonic() - began)))
        await self._do(self.chair.moved(act.seq, move))

    async def _give_up(self, error: Differs) -> None:
        """Hang up for good on a server whose worlds are not ours."""
        self.report(error.reason, error.details)
        self.leave_at = asyncio.get_running_loop().time()
        if self.socket is not None:
            await self.socket.close()

    async def _send(self, message: messages.ClientMessage) -> None:
        await self.budget.wait()
        if self.socket is not None:
            try:
                await self.socket.send(msgspec.json.encode(message).decode())
            except ConnectionClosed:
                return  # whoever listens hears of it too


def now_ms() -> int:
    """Give the time in milliseconds."""
    return time.time_ns() // 1_000_000
