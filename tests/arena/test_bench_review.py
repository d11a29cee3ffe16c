"""What `make bench-review` keeps: sums that say what all games would say, in a small file."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest
import review as bench

LIMIT = 500_000
"""Bytes of the journal of everything that is wanted."""


def told_by(part: str, players: int, draw: Random) -> bench.Told:
    """Make up what a game of a part has shown."""
    by_seat = [draw.uniform(-1.0, 1.0) for _ in range(players)]
    match part:
        case "adjusted":
            return {bench.DEAL: [draw.choice((0.0, 0.5, 1.0)), *by_seat[:2], 0.5, *by_seat[:2]]}
        case "levels":
            return {"skill": by_seat[0], "accuracy": draw.uniform(50.0, 90.0)}
        case "stability":
            again = [draw.gauss(0.0, 1.0) for _ in range(18)]
            return {"bad": draw.randrange(9), "kept": 1, "twice": again[:6], "eighths": again}
    told = {key: [draw.gauss(0.0, 0.1) for _ in by_seat] for key in ("luck", "hidden", "own")}
    return told | {"rest": by_seat, "first": draw.random(), "whole": draw.uniform(1.0, 5.0)}


def filled(part: str, games: int) -> tuple[bench.Row, list[bench.Told]]:
    """Make a row of so many games."""
    case = bench.PARTS[part].cases[0]
    draw = Random(part)
    row = bench.Row(part, case)
    told = [told_by(part, 2, draw) for _ in range(games)]
    for each in told:
        row.add(each, 0.5)
    return row, told


def test_sums_say_what_all_games_say() -> None:
    row, games = filled("itself", 50)
    lucks = [game["luck"][0] for game in games]
    kept = row.sums["luck"][0]
    assert kept.mean == pytest.approx(fmean(lucks))
    assert kept.half(1.96) == pytest.approx(1.96 * stdev(lucks) / math.sqrt(50))
    rests = [rest for game in games for rest in game["rest"]]
    assert row.all("rest").size == pytest.approx(math.sqrt(fmean(rest * rest for rest in rests)))


def test_a_run_can_be_carried_on_by_anybody(tmp_path: Path) -> None:
    journal = tmp_path / "review.jsonl"
    rows = [filled(part, 40)[0] for part in bench.PARTS]
    page = bench.page_of(rows)
    bench.keep(journal, rows)
    again = [bench.Row(row.part, row.case) for row in rows]
    bench.read(journal, again)
    assert bench.page_of(again) == page
    assert [(row.games, row.seconds) for row in again] == [(40, 20.0)] * len(rows)
    other = [bench.Row("itself", ("moluku", 3))]
    bench.read(journal, other)
    assert other[0].games == 0


def test_the_whole_journal_is_small(tmp_path: Path) -> None:
    journal = tmp_path / "review.jsonl"
    rows = [bench.Row(name, case) for name, part in bench.PARTS.items() for case in part.cases]
    for row in rows:
        draw = Random(row.key())
        for _ in range(bench.PARTS[row.part].games):
            row.add(told_by(row.part, 5, draw), 0.123456)
    bench.keep(journal, rows)
    assert journal.stat().st_size <= LIMIT
    assert not list(tmp_path.glob("*.new"))


def test_a_run_ends_with_the_time_and_keeps_what_it_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    row = bench.Row("levels", ("moluku", "easy"))
    told = {"skill": 0.1, "accuracy": 80.0}
    quick = replace(bench.PARTS["levels"], measure=lambda *_: told)
    monkeypatch.setitem(bench.PARTS, "levels", quick)
    kept: list[int] = []
    bench.carry_on([row], 0.0, lambda: kept.append(row.games))
    assert kept == [0]
    bench.carry_on([row], 1.0, lambda: kept.append(row.games))
    assert kept[-1] == row.games == bench.PARTS["levels"].games
