from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest

from lanai.server.store import Store, make_store
from support.postgresql import PostgresServer, new_database, start_cluster
from support.server import Server, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(testrun_uid: str) -> PostgresServer:
    """One PostgreSQL for the whole run, shared by all test processes; the last one removes it.

    It lies outside pytest's own folder, which pytest closes to the user that PostgreSQL runs as.
    """
    return start_cluster(Path(gettempdir()) / f"lanai-{testrun_uid}")


@pytest.fixture
def database(cluster: PostgresServer) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with new_database(cluster) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be made: an empty folder, and an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    url: str = request.getfixturevalue("database")
    return url


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    store = make_store(place)
    await store.open()
    yield store
    await store.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that need no special one."""
    with serving(tmp_path_factory.mktemp("server") / "data") as server:
        yield server
