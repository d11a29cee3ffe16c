"""How much a run tries: LANAI_SOAK times the usual number of examples."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

import pytest
from _pytest.mark.structures import ParameterSet

SOAK: Final = float(os.environ.get("LANAI_SOAK", "1"))
once = pytest.mark.skipif(
    SOAK < 1, reason="nothing compiled has a part in it: the run on the compiled build shows it"
)
strength = pytest.mark.skipif(
    SOAK < 1, reason="how well a bot plays is the same in both builds: the quicker one shows it"
)
thorough = pytest.mark.skipif(
    SOAK <= 1, reason="its kind is shown by another of the same test: all of them in make soak"
)


def at_least(*kept: object, of: Iterable[object]) -> list[object]:
    """Give all cases of a test: `make test` tries these, `make soak` the others too."""
    listed = list(of)
    assert set(kept) <= set(listed), "a case that is kept is one of all"
    return [case if case in kept else _thorough(case) for case in listed]


def _thorough(case: object) -> ParameterSet:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=thorough)
