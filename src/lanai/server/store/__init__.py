"""Durable storage of tables as logs: SQLite in a folder by default, PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path

from lanai.server.store.contract import Guest, Status, Store, StoreError, TableCard
from lanai.server.store.sqlite import SqliteStore

__all__ = ["Guest", "Status", "Store", "StoreError", "TableCard", "make_store"]


def make_store(where: str | Path) -> Store:
    """Make the store in a folder; it still has to be opened."""
    return SqliteStore(Path(where))
