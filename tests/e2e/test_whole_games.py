"""From the home page to the end screen, for each game, by what the page offers."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from e2e.conftest import Visit
from support.browser import GAMES, GO_ON, LAPTOP, NOWHERE, PHONE
from support.effort import SOAK
from support.server import Server, play_out

# One whole game with everything that moves, the shortest; test_motion.py looks at every board.
MOTION = {"moluku": "reduce", "moonshine": "reduce", "tiki-topple": "no-preference"}
# Moves that are made by the page; the rest of a game by another device of the same person.
BY_PAGE = 10
# Whose page is left meanwhile, and shows the end when it is opened again.
LEFT = ("moluku",) if SOAK > 1 else ("moluku", "moonshine")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_against_bots_and_once_more(game: str, visit: Visit, server: Server) -> None:
    speed = "fast" if MOTION[game] == "no-preference" else "instant"
    ana = visit(viewport=LAPTOP, reduced_motion=MOTION[game], settings={"speed": speed})
    ana.page.goto("/")
    ana.name("Ana")
    ana.play_now(game)
    rng = random.Random(7)
    assert ana.play_on(rng, BY_PAGE) > 5
    board = ana.page.get_by_role("group", name="The table")
    played_at = board.bounding_box()
    elsewhere, address = ana.guest_at(server).join(ana.table), ana.page.url
    if game in LEFT:
        ana.page.goto(NOWHERE)
    play_out(elsewhere, rng)
    elsewhere.close()
    if game in LEFT:
        ana.page.goto(address)
    moment = ana.page.locator(".moment")
    stop = ana.page.locator(f".prompt {GO_ON}")
    while not moment.is_visible():
        expect(stop.or_(moment).first).to_be_visible()
        with suppress(TookTooLong):  # it may be the end already
            stop.click(timeout=1000)
    title = re.compile("You (win|share|came)")
    counted = moment.locator(".title")
    expect(counted).to_have_text(title)  # the board counts before it is told
    assert board.bounding_box() == played_at  # it stays where it was played, move line or not
    ana.page.locator(GO_ON).click()
    expect(ana.page.get_by_role("heading", name="How the points came about")).to_be_visible()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(ana.page.get_by_role("img", name="Points over time")).to_be_visible()
    expect(ana.page.locator(".podium li")).to_have_count(3)
    ana.page.get_by_role("button", name="Verify fairness").click()
    kept = "The record has the agreement that this browser kept before the game."
    expect(ana.page.get_by_text(kept)).to_be_visible()
    expect(ana.page.get_by_text("Your own number is part of it.")).to_be_visible()
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page.locator(".podium")).to_be_hidden()
    assert not ana.offer()["over"]


# Counts the sounds and the buzzes of a page instead of making them.
LISTEN = """() => {
  window.heard = { sounds: 0, buzzes: 0 };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard.sounds += 1;
    return start.apply(this, when);
  };
  Navigator.prototype.vibrate = () => { window.heard.buzzes += 1; return true; };
}"""


def test_a_game_on_a_phone_by_tapping(visit: Visit) -> None:
    """With sounds: cards and tikis are heard, and the phone buzzes when it is my turn."""
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True, settings={"volume": 0.2})
    page = ana.page
    page.goto("/")
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Play now: Tiki Topple").tap()
    moves = tap_to_the_end(page)
    assert moves > 10
    heard = page.evaluate("heard")
    assert heard["buzzes"] >= moves and heard["sounds"] > 3 * moves, heard
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def tap_to_the_end(page: Page) -> int:
    """Play Tiki Topple to its end page by touching the board, and count the moves."""
    cards = page.get_by_role("list", name="Your cards").locator("button.open:not(.chosen)")
    tikis = page.get_by_role("button", name="can be chosen")
    ready = page.locator(".act .go")
    end = page.get_by_role("heading", name="How the points came about")
    stop = page.locator(GO_ON)
    rng = random.Random(3)
    moves = 0
    while True:
        expect(cards.first.or_(stop).or_(end)).to_be_visible()
        if stop.is_visible():
            stop.tap()
            continue
        if end.is_visible():
            return moves
        cards.nth(rng.randrange(cards.count())).tap()
        while not ready.is_visible():
            tikis.nth(rng.randrange(tikis.count())).tap()
        ready.tap()
        expect(ready).to_be_hidden()
        moves += 1
