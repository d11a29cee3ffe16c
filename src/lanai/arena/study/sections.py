"""The sections of a study's page about the course of games: who begins, length, tension."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from xml.etree.ElementTree import Element

from lanai.arena.study.figures import (
    Estimate,
    Figures,
    Findings,
    difference,
    lies_outside,
    percentile,
    wide_interval,
)
from lanai.arena.study.markup import Child, make
from lanai.arena.study.pictures import (
    Mark,
    Scale,
    axis,
    histogram,
    histogram_scale,
    key_sign,
    scale_over,
    strip,
)
from lanai.arena.study.words import Words

Cells = Sequence[Sequence[Child]]

MEASURES = ("starter", "halfway", "changes", "margin", "shared", "rounds", "moves")
"""What the table of all cells tells of each, in this order."""


def section(name: str, heading: str, *children: Child) -> Element:
    """Make a section that can be linked to."""
    return make("section", make("h2", heading), *children, id=name)


def panel(heading: str, *children: Child) -> Element:
    """Make a box."""
    return make("article", make("h3", heading), *children, class_="panel")


def table(caption: str, heads: Sequence[Child], rows: Cells, kind: str = "") -> Element:
    """Make a table; the first cell of each row names it. On narrow screens it scrolls by itself."""
    head = make("tr", *(make("th", each, scope="col") for each in heads))
    body = [
        make("tr", make("th", row[0], scope="row"), *(make("td", cell) for cell in row[1:]))
        for row in rows
    ]
    made = make(
        "table", make("caption", caption), make("thead", head), make("tbody", *body),
        class_=kind or None,
    )  # fmt: skip
    return make("div", made, class_="scroll", role="group", aria_label=caption, tabindex=0)


def legend(words: Words, cells: Sequence[Figures]) -> Child:
    """Tell the signs of the groups apart, where there are several."""
    groups = list(dict.fromkeys(words.group(each) for each in cells))
    if len(groups) < 2:
        return None
    entries = [make("li", key_sign(number), " ", group) for number, group in enumerate(groups)]
    return make("ul", *entries, class_="legend")


def picture_head(scale: Scale, words: Words, ticks: list[tuple[float, str]]) -> Element:
    """Head a column of pictures: with the values of their scale, or by name for who listens."""
    name = make("span", words("column-picture"), class_="unseen")
    return make("div", name, axis(scale, ticks))


def share_axis(scale: Scale, words: Words) -> Element:
    """Write some values of a scale of shares."""
    ticks = [(tick, words.percent(tick, 0)) for tick in scale.ticks(3)]
    return picture_head(scale, words, ticks)


def share_scale(estimates: Sequence[Estimate | None], fair: float) -> Scale:
    """Make a scale for shares and their intervals, with the fair share on it."""
    bounds = [
        bound
        for each in estimates
        if each is not None
        for bound in (each.value, *(each.interval or ()))
    ]
    least, most = min([*bounds, fair - 0.04]), max([*bounds, fair + 0.04])
    room = 0.25 * (most - least)  # for the wider intervals
    return scale_over([least - room, most + room])


# In short


def overview(findings: Findings, words: Words) -> Element:
    """Give all cells in one table."""
    present = [name for name in MEASURES if any(name in each.measures for each in findings.cells)]
    heads = [words("column-games-of"), words("column-games")]
    rows: list[list[Child]] = []
    for each in findings.cells:
        name = words.cell(each)
        measured = [words.measure(key, each.measures.get(key)) for key in present]
        rows.append([name, words.number(each.counts.games), *measured])
    heads += [words(f"measure-{name}") for name in present]
    return table(words("overview"), heads, rows, "figures")


# Who begins


def beginning(findings: Findings, words: Words) -> Element:
    """Show how much who begins wins, and every seat."""
    panels = []
    for players in findings.study.counts:
        cells = findings.with_players(players)
        if cells:
            by_place = shares_table(cells, words, "place", lambda each: each.places)
            by_seat = shares_table(cells, words, "seat", lambda each: each.seats)
            both = make("div", by_place, by_seat, class_="pair")
            panels.append(panel(words.players(players), legend(words, cells), both))
    return section("begin", words("heading-begin"), make("p", words("begin-about")), *panels)


def shares_table(
    cells: Sequence[Figures],
    words: Words,
    what: str,
    shares: Callable[[Figures], list[Estimate | None]],
) -> Element:
    """Show the shares of places or seats; each group of bots and variants has a line."""
    fair = cells[0].fair
    scale = share_scale([share for each in cells for share in shares(each)], fair)
    rows: list[list[Child]] = []
    for number in range(cells[0].cell.players):
        for group, each in enumerate(cells):
            share = shares(each)[number]
            if share is None:
                continue
            wide = wide_interval(share, len(cells) * cells[0].cell.players)
            sure = wide is not None and lies_outside(fair, wide)
            mark = Mark(share.value, share.interval, wide, group, faint=not sure)
            picture = strip(scale, [mark], [(fair, "fair")])
            sign = key_sign(group) if len(cells) > 1 else None
            name = make("span", sign, place_name(words, what, number), class_="signed")
            rows.append([name, picture, words.percent(share.value), words.span(share.interval)])
    heads: list[Child] = [
        words(f"column-{what}"), share_axis(scale, words), words("column-share"),
        words("column-interval"),
    ]  # fmt: skip
    games = words.number(cells[0].counts.games)
    return table(words(f"shares-{what}", games=games), heads, rows, "strips")


def place_name(words: Words, what: str, number: int) -> str:
    """Name a place from the starter on, or a seat."""
    if what == "seat":
        return words("seat", number=number)
    return words("starter") if number == 0 else words("place", number=number)


# Length and tension


def length(findings: Findings, words: Words) -> Element:
    """Show how long games last."""
    shown = [
        distributions(findings, words, "moves", lambda each: each.counts.moves),
        distributions(findings, words, "rounds", lambda each: each.counts.rounds),
    ]
    about = words("length-fixed" if shown == [None, None] else "length-about")
    return section("length", words("heading-length"), make("p", about), *shown)


def tension(findings: Findings, words: Words) -> Element:
    """Show how close games are, how often the lead changes, and who wins who led."""
    return section(
        "tension",
        words("heading-tension"),
        make("p", words("tension-about")),
        halfway(findings, words),
        distributions(findings, words, "margin", lambda each: each.counts.margins),
        distributions(findings, words, "changes", lambda each: each.counts.changes),
    )


def distributions(
    findings: Findings, words: Words, what: str, counter: Callable[[Figures], Counter[int]]
) -> Child:
    """Show how a number is spread, cell by cell; nothing where it never varies."""
    if all(len(counter(each)) < 2 for each in findings.cells):
        return None
    panels, rows = [], list[list[Child]]()
    for each in findings.cells:
        counts = counter(each)
        name = words.cell(each)
        least, low, middle, high, most = (
            percentile(counts, part) for part in (0.0, 0.05, 0.5, 0.95, 1.0)
        )
        summary = words("spread", low=str(low), median=str(middle), high=str(high))
        ticks = [words.number(tick) for tick in histogram_scale(counts).ticks()]
        picture = histogram(counts, middle, f"{name}: {summary}", ticks)
        panels.append(make("figure", make("figcaption", name), picture))
        mean = sum(value * count for value, count in counts.items()) / counts.total()
        figures = [words.number(value) for value in (least, low, middle, high, most)]
        rows.append([name, words.number(mean, 2), *figures])
    heads = [words("column-games-of"), words("column-mean")]
    heads += [words(f"column-{each}") for each in ("least", "low", "median", "high", "most")]
    caption = words(f"spread-{what}")
    pictures = make("div", *panels, class_="small-grid")
    return panel(words(f"heading-{what}"), pictures, table(caption, heads, rows, "figures"))


def halfway(findings: Findings, words: Words) -> Child:
    """Show how often wins who led halfway."""
    rows: list[list[Child]] = []
    led = [each for each in findings.cells if "halfway" in each.measures]
    if not led:
        return make("p", words("halfway-nobody"), class_="note")
    shares = [each.measures["halfway"] for each in led]
    scale = share_scale(shares, min(1 / each.counts.sides for each in led))
    for each, share in zip(led, shares, strict=True):
        name = words.cell(each)
        mark = Mark(share.value, share.interval)
        picture = strip(scale, [mark], [(1 / each.counts.sides, "fair")])
        games = words.percent(share.count / each.counts.games, 0)
        rows.append([name, picture, words.percent(share.value), words.span(share.interval), games])
    heads: list[Child] = [
        words("column-games-of"), share_axis(scale, words), words("column-share"),
        words("column-interval"), words("column-led"),
    ]  # fmt: skip
    return panel(words("heading-halfway"), table(words("halfway"), heads, rows, "strips"))


# Side by side


def side_by_side(findings: Findings, words: Words) -> Element | None:
    """Compare each variant with the game as it is; nothing where there is but one."""
    if len(findings.study.variants) < 2:
        return None
    base = findings.study.variants[0].name
    panels = []
    for each in findings.cells:
        first = findings.of(each.cell.players, each.cell.bot, base)
        if each.cell.variant.name != base and first is not None:
            panels.append(comparison(first, each, words))
    return section(
        "variants", words("heading-variants"), make("p", words("variants-about")),
        make("div", *panels, class_="wide-grid"),
    )  # fmt: skip


def comparison(first: Figures, second: Figures, words: Words) -> Element:
    """Compare two cells, measure by measure."""
    rows: list[list[Child]] = []
    for name in MEASURES:
        ours, theirs = first.measures.get(name), second.measures.get(name)
        if ours is not None and theirs is not None:
            gap = difference(ours, theirs)
            change, between = words.change(name, gap)
            told = make("strong", change) if gap.excludes(0) else change
            both = make("span", told, make("small", between))
            shown = [words.measure(name, ours), words.measure(name, theirs)]
            rows.append([words(f"measure-{name}"), *shown, both])
    heads = [
        words("column-measure"), words.variant(first), words.variant(second),
        words("column-difference"),
    ]  # fmt: skip
    names = [words.players(second.cell.players), words.bot(second.cell.bot)]
    heading = " · ".join([*names, words.variant(second)])
    return panel(heading, table(words("comparison"), heads, rows, "compared"))
