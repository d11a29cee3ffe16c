"""Coming back: home, profile, the best players and taking a device away, in all looks and sizes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Visit
from e2e.test_accessibility import check
from support.browser import DESKTOP, PHONE, Visitor
from support.club import HERO, found_club, member
from support.effort import SOAK, at_least
from support.server import Server, acting, seated, serving

SIZES = ((390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 633), (1440, 900))
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
# What sticks out of the page, or is cut off though it is to be read.
STICKS_OUT = """() => {
  const width = document.documentElement.clientWidth;
  const found = [...document.querySelectorAll("main *")].filter((node) => {
    const box = node.getBoundingClientRect();
    const shown = box.width > 2 && box.height > 2 && !node.closest("[aria-hidden], .hidden");
    const cut = node.matches("h1, h2, b, .button, .textlink, th")
      && node.scrollWidth > node.clientWidth + 2 && getComputedStyle(node).display !== "inline";
    return shown && (box.right > width + 1 || box.left < -1 || cut);
  });
  return [document.documentElement.scrollWidth > width ? "the page scrolls sideways" : "",
    ...found.map((node) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 40)}`),
  ].filter(Boolean);
}"""

# How far things on the page jump while it loads, as browsers count it.
SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true });"""

# What of the choices on a game's card reaches out of them.
BESIDE = """() => {
  const card = document.querySelector(".company");
  const { left, right } = card.getBoundingClientRect();
  return [...card.querySelectorAll(":not(option)")]
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    })
    .map((node) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 40)}`);
}"""

Show = Callable[[Visitor], None]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose people have played for months; one of them is awaited at two tables."""
    data = tmp_path_factory.mktemp("club") / "data"
    found_club(data)
    with serving(data) as running:
        hero = member(running)
        bots = [{"seat": 1, "level": "random"}, {"seat": 2, "level": "random"}]
        for game in ("moluku", "tiki-topple"):
            client = hero.join(hero.table(game, 3, sit=0, bots=bots, start=True)["id"])
            while not client.legal:
                client.receive()
            client.close()
        yield running


