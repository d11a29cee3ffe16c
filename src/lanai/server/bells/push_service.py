"""Speaks to push services, which strangers have named: by HTTPS, and to public addresses only.

The name is looked up once, and the connection goes to the very address that was looked at. Nothing
is followed, little is read, and nobody waits long.
"""

from __future__ import annotations

import asyncio
import re
from ssl import create_default_context
from typing import Final

from lanai.server.bells.addresses import Endpoint, is_public

PORT: Final = 443
SECONDS: Final = 10.0
MOST_HEAD: Final = 16 * 1024
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
FAILURES: Final = (OSError, ValueError, TimeoutError, EOFError, asyncio.LimitOverrunError)


class Unreachable(Exception):
    """A push service that cannot be spoken to; `lasting` if it never may be."""

    def __init__(self, why: str, *, lasting: bool = False) -> None:
        super().__init__(why)
        self.lasting: Final = lasting


class PushServices:
    """Posts to push services."""

    def __init__(self) -> None:
        self.tls: Final = create_default_context()

    async def post(self, endpoint: Endpoint, headers: dict[str, str], body: bytes) -> int:
        """Post a message, and give the status of the answer; or raise Unreachable."""
        try:
            async with asyncio.timeout(SECONDS):
                address, port = await self._look_up(endpoint.host)
                return await self._post(address, port, endpoint, headers, body)
        except FAILURES as error:
            raise Unreachable(type(error).__name__) from None

    async def _look_up(self, host: str) -> tuple[str, int]:
        """Find the address of a host, unless any of its addresses is somebody's own."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, PORT, type=1)
        addresses = [str(sockaddr[0]) for *_, sockaddr in found]
        if not addresses or not all(map(is_public, addresses)):
            raise Unreachable("private-address", lasting=True)
        return addresses[0], PORT

    async def _post(
        self, address: str, port: int, endpoint: Endpoint, headers: dict[str, str], body: bytes
    ) -> int:
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self.tls, server_hostname=endpoint.host, limit=MOST_HEAD
        )
        try:
            told = {**headers, "Host": endpoint.host, "Content-Length": str(len(body))}
            lines = [f"POST {endpoint.path} HTTP/1.1", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in told.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            status = STATUS.match(await reader.readuntil(b"\r\n"))
            if status is None:
                raise ValueError("no status")
            return int(status[1])
        finally:
            writer.transport.abort()
