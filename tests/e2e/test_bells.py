"""The bell in a browser: days in the lobby, whose turn it is at home, a push that rings."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import CDPSession, expect

from support.browser import Visitor
from support.server import Server, acting, seated

from .conftest import Visit

BADGED = """navigator.setAppBadge = count => (window.badge = count, Promise.resolve());
navigator.clearAppBadge = () => (window.badge = 0, Promise.resolve());"""
# A browser without a window forbids notifications: those that the worker shows are kept instead.
ALLOWED = """Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";"""
KEPT = """() => {
  self.shown = [];
  registration.showNotification = async (title, more) => shown.push({ title, ...more });
  navigator.setAppBadge = async count => (self.badge = count); // it would crash such a browser
}"""
SHOWN = "() => shown.map(({ title, body, tag }) => ({ title, body, tag }))"
CLICKED = """() => {
  const click = new ExtendableEvent("notificationclick");
  click.notification = { close: () => shown.pop(), data: shown.at(-1).data };
  dispatchEvent(click);
}"""
# There is no push service in a test: what the browser would have got there.
SUBSCRIBED = """PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  window.serverKey = applicationServerKey;
  const keys = { p256dh: POINT, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  const endpoint = "https://fcm.googleapis.com/fcm/send/here";
  return { endpoint, toJSON: () => ({ endpoint, keys }) };
};"""
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
DAYS = {"kind": "correspondence", "seconds": 3 * 24 * 3600}


def workers(visitor: Visitor) -> tuple[CDPSession, list[dict[str, Any]]]:
    """Follow the service workers of a page."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    return session, found


def test_a_push_rings_and_its_click_opens_the_table(visit: Visit, server: Server) -> None:
    clients = seated(server, "tiki-topple", 2, limit=DAYS)
    mover = acting(clients)
    guest = mover.guest
    assert guest is not None
    for client in clients:
        client.close()
    visitor = visit(guest, alone=True)
    page = visitor.page
    page.add_init_script(BADGED + ALLOWED + SUBSCRIBED.replace("POINT", json.dumps(POINT)))
    page.goto("/")
    card = page.get_by_role("link", name=re.compile("Tiki Topple.*Take your turn"))
    expect(card).to_contain_text("3 days left")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.wait_for_function("() => window.badge === 1")
    page.goto("/me")
    page.wait_for_function("() => window.badge === 1")  # not only on the porch
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.get_by_role("switch", name="On this device").click()
    expect(page.get_by_role("switch", name="On this device")).to_be_checked()
    bells = guest.ask("GET", "/api/guests/me/bells").json()
    assert [each["here"] for each in bells["devices"]] == [True]
    assert page.evaluate("window.serverKey") == bells["push_key"]
    page.goto("/")
    expect(page.get_by_role("link", name="The bell is on: here")).to_be_visible()
    page.goto("/me")
    session, registered = workers(visitor)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    message = {"title": "It is your turn", "body": "Tiki Topple", "table": mover.id, "turns": 2}
    registration = registered[-1]["registrationId"]
    worker = visitor.context.service_workers[0]
    worker.evaluate(KEPT)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": registration, "data": json.dumps(message)},
    )
    while not (shown := worker.evaluate(SHOWN)):  # which waits for the worker each time
        page.wait_for_timeout(20)
    # By its tag, the next one of a table takes the place of this one
    assert shown == [{"title": message["title"], "body": message["body"], "tag": mover.id}]
    assert worker.evaluate("() => badge") == message["turns"]
    worker.evaluate(CLICKED)
    page.wait_for_url(f"**/t/{mover.id}")
    page.goto("/me")
    page.get_by_role("switch", name="On this device").click()
    expect(page.get_by_role("switch", name="On this device")).not_to_be_checked()
    assert guest.ask("GET", "/api/guests/me/bells").json()["devices"] == []


def test_days_are_chosen_in_the_lobby_and_shown_in_every_language(
    visit: Visit, server: Server
) -> None:
    ana = server.guest("Ana")
    table = ana.table(sit=0)["id"]
    page = visit(ana).page
    page.goto(f"/t/{table}")
    chosen = page.get_by_role("combobox", name="Time for a move")
    chosen.select_option(label="3 days a move")
    expect(page.locator("main")).to_contain_text("Time goes on while nobody is here")
    assert server.http.get(f"/api/tables/{table}").json()["limit"] == DAYS
    page.get_by_role("button", name="FR Français").first.click()
    expect(page.locator("option:checked", has_text="3 jours par coup")).to_have_count(1)
    page.get_by_role("button", name="DE Deutsch").first.click()
    expect(page.locator("option:checked", has_text="3 Tage pro Zug")).to_have_count(1)
    page.get_by_role("combobox", name="Bedenkzeit").select_option(label="1 h pro Zug")
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Tiki Topple.*1 h pro Zug"))).to_have_count(1)


def test_links_in_letters(visit: Visit, server: Server) -> None:
    page = visit(server.guest("Ana"), forgiven=("422",), alone=True).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/mail/confirm#guessed")
    assert not any("/api/mail" in url for url in asked)  # nothing before somebody touches it
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_role("alert")).to_contain_text("has been used")
    asked.clear()
    page.goto("/api/mail/off/g_x.0")
    expect(page.get_by_role("heading", level=1)).to_have_text("No more letters?")
    assert not any("/api/mail/off/" in url for url in asked[1:])
    page.get_by_role("button", name="No more letters").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("No more letters.")
    assert page.url.endswith("/mail/off")


def test_a_start_by_correspondence_asks_people_where_they_are(visit: Visit, server: Server) -> None:
    """Ben adds his part of the luck from the home page, and never opens the lobby for it."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table(sit=0, contribute=True, limit=DAYS)["id"]
    sitting = ben.join(table)
    sitting.sit(1)
    sitting.close()
    page = visit(ana).page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start", exact=True).click()
    waiting = page.locator("main")
    expect(waiting).to_contain_text("Missing: Ben (3 days left).")
    page.get_by_role("button", name="Call the start off").click()
    expect(waiting).to_contain_text("One start has failed")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(waiting).to_contain_text("Missing: Ben")
    home = visit(ben).page
    home.goto("/")
    expect(page.get_by_role("group", name="The table")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="hash")).to_have_count(0)
    expect(home).to_have_url(re.compile("/$"))
