"""Peace in the browser: the menu at each person, what the host may do, hiding and reporting."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.test_accessibility import check
from support.browser import PHONE, Visitor
from support.command import lanai
from support.server import Client, Server, seated


def at_table(visit: Visit, server: Server, **context: object) -> tuple[Visitor, Client]:
    """Let Ana sit at a browser as the host of a lobby, and Ben at a socket."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("tiki-topple", 3, sit=0)["id"]
    host = visit(ana, **context)
    host.page.goto(f"/t/{table}")
    client = ben.join(table)
    client.sit(1)
    expect(host.page.get_by_label("Seats around the table")).to_contain_text("Ben")
    return host, client


def choose(visitor: Visitor, what: str) -> None:
    """Choose something in the menu of Ben's seat, by the keyboard."""
    seats = visitor.page.get_by_label("Seats around the table")
    seats.get_by_role("button", name="More about Ben").press("Enter")
    visitor.page.get_by_role("dialog").get_by_role("button", name=what).press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("context", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_the_host_mutes_sends_away_and_locks(
    visit: Visit, server: Server, context: dict[str, object]
) -> None:
    host, ben = at_table(visit, server, **context)
    chat = host.page.get_by_role("log", name="Chat")
    choose(host, "Mute")
    expect(chat).to_contain_text("Ana has muted Ben.")
    assert ben.ask("chat", text="why?")["code"] == "muted"
    host.page.get_by_role("switch", name="No new players").check()
    expect(chat).to_contain_text("Ana has locked the table.")
    choose(host, "Send away")
    expect(chat).to_contain_text("Ana has sent Ben away.")
    host.page.get_by_role("button", name="Let Ben back in").click()
    expect(chat).to_contain_text("Ana lets Ben come back.")
    ben.sit(1)
    choose(host, "Make the host")
    expect(chat).to_contain_text("Ana has made Ben the host.")
    expect(host.page.get_by_role("switch", name="No new players")).to_be_disabled()


def test_a_hidden_person_is_neither_read_nor_named_until_shown_again(
    visit: Visit, server: Server
) -> None:
    clients = seated(server, "tiki-topple", 2)
    ana, ben = clients
    visitor = visit(ana.guest)
    visitor.page.goto(f"/t/{ana.id}")
    visitor.page.get_by_role("tab", name="Chat").click()
    chat = visitor.page.get_by_role("log", name="Chat")
    ben.do("chat", text="you fool")
    expect(chat).to_contain_text("you fool")
    chat.get_by_role("button", name="More about Ben").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Hide").click()
    ben.do("chat", text="and again")
    ana.do("chat", text="silence is golden")
    expect(chat).to_contain_text("silence is golden")
    expect(chat).not_to_contain_text("fool")
    expect(chat).not_to_contain_text("again")
    expect(visitor.page.locator("main")).not_to_contain_text("Ben")
    players = visitor.page.get_by_role("list", name="Players")
    players.get_by_role("button", name="Player 2").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Show again")
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("button", name="Show Ben again").click()
    visitor.page.keyboard.press("Escape")
    expect(chat).to_contain_text("you fool")


def test_a_report_reaches_the_operator(visit: Visit, server: Server) -> None:
    host, ben = at_table(visit, server)
    ben.do("chat", text="you fool")
    chat = host.page.get_by_role("log", name="Chat")
    chat.get_by_role("button", name="More about Ben").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Report").click()
    check(host)
    dialog.get_by_label("Insults or threats").check()
    dialog.get_by_label("In your own words").fill("out of the blue")
    dialog.get_by_role("button", name="Send the report").click()
    expect(host.page.get_by_text("The report is on its way")).to_be_visible()
    told = json.loads(lanai("reports", "--data", server.data, "--json").stdout)
    assert [(each["name"], each["reason"], each["note"]) for each in told] == [
        ("Ben", "insults", "out of the blue")
    ]
    assert "you fool" in [line["text"] for line in told[0]["lines"]]


def test_whoever_only_watches_is_told_why_they_cannot_chat(visit: Visit, server: Server) -> None:
    host, ben = at_table(visit, server)
    watcher = visit(server.guest("Zed"))
    watcher.page.goto(f"/t/{ben.id}")
    expect(watcher.page.get_by_text("Only those who sit at the table chat here.")).to_be_visible()
    host.page.get_by_role("switch", name="Those who watch may chat").check()
    watcher.page.get_by_label("Write to the table").fill("hello")
    watcher.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log", name="Chat")).to_contain_text("Zed")
