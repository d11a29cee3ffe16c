"""How much a run tries: LANAI_SOAK times the usual number of examples."""

from __future__ import annotations

import os
from typing import Final

import pytest

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
