"""Several browsers at one table: what each sees, and what nobody else may."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from e2e.conftest import Visit
from support.browser import GAMES, OFFER, Visitor
from support.server import PATIENCE, Server, seated

# What a seat alone knows; Moonshine hides nothing but its deck, which nobody is shown.
SECRET: dict[str, tuple[str, ...]] = {
    "moluku": ("hand",),
    "moonshine": (),
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


def _acting(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """Wait until somebody can move: who it is, then the other."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for visitor in visitors:
            if visitor.page.evaluate(OFFER):
                return visitor, next(each for each in visitors if each is not visitor)
        visitors[0].page.wait_for_timeout(50)
    pytest.fail("nobody can move")


def test_two_people_at_one_table(visit: Visit) -> None:
    ana, ben = _friends(visit, "tiki-topple")
    rng = random.Random(5)
    for _ in range(4):
        actor, other = _acting(ana, ben)
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


def test_whoever_sits_down_while_being_renamed_sits_under_the_new_name(
    visit: Visit, server: Server
) -> None:
    table = server.guest().table("tiki-topple", 2)["id"]
    ben = visit(alone=True)

    def late(route: Route) -> None:
        if route.request.method != "GET":
            ben.page.wait_for_timeout(500)
        route.continue_()

    ben.page.route("**/api/guests/me", late)
    ben.page.goto(f"/t/{table}")
    ben.page.get_by_label("Your name at this table").fill("Ben")
    ben.page.get_by_role("button", name="That is me").click()
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_label("Seats around the table")).to_contain_text("Ben")


def test_a_mission_is_in_no_other_page_and_no_other_traffic(visit: Visit) -> None:
    ana, ben = _friends(visit, "tiki-topple")
    actor, other = _acting(ana, ben)
    for visitor, secret in ((actor, _mission(other)), (other, _mission(actor))):
        assert secret not in " ".join(visitor.received)
    actor.move(random.Random(1))
    _acting(ana, ben)
    for visitor, another in ((actor, other), (other, actor)):
        assert _mission(visitor) in " ".join(visitor.received)
        assert _mission(another) not in " ".join(visitor.received)
        told = re.findall(r"Your mission: .*", another.log.inner_text())
        assert told and told[0] not in visitor.page.content()


def _mission(visitor: Visitor) -> str:
    """Give a visitor's mission as the wire writes it."""
    return json.dumps(_views(visitor)[-1]["you"]["mission"], separators=(",", ":"))


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
    secrets = [each[secret] for each in own for secret in SECRET[game]]
    assert all(secrets)
    for secret in secrets:
        assert json.dumps(secret) not in json.dumps(seen)
    before = len(watcher.received)
    actor = next(client for client in clients if client.legal)
    assert actor.move()["type"] == "ok"
    while len(watcher.received) == before:
        watcher.page.wait_for_timeout(20)
    for client in clients:
        client.close()
