"""One SQLite transaction for a group of writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from lanai.server.store.contract import StoredCard, StoreError, unstored
from lanai.server.store.group import Outcome
from lanai.server.store.result_writes import Steps, kept
from lanai.server.store.writes import (
    ADD_REPORT,
    CLOSE_REPORT,
    KEEP,
    TRACE,
    About,
    AddReport,
    Append,
    CloseReport,
    CreateTable,
    KeepSnapshot,
    RemoveLobby,
    Row,
    Touch,
    Trace,
    Write,
    dumped,
    settle,
)

PRIMARY: Final = 0xFF
"""The bits of an error code that tell what it is about; the others tell why."""


def begin_at_once(connection: sqlite3.Connection) -> bool:
    """Begin to write; False when another program holds the lock."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY:
            return False
        raise unstored(error) from None
    return True


def begin(connection: sqlite3.Connection, seconds: float) -> None:
    """Begin to write, and wait for the lock of another program: only for so long."""
    connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")
    try:
        with undone_on_failure(connection):
            connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout = 0")


def write_all(connection: sqlite3.Connection, writes: list[Write]) -> list[Outcome]:
    """Carry out the writes, up to the commit; on any failure nothing is written."""
    with undone_on_failure(connection):
        return _outcomes(connection, writes)


def commit(connection: sqlite3.Connection) -> None:
    """Make durable what was written; on any failure nothing is."""
    with undone_on_failure(connection):
        connection.execute("COMMIT")


@contextmanager
def undone_on_failure(connection: sqlite3.Connection) -> Iterator[None]:
    """Roll back when something fails, and say what as a StoreError where the disk is to blame."""
    try:
        yield
    except BaseException as error:
        if connection.in_transaction:
            connection.rollback()
        if isinstance(error, sqlite3.OperationalError):
            raise unstored(error) from None
        raise


def _outcomes(connection: sqlite3.Connection, writes: list[Write]) -> list[Outcome]:
    outcomes: dict[int, Outcome] = {}
    appends: list[tuple[int, Append]] = []
    removals: list[tuple[int, RemoveLobby]] = []
    for i, write in enumerate(writes):
        match write:
            case Append():
                appends.append((i, write))
            case RemoveLobby():
                removals.append((i, write))
            case CreateTable():
                outcomes[i] = _taken_unless(_create(connection, write))
            case About():
                outcomes[i] = _about(connection, write)
            case AddReport() | CloseReport() | Steps():
                outcomes[i] = _keep(connection, write)
            case Touch():
                connection.execute("PRAGMA user_version = 1")
                outcomes[i] = True
            case KeepSnapshot():
                connection.execute(KEEP.replace("$", "?"), write.row())
                outcomes[i] = True
    won = _append(connection, [append for _, append in appends])
    outcomes.update(zip((i for i, _ in appends), won, strict=True))
    outcomes.update((i, _remove(connection, removal)) for i, removal in removals)
    return [outcomes[i] for i in range(len(writes))]


def _taken_unless(done: bool) -> Outcome:
    return done or StoreError("store-taken")


def _about(connection: sqlite3.Connection, write: About) -> bool:
    first, *rest = write.statements
    if connection.execute(first[0].replace("$", "?"), first[1]).rowcount < 1:
        return False
    for sql, args in rest:
        connection.execute(sql.replace("$", "?"), args)
    return True


def _keep(connection: sqlite3.Connection, write: AddReport | CloseReport | Steps) -> bool:
    if isinstance(write, Steps):
        return _take(connection, write)
    if isinstance(write, CloseReport):
        return _changed(connection, CLOSE_REPORT, (write.number,))
    return _changed(connection, ADD_REPORT, write.values())


def _create(connection: sqlite3.Connection, write: CreateTable) -> bool:
    card = write.card
    created = _changed(
        connection,
        "INSERT INTO tables (id, game, status, public, host, guests, summary, updated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (card.id, *_columns(card)),
    )
    if created:
        _insert_entries(connection, write.rows(), write.traces)
    return created


def _append(connection: sqlite3.Connection, appends: list[Append]) -> list[bool]:
    wanted = dumped(list({append.table for append in appends}))
    found = connection.execute(
        "SELECT id, coalesce((SELECT max(n) + 1 FROM entries WHERE tbl = id), 0) FROM tables"
        " WHERE id IN (SELECT value FROM json_each(?))",
        (wanted,),
    )
    settled = settle(appends, dict(found))
    _insert_entries(connection, settled.rows, settled.traces)
    connection.executemany(
        "UPDATE tables SET game = ?, status = ?, public = ?, host = ?, guests = ?, summary = ?,"
        " updated = ? WHERE id = ?",
        ((*_columns(card), table) for table, card in settled.cards.items()),
    )
    for result in settled.results:
        _take(connection, kept(result))
    for sql, args in settled.with_them:
        connection.execute(sql.replace("$", "?"), args)
    return settled.won


def _take(connection: sqlite3.Connection, steps: Steps) -> bool:
    if not _changed(connection, *steps.first):
        return False
    for sql, rows in steps.then:
        connection.executemany(sql.replace("$", "?"), rows)
    return True


def _remove(connection: sqlite3.Connection, write: RemoveLobby) -> bool:
    removed = connection.execute(
        "DELETE FROM tables WHERE id = ? AND status = 'lobby' AND updated < ?",
        (write.table, write.before),
    )
    if removed.rowcount != 1:
        return False
    for rows in ("entries", "sitting", "snapshots", "traces"):
        connection.execute(f"DELETE FROM {rows} WHERE tbl = ?", (write.table,))
    return True


def _columns(card: StoredCard) -> tuple[object, ...]:
    return (
        card.game,
        card.status,
        card.public,
        card.host,
        dumped(list(card.guests)),
        dumped(card.summary),
        card.updated,
    )


def _insert_entries(connection: sqlite3.Connection, rows: list[Row], traces: set[Trace]) -> None:
    connection.executemany("INSERT INTO entries (tbl, n, body) VALUES (?, ?, ?)", rows)
    if traces:
        connection.executemany(TRACE.replace("$", "?"), traces)


def _changed(connection: sqlite3.Connection, sql: str, args: tuple[object, ...]) -> bool:
    return connection.execute(sql.replace("$", "?"), args).rowcount == 1
