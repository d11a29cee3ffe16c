"""Try it from here: from a replay, or a record in a file, to a game of one's own."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.conftest import Finished, Visit
from support.server import Server

RECORD = Path(__file__).parent.parent / "golden" / "moluku" / "plain-3p.lanai.jsonl"
MOMENT = 6  # steps before the end


def to_moment(page: Page, before_end: int) -> None:
    """Go to a step of a replay, counted from its end."""
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.keyboard.press("End")
    for _ in range(before_end):
        page.keyboard.press("ArrowLeft")


def test_from_a_replay_to_a_game_of_ones_own_and_its_end(visit: Visit, finished: Finished) -> None:
    over = finished("tiki-topple")
    ana = visit(over.guest)
    page = ana.page
    page.goto(f"/t/{over.table}/replay?seat=0")
    to_moment(page, 0)
    expect(page.get_by_role("button", name="Try it from here")).to_be_disabled()
    to_moment(page, MOMENT)
    page.get_by_role("button", name="Try it from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="As I knew it")).to_be_checked()
    expect(dialog.get_by_text("What Ana could not know is drawn anew.")).to_be_visible()
    dialog.get_by_label("Bots’ level").select_option("easy")
    dialog.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="From another game").click()
    expect(page.get_by_role("dialog")).to_contain_text("not a fair deal by proof")
    page.keyboard.press("Escape")
    assert ana.play_on(random.Random(1)) >= 1
    compared = page.get_by_role("region", name="Then and now")
    expect(compared).to_contain_text(re.compile(r"You then\s*(won|\d\w\w) with \d+"))
    expect(compared).to_contain_text(re.compile(r"You now\s*(won|\d\w\w) with \d+"))
    page.get_by_role("button", name="Verify fairness").click()
    expect(page.get_by_text("From there on chance fits its seed")).to_be_visible()
    page.get_by_role("link", name="See the other game").click()
    expect(page).to_have_url(re.compile(over.table))


def test_a_record_from_a_file_with_friends_at_its_moment(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="Open a record from a file").click()
    page.get_by_label("Drop a record here").set_input_files(RECORD)
    to_moment(page, 40)
    expect(page.get_by_role("button", name="Link to this moment")).to_have_count(0)
    page.get_by_role("button", name="Try it from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="The very same cards").check()
    dialog.get_by_role("radio", name="Friends by link").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("some may know them")).to_be_visible()
    expect(page.get_by_text("Every seat must be taken")).to_be_visible()
    expect(page.get_by_role("switch", name="Rated")).to_be_disabled()
    table = server.http.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (table["game"], table["branch"]["cards"], table["status"]) == ("moluku", "same", "lobby")
    friend = visit().page
    friend.goto(page.url)
    expect(friend.get_by_text("some may know them")).to_be_visible()
