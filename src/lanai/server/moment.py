"""What time it is: the one place where the server looks at the clock of the machine."""

from __future__ import annotations

from time import time_ns


def now_ms() -> int:
    """Tell the time in milliseconds."""
    return time_ns() // 1_000_000
