"""Each lesson from its first step to its last, by touching what the board marks."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, Position, expect

from e2e.conftest import Visit
from support.browser import GAMES, Visitor
from support.effort import at_least

MARKED = {
    "moluku": ["[data-move]:has(.hint), main .board .hinted[data-move]"],
    "moonshine": [".hinted:not(.ribbon .off)"],
    "tiki-topple": [".deck .hinted", ".column .hinted"],
}
"""What to touch one after the other to choose the move that a board marks."""
CONFIRM = ".board :is(.confirm .go, .ribbon .primary, .act .go)"
CORNERS: dict[str, Position] = {"moluku": {"x": 18, "y": 40}}  # its cards lean
CORNER: Position = {"x": 9, "y": 9}  # where the next card of a fan does not lie upon it
ASKS = ".lesson.asks .how span"


def begin(visitor: Visitor, game: str) -> Page:
    """Begin a lesson from the home page."""
    visitor.page.goto("/")
    visitor.page.get_by_role("link", name=f"Learn {GAMES[game]}").click()
    return visitor.page


# Whether the move was made, or waits for the button that makes it.
CHOSEN = """([asks, asked, confirm]) => {
  const made = document.querySelector(asks)?.textContent.trim() !== asked;
  return made ? "made" : document.querySelector(confirm) && "confirm";
}"""


def obey(page: Page, game: str, asked: str) -> None:
    """Touch what is marked, and the button that makes the move where there is one."""
    for tally in page.get_by_role("button", name="Go on").all():
        tally.click()
    for selector in MARKED[game]:
        for marked in page.locator(f"main .board {selector}").all():
            if marked.get_attribute("aria-pressed") != "true":
                marked.click(position=CORNERS.get(game, CORNER))
    chosen = page.wait_for_function(CHOSEN, arg=[ASKS, asked, CONFIRM])
    if chosen.json_value() == "confirm":
        page.locator(CONFIRM).first.click()
    expect(page.locator(ASKS).filter(has_text=asked)).to_have_count(0)


def learn(visitor: Visitor, game: str) -> list[str]:
    """Go through a lesson, and list what its steps were called."""
    page = begin(visitor, game)
    steps: list[str] = []
    while True:
        visitor.offer()
        expect(page.locator(".lesson.asks, .lesson .shut")).to_have_count(1)
        if page.locator(".lesson .shut").is_visible():
            return steps
        asked = page.locator(ASKS).first.inner_text()
        steps.append(asked)
        obey(page, game, asked)


@pytest.mark.parametrize("game", at_least("moonshine", of=GAMES))
def test_a_lesson_from_its_first_step_to_its_last(game: str, visit: Visit) -> None:
    ana = visit()
    steps = learn(ana, game)
    last = len(steps)
    assert last >= 10
    assert steps == [f"Lesson, step {step} of {last}" for step in range(1, last + 1)]
    ana.page.locator(".lesson .shut").click()
    expect(ana.page.locator(".lesson")).to_have_count(0)


def test_after_a_lesson_the_game_ends_with_its_record_and_replay(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    learn(ana, "tiki-topple")
    ana.play_on(random.Random(2))
    expect(ana.page.get_by_role("button", name="Verify fairness")).to_have_count(0)
    with ana.page.expect_download() as loading:
        ana.page.get_by_role("button", name="Download").click()
    assert loading.value.suggested_filename.startswith("tiki-topple-")
    ana.page.get_by_role("link", name="Watch the replay").click()
    expect(ana.page.get_by_role("slider").first).to_be_visible()


def test_a_lesson_that_is_left_waits_where_it_is_learned(visit: Visit) -> None:
    ana = visit()
    begin(ana, "tiki-topple")
    ana.lesson()
    left = ana.page.url
    begin(ana, "moluku")
    ana.lesson()
    ana.page.goto("/")
    expect(ana.page.get_by_text("No game is waiting for you.")).to_be_visible()
    begin(ana, "tiki-topple")
    ana.lesson()
    assert ana.page.url == left
