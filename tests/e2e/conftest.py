from __future__ import annotations

import json
import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from support.browser import DESKTOP, PATIENCE_MS, Visitor, browsing, missing
from support.server import Guest, Server, play_on, seated, serving

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


Idle = dict[str, list[Visitor]]


@pytest.fixture(scope="session")
def idle() -> Idle:
    """Browsers that somebody has left as they found them, by where and what they are.

    A page that has been loaded before takes a third of the processor time of a new one.
    """
    return defaultdict(list)


@pytest.fixture
def visit(browser: Browser, server: Server, idle: Idle) -> Iterator[Visit]:
    """Open browsers of people, unpainted; at the end of the test none may have had a fault.

    With `alone` it is one that nobody else has used or will use.
    """
    with ExitStack() as hold:

        def opened(
            guest: Guest | None = None,
            *,
            forgiven: tuple[str, ...] = (),
            alone: bool = False,
            viewport: ViewportSize = DESKTOP,
            **kind: Any,
        ) -> Visitor:
            kind = {"locale": "en-GB", "reduced_motion": "reduce", **kind}
            free = idle[json.dumps([server.url, kind], sort_keys=True)]
            if free and not alone:
                visitor = free.pop()
                visitor.come(guest, viewport)
            else:
                kind = {"painted": False, "viewport": viewport, **kind}
                visitor = Visitor(browser, server.url, guest, **kind)
            hold.callback(left, visitor, None if alone else free, forgiven)
            return visitor

        yield opened


def left(visitor: Visitor, free: list[Visitor] | None, forgiven: tuple[str, ...]) -> None:
    """Keep a browser for the next one, unless it was used in a way that cannot be undone."""
    if free is None or visitor.page.is_closed():
        visitor.close(*forgiven)
        return
    try:
        visitor.make_room(*forgiven)
    except BaseException:
        visitor.context.close()
        raise
    free.append(visitor)


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
