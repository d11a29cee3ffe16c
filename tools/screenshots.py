"""Take pictures of every screen: three sizes, by day and at dusk, in every language.

`make screenshots` writes them into .build/screenshots, which git ignores. With `--keep` those that
the docs show are renewed too, smaller: the pictures that lie in docs/screenshots already.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from dataclasses import dataclass
from itertools import product, starmap
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from lanai.core.contract import Game  # noqa: E402
from lanai.games import all_games  # noqa: E402
from lanai.texts import FALLBACK, LANGUAGES  # noqa: E402
from support.browser import Visitor, browsing  # noqa: E402
from support.club import found_club, member  # noqa: E402
from support.server import Client, Guest, Server, serving  # noqa: E402

OUT = ROOT / ".build" / "screenshots"
KEPT = ROOT / "docs" / "screenshots"
KEEP = "--keep"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("light", "dark")
COLOURS = 128
KEPT_COLOURS = 64
KEPT_WIDTH = 960
REGIONS = {"en": "GB"}
MANY = 100_000


@dataclass(frozen=True)
class Shot:
    """A screen: its name in the file, its address, and what shows that it is there."""

    name: str
    path: str
    ready: str
    guest: Guest | None = None


def played(server: Server, game: Game, most: int) -> tuple[Client, int]:
    """Play a game of one person and bots so far; give the person's socket and how many moves."""
    guest = server.guest("Kalani")
    players = 3 if 3 in game.seats else game.seats[0]
    bots = [{"seat": seat, "level": "easy"} for seat in range(1, players)]
    table = guest.table(game.name, players, sit=0, bots=bots, start=True)
    client = guest.join(table["id"])
    rng = random.Random(4)
    moves = 0
    while moves < most and may_move(client):
        client.move(rng.choice(client.legal))
        moves += 1
    may_move(client)
    return client, moves


def may_move(client: Client) -> bool:
    """Wait until the person may move, or the game is over."""
    while not client.legal and not client.over:
        client.receive()
    return not client.over


def shots(server: Server) -> list[Shot]:
    """List all screens, with games to show on them."""
    games = [game for _, game in sorted(all_games().items())]
    host = server.guest("Kalani")
    largest = max(games, key=lambda game: game.seats[-1])
    bots = [{"seat": 1, "level": "easy"}]
    lobby = host.table(largest.name, largest.seats[-1], sit=0, bots=bots)
    hero = member(server)
    people = [{"seat": seat, "level": "easy"} for seat in (1, 2)]
    awaited = hero.join(hero.table("moluku", 3, sit=0, bots=people, start=True)["id"])
    may_move(awaited)
    awaited.close()
    found = [
        Shot("home", "/", "article"),
        Shot("home-back", "/", ".waiting", hero),
        Shot("profile", "/me", "[aria-labelledby=luck] a", hero),
        Shot("best", "/best", ".podium li", hero),
        Shot("person", "/p/g_Ben", "[aria-labelledby=luck]", hero),
        Shot("deals-of-the-day", "/daily", "article", hero),
        Shot("another-device", "/device", "main h1"),
        Shot("lobby", f"/t/{lobby['id']}", ".mat", host),
        Shot("settings", "/settings", ".paper"),
        Shot("not-found", "/t/nothing", "main h1"),
    ]
    for game in games:
        found += shots_of(server, game)
    return found


def shots_of(server: Server, game: Game) -> list[Shot]:
    """List the screens of a game: in the middle, at its end, afterwards, and how it is learned."""
    over, moves = played(server, game, MANY)
    midway, _ = played(server, game, moves // 3)
    assert midway.guest and over.guest
    found = [
        Shot(f"{game.name}-table", f"/t/{midway.id}", "[role=log]", midway.guest),
        Shot(f"{game.name}-end", f"/t/{over.id}", "[aria-labelledby=lead] svg", over.guest),
        Shot(f"{game.name}-replay", f"/t/{over.id}/replay?seat=0&n=24", "input[type=range]"),
        Shot(f"{game.name}-rules", f"/rules/{game.name}", "main h2"),
    ]
    if game.resource("lesson.toml") is not None:
        found.append(Shot(f"{game.name}-lesson", f"/learn/{game.name}", ".lesson"))
    return found


def take(visitor: Visitor, shot: Shot, name: str, keep: bool) -> None:
    """Show a screen and keep its picture, with few colours."""
    visitor.page.goto(shot.path)
    expect(visitor.page.locator(shot.ready).first).to_be_attached()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(300)
    picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
    write(picture, OUT / f"{name}.png", COLOURS)
    kept = KEPT / f"{name}.png"
    if keep and kept.exists():
        write(smaller(picture), kept, KEPT_COLOURS)
    print(name, flush=True)


def smaller(picture: Image.Image) -> Image.Image:
    """Bring a picture to the width that the docs show it at."""
    if picture.width <= KEPT_WIDTH:
        return picture
    height = round(picture.height * KEPT_WIDTH / picture.width)
    return picture.resize((KEPT_WIDTH, height), Image.Resampling.LANCZOS)


def write(picture: Image.Image, file: Path, colours: int) -> None:
    """Write a picture with so many colours."""
    small = picture.quantize(colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(file, optimize=True)


@dataclass(frozen=True)
class Look:
    """How a series of pictures looks."""

    size: str
    theme: str
    language: str

    def name(self, shot: Shot) -> str:
        """Name the picture of a screen."""
        tongue = "" if self.language == FALLBACK else f"-{self.language}"
        return f"{shot.name}-{self.size}-{self.theme}{tongue}"

    def visitor(self, browser: Browser, server: Server, guest: Guest | None) -> Visitor:
        """Open a browser that shows it so."""
        width, height = SIZES[self.size]
        region = REGIONS.get(self.language, self.language.upper())
        return Visitor(
            browser, server.url, guest, locale=f"{self.language}-{region}",
            color_scheme=self.theme, viewport={"width": width, "height": height},
            has_touch=self.size != "desktop", settings={"moveLine": False},
        )  # fmt: skip


def main() -> None:
    """Take those pictures whose names contain an argument, by default all."""
    keep = KEEP in sys.argv
    words = [word for word in sys.argv[1:] if word != KEEP]
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        found_club(Path(data))
        take_all(Path(data), words, keep)


def take_all(data: Path, words: list[str], keep: bool) -> None:
    """Take them at a server whose people have played for months."""
    with (
        serving(data) as server,
        browsing() as browser,
    ):
        every = shots(server)
        for look in starmap(Look, product(SIZES, THEMES, LANGUAGES)):
            for shot in every:
                name = look.name(shot)
                if not words or any(word in name for word in words):
                    visitor = look.visitor(browser, server, shot.guest)
                    take(visitor, shot, name, keep)
                    visitor.close("404")


if __name__ == "__main__":
    main()
