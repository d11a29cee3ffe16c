"""The packed engine under Node: it imports there, and plays what CPython plays, to the byte."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lanai.page.drawer import FleetingDrawer
from lanai.server.static import folder
from page.in_pyodide import TABLES
from support.page import open_page, story

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    """What Pyodide has played; `make web` packs its engine."""
    engine = folder() / json.loads((folder() / "engine.json").read_text())["folder"]
    runner = ROOT / "web" / "engine" / "run.mjs"
    command = ["node", runner, engine, ROOT / "tests", "page.in_pyodide"]
    told = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert told.returncode == 0, told.stderr[-2000:]
    found: dict[str, Any] = json.loads(told.stdout)
    return found


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_the_same_game_gives_the_same_record_in_a_browsers_python(
    game: str, players: int, played: dict[str, Any]
) -> None:
    hall = await open_page(FleetingDrawer())
    try:
        assert played["records"][game] == await story(hall, game, players)
    finally:
        await hall.close()


def test_it_was_a_browsers_python(played: dict[str, Any]) -> None:
    assert played["platform"] == "emscripten"
