"""Users' own bots, loaded from files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lanai.bots.catalog import make
from lanai.bots.turn import BotError, ask
from lanai.core.rng import FastRng
from lanai.games import find

BOT = """\
from lanai.bots.contract import Bot
from helpers import choice

class Mine(Bot):
    def choose(self, sight):
        return choice(sight.legal)
"""


def folder_of_a_bot(folder: Path, helpers: str) -> str:
    """Write a bot with a file beside it that it imports."""
    folder.mkdir()
    (folder / "mine.py").write_text(BOT, encoding="utf-8")
    (folder / "helpers.py").write_text(helpers, encoding="utf-8")
    return f"{folder / 'mine.py'}:Mine"


def test_a_bot_may_import_the_files_beside_it(tmp_path: Path) -> None:
    """Two versions of a bot, each with its own helpers, can meet."""
    game = find("tiki-topple")
    first = folder_of_a_bot(tmp_path / "v1", "def choice(legal):\n    return legal[0]\n")
    last = folder_of_a_bot(tmp_path / "v2", "def choice(legal):\n    return legal[-1]\n")
    path, modules = list(sys.path), set(sys.modules)
    bots = [make(first, game), make(last, game), make(first, game)]
    assert sys.path == path
    assert "helpers" not in set(sys.modules) - modules
    state = game.new(2)
    state.settle(FastRng(7))
    seat = state.to_act()[0]
    chosen = [ask(bot, "mine", state, seat, FastRng(1), 5.0) for bot in bots]
    legal = state.legal(seat)
    assert chosen == [legal[0], legal[-1], legal[0]]


def test_a_fault_in_a_file_beside_a_bot_is_told(tmp_path: Path) -> None:
    bad = folder_of_a_bot(tmp_path / "bad", "choice = 1 / 0\n")
    path = list(sys.path)
    with pytest.raises(BotError, match="ZeroDivisionError"):
        make(bad, find("tiki-topple"))
    assert sys.path == path
    assert "helpers" not in sys.modules


def test_a_library_below_the_folder_of_a_bot_stays_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = folder_of_a_bot(tmp_path / "bot", "from some_library import choice\n")
    library = tmp_path / "bot" / "environment"
    library.mkdir()
    (library / "some_library.py").write_text("choice = min\n", encoding="utf-8")
    monkeypatch.syspath_prepend(library)
    make(bot, find("tiki-topple"))
    assert "helpers" not in sys.modules
    assert "some_library" in sys.modules
    del sys.modules["some_library"]
