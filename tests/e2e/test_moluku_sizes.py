"""Moluku at every size of window, at every kind of decision: nothing needed is cut or covered."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import chain

import pytest
from playwright.sync_api import Page, Position, expect

from e2e.conftest import Visit
from lanai.games.moluku.characters import CHARACTERS
from support.browser import DESKTOP, NOWHERE
from support.effort import SOAK, at_least, thorough
from support.layout import LONGEST_NAMES, at_sizes, broken, faults, upon
from support.server import Client, Server, seated

SEEN = [".plaque .reach", ".status .medal", ".worth .number"]
WHO = ".column .who .emblem"
CARD: Position = {"x": 12, "y": 26}  # where the next card of a fan does not lie upon it


def _choose(page: Page, selector: str) -> None:
    page.locator(selector).first.click(position=CARD)
    expect(page.locator(".confirm .go")).to_be_visible()


def _pass_on(page: Page) -> list[str]:
    _choose(page, ".hand .card.may")
    return [".confirm .go", ".confirm .drop"]


def _play(page: Page) -> list[str]:
    """Choose a card: the button says what place it gives, unless a Wedding begins anew."""
    touched = _pass_on(page)
    if page.locator(".column [data-fly=wedding], .selected[data-fly=wedding]").count() == 0:
        expect(page.locator(".confirm .go .place")).to_be_visible()
    return touched


def _take(page: Page) -> list[str]:
    _choose(page, ".pile.may")
    return [".confirm .go", ".confirm .drop", WHO]


def _cancel(page: Page) -> list[str]:
    _choose(page, ".slot.may")
    return [".confirm .go", WHO]


def _chill(page: Page) -> list[str]:
    page.locator("[data-move=no-chill]").click()
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
    "discard": (_pass_on, [".adjust .place", ".adjust h3"]),
    "pass-left": (_pass_on, [".adjust .place", ".adjust h3"]),
    "pass-right": (_pass_on, [".adjust .place", ".adjust h3"]),
}
"""What is touched to choose, and what must be seen then."""


APART = [
    (".pair .card", ".who"),
    (".confirm:has(.drop)", ".column .who"),
    (".ribbon", ".column .who"),
    (".banner", ".gain"),
    (".notices li", ".adjust li"),
    (".notices li", ".adjust h3"),
]
"""What must not lie upon what: the second card of a pair, a button or what is asked on a name, what
is told on a gain or on who has chosen."""

# The numbers of the cards of pairs that something lies upon: those are in their upper left corner.
HIDDEN_NUMBERS = """() => [...document.querySelectorAll(".pair .card")].filter((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width * 0.18, top + height * 0.13);
  return !card.contains(hit);
}).map((card) => `the number of ${card.dataset.fly} of a pair is hidden`)"""

# Who sits furthest on the side that the arrow points to, and how the passing is announced.
WAY = """() => {
  const way = document.querySelector(".adjust .way").getBoundingClientRect();
  const card = document.querySelector(".adjust .place").getBoundingClientRect();
  const turned = getComputedStyle(document.querySelector(".adjust .way")).transform;
  const points = turned.startsWith("matrix(-1") ? "left" : "right";
  const others = [...document.querySelectorAll(".others .plaque")]
    .sort((one, two) => one.getBoundingClientRect().left - two.getBoundingClientRect().left);
  const taker = others.at(points === "left" ? 0 : -1).querySelector("b").textContent;
  const stands = way.left < card.left ? "left" : "right";
  return { points, stands, taker, title: document.querySelector(".adjust h3").textContent };
}"""


def _verb(client: Client) -> str | None:
    if not client.legal:
        return None
    verb = client.legal[0].split()[0]
    assert client.position is not None
    if verb == "pass":
        return str(client.position["view"]["step"])
    if verb != "take":
        return verb
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
        + page.evaluate(HIDDEN_NUMBERS)
    ]


def _look_where_cards_go(page: Page, verb: str) -> None:
    """MO-N4: the arrow points to the neighbour on that side, who sits there and is named."""
    side = verb.removeprefix("pass-")
    way = page.evaluate(WAY)
    assert way["points"] == way["stands"] == side, way
    assert way["title"] == f"Pass 2 cards {side} to {way['taker']}", way


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
    ("players", "teams", "locale", "verbs"),
    [
        pytest.param(2, False, "fr-FR", {"play", "discard"}, marks=thorough),
        (3, False, "de-DE", {"take", "reversed", "chill"}),
        (
            4,
            True,
            "en-GB",
            {"play", "take", "wedding", "cancel", "trump", "pass-left", "pass-right"},
        ),
    ],
)
def test_all_that_is_needed_is_in_sight(
    players: int, teams: bool, locale: str, verbs: set[str], visit: Visit, server: Server
) -> None:
    rng = random.Random(8)
    missing = set(verbs)
    found: list[str] = []
    eyes = visit(locale=locale)
    eyes.page.goto(NOWHERE)
    while missing:
        clients = seated(server, "moluku", players, LONGEST_NAMES, options={"teams": teams})
        while missing and not clients[0].over:
            # Some decisions are rare: whoever has one shows it.
            for client in clients:
                verb = _verb(client)
                if verb in missing and _is_full(client, verb):
                    eyes.come(client.guest, DESKTOP)
                    eyes.page.goto(f"/t/{client.id}")
                    eyes.offer()  # goes on from the end of a Season
                    if verb.startswith("pass"):
                        _look_where_cards_go(eyes.page, verb)
                    found += _look(eyes.page, verb, players + len(missing))
                    if (players, verb) == (4, "take"):
                        found += _beside_log(eyes.page)
                    eyes.page.goto(NOWHERE)  # while they play on
                    missing.remove(verb)
            _step(clients, rng)
        for client in clients:
            client.close()
    assert not found, "\n".join(found)


NAMED = (".column .who b", ".plaque b")
LONGEST = 4
CALLED = """([selector, name]) => {
  for (const shown of document.querySelectorAll(selector)) {
    shown.textContent = name;
    shown.style.setProperty("--letters", name.length);
  }
}"""


@pytest.mark.parametrize("players", at_least(4, of=(3, 4)))
def test_the_names_of_bots_are_broken_nowhere(players: int, visit: Visit, server: Server) -> None:
    host = server.guest()
    bots = [{"seat": seat, "level": "medium"} for seat in range(1, players)]
    table = host.table("moluku", players, sit=0, bots=bots, start=True)
    page = visit(host).page
    page.goto(f"/t/{table['id']}")
    expect(page.locator(".column .who").first).to_be_visible()
    names = sorted({name for level in CHARACTERS.values() for name in level}, key=len)
    found = []
    for size in chain.from_iterable(at_sizes(page, turn) for turn in range(1 if SOAK > 1 else 3)):
        for name in names if SOAK > 1 else names[-LONGEST:]:
            page.evaluate(CALLED, [", ".join(NAMED), name])
            found += [f"{size}: {fault}" for each in NAMED for fault in broken(page, each)]
    assert not found, "\n".join(found)
