from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lanai.conformance.variants import Variant, variants
from support.effort import SOAK

settings.register_profile(
    "lanai",
    deadline=None,
    max_examples=max(1, round(10 * SOAK)),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("lanai")


WAITING = {
    Path(__file__).parent / name
    for name in ("arena", "cli", "client", "e2e", "page", "server", "two_files")
}
"""Where a test waits for processes and pages, and a machine that does much else may fail it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let such a test try again twice; the summary names it, for it is a defect all the same."""
    for item in items:
        if not WAITING.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(params=variants(), ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    param: Variant = request.param
    return param
