"""Whose turn it is: on the home page, in the prompt line; and addresses that lead nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from support.browser import PHONE
from support.effort import at_least
from support.layout import faults
from support.server import Server, acting, seated


def test_home_says_where_it_is_my_turn_and_shows_it_first(visit: Visit, server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    acting, waiting = sorted(clients, key=lambda client: not client.legal)
    assert acting.guest is not None and waiting.guest is not None
    acting.guest.table("moluku", 3, sit=0)
    page = visit(waiting.guest).page
    page.goto("/")
    tiles = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(tiles.first).to_contain_text("Being played")
    expect(page).to_have_title("Lanai: three games on the porch")
    ana = visit(acting.guest, viewport=PHONE)
    ana.page.goto("/")
    expect(ana.page).to_have_title("(1) Lanai: three games on the porch")
    tile = ana.page.get_by_role("region", name="It is your turn").get_by_role("link")
    games, mine = ana.page.locator("article").first.bounding_box(), tile.bounding_box()
    assert games is not None and mine is not None and mine["y"] < games["y"]
    ana.page.get_by_role("link", name="Your turn").click()
    ana.offer()
    for client in clients:
        client.close()


def test_the_prompt_names_who_is_waited_for(visit: Visit, server: Server) -> None:
    for game in ("moluku", "moonshine", "tiki-topple"):
        ana, ben = seated(server, game, 2)
        while ana.legal:
            ana.move()
            ana.catch_up()
        assert ana.guest is not None
        for locale, said in (("en-GB", "Waiting for Ben"), ("fr-FR", "On attend Ben")):
            page = visit(ana.guest, locale=locale).page
            page.goto(f"/t/{ana.id}")
            prompt = page.locator(".prompt .title")
            expect(prompt).to_have_text(said)
        for client in (ana, ben):
            client.close()


def test_an_unknown_address_shows_the_apps_own_page(visit: Visit) -> None:
    for locale, title, home in (
        ("en-GB", "Nobody sits here", "Back to the porch"),
        ("fr-FR", "Personne n’est assis ici", "Retour à la véranda"),
    ):
        page = visit(locale=locale, forgiven=("404",)).page
        answer = page.goto("/nonsense")
        assert answer is not None and answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.get_by_role("link", name=home).click()
        expect(page.locator("article").first).to_be_visible()


def test_a_hint_leaves_the_board_in_sight_and_marks_the_move_on_it(visit: Visit) -> None:
    for viewport in ({"width": 1440, "height": 900}, PHONE):
        ana = visit(viewport=viewport)
        ana.play_now("tiki-topple")
        page = ana.page
        before = page.locator("main .board").first.bounding_box()
        page.get_by_role("button", name="Hint").click()
        hint = page.get_by_role("region", name="What a strong player would do")
        expect(hint).to_be_visible()
        box = hint.bounding_box()
        assert before is not None and box is not None
        after = page.locator("main .board").first.bounding_box()
        assert after == before, "long reasons scroll"
        assert box["y"] >= after["y"] + after["height"] - 1
        marked = page.locator("main .board .deck .hinted")
        expect(marked).to_have_count(1)
        said = hint.locator("li b").first.inner_text()
        name = marked.get_attribute("aria-label")
        assert name is not None and said.split(":")[0] == name, "in words, not in notation"
        hint.get_by_role("button", name="Play it").first.click()
        expect(hint).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), at_least((1280, 633), of=[(1280, 633), (1366, 768)]))
def test_hints_have_room_for_their_words_beside_an_open_log(
    width: int, height: int, visit: Visit, server: Server
) -> None:
    mover = acting(seated(server, "moluku", 4))
    ana = visit(mover.guest, locale="de-DE", viewport={"width": width, "height": height})
    ana.page.goto(f"/t/{mover.id}")
    ana.page.get_by_role("button", name="Verlauf", exact=True).click()
    ana.page.get_by_role("button", name="Tipp").click()
    play = ".hint ol button"
    expect(ana.page.locator(play)).to_have_count(3)
    wrong = faults(ana.page, seen=[".hint ol b", ".hint .odds"], touched=[play])
    assert not wrong, "\n".join(wrong)


def test_a_hint_stays_while_others_act_at_the_same_time(visit: Visit, server: Server) -> None:
    host, ben = seated(server, "moonshine", 2)
    ana = visit(host.guest)
    page = ana.page
    page.goto(f"/t/{host.id}")
    ana.offer()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="What a strong player would do")
    expect(hint).to_be_visible()
    ben.move()
    expect(ana.log).to_contain_text("places a moon")
    expect(hint).to_be_visible()
    expect(hint.locator("li b").first).to_contain_text("Moon on")
    for client in (host, ben):
        client.close()


def test_seen_cards_are_listed_where_the_table_wants_it(visit: Visit, server: Server) -> None:
    host = server.guest()
    ana = visit(host)
    page = ana.page
    page.goto(f"/t/{host.table('moluku', 2, sit=0, bots=[{'seat': 1, 'level': 'random'}])['id']}")
    page.get_by_role("switch", name="Seen cards").check()
    expect(page.get_by_text("Everybody gets a list of the cards")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    ana.offer()
    page.get_by_role("tab", name="Seen cards").click()
    panel = page.get_by_role("tabpanel", name="Seen cards")
    expect(panel).to_contain_text("cards you have not seen yet")
    hand = page.get_by_role("toolbar", name="Your hand").get_by_role("button")
    expect(panel.locator("ul .mine")).to_have_count(hand.count())
