"""Measuring what a person can see and touch on a page, at every size of window that must work."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from support.effort import SOAK

SIZES = (
    (1366, 657),
    (1280, 633),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1024, 768),
    (820, 1180),
    (390, 844),
    (844, 390),
)
"""Small laptops with and without the browser's bars, desktops, a tablet, a phone both ways."""

LONGEST_NAMES = (
    "Kealohilani Featherstone",
    "Wilhelmina Weatherbottom",
    "Bartholomew Quartermaine",
    "Maximiliane von Rosental",
    "Anastasia Montgomery-Bly",
)

# Names what is cut off, out of sight or covered. Things need not be touchable to be seen: `touched`
# must also be what a finger on their middle meets.
FAULTS = """([seen, touched]) => {
  const found = [];
  const about = (node) => {
    const words = (node.textContent || node.ariaLabel || "").trim().slice(0, 30);
    return `${node.className?.baseVal ?? node.className} “${words}”`;
  };
  const within = (box, room) =>
    box.left >= room.left - 1 && box.right <= room.right + 1 &&
    box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
  const cutters = (node) => {
    const all = [document.documentElement];
    for (let up = node.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== "visible") all.push(up);
    return all;
  };
  const check = (node, selector) => {
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) return found.push(`${selector} is not there: ${about(node)}`);
    for (const cutter of cutters(node)) {
      const room = cutter === document.documentElement
        ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        : cutter.getBoundingClientRect();
      if (!within(box, room))
        return found.push(`${selector} is cut off: ${about(node)}`);
    }
    for (const inner of [node, ...node.querySelectorAll("*")]) {
      if (getComputedStyle(inner).overflow !== "hidden" || inner.closest(".hidden")) continue;
      const wide = inner.scrollWidth > inner.clientWidth + 1;
      if (inner.clientWidth && (wide || inner.scrollHeight > inner.clientHeight + 2))
        found.push(`${selector} has no room for its words: ${about(inner)}`);
    }
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  for (const selector of [...seen, ...touched])
    if (all(selector).length === 0) found.push(`there is no ${selector}`);
  for (const selector of seen) for (const node of all(selector)) check(node, selector);
  for (const selector of touched) for (const node of all(selector)) {
    check(node, selector);
    const box = node.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(node === hit || node.contains(hit)))
      found.push(`${selector} is covered by ${hit ? about(hit) : "nothing"}: ${about(node)}`);
  }
  return found;
}"""

# Names what lies upon what, with words that run out of their box, of things that must stand apart.
UPON = """([ones, others]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => {
    const { left, top, width, bottom } = node.getBoundingClientRect();
    const words = getComputedStyle(node).overflow === "visible" ? node.scrollWidth : 0;
    return [node, { left, top, right: left + Math.max(width, words), bottom }];
  }).filter(([, box]) => box.right > box.left && box.bottom > box.top);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes(ones).flatMap(([, one]) => boxes(others)
    .filter(([, other]) => meet(one, other))
    .map(([node]) => `${ones} lies upon ${others} “${node.textContent.trim().slice(0, 30)}”`));
}"""

# Names words that are broken into two lines.
BROKEN = """selector => [...document.querySelectorAll(selector)].flatMap((node) => {
  const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let part = text.nextNode(); part; part = text.nextNode())
    for (const { 0: word, index } of part.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(part, index);
      range.setEnd(part, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${selector} breaks “${word}”`);
    }
  return found;
})"""

# The least distance between the middles of neighbours.
LEAST_DISTANCE = """selector => {
  const middles = [...document.querySelectorAll(selector)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const far = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
  return Math.min(...middles.slice(1).map((middle, at) => far(middles[at], middle)));
}"""


def at_sizes(page: Page, turn: int) -> Iterator[str]:
    """Show the page at one size after the other, and name them.

    Every third one, and those between in the next turns; all of them in a longer run.
    """
    for width, height in SIZES if SOAK > 1 else SIZES[turn % 3 :: 3]:
        page.set_viewport_size({"width": width, "height": height})
        # Containers are measured in one frame, and what depends on them is drawn in the next.
        page.evaluate("new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
        yield f"{width}x{height}"


def faults(page: Page, *, seen: list[str], touched: list[str]) -> list[str]:
    """Name what is cut off, covered or out of sight of what must be seen or touched."""
    found: list[str] = page.evaluate(FAULTS, [seen, touched])
    return found


def upon(page: Page, ones: str, others: str) -> list[str]:
    """Name what of one kind lies upon something of another that must stand apart from it."""
    found: list[str] = page.evaluate(UPON, [ones, others])
    return found


def broken(page: Page, selector: str) -> list[str]:
    """Name the words of some things that are broken into two lines."""
    found: list[str] = page.evaluate(BROKEN, selector)
    return found


def least_distance(page: Page, selector: str) -> float:
    """Give the least distance between the middles of two neighbours in pixels."""
    distance: float = page.evaluate(LEAST_DISTANCE, selector)
    return distance
