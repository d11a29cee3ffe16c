"""`lanai tournament` in real processes: what it prints, how it ends, how it goes on."""

from __future__ import annotations

import csv
import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.bots import BAD, NEIGHBOUR, NEIGHBOURLY, SLOW, write_bots
from support.command import PATIENCE, lanai
from support.effort import thorough

OK, USAGE, BOT_FAILED, INTERRUPTED = 0, 2, 3, 130
FIRST_BOT = f"{Path(__file__).parent.parent.parent / 'examples' / 'first_bot.py'}:FirstBot"
TIKI = ("tournament", "tiki-topple", "--seed", "7")


def needs(module: str) -> pytest.MarkDecorator:
    missing = importlib.util.find_spec(module) is None
    return pytest.mark.skipif(missing, reason=f"the extra with {module} is not installed")


needs_pyarrow, needs_ray = needs("pyarrow"), needs("ray")


def results(text: str) -> dict[str, Any]:
    """Read the standings without all that depends on the time it took."""
    data: dict[str, Any] = json.loads(text)
    del data["seconds"]
    for bot in data["bots"]:
        del bot["mean_ms"], bot["p99_ms"]
    return data


def rows_of(table: Path) -> list[dict[str, str]]:
    """Read a table without the times."""
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [{key: row[key] for key in row if not key.endswith("_ms")} for row in rows]


def begin(*arguments: str | Path) -> subprocess.Popen[str]:
    """Start the command without waiting for it."""
    return subprocess.Popen(
        [sys.executable, "-m", "lanai", *map(str, arguments)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "LANAI_LANG": "en", "COLUMNS": "100"},
    )  # fmt: skip


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def wait_for_lines(journal: Path, count: int) -> None:
    wait_for(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= count)


@pytest.mark.parametrize("players", ["2", "4"])
def test_a_tournament_is_the_same_on_any_number_of_processes(players: str) -> None:
    arguments = [*TIKI, "--players", players, "--bots", "random", "--bots", FIRST_BOT,
                 "--games", "8", "--json"]  # fmt: skip
    one, two = (lanai(*arguments, "--processes", count) for count in ("1", "2"))
    assert one.returncode == two.returncode == OK, one.stderr + two.stderr
    data = results(one.stdout)
    assert data == results(two.stdout)
    assert data["complete"] and data["fair_share"] == 1 / int(players)
    assert data["games"] == sum(cell["games"] for cell in data["pairings"])
    assert [bot["bot"] for bot in data["bots"]] == [FIRST_BOT, "random"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Rating", "Win share", "95 % interval", "Against", "50.0 %", "20 games"]),
        ("fr", ["Cote", "Part des victoires", "Intervalle à 95 %", "Contre", "20 parties"]),
        ("de", ["Wertung", "Siegquote", "95-%-Intervall", "Gegen", "50,0 %", "20 Partien"]),
    ],
)
def test_the_tables_in_all_languages(lang: str, words: list[str]) -> None:
    run = lanai(*TIKI, "--bots", f"random,{FIRST_BOT}", "--games", "20", lang=lang)
    assert run.returncode == OK, run.stderr
    assert [word for word in words if word not in run.stdout] == []


@pytest.mark.parametrize("ending", ["csv", pytest.param("parquet", marks=needs_pyarrow)])
def test_the_table_holds_every_game(ending: str, tmp_path: Path) -> None:
    table = tmp_path / f"league.{ending}"
    run = lanai(*TIKI, "--bots", f"random,{FIRST_BOT}", "--games", "6", "--out", table)
    assert run.returncode == OK, run.stderr
    assert str(table) in run.stdout.replace("\n", "")
    if ending == "csv":
        rows: list[dict[str, object]] = [dict(row) for row in rows_of(table)]
    else:
        rows = read_parquet(table)
    assert len(rows) == 6
    assert [(str(row["deal"]), str(row["seat"])) for row in rows] == [
        (deal, seat) for deal in "012" for seat in "01"
    ]
    for row in rows:
        assert row[f"bot_{row['seat']}"] == row["lone"] == "random"
        assert float(str(row["share_0"])) + float(str(row["share_1"])) == 1


def read_parquet(table: Path) -> list[dict[str, object]]:
    from pyarrow import parquet  # noqa: PLC0415 - an extra

    rows: list[dict[str, object]] = parquet.read_table(table).to_pylist()
    return rows


