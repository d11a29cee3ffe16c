"""What can be asked over HTTP about deals of the day."""

from __future__ import annotations

from typing import Any, Final

from lanai.server import protocol as wire
from lanai.server.daily.days import is_day
from lanai.server.daily.show import daily_of, day_shown
from lanai.server.daily.wire import Daily, DailyDay, NewDailyTry
from lanai.server.hall import known_game
from lanai.server.house import house_of
from lanai.server.http import Call, Endpoint
from lanai.server.moment import now_ms
from lanai.server.refused import Refused

DAY: Final = "/api/daily/{day}"


async def show_daily(call: Call[None]) -> Daily:
    """Show today's deals, tomorrow's commitments and my own days."""
    return await daily_of(house_of(call).deals, await call.person(), now_ms())


async def show_day(call: Call[None]) -> DailyDay:
    """Show the deals of a day; their secrets once it is over, the results to who has played."""
    return await day_shown(house_of(call).deals, day_in(call), await call.person(), now_ms())


async def play_daily(call: Call[NewDailyTry]) -> wire.Table:
    """Play a day's deal: begin my one try that counts, go on with it, or practise after it."""
    guest = await call.guest()
    deal = await house_of(call).deals.deal(day_in(call), known_game(call.path("game")).name)
    asked = call.body.practice, call.body.device
    live = await house_of(call).deals.play(guest, deal, asked, call.address)
    return live.described()


def day_in(call: Call[Any]) -> str:
    """Read the day of a path, or refuse."""
    day = call.path("day")
    if not is_day(day):
        raise Refused("no-such-deal")
    return day


DAILY: Final = (
    Endpoint("GET", "/api/daily", show_daily, Daily, errors=(401,)),
    Endpoint("GET", DAY, show_day, DailyDay, errors=(401, 404)),
    Endpoint(
        "POST", DAY + "/{game}", play_daily, wire.Table, NewDailyTry,
        guest=True, errors=(403, 404, 409),
    ),
)  # fmt: skip
