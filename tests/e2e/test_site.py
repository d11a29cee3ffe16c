"""The page on any web space: hosts its tables itself, with the network cut, and keeps them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from lanai.core.verify import verify
from lanai.games import find
from support.browser import GAMES, Visitor
from support.effort import SOAK
from support.server import serving
from support.site import FOLDER, Site, site

PATIENCE_MS = 240_000
"""How long an engine may take to start on a machine that does much else."""
NO_LINE = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")


@pytest.fixture
def web_space() -> Iterator[Site]:
    assert (FOLDER / "engine.json").exists(), "the page for any web space is not built: make static"
    with site() as running:
        yield running


def visit(browser: Browser, space: Site) -> Visitor:
    visitor = Visitor(browser, space.url, painted=False)
    visitor.context.set_default_timeout(PATIENCE_MS)
    return visitor


def play(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()


def go_home(visitor: Visitor) -> None:
    visitor.page.get_by_role("link", name="Lanai, home").first.click()


def record_of(visitor: Visitor) -> str:
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Download record").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_whole_games_without_a_network(browser: Browser, web_space: Site) -> None:
    ana = visit(browser, web_space)
    page = ana.page
    page.goto(web_space.url)
    expect(page.get_by_role("button", name="Play now: Moluku")).to_be_visible()
    ana.name("Ana")
    assert not [path for path in web_space.asked if "pyodide" in path or "/api/" in path]
    page.get_by_role("link", name="Ana, your own page").click()
    page.get_by_role("button", name=re.compile("Make available offline")).click()
    expect(page.get_by_text("and play without a network")).to_be_visible(timeout=PATIENCE_MS)
    web_space.stop()
    page.reload()
    go_home(ana)
    for game in GAMES if SOAK > 1 else ("tiki-topple",):
        play(page, game)
        ana.play_on(random.Random(3))
        verdict = verify(record_of(ana), find)
        assert verdict.state.game.name == game and verdict.chance == "proven"
        expect(page.get_by_role("heading", name="How the lead changed")).to_be_visible()
        go_home(ana)
    assert not [path for path in web_space.asked if "/api/" in path]
    web_space.start()
    ana.close(*NO_LINE)


def test_a_game_goes_on_after_a_reload_and_in_another_tab(
    browser: Browser, web_space: Site
) -> None:
    ana = visit(browser, web_space)
    page = ana.page
    page.goto(web_space.url)
    play(page, "tiki-topple")
    ana.move(random.Random(1))
    table = ana.table
    page.reload()
    ana.offer()
    assert ana.table == table
    page.goto(web_space.url)
    page.locator(f"main a[href*='{table}']").click()
    ana.move(random.Random(2))
    # A second tab is served by the first one, and takes its place when that is closed.
    ana.page = ana.context.new_page()
    ana.page.goto(f"{web_space.url}#/t/{table}")
    ana.offer()
    page.close()
    assert ana.move(random.Random(1))
    assert ana.move(random.Random(1))
    ana.close()


def test_a_device_that_keeps_nothing_says_so_and_plays_on(
    browser: Browser, web_space: Site
) -> None:
    ana = visit(browser, web_space)
    refuse = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"
    # Workers have a scope of their own: the very script of the host begins with it.
    ana.context.route(
        re.compile(r"host\.worker-.*\.js"),
        lambda route: route.fulfill(
            body=f"{refuse};\n{route.fetch().text()}", content_type="text/javascript"
        ),
    )
    ana.page.goto(web_space.url)
    play(ana.page, "tiki-topple")
    keeps_nothing = ana.page.get_by_text("This device keeps nothing at the moment")
    expect(keeps_nothing).to_be_visible(timeout=PATIENCE_MS)
    assert ana.move(random.Random(1))
    assert ana.move(random.Random(1))
    ana.close()


def test_a_servers_page_plays_on_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana = Visitor(browser, server.url, painted=False)
        ana.context.set_default_timeout(PATIENCE_MS)
        ana.page.goto("/settings")
        ana.page.get_by_role("button", name=re.compile("Make available offline")).click()
        kept = ana.page.get_by_text("and play without a network")
        expect(kept).to_be_visible(timeout=PATIENCE_MS)
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Play on this device").click()
    play(ana.page, "tiki-topple")
    ana.move(random.Random(1))
    assert ana.table.startswith("page-")
    ana.page.reload()
    ana.offer()
    expect(ana.page.get_by_role("button", name="Invite")).to_have_count(0)
    ana.close(*NO_LINE, "503", "Failed to fetch")
