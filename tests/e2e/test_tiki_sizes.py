"""Tiki Topple at every size of window: nothing needed is cut off, covered or out of sight."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from support.browser import GO_ON
from support.effort import at_least
from support.layout import LONGEST_NAMES, at_sizes, broken, faults, least_distance, upon
from support.server import Client, Server, play_on, seated

THUMB = 40
TIKIS = ".column li > button"
HAND = ".hand .card"
SEEN = [".column .name", ".planks b", ".planks .points", ".deck .me", ".mission", ".pawn"]
TOLD = [".pawn", ".column .name", ".reveal .part b", ".reveal .part .name", ".reveal .total"]
CONFIRM = ".act .go"
GOAL = ".deck .goal"


def _choose_card(page: Page) -> list[str]:
    page.locator(f"{HAND}.open").first.click()
    expect(page.locator(f"{HAND}.chosen")).to_have_count(1)
    return [TIKIS, HAND, GOAL, ".act .back"]


def _choose_tiki(page: Page) -> list[str]:
    page.locator(f"{TIKIS}.open").last.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    return [TIKIS, HAND, GOAL, CONFIRM, ".act .back"]


def _choose_a_tiki_first(page: Page) -> list[str]:
    page.locator(".act .back").click()
    page.locator(TIKIS).nth(4).click()
    expect(page.locator(".ways button").first).to_be_visible()
    return [TIKIS, HAND, GOAL, ".ways button", ".act .back"]


def _drag_a_tiki(page: Page) -> None:
    """Take a tiki along to where a card takes it: the move is chosen, and can be taken back."""
    tiki = page.locator(f"{TIKIS}.chosen").bounding_box()
    way = page.locator(".ways button").first.bounding_box()
    assert tiki is not None and way is not None
    x, y = tiki["x"] + tiki["width"] / 2, tiki["y"] + tiki["height"] / 2
    page.locator(".act .back").click()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, way["y"] + way["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.locator(".act .back").click()


def _touch_the_ghost(page: Page) -> None:
    """Play a tiki that was chosen first: one of its ways, then where it would stand."""
    cards = page.locator(HAND).count()
    page.locator(TIKIS).nth(4).click()
    page.locator(".ways button").first.click()
    page.locator("button.ghost").first.click()
    expect(page.locator(HAND)).to_have_count(cards - 1)


APART = [
    (".column .name", ".pawn"),
    (".act .go", ".hand .card"),
    (".act .back", ".hand .card"),
    ("button.ghost", ".column .name"),
    ("button.ghost", ".column .mark"),
    (".planks .deed", ".planks .points"),
    (".planks .deed", ".planks .seat-mark"),
    (".stage .sign .shells", ".torch"),
]
"""What must not lie upon what: what confirms on a card, a ghost on a name or a mark."""

DECISIONS: dict[str, Callable[[Page], list[str]]] = {
    "a card is to be chosen": lambda _: [TIKIS, HAND, GOAL],
    "a tiki is to be chosen": _choose_card,
    "a move is chosen": _choose_tiki,
    "a tiki was chosen first": _choose_a_tiki_first,
}


def _in_turn(clients: list[Client]) -> Client:
    for client in clients:
        client.catch_up()
    return next(client for client in clients if client.legal)


def _play_the_round(clients: list[Client]) -> None:
    """Play until the round is over, and the page shows how it ended."""
    rng = random.Random(2)
    mover = _in_turn(clients)
    while mover.position and mover.position["view"]["round"] == 1:
        mover.move(rng.choice(mover.legal))
        mover = _in_turn(clients)


@pytest.mark.parametrize(
    ("players", "locale"),
    at_least((4, "fr-FR"), of=[(2, "en-GB"), (3, "de-DE"), (4, "fr-FR")]),
)
def test_all_that_is_needed_is_in_sight(
    players: int, locale: str, visit: Visit, server: Server
) -> None:
    clients = seated(server, "tiki-topple", players, LONGEST_NAMES)
    play_on(clients, random.Random(1), 2 * players - 1)
    mover = _in_turn(clients)
    ana = visit(mover.guest, locale=locale)
    ana.page.goto(f"/t/{mover.id}")
    expect(ana.page.locator(f"{HAND}.open").first).to_be_visible()
    found: list[str] = []
    for turn, (decision, decide) in enumerate(DECISIONS.items(), start=players):
        touched = decide(ana.page)
        ana.page.mouse.move(2, 2)
        for size in at_sizes(ana.page, turn):
            wrong = faults(ana.page, seen=SEEN, touched=touched)
            wrong += [each for ones, others in APART for each in upon(ana.page, ones, others)]
            wrong += broken(ana.page, ".planks b")
            if least_distance(ana.page, ".column li") < THUMB:
                wrong.append("tikis are less than a thumb apart")
            found += [f"{size}, {decision}: {fault}" for fault in wrong]
    assert not found, "\n".join(found)
    _drag_a_tiki(ana.page)
    _touch_the_ghost(ana.page)
    _play_the_round(clients)
    expect(ana.page.locator(".reveal .total .shown")).to_have_count(players)
    for size in at_sizes(ana.page, players):
        wrong = faults(ana.page, seen=TOLD, touched=[GO_ON])
        wrong += upon(ana.page, ".reveal .trail .deed", ".reveal .part")
        wrong += upon(ana.page, ".stage .toasted", ".column .name")
        wrong += upon(ana.page, ".planks .deed", ".planks .points")
        found += [f"{size}, a round ends: {fault}" for fault in wrong]
    assert not found, "\n".join(found)
