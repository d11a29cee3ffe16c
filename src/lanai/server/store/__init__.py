"""Durable storage of tables as logs: SQLite in a folder by default, PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path

from lanai.server.store.contract import (
    Chain,
    Guest,
    NewReport,
    Report,
    Status,
    Store,
    StoredCard,
    StoredSnapshot,
    StoreError,
)

__all__ = [
    "Chain", "Guest", "NewReport", "Report", "Status", "Store", "StoreError", "StoredCard",
    "StoredSnapshot", "make_store",
]  # fmt: skip


def make_store(where: str | Path, *, beside: bool = False) -> Store:
    """Make the store for a folder or a `postgresql://…` URL; it still has to be opened.

    `beside` is for a look at a folder that a server may be using.
    """
    if str(where).startswith(("postgresql://", "postgres://")):
        # Imported here because most servers never need the driver of PostgreSQL.
        from lanai.server.store.postgresql import PostgresqlStore  # noqa: PLC0415

        return PostgresqlStore(str(where))
    from lanai.server.store.sqlite import SqliteStore  # noqa: PLC0415

    return SqliteStore(Path(where), beside=beside)
