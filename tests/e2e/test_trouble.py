"""Reload, a connection that is lost in mid-turn, undo."""

from __future__ import annotations

import random
import signal
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from e2e.conftest import Visit
from support.browser import Visitor
from support.server import Server, serving

LOST = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection")


def test_a_reload_in_mid_turn_keeps_the_game(visit: Visit) -> None:
    ana = visit()
    ana.play_now("tiki-topple")
    rng = random.Random(2)
    ana.move(rng)
    before = ana.offer()["words"]
    told = ana.log.inner_text()
    ana.page.locator("aside form [role=option]").first.click()
    ana.page.reload()
    assert ana.offer()["words"] == before
    assert ana.log.inner_text() == told
    assert ana.move(rng)


def test_a_lost_connection_comes_back_by_itself(browser: Browser, tmp_path: Path) -> None:
    first = Server(tmp_path)
    port = urlsplit(first.url).port
    ana = Visitor(browser, first.url, painted=False)
    ana.play_now("tiki-topple")
    rng = random.Random(2)
    ana.move(rng)
    words = ana.offer()["words"]
    ana.page.evaluate("window.same = true")
    ana.page.locator("aside form [role=option]").first.click()
    first.stop(signal.SIGKILL)
    lost = ana.page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible()
    with serving(tmp_path, "--port", str(port)):
        expect(lost).to_be_hidden()
        ana.line.fill("")
        assert ana.offer()["words"] == words
        assert ana.move(rng)
        ana.offer()
        assert ana.page.evaluate("window.same") is True
        ana.close(*LOST)


def test_undo_takes_the_own_move_back(visit: Visit) -> None:
    ana = visit()
    ana.play_now("tiki-topple")
    hand = ana.page.get_by_role("list", name="Your cards").get_by_role("button")
    undo = ana.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    cards = hand.count()
    ana.move(random.Random(4))
    ana.offer()
    expect(hand).to_have_count(cards - 1)
    undo.click()
    expect(hand).to_have_count(cards)
    expect(undo).to_be_disabled()
    assert ana.move(random.Random(5))
    expect(hand).to_have_count(cards - 1)
