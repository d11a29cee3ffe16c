"""The page on any web space: hosts its tables itself, with the network cut, and keeps them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from e2e.test_hindsight import GOLDEN, SUM, percents
from e2e.test_lessons import ASKS, obey
from e2e.test_whole_games import tap_to_the_end
from lanai.core.verify import verify
from lanai.games import find
from support.browser import GAMES, PHONE, Visitor
from support.device import Tablet
from support.effort import SOAK, at_least, thorough
from support.server import serving
from support.site import FOLDER, Site, newer, site

PATIENCE_MS = 240_000
"""How long an engine may take to start on a machine that does much else."""
LYING: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
KEEPS_NOTHING = "This device keeps nothing at the moment"
# A window that keeps nothing, and a storage that is full when it is told to be.
REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
FULL = """let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...what) {
  const asked = put.apply(this, what);
  if (full) this.transaction.abort();
  return asked;
};"""
NO_LINE = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")


@pytest.fixture
def web_space() -> Iterator[Site]:
    assert (FOLDER / "engine.json").exists(), "the page for any web space is not built: make static"
    with site() as running:
        yield running


def visit(browser: Browser, space: Site, **kind: Any) -> Visitor:
    visitor = Visitor(browser, space.url, painted=False, **kind)
    visitor.context.set_default_timeout(PATIENCE_MS)
    return visitor


def begin_hosts_with(visitor: Visitor, script: str) -> None:
    """Let the script of the worker that hosts begin with this: it has a scope of its own."""
    visitor.context.route(
        re.compile(r"host\.worker-.*\.js"),
        lambda route: route.fulfill(
            body=f"{script}\n{route.fetch().text()}", content_type="text/javascript"
        ),
    )


def play(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()


def go_home(visitor: Visitor) -> None:
    visitor.page.get_by_role("link", name="Lanai, home").first.click()


def record_of(visitor: Visitor) -> str:
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Download record").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_everything_without_a_network(browser: Browser, web_space: Site) -> None:
    ana = visit(browser, web_space, viewport=PHONE, has_touch=True, is_mobile=True)
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
    # A whole game on a phone; its record, again and in hindsight.
    play(page, "tiki-topple")
    assert tap_to_the_end(page) > 10
    demand_proven(ana, "tiki-topple")
    expect(page.get_by_role("heading", name="How the lead changed")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider", name="Step")).to_have_value("3")
    demand_board_above_controls(page)
    page.go_back()
    page.get_by_role("link", name="Hindsight").click()
    expect(
        page.get_by_text("Looking at the game again").or_(page.get_by_role("list", name=SUM))
    ).to_be_visible()
    if SOAK > 1:
        expect(page.get_by_role("list", name=SUM)).to_be_visible(timeout=PATIENCE_MS)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    go_home(ana)
    page.set_viewport_size(TABLET)
    for game in GAMES if SOAK > 1 else ():
        play(page, game)
        assert ana.play_out(3) > 10
        demand_proven(ana, game)
        go_home(ana)
    play_a_hint(ana, "moluku")
    go_home(ana)
    page.get_by_role("link", name="Learn Tiki Topple").click()
    for _ in range(2):
        ana.offer()
        obey(page, "tiki-topple", page.locator(ASKS).first.inner_text())
    go_home(ana)
    # Three people at this device.
    tablet = Tablet(ana, "Ana", "Ben", "Cleo")
    tablet.sit_down_from_home("tiki-topple")
    for _ in range(4):
        assert tablet.move(random.Random(3))
    assert tablet.lifted == 4
    assert not [path for path in web_space.asked if "/api/" in path]
    web_space.start()
    ana.close(*NO_LINE)


def play_a_hint(visitor: Visitor, game: str) -> None:
    """Begin a game, and make the move that a strong player would."""
    page = visitor.page
    play(page, game)
    visitor.offer()
    told = visitor.log.get_by_role("paragraph").count()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="What a strong player would do")
    hint.get_by_role("button", name="Play it").first.click()
    expect(hint).to_be_hidden()
    more(visitor.log, told)


def more(log: Locator, than: int) -> int:
    """Wait until a log tells more than so many things, and count them."""
    expect(log.get_by_role("paragraph").nth(than)).to_be_attached(timeout=PATIENCE_MS)
    return log.get_by_role("paragraph").count()


def demand_proven(visitor: Visitor, game: str) -> None:
    """Demand that the record of the game that has just ended verifies."""
    verdict = verify(record_of(visitor), find)
    assert verdict.state.game.name == game and verdict.chance == "proven"


def demand_board_above_controls(page: Page) -> None:
    """Demand that a phone that lies shows the whole board of a replay above its controls."""
    page.set_viewport_size(LYING)
    board, controls = (page.locator(each).bounding_box() for each in (".rim", ".ledge"))
    assert board and controls and board["height"] + controls["height"] <= LYING["height"]
    assert page.evaluate("document.documentElement.scrollWidth") == LYING["width"]
    page.set_viewport_size(PHONE)


# Lets a file fall onto the page.
DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  document.querySelector("main").dispatchEvent(
    new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files }));
}"""


