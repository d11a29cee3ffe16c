"""The pictures of a study, as SVG that grows with its place: strips of intervals, histograms.

Positions across are percentages, so that nothing has to be measured and no script is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final
from xml.etree.ElementTree import Element

from lanai.arena.intervals import Interval
from lanai.arena.study.markup import Child, make

STEPS: Final = (1, 2, 3, 4, 5, 10)
LANE: Final = 16
"""The height of one mark in a strip."""
MOST_BARS: Final = 36
FEWEST_VALUES: Final = 9
"""A histogram has room for so many values, so that a single one is no wall."""
SIGNS: Final = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M0-6 6 0 0 6-6 0z",
    "M-4.6-4.6h9.2v9.2h-9.2z",
    "M0-6 5.6 4.6h-11.2z",
    "M0 6 5.6-4.6h-11.2z",
)
"""Disc, diamond, square and triangles: the forms of groups, around 0, 0."""
TALL: Final = 104
FOOT: Final = 24


@dataclass(frozen=True)
class Scale:
    """Where values lie across a picture, in percent of its width."""

    least: float
    most: float

    def at(self, value: float) -> float:
        """Find the place of a value."""
        return round(100 * (value - self.least) / (self.most - self.least), 2)

    def ticks(self, most: int = 5) -> list[float]:
        """Choose round values to be written below the picture.

        >>> Scale(0.31, 0.72).ticks()
        [0.4, 0.5, 0.6, 0.7]
        """
        span = self.most - self.least
        unit = 10.0 ** floor(log10(span / most))
        for step in (unit * each for each in STEPS):
            first, last = ceil(self.least / step), floor(self.most / step)
            if last - first < most:
                break
        return [round(number * step, 10) for number in range(first, last + 1)]


def scale_over(values: Sequence[float]) -> Scale:
    """Make a scale on which some values have room."""
    least, most = min(values), max(values)
    room = 0.06 * (most - least) or 0.05
    return Scale(least - room, most + room)


@dataclass(frozen=True)
class Mark:
    """An estimate in a strip: its interval thick, a wider one thin; `faint` if it says little."""

    value: float
    interval: Interval | None = None
    wide: Interval | None = None
    group: int = 0
    faint: bool = False


def strip(scale: Scale, marks: Sequence[Mark], lines: Sequence[tuple[float, str]]) -> Element:
    """Draw marks one below the other, with upright lines of some classes to compare with."""
    height = LANE * len(marks) + 6
    drawn = make("svg", class_="strip", width="100%", height=height, aria_hidden="true")
    for value, kind in lines:
        x = f"{scale.at(value)}%"
        drawn.append(make("line", class_=kind, x1=x, x2=x, y1=0, y2=height))
    for number, mark in enumerate(marks):
        drawn.extend(mark_parts(scale, mark, 3 + LANE * number + LANE // 2))
    return drawn


def mark_parts(scale: Scale, mark: Mark, y: int) -> list[Element]:
    """Draw one mark."""
    kind = f"group-{mark.group}" + (" faint" if mark.faint else "")
    parts = []
    for interval, thickness in ((mark.wide, "thin"), (mark.interval, "thick")):
        if interval is not None:
            low, high = (f"{scale.at(bound)}%" for bound in interval)
            parts.append(make("line", class_=f"{thickness} {kind}", x1=low, x2=high, y1=y, y2=y))
    parts.append(sign(mark.group, f"{scale.at(mark.value)}%", y, f"dot {kind}"))
    return parts


def sign(group: int, x: str, y: int, kind: str) -> Element:
    """Draw the sign of a group: they differ in form as well as in colour."""
    drawn = make("path", class_=kind, d=SIGNS[group % len(SIGNS)])
    # A picture in the picture, because only the corner of one can be placed in percent.
    return make("svg", drawn, x=x, y=y, overflow="visible", width=1, height=1)


def axis(scale: Scale, ticks: Sequence[tuple[float, str]]) -> Element:
    """Write values above strips."""
    drawn = make("svg", class_="axis", width="100%", height=18, aria_hidden="true")
    for value, text in ticks:
        at = scale.at(value)
        drawn.append(make("text", text, x=f"{at}%", y=13, text_anchor=anchor(at)))
    return drawn


def anchor(at: float) -> str:
    """Tell on which side of its place a text lies, so that it stays inside the picture."""
    return "start" if at < 8 else "end" if at > 92 else "middle"


def histogram(counter: Counter[int], median: int, label: str, write: Sequence[str]) -> Element:
    """Draw how often values came, with the median; `write` are the texts of the ticks.

    The ticks are those of `histogram_scale`.
    """
    width, bars = bars_of(counter)
    scale = histogram_scale(counter)
    most = max(bars.values())
    drawn = make(
        "svg", class_="histogram", width="100%", height=TALL + FOOT, role="img", aria_label=label
    )
    for first, count in sorted(bars.items()):
        high = max(1.0, round((TALL - 6) * count / most, 1))
        drawn.append(
            make(
                "rect", x=f"{scale.at(first - 0.5)}%", y=round(TALL - high, 1), height=high,
                width=f"{round(scale.at(first - 0.5 + width) - scale.at(first - 0.5), 2)}%",
            )
        )  # fmt: skip
    drawn.append(make("line", class_="ground", x1="0%", x2="100%", y1=TALL, y2=TALL))
    x = f"{scale.at(median)}%"
    drawn.append(make("line", class_="median", x1=x, x2=x, y1=0, y2=TALL))
    for value, text in zip(scale.ticks(), write, strict=True):
        at = scale.at(value)
        drawn.append(make("text", text, x=f"{at}%", y=TALL + 17, text_anchor=anchor(at)))
    return drawn


def bars_of(counter: Counter[int]) -> tuple[int, Counter[int]]:
    """Gather values in so many bars as can be told apart: how wide they are, and where each begins.

    >>> bars_of(Counter({3: 2, 4: 1, 200: 5}))
    (6, Counter({195: 5, 3: 3}))
    """
    least, most = min(counter), max(counter)
    width = max(1, ceil((most - least + 1) / MOST_BARS))
    bars: Counter[int] = Counter()
    for value, count in counter.items():
        bars[least + (value - least) // width * width] += count
    return width, bars


def histogram_scale(counter: Counter[int]) -> Scale:
    """Give the scale of a histogram: all of its bars, and room where there are few."""
    width, bars = bars_of(counter)
    least, most = min(bars) - 0.5, max(bars) - 0.5 + width
    room = max(0.0, FEWEST_VALUES - (most - least))
    before = min(room / 2, max(0.0, least + 0.5))  # what is counted is never below 0
    return Scale(least - before, most + room - before)


def key_sign(group: int) -> Child:
    """Draw the sign of a group for a legend."""
    return make(
        "svg", sign(group, "8", 8, f"dot group-{group}"), width=16, height=16, aria_hidden="true"
    )
