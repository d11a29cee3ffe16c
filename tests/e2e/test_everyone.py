"""French and German, and the keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from support.browser import PHONE


def test_french_from_the_home_page_to_the_table(visit: Visit) -> None:
    ana = visit(locale="fr-FR")
    page = ana.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Jouer").first.click()
    ana.offer()
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    log = page.get_by_role("log").first
    expect(log).to_contain_text(re.compile(r"\b(vous|la|le|les|commence)\b", re.IGNORECASE))
    page.goto("/settings")
    page.get_by_role("main").get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_german_as_the_browser_wishes(visit: Visit) -> None:
    page = visit(locale="de-AT").page
    page.goto("/rules/moluku")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Eine Karte spielen")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("muss bedienen")


def test_language_and_theme_change_at_the_table(visit: Visit) -> None:
    for viewport in ({"width": 1280, "height": 800}, PHONE, {"width": 844, "height": 390}):
        ana = visit(viewport=viewport)
        page = ana.page
        ana.play_now("moluku")
        page.get_by_role("button", name="Settings").click()
        settings = page.get_by_role("dialog")
        settings.get_by_role("button", name="Dusk").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        settings.get_by_role("button", name="Français").click()
        expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("link", name="Règles")).to_be_visible()
        expect(page.get_by_role("log", include_hidden=True).first).to_contain_text("entame")


def _tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} never came to {selector}")


def test_tiki_topple_by_the_keyboard_alone(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    page.goto("/")
    _tab_to(page, "[aria-label^='Play now: Tiki Topple']")
    page.keyboard.press("Enter")
    ana.offer()
    hand = page.get_by_role("list", name="Your cards").get_by_role("button")
    for _ in range(2):
        cards = hand.count()
        _tab_to(page, "[aria-label='Your cards'] button")
        for _ in range(cards):
            if page.evaluate("document.activeElement.ariaLabel.startsWith('Up')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        _tab_to(page, "[aria-label$='can be chosen']", "Shift+Tab")
        page.keyboard.press("Enter")
        _tab_to(page, ".act .go")
        page.keyboard.press("Enter")
        expect(hand).to_have_count(cards - 1)
        ana.offer()


def _pass_the_board(page: Page) -> None:
    """Go by Tab over Moonshine's board in few steps, and by arrow keys within a part of it."""
    page.locator(".opponent").first.focus()
    stops = 0
    while page.evaluate("document.activeElement.closest('.moonshine') !== null"):
        if page.evaluate("document.activeElement.closest('.hand') !== null"):
            page.keyboard.press("ArrowRight")
            expect(page.locator(".hand .cl").last).to_be_focused()
        page.keyboard.press("Tab")
        stops += 1
    assert 4 <= stops <= 8


def test_the_move_line_by_the_keyboard_alone(visit: Visit) -> None:
    ana = visit()
    ana.play_now("moonshine")
    before = ana.log.inner_text()
    _pass_the_board(ana.page)
    _tab_to(ana.page, "[role=combobox]")
    while not (offered := ana.offer())["whole"]:
        assert offered["words"]
        ana.page.keyboard.press("ArrowDown")
        ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Enter")
    expect(ana.line).to_have_value("")
    ana.offer()
    assert ana.log.inner_text() != before
