"""Who says something waits for those before them, and only for those."""

from __future__ import annotations

import asyncio
from collections import deque
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from lanai.server.pipe import MOST_WAITING, Pipe
from lanai.server.waiting_line import AT_ONCE, WaitingLine

pytestmark = pytest.mark.anyio

MASK = b"\1\2\3\4"


class Speaker:
    """Somebody who notes when they had a turn."""

    def __init__(self, number: int, turns: list[int]) -> None:
        self.number = number
        self.turns = turns

    def go_on(self) -> None:
        self.turns.append(self.number)


async def test_a_few_have_their_turn_in_each_round_in_the_order_in_which_they_came() -> None:
    line = WaitingLine()
    turns: list[int] = []
    for number in range(2 * AT_ONCE + 1):
        line.join(Speaker(number, turns))
    rounds = []
    while len(turns) < 2 * AT_ONCE + 1:
        await asyncio.sleep(0)
        rounds.append(len(turns))
    assert rounds == [AT_ONCE, 2 * AT_ONCE, 2 * AT_ONCE + 1]
    assert turns == list(range(2 * AT_ONCE + 1))


async def test_who_comes_meanwhile_is_last_and_an_empty_line_begins_anew() -> None:
    line = WaitingLine()
    turns: list[int] = []
    for number in range(AT_ONCE + 1):
        line.join(Speaker(number, turns))
    await asyncio.sleep(0)
    line.join(Speaker(-1, turns))
    await asyncio.sleep(0)
    assert turns[-2:] == [AT_ONCE, -1]
    line.join(Speaker(-2, turns))
    await asyncio.sleep(0)
    assert turns[-1] == -2


# In a connection


def frame(text: bytes) -> bytes:
    """Write the short frame of a client."""
    return bytes((0x81, 0x80 | len(text))) + MASK + apply_mask(text, MASK)


class Line:
    """A line in which nobody's turn comes, or when the test says."""

    def __init__(self) -> None:
        self.waiting: list[Pipe] = []

    def join(self, who: Pipe) -> None:
        self.waiting.append(who)


class Transport:
    """A line to a client of which only one thing counts."""

    reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def is_closing(self) -> bool:
        return False


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Any:
    """An open connection; what the library reads is queued as it comes."""
    made: Any = Pipe.__new__(Pipe)
    made.queue, made.said = asyncio.Queue(), deque()
    made.handshake_initiated = made.handshake_complete = True
    made.close_sent = made.read_paused = False
    made.transport, made.config = Transport(), SimpleNamespace(line=Line())
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "data_received",
        lambda self, data: self.queue.put_nowait({"bytes": data}),
    )  # fmt: skip
    return made


def heard(pipe: Any) -> list[bytes]:
    """List what the application would hear now."""
    return [pipe.queue.get_nowait()["bytes"] for _ in range(pipe.queue.qsize())]


async def test_a_text_waits_for_its_turn(pipe: Any) -> None:
    pipe.data_received(frame(b"one"))
    pipe.data_received(frame(b"two"))
    assert heard(pipe) == []
    for who in pipe.config.line.waiting:
        who.go_on()
    assert heard(pipe) == [b"one", b"two"]


async def test_what_the_library_reads_does_not_overtake(pipe: Any) -> None:
    pipe.data_received(frame(b"one"))
    long = frame(b"two")[:-1]
    pipe.data_received(long)
    pipe.data_received(frame(b"three"))
    assert heard(pipe) == [b"one", long, frame(b"three")]
    pipe.config.line.waiting[0].go_on()  # its turn comes, and it has said all
    assert heard(pipe) == []


async def test_what_was_said_is_heard_though_its_sender_has_gone(
    pipe: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "connection_lost",
        lambda self, error: self.queue.put_nowait({"bytes": b"gone"}),
    )  # fmt: skip
    pipe.config.doors = SimpleNamespace(leave=lambda transport: None)
    pipe.data_received(frame(b"one"))
    pipe.connection_lost(None)
    assert heard(pipe) == [b"one", b"gone"]


async def test_who_says_too_much_is_read_no_further_while_it_waits(pipe: Any) -> None:
    for _ in range(MOST_WAITING):
        pipe.data_received(frame(b"more"))
    assert pipe.transport.reads
    pipe.data_received(frame(b"more"))
    assert not pipe.transport.reads
