from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.server import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that need no special one."""
    with serving(tmp_path_factory.mktemp("server") / "data") as server:
        yield server
