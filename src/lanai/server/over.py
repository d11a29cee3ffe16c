"""Games that are over, for whoever asks over HTTP and may see them."""

from __future__ import annotations

from typing import Any

from lanai.core.record import Record
from lanai.server.daily.deals import is_withheld
from lanai.server.http import Call
from lanai.server.moment import now_ms
from lanai.server.refused import Refused
from lanai.server.table import Table


async def finished(call: Call[Any]) -> Table:
    """Find a table whose game is over, or refuse."""
    live = await call.hall.find_for(call.path("id"), await call.person())
    table = await live.stored()
    if table.status != "over":
        raise Refused("not-over")
    return table


def open_record(table: Table) -> Record:
    """Give the record of a game that is over, or refuse while the day of its deal lasts."""
    assert table.play is not None
    if is_withheld(table, now_ms()):
        raise Refused("daily-running")
    return table.play.match.record