@pytest.mark.parametrize("game", at_least("moluku", of=sorted(GAMES)))
def test_a_record_that_is_dropped_onto_the_page_is_looked_back_at(
    game: str, browser: Browser, web_space: Site
) -> None:
    ana = visit(browser, web_space, viewport=PHONE)
    page = ana.page
    page.goto(web_space.url)
    expect(page.get_by_role("button", name=f"Play now: {GAMES[game]}")).to_be_visible()
    record = GOLDEN / game / "fair-2p.lanai.jsonl"
    page.evaluate(DROP, [record.name, record.read_text(encoding="utf-8")])
    expect(page.get_by_role("slider", name="Step")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("link", name="Hindsight").click()
    expect(page.get_by_role("list", name=SUM)).to_be_visible(timeout=PATIENCE_MS)
    *parts, result = percents(page)
    assert sum(parts) == result in (0, 50, 100)
    if SOAK > 1:
        expect(page.get_by_text("A first picture")).to_have_count(0, timeout=2 * PATIENCE_MS)
    ana.close()


@thorough
def test_a_game_goes_on_in_a_new_version_and_in_another_tab(
    browser: Browser, web_space: Site, tmp_path: Path
) -> None:
    ana = visit(browser, web_space)
    begin_hosts_with(ana, FULL)
    page = ana.page
    page.goto(web_space.url)
    play(page, "tiki-topple")
    ana.move(random.Random(1))
    table = ana.table
    # Its storage is full: it says so, plays on, and keeps all of it as soon as there is room.
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    ana.move(random.Random(1))
    expect(page.get_by_text(KEEPS_NOTHING)).to_be_visible()
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    ana.move(random.Random(1))
    ana.offer()
    keep_offline(page, web_space)
    # A new version takes the place of the old one: a page that is open goes on with its own files.
    web_space.serve(newer(tmp_path / "newer", "newer"))
    page.go_back()
    ana.move(random.Random(1))
    ana.offer()
    told = ana.log.get_by_role("paragraph").all_inner_texts()
    assert len(told) > 6
    expect(page.locator("meta[name=newer]")).to_have_count(0)
    page.reload()
    ana.offer()
    assert ana.table == table
    expect(page.locator("meta[name=newer]")).to_have_count(1)
    assert ana.log.get_by_role("paragraph").all_inner_texts() == told
    # A second tab is served by the first one, and takes its place when that is closed.
    ana.page = ana.context.new_page()
    ana.page.goto(web_space.url)
    ana.page.locator(f"main a[href*='{table}']").click()
    ana.move(random.Random(2))
    page.close()
    assert ana.move(random.Random(1))
    assert ana.move(random.Random(1))
    # Of two versions that are kept the newer one opens without a network.
    keep_offline(ana.page, web_space)
    web_space.stop()
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(ana.page.locator("meta[name=newer]")).to_have_count(1)
    web_space.start()
    ana.close(*NO_LINE)


def keep_offline(page: Page, space: Site) -> None:
    """Keep everything on the device, in the settings."""
    page.goto(f"{space.url}#/settings")
    kept = page.get_by_text("and play without a network")
    button = page.get_by_role("button", name=re.compile("Make available offline"))
    expect(kept.or_(button)).to_be_visible()
    if button.count():
        button.click()
    expect(kept).to_be_visible(timeout=PATIENCE_MS)


def test_a_device_that_keeps_nothing_says_so_and_plays_on(
    browser: Browser, web_space: Site
) -> None:
    ana = visit(browser, web_space)
    begin_hosts_with(ana, REFUSED)
    ana.page.goto(web_space.url)
    play(ana.page, "tiki-topple")
    expect(ana.page.get_by_text(KEEPS_NOTHING)).to_be_visible(timeout=PATIENCE_MS)
    assert ana.move(random.Random(1))
    # Addresses of nothing say so, and the way back leads to the game.
    for nowhere in (f"t/page-{'0' * 22}", f"t/{'0' * 22}", "nonsense"):
        ana.page.goto(f"{web_space.url}#/{nowhere}")
        expect(ana.page.get_by_role("heading", level=1)).to_have_text("Nobody sits here")
        ana.page.go_back()
        assert ana.move(random.Random(1))
    ana.close("404")


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
