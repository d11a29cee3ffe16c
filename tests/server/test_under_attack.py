"""The frame of `make bench-attacks` works; what it measures is not for tests."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
import under_attack

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", under_attack.all_attacks())
def test_an_attack_has_a_docstring_and_a_coroutine(name: str) -> None:
    attack = import_module(f"attacks.{name}")
    assert attack.__doc__
    assert iscoroutinefunction(attack.attack)


def test_an_attack_is_measured_before_during_and_after() -> None:
    command = [sys.executable, "bench/under_attack.py", "hello_flood", "--seconds", "1"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    rows = [line.split("|")[1].strip() for line in told.splitlines() if line.startswith("|")]
    assert rows[2:] == list(under_attack.SPELLS)
    assert "The attackers counted: " in told
