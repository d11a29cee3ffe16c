from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from lanai.conformance.variants import Variant, variants
from support.effort import SOAK

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
