"""Hearing of appends by other processes through LISTEN and NOTIFY.

A notification that is sent while nobody listens is lost. So the channel remembers the database's
time when its connection was last known to live; after a loss it connects again and then tells of
every table that changed since shortly before that time, and that anybody may have changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final
from uuid import UUID

from msgspec.json import decode

from lanai.server.store.contract import OnAppend, StoreError
from lanai.server.store.people import OnPerson
from lanai.server.store.postgresql_connection import FAULTS, Connection, connect
from lanai.server.store.writes import dumped

CHANNEL: Final = "lanai"
CHANGED: Final = "SELECT id, next FROM tables WHERE changed > $1"
LONGEST: Final = 7000
"""Bytes of one payload; PostgreSQL takes less than 8000."""
MARGIN: Final = timedelta(minutes=2)
"""Longer than any transaction, since `changed` is the time when its transaction began."""
HEARTBEAT: Final = 10.0
PAUSE: Final = 0.25
"""Seconds between attempts to connect again; they grow to twenty times this."""


def payloads(me: UUID, ends: dict[str, int]) -> Iterator[str]:
    """Write the tables that grew, with their next numbers, in texts that are short enough."""
    part: dict[str, int] = {}
    size = 0
    for table, end in ends.items():
        size += len(table.encode()) + 16
        if size > LONGEST and part:
            yield dumped({"writer": str(me), "next": part})
            part, size = {}, len(table.encode()) + 16
        part[table] = end
    if part:
        yield dumped({"writer": str(me), "next": part})


def person_payload(me: UUID, guest: str) -> str:
    """Write who has changed."""
    return dumped({"writer": str(me), "next": {}, "guest": guest})


class Channel:
    """Keeps one connection that listens, and tells what other writers than `me` appended."""

    def __init__(self, url: str, me: UUID) -> None:
        self._url: Final = url
        self._me: Final = str(me)
        self._hearers: Final[list[OnAppend]] = []
        self._hearers_of_people: Final[list[OnPerson]] = []
        self._alive: datetime
        self._task: asyncio.Task[None] | None = None

    def tell(self, hear: OnAppend) -> None:
        """Tell the channel's news to one more."""
        self._hearers.append(hear)

    def tell_people(self, hear: OnPerson) -> None:
        """Tell who has changed to one more."""
        self._hearers_of_people.append(hear)

    async def start(self) -> None:
        """Listen from now on."""
        connection, lost = await self._listen(since=None)
        self._task = asyncio.create_task(self._keep(connection, lost), name="listening")

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, since: datetime | None) -> tuple[Connection, asyncio.Event]:
        """Listen on a new connection, and look again at what changed since a time, if any."""
        connection = await connect(self._url)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            now: datetime = await connection.fetchval("SELECT now()")
            if since is not None:
                for row in await connection.fetch(CHANGED, since):
                    self._tell(row["id"], row["next"])
                self._tell_person(None)  # who was changed meanwhile is not known
        except BaseException:
            connection.terminate()
            raise
        self._alive = now
        return connection, lost

    async def _keep(self, connection: Connection, lost: asyncio.Event) -> None:
        while True:
            try:
                await self._until_lost(connection, lost)
            finally:
                connection.terminate()
            connection, lost = await self._listen_again()

    async def _until_lost(self, connection: Connection, lost: asyncio.Event) -> None:
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), HEARTBEAT)
            except TimeoutError:
                try:
                    self._alive = await connection.fetchval("SELECT now()")
                except FAULTS:
                    return

    async def _listen_again(self) -> tuple[Connection, asyncio.Event]:
        pause = PAUSE
        while True:
            try:
                return await self._listen(since=self._alive - MARGIN)
            except (*FAULTS, StoreError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, 20 * PAUSE)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        news = decode(str(payload))
        if news["writer"] != self._me:
            for table, end in news["next"].items():
                self._tell(table, end)
            if "guest" in news:
                self._tell_person(news["guest"])

    def _tell(self, table: str, end: int) -> None:
        for hear in self._hearers:
            hear(table, end)

    def _tell_person(self, guest: str | None) -> None:
        for hear in self._hearers_of_people:
            hear(guest)
