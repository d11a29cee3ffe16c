"""`lanai review`, `simulate --review` and `tournament --adjusted`, run as commands."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from lanai.bots.review import pictures
from lanai.bots.review.data import EVEN, FIND, MISTAKE, OWN, SCHEME, SLIP
from lanai.core.record import read
from lanai.games import find
from lanai.terminal.review import ReviewScreen
from lanai.terminal.screen import Screen
from lanai.texts import LANGUAGES, text_in
from support.command import lanai

GOLDEN = Path(__file__).parent.parent / "golden"
TIKI = GOLDEN / "tiki-topple" / "fair-2p.lanai.jsonl"
OK, FAULT, USAGE = 0, 1, 2


def test_a_review_as_data_adds_up() -> None:
    run = lanai("review", str(TIKI), "--json", "--samples", "1")
    assert run.returncode == OK
    data = json.loads(run.stdout)
    assert (data["scheme"], data["game"], data["done"]) == (SCHEME, "tiki-topple", 1.0)
    for seat, told in enumerate(data["seats"]):
        parts = sum(told[part]["value"] for part in ("luck", "hidden", "own", "others"))
        assert data["fair"] + parts == pytest.approx(data["result"][seat], abs=1e-5)
    assert data == json.loads(lanai("review", str(TIKI), "--json", "--samples", "1").stdout)


def test_a_review_is_told_for_one_seat() -> None:
    run = lanai("review", str(TIKI), "--seat", "1", "--samples", "1", lang="de")
    assert run.returncode == OK and "im Rückblick" in run.stdout
    assert run.stdout.count("ankam") == 1


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    whole = TIKI.read_text(encoding="utf-8")
    unfinished, broken = tmp_path / "unfinished", tmp_path / "broken"
    unfinished.write_text("".join(whole.splitlines(keepends=True)[:9]), encoding="utf-8")
    broken.write_text(whole.replace('"winners":[', '"winners":[0,'), encoding="utf-8")
    for file, code in ((unfinished, FAULT), (broken, FAULT), (tmp_path / "missing", USAGE)):
        run = lanai("review", str(file))
        assert run.returncode == code, file
        assert run.stderr.startswith("lanai: ") and run.stderr.count("\n") == 1
    assert lanai("review", str(TIKI), "--seat", "2").returncode == USAGE


@pytest.mark.parametrize("game", ["tiki-topple", "moluku", "moonshine"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_review_fits_80_columns(game: str, language: str) -> None:
    path = sorted((GOLDEN / game).glob("*3p*.lanai.jsonl"))[0]
    record = read(path.read_text(encoding="utf-8"))
    *_, found = pictures(record, find(game), samples=1)
    screen = Screen(text_in(language), plain=False)
    screen.plain = False
    screen.console = Console(file=io.StringIO(), width=80, highlight=False)
    ReviewScreen(find(game), record, found, screen).show([0])
    assert isinstance(screen.console.file, io.StringIO)
    lines = screen.console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    heads = next(line for line in lines if text_in(language)("review-result") in line)
    assert text_in(language)("review-accuracy") in heads  # the table is not broken


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_stands_beside_the_figure_that_it_rests_on(language: str) -> None:
    record = read(TIKI.read_text(encoding="utf-8"))
    *_, found = pictures(record, find("tiki-topple"), samples=30_000)  # few: most cannot be told
    shown = ReviewScreen(find("tiki-topple"), record, found, Screen(text_in(language), plain=True))
    decided = [step.decision for step in found.steps if step.decision and step.decision.margin]
    assert {"even"} < {each.verdict for each in decided}
    for each in decided:
        figure = each.skill if each.verdict == FIND else each.margin
        assert figure is not None
        assert f"({shown.signed(figure)} " in shown.verdict_in_words(each)
        if each.verdict in (SLIP, MISTAKE):
            assert figure.value <= -0.02 and abs(figure.value) > 3 * figure.error
        if each.verdict == EVEN:
            assert -0.01 - 3 * figure.error <= figure.value <= 3 * figure.error
        if each.verdict == FIND:
            assert figure.value > 3 * figure.error


@pytest.mark.parametrize("game", ["tiki-topple", "moluku", "moonshine"])
def test_all_that_happened_is_told_in_words_also_what_nobody_else_saw(game: str) -> None:
    path = sorted((GOLDEN / game).glob("*3p*.lanai.jsonl"))[0]
    record = read(path.read_text(encoding="utf-8"))
    *_, found = pictures(record, find(game), samples=1)
    shown = ReviewScreen(find(game), record, found, Screen(text_in("en"), plain=True))
    told = [shown.happening(step, seat) for step in found.steps for seat in range(3)]
    assert all(told), told.index("")


def test_a_moment_of_ones_own_is_told_with_what_was_decided() -> None:
    record = read(TIKI.read_text(encoding="utf-8"))
    *_, found = pictures(record, find("tiki-topple"), samples=30_000)
    own = [each for each in found.moments if each.kind == OWN]
    told = [(each, found.steps[each.step].decision) for each in own]
    bad = [each for each in told if each[1] and each[1].verdict in (SLIP, MISTAKE)]
    assert bad
    for moment, decision in bad:
        assert decision and decision.margin and moment.weight == decision.margin.value


def test_simulations_write_decisions(tmp_path: Path) -> None:
    table = tmp_path / "decisions.csv"
    options = ("--games", "2", "--seed", "5", "--samples", "1", "--processes", "1")
    run = lanai("simulate", "tiki-topple", "--review", "--out", str(table), *options)
    assert run.returncode == OK, run.stderr
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert {row["number"] for row in rows} == {"0", "1"}
    assert {"skill", "skill_error", "margin", "margin_error", "verdict", "loss"} <= set(rows[0])
    assert lanai("simulate", "tiki-topple", "--review", *options).returncode == USAGE


def test_a_tournament_says_where_adjusting_does_not_pay() -> None:
    run = lanai("tournament", "tiki-topple", "--bots", "random,easy", "--adjusted")
    assert run.returncode == USAGE and "Tiki Topple" in run.stderr
