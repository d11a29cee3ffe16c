"""Kuhn poker, the example of a game in a package of its own, for tests of the defaults."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from lanai.core.contract import Game, State
from lanai.core.rng import FastRng
from lanai.games import all_games

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "kuhn_poker"


def kuhn_poker() -> Game:
    """Import the example from where it lies."""
    if str(EXAMPLE) not in sys.path:
        sys.path.append(str(EXAMPLE))
    game: Game = import_module("kuhn_poker.game").GAME
    return game


@contextmanager
def announced() -> Iterator[Game]:
    """Let the registry know the example, as if its package were installed."""
    game = kuhn_poker()
    all_games()[game.name] = game
    try:
        yield game
    finally:
        del all_games()[game.name]


def install(home: Path) -> Path:
    """Build the example as a package and install it into a folder of its own, which is given."""
    source, target = home / "source", home / "target"
    shutil.copytree(EXAMPLE, source)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation",
         "--no-index", "--disable-pip-version-check", "--target", str(target), str(source)],
        check=True,
    )  # fmt: skip
    return target


def path_with(folder: Path) -> str:
    """Give the PYTHONPATH of processes that find what is installed in a folder too."""
    paths = [os.environ.get("PYTHONPATH", ""), str(folder)]
    return os.pathsep.join(path for path in paths if path)


def dealt(seed: int = 7) -> State:
    """Deal."""
    state = kuhn_poker().new(2)
    state.settle(FastRng(seed))
    return state