def _go(path: str, ready: str) -> Show:
    def show(visitor: Visitor) -> None:
        visitor.page.goto(path)
        expect(visitor.page.locator(ready).first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")

    return show


def _device(visitor: Visitor) -> None:
    _go("/me", ".tag")(visitor)
    expect(visitor.page.locator(".tag")).to_have_count(4)
    visitor.page.locator(".tag").first.click()
    expect(visitor.page.locator("dialog[open] .choice")).to_have_count(2)


SCREENS: dict[str, Show] = {
    "home": _go("/", ".waiting"),
    "profile": _go("/me", "[aria-labelledby=luck] a"),
    "best": _go("/best", ".podium li"),
    "person": _go("/p/g_Ben", "[aria-labelledby=luck]"),
    "a device that goes": _device,
    "deals of the day": _go("/daily", "article"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(screen: str, visit: Visit, server: Server) -> None:
    phone = member(server, HERO)
    phone.token = "Safari on iPhone"  # the laptop is another device then
    ana = visit(phone)
    SCREENS[screen](ana)
    check(ana)
    ana.page.set_viewport_size(PHONE)
    check(ana, dusk=SOAK > 1)
    ana.page.set_viewport_size(DESKTOP)


@pytest.mark.parametrize("language", at_least("de", of=LOCALES))
def test_nothing_sticks_out_in_any_size(browser: Browser, server: Server, language: str) -> None:
    phone = member(server, HERO)
    phone.token = "Safari on iPhone"
    visitor = Visitor(browser, server.url, phone, locale=LOCALES[language], painted=False)
    for screen, show in SCREENS.items():
        show(visitor)
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            found = visitor.page.evaluate(STICKS_OUT)
            assert not found, (screen, language, width, found)
        visitor.page.set_viewport_size(DESKTOP)
    visitor.close()


def test_luck_and_accuracy_are_told_and_lead_to_hindsight(visit: Visit, server: Server) -> None:
    ana = visit(member(server))
    _go("/me", "[aria-labelledby=luck] a")(ana)
    page, told = ana.page, member(server).ask("GET", "/api/people/me").json()["luck"]
    games = member(server).ask("GET", "/api/people/me/games").json()["games"]
    card = page.get_by_role("region", name="Luck and skill")
    assert len(told["looked"]) < told["games"] == 30
    expect(card).to_contain_text(f"{len(told['looked'])} of your last 30 games")
    expect(card.locator("svg a")).to_have_count(len(told["looked"]))
    for sign, game in zip(card.locator("svg a").all(), told["looked"], strict=True):
        address = f"/t/{game['table']}/review?seat={game['seat']}"
        assert sign.get_attribute("href") == address
        full = sign.locator("path").get_attribute("class") or ""
        assert ("won" in full.split()) == game["won"]
    rows = card.get_by_role("row")
    expect(rows).to_have_count(len(told["looked"]) + 1)
    first = told["looked"][0]
    expect(rows.nth(1)).to_contain_text(str(round(first["hindsight"]["accuracy"])))
    listed = page.get_by_role("region", name="Finished games").get_by_role("listitem")
    for row, game in zip(listed.all(), games, strict=True):
        if game["hindsight"] is None:
            expect(row).to_contain_text("hindsight not yet")
        else:
            accuracy = round(game["hindsight"]["accuracy"])
            expect(row).to_contain_text(re.compile(rf"accuracy {accuracy}\b"))
            expect(row).to_contain_text(re.compile(r"luck [+−]?\d+\u202f%"))
        hindsight = row.get_by_role("link", name=re.compile("Hindsight"))
        expect(hindsight).to_have_attribute("href", f"/t/{game['table']}/review")
    page.get_by_role("button", name="Moonshine").click()
    narrowed = member(server).ask("GET", "/api/people/me?game=moonshine").json()["luck"]
    expect(card.locator("svg a")).to_have_count(len(narrowed["looked"]))


def test_others_see_luck_but_no_tables(visit: Visit, server: Server) -> None:
    ben = visit(member(server, "Ben"))
    _go(f"/p/g_{HERO}", "[aria-labelledby=luck]")(ben)
    card = ben.page.get_by_role("region", name="Luck and skill")
    expect(card).to_contain_text("of their last 30 games")
    expect(card.locator("svg a")).to_have_count(0)
    assert card.locator("g path").count() > 20


def test_without_hindsight_the_card_says_so(visit: Visit, server: Server) -> None:
    new = server.guest("Noe")
    visitor = visit(new)
    _go("/me", ".tag")(visitor)
    expect(visitor.page.get_by_role("region", name="Luck and skill")).to_have_count(0)
    table = new.table("tiki-topple", 2, sit=0, bots=[{"seat": 1, "level": "random"}], start=True)
    client = new.join(table["id"])
    while not client.over:
        client.catch_up()
        if client.legal:
            client.move()
        elif not client.over:
            client.receive()
    client.close()
    visitor.page.reload()
    card = visitor.page.get_by_role("region", name="Luck and skill")
    expect(card).to_contain_text("None of your games was looked at in hindsight yet")
    expect(visitor.page.get_by_text("hindsight not yet")).to_have_count(1)
    check(visitor, "[aria-labelledby=luck]")


def test_home_puts_my_turns_first(visit: Visit, server: Server) -> None:
    ana = visit(member(server))
    SCREENS["home"](ana)
    page = ana.page
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Welcome back, {HERO}.")
    turns = page.get_by_role("region", name="It is your turn").get_by_role("listitem")
    expect(turns).to_have_count(2)
    start = page.get_by_role("button", name="Play now: Moluku")
    card = turns.first.bounding_box()
    below = start.bounding_box()
    assert card is not None and below is not None and card["y"] + card["height"] < below["y"]
    new = visit(server.guest("Ida"))
    new.page.goto("/")
    expect(new.page.get_by_role("heading", level=1)).to_have_text("Pull up a chair, Ida.")


def test_home_says_who_is_at_my_table_and_how_the_game_stands(visit: Visit, server: Server) -> None:
    clients = seated(server, "tiki-topple", 2)
    mover = acting(clients)
    (other,) = [client for client in clients if client is not mover]
    assert mover.guest is not None and other.guest is not None
    mover.close()
    page = visit(mover.guest).page
    page.goto("/")
    card = page.get_by_role("link", name=re.compile("Tiki Topple.*Take your turn"))
    expect(card).to_contain_text("Live")
    expect(card).to_contain_text(f"{other.guest.name} is at the table.")
    expect(card).to_contain_text("Round 1 of 4 · 0 points")
    page.get_by_role("button", name="DE Deutsch").click()
    expect(page.get_by_text("Runde 1 von 4 · 0 Punkte")).to_be_visible()
    page.get_by_role("button", name="EN English").click()
    other.close()
    page.reload()
    expect(card).to_contain_text("Round 1 of 4 · 0 points")
    expect(card).not_to_contain_text("Live")


def test_home_says_that_this_device_plays_without_a_network(visit: Visit, server: Server) -> None:
    page = visit(member(server), alone=True).page
    fact = page.get_by_role("link", name="Works offline")
    page.goto("/")
    page.evaluate("caches.open('lanai / half')")  # the page itself is kept last
    page.reload()
    expect(page.locator(".waiting")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(fact).to_have_count(0)
    page.evaluate("caches.open('lanai / half').then(half => half.put('/', new Response('')))")
    page.reload()
    expect(fact).to_have_attribute("href", "/settings")


def test_home_of_who_comes_back_does_not_jump(browser: Browser, server: Server) -> None:
    """What waits for me stands first, and nothing is shown that would make room for it."""
    for viewport in (PHONE, DESKTOP):
        visitor = Visitor(browser, server.url, member(server), viewport=viewport)
        visitor.page.add_init_script(SHIFTS)
        SCREENS["home"](visitor)
        expect(visitor.page.locator(".deck")).to_be_attached()
        assert visitor.page.evaluate("window.shifted") < 0.01
        visitor.close()


def test_it_is_said_in_words_why_a_game_cannot_count(visit: Visit, server: Server) -> None:
    ana = server.guest("Ana")
    page = visit(ana).page
    page.goto("/")
    page.get_by_role("button", name="Choose players, level and options: Moonshine").click()
    company = page.get_by_role("group", name="Choose players, level and options: Moonshine")
    rated = company.get_by_role("switch", name="Rated")
    rated.check()
    company.get_by_role("combobox").first.select_option(label="Master")
    expect(rated).not_to_be_checked()
    expect(rated).to_be_disabled()
    said = re.compile("Master.* in Moonshine has not been measured")
    expect(company).to_contain_text(said)
    bots = [{"seat": 1, "level": "master"}, {"seat": 2, "level": "hard"}]
    table = ana.table("moonshine", 3, sit=0, bots=bots)["id"]
    page.goto(f"/t/{table}")
    rated = page.get_by_role("switch", name="Rated")
    expect(rated).to_be_disabled()
    expect(page.get_by_text(re.compile("has not been measured"))).to_have_count(1)
    levels = page.get_by_role("combobox", name=re.compile("How well"))
    levels.first.select_option(label="Expert")
    rated.check()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    levels.first.select_option(label="Master")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    expect(page.get_by_text(re.compile("has not been measured"))).to_have_count(2)
    rated.uncheck()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_how_to_play_fits_its_card_in_any_size(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server.url, member(server), locale="de-DE", painted=False)
    page = visitor.page
    SCREENS["home"](visitor)
    page.locator(".game", has_text="Moonshine").locator(".change").click()
    expect(page.locator(".company select")).to_have_count(1)
    for width, height in (*SIZES, (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BESIDE) == [], width
    visitor.close()


@pytest.mark.parametrize("ends", [True, False])
def test_what_was_made_on_a_device_is_a_choice_when_it_goes(
    visit: Visit, server: Server, ends: bool
) -> None:
    old = server.guest("Leo")
    secret = old.ask("POST", "/api/guests/me/link").json()["secret"]
    phone = server.http.post("/api/guests/by-link", json={"secret": secret}).json()
    secret = old.ask("POST", "/api/guests/me/link").json()["secret"]
    third = server.http.post("/api/guests/by-link", json={"secret": secret}).json()
    old.ask("POST", "/api/guests/me/code")
    old.token, old_token = phone["token"], old.token
    visitor = visit(old)
    page = visitor.page
    page.goto("/me")
    expect(page.locator(".tag")).to_have_count(4)
    page.locator(".tag").first.click()
    dialog = page.get_by_role("dialog")
    choice = dialog.get_by_role("checkbox", name=re.compile("What was made on it ends too"))
    expect(choice).to_be_checked()
    expect(dialog).to_contain_text("The recovery code")
    other = dialog.get_by_role("checkbox", name=re.compile("Take A program away too"))
    expect(other).not_to_be_checked()
    if ends:
        other.check()
    else:
        choice.uncheck()
        expect(dialog).to_contain_text("only if nobody else has had the device")
    dialog.get_by_role("button", name="Take this device away").click()
    expect(page.locator(".tag")).to_have_count(2 if ends else 3)
    ring = old.ask("GET", "/api/guests/me/keys").json()
    assert (ring["code"] is None) == ends
    for token, known in ((old_token, False), (third["token"], not ends)):
        old.token = token
        assert (old.ask("GET", "/api/guests/me").status_code == 200) == known
