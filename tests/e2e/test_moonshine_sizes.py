"""Moonshine at every size of window: nothing needed is cut off, covered or out of sight."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from support.browser import DESKTOP, NOWHERE, PHONE
from support.effort import thorough
from support.layout import LONGEST_NAMES, at_sizes, faults, upon
from support.server import Client, Server, seated

SMALL = ("390x844", "844x390")
"""Phones scroll: dice, what is available and the buttons stay in sight there."""
FEW = [".tray .dice", ".available li b"]
ALL = [*FEW, ".opponent .spot", ".opponent .card", ".tally b", ".heights", ".cl .caption"]
VALIDATED = [".opponent .strip", ".own .under li"]
DID = ".opponent .did"
# Winners have eight validated clients: those that lie there once more, until there are so many.
EIGHT = """document.querySelectorAll(".opponent .done, .own .under").forEach((place) => {
  for (let more = 0; place.children.length < 8; more++)
    place.append(place.children[more].cloneNode(true));
})"""
CODES = re.compile(r"\bc\d\d\b|\bbar\.\d\b|\bw[123]\b")
# What is to decide comes into view by itself; so it does after the window has changed.
COME = "document.querySelector('.clients').scrollIntoView({ block: 'nearest' })"
BUTTONS = ".ribbon .acts button"
PILES = ".piles button"
CARDS = ".hand button.cl"
SPOTS = "button.spot"
TOUCHED = {
    "moon": [SPOTS, CARDS],
    "reroll": [".tray .slot", BUTTONS],
    "action": [CARDS, BUTTONS, PILES],
    "pay": [SPOTS, CARDS],
    "lose": [SPOTS, CARDS],
    "pick": [".offer .card"],
    "keep": [".offer .card"],
    "replace": [".offer .card", CARDS, BUTTONS],
}
"""What is touched when this is to be decided."""


def _rank(move: str, rng: random.Random) -> float:
    """Play so that clients are validated and cards are drawn."""
    verb, _, _ = move.partition(" ")
    return {"validate": 9.0, "take-moon": 1.5}.get(verb, 0.0) + 3 * rng.random()


def _best(client: Client, rng: random.Random) -> str:
    """Choose a move that does not end the game."""
    assert client.position is not None
    view = client.position["view"]
    lines = {line["client"]: line for line in view["seats"][view["you"]["seat"]]["clients"]}

    def ends(move: str) -> bool:
        verb, _, word = move.partition(" ")
        return verb == "validate" and lines[word]["validation"]["points"] >= view["target"]

    return max((move for move in client.legal if not ends(move)), key=lambda move: _rank(move, rng))


TABLES = 4
MOVES = 500
"""After so many moves a game in which a decision has not come is given up for another one."""


def _decisions(
    deal: Callable[[], list[Client]], wanted: set[str], least: int
) -> Iterator[tuple[str, list[Client]]]:
    """Play until the first seat has had each of these decisions, with so many clients validated."""
    rng = random.Random(4)
    for _ in range(TABLES):
        clients = deal()
        me = clients[0]
        for _ in range(MOVES):
            for client in clients:
                client.catch_up()
            assert me.position is not None
            view = me.position["view"]
            task = view["you"]["task"] if me.legal else None
            fewest = min(len(seat["validated"]) for seat in view["seats"])
            if task in wanted and (fewest >= least or task in ("keep", "moon")):
                wanted = wanted - {task}
                yield str(task), clients
            if not wanted:
                return
            acting = rng.choice([client for client in clients if client.legal])
            acting.move(_best(acting, rng))
    raise AssertionError(f"never came to {wanted}")


def _needed(task: str, size: str) -> tuple[list[str], list[str]]:
    """List what must be seen and what must be touchable."""
    touched = TOUCHED[task]
    if size in SMALL:
        return FEW, [part for part in touched if part == BUTTONS]
    if task in ("keep", "moon"):
        return ([] if task == "keep" else ALL), touched
    if ".offer .card" in touched:
        return [".own .under li", ".tally b"], touched
    return ALL + VALIDATED, touched


def _open(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".moonshine .ribbon.mine")).to_be_attached()
    page.mouse.move(2, 2)
    code = CODES.search(page.get_by_role("main").inner_text())
    assert code is None, f"{code.group()} is for typing moves"


def _moons_to_lose(page: Page, table: str) -> list[str]:
    """List which places of the bar a phone does not bring into view by itself."""
    page.set_viewport_size(PHONE)
    _open(page, table)
    return faults(page, seen=[], touched=[".own .spot"])


def _left_alone(page: Page, others: list[Client]) -> list[str]:
    """List what the signs of those who have left for good lie upon."""
    for other in others:
        other.do("resign")
    marks = page.locator(".opponent .seat-mark")
    expect(marks).to_have_count(len(others))
    return [
        f"{size}: {fault}"
        for size in at_sizes(page, len(others))
        for beside in (".medal", ".light", ".name")
        for fault in upon(page, ".opponent .seat-mark", f".opponent {beside}")
    ]


@pytest.mark.parametrize(
    ("players", "locale", "regulars", "wanted", "least"),
    [
        (2, "fr-FR", False, {"moon", "reroll", "action", "pick"}, 1),
        pytest.param(3, "en-GB", True, {"keep", "action", "replace", "lose"}, 2, marks=thorough),
        pytest.param(4, "de-DE", False, {"reroll", "action", "pick"}, 3, marks=thorough),
        (5, "de-DE", False, {"action", "replace", "pick"}, 4),
    ],
)
def test_all_that_is_needed_is_in_sight(
    players: int,
    locale: str,
    regulars: bool,
    wanted: set[str],
    least: int,
    visit: Visit,
    server: Server,
) -> None:
    options = {"regulars": regulars}
    deal = partial(seated, server, "moonshine", players, LONGEST_NAMES, options=options)
    ana = visit(locale=locale, settings={"moveLine": False})
    ana.page.goto(NOWHERE)
    found: list[str] = []
    for turn, (task, clients) in enumerate(_decisions(deal, wanted, least), start=players):
        ana.come(clients[0].guest, DESKTOP)
        if task == "lose":
            found += [f"on a phone: {fault}" for fault in _moons_to_lose(ana.page, clients[0].id)]
        _open(ana.page, clients[0].id)
        if task == "action":
            ana.page.evaluate(EIGHT)
        told = [DID] if ana.page.locator(DID).count() else []
        for size in at_sizes(ana.page, turn):
            seen, touched = _needed(task, size)
            seen = [*seen, *(told if size not in SMALL else [])]
            ana.page.evaluate(COME)
            wrong = faults(ana.page, seen=seen, touched=touched)
            if size not in SMALL:
                wrong += upon(ana.page, ".cl .caption", ".ribbon")
            found += [f"{size}, {task}: {fault}" for fault in wrong]
        ana.page.goto(NOWHERE)  # while they play on
    if players == 5:
        _open(ana.page, clients[0].id)
        found += _left_alone(ana.page, clients[1:])
    assert not found, "\n".join(found)
