"""Cards for the tests of the store, and a process that appends until it is killed."""

from __future__ import annotations

import asyncio
import sys
from uuid import uuid4

from lanai.server.store import NewDevice, Status, Store, StoredCard, make_store


def card(
    table: str = "t1",
    status: Status = "playing",
    guests: tuple[str, ...] = ("g1", "g2"),
    public: bool = False,
    updated: int = 1,
    host: str = "g1",
) -> StoredCard:
    return StoredCard(table, "moluku", status, public, host, guests, {"seats": 2}, updated)


def device(token_hash: str, at: int = 1) -> NewDevice:
    return NewDevice(f"d-{token_hash}", token_hash, "Chrome on Linux", at)


async def append_for_ever(store: Store, table: str) -> None:
    """Append entries with unique ids and print each after it was acknowledged."""
    n = len(await store.entries(table))
    while True:
        entry: dict[str, object] = {"id": uuid4().hex, "about": "é\u0000" * 20}
        if await store.append(table, n, [entry]):
            print(table, n, entry["id"], flush=True)
            n += 1
        else:
            n = len(await store.entries(table))


async def race(store: Store, table: str, wins: int) -> None:
    """Append at the end of a log that others append to as well, until enough were let in."""
    for i in range(wins):
        while not await store.append(
            table, n := len(await store.entries(table)), [{"id": uuid4().hex, "i": i}]
        ):
            pass
        print(n, flush=True)


async def main(task: str, place: str, *tables: str) -> None:
    store = make_store(place)
    await store.open()
    match task:
        case "for-ever":
            await asyncio.gather(*(append_for_ever(store, table) for table in tables))
        case "race":
            await asyncio.gather(*(race(store, table, 50) for table in tables))
        case "once":
            (table,) = tables
            await store.append(table, len(await store.entries(table)), [{"from": "elsewhere"}])
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
