"""Durable storage of tables as logs: SQLite in a folder by default, PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path

from lanai.server.store.bells import (
    Bell,
    DueTable,
    MailRequest,
    QuietHours,
    Ring,
    Waiting,
    mail_bell,
)
from lanai.server.store.contract import (
    Chain,
    NewReport,
    Report,
    Status,
    Store,
    StoredCard,
    StoredSnapshot,
    StoreError,
    TableStore,
)
from lanai.server.store.kept_days import BestTry, NewTry, StoredDeal, StoredTry, TryCounts
from lanai.server.store.kept_results import (
    ALL_TIME,
    Key,
    PlayedGame,
    RatedTally,
    Sitter,
    StoredChange,
    StoredRating,
    StoredResult,
    Tally,
    Tried,
)
from lanai.server.store.kept_reviews import Figures, SeatFigures
from lanai.server.store.people import (
    Device,
    Found,
    Guest,
    GuestStore,
    NewDevice,
    Passkey,
    Scrub,
)

__all__ = [
    "ALL_TIME", "Bell", "BestTry", "Chain", "Device", "DueTable", "Figures", "Found", "Guest",
    "GuestStore", "Key", "MailRequest", "NewDevice", "NewReport", "NewTry", "Passkey", "PlayedGame",
    "QuietHours", "RatedTally", "Report", "Ring", "Scrub", "SeatFigures", "Sitter", "Status",
    "Store", "StoreError", "StoredCard", "StoredChange", "StoredDeal", "StoredRating",
    "StoredResult", "StoredSnapshot", "StoredTry", "TableStore", "Tally", "Tried", "TryCounts",
    "Waiting", "mail_bell", "make_store",
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
