"""Structured logs: one JSON object a line, without anything secret.

Only named fields are written. Tokens, nonces, secrets, moves, chat and cards never are: callers
pass ids and codes.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

FIELDS: Final = "fields"
TALKATIVE: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio")
"""Libraries that would write addresses of tables, at lower levels every message, and as a warning
whatever somebody sends that is no HTTP: only their errors are logged."""

SELDOM_SECONDS: Final = 60.0

LOGGER: Final = logging.getLogger("lanai.server")


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, FIELDS, {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = self.formatException(record.exc_info).splitlines()[-3:-1]
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send all logs to the error output as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.ERROR)


class Seldom:
    """Says of each thing once a minute that it is due: who comes back in a loop fills no log."""

    def __init__(self) -> None:
        self.told: dict[str, float] = {}

    def is_due(self, name: str, now: float) -> bool:
        """Tell whether to speak of something at a time in seconds, and take it as said."""
        self.told = {each: at for each, at in self.told.items() if now - at < SELDOM_SECONDS}
        if name in self.told:
            return False
        self.told[name] = now
        return True


def note(event: str, **fields: object) -> None:
    """Log that something happened."""
    LOGGER.info(event, extra={FIELDS: fields})


def warn(event: str, *, trace: bool = False, **fields: object) -> None:
    """Log that something went wrong; with `trace` also where, in our own code."""
    LOGGER.warning(event, exc_info=trace, extra={FIELDS: fields})
