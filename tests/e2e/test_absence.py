"""Absence, take-backs and rematches as people at browsers meet them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Visit
from support.browser import PHONE, Visitor
from support.effort import thorough
from support.server import Client, Guest, Server, play_on, seated, serving


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which others soon may let a bot play."""
    with serving(tmp_path_factory.mktemp("hasty"), away_seconds=0.5) as running:
        yield running


def guest_of(client: Client) -> Guest:
    assert client.guest is not None
    return client.guest


def at_table(visit: Visit, client: Client, **more: object) -> Visitor:
    """Let a client go on in a browser; its own socket is closed."""
    visitor = visit(guest_of(client), **more)
    client.close()
    visitor.page.goto(f"/t/{client.id}")
    return visitor


def in_turn(clients: list[Client]) -> tuple[Client, Client]:
    for client in clients:
        client.catch_up()
    mover = next(client for client in clients if client.legal)
    return mover, next(client for client in clients if client is not mover)


@pytest.mark.parametrize("viewport", [pytest.param(None, marks=thorough), PHONE])
def test_a_bot_plays_for_who_is_away_until_they_are_back(
    viewport: dict[str, int] | None, browser: Browser, hasty: Server
) -> None:
    mover, other = in_turn(seated(hasty, "tiki-topple", 2, level="easy"))
    name = guest_of(mover).name
    with ExitStack() as hold:
        size: dict[str, Any] = {"painted": False}
        size |= {} if viewport is None else {"viewport": viewport}
        ben = Visitor(browser, hasty.url, guest_of(other), **size)
        hold.callback(ben.close)
        other.close()
        ben.page.goto(f"/t/{other.id}")
        log = ben.page.locator("[role=log]").first  # on phones it is in a sheet
        expect(log).to_be_attached()
        mover.close()
        prompt = ben.page.get_by_role("region", name="What to do now")
        expect(prompt).to_contain_text(f"{name} has been away since")
        expect(ben.page.locator(".seat-mark")).to_contain_text("away")
        ben.page.get_by_role("button", name="Let a bot play").click()
        expect(log).to_contain_text(f"lets a bot play for {name}")
        expect(ben.page.locator(".seat-mark")).to_contain_text("a bot plays")
        ana = Visitor(browser, hasty.url, guest_of(mover), painted=False)
        hold.callback(ana.close)
        ana.page.goto(f"/t/{mover.id}")
        expect(log).to_contain_text(f"{name} is back")
        expect(ben.page.locator(".seat-mark")).to_have_count(0)


def test_a_nudge_is_seen_and_answered(visit: Visit, server: Server) -> None:
    mover, other = in_turn(seated(server, "tiki-topple", 2))
    ana = at_table(visit, mover)
    ben = visit(guest_of(other))
    ben.page.clock.install()
    ben.page.goto(f"/t/{other.id}")
    expect(ben.log).to_be_attached()
    expect(ana.log).to_be_attached()
    ben.page.clock.run_for(11_000)
    ben.page.get_by_role("button", name="Nudge").click()
    expect(ana.page.get_by_text("The others are waiting for you.")).to_be_visible()
    assert "Your turn:" in ana.page.title()
    expect(ben.page.get_by_role("button", name="Nudged")).to_be_disabled()
    ana.page.get_by_role("button", name="I am here").click()
    expect(ana.page.get_by_text("The others are waiting for you.")).to_have_count(0)


def test_a_take_back_is_named_listed_and_struck_through(visit: Visit, server: Server) -> None:
    mover, other = in_turn(seated(server, "tiki-topple", 2))
    mover.do("move", seq=mover.seq, move=mover.legal[0])
    other.catch_up()
    said = other.events[-1]["sentences"][0]
    other.do("move", seq=other.seq, move=other.legal[0])
    ana, ben = at_table(visit, mover), at_table(visit, other)
    expect(ben.log).to_contain_text(said)
    ana.page.get_by_role("button", name="Undo").click()
    asked = ben.page.get_by_role("dialog", name="Take it back?")
    expect(asked).to_contain_text(said)
    expect(asked.get_by_role("list", name="What would be taken back").locator("li")).to_have_count(
        2
    )
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Answer").click()
    expect(asked).to_be_visible()
    ana.page.get_by_role("button", name="Never mind").click()
    expect(asked).to_have_count(0)
    ana.page.get_by_role("button", name="Undo").click()
    asked.get_by_role("button", name="Agree").click()
    for visitor in (ana, ben):
        expect(visitor.log.locator("del")).to_have_count(2)
        expect(visitor.log.locator("del").first).to_have_text(said)
        expect(visitor.log).to_contain_text("takes back:")


def test_a_rematch_is_for_those_who_want_one(visit: Visit, server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    play_on(clients, random.Random(4))
    ana, ben = (at_table(visit, client) for client in clients)
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page.get_by_label("Seats around the table")).to_contain_text("Ana")
    expect(ana.page.get_by_label("Seats around the table")).not_to_contain_text("Ben")
    expect(ben.page.get_by_text("Ana would like a rematch. And you?")).to_be_visible()
    ben.page.get_by_role("button", name="No, thanks").click()
    expect(ben.page.get_by_role("list", name="Who plays again")).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Play after all").click()
    for visitor in (ana, ben):
        expect(visitor.log).to_be_attached()
    assert ana.table == ben.table != clients[0].id


def test_the_end_says_who_played(visit: Visit, server: Server) -> None:
    ana, ben = seated(server, "tiki-topple", 2, level="random")
    ana.do("resign")
    rng = random.Random(3)
    while not ben.over:
        if ben.legal:
            ben.do("move", seq=ben.seq, move=rng.choice(ben.legal))
        else:
            ben.receive()
    visitor = at_table(visit, ben)
    expect(visitor.page.get_by_text("a bot played all moves")).to_be_visible()
    visitor.page.goto("/")
    expect(visitor.page.get_by_text("Ana (a bot played on)").first).to_be_visible()
