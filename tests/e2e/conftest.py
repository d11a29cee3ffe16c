from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Visitor, browsing, missing
from support.server import Guest, Server, play_on, seated, serving

PATIENCE_MS = 20_000
"""How long a page may take on a machine that does much else; who waits less finds no more."""
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    lacking = missing()
    if lacking is not None:
        # `make` says which build it tests; only a run by hand may leave the browser out.
        assert "LANAI_EXPECT_BUILD" not in os.environ, lacking
        pytest.skip(lacking)
    with browsing() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("e2e")) as running:
        yield running


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open browsers of people, unpainted; at the end of the test none may have had a fault."""
    with ExitStack() as hold:

        def opened(
            guest: Guest | None = None, *, forgiven: tuple[str, ...] = (), **context: Any
        ) -> Visitor:
            visitor = Visitor(browser, server.url, guest, **{"painted": False, **context})
            hold.callback(visitor.close, *forgiven)
            return visitor

        yield opened


@dataclass(frozen=True)
class Over:
    """A finished game and one who played it."""

    table: str
    guest: Guest


Finished = Callable[[str], Over]


@pytest.fixture(scope="session")
def finished(server: Server) -> Finished:
    """Give a finished game of two people, played once for all tests."""

    @cache
    def over(game: str) -> Over:
        clients = seated(server, game, 2)
        play_on(clients, random.Random(11))
        for client in clients:
            client.close()
        guest = clients[0].guest
        assert guest is not None
        return Over(clients[0].id, guest)

    return over
