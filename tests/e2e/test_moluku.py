"""Choices of Moluku that are no card of the hand, made on the board itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from support.browser import DESKTOP, PHONE
from support.server import Guest, Server, seated

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def asked(server: Server, verb: str, season: int = 1) -> tuple[str, Guest]:
    """Play games of two at random until the first seat is asked for a move with this verb."""
    rng = random.Random(5)
    while True:
        clients = seated(server, "moluku", 2)
        guest = clients[0].guest
        assert guest is not None
        while not clients[0].over:
            for client in clients:
                client.catch_up()
            position = clients[0].position
            late = position is not None and position["view"]["season"] >= season
            if late and any(move.split()[0] == verb for move in clients[0].legal):
                return clients[0].id, guest
            acting = [client for client in clients if client.legal]
            if acting:
                acting[0].move(rng.choice(acting[0].legal))


@pytest.mark.parametrize("size", SIZES)
def test_a_volcano_cancels_the_card_that_is_chosen_on_the_board(
    size: str, server: Server, visit: Visit
) -> None:
    table, guest = asked(server, "cancel")
    page = visit(guest, **SIZES[size]).page
    page.goto(f"/t/{table}")
    prompt = page.get_by_label("What to do now")
    expect(prompt).to_contain_text("Your Volcano cancels a card")
    page.get_by_label("Your Island").locator("button.may").first.click()
    page.get_by_role("button", name="Cancel it:").click()
    expect(prompt).not_to_contain_text("Your Volcano cancels a card")


@pytest.mark.parametrize("size", SIZES)
def test_chill_is_decided_where_trick_and_hand_are_seen(
    size: str, server: Server, visit: Visit
) -> None:
    table, guest = asked(server, "chill")
    page = visit(guest, **SIZES[size]).page
    page.goto(f"/t/{table}")
    choice = page.get_by_role("group", name="Your choice")
    trick = page.get_by_role("group", name="The trick, in turn order")
    expect(choice).to_be_visible()
    over, under = choice.bounding_box(), trick.bounding_box()
    assert over and under and over["y"] >= under["y"] + under["height"]
    hand = page.get_by_role("toolbar", name="Your hand")
    card, lying = hand.get_by_role("button").first.bounding_box(), hand.bounding_box()
    assert card and (
        card["y"] >= over["y"] + over["height"] or card["x"] >= over["x"] + over["width"]
    )
    choice.get_by_role("button", name="Leave it").click()
    choice.get_by_role("button", name="Do it").click()
    expect(choice).to_be_hidden()
    if size == "desktop":
        assert hand.bounding_box() == lying, "the cards make room, their place shifts nothing"


def test_chill_is_taken_by_touching_it_where_it_lies(server: Server, visit: Visit) -> None:
    table, guest = asked(server, "chill")
    page = visit(guest, **SIZES["phone"]).page
    page.goto(f"/t/{table}")
    card = page.get_by_role("group", name="The trick, in turn order").locator("button.may")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    held = page.get_by_role("toolbar", name="Your hand").bounding_box()
    assert held and held["height"] >= 60, "the choice leaves the hand its room"
    card.click()
    expect(page.get_by_role("group", name="Your choice")).to_be_hidden()
    taken = page.get_by_label("Your Island").locator('[data-fly="chill"]')
    expect(taken).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_what_huts_bring_is_at_hand(size: str, server: Server, visit: Visit) -> None:
    clients = seated(server, "moluku", 2)
    page = visit(clients[0].guest, **SIZES[size]).page
    page.goto(f"/t/{clients[0].id}")
    if size == "phone":
        page.get_by_role("button", name="The Island is now worth").click()
    table = page.get_by_role("list", name="What foods under one Hut bring")
    expect(table.locator("li b")).to_have_text(["6", "8", "10", "15"])


def test_a_trump_waits_for_its_button_however_often_a_colour_is_touched(
    server: Server, visit: Visit
) -> None:
    table, guest = asked(server, "trump")
    page = visit(guest).page
    page.goto(f"/t/{table}")
    choice = page.get_by_role("group", name="Your choice")
    choice.get_by_role("button", name="Blue wave").dblclick()
    expect(choice.get_by_role("button", name="Announce Blue wave")).to_be_visible()
    choice.get_by_role("button", name="Red hibiscus").click()
    choice.get_by_role("button", name="Announce Red hibiscus").click()
    expect(choice).to_be_hidden()
    expect(page.get_by_label("The state of the game")).to_contain_text("Red hibiscus")


def test_cards_that_are_new_from_the_stock_are_marked_where_one_discards(
    server: Server, visit: Visit
) -> None:
    table, guest = asked(server, "discard")
    again = guest.join(table, since=0)
    new = [event["fresh"] for event in again.events if "fresh" in event][-1]
    again.close()
    page = visit(guest).page
    page.goto(f"/t/{table}")
    hand = page.get_by_role("toolbar", name="Your hand")
    marked = hand.get_by_role("button", name=", new from the stock")
    expect(marked).to_have_count(len(new))
    assert {card.get_attribute("data-fly") for card in marked.all()} == set(new)
    for card in marked.all():
        expect(card.locator(".fresh")).to_be_visible()


def test_in_the_trick_no_card_is_marked_as_new_any_more(server: Server, visit: Visit) -> None:
    table, guest = asked(server, "take", season=2)
    page = visit(guest).page
    page.goto(f"/t/{table}")
    expect(page.get_by_label("What to do now")).to_contain_text("Your pick")
    expect(page.get_by_role("toolbar", name="Your hand").locator(".fresh")).to_have_count(0)
