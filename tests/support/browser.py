"""A real browser and what people do in it, for the browser tests and the tools that look."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

from playwright.sync_api import (
    Browser,
    Locator,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as TookTooLong

import lanai.server
from support.server import Guest, Server

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
GAMES = {"moluku": "Moluku", "moonshine": "Moonshine", "tiki-topple": "Tiki Topple"}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 657}
PHONE: ViewportSize = {"width": 390, "height": 844}
PLAY = "aside form:has([role=combobox]) button.go"
# What the page offers now: its next words of a move, whether a move is whole, whether it is over.
OFFER = """() => {
  const over = document.querySelector("#how") !== null;
  const form = document.querySelector("aside form:has([role=combobox])");
  const words = [...(form?.querySelectorAll("[role=option]") ?? [])].map(b => b.textContent);
  const whole = form?.querySelector("button.go")?.disabled === false;
  const stops = document.querySelector("[data-confirm=go-on]") !== null;
  return over || stops || whole || words.length ? { over, stops, whole, words } : null;
}"""
# Plays to the end screen by what the page offers, without anybody who watches every step.
PLAY_OUT = """async (seed) => {
  const find = (selector) => document.querySelector(selector);
  let moves = 0;
  while (!find("#how")) {
    const form = find("aside form:has([role=combobox])");
    const words = [...(form?.querySelectorAll("[role=option]") ?? [])];
    const whole = form?.querySelector("button.go:enabled");
    const next = find("[data-confirm=go-on]") ?? whole ?? words[seed % words.length];
    next?.click();
    if (next && next === whole) moves += 1;
    seed = (seed * 75 + 74) % 65537;
    await new Promise((goOn) => setTimeout(goOn, 10));
  }
  return moves;
}"""

# What people have set, from the first page on; what they set in the page stays.
SET = """try {
  const kept = JSON.parse(localStorage.getItem("lanai.settings") ?? "{}");
  localStorage.setItem("lanai.settings", JSON.stringify({ ...GIVEN, ...kept }));
} catch { /* A page without storage. */ }"""
# All is laid out and can be touched, but nothing is drawn, which takes a third of a page's work.
UNPAINTED = """addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.opacity = "0";
});"""
PAINTED = "document.documentElement.style.opacity = ''"
# A page of the same server on which nothing runs: a table is left by going there.
NOWHERE = "/icon.svg"
# How long a page may take on a machine that does much else.
PATIENCE_MS = 60_000
# Somebody who types, waits for nobody and makes every move themselves.
USUAL = {"moveLine": True, "speed": "instant", "forced": False}
GO_ON = "[data-confirm=go-on]"


# The one without windows draws the same with a third less of processor time.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")


def chromium() -> str | None:
    """Find the browser."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def missing() -> str | None:
    """Say what the browser tests lack here, or None."""
    if chromium() is None:
        return "no Chromium is installed: make browser"
    static = Path(lanai.server.__path__[0], "static", "index.html")
    return None if static.exists() else "the web app is not built: make web"


