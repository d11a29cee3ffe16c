"""Several people at one device: the curtain between them, and what it hides."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TookTooLong

from e2e.conftest import Visit
from e2e.test_accessibility import check
from support.browser import GAMES, GO_ON, NOWHERE, Visitor
from support.device import LIFT, Tablet
from support.effort import SOAK, at_least
from support.server import PATIENCE, Client, Server

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
# The people and the bots: two, three with a bot, and the most that a game seats.
COMPANIES = at_least(
    ("tiki-topple", 2, 0),
    ("moluku", 3, 1),
    of=[
        ("tiki-topple", 2, 0),
        ("tiki-topple", 3, 1),
        ("tiki-topple", 4, 0),
        ("moluku", 2, 0),
        ("moluku", 3, 1),
        ("moluku", 4, 0),
        ("moonshine", 2, 0),
        ("moonshine", 3, 1),
        ("moonshine", 5, 0),
    ],
)
ONE_OF_ALL = at_least("moonshine", of=GAMES)
# Moves that are made by the page; the rest of a game by other devices of the same people.
BY_PAGE = 6
# Whose page is left meanwhile, and shows the end when it is opened again.
LEFT = () if SOAK > 1 else ("moluku", "moonshine")


@pytest.mark.parametrize(("game", "people", "bots"), COMPANIES)
def test_a_game_goes_from_hand_to_hand_and_hides_what_each_knows(
    game: str, people: int, bots: int, visit: Visit, server: Server
) -> None:
    tablet = Tablet(visit(), *NAMES[:people])
    page = tablet.page
    tablet.sit_down(game, bots)
    rng = random.Random(people)
    whole = SOAK > 1 and game == "tiki-topple" and people == 2
    sought = 0
    moves = 0
    while not (offered := tablet.next()).get("over"):
        if not whole and moves >= BY_PAGE and tablet.lifted >= people:
            break
        if "curtain" in offered:
            sought += tablet.demand_hidden(None)
            tablet.lift()
        elif offered["stops"]:
            sought += tablet.demand_hidden(tablet.looker())
            tablet.visitor.go_on()
        else:
            sought += tablet.demand_hidden(tablet.looker())
            assert tablet.move(rng)
            moves += 1
    assert moves >= BY_PAGE
    assert tablet.lifted >= people
    assert sought > 0
    if not whole:
        clients, address = tablet.clients(server), page.url
        assert len(clients) == people
        if game in LEFT:
            page.goto(NOWHERE)
        _play_out(clients, rng)
        if page.url != address:
            page.goto(address)
    _to_the_end(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))
    expect(page.locator(".podium li")).to_have_count(people + bots)
    page.get_by_role("button", name="Play again, all of you").click()
    expect(page.locator(".podium")).to_be_hidden()
    assert not tablet.next().get("over")
    assert len(set(_seated(page, server))) == people + bots


def _play_out(clients: list[Client], rng: random.Random) -> None:
    """Let people play to the end at other devices."""
    while not all(client.over for client in clients):
        for client in clients:
            client.catch_up()
            if client.legal:
                client.move(rng.choice(client.legal))
    for client in clients:
        client.close()


def _to_the_end(page: Page) -> None:
    """Go on from every stop to the page that tells how the points came about."""
    end = page.get_by_role("heading", name="How the points came about")
    stop = page.locator(GO_ON)
    while not end.is_visible():
        expect(stop.or_(end).first).to_be_visible()
        with suppress(TookTooLong):
            stop.click(timeout=1000)


def _seated(page: Page, server: Server) -> list[str]:
    """Name everybody at the table that the page shows."""
    table = page.url.split("/t/")[1]
    found = server.http.get(f"/api/tables/{table}").json()
    return [seat["name"] for seat in found["seats"] if seat["kind"] != "empty"]


def test_a_reload_and_the_back_button_lead_behind_the_curtain(visit: Visit) -> None:
    tablet = Tablet(visit(), "Ana", "Ben")
    page = tablet.page
    tablet.sit_down("tiki-topple")
    tablet.next()
    tablet.lift()
    looker = tablet.looker()
    assert looker is not None
    page.reload()
    assert NAMES[looker] in tablet.next()["curtain"]
    tablet.demand_hidden(None)
    tablet.lift()
    assert tablet.looker() == looker
    page.get_by_role("link", name="Lanai, home").click()
    expect(page.get_by_role("button", name="On this device: Moluku")).to_be_visible()
    page.go_back()
    assert NAMES[looker] in tablet.next()["curtain"]
    tablet.demand_hidden(None)
    tablet.lift()
    assert tablet.move(random.Random(4))
    assert NAMES[1 - looker] in tablet.next()["curtain"]


def test_a_second_tab_covers_the_first(visit: Visit) -> None:
    tablet = Tablet(visit(alone=True), "Ana", "Ben")
    tablet.sit_down("tiki-topple")
    tablet.next()
    tablet.lift()
    other = tablet.visitor.context.new_page()
    other.goto(tablet.page.url)
    other.locator(LIFT).click()
    expect(other.get_by_label("What to do now")).to_be_visible()
    expect(tablet.page.locator(LIFT)).to_be_visible()
    other.close()
    tablet.lift()
    assert tablet.move(random.Random(1))


def test_the_curtain_tells_what_happened_since_and_takes_a_move_back(visit: Visit) -> None:
    tablet = Tablet(visit(), "Ana", "Ben", "Cleo")
    page = tablet.page
    tablet.sit_down("tiki-topple")
    rng = random.Random(3)
    for _ in range(4):
        assert tablet.move(rng)
    tablet.next()
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem")).to_have_count(2)
    tablet.hear()
    for line in since.get_by_role("listitem").all_inner_texts():
        assert line.strip() in tablet.told[None]
    lights = page.locator(LIFT).inner_text()
    last = page.get_by_role("button", name=re.compile("Take back .*’s move"))
    name = last.inner_text().removeprefix("Take back ").split("’")[0].strip()
    last.click()
    question = page.get_by_role("dialog")
    if question.count():
        question.get_by_role("button", name="Yes").click()
    expect(page.locator(LIFT)).to_contain_text(name)
    assert lights != page.locator(LIFT).inner_text()


def test_by_the_keyboard_touched_or_held(visit: Visit) -> None:
    tablet = Tablet(visit(alone=True), "Ana", "Ben")
    page = tablet.page
    tablet.sit_down("tiki-topple")
    tablet.next()
    expect(page.locator(LIFT)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(LIFT)).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()
    page.get_by_role("button", name="Cover").click()
    expect(page.locator(LIFT)).to_be_focused()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("dialog").get_by_role("switch", name="Hold to lift the curtain").click()
    page.keyboard.press("Escape")
    page.locator(LIFT).click()
    expect(page.locator(LIFT)).to_be_visible()
    page.locator(LIFT).focus()
    page.keyboard.down("Space")
    expect(page.locator(LIFT)).to_have_count(0)
    page.keyboard.up("Space")
    page.get_by_role("button", name="Cover").click()
    page.locator(LIFT).hover()
    page.mouse.down()
    expect(page.locator(LIFT)).to_have_count(0)
    page.mouse.up()


def test_who_leaves_for_good_is_not_waited_for(visit: Visit) -> None:
    tablet = Tablet(visit(), "Ana", "Ben", "Cleo")
    page = tablet.page
    tablet.sit_down("tiki-topple")
    gone = next(name for name in NAMES if name in tablet.next()["curtain"])
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("dialog").get_by_role("button", name=f"{gone} leaves for good").click()
    expect(page.locator(LIFT)).not_to_contain_text(gone)
    rng = random.Random(9)
    for _ in range(6):
        assert tablet.move(rng)
        assert gone not in tablet.next().get("curtain", "")


def test_in_moonshine_nobody_hands_over_where_everything_lies_open(visit: Visit) -> None:
    tablet = Tablet(visit(), "Ana", "Ben")
    tablet.sit_down("moonshine")
    rng = random.Random(2)
    lookers: list[int | None] = []
    # Before the first hidden step everybody places a moon, and perhaps more (MS-S2, MS-L1).
    while "curtain" not in (offered := tablet.next()):
        if offered["stops"]:
            tablet.visitor.go_on()
            continue
        lookers.append(tablet.looker())
        assert tablet.move(rng)
    assert set(lookers) == {0, 1}
    assert tablet.lifted == 0
    # What they do then is hidden: it goes from hand to hand.
    assert tablet.move(rng)
    assert tablet.lifted == 1


def test_people_of_the_device_sit_down_in_a_lobby_beside_somebody_elsewhere(visit: Visit) -> None:
    ana, ben = visit(), visit()
    ana.page.goto("/")
    ana.name("Ana")
    ana.page.get_by_role("button", name="With friends: Tiki Topple").click()
    ana.page.get_by_role("button", name="Somebody of this device sits down").first.click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("Somebody else").fill("Cleo")
    dialog.get_by_role("button", name="Add", exact=True).click()
    seats = ana.page.get_by_label("Seats around the table")
    expect(seats).to_contain_text("Plays on this device")
    ben.page.goto(ana.page.url)
    ben.page.get_by_label("Your name at this table").fill("Ben")
    ben.page.get_by_role("button", name="That is me").click()
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(seats).to_contain_text("Ben")
    ana.page.get_by_role("button", name="Start with 3").click()
    expect(ben.log).to_be_attached()
    tablet = Tablet(ana, "Ana", "Cleo")
    rng = random.Random(1)
    looked: set[int | None] = set()
    until = time.monotonic() + PATIENCE
    while looked != {0, 1}:
        assert time.monotonic() < until
        if (
            ben.page.get_by_role("combobox", name="Move line").count()
            and ben.page.locator("aside form [role=option]").count()
        ):
            ben.move(rng)
        elif ana.page.locator(LIFT).count():
            looked.add(0 if "Ana" in ana.page.locator(LIFT).inner_text() else 1)
            tablet.lift()
        elif ana.page.locator("aside form [role=option]").count():
            ana.move(rng)
        else:
            ana.page.wait_for_timeout(50)


def test_the_device_remembers_its_people_renames_and_forgets_them(visit: Visit) -> None:
    tablet = Tablet(visit(), "Ana", "Ben", "Cleo")
    page = tablet.page
    tablet.sit_down("tiki-topple")
    tablet.next()
    page.goto("/")
    page.get_by_role("button", name="On this device: Moluku").click()
    dialog = page.get_by_role("dialog")
    names = dialog.get_by_label("Name of player")
    expect(names).to_have_count(3)
    names.nth(1).fill("Benno")
    names.nth(1).blur()
    names.nth(0).fill("Anna")
    names.nth(0).blur()
    dialog.get_by_role("button", name="Cleo does not play").click()
    dialog.get_by_label("Somebody else").fill("anna")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog).to_contain_text("Somebody here is called anna already.")
    dialog.get_by_role("button", name="Forget Cleo").click()
    dialog.get_by_role("button", name="Forget", exact=True).click()
    expect(dialog.get_by_role("button", name="Cleo plays too")).to_have_count(0)
    dialog.get_by_role("button", name="Start with 2 people").click()
    tablet.names = ("Anna", "Benno")
    assert re.search("Anna|Benno", tablet.next()["curtain"])
    assert [each["name"] for each in tablet.household] == ["Benno"]


@pytest.mark.parametrize("game", ONE_OF_ALL)
def test_axe_finds_nothing_on_the_screens_of_a_shared_device(game: str, visit: Visit) -> None:
    visitor = visit(alone=True)
    tablet = Tablet(visitor, "Ana", "Ben", "Cleo")
    page = tablet.page
    page.goto("/")
    page.get_by_role("button", name=f"On this device: {GAMES[game]}").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(visitor, "dialog")
    tablet.sit_down(game)
    rng = random.Random(6)
    for _ in range(4):
        tablet.move(rng)
    while "curtain" not in tablet.next():
        tablet.move(rng)
    check(visitor)
    page.get_by_role("button", name="Pause").click()
    check(visitor, "dialog")


SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
    "small laptop": {"width": 1280, "height": 720},
    "laptop": {"width": 1366, "height": 657},
    "tablet on its side": {"width": 1024, "height": 768},
}


@pytest.mark.parametrize("game", ONE_OF_ALL)
def test_the_curtain_fits_in_german_with_long_names(game: str, visit: Visit) -> None:
    visitor = visit(locale="de-DE", alone=True)
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name=f"An diesem Gerät: {GAMES[game]}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Es fehlt noch mindestens jemand.")
    for name in ("Maximiliane von Hohen", "Friedrich-Wilhelm", "Bo"):
        dialog.get_by_label("Noch jemand").fill(name)
        dialog.get_by_role("button", name="Dazu").click()
    dialog.get_by_role("button", name="Los mit 4 Leuten").click()
    tablet = Tablet(visitor)
    rng = random.Random(8)
    for _ in range(5):
        _move_on(tablet, rng)
    while "curtain" not in tablet.next():
        _move_on(tablet, rng)
    for size in SIZES.values():
        page.set_viewport_size(size)
        expect(page.locator(LIFT)).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert page.evaluate("document.documentElement.scrollHeight") == size["height"]
        for part in ("h1", ".covered", ".since .head", ".sign >> nth=0"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        since, floor = (page.locator(part).bounding_box() for part in (".since", LIFT))
        assert since is None or (floor and since["y"] + since["height"] <= floor["y"])


def _move_on(tablet: Tablet, rng: random.Random) -> None:
    """Move as whoever looks, without looking for secrets: names are not those of other tests."""
    while "curtain" in tablet.next():
        tablet.lift()
    tablet.visitor.move(rng)


def test_a_visitor_alone_sees_no_curtain(visit: Visit) -> None:
    ana: Visitor = visit()
    ana.play_now("tiki-topple")
    expect(ana.page.locator(LIFT)).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Cover")).to_have_count(0)
