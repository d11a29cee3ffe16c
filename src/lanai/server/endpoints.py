"""Everything that can be asked over HTTP under `/api`."""

from __future__ import annotations

import time
from typing import Final

from lanai.server import protocol as wire
from lanai.server.bells.endpoints import BELL_ENDPOINTS
from lanai.server.daily.endpoints import DAILY
from lanai.server.guest_endpoints import GUEST_ENDPOINTS
from lanai.server.house import house_of
from lanai.server.http import Call, Endpoint
from lanai.server.letters import listed
from lanai.server.logs import note
from lanai.server.moment import now_ms
from lanai.server.people_endpoints import PEOPLE_ENDPOINTS
from lanai.server.ratings.endpoints import PEOPLE
from lanai.server.refused import Refused
from lanai.server.reports import report_of
from lanai.server.table_endpoints import GAME_ENDPOINTS, TABLE_ENDPOINTS


async def list_tables(call: Call[None]) -> list[wire.TableCard]:
    """List the public tables that can be joined or watched."""
    return [listed(card) for card in await call.hall.public.show(time.monotonic())]


async def report_guest(call: Call[wire.NewReport]) -> wire.Reported:
    """Report somebody at a table to whoever runs the server."""
    guest = await call.guest()
    live = await call.hall.find_for(call.path("id"), guest.guest)
    report = report_of(await live.stored(), guest, call.body, now_ms())
    if not await house_of(call).store.add_report(report, call.hall.settings.reports_per_day):
        raise Refused("too-many-reports")
    note("reported", table=live.table.log_name, reason=report.reason)
    return wire.Reported(report.name, len(report.lines))


ENDPOINTS: Final = (
    *GUEST_ENDPOINTS,
    *PEOPLE_ENDPOINTS,
    *BELL_ENDPOINTS,
    *GAME_ENDPOINTS,
    Endpoint("GET", "/api/tables", list_tables, list[wire.TableCard]),
    *TABLE_ENDPOINTS,
    Endpoint(
        "POST", "/api/tables/{id}/reports", report_guest, wire.Reported, wire.NewReport,
        guest=True, status=201, errors=(404,),
    ),
    *PEOPLE,
    *DAILY,
)  # fmt: skip
