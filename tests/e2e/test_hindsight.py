"""A finished game in hindsight: the sum, the moments on the real board, what else was possible."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import Finished, Visit
from e2e.test_accessibility import check
from lanai.core.record import Record, read
from support.browser import GAMES, PHONE
from support.effort import at_least
from support.server import Server

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = GOLDEN / "tiki-topple" / "2p-classic.lanai.jsonl"
PATIENCE_MS = 120_000
"""A review takes seconds of a processor, which others may be using."""
SUM = "How the chance of winning became the result"


def percents(page: Page) -> list[int]:
    """Read the sum: the fair share, its parts and the result."""
    texts = page.get_by_role("list", name=SUM).locator(".value").all_inner_texts()
    found = [re.match(r"([+−]?)(\d+)", text.strip()) for text in texts]
    return [int(each[2]) * (-1 if each[1] == "−" else 1) for each in found if each]


def looked(page: Page) -> None:
    """Wait until the picture is whole."""
    expect(page.get_by_role("list", name=SUM)).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_text("A first picture")).to_have_count(0, timeout=PATIENCE_MS)


# A small laptop shows the whole course of the chances above the ledge, whatever the sum is.
IN_SIGHT = """() => {
  const [graph, ledge] = [".drawing svg", ".ledge"].map(
    (each) => document.querySelector(each).getBoundingClientRect());
  return graph.width > 800 && graph.bottom <= ledge.top;
}"""


@pytest.mark.parametrize("game", at_least("moluku", of=GAMES))
def test_a_finished_game_from_its_end_page_moment_by_moment(
    game: str, visit: Visit, finished: Finished
) -> None:
    over = finished(game)
    phone = {} if game == "tiki-topple" else {"viewport": PHONE}
    ana = visit(over.guest, **phone)
    page = ana.page
    page.goto(f"/t/{over.table}")
    page.get_by_role("link", name="Hindsight").click()
    looked(page)
    said = re.compile(r"^(Luck was|How much luck) .+\. .+\.$")
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
    assert page.evaluate("scrollY") == 0  # no board brings itself into view here
    *parts, result = percents(page)
    assert sum(parts) == result in (0, 50, 100)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("region", name="The table")).to_be_visible()

    moments = page.get_by_role("heading", name="Moments that mattered").locator("+ ol a")
    count = moments.count()
    assert 1 <= count <= 5
    current = moments.evaluate_all("all => all.findIndex((each) => each.ariaCurrent === 'step')")
    for at in range(current, 0, -1):
        page.keyboard.press("ArrowLeft")
        expect(moments.nth(at - 1)).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("button", name="The moment before")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(moments.nth(min(1, count - 1))).to_have_attribute("aria-current", "step")

    replay = page.request.get(f"/api/tables/{over.table}/replay").json()
    moves = sum(frame["line"] is not None for frame in replay["frames"])
    rows = page.get_by_role("table", name="How the chances went").locator("tbody tr")
    assert rows.count() >= moves
    expect(rows.last.locator("td").first).to_have_text(re.compile(r"^\d+"))
    page.set_viewport_size({"width": 1366, "height": 657})
    page.wait_for_function(IN_SIGHT)


def test_whose_eyes_a_link_to_a_moment_and_trying_it_from_there(
    visit: Visit, finished: Finished
) -> None:
    over = finished("tiki-topple")
    page = visit(over.guest).page
    page.goto(f"/t/{over.table}/review")
    looked(page)
    mine = percents(page)
    expect(page.get_by_text("Your game in hindsight")).to_be_visible()
    page.get_by_role("button", name="Ben", exact=True).click()
    expect(page.get_by_text("Ben’s game in hindsight")).to_be_visible()
    assert percents(page)[-1] == 100 - mine[-1]
    page.get_by_role("button", name="Everything").click()
    expect(page.get_by_role("button", name="Everything")).to_have_attribute("aria-pressed", "true")

    friend = visit().page
    friend.goto(f"/t/{over.table}/review?seat=1&n=4")
    looked(friend)
    expect(friend.get_by_text("What else was possible")).to_be_visible()
    played = friend.locator(".candidates li", has_text="Played")
    expect(played).to_have_count(1)
    friend.get_by_role("button", name="Try it from here").click()
    expect(friend.get_by_role("dialog")).to_contain_text("drawn anew")


def test_it_is_for_everybody_also_in_other_languages(visit: Visit, finished: Finished) -> None:
    over = finished("tiki-topple")
    ana = visit(over.guest)
    ana.page.goto(f"/t/{over.table}/review")
    looked(ana.page)
    check(ana)
    for name, title in (("Français", "Votre partie avec le"), ("Deutsch", "Deine Partie im Rück")):
        ana.page.get_by_role("button", name=name).click()
        expect(ana.page.get_by_text(title)).to_be_visible()
        assert "review-" not in ana.page.locator("main").inner_text()


def test_a_record_that_is_brought_along_and_broken_ones(visit: Visit, tmp_path: Path) -> None:
    broken = tmp_path / "broken.lanai.jsonl"
    broken.write_text(RECORD.read_text().replace('"move":"', '"move":"x', 1))
    unfinished = tmp_path / "unfinished.lanai.jsonl"
    unfinished.write_text("".join(RECORD.read_text().splitlines(keepends=True)[:-1]))
    page = visit(forgiven=("422", "409")).page
    page.goto("/record/review")
    choose = page.get_by_label("Choose a record")
    for file in (broken, unfinished):
        choose.set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text("This record cannot be shown.")
    choose.set_input_files(RECORD)
    looked(page)
    expect(page.get_by_text("The game in hindsight")).to_be_visible()
    expect(page.get_by_role("button", name="Share this moment")).to_have_count(0)
    page.get_by_role("link", name="In the replay").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.get_by_role("link", name="Hindsight").click()
    looked(page)


def test_a_game_that_is_not_over_says_so(visit: Visit, server: Server) -> None:
    ana = server.guest()
    table = ana.table("tiki-topple", 2, bots=[{"seat": 1, "level": "easy"}], sit=0, start=True)
    page = visit(ana, forgiven=("409",)).page
    page.goto(f"/t/{table['id']}/review")
    expect(page.get_by_text("Hindsight comes after the game")).to_be_visible()


def unfinished(route: Route) -> None:
    """Answer with the whole picture as if it were a first one, and then no more."""
    if not route.request.url.endswith("after=0"):
        route.fulfill(status=503, json={"error": {"code": "busy", "message": "Much to do."}})
        return
    told: dict[str, Any] = {"review": None}
    while told["review"] is None:
        told = route.fetch(url=route.request.url.replace("after=0", "after=0.99")).json()
    told["done"] = told["review"]["done"] = 0.4
    route.fulfill(json=told)


def test_a_picture_that_gets_no_better_stays(visit: Visit) -> None:
    page = visit(forgiven=("503",)).page
    page.route("**/api/review*", unfinished)
    page.goto("/record/review")
    page.get_by_label("Choose a record").set_input_files(RECORD)
    stuck = page.get_by_text("A first picture; nobody can look closer now. Much to do.")
    expect(stuck).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_role("list", name=SUM)).to_be_visible()
    page.unroute("**/api/review*")
    page.get_by_role("button", name="Try again").click()
    looked(page)


@pytest.mark.parametrize(
    "path", at_least("**/api/review*", of=("**/api/review*", "**/api/replay*"))
)
def test_a_server_that_has_too_much_to_do_says_so_and_can_be_asked_again(
    path: str, visit: Visit
) -> None:
    page = visit(forgiven=("503",)).page
    busy = {"error": {"code": "busy", "message": "Much to do."}}
    page.route(path, lambda route: route.fulfill(status=503, json=busy))
    page.goto("/record/review")
    page.get_by_label("Choose a record").set_input_files(RECORD)
    expect(page.get_by_text("Much to do.")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_text("This record cannot be shown.")).to_have_count(0)
    expect(page.get_by_text("Looking at the game again")).to_have_count(0)
    page.unroute(path)
    page.get_by_role("button", name="Try again").click()
    looked(page)


LONG = ["Maximiliane-Theodora", "W" * 20]


def widened(route: Route) -> None:
    """Answer with a review whose figures are as wide as any can be."""
    answer = route.fetch()
    told = answer.json()
    review = told["review"]
    for seat, told_of in enumerate(review["seats"] if review else []):
        parts = {"luck": -1.237, "hidden": 1.118, "own": -1.174}
        left = review["result"][seat] - review["start"][seat] - sum(parts.values())
        for part, value in (parts | {"others": left}).items():
            told_of[part] = {"value": value, "error": 0.31}
        told_of["accuracy"] = 100.0
    route.fulfill(response=answer, json=told)


@pytest.mark.parametrize("width", at_least(360, of=(360, 390)))
def test_the_widest_figures_and_names_fit_a_phone(width: int, visit: Visit, tmp_path: Path) -> None:
    record = read(RECORD.read_text(encoding="utf-8"))
    named = Record({**record.header, "players": LONG}, record.lines, record.result)
    file = tmp_path / "long.lanai.jsonl"
    file.write_text(named.text(), encoding="utf-8")
    page = visit(viewport={"width": width, "height": 844}).page
    page.route("**/api/review*", widened)
    page.goto("/record/review")
    page.get_by_label("Choose a record").set_input_files(file)
    looked(page)
    for language in ("English", "Français", "Deutsch"):
        page.get_by_role("button", name=language).click()
        for name in LONG:
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.get_by_role("heading", level=1)).to_contain_text(name)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
