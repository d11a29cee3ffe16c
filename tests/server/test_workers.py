"""Worker processes: who breaks or hangs costs nobody else their work."""

from __future__ import annotations

import asyncio
import time

import pytest

from lanai.server import workers
from lanai.server.fair_queue import Claim, Rank
from lanai.server.workers import Processes

pytestmark = pytest.mark.anyio


async def run(pool: Processes, who: str, seconds: float, work_seconds: float) -> None:
    async with pool.worker(Claim(Rank.PEOPLE, ((who, ""),))) as worker:
        await worker.run(seconds, time.sleep, work_seconds)


async def test_work_beside_some_that_never_ends_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.0)
    pool = Processes(2)
    try:
        endless = asyncio.create_task(run(pool, "a", 2.0, 10_000))
        beside = asyncio.create_task(run(pool, "b", 60.0, 2.5))
        with pytest.raises(TimeoutError):
            await endless
        assert not beside.done()
        await beside
        assert pool.is_idle()
    finally:
        pool.close()
