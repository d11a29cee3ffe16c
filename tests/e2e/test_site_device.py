"""The page on any web space as a device that people share, put away and carry about."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Browser, FloatRect, Route, ViewportSize, expect

from e2e.test_site import go_home, keep_offline, more, play, visit, web_space
from support.browser import NOWHERE, PHONE
from support.device import PageTablet
from support.effort import at_least, thorough
from support.site import Site

__all__ = ["web_space"]

NAMES = ("Ana", "Ben", "Cleo")
BY_PAGE = 5
SLEEP = 2.0  # seconds
MOMENT_MS = 3000
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 844, "height": 390},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 657},
)


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    at_least(
        ("moonshine", 3, 0), of=[("tiki-topple", 2, 0), ("moluku", 3, 1), ("moonshine", 3, 0)]
    ),
)
def test_behind_the_curtain_of_a_page_nothing_of_the_others_is_to_be_found(
    game: str, people: int, bots: int, browser: Browser, web_space: Site
) -> None:
    ana = visit(browser, web_space)
    tablet = PageTablet(ana, *NAMES[:people])
    tablet.page.goto(web_space.url)
    tablet.sit_down_from_home(game, bots)
    rng = random.Random(people)
    sought = moves = 0
    while moves < BY_PAGE or tablet.lifted < people:
        offered = tablet.next()
        assert not offered.get("over")
        sought += tablet.demand_hidden(None if "curtain" in offered else tablet.looker())
        if "curtain" in offered:
            tablet.lift()
        elif offered["stops"]:
            ana.go_on()
        else:
            assert tablet.move(rng)
            moves += 1
    assert sought > 0
    assert set(tablet.views) >= set(range(people))
    go_home(ana)
    ana.close()


@thorough
def test_a_device_back_from_sleep_goes_on(browser: Browser, web_space: Site) -> None:
    ana = visit(browser, web_space)
    page = ana.page
    page.goto(web_space.url)
    play(page, "tiki-topple")
    rng = random.Random(1)
    assert ana.move(rng)
    ana.offer()
    told = ana.log.get_by_role("paragraph").count()
    # All of the page sleeps, and wakes up again.
    system = ana.context.new_cdp_session(page)
    system.send("Page.setWebLifecycleState", {"state": "frozen"})
    time.sleep(SLEEP)
    system.send("Page.setWebLifecycleState", {"state": "active"})
    assert ana.move(rng)
    ana.offer()
    told = more(ana.log, told)
    # The system has ended the workers meanwhile, of which nobody is told.
    [host] = [worker for worker in page.workers if "host.worker" in worker.url]
    host.evaluate("close()")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert ana.move(rng)
    told = more(ana.log, told)
    assert ana.move(rng)
    more(ana.log, told)
    ana.close()


@thorough
def test_who_has_played_here_finds_the_engine_started(browser: Browser, web_space: Site) -> None:
    ana = visit(browser, web_space)
    page = ana.page
    page.goto(web_space.url)
    expect(page.get_by_role("button", name="Play now: Tiki Topple")).to_be_visible()
    page.wait_for_timeout(MOMENT_MS)
    assert not page.workers
    play(page, "tiki-topple")
    ana.offer()
    keep_offline(page, web_space)
    page.goto(f"{web_space.url}{NOWHERE[1:]}")
    page.goto(web_space.url)
    # It has been started by itself, and shows nothing of it as long as nobody waits.
    expect(page.get_by_role("button", name="Play now: Tiki Topple")).to_be_visible()
    while not page.workers:
        page.wait_for_timeout(50)
        expect(page.locator(".loading")).to_have_count(0)
    asked = len(web_space.asked)
    play(page, "tiki-topple")
    ana.offer()
    assert not [path for path in web_space.asked[asked:] if "engine-" in path]
    ana.close()


def test_what_shows_how_far_the_engine_is_covers_nothing_that_is_pressed(
    browser: Browser, web_space: Site
) -> None:
    ana = visit(browser, web_space, viewport=PHONE, has_touch=True, is_mobile=True)
    page = ana.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.context.route("**/*.wasm", hold)
    page.goto(web_space.url)
    page.get_by_role("button", name="On this device: Tiki Topple").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of player 1").fill("Ana")
    dialog.get_by_label("Somebody else").fill("Ben")
    dialog.get_by_role("button", name="Add", exact=True).click()
    start = dialog.locator("button.start")
    progress = page.locator(".loading")
    for size in SIZES:
        page.set_viewport_size(size)
        expect(progress).to_be_in_viewport(ratio=1)
        start.scroll_into_view_if_needed()
        expect(start).to_be_in_viewport(ratio=0.98)
        assert apart(progress.bounding_box(), start.bounding_box()), size
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    ana.context.unroute("**/*.wasm")
    start.click()
    assert "curtain" in PageTablet(ana, "Ana", "Ben").next()
    expect(progress).to_have_count(0)
    ana.close()


def apart(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Tell whether two boxes have nothing in common."""
    assert one and other
    return (
        one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
        or one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
    )