@contextmanager
def browsing(*more: str) -> Iterator[Browser]:
    """Run a browser for the length of a block, perhaps with more arguments."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, *more])
        try:
            yield browser
        finally:
            browser.close()


def known(guest: Guest) -> str:
    """Give what the browser of a guest that the server already knows has kept of them."""
    return json.dumps({"guest": guest.id, "name": guest.name, "token": guest.token, "named": True})


def kept(url: str, guest: Guest | None) -> Any:
    """Give the storage of a browser: empty, or of a guest that the server already knows."""
    if guest is None:
        return None
    stored = [{"name": "lanai.guest", "value": known(guest)}]
    return {"cookies": [], "origins": [{"origin": url, "localStorage": stored}]}


class Visitor:
    """A person at a browser: the page, all that its sockets received, and its faults."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        guest: Guest | None = None,
        *,
        settings: Mapping[str, object] = MappingProxyType({}),
        painted: bool = True,
        **context: Any,
    ) -> None:
        context = {
            "base_url": url,
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **context,
        }
        self.context = browser.new_context(**context, storage_state=kept(url, guest))
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(SET.replace("GIVEN", json.dumps({**USUAL, **settings})))
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.received: list[str] = []
        self.faults: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self._console(line.type, line.text))
        self.page.on("websocket", self._socket)

    def _console(self, kind: str, text: str) -> None:
        if kind == "error":
            self.faults.append(text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(str(data)))

    def guest_at(self, server: Server) -> Guest:
        """Be the same person at another device."""
        kept = self.page.evaluate("JSON.parse(localStorage.getItem('lanai.guest'))")
        return Guest(server, kept)

    def name(self, name: str) -> None:
        """Say how one is called, on the page that asks."""
        self.page.get_by_label("What shall we call you?").fill(name)
        self.page.get_by_role("button", name="That is me").click()
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(name)

    def play_now(self, game: str) -> None:
        """Start a game against bots from the home page."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
        self.offer()

    @property
    def line(self) -> Locator:
        """The move line."""
        return self.page.get_by_role("combobox", name="Move line")

    @property
    def log(self) -> Locator:
        """The log of the table."""
        return self.page.get_by_role("log", name="Log")

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        return self.page.url.split("/t/")[1].split("/")[0].split("?")[0]

    def offer(self) -> dict[str, Any]:
        """Wait until the page offers a move or shows the end, and give what it offers."""
        while True:
            found = self.page.wait_for_function(OFFER, polling=20)
            offered: dict[str, Any] = found.json_value()
            if not offered["stops"]:
                return offered
            self.go_on()

    def go_on(self) -> None:
        """Go on from where the game stops, as at the end of a round."""
        with suppress(TookTooLong):  # it may have gone on by itself meanwhile
            self.page.locator(GO_ON).click(timeout=1000)

    def move(self, rng: random.Random) -> bool:
        """Make a move with the words that the page offers, or tell that the game is over."""
        while not (offered := self.offer())["over"]:
            words = offered["words"]
            whole = not words or (offered["whole"] and rng.random() < 0.5)
            option = self.page.locator("aside form [role=option]").nth(
                rng.randrange(max(len(words), 1))
            )
            # Where all act at once, somebody else's move may take the offer back meanwhile.
            with suppress(TookTooLong):
                (self.page.locator(PLAY) if whole else option).click(timeout=1000)
                if whole:
                    return True
        return False

    def lesson(self) -> dict[str, Any]:
        """Wait until the lesson asks for a move, and give what it says."""
        self.offer()
        positions = [json.loads(frame).get("position") for frame in self.received]
        lesson: dict[str, Any] = [each["lesson"] for each in positions if each][-1]
        expect(self.page.get_by_label("Lesson", exact=True)).to_contain_text(lesson["text"])
        return lesson

    def play_on(self, rng: random.Random, most: int = 100_000) -> int:
        """Play to the end screen, or so many moves, and count them."""
        moves = 0
        while moves < most and self.move(rng):
            moves += 1
        return moves

    def play_out(self, seed: int) -> int:
        """Play to the end screen as quickly as the page can, and count the moves."""
        moves: int = self.page.evaluate(PLAY_OUT, seed)
        return moves

    def close(self, *forgiven: str) -> None:
        """Leave, and complain of every fault that is not forgiven."""
        self.context.close()
        self.complain(*forgiven)

    def make_room(self, *forgiven: str) -> None:
        """Leave as if one had never been here, so that somebody else can come, and complain."""
        self.page.evaluate("null")  # what was reported before has arrived then
        faults = self.faults
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.emulate_media(color_scheme="null")
        self.page.goto(NOWHERE)
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.context.clear_cookies()
        self.faults = faults
        self.complain(*forgiven)

    def come(self, guest: Guest | None, viewport: ViewportSize) -> None:
        """Be somebody else, in a browser that has forgotten who was here before."""
        self.received, self.faults = [], []
        self.page.set_viewport_size(viewport)
        if guest is not None:
            remember = "guest => localStorage.setItem('lanai.guest', guest)"
            self.page.evaluate(remember, known(guest))

    def complain(self, *forgiven: str) -> None:
        """Complain of every fault that is not forgiven."""
        faults = [fault for fault in self.faults if not any(word in fault for word in forgiven)]
        assert not faults, faults
