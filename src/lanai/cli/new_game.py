"""`lanai new-game`: the files of a small game that works, to make another one from."""

from __future__ import annotations

import keyword
import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import typer

from lanai.cli import starter
from lanai.cli.language import T
from lanai.cli.options import examples
from lanai.core.errors import LanaiError, SetupError
from lanai.core.registry import NAME
from lanai.games import all_games

STARTER: Final = starter.__name__
SOURCES: Final = ("__init__.py", "game.py", "state.py")
PYPROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "1.0"
dependencies = ["lanai"]

# Here Lanai finds the game: its name, and the package that holds game.py.
[project.entry-points."lanai.games"]
{name} = "{package}"

[tool.setuptools]
packages = ["{package}"]
"""


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"), "lanai new-game my-game", "lanai new-game my-game --in ~/games"
    )
    app.command("new-game", help=T("cli-new-game"), epilog=epilog)(run)


def run(
    name: Annotated[str, typer.Argument(help=T("cli-new-game-name"))],
    within: Annotated[Path, typer.Option("--in", help=T("cli-new-game-in"))] = Path(),
) -> None:
    """Write the files of a new game."""
    if not NAME.fullmatch(name):
        raise SetupError("new-game-name", {"name": name})
    if keyword.iskeyword(name) or name.replace("-", "_") in {*sys.stdlib_module_names, "lanai"}:
        raise SetupError("new-game-python", {"name": name})
    if name in all_games():
        raise SetupError("new-game-taken", {"name": name})
    folder = within / name
    if folder.exists():
        raise SetupError("new-game-exists", {"folder": str(folder)})
    try:
        write(folder, name)
    except OSError as error:
        details: dict[str, object] = {"file": str(folder), "error": error.strerror or str(error)}
        raise LanaiError("file-unwritable", details) from None
    print(T("new-game-written", folder=str(folder), name=name))


def write(folder: Path, name: str) -> None:
    """Write the package of a game into a folder that is not there yet."""
    package = name.replace("-", "_")
    (folder / package).mkdir(parents=True)
    pyproject = PYPROJECT.format(name=name, package=package)
    (folder / "pyproject.toml").write_text(pyproject, encoding="utf-8")
    for file in SOURCES:
        source = files(starter).joinpath(file).read_text(encoding="utf-8")
        (folder / package / file).write_text(renamed(source, name), encoding="utf-8")


def renamed(source: str, name: str) -> str:
    """Give the starter another name.

    >>> renamed('class StarterState(State):  # "starter"', "tic-tac-toe")
    'class TicTacToeState(State):  # "tic-tac-toe"'
    """
    titled = name.replace("-", " ").title().replace(" ", "")
    package = name.replace("-", "_")
    moved = own_imports_last(source).replace(STARTER, package)
    return moved.replace("Starter", titled).replace('"starter"', f'"{name}"')


def own_imports_last(source: str) -> str:
    r"""Put what the starter imports from itself below the rest, as style tools want it there.

    >>> own_imports_last("from lanai.cli.starter.state import S\nfrom lanai.core.rng import R\n")
    'from lanai.core.rng import R\n\nfrom lanai.cli.starter.state import S\n'
    """
    lines = source.splitlines(keepends=True)
    own = [line for line in lines if line.startswith(f"from {STARTER}.")]
    rest = [line for line in lines if line not in own]
    after = max((at for at, line in enumerate(rest, 1) if line.startswith("from ")), default=0)
    return "".join([*rest[:after], *(["\n"] if own else []), *own, *rest[after:]])
