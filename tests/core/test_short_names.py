"""`import lanai`: the engine under short names, loaded only when they are used."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import lanai


def test_every_short_name_is_the_thing_itself() -> None:
    for name in lanai.__all__:
        module, _, written = lanai._HOMES[name].partition(":")
        assert getattr(lanai, name) is getattr(import_module(module), written), name


def test_type_checkers_are_told_the_same() -> None:
    tree = ast.parse(Path(lanai.__file__).read_text(encoding="utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    told = {
        alias.asname or alias.name: f"{node.module}:{alias.name}"
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert told == lanai._HOMES
    assert sorted(lanai.__all__) == sorted(told)
    assert set(lanai.__all__) <= set(dir(lanai))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = lanai.chess  # type: ignore[attr-defined]


def test_importing_lanai_loads_no_layer() -> None:
    code = "import sys, lanai.core.rng; print([m for m in sys.modules if m.startswith('lanai')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "lanai.games" not in run.stdout
    assert "lanai.bots" not in run.stdout


def test_the_package_tells_that_it_is_typed() -> None:
    assert Path(lanai.__path__[0], "py.typed").exists()
