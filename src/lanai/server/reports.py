"""Reports: what somebody tells the operator about somebody else at a table. Pure."""

from __future__ import annotations

from typing import Final

import msgspec

from lanai.core.events import Json
from lanai.server.protocol import Chat
from lanai.server.protocol import NewReport as Asked
from lanai.server.refused import Refused
from lanai.server.store import Guest, NewReport
from lanai.server.table import Table

BEFORE: Final = 15
AFTER: Final = 5
"""Lines of chat before and after the one in question that are kept with a report."""


def report_of(table: Table, guest: Guest, asked: Asked, at: int) -> NewReport:
    """Write a report about somebody who sits at a table or has spoken there, or refuse."""
    if asked.guest == guest.guest:
        raise Refused("yourself")
    return NewReport(
        at=at,
        table=table.id,
        by_guest=guest.guest,
        by_name=guest.name,
        guest=asked.guest,
        name=_name_of(table, asked),
        reason=asked.reason,
        note=" ".join(asked.note.split()),
        lines=[_written(line) for line in _lines_around(table.chat, asked.line)],
    )


def _name_of(table: Table, asked: Asked) -> str:
    seat = table.seat_of(asked.guest)
    if seat is not None:
        return table.names()[seat]
    names = [line.name for line in table.chat if line.guest == asked.guest]
    if not names:
        raise Refused("no-such-person")
    return names[-1]


def _lines_around(chat: list[Chat], n: int | None) -> list[Chat]:
    """Give the lines around one, or the last ones when none is meant or it is not kept."""
    at = next((at for at, line in enumerate(chat) if line.n == n), len(chat) - 1)
    return chat[max(0, at - BEFORE) : at + AFTER + 1]


def _written(line: Chat) -> Json:
    written: Json = msgspec.to_builtins(line)
    return written
