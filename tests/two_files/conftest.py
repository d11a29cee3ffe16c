from __future__ import annotations

from pathlib import Path

import pytest

from support.kuhn import install, path_with


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the example into a folder of its own."""
    return install(tmp_path_factory.mktemp("kuhn"))


@pytest.fixture
def with_kuhn_poker(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands that the test runs find the installed package."""
    monkeypatch.setenv("PYTHONPATH", path_with(installed))
