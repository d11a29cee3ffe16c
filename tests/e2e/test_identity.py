"""Who I am in the browser: my page, another device, passkeys, a token that is not known."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser import Visitor
from support.qr import drawn, text_of
from support.server import Guest, Server

from .conftest import Finished, Visit

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
UNKNOWN = ("401",)
REFUSED = ("422",)


@pytest.fixture
def named_url(server: Server) -> str:
    """The server by a name: a page that is opened by a bare address has no passkeys."""
    return server.url.replace("127.0.0.1", "localhost")


@contextmanager
def authenticator(visitor: Visitor) -> Iterator[Any]:
    """Plug a virtual authenticator into a page."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    yield session
    session.detach()


def kept_name(page: Page) -> str:
    name: str = page.evaluate("JSON.parse(localStorage.getItem('lanai.guest')).name")
    return name


def scanned(page: Page) -> str:
    """Point a camera at the code on a page."""
    picture = page.get_by_role("img", name="QR code with the link")
    path = picture.locator("path").get_attribute("d")
    box = picture.get_attribute("viewBox")
    assert path is not None and box is not None
    return text_of(drawn(path, int(box.split()[2])))


def test_a_link_makes_another_browser_me_and_keeps_whom_it_was(
    visit: Visit, server: Server
) -> None:
    kalani, ben = server.guest("Kalani"), server.guest("Ben")
    desk, phone = visit(kalani, alone=True), visit(ben, forgiven=REFUSED, alone=True)
    desk.page.goto("/me")
    desk.page.get_by_role("button", name="Add a device").click()
    expect(desk.page.get_by_role("timer")).to_contain_text(re.compile(r"(10:00|9:5\d) left"))
    desk.page.evaluate("navigator.clipboard.writeText = text => (window.copied = text, null)")
    desk.page.get_by_role("button", name="Copy the link").click()
    link = desk.page.evaluate("window.copied")
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Be Kalani on this device too?")
    assert phone.page.url.endswith("/device")
    expect(phone.page.locator("main")).to_contain_text("Ben is kept on this device")
    phone.page.get_by_role("button", name="Be Kalani here").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Kalani")
    secret = link.partition("#")[2]
    assert secret and not any(secret in url for url in asked)
    expect(desk.page.locator(".tag")).to_have_count(3)
    phone.page.get_by_role("button", name="Be Ben again").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ben")
    phone.page.goto(link)
    expect(phone.page.get_by_role("alert")).to_contain_text("has been used")


def test_a_revoked_browser_keeps_its_token_and_is_offered_the_ways_back(
    visit: Visit, server: Server
) -> None:
    kalani = server.guest("Kalani")
    desk = visit(kalani)
    secret = kalani.ask("POST", "/api/guests/me/link").json()["secret"]
    made = server.http.post("/api/guests/by-link", json={"secret": secret}).json()
    phone = visit(Guest(server, made), forgiven=UNKNOWN)
    table = kalani.table("tiki-topple", 2, sit=0)["id"]
    phone.page.goto(f"/t/{table}")
    expect(phone.page.get_by_text("Kalani").first).to_be_visible()
    desk.page.goto("/me")
    desk.page.locator(".tag").nth(1).click()
    desk.page.get_by_role("button", name="Take this device away").click()
    asked = phone.page.get_by_role("dialog", name="Kalani is not known here any more")
    expect(asked).to_be_visible()
    assert phone.page.evaluate("localStorage.getItem('lanai.guest')").find(made["token"]) > 0
    code = kalani.ask("POST", "/api/guests/me/code").json()["code"]
    asked.get_by_label("With a recovery code").fill(code.lower())
    asked.get_by_role("button", name="Come back").last.click()
    expect(phone.page.get_by_role("heading", name="Write this down")).to_be_visible()
    phone.page.get_by_role("button", name="Written down").click()
    expect(asked).to_have_count(0)
    assert kept_name(phone.page) == "Kalani"
    again = server.http.post("/api/guests/by-code", json={"code": code})
    assert again.status_code == 422, "a code works once"


def test_a_guest_keeps_their_player_and_plays_on_elsewhere(
    visit: Visit, server: Server, named_url: str
) -> None:
    """By passkey after all storage was lost, then on a phone, which takes the laptop away."""
    laptop = visit(base_url=named_url, forgiven=(*REFUSED, *UNKNOWN), alone=True)
    page = laptop.page
    page.goto("/")
    laptop.name("Kalani")
    laptop.play_now("tiki-topple")
    table, rng = laptop.table, random.Random(3)
    assert laptop.move(rng)
    with authenticator(laptop):
        page.goto("/me")
        page.get_by_role("button", name="Save with a passkey").click()
        expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()
        expect(page.get_by_text("You can come back.")).to_be_visible()
        page.evaluate("localStorage.clear()")
        page.goto("/settings")
        page.get_by_role("button", name="Come back with a passkey").click()
        expect(page.get_by_text("You are Kalani here.")).to_be_visible()
        page.goto(f"/t/{table}")
        assert laptop.move(rng)
        page.goto("/me")
        page.get_by_role("button", name="Add a device").click()
        phone = visit(base_url=named_url, alone=True)
        phone.page.goto(scanned(page))
        phone.page.get_by_role("button", name="Be Kalani here").click()
        expect(phone.page.get_by_role("heading", level=1)).to_have_text("Kalani")
        phone.page.goto(f"/t/{table}")
        assert phone.move(rng)
        page.goto("/me")
        page.get_by_role("button", name="Remove the passkey").click()
        expect(page.get_by_role("button", name="Save with a passkey")).to_be_visible()
        page.get_by_role("button", name="Come back with a passkey").click()
        expect(page.get_by_role("alert")).to_contain_text("does not work here")
        phone.page.goto("/me")
        for tags in (4, 3):  # the laptop was there before and after it had lost its storage
            expect(phone.page.locator(".tag")).to_have_count(tags)
            phone.page.locator(".tag").first.click()
            phone.page.get_by_role("button", name="Take this device away").click()
        expect(phone.page.locator(".tag")).to_have_count(2)
        page.goto("/me")
        lost = page.get_by_role("dialog", name="Kalani is not known here any more")
        expect(lost).to_be_visible()


def test_to_keep_this_player_is_offered_once_after_a_game(visit: Visit, finished: Finished) -> None:
    over = finished("tiki-topple")
    visitor = visit(over.guest)
    page = visitor.page
    page.goto(f"/t/{over.table}")
    page.get_by_role("link", name="Keep this player").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(over.guest.name)
    page.goto(f"/t/{over.table}")
    expect(page.locator("#how")).to_be_visible()
    expect(page.get_by_role("link", name="Keep this player")).to_have_count(0)


def test_delete_me_asks_for_my_name_and_begins_anew(visit: Visit, server: Server) -> None:
    zed = server.guest("Zed")
    visitor = visit(zed)
    page = visitor.page
    page.goto("/me")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Take it along").click()
    assert taken.value.suggested_filename == "lanai.zip"
    page.get_by_role("button", name="Delete me").click()
    sure = page.get_by_role("dialog").get_by_role("button", name="Delete me")
    expect(sure).to_be_disabled()
    page.get_by_label("Type Zed to go on").fill("Zed")
    sure.click()
    expect(page.get_by_text("Zed is deleted.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    assert zed.ask("GET", "/api/guests/me").status_code == 401
    assert page.evaluate("localStorage.getItem('lanai.guest')") == "null"