@needs_pyarrow
def test_a_simulation_writes_the_same_table_as_csv_and_parquet(tmp_path: Path) -> None:
    tables = [tmp_path / "games.csv", tmp_path / "games.parquet"]
    for table, processes in zip(tables, ("1", "2"), strict=True):
        run = lanai(
            "simulate", "tiki-topple", "--games", "50", "--seed", "7", "--out", table,
            "--processes", processes,
        )  # fmt: skip
        assert run.returncode == OK, run.stderr
    rows = read_parquet(tables[1])
    assert [row["number"] for row in rows] == list(range(50))
    assert [{key: str(row[key]) for key in row} for row in rows] == rows_of(tables[0])


@pytest.fixture
def slow(tmp_path: Path) -> list[str]:
    """Give the arguments of a tournament that takes some seconds, all but its table."""
    bots = write_bots(tmp_path, SLOW)
    return [*TIKI, "--bots", f"{bots}:Slow,random", "--games", "30", "--processes", "2", "--json"]


def test_a_killed_tournament_goes_on_and_ends_the_same(slow: list[str], tmp_path: Path) -> None:
    table, whole = tmp_path / "league.csv", tmp_path / "whole.csv"
    with begin(*slow, "--out", table) as run:
        wait_for_lines(tmp_path / "league.journal.jsonl", 6)
        run.send_signal(signal.SIGKILL)
    assert run.returncode == -signal.SIGKILL
    assert not table.exists()
    kept = (tmp_path / "league.journal.jsonl").read_bytes().splitlines()[:6]
    resumed, straight = lanai(*slow, "--out", table, "--resume"), lanai(*slow, "--out", whole)
    assert resumed.returncode == straight.returncode == OK, resumed.stderr + straight.stderr
    assert (tmp_path / "league.journal.jsonl").read_bytes().splitlines()[:6] == kept
    assert results(resumed.stdout) == results(straight.stdout)
    assert rows_of(table) == rows_of(whole)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_shows_what_is_known_and_how_to_go_on(
    slow: list[str], processes: str, tmp_path: Path
) -> None:
    table = tmp_path / "league.csv"
    arguments = [*slow[:-2], processes, "--out", str(table)]
    with begin(*arguments) as run:
        wait_for_lines(tmp_path / "league.journal.jsonl", 6)
        run.send_signal(signal.SIGINT)
        output, errors = run.communicate(timeout=120)
    assert run.returncode == INTERRUPTED
    assert "Traceback" not in errors
    finished = (tmp_path / "league.journal.jsonl").read_bytes().count(b"\n") - 1
    assert f"Stopped after {finished} of 30 games." in output
    assert "Rating" in output and "Win share" in output
    command = next(line for line in output.splitlines() if line.startswith("Go on with: lanai "))
    resumed = lanai(*command.removeprefix("Go on with: lanai ").split(), "--json")
    assert resumed.returncode == OK, resumed.stderr
    assert results(resumed.stdout) == results(lanai(*slow).stdout)


def test_ctrl_c_without_a_table_says_how_to_keep_it(slow: list[str], tmp_path: Path) -> None:
    with begin(*slow[:-1], "--games", "100000") as run:
        wait_for((tmp_path / "begun").exists)
        run.send_signal(signal.SIGINT)
        output, errors = run.communicate(timeout=120)
    assert run.returncode == INTERRUPTED, errors
    assert "with --out a tournament can go on" in output


