"""What a page keeps of the tables that it has left: nothing."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from support.browser import GAMES
from support.effort import at_least

MOVES = 2
TABLES = 3
MORE = {"nodes": 100, "jsEventListeners": 5}
"""What there may be more of: a table has thousands of nodes."""
TRIES = 20


def alive(page: Page) -> dict[str, int]:
    """Count what is left of a page once garbage has been collected."""
    system = page.context.new_cdp_session(page)
    system.send("HeapProfiler.collectGarbage")
    counted: dict[str, int] = system.send("Memory.getDOMCounters")
    system.detach()
    return counted


def kept_since(page: Page, before: dict[str, int]) -> list[str]:
    """Tell what there is more of than before, once what ends by itself has had its time to."""
    for _ in range(TRIES):
        now = alive(page)
        kept = [
            f"{what}: {before[what]}, {now[what]}"
            for what in MORE
            if now[what] > before[what] + MORE[what]
        ]
        if not kept:
            break
        page.wait_for_timeout(500)
    return kept


@pytest.mark.parametrize("game", at_least("moluku", of=sorted(GAMES)))
def test_nothing_stays_of_tables_that_were_left(game: str, visit: Visit) -> None:
    ana = visit()
    page = ana.page
    page.goto("/")
    rng = random.Random(1)
    first: dict[str, int] = {}
    for _ in range(TABLES):
        page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
        for _ in range(MOVES):
            assert ana.move(rng)
        ana.offer()
        page.get_by_role("link", name="Lanai, home").first.click()
        # The first screen shows tables that wait; the rules stay as they are.
        page.get_by_role("link", name=f"Rules of {GAMES[game]}").click()
        expect(page.get_by_role("heading", name="The cards and pieces")).to_be_visible()
        first = first or alive(page)  # what is made once was made at the first table
        assert not kept_since(page, first)
        page.get_by_role("link", name="Lanai, home").first.click()
