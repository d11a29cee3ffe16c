"""`lanai study`, run as a command: what it writes, and what it refuses."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from support.command import lanai

OK, USAGE = 0, 2
TIKI = ("study", "tiki-topple", "--bots", "random", "--processes", "1", "--seed", "3")


def test_a_study_writes_a_page_and_its_tables(tmp_path: Path) -> None:
    page = tmp_path / "tiki.html"
    arguments = ["--players", "3", "--games", "40", "--compare", "hand=gamewright", "--out", page]
    run = lanai(*TIKI, *map(str, arguments))
    assert run.returncode == OK, run.stderr
    assert "3 players · hand=gamewright" in run.stdout and "tiki.html" in run.stdout
    written = sorted(path.name for path in tmp_path.iterdir())
    tables = [f"tiki-{name}.csv" for name in ("cards", "figures", "games-3")]
    assert written == [*tables, "tiki.html"]
    assert "Side by side" in page.read_text(encoding="utf-8")
    again = tmp_path / "again" / "tiki.html"
    again.parent.mkdir()
    arguments[-1] = again
    assert lanai(*TIKI, *map(str, arguments), "--tables", "none", "--json").returncode == OK
    assert [path.name for path in again.parent.iterdir()] == ["tiki.html"]


def test_programs_get_the_figures(tmp_path: Path) -> None:
    page = tmp_path / "tiki.html"
    run = lanai(*TIKI, "--games", "10", "--out", page, "--tables", "none", "--json")
    found = json.loads(run.stdout)
    assert found["complete"] and found["games"] == 30 and found["seed"] == 3
    starters = [each for each in found["figures"] if each["figure"] == "place-0"]
    assert [each["players"] for each in starters] == [2, 3, 4]


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="the extra with ray is not installed"
)
def test_a_ray_cluster_plays_the_same_study(tmp_path: Path) -> None:
    """Also with a changed card table, which is known on this machine alone."""
    cards = tmp_path / "cards.toml"
    text = lanai("cards", "tiki-topple", "--toml").stdout
    cards.write_text(text.replace("up1 = 2, up2 = 1", "up1 = 1, up2 = 2", 1), encoding="utf-8")
    asked = ("--players", "3", "--games", "20", "--cards", cards, "--json", "--out")
    here, there = tmp_path / "here", tmp_path / "there"
    told = []
    for folder, more in ((here, ()), (there, ("--ray", "local"))):
        folder.mkdir()
        run = lanai(*TIKI, *asked, folder / "tiki.html", *more)
        assert run.returncode == OK, run.stderr
        told.append(json.loads(run.stdout))
    assert told[0]["figures"] == told[1]["figures"] and told[0]["cards"] == told[1]["cards"]
    for table in here.glob("*.csv"):
        assert (there / table.name).read_bytes() == table.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "7"], "2 to 4 players, not 7"),
        (["--bots", "clever"], "no bot “clever”"),
        (["--out", "study.pdf"], "ends in .html"),
        (["--out", "nowhere/study.html"], "no folder"),
        (["--tables", "excel"], "csv, parquet, none"),
        (["--compare", "hand=huge"], "cannot be “huge”"),
        (["--compare", "hand"], "name=value"),
        (["--compare", "hand=classic"], "in this study already"),
        (["--cards", "missing.toml"], "missing.toml"),
        (["--cards", "bad.toml"], "Card table bad.toml is not TOML"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_a_sentence(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_text("= no toml", encoding="utf-8")
    run = lanai(*TIKI, "--games", "1", *arguments)
    assert run.returncode == USAGE
    assert said in run.stderr and run.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["bad.toml"]
