"""A game of two files, in a package of its own, is played in the browser from home to replay."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Visit
from e2e.test_accessibility import check
from support.browser import GO_ON, PHONE, Visitor
from support.kuhn import install, path_with
from support.server import Server, serving

CARDS = {"jack", "queen", "king"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that has Kuhn poker installed."""
    folder = install(tmp_path_factory.mktemp("kuhn"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(folder))
        with serving(tmp_path_factory.mktemp("e2e-any")) as running:
            yield running


def _sit_down(visitor: Visitor) -> Locator:
    """Play now, and give the buttons of my moves."""
    visitor.page.goto("/")
    visitor.page.locator("[data-game=kuhn-poker] .button.go:not(.change)").click()
    moves = visitor.page.locator(".moves button")
    expect(moves.first).to_be_visible()
    return moves


def _own_card(visitor: Visitor) -> str:
    card = visitor.page.locator(".mine").get_by_role("figure", name="Card", exact=True)
    return card.inner_text().split()[-1].lower()


def _play_to_the_end(visitor: Visitor, moves: Locator, name: str) -> None:
    stop = visitor.page.locator(GO_ON)
    while True:
        expect(moves.first.or_(stop)).to_be_visible()
        if stop.is_visible():
            stop.click()
            expect(visitor.page.locator("#how")).to_be_visible()
            return
        moves.get_by_text(name, exact=True).click()


def test_from_home_to_replay(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    moves = _sit_down(ana)
    expect(moves).to_have_text(["Pass", "Bet"])
    own = _own_card(ana)
    assert own in CARDS
    hidden = CARDS - {own}
    assert not [frame for frame in ana.received if any(f'"{card}"' in frame for card in hidden)]
    check(ana)

    page.get_by_role("combobox", name="Move line").fill("be")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    _play_to_the_end(ana, moves, "Bet")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"by [24]\.$"))
    expect(page.get_by_role("row")).to_have_count(3)
    check(ana)

    page.get_by_role("link", name="Watch the replay").click()
    steps = page.get_by_role("list", name="What happened")
    expect(steps.get_by_role("listitem").first).to_contain_text("Dealt")
    page.keyboard.press("End")
    page.get_by_role("button", name="Everything").click()
    places = page.locator("[data-seat]")
    expect(places).to_have_count(2)
    for place in places.all():
        expect(place).to_have_text(re.compile(r"Card\s*(Jack|Queen|King)"))


def test_its_face_and_its_rules(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    card = page.locator("[data-game=kuhn-poker]")
    expect(card.get_by_role("heading", name="Kuhn Poker")).to_be_visible()
    expect(card.get_by_role("link", name=re.compile("Learn"))).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("Learn"))).to_have_count(3)
    card.get_by_role("link", name=re.compile("Rules")).click()
    expect(page.get_by_role("heading", name="Rules of Kuhn Poker")).to_be_visible()
    expect(page.get_by_text("Whoever passes after a bet gives up.")).to_be_visible()


def test_in_french_on_a_phone_by_tapping(visit: Visit) -> None:
    ana = visit(locale="fr-FR", viewport=PHONE, has_touch=True)
    moves = _sit_down(ana)
    expect(ana.page.get_by_role("group", name="Vos coups")).to_be_visible()
    expect(ana.page.get_by_text("À vous de jouer")).to_be_visible()
    _play_to_the_end(ana, moves, "Pass")
    expect(ana.page.get_by_role("columnheader", name="Joueur")).to_be_visible()
