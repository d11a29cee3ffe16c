"""The figures of a study as tables for programs, beside the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lanai.arena.rows import Row, writing
from lanai.arena.study.figures import Estimate, Figures, Findings, Worth

FORMATS: Final = ("csv", "parquet")


def table_files(page: Path, ending: str, counts: list[int]) -> dict[int, Path]:
    """Name the tables of games, by the number of players: they have other columns."""
    return {players: page.with_name(f"{page.stem}-games-{players}.{ending}") for players in counts}


def beside(page: Path, name: str, ending: str) -> Path:
    """Name a table that lies beside a page."""
    return page.with_name(f"{page.stem}-{name}.{ending}")


def write_figures(findings: Findings, page: Path, ending: str) -> list[Path]:
    """Write the tables of figures and of cards, as far as there are any; gives the files."""
    written = []
    for name, rows in (("figures", figure_rows(findings)), ("cards", card_rows(findings))):
        found = list(rows)
        if found:
            path = beside(page, name, ending)
            with writing(path) as write:
                write(found)
            written.append(path)
    return written


def figure_rows(findings: Findings) -> Iterator[Row]:
    """Give a row for each share and mean of each cell."""
    for figures in findings.cells:
        for name, estimates in (("place", figures.places), ("seat", figures.seats)):
            for number, estimate in enumerate(estimates):
                if estimate is not None:
                    yield key_of(figures) | {"figure": f"{name}-{number}"} | columns(estimate)
        for name, estimate in figures.measures.items():
            yield key_of(figures) | {"figure": name} | columns(estimate)


def card_rows(findings: Findings) -> Iterator[Row]:
    """Give a row for each card of each cell."""
    for figures in findings.cells:
        for held in findings.kinds():
            for worth in figures.worths(held):
                yield key_of(figures) | {"dealt": held.dealt} | worth_columns(worth)


def worth_columns(worth: Worth) -> Row:
    """Give what a card is worth."""
    low, high = worth.difference.interval or (None, None)
    return {
        "kind": worth.kind,
        "name": worth.name,
        "games": worth.games,
        "seats": worth.seats,
        **{f"with_{name}": value for name, value in columns(worth.share).items()},
        "without": worth.without,
        "difference": worth.difference.value,
        "difference_low": low,
        "difference_high": high,
        "all_low": worth.wide[0],
        "all_high": worth.wide[1],
        "usual": worth.usual,
        "stands_out": worth.shown,
    }


def key_of(figures: Figures) -> Row:
    """Give the columns that tell cells apart."""
    cell = figures.cell
    return {"players": cell.players, "bot": cell.bot, "variant": cell.variant.name}


def columns(estimate: Estimate) -> Row:
    """Give an estimate."""
    low, high = estimate.interval or (None, None)
    return {"value": estimate.value, "low": low, "high": high, "count": estimate.count}
