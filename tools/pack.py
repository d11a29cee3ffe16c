"""Compile and pack the modules of a page. Runs in Pyodide, so that the code fits its Python."""

from __future__ import annotations

import gzip
import io
import py_compile
import re
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from lanai.games import all_games
from lanai.page.desk import Desk
from lanai.page.drawer import FleetingDrawer
from lanai.page.hall import SETTINGS, PageHall
from lanai.page.store import PageStore
from lanai.page.thinkers import Thinker, Thinkers
from lanai.texts import LANGUAGES

USED: Final = "lanai/server"
"""Of this only what is imported is packed, of all else everything: it is looked up by name."""
OURSELVES: Final = "pack.py"
UNUSED: Final = (".dist-info/", "anyio/_backends/_trio.py", "anyio/pytest_plugin.py")
SELF_READING: Final = ("anyio/__init__.py", "anyio/abc/__init__.py")
"""Modules that look up in their own source what to load later."""
TIME: Final = (2020, 1, 1, 0, 0, 0)
TYPES: Final = (".py", ".pyi", ".typed", ".pxd", ".pyx", ".h")
NOT_IN_A_PAGE: Final = re.compile(
    r"(_pyrepl|bdb|ctypes|doctest|ftplib|imaplib|mailbox|modulefinder|multiprocessing|optparse|pdb"
    r"|pickletools|poplib|pstats|pydoc|smtplib|sqlite3|trace|unittest|wave|wsgiref|xml|xmlrpc)[./]"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi8|kz|mac|palmos|ptcp|shift|tis)"
)
"""What of the standard library is for developers, for other systems and for other networks."""


def pack(tree: str) -> bytes:
    """Pack a tree into an archive, always the same for the same tree."""
    sys.dont_write_bytecode = True
    import_module("lanai.page.browser")
    root = Path(tree)
    used = {module.replace(".", "/") for module in sys.modules if module.startswith("lanai.server")}
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(root.rglob("*")):
            wanted = str(file.relative_to(root))
            if not file.is_file() or not is_wanted(wanted, used):
                continue
            for name, body in made_of(file, wanted):
                entry = tarfile.TarInfo(name)
                entry.size = len(body)
                archive.addfile(entry, io.BytesIO(body))
    return gzip.compress(packed.getvalue(), mtime=0)


def standard(library: str) -> bytes:
    """Pack the standard library anew, compiled: from its sources Python takes twice as long."""
    packed = io.BytesIO()
    with (
        zipfile.ZipFile(library) as source,
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
    ):
        for name in source.namelist():
            if not name.endswith("/") and NOT_IN_A_PAGE.match(name) is None:
                module = Path("/tmp/module.py")
                module.write_bytes(source.read(name))
                for made, body in made_of(module, name):
                    archive.writestr(zipfile.ZipInfo(made, TIME), body, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


async def offers() -> list[tuple[str, bytes]]:
    """Answer what a page shows before its engine is there, in files named by what is asked."""
    desk = Desk(PageHall(PageStore(FleetingDrawer(), lambda _: None), Thinkers(nobody), SETTINGS))
    told: dict[str, bytes] = {}

    async def ask(name: str, path: str) -> None:
        answer = await desk.ask("GET", path, {})
        assert answer.status == 200, (path, answer.body)
        told[f"{name}.json"] = answer.body

    for lang in LANGUAGES:
        await ask(f"games.{lang}", f"/api/games?lang={lang}")
        await ask(f"levels.{lang}", f"/api/levels?lang={lang}")
    for name, game in all_games().items():
        for lang in LANGUAGES:
            await ask(f"rules.{name}.{lang}", f"/api/games/{name}/rules?lang={lang}")
        for version in game.card_versions:
            await ask(f"cards.{name}.{version}", f"/api/games/{name}/cards?version={version}")
    return list(told.items())


async def nobody() -> Thinker:
    """Start nobody: nothing is to be thought about."""
    raise AssertionError


def is_wanted(name: str, used: set[str]) -> bool:
    """Tell whether a file is packed."""
    if name == OURSELVES or any(part in name for part in UNUSED) or "__pycache__" in name:
        return False
    if not name.startswith(USED):
        return name.endswith(".py") or not name.endswith(TYPES)
    return name.removesuffix(".py").removesuffix("/__init__") in used


def made_of(file: Path, name: str) -> Iterator[tuple[str, bytes]]:
    """Give what is packed of a file: a module as what Python makes of it."""
    body = file.read_bytes()
    if name.endswith(SELF_READING):
        yield name, body
    if not name.endswith(".py"):
        yield name, body
        return
    compiled = Path("/tmp/module.pyc")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(file), str(compiled), name, doraise=True, invalidation_mode=mode)
    yield cached(name) if name.endswith(SELF_READING) else f"{name}c", compiled.read_bytes()


def cached(name: str) -> str:
    """Name the file that Python looks for beside a source."""
    folder, _, file = name.rpartition("/")
    tag = sys.implementation.cache_tag
    return f"{folder}/__pycache__/{file.removesuffix('.py')}.{tag}.pyc"
