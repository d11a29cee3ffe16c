"""Moluku at every size of window, at every kind of decision: nothing needed is cut or covered."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Position, expect

from e2e.conftest import Visit
from support.browser import DESKTOP, NOWHERE
from support.effort import thorough
from support.layout import LONGEST_NAMES, at_sizes, faults, upon
from support.server import Client, Server, seated

SEEN = [".plaque .reach", ".status .medal", ".worth .number"]
WHO = ".column .who .emblem"
CARD: Position = {"x": 12, "y": 26}  # where the next card of a fan does not lie upon it


def _choose(page: Page, selector: str) -> None:
    page.locator(selector).first.click(position=CARD)
    expect(page.locator(".confirm .go")).to_be_visible()


def _play(page: Page) -> list[str]:
    _choose(page, ".hand .card.may")
    return [".confirm .go", ".confirm .drop"]


def _take(page: Page) -> list[str]:
    _choose(page, ".pile.may")
    return [".confirm .go", ".confirm .drop", WHO]


def _cancel(page: Page) -> list[str]:
    _choose(page, ".slot.may")
    return [".confirm .go", WHO]


def _chill(page: Page) -> list[str]:
    page.get_by_role("button", name="Leave it").click()
    return [".choice button", ".choice .go", WHO]


def _trump(page: Page) -> list[str]:
    page.locator(".choice .trump").last.click()
    return [".choice .trump", ".choice .go"]


DECISIONS: dict[str, tuple[Callable[[Page], list[str]], list[str]]] = {
    "play": (_play, [".hand .card", ".column .place"]),
    "take": (_take, [".hand .card", ".column .place", ".badge"]),
    "wedding": (_take, [".hand .card", ".column .place", ".badge"]),
    "reversed": (_take, [".hand .card", ".column .place", ".badge"]),
    "cancel": (_cancel, [".slot.may", ".column .place"]),
    "chill": (_chill, [".hand .card", ".column .place", ".badge"]),
    "trump": (_trump, [".hand .card"]),
    "discard": (_play, [".adjust .place", ".adjust h3"]),
    "pass": (_play, [".adjust .place", ".adjust h3"]),
}
"""What is touched to choose, and what must be seen then."""


APART = [
    (".pair .card", ".who"),
    (".banner", ".gain"),
    (".notices li", ".adjust li"),
    (".notices li", ".adjust h3"),
]
"""What must not lie upon what: the second card of a pair on a name, what is told on a gain or on
who has chosen."""


def _verb(client: Client) -> str | None:
    if not client.legal:
        return None
    verb = client.legal[0].split()[0]
    if verb != "take":
        return verb
    assert client.position is not None
    is_reversed = client.position["view"]["reversed"]
    return "wedding" if "+" in client.legal[0] else "reversed" if is_reversed else verb


def _is_full(client: Client, verb: str) -> bool:
    """Tell whether there is much to see: Islands are nearly full, or a choice is rare."""
    assert client.position is not None
    held = len(client.position["view"]["you"]["hand"])
    return held >= 1 and (held <= 4 or verb not in ("play", "take"))


def _step(clients: list[Client], rng: random.Random) -> None:
    """Let somebody who owes a move make one."""
    acting = [client for client in clients if client.legal]
    acting[0].move(rng.choice(acting[0].legal))
    for client in clients:
        client.catch_up()


def _look(page: Page, verb: str, turn: int) -> list[str]:
    """Choose a move of a kind, and list what is wrong then at any size."""
    choose, seen = DECISIONS[verb]
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    touched = choose(page)
    page.mouse.move(2, 2)
    told = [each for each in (".plaque .trail", ".notices li") if page.locator(each).count()]
    return [
        f"{size}, {verb}: {fault}"
        for size in at_sizes(page, turn)
        for fault in faults(page, seen=SEEN + seen + told, touched=touched)
        + [each for ones, others in APART for each in upon(page, ones, others)]
    ]


def _beside_log(page: Page) -> list[str]:
    """List what is wrong with the trick beside an open log on a small laptop."""
    page.set_viewport_size({"width": 1366, "height": 657})
    page.get_by_role("button", name="Log", exact=True).click()
    card = page.locator(".column .place").first
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    box = card.bounding_box()
    page.get_by_role("button", name="Log", exact=True).click()
    wide = box["width"] if box else 0
    return [] if wide >= 50 else [f"the cards of the trick are {wide:.0f} px wide beside the log"]


@pytest.mark.parametrize(
    ("players", "teams", "verbs"),
    [
        pytest.param(2, False, {"play", "discard"}, marks=thorough),
        (3, False, {"take", "reversed", "chill"}),
        (4, True, {"play", "take", "wedding", "cancel", "trump", "pass"}),
    ],
)
def test_all_that_is_needed_is_in_sight(
    players: int, teams: bool, verbs: set[str], visit: Visit, server: Server
) -> None:
    rng = random.Random(8)
    missing = set(verbs)
    found: list[str] = []
    eyes = visit()
    while missing:
        clients = seated(server, "moluku", players, LONGEST_NAMES, options={"teams": teams})
        while missing and not clients[0].over:
            # Some decisions are rare: whoever has one shows it.
            for client in clients:
                verb = _verb(client)
                if verb in missing and _is_full(client, verb):
                    eyes.page.goto(NOWHERE)
                    eyes.come(client.guest, DESKTOP)
                    eyes.page.goto(f"/t/{client.id}")
                    eyes.offer()  # goes on from the end of a Season
                    found += _look(eyes.page, verb, players + len(missing))
                    if (players, verb) == (4, "take"):
                        found += _beside_log(eyes.page)
                    missing.remove(verb)
            _step(clients, rng)
        for client in clients:
            client.close()
    assert not found, "\n".join(found)
