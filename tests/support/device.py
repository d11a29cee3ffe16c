"""Several people at one browser: how they sit down, hand it over, and what each of them hides."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from support.browser import GAMES, OFFER, PLAY, Visitor
from support.server import Client, Guest, Server

LIFT = "button.lift"
# What the page waits for: a curtain to be lifted, or what else it offers.
NEXT = f"""() => {{
  const name = document.querySelector("{LIFT}")?.textContent;
  return name ? {{ curtain: name }} : ({OFFER})();
}}"""
# Every word of the page, seen or not: texts, attributes, values and the title.
WORDS = """() => {
  const values = [...document.querySelectorAll("*")].flatMap(
    (each) => [...each.attributes].map(({ value }) => value).concat(each.value ?? []));
  return [document.title, document.documentElement.textContent, ...values].join("\\n");
}"""
# What stands where a card lies that can travel.
PLACED = "() => [...document.querySelectorAll('[data-fly]')].map(each => each.dataset.fly)"


class Tablet:
    """A browser that goes from hand to hand."""

    def __init__(self, visitor: Visitor, *names: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.names = names
        self.lifted = 0
        self.read = 0
        self.views: dict[int | None, dict[str, Any]] = {}
        self.told: dict[int | None, set[str]] = defaultdict(set)

    def sit_down(self, game: str, bots: int = 0) -> None:
        """Sit down from the home page, all of us, with so many bots."""
        self.page.goto("/")
        self.sit_down_from_home(game, bots)

    def sit_down_from_home(self, game: str, bots: int = 0) -> None:
        """Sit down, the home page being there."""
        self.page.get_by_role("button", name=f"On this device: {GAMES[game]}").click()
        dialog = self.page.get_by_role("dialog")
        owner = dialog.get_by_label("Name of player 1")
        owner.fill(self.names[0])
        owner.blur()
        for name in self.names[1:]:
            dialog.get_by_label("Somebody else").fill(name)
            dialog.get_by_role("button", name="Add", exact=True).click()
        expect(dialog.get_by_label("Name of player")).to_have_count(len(self.names))
        if bots:
            group = dialog.get_by_role("group", name="Bots")
            group.get_by_role("button", name=str(bots), exact=True).click()
        dialog.get_by_role("button", name="Start with").click()

    @property
    def household(self) -> list[dict[str, Any]]:
        """What the browser has kept of the others."""
        kept = self.page.evaluate("localStorage.getItem('lanai.household')")
        found: list[dict[str, Any]] = json.loads(kept or "[]")
        return found

    def guests(self, server: Server) -> list[Guest]:
        """Be everybody here at other devices."""
        return [self.visitor.guest_at(server), *(Guest(server, each) for each in self.household)]

    def clients(self, server: Server) -> list[Client]:
        """Come to the table as everybody here, at other devices."""
        table = self.visitor.table
        seats = [guest.join(table) for guest in self.guests(server)]
        return [client for client in seats if client.seat is not None]

    def next(self) -> dict[str, Any]:
        """Wait for a curtain, a move to make, a stop or the end."""
        found: dict[str, Any] = self.page.wait_for_function(NEXT, polling=20).json_value()
        return found

    def lift(self) -> None:
        """Lift the curtain: whoever it waits for looks."""
        curtain = self.page.locator(LIFT)
        curtain.click()
        expect(curtain).to_have_count(0)
        self.lifted += 1

    def move(self, rng: random.Random) -> bool:
        """Make the next move, whoever's it is, or tell that the game is over."""
        while not (offered := self.next()).get("over"):
            if "curtain" in offered:
                self.demand_hidden(None)
                self.lift()
                continue
            if offered["stops"]:
                self.demand_hidden(self.looker())
                self.visitor.go_on()
                continue
            words = offered["words"]
            whole = not words or (offered["whole"] and rng.random() < 0.5)
            option = self.page.locator("aside form [role=option]").nth(
                rng.randrange(max(len(words), 1))
            )
            with suppress(TookTooLong):
                (self.page.locator(PLAY) if whole else option).click(timeout=1000)
                if whole:
                    return True
        return False

    def play_on(self, rng: random.Random, most: int = 100_000) -> int:
        """Play to the end, or so many moves, and count them."""
        moves = 0
        while moves < most and self.move(rng):
            moves += 1
        return moves

    # What is hidden

    def hear(self) -> None:
        """Note what each seat, and who only watches, was told so far."""
        for frame in self.visitor.received[self.read :]:
            message = json.loads(frame)
            position = message.get("position")
            if not position or message["type"] not in ("welcome", "update"):
                continue
            seat = position["view"].get("you", {}).get("seat")
            self.views[seat] = position["view"]
            updates = message.get("history") or [message]
            for update in updates:
                for event in update.get("events", []):
                    self.told[seat].update(event["sentences"])
        self.read = len(self.visitor.received)

    def looker(self) -> int | None:
        """Tell whose eyes the page shows now: by the name that it says."""
        name = self.page.evaluate("document.querySelector('.looker .who')?.textContent ?? ''")
        return self.names.index(name) if name in self.names else None

    def secrets(self, looker: int | None) -> tuple[set[str], set[str]]:
        """Give the sentences, and the names of cards, that a looker may not be shown."""
        self.hear()
        open_to = json.dumps([self.views.get(None), self.views.get(looker)])
        sentences: set[str] = set()
        cards: set[str] = set()
        for seat in [each for each in self.views if each is not None and each != looker]:
            sentences |= self.told[seat] - self.told[None] - self.told[looker]
            view = self.views[seat]
            held = [*view["you"].get("hand", []), *view["you"].get("mission", [])]
            held += view["seats"][seat].get("offer", [])
            cards |= {card for card in held if json.dumps(card) not in open_to}
        return sentences, cards

    def demand_hidden(self, looker: int | None) -> int:
        """Search the page, and what is read out, for what others hide; count what was sought."""
        page = self.page
        placed, words = set(page.evaluate(PLACED)), page.evaluate(WORDS)
        sentences, cards = self.secrets(looker)
        read_out = page.locator("html").aria_snapshot() if sentences else ""
        for sentence in sentences:
            assert sentence not in words, (looker, sentence)
            assert sentence not in read_out, (looker, sentence)
        names = {name.removeprefix("card:").removeprefix("hand ") for name in placed}
        assert not cards & names, (looker, cards & names)
        return len(sentences) + len(cards)


# What the worker of a page says to its tables, as if it had come over sockets.
OVERHEAR = """window.said = [];
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => data.kind === "said" && said.push(data.text));
  }
};"""


class PageTablet(Tablet):
    """A browser that goes from hand to hand at a table that its page hosts itself."""

    def __init__(self, visitor: Visitor, *names: str) -> None:
        super().__init__(visitor, *names)
        self.page.add_init_script(OVERHEAR)

    def hear(self) -> None:
        """Note what each seat, and who only watches, was told so far."""
        self.visitor.received += self.page.evaluate("window.said.splice(0)")
        super().hear()
