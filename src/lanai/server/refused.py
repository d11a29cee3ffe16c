"""What a table refuses, as typed errors with a code for programs and a message for people."""

from __future__ import annotations

from typing import Final

import msgspec

from lanai.core.errors import Args, LanaiError, MoveError
from lanai.texts import Texts

STATUS: Final = {
    "unauthorized": 401, "metrics-token": 401, "not-host": 403, "banned": 403, "no-such-table": 404,
    "no-such-device": 404, "no-such-bell": 404, "no-such-passkey": 404,
    "no-such-game": 404, "no-such-cards": 404, "no-lesson": 404, "not-found": 404,
    "no-profile": 404, "no-such-deal": 404, "daily-person": 403,
    "no-method": 405, "not-over": 409, "daily-running": 409, "daily-practice": 409,
    "daily-not-today": 409, "no-mail": 409, "review-unfinished": 409,
    "not-in-lobby": 409, "stale": 409, "too-large": 413, "not-json": 415, "too-many-tables": 429,
    "too-fast": 429, "too-many-letters": 429, "too-many-reports": 429,
    "defect": 500, "unavailable": 503, "mail-failed": 503, "busy": 503, "full": 503,
}  # fmt: skip
UNPROCESSABLE: Final = 422
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What is raised by reading bytes that are no message: the last by those nested too deeply."""


class Refused(LanaiError):
    """A request that a table does not carry out; nothing has changed."""

    def __init__(self, code: str, args: Args | None = None) -> None:
        self.code = code
        super().__init__(f"table-{code}", args)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.details)


class Stale(Refused):
    """A request that answers to a position which is not the current one any more."""

    def __init__(self) -> None:
        super().__init__("stale")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


def code_of(error: LanaiError) -> str:
    """Name an error for programs."""
    if isinstance(error, Refused):
        return error.code
    return "illegal" if isinstance(error, MoveError) else error.reason


def rule_of(error: LanaiError) -> str | None:
    """Name the rule behind an error, if one is."""
    return error.refusal.rule if isinstance(error, MoveError) else None


def status_of(error: LanaiError) -> int:
    """Give the HTTP status of an error."""
    return STATUS.get(code_of(error), UNPROCESSABLE)


def message_of(error: LanaiError, texts: Texts) -> str:
    """Say an error in one sentence."""
    return texts.error(error)
