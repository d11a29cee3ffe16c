"""The sections of a study's page about what seats held: what each card is worth."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from lanai.arena.study.figures import Figures, Findings, Worth
from lanai.arena.study.markup import Child, make
from lanai.arena.study.pictures import Mark, Scale, scale_over, strip
from lanai.arena.study.sections import legend, picture_head, section
from lanai.arena.study.words import NOTHING, Words
from lanai.core.contract import Held


def card_sections(findings: Findings, words: Words) -> list[Element]:
    """Show what the cards of each kind are worth."""
    return [cards_of_kind(findings, words, held) for held in findings.kinds()]


def cards_of_kind(findings: Findings, words: Words, held: Held) -> Element:
    """Show what the cards of one kind are worth, for every number of players and every level."""
    tables: list[Child] = []
    study = findings.study
    for players in study.counts:
        for bot in study.bots:
            cells = [each for each in findings.with_players(players) if each.cell.bot == bot]
            if cells and any(each.worths(held) for each in cells):
                tables.append(worth_box(cells, words, held, is_open=not tables))
    return section(
        f"held_{held.kind}",
        words.kind(held.kind),
        make("p", words("cards-dealt" if held.dealt else "cards-won")),
        *tables,
        None if tables else make("p", words("cards-few"), class_="note"),
    )


def worth_box(cells: Sequence[Figures], words: Words, held: Held, *, is_open: bool) -> Element:
    """Show the cards of one number of players and one level; variants share the rows."""
    worths = cells[0].worths(held)
    shown = sum(worth.shown for worth in worths)
    bots = words.bot(cells[0].cell.bot)
    summary = make(
        "summary",
        make("strong", f"{words.players(cells[0].cell.players)} · {bots}"),
        " ",
        make("span", words("cards-shown", shown=str(shown), all=str(len(worths)))),
    )
    unjudged = cells[0].unjudged(held)
    return make(
        "details",
        summary,
        legend(words, cells),
        worth_table(cells, words, held),
        make("p", words("cards-unjudged", count=unjudged), class_="note") if unjudged else None,
        class_="panel",
        open="open" if is_open else None,
    )


def worth_table(cells: Sequence[Figures], words: Words, held: Held) -> Element:
    """Make the table of all cards: the picture and the figures of each in one row."""
    by_cell = [{worth.name: worth for worth in each.worths(held)} for each in cells]
    names = list(dict.fromkeys(name for worths in by_cell for name in worths))
    scale = worth_scale([worth for worths in by_cell for worth in worths.values()])
    lines = [(0.0, "fair")]
    if not held.dealt:
        lines.append((next(iter(by_cell[0].values())).usual, "average"))
    labels = [words("column-with"), words("column-without"), words("column-difference")]
    labels += [words("column-with-in", variant=words.variant(each)) for each in cells[1:]]
    labels.append(words("column-seats"))
    rows = []
    for name in names:
        worths = [each.get(name) for each in by_cell]
        marks = [mark_of(worth, group) for group, worth in enumerate(worths) if worth is not None]
        figures = figures_of(worths, words)
        rows.append(
            make(
                "tr",
                make("th", *piece(cells[0], words, held.kind, name), scope="row", role="rowheader"),
                make("td", strip(scale, marks, lines), role="cell", class_="picture"),
                *(
                    make("td", figure, role="cell", data_label=label)
                    for label, figure in zip(labels, figures, strict=True)
                ),
                role="row",
            )
        )
    heads: list[Child] = [words("column-card"), gap_axis(scale, words), *labels]
    head = make("tr", *(make("th", each, scope="col", role="columnheader") for each in heads))
    return make(
        "table",
        make(
            "caption",
            words("cards-caption" if held.dealt else "cards-caption-won", count=len(names)),
        ),
        make("thead", head),
        make("tbody", *rows),
        class_="worths",
        role="table",
    )


def figures_of(worths: Sequence[Worth | None], words: Words) -> list[Child]:
    """Write the figures of a card: of the first cell in full, of the others their shares."""
    first = worths[0]
    if first is None:
        figures: list[Child] = [NOTHING, NOTHING, NOTHING]
    else:
        gap = words.signed(100 * first.difference.value)
        told = [make("strong", gap), make("span", words("beyond"), class_="unseen")]
        figures = [
            f"{words.percent(first.share.value)}",
            words.percent(first.without),
            make("span", *told) if first.shown else gap,
        ]
    figures += [NOTHING if each is None else words.percent(each.share.value) for each in worths[1:]]
    return [*figures, NOTHING if first is None else words.number(first.seats)]


def mark_of(worth: Worth, group: int) -> Mark:
    """Draw the difference that a card makes."""
    gap = worth.difference
    return Mark(gap.value, gap.interval, worth.wide, group, faint=not worth.shown)


def worth_scale(worths: Sequence[Worth]) -> Scale:
    """Make a scale for the differences of all cards, with none on it."""
    return scale_over([bound for worth in worths for bound in (*worth.wide, -0.02, 0.02)])


def gap_axis(scale: Scale, words: Words) -> Element:
    """Write some values of a scale of differences."""
    ticks = [(tick, words.signed(100 * tick, 0)) for tick in scale.ticks()]
    return picture_head(scale, words, ticks)


def piece(figures: Figures, words: Words, kind: str, name: str) -> list[Child]:
    """Name a card, with its colours before it."""
    named = words.piece(figures, kind, name)
    dyes = [make("i", class_=f"dye {colour}") for colour in named.colours]
    return [make("span", *dyes, class_="dyes", aria_hidden="true") if dyes else None, named.title]
