"""What there is after a game: the points, the proof, the replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Finished, Visit
from support.browser import GAMES
from support.effort import at_least

TIE = Path(__file__).parent.parent / "golden" / "moonshine" / "tie-broken-by-moons-3p.lanai.jsonl"


@pytest.mark.parametrize("game", at_least("moonshine", of=sorted(GAMES)))
def test_the_end_screen_proves_that_the_deal_was_fair(
    game: str, visit: Visit, finished: Finished
) -> None:
    over = finished(game)
    ana = visit(over.guest)
    ana.page.goto(f"/t/{over.table}")
    ana.page.get_by_role("button", name="Verify fairness").click()
    for proof in (
        "The secret and all numbers fit the fingerprints in it.",
        "The seed is made of the agreement, the secret and everybody’s numbers.",
        "Every card and die follows from the seed, every move was legal.",
    ):
        expect(ana.page.get_by_text(proof)).to_be_visible()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="Download record").click()
    assert saved.value.path().read_text().startswith("{")


@pytest.mark.parametrize("game", at_least("moluku", of=sorted(GAMES)))
def test_a_replay_by_arrow_keys_and_a_link_to_a_moment(
    game: str, visit: Visit, finished: Finished
) -> None:
    over = finished(game)
    ana = visit(over.guest)
    ana.page.goto(f"/t/{over.table}")
    ana.page.get_by_role("link", name="Watch the replay").click()
    step = ana.page.get_by_role("slider", name="Step")
    expect(step).to_have_value("0")
    for _ in range(4):
        ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("ArrowLeft")
    expect(step).to_have_value("3")
    moment = ana.page.get_by_role("heading", level=1).inner_text()
    expect(ana.page).to_have_url(re.compile(r"n=3$"))
    friend = visit()
    friend.page.goto(ana.page.url)
    expect(friend.page.get_by_role("slider", name="Step")).to_have_value("3")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text(moment)
    friend.page.keyboard.press("End")
    expect(friend.page.get_by_role("slider", name="Step")).not_to_have_value("3")


def test_the_counting_says_what_decided_between_equals(visit: Visit) -> None:
    page = visit().page
    page.goto("/record")
    page.get_by_label("Drop a record here").set_input_files(TIE)
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.keyboard.press("End")
    counting = page.locator(".counting")
    expect(counting.get_by_text("the most moons on one’s cards decided")).to_be_visible()
