from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lanai.core.cells import Layout
from lanai.envs.observation import Observer
from lanai.games import all_games, find
from support.command import lanai

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize(
    ("script", "last"), [("pettingzoo_game.py", "rewards"), ("openspiel_search.py", "returns")]
)
def test_the_example_programs_run(script: str, last: str) -> None:
    command = [sys.executable, str(DOCS.parent / "examples" / script)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1].startswith(last)


def test_what_ppo_has_learnt_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two commands of the page, with one update: it learns, and plays by its weights."""
    page = (DOCS / "batch.md").read_text(encoding="utf-8")
    learn, compare = (
        [word.replace("tiki.npz", str(tmp_path / "tiki.npz")) for word in shlex.split(line)]
        for line in re.findall(r"^(?:python|PPO_WEIGHTS=\S+) .*ppo.*$", page, re.M)
    )
    learn[learn.index("--minutes") + 1] = "0"
    compare[compare.index("--games") + 1] = "2"
    monkeypatch.chdir(DOCS.parent)
    subprocess.run([sys.executable, *learn[1:]], check=True, capture_output=True)
    by_the_clock = (tmp_path / "tiki.npz").read_bytes()
    learn[learn.index("--minutes") : learn.index("--minutes") + 2] = ["--updates", "1"]
    subprocess.run([sys.executable, *learn[1:]], check=True, capture_output=True)
    assert (tmp_path / "tiki.npz").read_bytes() == by_the_clock, "the same seed, the same weights"
    weights, program, *words = compare
    monkeypatch.setenv(*weights.split("=", 1))
    assert program == "lanai"
    found = json.loads(lanai(*words, "--json").stdout)
    assert [bot["bot"] for bot in found["bots"]].count("examples/ppo.py:Policy") == 1


def test_the_page_tells_the_speed_that_was_measured() -> None:
    """What `make bench` wrote, to two figures."""
    results = (DOCS.parent / "bench" / "RESULTS.md").read_text(encoding="utf-8")
    speeds = (DOCS / "batch.md").read_text(encoding="utf-8").split("## Speed")[1]
    for game in all_games().values():
        rows = re.findall(rf"^\| batch steps \| {game.name},.*$", results, re.MULTILINE)
        measured = {cells[3].split()[0]: cells for row in rows for cells in [row.split(" | ")]}
        pgx, ours = measured["pgx"], measured["our"]
        ratios = [two_figures(each[5]) for each in (ours, pgx)]
        peer = pgx[3].split()[1].strip(",")
        said = (
            f"| {game.title} | {two_figures(pgx[2])} M | {ratios[0]} × | {ratios[1]} × `{peer}` |"
        )
        assert said in speeds


def two_figures(told: str) -> str:
    """Give the number that a cell begins with, rounded."""
    return f"{float(told.split(maxsplit=1)[0]):.2g}"


def documented(name: str, players: int) -> Layout:
    """Read the table of a game's segments from the page."""
    page = (DOCS / "pettingzoo.md").read_text(encoding="utf-8")
    section = page.split(f"### {name}\n")[1].split("\n###")[0]
    found: Layout = []
    for segment, shape in re.findall(r"^\| `(\w+)` \| ([^|]+) \|", section, re.MULTILINE):
        sizes = shape.replace("players", str(players)).split("×")
        found.append((segment, tuple(int(size) for size in sizes)))
    return found


@pytest.mark.parametrize("name", sorted(all_games()))
def test_the_page_shows_every_segment_with_its_shape(name: str) -> None:
    for players in find(name).seats:
        assert documented(name, players) == Observer(find(name), players).layout
