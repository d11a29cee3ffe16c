"""Where a server keeps what the commands beside it look at."""

from __future__ import annotations

import os
from pathlib import Path

from lanai.core.errors import SetupError
from lanai.server.settings import from_environment


def stored_at(data: Path | None, database: str | None) -> str | Path:
    """Give the database or the folder of a server that has run, or raise SetupError.

    Only a server makes a new folder: here it would hide that another one was meant.
    """
    settings = from_environment(data=data, database=database)
    if settings.database is None and not os.path.exists(settings.data):
        raise SetupError("store-no-folder", {"folder": str(settings.data)})
    return settings.database or settings.data
