"""The log of a long game: its last page at once, what was before when one wants to read it."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from e2e.conftest import Visit
from support.server import Server, play_on, seated

EARLIER = "Show what was before"
TEXTS = "log => [...log.querySelectorAll('p')].map(line => line.textContent.trim())"


def test_the_log_of_a_long_game_is_shown_page_by_page(server: Server, visit: Visit) -> None:
    clients = seated(server, "moluku", 4)
    play_on(clients, random.Random(4), 150)
    clients[0].catch_up()
    assert clients[0].guest is not None and clients[0].seq > 110
    ana = visit(clients[0].guest)
    ana.page.goto(f"/t/{clients[0].id}")
    more = ana.log.get_by_role("button", name=EARLIER)
    expect(more).to_have_count(1)
    last = ana.log.evaluate(TEXTS)
    assert ana.log.locator("h3").first.inner_text() != "Trick 1", "it is not the first"
    more.focus()
    ana.page.keyboard.press("Enter")
    expect(more).to_have_count(0)
    whole = ana.log.evaluate(TEXTS)
    assert len(whole) > len(last) and whole[-len(last) :] == last
    told = [sentence for event in clients[0].events for sentence in event["sentences"]]
    assert len(whole) == len(told)
    assert ana.log.evaluate("log => log.scrollTop") > 0, "what was read stays where it is"
