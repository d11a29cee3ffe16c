"""Take pictures of every screen at three sizes, by day and at dusk: `make screenshots`."""

from __future__ import annotations

import io
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import GAMES, Visitor, browsing  # noqa: E402
from support.server import Client, Guest, Server, serving  # noqa: E402

OUT = ROOT / "docs" / "screenshots"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("light", "dark")
COLOURS = 128
HALFWAY = {"moluku": 14, "moonshine": 9, "tiki-topple": 9}


@dataclass(frozen=True)
class Shot:
    """A screen: its name in the file, its address, and what shows that it is there."""

    name: str
    path: str
    ready: str
    guest: Guest | None = None


def played(server: Server, game: str, most: int) -> Client:
    """Play a game of one person and two bots so far, and give the person's socket."""
    guest = server.guest("Kalani")
    bots = [{"seat": seat, "level": "easy"} for seat in (1, 2)]
    table = guest.table(game, 3, sit=0, bots=bots, start=True)
    client = guest.join(table["id"])
    rng = random.Random(4)
    for _ in range(most):
        while not client.legal and not client.over:
            client.receive()
        if client.over:
            break
        client.move(rng.choice(client.legal))
    while not client.legal and not client.over:
        client.receive()
    return client


def shots(server: Server) -> list[Shot]:
    """List all screens, with games to show on them."""
    host = server.guest("Kalani")
    lobby = host.table("moluku", 4, sit=0, bots=[{"seat": 1, "level": "easy"}])
    found = [
        Shot("home", "/", "article"),
        Shot("lobby", f"/t/{lobby['id']}", ".mat", host),
        Shot("settings", "/settings", ".paper"),
        Shot("not-found", "/t/nothing", "main h1"),
    ]
    for game in GAMES:
        midway, over = played(server, game, HALFWAY[game]), played(server, game, 100_000)
        assert midway.guest and over.guest
        found += [
            Shot(f"{game}-table", f"/t/{midway.id}", "[role=log]", midway.guest),
            Shot(f"{game}-end", f"/t/{over.id}", "[aria-labelledby=lead] svg", over.guest),
            Shot(f"{game}-replay", f"/t/{over.id}/replay?seat=0&n=24", "input[type=range]"),
            Shot(f"{game}-rules", f"/rules/{game}", "main h2"),
            Shot(f"{game}-lesson", f"/learn/{game}", ".lesson"),
        ]
    return found


def take(visitor: Visitor, shot: Shot, name: str) -> None:
    """Show a screen and keep its picture, with few colours."""
    visitor.page.goto(shot.path)
    expect(visitor.page.locator(shot.ready).first).to_be_attached()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(300)
    save(visitor, name)
    print(name, flush=True)


def save(visitor: Visitor, name: str) -> None:
    """Write the page as it is."""
    picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
    small = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(OUT / f"{name}.png", optimize=True)


def series(browser: Browser, server: Server, every: list[Shot], wanted: Callable[[str], bool],
           size: str, theme: str, locale: str = "en-GB") -> None:  # fmt: skip
    """Take all screens at one size in one theme."""
    width, height = SIZES[size]
    tongue = "" if locale.startswith("en") else f"-{locale[:2]}"
    for shot in every:
        name = f"{shot.name}-{size}-{theme}{tongue}"
        if not wanted(name):
            continue
        visitor = Visitor(
            browser, server.url, shot.guest, locale=locale, color_scheme=theme,
            viewport={"width": width, "height": height}, has_touch=size != "desktop",
        )  # fmt: skip
        take(visitor, shot, name)
        visitor.close("404")


def main() -> None:
    """Take those pictures whose names contain an argument, by default all."""
    words = sys.argv[1:]

    def wanted(name: str) -> bool:
        return not words or any(word in name for word in words)

    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        browsing() as browser,
    ):
        every = shots(server)
        for size in SIZES:
            for theme in THEMES:
                series(browser, server, every, wanted, size, theme)
        french = [shot for shot in every if shot.name == "home" or shot.name.endswith("-table")]
        series(browser, server, french, wanted, "desktop", "light", "fr-FR")


if __name__ == "__main__":
    main()
