from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lanai.core.cells import Layout
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
