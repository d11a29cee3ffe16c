"""The store in one SQLite file: group commit flushed in one thread, reads in another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Final, TypeVar

from filelock import FileLock, Timeout
from msgspec.json import decode

from lanai.server.store.contract import OnAppend, StoredCard, StoreError, one_line
from lanai.server.store.group import Group, Outcome
from lanai.server.store.migrations import Step, steps_after, steps_for
from lanai.server.store.people import OnPerson
from lanai.server.store.sql import CARD, SqlStore
from lanai.server.store.sql_people import Row
from lanai.server.store.sqlite_writer import begin, begin_at_once, commit, write_all
from lanai.server.store.writes import Statement, Write

FILE: Final = "lanai.sqlite"
LOCK: Final = "lanai.lock"
PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
"""The file holds the secrets of running games; what SQLite adds beside it gets the same rights."""
LOCK_SECONDS: Final = 3.0
"""How long to wait for another program that has locked the file, before the writes are refused."""
HEAR_SECONDS: Final = 1.0
"""How soon a server hears what `lanai admin` has done."""
T = TypeVar("T")


class SqliteStore(SqlStore):
    """Keeps everything in `lanai.sqlite` in a folder that no other server may use meanwhile.

    Only a store that stands `beside` a server looks at a file as it is, and changes little.
    """

    _sitting = "json_array_length(guests)"
    _among = "(SELECT value FROM json_each({}))"
    _unlocked = ""

    def __init__(
        self, folder: Path, steps: list[Step] | None = None, *, beside: bool = False
    ) -> None:
        super().__init__()
        self._beside: Final = beside
        self._folder: Final = folder
        self._steps: Final = steps_for("sqlite") if steps is None else steps
        self._lock: Final = FileLock(folder / LOCK, timeout=0, thread_local=False)
        self._writing: Final = ThreadPoolExecutor(1, "sqlite-writer")
        self._reading: Final = ThreadPoolExecutor(1, "sqlite-reader")
        self._writer: sqlite3.Connection
        self._reader: sqlite3.Connection
        self._held: ExitStack
        self._hearers: Final[list[OnPerson]] = []
        self._hearing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._in(self._writing, self._open)
        self._group = Group(self._commit)
        if not self._beside:
            self._hearing = asyncio.create_task(self._hear(), name="hearing")

    async def close(self) -> None:
        if self._group is not None:
            group, self._group = self._group, None
            if self._hearing is not None:
                self._hearing.cancel()
            await group.close()
            self._reading.shutdown()
            await self._in(self._writing, self._held.close)
        self._reading.shutdown()
        self._writing.shutdown()

    async def cards_of(self, guest: str, limit: int) -> list[StoredCard]:
        return await self._read(
            f"SELECT {CARD} FROM sitting JOIN tables ON id = tbl WHERE guest = $1"
            " ORDER BY updated DESC, id LIMIT $2",
            guest,
            limit,
            row=self._card,
        )

    async def count_unfinished(self, guest: str, since: int) -> int:
        return await self._count(
            "SELECT count(*) FROM tables WHERE status <> 'over' AND updated >= $1"
            " AND (host = $2 OR id IN (SELECT tbl FROM sitting WHERE guest = $2))",
            since,
            guest,
        )

    def on_person(self, hear: OnPerson) -> None:
        self._hearers.append(hear)

    def on_append(self, hear: OnAppend) -> None:
        """Never call `hear`: no other process can append here."""

    async def tidy_up(self) -> None:
        await self._in(self._writing, self._checkpoint)

    def _checkpoint(self) -> None:
        """Take what was written over out of the log beside the file, unless it is in use."""
        with suppress(sqlite3.OperationalError):
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _about(self, guest: str, *statements: Statement, tell: bool = True) -> asyncio.Future[bool]:
        """Leave word for the server that runs, where another program changes somebody."""
        word: Statement = ("INSERT INTO news (guest) VALUES ($1)", (guest,))
        more = [word] if tell and self._beside else []
        return super()._about(guest, *statements, *more, tell=tell)

    async def _hear(self) -> None:
        """Look now and then what other programs have changed."""
        while True:
            await asyncio.sleep(HEAR_SECONDS)
            with suppress(StoreError):
                for n, guest in await self._read("SELECT n, guest FROM news ORDER BY n", row=tuple):
                    await super()._about("", ("DELETE FROM news WHERE n = $1", (n,)))
                    for hear in self._hearers:
                        hear(guest)

    async def _commit(self, writes: list[Write]) -> list[Outcome]:
        """Write at once, which is quick, and wait in the thread: for other programs, and the disk.

        A thread would have to wait for the interpreter after each row while the server is busy.
        """
        if not begin_at_once(self._writer):
            await self._in(self._writing, lambda: begin(self._writer, LOCK_SECONDS))
        outcomes = write_all(self._writer, writes)
        await self._in(self._writing, lambda: commit(self._writer))
        return outcomes

    async def _read(self, sql: str, *args: object, row: Callable[[Row], T]) -> list[T]:
        self._opened()
        query = sql.replace("$", "?")
        try:
            return await self._in(
                self._reading, lambda: [row(found) for found in self._reader.execute(query, args)]
            )
        except sqlite3.OperationalError as error:
            raise StoreError("store-unreachable", {"error": one_line(error)}) from None

    def _guests(self, stored: str) -> list[str]:
        guests: list[str] = decode(stored)
        return guests

    async def _in(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    def _open(self) -> None:
        with ExitStack() as held:
            try:
                if not self._beside:
                    self._folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
                    held.enter_context(self._lock)
                    (self._folder / FILE).touch(mode=PRIVATE_FILE)
                elif not (self._folder / FILE).exists():
                    raise StoreError("store-none", {"folder": str(self._folder)})
                self._writer = held.enter_context(closing(_connect(self._folder / FILE)))
                if self._beside:
                    _demand_current(self._writer, self._steps)
                else:
                    _migrate(self._writer, self._steps)
                    self._writer.execute("PRAGMA busy_timeout = 0")  # the loop never waits
                self._reader = held.enter_context(closing(_connect(self._folder / FILE)))
                self._reader.execute("PRAGMA query_only = ON")
            except Timeout:
                raise StoreError("store-in-use", {"folder": str(self._folder)}) from None
            except OSError as error:
                raise _unusable(self._folder, error.strerror or one_line(error)) from None
            except sqlite3.Error as error:
                raise _unusable(self._folder, one_line(error)) from None
            self._held = held.pop_all()


def _connect(file: Path) -> sqlite3.Connection:
    # Each connection is used by one thread at a time, though not by the one that made it.
    connection = sqlite3.connect(file, LOCK_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # a commit survives power loss
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is gone from the file
    return connection


def _version(connection: sqlite3.Connection) -> int:
    found = connection.execute("SELECT coalesce(max(version), 0) FROM schema_steps").fetchone()
    return int(found[0])


def _demand_current(connection: sqlite3.Connection, steps: list[Step]) -> None:
    if steps_after(steps, _version(connection)):
        raise StoreError("store-older")


def _migrate(connection: sqlite3.Connection, steps: list[Step]) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (version INTEGER PRIMARY KEY)")
    for step in steps_after(steps, _version(connection)):
        done = f"INSERT INTO schema_steps VALUES ({step.version})"
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql};\n{done};\nCOMMIT;")
        except sqlite3.Error:
            connection.rollback()
            raise


def _unusable(folder: Path, error: str) -> StoreError:
    return StoreError("store-folder", {"folder": str(folder), "error": error})
