"""What a worker that thinks runs: nothing of the hall, so that it has started sooner."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, cast


def answer(job: bytes) -> bytes:
    """Do a job: call a function, and give what it returns or raises."""
    work, args, kwargs = cast("tuple[Callable[..., Any], Any, Any]", pickle.loads(job))
    try:
        return pickle.dumps((True, work(*args, **kwargs)))
    except Exception as error:
        return pickle.dumps((False, error))
