"""Measure the web app and hold it to its limits: `make measure-web`.

- the compressed script of the first load, as the browser receives it
- how long a click on "Play now" takes to a table at which one can move, on loopback
- the cumulative layout shift at the table during a game
- of the page for any web space: the size of its engine, and the same click there, with nothing
  loaded before and with everything kept, as soon as the page is there and a moment later, when it
  has started its engine by itself; how long a move takes to be told; and its memory over ten games,
  once garbage has been collected: what is left is what lives
"""

from __future__ import annotations

import gzip
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

import psutil
from playwright.sync_api import Browser, Page, Response, Worker, expect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import GAMES, NOWHERE, PATIENCE_MS, Visitor, browsing  # noqa: E402
from support.server import Server, serving  # noqa: E402
from support.site import FOLDER, Site, site  # noqa: E402

SCRIPT_LIMIT = 60_000  # bytes
USABLE_LIMIT = 1.0  # seconds
SHIFT_LIMITS = {"counted": 0.005, "frame": 0.01, "all": 0.05}  # browsers call up to 0.1 good
SHIFT_NAMES = {
    "counted": "as browsers count it",
    "frame": "of the frame, also just after an input",
    "all": "of all, also just after an input",
}
COLD_LIMIT = 6.0  # seconds
WARM_LIMIT = 2.5
ANSWER_LIMIT = 0.1
READING = 5  # seconds that somebody looks at the first screen before they play
GAMES_PLAYED = 10  # of all kinds in turn
WARMED = len(GAMES)  # games after which all workers are up and all that they do was done once
# The browser gives memory back when it likes: the game of three counts after which least is there.
LOOKED_AT = 3
GROWTH_LIMIT = 40_000_000  # bytes from the first such games to the last
# Garbage is collected when it is asked for, in the page and in its workers.
COLLECTS = "--js-flags=--expose-gc"
# A worker remembers the memory of its Python, which tells how much that has ever needed.
REMEMBER = """const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...what) => {
  const made = await instantiate(...what);
  self.python ??= (made.instance ?? made).exports.memory;
  return made;
};"""
NEEDED = "self.python.buffer.byteLength"
# The worker is registered when all files are kept.
KEPT = "() => navigator.serviceWorker.getRegistration().then(found => !!found?.active)"
# Whether there is one: a node that the page gave away would live on, with all of its board.
TABLE = "() => !!(document.querySelector('[role=log]') && document.querySelector('main .board *'))"
# From the click that makes a move to what the log says of it.
ANSWERS = """() => {
  window.answers = [];
  let since = null;
  document.addEventListener("click", ({ target }) => {
    if (target.closest("aside form button.go")) since = performance.now();
  }, true);
  new MutationObserver(() => {
    if (since !== null) window.answers.push((performance.now() - since) / 1000);
    since = null;
  }).observe(document.querySelector("[role=log]"), { childList: true, subtree: true });
}"""
TRIES = 5
MOVES = 12
# Browsers forgive what shifts within half a second after an input: that is when pieces travel on
# the board. Nothing of the frame around it may even then.
WATCH = """() => {
  window.shift = { counted: 0, frame: 0, all: 0 };
  new PerformanceObserver(list => {
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      window.shift.all += value;
      if (!hadRecentInput) window.shift.counted += value;
      const outside = ({ node }) => node && !(node.parentElement ?? node).closest("main .board");
      if (sources.some(outside)) window.shift.frame += value;
    }
  }).observe({ type: "layout-shift" });
}"""