def test_a_tournament_is_not_overwritten_and_keeps_its_seed(tmp_path: Path) -> None:
    arguments = ["tournament", "tiki-topple", "--bots", f"random,{FIRST_BOT}", "--games", "4",
                 "--out", str(tmp_path / "league.csv"), "--json"]  # fmt: skip
    first = lanai(*arguments)
    again = lanai(*arguments)
    assert (again.returncode, again.stdout) == (USAGE, "")
    assert "keeps a tournament already: go on with --resume" in again.stderr
    resumed = lanai(*arguments, "--resume")
    assert results(resumed.stdout) == results(first.stdout)
    other = lanai(*arguments, "--resume", "--seed", "1", lang="fr")
    assert other.returncode == USAGE
    assert "garde autre chose (ce qui diffère : seed)" in other.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "random"], "no game “chess”"),
        (["tiki-topple", "--bots", "random"], "at least two bots"),
        (["tiki-topple", "--bots", "random,random"], "“random” is named twice"),
        (["tiki-topple", "--bots", "random,clever"], "no bot “clever”"),
        (["tiki-topple", "--bots", "random,no.py:X"], "no file “no.py”"),
        (["tiki-topple", "--bots", "random,x", "--players", "9"], "2 to 4 players, not 9"),
        (["tiki-topple", "--bots", "random,x", "--option", "a=b"], "no option “a”"),
        (["tiki-topple", "--bots", "random,x", "--out", "a.xlsx"], "ends in .csv, .parquet"),
        (["tiki-topple", "--bots", "random,easy", "--among", "hard"], "not one of the --bots"),
        (["tiki-topple", "--bots", "random,x", "--resume"], "--resume needs the --out"),
    ],
)
def test_wrong_input_is_answered_in_one_sentence(arguments: list[str], words: str) -> None:
    run = lanai("tournament", *arguments)
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert run.stderr.startswith("lanai: ") and run.stderr.count("\n") == 1
    assert words in run.stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_fails_ends_the_tournament(processes: str, tmp_path: Path) -> None:
    bots = write_bots(tmp_path, BAD)
    run = lanai(
        *TIKI, "--bots", f"random,{FIRST_BOT},{bots}:Crashing", "--processes", processes,
        "--out", tmp_path / "league.csv",
    )  # fmt: skip
    assert (run.returncode, run.stdout) == (BOT_FAILED, "")
    assert (
        run.stderr == f"lanai: The bot “{bots}:Crashing” crashed: bots.py:7: ValueError: no idea.\n"
    )
    if processes == "1":
        kept = (tmp_path / "league.journal.jsonl").read_text(encoding="utf-8").splitlines()
        assert len(kept) == 3  # the header, and one deal of those that do not fail


def test_a_bot_that_kills_its_process(tmp_path: Path) -> None:
    bots = write_bots(tmp_path, BAD)
    run = lanai(*TIKI, "--bots", f"random,{bots}:Dying", "--processes", "2")
    assert run.returncode == BOT_FAILED
    assert run.stderr.startswith("lanai: ") and "Traceback" not in run.stderr


@pytest.mark.parametrize(
    ("module", "arguments"),
    [("pyarrow", ["--out", "league.parquet"]), ("ray", ["--ray", "local"])],
)
def test_without_an_extra_its_name_is_said(module: str, arguments: list[str]) -> None:
    hidden = f"import sys; sys.modules[{module!r}] = None; from lanai.cli.main import main; main()"
    run = subprocess.run(
        [sys.executable, "-c", hidden, *TIKI, "--bots", "random,x", *arguments],
        capture_output=True, text=True, check=False, env={**os.environ, "LANAI_LANG": "en"},
    )  # fmt: skip
    extra = "parquet" if module == "pyarrow" else "ray"
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert f"needs the extra “{extra}”: pip install '.[{extra}]'" in run.stderr
    assert run.stderr.count("\n") == 1


@needs_ray
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """Also with a bot that imports a file beside it."""
    (tmp_path / "neighbour.py").write_text(NEIGHBOUR, encoding="utf-8")
    bot = f"{write_bots(tmp_path, NEIGHBOURLY)}:Neighbourly"
    arguments = [*TIKI, "--bots", f"random,{bot}", "--games", "8", "--processes", "2"]
    table, on_ray = tmp_path / "league.csv", tmp_path / "ray.csv"
    here = lanai(*arguments, "--json", "--out", table)
    there = lanai(*arguments, "--json", "--out", on_ray, "--ray", "local")
    assert there.returncode == OK, there.stderr
    assert results(there.stdout) == results(here.stdout)
    assert rows_of(on_ray) == rows_of(table)


@needs_ray
@thorough
def test_a_bot_that_fails_on_a_ray_cluster(tmp_path: Path) -> None:
    bots = write_bots(tmp_path, BAD)
    run = lanai(*TIKI, "--bots", f"random,{bots}:Crashing", "--ray", "local", "--processes", "1")
    assert (run.returncode, run.stdout) == (BOT_FAILED, "")
    assert (
        run.stderr == f"lanai: The bot “{bots}:Crashing” crashed: bots.py:7: ValueError: no idea.\n"
    )


@needs_ray
def test_a_ray_cluster_that_is_not_there() -> None:
    run = lanai(*TIKI, "--bots", f"random,{FIRST_BOT}", "--ray", "127.0.0.1:9")
    assert (run.returncode, run.stdout) == (USAGE, "")
    assert run.stderr.startswith("lanai: There is no Ray cluster at “127.0.0.1:9”")
