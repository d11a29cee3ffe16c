from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.kuhn import EXAMPLE


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the example as a package and install it into a folder of its own."""
    home = tmp_path_factory.mktemp("kuhn")
    source, target = home / "source", home / "target"
    shutil.copytree(EXAMPLE, source)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation",
         "--no-index", "--disable-pip-version-check", "--target", str(target), str(source)],
        check=True,
    )  # fmt: skip
    return target


@pytest.fixture
def with_kuhn_poker(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands that the test runs find the installed package."""
    paths = [os.environ.get("PYTHONPATH", ""), str(installed)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
