"""Hours in which somebody wants to hear nothing, in their own time zone. Pure."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from lanai.server.store import QuietHours

DAY_MINUTES: Final = 24 * 60
MINUTE: Final = timedelta(minutes=1)


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
    if quiet is None:
        return None
    zone = ZoneInfo(quiet.zone)
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    if not _is_quiet(quiet, here):
        return None
    is_later = here.hour * 60 + here.minute >= quiet.ends
    day = here.date() + timedelta(days=1 if is_later else 0)
    end = datetime.combine(day, time(quiet.ends // 60, quiet.ends % 60, fold=here.fold), zone)
    while not _is_quiet(quiet, (end - MINUTE).astimezone(UTC).astimezone(zone)):
        end -= MINUTE  # the clock leaps over the end: it is over where it leaps
    return round(end.timestamp() * 1000)


def _is_quiet(quiet: QuietHours, at: datetime) -> bool:
    since_start = (at.hour * 60 + at.minute - quiet.starts) % DAY_MINUTES
    return since_start < (quiet.ends - quiet.starts) % DAY_MINUTES
