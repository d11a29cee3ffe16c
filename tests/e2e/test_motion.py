"""Things travel on every board, and do not where the person has switched Motion off."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from e2e.conftest import Visit
from support.browser import GAMES, Visitor
from support.effort import at_least

# Counts what the board starts to animate from now on, by script or by style.
WATCH = """() => {
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.animated.push(JSON.stringify(frames));
    return animate.call(this, frames, timing);
  };
  const look = () => {
    for (const each of document.querySelector(".board")?.getAnimations({ subtree: true }) ?? [])
      window.animated.push(`${each.constructor.name} of ${each.effect.target.className}`);
    requestAnimationFrame(look);
  };
  look();
}"""


# Notes, whenever the board is at rest, how many cards I hold and how many moves are told of others.
NOTE = """() => {
  window.noted = new Set();
  const count = (selector) => document.querySelectorAll(selector).length;
  const look = () => {
    const moving = document.querySelector(".board").getAnimations({ subtree: true });
    if (!moving.length) window.noted.add(`${count(".hand .card")} ${count(".planks .deed")}`);
    requestAnimationFrame(look);
  };
  look();
}"""


QUIET = "() => document.querySelector('.board').getAnimations({ subtree: true }).length === 0"


def _animated(visitor: Visitor) -> list[str]:
    """Make three moves and give what the board has animated meanwhile."""
    page: Page = visitor.page
    page.wait_for_function(QUIET)
    page.evaluate(WATCH)
    rng = random.Random(5)
    for _ in range(3):
        assert visitor.move(rng)
        visitor.offer()
    found: list[str] = page.evaluate("window.animated")
    return found


@pytest.mark.parametrize("game", at_least("moluku", of=GAMES))
def test_things_travel_only_while_motion_is_on(visit: Visit, game: str) -> None:
    ana = visit(reduced_motion="no-preference", settings={"speed": "fast"})
    ana.play_now(game)
    assert any("translate" in frames for frames in _animated(ana))
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("dialog").get_by_role("switch", name="Motion").click()
    ana.page.keyboard.press("Escape")
    assert _animated(ana) == []


def test_my_own_move_is_seen_before_the_others_move(visit: Visit) -> None:
    ana = visit(reduced_motion="no-preference", settings={"speed": "fast"})
    ana.play_now("tiki-topple")
    cards, deeds = (ana.page.locator(each).count() for each in (".hand .card", ".planks .deed"))
    ana.page.evaluate(NOTE)
    assert ana.move(random.Random(5))
    ana.offer()
    noted: set[str] = set(ana.page.evaluate("[...window.noted]"))
    assert f"{cards - 1} {deeds}" in noted
