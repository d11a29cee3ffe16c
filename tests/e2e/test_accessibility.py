"""axe finds nothing on any screen, by day and at dusk."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.conftest import Finished, Visit
from support.browser import GAMES, GO_ON, NOWHERE, PAINTED, Visitor
from support.effort import at_least
from support.server import Client, Server, play_on, seated

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


AXE = Axe()
# No rule that is asked for needs what axe would load beside the page.
RUN = """([within, rules]) => axe
  .run(within, { runOnly: rules, resultTypes: ["violations"], preload: false })
  .then(({ violations }) => violations)"""


def _violations(page: Page, within: str, rules: list[str]) -> list[str]:
    """Let axe look at the page, or at a part of it, as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(PAINTED)  # axe asks for what covers what
        page.evaluate(AXE.axe_script)
    found = page.evaluate(RUN, [within, rules])
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found
        for node in each["nodes"][:3]
    ]


def check(visitor: Visitor, within: str = "html", *, dusk: bool = True) -> None:
    """Look at all by day; at dusk only the colours are others.

    Where all but a part of the page has been looked at elsewhere, `within` names that part; where
    another page has the same colours, that one is looked at by `dusk`.
    """
    expect(visitor.page.locator(within).first).to_be_visible()
    visitor.page.emulate_media(color_scheme="light")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")
    assert not _violations(visitor.page, within, TAGS)
    if not dusk:
        return
    visitor.page.emulate_media(color_scheme="dark")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert not _violations(visitor.page, within, ["color-contrast"])


Show = Callable[[Visitor], None]


def _lobby(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="With friends: Moluku").click()
    expect(visitor.page.get_by_role("textbox", name="The link to this table")).to_be_visible()


def _profile(visitor: Visitor) -> None:
    visitor.page.goto("/me")
    visitor.page.get_by_role("button", name="Add a device").click()
    expect(visitor.page.get_by_role("heading", name="Point a phone here.")).to_be_visible()
    expect(visitor.page.locator(".tag")).to_have_count(1)


def _go(path: str, heading: str) -> Show:
    def show(visitor: Visitor) -> None:
        visitor.page.goto(path)
        expect(visitor.page.get_by_role("heading", name=heading).first).to_be_visible()

    return show


SCREENS: dict[str, Show] = {
    "home": _go("/", "Moluku"),
    "lobby": _lobby,
    "settings": _go("/settings", "Settings"),
    "profile": _profile,
    "another device": _go("/device", "Another device"),
    "not found": _go("/t/nothing", "Nobody sits here"),
    **{f"rules {game}": _go(f"/rules/{game}", f"Rules of {GAMES[game]}") for game in GAMES},
}


RULES = ("rules moluku", "rules moonshine")
"""What stands on them is of the same kinds as on those of Tiki Topple."""


@pytest.mark.parametrize(
    "screen", at_least(*(each for each in SCREENS if each not in RULES), of=SCREENS)
)
def test_a_screen(screen: str, visit: Visit) -> None:
    ana = visit(forgiven=("404",) if screen == "not found" else ())
    SCREENS[screen](ana)
    check(ana, dusk=screen not in RULES)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table(game: str, visit: Visit) -> None:
    ana = visit()
    ana.play_now(game)
    check(ana)


@pytest.mark.parametrize("game", at_least("moonshine", of=sorted(GAMES)))
def test_a_lesson(game: str, visit: Visit) -> None:
    ana = visit()
    ana.page.goto(f"/learn/{game}")
    ana.lesson()
    check(ana, ".lesson")


@pytest.mark.parametrize("game", at_least("moonshine", of=GAMES))
def test_the_end_and_the_replay(game: str, visit: Visit, finished: Finished) -> None:
    over = finished(game)
    ana = visit(over.guest)
    ana.page.goto(f"/t/{over.table}")
    expect(ana.page.get_by_role("img", name="Points over time")).to_be_visible()
    check(ana)
    ana.page.goto(f"/t/{over.table}/replay?seat=open&n=5")
    expect(ana.page.get_by_role("slider", name="Step")).to_be_visible()
    check(ana, dusk=game == "tiki-topple")  # the boards of the others are looked at as tables


def _in_turn(clients: list[Client]) -> list[Client]:
    """Give who is to move, then the others."""
    for client in clients:
        client.catch_up()
    return sorted(clients, key=lambda client: not client.legal)


@pytest.mark.parametrize("game", at_least("tiki-topple", of=GAMES))
def test_who_is_away_is_marked(game: str, visit: Visit, server: Server) -> None:
    mover, other, *_ = _in_turn(seated(server, game, 2))
    ben = visit(other.guest)
    ben.page.goto(f"/t/{other.id}")
    mover.close()
    expect(ben.page.locator(".seat-mark")).to_contain_text("away")
    check(ben, ".seat-mark")


def test_a_take_back_and_a_rematch_are_asked_for(visit: Visit, server: Server) -> None:
    mover, other = _in_turn(seated(server, "tiki-topple", 2))
    ben = visit(other.guest)
    ben.page.goto(f"/t/{other.id}")
    for client in (mover, other):
        client.catch_up()
        assert client.move()["type"] == "ok"
    mover.catch_up()
    mover.do("undo", seq=mover.seq)
    expect(ben.page.get_by_role("dialog", name="Take it back?")).to_be_visible()
    check(ben, "dialog[open]")
    ben.page.get_by_role("button", name="Agree").click()
    expect(ben.log.locator("del")).to_have_count(2)
    check(ben, "[role=log]:has(del)")
    address = ben.page.url
    ben.page.goto(NOWHERE)
    play_on([mover, other], random.Random(2))
    mover.do("rematch")
    ben.page.goto(address)
    ben.page.locator(GO_ON).click()
    expect(ben.page.get_by_text("would like a rematch. And you?")).to_be_visible()
    check(ben)
