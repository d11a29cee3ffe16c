"""Somebody's program at a table: everybody sees what it is, wherever its name stands."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.test_accessibility import check
from support.server import Guest, Server


def test_a_program_is_known_as_one_wherever_its_name_stands(server: Server, visit: Visit) -> None:
    mark = {"owner": "Cleo", "program": "FirstBot"}
    made = server.http.post("/api/guests", json={"name": "Robin", "bot": mark}).json()
    robin, ana = Guest(server, made), server.guest("Ana")
    table = ana.table("tiki-topple", 2, sit=0)["id"]
    player = robin.join(table)
    player.do("sit", seat=1)
    player.do("chat", text="Good luck!")
    visitor = visit(ana)
    page = visitor.page
    page.goto(f"/t/{table}")
    expect(page.get_by_label("Seats around the table")).to_contain_text("Robin Bot")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Robin Bot Good luck!")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-fly='plank 1']")).to_contain_text("Bot")
    seats = page.get_by_role("list", name="Players")
    seats.get_by_role("button", name="Robin").click()
    expect(page.get_by_role("dialog")).to_contain_text("FirstBot, a program of Cleo")
    page.goto(f"/p/{robin.id}")
    expect(page.get_by_role("main")).to_contain_text("FirstBot, a program of Cleo")
    page.goto("/best")
    page.get_by_role("button", name="Tiki Topple").click()
    page.get_by_role("button", name="Bots of others").click()
    expect(page.get_by_role("button", name="Bots of others")).to_have_attribute(
        "aria-pressed", "true"
    )
    check(visitor)
