"""Hours in which somebody wants to hear nothing, in their own time zone. Pure."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from lanai.server.store import QuietHours

DAY_MINUTES: Final = 24 * 60


def is_zone(name: str) -> bool:
    """Tell whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def quiet_until(quiet: QuietHours | None, now: int) -> int | None:
    """Tell when the quiet hours end that it is now, in milliseconds; None when it is none of them.

    On the days when clocks change, hours are as the clock on the wall shows them.
    """
    if quiet is None or quiet.starts == quiet.ends:
        return None
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    since_start = (minute - quiet.starts) % DAY_MINUTES
    if since_start >= (quiet.ends - quiet.starts) % DAY_MINUTES:
        return None
    day = here.date() if minute < quiet.ends else here.date() + timedelta(days=1)
    end = datetime.combine(
        day, time(quiet.ends // 60, quiet.ends % 60, fold=here.fold), here.tzinfo
    )
    return round(end.timestamp() * 1000)
