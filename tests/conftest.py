from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from lanai.conformance.variants import Variant, variants

# How many times the usual number of examples: less where another run has tried the rest.
SOAK = float(os.environ.get("LANAI_SOAK", "1"))
settings.register_profile(
    "lanai",
    deadline=None,
    max_examples=max(1, round(25 * SOAK)),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("lanai")


@pytest.fixture(params=variants(), ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    param: Variant = request.param
    return param
