from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lanai.bots.catalog import make
from lanai.bots.players import Players, play_out
from lanai.core.cells import Layout
from lanai.core.fairness import SimulationLuck
from lanai.envs.observation import Observer
from lanai.games import all_games, find

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize(
    ("script", "last"), [("pettingzoo_game.py", "rewards"), ("openspiel_search.py", "returns")]
)
def test_the_example_programs_run(script: str, last: str) -> None:
    command = [sys.executable, str(DOCS.parent / "examples" / script)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1].startswith(last)


def test_what_ppo_has_learnt_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One update shows that it learns from games, keeps its weights and plays by them."""
    weights = tmp_path / "tiki.npz"
    script = DOCS.parent / "examples" / "ppo.py"
    command = [sys.executable, str(script), "--minutes", "0", "--weights", str(weights)]
    subprocess.run(command, check=True, capture_output=True)
    monkeypatch.setenv("PPO_WEIGHTS", str(weights))
    game, names = find("tiki-topple"), ["random", f"{script}:Policy"]
    state = game.new(2)
    players = Players([make(name, game) for name in names], names, 10.0)
    assert play_out(state, players, SimulationLuck(1, 0)) > 0
    assert state.over()


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
