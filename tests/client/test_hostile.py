"""A server that says anything: a program hears what it can, and never breaks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lanai.client.budget import Budget
from lanai.client.chair import Chair
from lanai.client.http import Api
from lanai.client.minds import Mind
from lanai.client.visits import Visit
from lanai.client.wishes import Wishes

DEEP = b'{"a":' * 100_000
SAID = [
    b"",
    b"\xff\xfe",
    DEEP,
    b'{"type":"update","seq":1,"events":[],"position":{"view":' + DEEP,
    b'{"type":"welcome","history":' + DEEP,
]


@pytest.mark.parametrize("said", SAID)
def test_what_cannot_be_read_is_passed_over(said: bytes) -> None:
    wishes = Wishes("http://127.0.0.1:1", "random", Path("key"), "Robin")

    async def hear() -> None:
        mind = Mind("random", 1, lambda error: None)
        at = Chair(wishes, "g_me", lambda: True)
        try:
            visit = Visit(Api(wishes.server), "t", at, mind, Budget(), lambda *_: None)
            await visit._hear(said)
        finally:
            mind.close()
        assert at.table is None

    asyncio.run(hear())
