"""Days by UTC, and what follows from them alone: pure.

A day is written as `2026-11-17`; days in this form are ordered as texts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

DAY: Final = 24 * 3600 * 1000
DAY_TEXT: Final = re.compile(r"\d{4}-\d{2}-\d{2}")
GRACE: Final = 60 * 1000
"""Milliseconds after a day's end in which its secrets stay secret: clocks of processes differ."""


def day_of(at: int) -> str:
    """Name the day of a time in milliseconds.

    >>> day_of(1_794_873_599_999), day_of(1_794_873_600_000)
    ('2026-11-16', '2026-11-17')
    """
    return datetime.fromtimestamp(at // 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Tell whether a text is a day.

    >>> is_day("2026-11-17"), is_day("2026-02-30"), is_day("20261117")
    (True, False, False)
    """
    try:
        return DAY_TEXT.fullmatch(text) is not None and bool(start_of(text))
    except (ValueError, OverflowError):
        return False


def start_of(day: str) -> int:
    """Give the first millisecond of a day."""
    return round(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() * 1000)


def end_of(day: str) -> int:
    """Give the first millisecond after a day."""
    return start_of(day) + DAY


def moved(day: str, by: int) -> str:
    """Give the day so many days later.

    >>> moved("2026-12-31", 1), moved("2026-11-17", -1)
    ('2027-01-01', '2026-11-16')
    """
    return (datetime.fromisoformat(day) + timedelta(days=by)).date().isoformat()


def is_over(day: str, now: int) -> bool:
    """Tell whether the secrets of a day may be shown."""
    return now >= end_of(day) + GRACE


def streaks(days: Sequence[str], today: str) -> tuple[int, int]:
    """Count the days in a row up to today, or yesterday if today is still to come; and the most.

    >>> streaks(["2026-11-16", "2026-11-15", "2026-11-12", "2026-11-11"], "2026-11-17")
    (2, 2)
    >>> streaks(["2026-11-17", "2026-11-14", "2026-11-13"], "2026-11-17")
    (1, 2)
    >>> streaks(["2026-11-15"], "2026-11-17")
    (0, 1)
    """
    runs: list[list[str]] = []
    for day in sorted(days):
        if runs and moved(runs[-1][-1], 1) == day:
            runs[-1].append(day)
        else:
            runs.append([day])
    most = max(map(len, runs), default=0)
    goes_on = bool(runs) and runs[-1][-1] >= moved(today, -1)
    return (len(runs[-1]) if goes_on else 0), most
