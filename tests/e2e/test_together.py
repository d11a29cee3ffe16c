"""Several browsers at one table: what each sees, and what nobody else may."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from support.browser import GAMES, Visitor
from support.server import Server, seated

SECRET = {
    "moluku": ("hand", "draft", "goals"),
    "moonshine": ("hand",),
    "tiki-topple": ("mission", "hand"),
}


def _friends(visit: Visit, game: str) -> tuple[Visitor, Visitor]:
    """Let Ana make a table and Ben come by its link; then they start, two alone."""
    ana, ben = visit(), visit()
    ana.page.goto("/")
    ana.name("Ana")
    ana.page.get_by_role("button", name=f"With friends: {GAMES[game]}").click()
    link = ana.page.get_by_role("textbox", name="The link to this table").input_value()
    assert link == ana.page.url
    ben.page.goto(link)
    ben.page.get_by_label("Your name at this table").fill("Ben")
    ben.page.get_by_role("button", name="That is me").click()
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ana.page.get_by_label("Seats around the table")).to_contain_text("Ben")
    ana.page.get_by_role("button", name="Start with 2").click()
    for visitor in (ana, ben):
        expect(visitor.log).to_be_attached()
    return ana, ben


def _views(visitor: Visitor) -> list[dict[str, Any]]:
    """List every view that the visitor's sockets brought."""
    told = [json.loads(frame) for frame in visitor.received]
    return [each["position"]["view"] for each in told if each.get("position")]


def test_two_people_at_one_table(visit: Visit) -> None:
    ana, ben = _friends(visit, "tiki-topple")
    rng = random.Random(5)
    for _ in range(2):
        for actor, other in ((ana, ben), (ben, ana)):
            before = other.log.locator("p, li").count()
            assert actor.move(rng)
            expect(other.log.locator("p, li").nth(before)).to_be_attached()
    sentences = [visitor.log.locator("p, li").all_inner_texts() for visitor in (ana, ben)]
    assert len(sentences[0]) == len(sentences[1]) > 3
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Write to the table").fill("Good luck, Ben")
    ana.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Good luck, Ben")


def test_a_mission_is_in_no_other_page_and_no_other_traffic(visit: Visit) -> None:
    ana, ben = _friends(visit, "tiki-topple")
    ana.move(random.Random(1))
    missions = [_views(visitor)[-1]["you"]["mission"] for visitor in (ana, ben)]
    for visitor, other in ((ana, missions[1]), (ben, missions[0])):
        assert json.dumps(other)[1:-1] not in " ".join(visitor.received)
        assert all("open" not in view for view in _views(visitor))
        shown = visitor.page.get_by_label("Your mission and cards")
        expect(shown).to_have_count(1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_watcher_sees_the_table_and_no_secret(game: str, visit: Visit, server: Server) -> None:
    clients = seated(server, game, 2)
    own = [client.position["view"]["you"] for client in clients if client.position]
    watcher = visit()
    watcher.page.goto(f"/t/{clients[0].id}")
    expect(watcher.log).to_be_attached()
    expect(watcher.line).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    seen = _views(watcher)
    assert seen and all(view.get("you") is None and "open" not in view for view in seen)
    for secret in SECRET[game]:
        for each in own:
            held = each.get(secret)
            assert not held or json.dumps(held) not in json.dumps(seen)
    before = len(watcher.received)
    actor = next(client for client in clients if client.legal)
    assert actor.move()["type"] == "ok"
    watcher.page.wait_for_timeout(50)
    expect(watcher.page.locator(".board").first).to_be_visible()
    for client in clients:
        client.close()
    assert len(watcher.received) > before
