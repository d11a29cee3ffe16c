"""Connections to PostgreSQL and what can go wrong with them."""

from __future__ import annotations

from typing import Final, TypeAlias

import asyncpg

from lanai.server.store.contract import StoreError, one_line

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
FAULTS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What the driver raises when the database or the way to it fails (a time-out is an OSError)."""
PATIENCE: Final = 30.0
"""Seconds for one statement."""


async def connect(url: str) -> Connection:
    """Connect within ten seconds, or raise StoreError."""
    try:
        return await asyncpg.connect(
            url,
            timeout=10,
            command_timeout=PATIENCE,
            server_settings={"application_name": "lanai"},
        )
    except (*FAULTS, ValueError) as error:
        raise unreachable(error) from None


def unreachable(error: Exception) -> StoreError:
    """Say that the database does not answer, and why."""
    return StoreError("store-unreachable", {"error": one_line(error)})
