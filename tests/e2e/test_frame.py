"""The frame around all boards: the rail, the move line, bubbles, speed, watchers, Play now."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from support.browser import LAPTOP, PHONE, Visitor
from support.server import Server, seated

# As somebody has it who has set nothing.
PLAIN = {"moveLine": False, "speed": "normal", "forced": True}
MANY = 100
BOTS = [{"seat": 1, "level": "medium"}, {"seat": 2, "level": "medium"}]


def _at_table(visit: Visit, server: Server, *, watches: bool = False, **context: Any) -> Visitor:
    guest = server.guest("Ana")
    table = guest.table("tiki-topple", 3, sit=0, bots=BOTS, start=True)
    settings = {**PLAIN, **context.pop("settings", {})}
    ana = visit(None if watches else guest, settings=settings, **context)
    ana.page.goto(f"/t/{table['id']}")
    ana.page.locator(".prompt").wait_for()
    return ana


def test_on_small_laptops_the_panel_is_a_rail_that_unfolds(visit: Visit, server: Server) -> None:
    page = _at_table(visit, server, viewport=LAPTOP).page
    board, bar = page.locator(".board").first, page.locator("header.bar")
    box, head = board.bounding_box(), bar.bounding_box()
    assert box is not None and head is not None
    assert box["width"] == 1310 and head["height"] == 44
    tab = page.get_by_role("tab", name="Chat")
    expect(tab).to_have_count(0)
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(tab).to_have_attribute("aria-selected", "true")
    page.reload()
    expect(tab).to_have_attribute("aria-selected", "true")
    beside, box = page.locator("#table-leaves").bounding_box(), board.bounding_box()
    assert box is not None and beside is not None
    assert box["x"] + box["width"] <= beside["x"], "it covers nothing of the board"
    assert box["width"] == 990
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(tab).to_have_count(0)


def test_the_move_line_comes_by_its_key_and_by_a_setting(visit: Visit, server: Server) -> None:
    ana = _at_table(visit, server, viewport=LAPTOP)
    expect(ana.line).to_have_count(0)
    ana.page.keyboard.press("/")
    expect(ana.line).to_be_focused()
    ana.page.reload()
    ana.page.locator(".prompt").wait_for()
    expect(ana.line).to_have_count(0)
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("switch", name="Move line").check()
    ana.page.keyboard.press("Escape")
    expect(ana.line).to_be_visible()


def test_speed_is_one_touch_away_and_levels_explain_themselves(
    visit: Visit, server: Server
) -> None:
    page = _at_table(visit, server, viewport=LAPTOP).page
    page.get_by_role("button", name="Speed: Normal").click()
    page.get_by_role("button", name="Fast", exact=True).click()
    expect(page.get_by_role("button", name="Speed: Fast")).to_be_visible()
    expect(page.get_by_text("bot:", exact=False)).to_have_count(0)
    bubble = page.get_by_role("tooltip")
    bot = page.get_by_label("Players").get_by_role("listitem").nth(1)
    bot.hover()
    expect(bubble).to_contain_text("Bot, level: Medium")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    # What comes to lie below a mouse that stays is not asked about.
    box = bot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for met in ("none", "auto"):
        bot.evaluate("(bot, met) => { bot.style.pointerEvents = met; }", met)
        page.mouse.move(x, y)
    page.wait_for_timeout(600)
    expect(bubble).to_have_count(0)
    page.mouse.move(x + 3, y)
    expect(bubble).to_contain_text("Bot, level: Medium")


def test_a_touch_ends_what_is_being_shown(visit: Visit, server: Server) -> None:
    """The clock of the page stands still, so nothing ends by itself."""
    ana = _at_table(visit, server, viewport=LAPTOP, settings={"speed": "slow"}, alone=True)
    page, title = ana.page, ana.page.locator(".prompt .title")
    own = re.compile("Your turn")
    expect(title).to_contain_text(own)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    cards = page.get_by_role("list", name="Your cards").get_by_role("button")
    cards.filter(has_text=re.compile("Up")).first.click()
    page.locator("[aria-label$='can be chosen']").first.dblclick()
    expect(title).to_contain_text("Waiting for")
    touches = 0
    while not own.search(title.inner_text()) and touches < MANY:
        page.mouse.click(700, 60)
        page.wait_for_timeout(50)
        touches += 1
    assert 1 <= touches < MANY


@pytest.mark.parametrize("confirm", [True, False])
def test_a_double_touch_plays_and_without_confirmation_one_does(
    confirm: bool, visit: Visit, server: Server
) -> None:
    """The same on all boards; Moonshine's many moves are held to it without a browser."""
    for game in ("moluku", "tiki-topple"):
        clients = seated(server, game, 2)
        for client in clients:
            client.catch_up()
        mover = next(client for client in clients if client.legal)
        page = visit(mover.guest, settings={**PLAIN, "confirm": confirm}).page
        page.goto(f"/t/{mover.id}")
        if game == "moluku":
            hand = page.locator("[data-hand] button")
            touched = page.locator("[data-move^='play ']:not([aria-disabled=true])").first
        else:
            hand = page.get_by_role("list", name="Your cards").get_by_role("button")
            touched = page.locator("[aria-label$='can be chosen']").first
            hand.filter(has_text=re.compile("Up")).first.click()
        touched.wait_for()
        cards = hand.count()
        (touched.dblclick if confirm else touched.click)()
        expect(hand).to_have_count(cards - 1)


def test_a_long_press_explains_and_does_nothing_else(visit: Visit, server: Server) -> None:
    page = _at_table(visit, server, viewport=PHONE, has_touch=True, is_mobile=True, alone=True).page
    cards = page.locator(".board button").filter(has_text=re.compile(r"^\s*(Up \d|Puh)\s*$"))
    box = cards.first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_contain_text("moves")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_contain_text("moves")
    page.touchscreen.tap(2, 400)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_who_watches_is_told(visit: Visit, server: Server) -> None:
    for viewport in (LAPTOP, PHONE, {"width": 844, "height": 390}):
        page = _at_table(visit, server, watches=True, viewport=viewport).page
        expect(page.get_by_text("You are watching")).to_be_in_viewport()


def test_play_now_plays_as_was_chosen_last(visit: Visit) -> None:
    ana = visit(settings=PLAIN)
    page = ana.page
    page.goto("/")
    page.get_by_role("button", name="Choose players, level and options: Tiki Topple").click()
    chosen = page.get_by_role("group", name="Choose players, level and options: Tiki Topple")
    chosen.get_by_role("button", name="4").click()
    chosen.get_by_label("The bots play").select_option("Easy")
    for _ in range(2):
        page.get_by_role("button", name="Play now: Tiki Topple").click()
        page.locator(".prompt").wait_for()
        names = page.get_by_label("Players").get_by_role("listitem")
        expect(names).to_have_count(4)
        for at, name in enumerate(("Hau", "Ulu", "Hala"), start=1):
            expect(names.nth(at)).to_contain_text(name)
        page.goto("/")


def test_on_phones_the_table_tells_of_new_lines_of_the_chat(visit: Visit, server: Server) -> None:
    ana, ben = seated(server, "tiki-topple", 2)
    page = visit(ana.guest, settings=PLAIN, viewport=PHONE).page
    page.goto(f"/t/{ana.id}")
    log = page.get_by_role("button", name="Log")
    expect(log).to_have_accessible_name("Log")
    ben.do("chat", text="good luck!")
    expect(log).to_have_accessible_name("Log Chat: 1")
    log.click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("good luck!")
    page.locator("aside").get_by_role("button", name="Close").click()
    expect(log).to_have_accessible_name("Log")
