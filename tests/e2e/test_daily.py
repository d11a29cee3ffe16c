"""The deal of the day: from the home page to its end, shared, and proven on the next day."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.test_accessibility import check
from support.browser import GO_ON, NOWHERE, PHONE, Visitor
from support.daily import Days, days, noon, play_steadily, played, secret_of
from support.server import sha256

DAY, NEXT = "2026-11-17", "2026-11-18"
BY_PAGE = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    with days(tmp_path_factory.mktemp("daily") / "data", DAY) as running:
        yield running


def play(ana: Visitor, server: Days) -> None:
    """Begin the try on the page, finish it at another device, and come to its end screen."""
    page = ana.page
    page.get_by_role("button", name="Play the deal of the day: Tiki Topple").click()
    expect(page.get_by_role("banner")).to_contain_text("deal of November 17")
    assert ana.play_on(random.Random(7), BY_PAGE) == BY_PAGE
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    elsewhere, address = ana.guest_at(server).join(ana.table), page.url
    page.goto(NOWHERE)
    play_steadily(elsewhere)
    elsewhere.close()
    page.goto(address)
    page.locator(GO_ON).or_(page.locator("#how")).first.wait_for()
    while page.locator(GO_ON).is_visible():
        ana.go_on()


def share(ana: Visitor) -> list[str]:
    """Share the result, and give the lines that were copied."""
    ana.page.evaluate("navigator.clipboard.writeText = async (text) => void (copied = text)")
    ana.page.get_by_role("button", name="Share").click()
    expect(ana.page.get_by_text("Copied, without a word about the cards.")).to_be_visible()
    lines: list[str] = ana.page.evaluate("copied").splitlines()
    return lines


def test_a_day_from_home_to_its_proof(visit: Visit, server: Days) -> None:
    for at, name in enumerate(("Ben", "Cleo")):
        played(server.guest(name), DAY, device=name, address=f"192.0.2.{at}")
    ana = visit(settings={"speed": "fast"})
    page = ana.page
    page.goto("/")
    ana.name("Ana")
    page.get_by_role("link", name="Deal of the day").click()
    deal = page.locator("article[data-game=tiki-topple]")
    expect(deal).to_contain_text("Not played yet")
    expect(page.locator("figure"), "nothing of others before").to_have_count(0)
    check(ana)
    play(ana, server)
    table = ana.table
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.get_by_role("heading", name="On the same cards")).to_be_visible()
    expect(page.get_by_role("img", name="tries by points ahead")).to_be_visible()
    expect(page.get_by_text("The record with its secret is shown when")).to_be_visible()
    expect(page.get_by_role("button", name="Download record")).to_have_count(0)
    page.get_by_role("link", name="Deal of the day").click()
    expect(deal).to_contain_text("of 3")
    expect(deal.locator(".room.mine")).to_have_count(1)
    check(ana)
    shared = share(ana)
    assert shared[0] == "Lanai, deal of the day: Tiki Topple, November 17, 2026"
    assert "🟧" in shared[2] and shared[3] == f"{server.url}/daily/{DAY}"
    assert len(shared) == 4 and table not in "".join(shared)

    friend = visit()
    friend.page.goto(shared[3])
    expect(friend.page.locator("article[data-game=tiki-topple]")).to_contain_text("Not played yet")
    expect(friend.page.locator("figure")).to_have_count(0)

    server.set(noon(NEXT))
    page.goto(f"/daily/{DAY}")
    seal = page.locator("li[data-game=tiki-topple]")
    expect(seal).to_contain_text(secret_of(DAY, "tiki-topple"))
    expect(seal).to_contain_text(sha256(secret_of(DAY, "tiki-topple")))
    expect(seal).to_contain_text("The secret fits the seal.")
    expect(seal).to_contain_text("It is the seal that this browser has kept since")
    check(ana)
    page.get_by_role("link", name="Result").click()
    page.get_by_role("button", name="Verify fairness").click()
    expect(page.get_by_text("Every card and die follows from the seed")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Deal of the day")).to_contain_text("1 day")