def scripts(browser: Browser, server: Server) -> int:
    """Count the bytes of script that the home page loads, as they come over the wire."""
    visitor = Visitor(browser, server.url)
    loaded: list[Response] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    visitor.page.on("response", keep)
    visitor.page.goto("/")
    expect(visitor.page.locator("article").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    found = [each for each in loaded if each.request.resource_type == "script"]
    total = sum(each.request.sizes()["responseBodySize"] for each in found)
    visitor.close()
    return total


def usable(browser: Browser, server: Server, game: str) -> list[float]:
    """Time from the click on "Play now" to a table that offers moves, in new browsers."""
    times = []
    for _ in range(TRIES):
        visitor = Visitor(browser, server.url)
        visitor.page.goto("/")
        button = visitor.page.get_by_role("button", name=f"Play now: {GAMES[game]}")
        expect(button).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        since = time.perf_counter()
        button.click()
        visitor.page.wait_for_function(TABLE)
        times.append(time.perf_counter() - since)
        visitor.close()
    return times


def shift(browser: Browser, server: Server, game: str) -> dict[str, float]:
    """Add up the layout shifts of some moves at a table, with motion on."""
    visitor = Visitor(
        browser, server.url, reduced_motion="no-preference", settings={"speed": "normal"}
    )
    visitor.play_now(game)
    visitor.page.evaluate(WATCH)
    rng = random.Random(6)
    for _ in range(MOVES):
        if not visitor.move(rng):
            break
    found: dict[str, float] = visitor.page.evaluate("window.shift")
    visitor.close()
    return found


def engine_size() -> tuple[int, int]:
    """Count the bytes of a page's engine, as they are and compressed."""
    files = [file.read_bytes() for file in FOLDER.glob("assets/engine-*/*")]
    return sum(map(len, files)), sum(len(gzip.compress(body)) for body in files)


@dataclass(frozen=True)
class Hosted:
    """How long things take at a table that the page hosts itself, in seconds."""

    cold: float
    """From the click to the table, with nothing loaded before."""
    straight: float
    """The same with everything kept, as soon as the first screen is there."""
    warm: float
    """The same after a moment on it, in which the page has started its engine by itself."""
    told: float
    """From a move to the log."""


def hosted(browser: Browser, space: Site, game: str) -> Hosted:
    """Time the way to a table that the page hosts itself, first and later, and a move there."""
    visitor = Visitor(browser, space.url)
    visitor.page.goto(space.url)
    cold = click(visitor, game)
    visitor.page.evaluate(ANSWERS)
    visitor.play_on(random.Random(6), MOVES)
    told = visitor.page.evaluate("window.answers")
    while not visitor.page.evaluate(KEPT):
        visitor.page.wait_for_timeout(200)
    come_back(visitor, space)
    straight = click(visitor, game)
    come_back(visitor, space)
    visitor.page.wait_for_timeout(READING * 1000)
    warm = click(visitor, game)
    visitor.close()
    return Hosted(cold, straight, warm, statistics.median(told))


def come_back(visitor: Visitor, space: Site) -> None:
    """Leave the page, which ends its workers, and open its first screen again."""
    visitor.page.goto(f"{space.url}{NOWHERE[1:]}")
    visitor.page.goto(space.url)


@dataclass(frozen=True)
class Memory:
    """What a page that hosts needs after a game, in bytes."""

    whole: int
    """In the machine's memory, with its workers, once garbage has been collected."""
    pythons: list[int]
    """Of the Python of each worker, the one that hosts first: that only grows."""


def memory(browser: Browser, space: Site) -> list[Memory]:
    """Count the bytes of a page that hosts after each of some whole games."""
    visitor = Visitor(browser, space.url)
    visitor.page.goto(space.url)
    found = []
    for game in islice(cycle(GAMES), GAMES_PLAYED):
        click(visitor, game)
        visitor.play_out(6)
        workers = visitor.page.workers
        places: list[Page | Worker] = [visitor.page, *workers]
        for place in places:
            place.evaluate("gc()")
        pythons = [worker.evaluate(NEEDED) for worker in workers]
        found.append(Memory(resident(), pythons))
        visitor.page.get_by_role("link", name="Lanai, home").first.click()
    visitor.close()
    return found


def remembering(to: Path) -> Path:
    """Copy the page, with workers that remember the memory of their Python."""
    shutil.copytree(FOLDER, to, copy_function=os.link)
    [script] = to.glob("assets/engine-*/pyodide.mjs")
    body = script.read_text(encoding="utf-8")
    script.unlink()  # the page itself stays as it is
    script.write_text(f"{REMEMBER}\n{body}", encoding="utf-8")
    return to


def resident() -> int:
    """Count the bytes in memory of the largest page of the browser that was started here."""
    sizes = [0]
    for each in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # one that has just ended
            if "--type=renderer" in each.cmdline():
                sizes.append(each.memory_info().rss)
    return max(sizes)


def least(after: list[Memory]) -> int:
    """Give the least memory after some games."""
    return min(each.whole for each in after)


def megabytes(sizes: Iterable[int]) -> str:
    """Write sizes down."""
    return ", ".join(f"{each / 1e6:.0f}" for each in sizes)


def click(visitor: Visitor, game: str) -> float:
    """Time from the click on "Play now" to a table."""
    button = visitor.page.get_by_role("button", name=f"Play now: {GAMES[game]}")
    expect(button).to_be_visible()
    since = time.perf_counter()
    button.click()
    visitor.page.wait_for_function(TABLE)
    return time.perf_counter() - since


def main() -> None:
    """Print a table of what was measured, and fail where a limit is broken."""
    broken = []

    def row(what: str, value: str, limit: str, good: bool) -> None:
        print(f"| {what} | {value} | {limit} |", flush=True)
        if not good:
            broken.append(what)

    expect.set_options(timeout=PATIENCE_MS)
    print("| What | Measured | Limit |\n|---|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        browsing() as browser,
    ):
        size = scripts(browser, server)
        row("Script of the first load, compressed", f"{size / 1000:.1f} kB",
            f"{SCRIPT_LIMIT / 1000:.0f} kB", size <= SCRIPT_LIMIT)  # fmt: skip
        for game, title in GAMES.items():
            times = usable(browser, server, game)
            middle = statistics.median(times)
            row(f"{title}: from “Play now” to the table, median of {TRIES}",
                f"{1000 * middle:.0f} ms", "1000 ms", middle <= USABLE_LIMIT)  # fmt: skip
        for game, title in GAMES.items():
            found = shift(browser, server, game)
            for part, limit in SHIFT_LIMITS.items():
                row(f"{title}: layout shift in {MOVES} moves, {SHIFT_NAMES[part]}",
                    f"{found[part]:.4f}", f"{limit}", found[part] <= limit)  # fmt: skip
    plain, squeezed = engine_size()
    row("Engine of a page", f"{plain / 1e6:.1f} MB, compressed {squeezed / 1e6:.1f} MB", "", True)
    with site() as space, browsing() as browser:
        for game, title in GAMES.items():
            took = hosted(browser, space, game)
            row(f"{title}: from “Play now” to a table of the page, the first time",
                f"{1000 * took.cold:.0f} ms", "6000 ms", took.cold <= COLD_LIMIT)  # fmt: skip
            row(f"{title}: later, by a click straight after the page has come",
                f"{1000 * took.straight:.0f} ms", "2500 ms",
                took.straight <= WARM_LIMIT)  # fmt: skip
            row(f"{title}: later, by a click {READING} s after that",
                f"{1000 * took.warm:.0f} ms", "2500 ms", took.warm <= WARM_LIMIT)  # fmt: skip
            row(f"{title}: from a click on “Play” to the log, median of {MOVES}",
                f"{1000 * took.told:.0f} ms", "100 ms", took.told <= ANSWER_LIMIT)  # fmt: skip
    with (
        tempfile.TemporaryDirectory() as data,
        site(remembering(Path(data, "page"))) as space,
        browsing(COLLECTS) as browser,
    ):
        after = memory(browser, space)
    first, last = after[WARMED - 1 :][:LOOKED_AT], after[-LOOKED_AT:]
    grown = least(last) - least(first)
    row(f"Memory of a page that hosts, after each of {GAMES_PLAYED} games",
        f"{megabytes(each.whole for each in after)} MB", "", True)  # fmt: skip
    for count in (1, WARMED, GAMES_PLAYED):
        row(f"Of it the Python of its workers, after {count}",
            f"{megabytes(after[count - 1].pythons)} MB", "", True)  # fmt: skip
    early = f"{WARMED} to {WARMED + LOOKED_AT - 1}"
    row(f"Grown from the least of games {early} to the last {LOOKED_AT}",
        f"{grown / 1e6:.0f} MB", f"{GROWTH_LIMIT / 1e6:.0f} MB",
        grown <= GROWTH_LIMIT)  # fmt: skip
    if broken:
        sys.exit("Limits are broken: " + "; ".join(broken))


if __name__ == "__main__":
    main()
