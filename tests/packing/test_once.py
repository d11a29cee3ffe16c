from __future__ import annotations

import sys
from pathlib import Path

import once
import pytest


def test_what_went_well_is_not_run_again_until_something_changes(tmp_path: Path) -> None:
    seen, memory, runs = tmp_path / "seen", tmp_path / "kept" / "memory", tmp_path / "runs"
    seen.mkdir()
    (seen / "one").write_text("1")
    count = f"import pathlib; pathlib.Path({str(runs)!r}).open('a').write('x')"

    def run(code: str = count) -> tuple[int, int]:
        done = once.main([str(memory), str(seen), "--", sys.executable, "-c", code])
        return done, len(runs.read_text())

    assert run() == (0, 1)
    assert run() == (0, 1)
    (seen / "one").write_text("2")
    assert run() == (0, 2)
    (seen / "two").write_text("")
    assert run() == (0, 3)
    (seen / "two").unlink()
    assert run() == (0, 4)
    (seen / "node_modules").mkdir()
    (seen / "node_modules" / "made").write_text("")
    assert run() == (0, 4)


def test_what_is_made_is_not_looked_at_where_it_is_named_either(tmp_path: Path) -> None:
    made = tmp_path / "__pycache__"
    made.mkdir()
    (made / "one.pyc").write_text("")
    assert list(once.files(made)) == []


def test_what_was_left_out_by_a_variable_did_not_go_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-c", ""]
    whole = once.sum_of([str(tmp_path)], command)
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k one")
    assert once.sum_of([str(tmp_path)], command) != whole


def test_what_failed_runs_again(tmp_path: Path) -> None:
    arguments = [str(tmp_path / "memory"), str(tmp_path), "--", sys.executable, "-c"]
    assert once.main([*arguments, "exit(3)"]) == 3
    assert once.main([*arguments, "exit(3)"]) == 3
