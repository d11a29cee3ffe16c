"""Small things that strangers stumbled over: plates on stones, blank walls, long ways to a key."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from e2e.conftest import Finished, Visit
from support.server import Server, acting, play_on, seated

# Which stones of the score track the plate of the round covers.
COVERED = """() => {
  const plate = document.querySelector(".corner")?.getBoundingClientRect();
  const stones = [...document.querySelectorAll("ellipse[fill='var(--stone1)']")];
  return plate && stones.map((stone) => stone.getBoundingClientRect()).filter((stone) =>
    stone.left < plate.right && plate.left < stone.right &&
    stone.top < plate.bottom && plate.top < stone.bottom).length;
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (600, 960), (768, 1024)])
def test_the_plate_of_the_round_lies_on_no_stone(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    clients = seated(server, "tiki-topple", 4)
    ana = visit(clients[0].guest, viewport={"width": size[0], "height": size[1]})
    ana.page.goto(f"/t/{clients[0].id}")
    expect(ana.page.locator(".corner .sign")).to_be_visible()
    assert ana.page.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", [(1280, 720), (1366, 657)])
def test_who_watches_reads_beside_the_island_what_everybody_moved(
    size: tuple[int, int], visit: Visit, server: Server
) -> None:
    clients = seated(server, "tiki-topple", 4)
    play_on(clients, random.Random(1), 6)
    zed = visit(viewport={"width": size[0], "height": size[1]})
    zed.page.goto(f"/t/{clients[0].id}")
    wall = zed.page.get_by_role("region", name="What everybody moved this round")
    expect(wall.get_by_role("listitem")).to_have_count(6)


def test_a_round_is_counted_on_when_a_phone_is_turned(visit: Visit, server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    ana = visit(
        clients[0].guest,
        viewport={"width": 390, "height": 844},
        settings={"speed": "normal"},
        reduced_motion="no-preference",
    )
    ana.page.goto(f"/t/{clients[0].id}")
    turned = ana.page.locator(".reveal .part.up")
    rng, shown = random.Random(1), ana.page.locator(".planks")
    expect(shown).to_be_visible()
    while not clients[0].told or not any(event["event"] == "scored" for event in clients[0].events):
        client = acting(clients)
        client.move(rng.choice(client.legal))
        for each in clients:
            each.catch_up()
    expect(turned).not_to_have_count(0)
    before = turned.count()
    ana.page.set_viewport_size({"width": 844, "height": 390})
    assert turned.count() >= before


def test_from_the_last_die_the_keyboard_goes_to_what_is_done_with_dice(
    visit: Visit, server: Server
) -> None:
    clients = seated(server, "moonshine", 2)
    rng = random.Random(2)
    mover = acting(clients)
    while not any(move.startswith("reroll") for move in mover.legal):
        mover.move(rng.choice(mover.legal))
        mover = acting(clients)
    ana = visit(mover.guest, settings={"moveLine": False})
    ana.page.goto(f"/t/{mover.id}")
    dice = ana.page.locator("[data-many]:not([aria-disabled=true])")
    expect(dice.first).to_be_visible()
    dice.last.focus()
    ana.page.keyboard.press("Tab")
    keep = ana.page.get_by_role("button", name="Keep the dice")
    expect(keep).to_be_focused()
    ana.page.keyboard.press("Shift+Tab")
    expect(dice.last).to_be_focused()


def test_the_bell_in_the_beam_says_how_many_games_wait(visit: Visit, server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    mover = acting(clients)
    ana = visit(mover.guest)
    ana.page.goto("/best")
    expect(ana.page.get_by_role("link", name="A game waits for you")).to_contain_text("1")
    ana.page.set_viewport_size({"width": 360, "height": 640})
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert ana.page.evaluate(wide)


def test_an_emblem_chosen_by_hand_is_seen_by_others(visit: Visit, server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    assert clients[0].guest is not None
    # She had another one before: the picture of her id may be the whale already.
    clients[0].guest.ask("PUT", "/api/guests/me/emblem", json={"emblem": 0}).raise_for_status()
    ana = visit(clients[0].guest)
    ana.page.goto("/me")
    drawn = ana.page.locator("header .emblem circle")
    expect(drawn).to_have_attribute("fill", "#f6b85a")
    ana.page.get_by_role("button", name="Name and emblem").click()
    whale = ana.page.get_by_role("radio", name="Whale")
    whale.check(force=True)
    expect(drawn).to_have_attribute("fill", "#9dbcf5")
    ana.page.reload()
    expect(drawn).to_have_attribute("fill", "#9dbcf5")
    ben = visit(clients[1].guest)
    ben.page.goto(f"/t/{clients[0].id}")
    expect(ben.page.locator(".planks .emblem circle").first).to_have_attribute("fill", "#9dbcf5")


def test_the_host_frees_the_seat_of_who_is_away(visit: Visit, server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    gone = ben.join(table)
    gone.sit(1)
    gone.close()
    host = visit(ana)
    host.page.goto(f"/t/{table}")
    expect(host.page.get_by_text("Not here: Ben.")).to_be_visible()
    host.page.get_by_role("button", name="Free the seat of Ben").click()
    expect(host.page.get_by_text("Free seat", exact=True)).to_be_visible()


# The colours of those who led, and of the emblems that stand where their leads begin.
LEADS = """() => {
  const leads = new Map([...document.querySelectorAll(".track .lead")].map((lead) =>
    [lead.style.left, getComputedStyle(lead).backgroundColor]));
  return [...document.querySelectorAll(".track .token")].map((token) =>
    [leads.get(token.style.left), getComputedStyle(token.querySelector("circle")).fill]);
}"""


def test_a_replay_shows_who_led_in_the_colour_of_their_emblem(
    visit: Visit, finished: Finished
) -> None:
    over = finished("tiki-topple")
    page = visit(over.guest).page
    page.goto(f"/t/{over.table}/replay")
    expect(page.locator(".track .token").first).to_be_visible()
    leads = page.evaluate(LEADS)
    assert leads and all(line == emblem for line, emblem in leads)
