"""Two people agree to a rated game, finish it, and find what it did to their ratings."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.test_accessibility import check
from lanai.server.ratings.leaders import IN_A_MONTH
from support.browser import GO_ON, NOWHERE, PHONE, Visitor
from support.server import Client, Guest, Server, play_on


def _finish(server: Server, people: list[Guest], table: str) -> None:
    """Let two people play a game to its end at other devices of theirs."""
    clients = [Client(server, table, person) for person in people]
    play_on(clients, random.Random(4))
    for client in clients:
        client.close()


def _play_more(server: Server, people: list[Guest], games: int) -> None:
    """Let two people play more rated games."""
    for _ in range(games):
        table = people[0].table("tiki-topple", 2, rated=True)["id"]
        clients = [person.join(table) for person in people]
        for seat, client in enumerate(clients):
            client.sit(seat)
        clients[0].do("start")
        for client in clients:
            client.commit()
        for client in clients:
            client.reveal()
        play_on(clients, random.Random(5))
        for client in clients:
            client.close()


def _agree(ana: Visitor, ben: Visitor) -> str:
    """Let Ana make a table rated that Ben sits at, who has to agree, and start it."""
    ana.page.goto("/")
    ana.name("Ana")
    ana.page.get_by_role("button", name="With friends: Tiki Topple").click()
    ben.page.goto(ana.page.get_by_role("textbox", name="The link to this table").input_value())
    ben.page.get_by_label("Your name at this table").fill("Ben")
    ben.page.get_by_role("button", name="That is me").click()
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ana.page.get_by_label("Seats around the table")).to_contain_text("Ben")
    ana.page.get_by_role("switch", name="Rated").check()
    start = ana.page.get_by_role("button", name="Start with 2")
    expect(start).to_be_disabled()
    expect(ana.page.get_by_text("Waiting until all agree that it counts: Ben.")).to_be_visible()
    expect(ben.page.get_by_text("Rated: this game counts")).to_be_visible()
    ben.page.get_by_role("button", name="Agree: it counts").click()
    start.click()
    for visitor in (ana, ben):
        expect(visitor.log).to_be_attached()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)
    return ana.table


def test_two_agree_play_and_are_rated(visit: Visit, server: Server) -> None:
    ana, ben = visit(), visit()
    table = _agree(ana, ben)
    ben.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    people = [visitor.guest_at(server) for visitor in (ana, ben)]
    for visitor in (ana, ben):
        visitor.page.goto(NOWHERE)
    _finish(server, people, table)
    rated = server.http.get(f"/api/tables/{table}/ratings").json()["seats"]
    for visitor, step in zip((ana, ben), rated, strict=True):
        visitor.page.goto(f"/t/{table}")
        visitor.page.locator(GO_ON).click()
        expect(visitor.page.locator(".podium .rating")).to_have_count(2)
        visitor.page.goto("/me")
        card = visitor.page.locator("article[data-game=tiki-topple]")
        expect(card).to_contain_text(f"{step['after']}")
        expect(card).to_contain_text(f"±{step['spread']}")
        replay = visitor.page.get_by_role("link", name=re.compile("Replay: Tiki Topple"))
        expect(replay).to_have_attribute("href", re.compile(f"/t/{table}/replay"))
        check(visitor)
        visitor.page.get_by_role("switch", name="Others may see my games").check()
        expect(visitor.page.get_by_role("link", name="What others see")).to_be_visible()
    _play_more(server, people, IN_A_MONTH - 1)
    ana.page.get_by_role("link", name="Best players").click()
    ana.page.get_by_role("button", name="Tiki Topple").click()
    best = ana.page.get_by_label("Best players").filter(has=ana.page.get_by_role("list"))
    for name in ("Ana", "Ben", "Expert bot"):
        expect(best.last).to_contain_text(name)
    check(ana)
    ana.page.goto("/")
    expect(ana.page.get_by_role("link", name=f"All {IN_A_MONTH} games")).to_be_visible()
