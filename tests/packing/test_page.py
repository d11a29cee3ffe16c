"""`pip install .` brings the page: built where Node.js is, packed in an sdist; else it says so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
STATIC = "src/lanai/server/static"
# Stands in for npm: `npm run build` writes the page.
NPM = f"""#!{sys.executable}
import pathlib, sys
with open("../asked", "a") as asked:
    print("npm", *sys.argv[1:], file=asked)
if sys.argv[1] == "run":
    page = pathlib.Path("../{STATIC}/index.html")
    page.parent.mkdir(exist_ok=True)
    page.write_text("new")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that packing needs, with a page to build."""
    for name in ("setup.py", "pyproject.toml", "README.md", "src/lanai/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/lanai/server").mkdir()
    (tmp_path / "src/lanai/server/__init__.py").touch()
    (tmp_path / "web").mkdir()
    (tmp_path / "web/index.html").touch()
    (tmp_path / "programs").mkdir()
    return tmp_path


def install_npm(checkout: Path, script: str) -> None:
    npm = checkout / "programs/npm"
    npm.write_text(script, encoding="utf-8")
    npm.chmod(0o755)


def pack(checkout: Path, **more: str) -> str:
    """Collect what would be installed, and give what was said."""
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "packed"],
        cwd=checkout, capture_output=True, text=True, check=True,
        env={**os.environ, "PATH": str(checkout / "programs"), "LANAI_COMPILE": "0", **more},
    )  # fmt: skip
    return done.stderr


def page(checkout: Path) -> str | None:
    """Give the page that would be installed."""
    file = checkout / "packed/lanai/server/static/index.html"
    return file.read_text(encoding="utf-8").strip() if file.exists() else None


def test_the_page_is_built_where_npm_is_and_only_when_it_is_old(checkout: Path) -> None:
    install_npm(checkout, NPM)
    pack(checkout)
    assert page(checkout) == "new"
    asked = (checkout / "asked").read_text(encoding="utf-8").splitlines()
    assert [line.split()[1] for line in asked] == ["ci", "run"]
    pack(checkout)
    assert (checkout / "asked").read_text(encoding="utf-8").splitlines() == asked


def test_the_page_of_an_sdist_is_taken_as_it_is(checkout: Path) -> None:
    install_npm(checkout, NPM)
    shutil.rmtree(checkout / "web")
    (checkout / STATIC).mkdir()
    (checkout / STATIC / "index.html").write_text("packed", encoding="utf-8")
    assert "was not built" not in pack(checkout)
    assert page(checkout) == "packed"
    assert not (checkout / "asked").exists()


@pytest.mark.parametrize("npm", [None, "#!/bin/sh\nexit 1\n"], ids=["no npm", "npm fails"])
def test_without_a_page_all_else_is_installed_and_it_is_said(
    checkout: Path, npm: str | None
) -> None:
    if npm is not None:
        install_npm(checkout, npm)
    assert "The page was not built" in pack(checkout)
    assert page(checkout) is None
    assert (checkout / "packed/lanai/__init__.py").exists()


def test_it_can_be_switched_off(checkout: Path) -> None:
    install_npm(checkout, NPM)
    assert "was not built" not in pack(checkout, LANAI_PAGE="0")
    assert page(checkout) is None
    assert not (checkout / "asked").exists()
