"""What a slow or changed server does to the page: parts that are gone, answers that race, focus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Request, Route, expect

from e2e.conftest import Finished, Visit

GONE = ("404", "Failed to load", "ERR_FAILED", "dynamically imported module")
FOCUSED = "document.activeElement.matches('{}')"


def missing(route: Route) -> None:
    route.fulfill(status=404, body="")


def test_a_page_whose_parts_are_gone_is_loaded_anew(visit: Visit) -> None:
    """After a deployment the parts of the old page have other names."""
    ana = visit(forgiven=GONE, alone=True)
    ana.page.goto("/")
    pages: list[str] = []
    ana.page.on("request", lambda sent: pages.append(sent.url) if is_page(sent) else None)
    ana.page.route(
        re.compile(r"/assets/Rules-"),
        lambda route: route.continue_() if pages else missing(route),
    )
    ana.page.get_by_role("link", name="Rules of Moluku").click()
    expect(ana.page.get_by_role("heading", name="Rules of Moluku").first).to_be_visible()
    assert len(pages) == 1


def is_page(sent: Request) -> bool:
    return sent.resource_type == "document"


@pytest.mark.parametrize("part", ["Table", "tiki-topple"])
def test_a_part_that_stays_away_is_told_and_can_be_tried_again(part: str, visit: Visit) -> None:
    ana = visit(forgiven=GONE, alone=True)
    ana.page.goto("/")
    pattern = re.compile(rf"/assets/{part}-")
    ana.page.route(pattern, missing)
    ana.page.get_by_role("button", name="Play now: Tiki Topple").click()
    expect(ana.page.get_by_text("A part of this page cannot be loaded.")).to_be_visible()
    ana.page.unroute(pattern)
    ana.page.reload()
    assert ana.offer()["words"]


def test_a_late_answer_never_shows_one_view_under_another_name(
    visit: Visit, finished: Finished
) -> None:
    over = finished("tiki-topple")
    ana = visit(over.guest, alone=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route(re.compile("viewer=0&"), hold)
    ana.page.goto(f"/t/{over.table}/replay?seat=spectator&n=3")
    views = ana.page.get_by_role("group", name="Seen as")
    pressed = views.locator("[aria-pressed=true]")
    expect(pressed).to_have_text("Watcher")
    views.get_by_role("button", name="Ana").click()
    while not held:
        ana.page.wait_for_timeout(20)
    expect(pressed).to_have_text("Watcher")
    views.get_by_role("button", name="Ben").click()
    expect(pressed).to_have_text("Ben")
    mine = ana.page.get_by_role("list", name="Your cards").or_(ana.page.locator("main .board"))
    shown = mine.first.inner_html()
    with ana.page.expect_response(re.compile("viewer=0&")):
        held[0].continue_()
    ana.page.wait_for_timeout(100)
    expect(pressed).to_have_text("Ben")
    assert mine.first.inner_html() == shown


def test_the_focus_never_falls_to_the_body(visit: Visit) -> None:
    ana = visit()
    ana.page.goto("/")
    pages = (("own page", "Somebody else"), ("Settings", "Settings"), ("Lanai", "Moluku"))
    for link, heading in pages:
        ana.page.get_by_role("link", name=link).first.press("Enter")
        expect(ana.page.get_by_role("heading", name=heading).first).to_be_visible()
        ana.page.wait_for_function(FOCUSED.format("main"))
    ana.page.get_by_role("button", name="Play now: Tiki Topple").press("Enter")
    ana.offer()
    ana.page.wait_for_function(FOCUSED.format("main"))
    for _ in range(3):
        ana.offer()
        cards = ana.page.get_by_role("list", name="Your cards").locator("button.open")
        cards.first.press("Enter")
        while not ana.page.locator(".act .go").is_visible():
            ana.page.get_by_role("button", name="can be chosen").first.press("Enter")
        ana.page.locator(".act .go").press("Enter")
        ana.page.wait_for_function("!document.querySelector('.act .go')")
        ana.page.wait_for_function(FOCUSED.format("main *, main"))
