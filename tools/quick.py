"""Test the change at hand: what differs from the last commit, or else that commit.

It chooses, to be done within a minute; only `make test` runs everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

# The tests of a layer, where a change can break more than the tests that name the file.
LAYERS = {
    "core": ["tests/core", "tests/conformance"],
    "games": ["tests/conformance"],
    "bots": ["tests/bots"],
    "cli": ["tests/cli/test_cli_commands.py"],
    "terminal": ["tests/cli/test_terminal_boards.py", "tests/cli/test_cli_play.py"],
    "texts": ["tests/conformance/test_messages.py", "tests/core/test_texts_plain.py"],
    "server": ["tests/server/test_games.py"],
    "client": ["tests/client"],
}
PROGRAMS = Path(sys.executable).parent


def lines(*command: str) -> list[str]:
    """List what a command writes."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def changed_files() -> list[Path]:
    """List what was changed since the last commit, or by it."""
    now = lines("git", "diff", "--name-only", "HEAD")
    now += lines("git", "ls-files", "--others", "--exclude-standard")
    found = now or lines("git", "diff", "--name-only", "HEAD~1", "HEAD")
    return [path for path in map(Path, found) if path.exists()]


def tests_of(changed: Path) -> set[str]:
    """Choose the tests of a changed file: of its layer, of its room, those that name it."""
    parts = changed.parts
    if changed.match("test_*.py"):
        return {str(changed)}
    chosen: set[str] = set()
    if parts[:2] == ("src", "lanai") and len(parts) > 3:
        chosen.update(LAYERS.get(parts[2], []))
        own = Path("tests", *parts[2:4])
        chosen.update([str(own)] if own.is_dir() else [])
    if changed.suffix == ".py":
        module = ".".join(changed.with_suffix("").parts[1:])
        package, _, name = module.rpartition(".")
        words = (module, f"from {package} import {name}")
        tests = (file for file in Path("tests").rglob("test_*.py") if "e2e" not in file.parts)
        chosen.update(
            str(file) for file in tests if any(word in file.read_text("utf-8") for word in words)
        )
    return chosen


def run(*command: str | Path, folder: str = ".", **environment: str) -> bool:
    """Run a step and tell whether it went well."""
    print("·", *(Path(part).name if part == command[0] else part for part in command), flush=True)
    done = subprocess.run(command, cwd=folder, env={**os.environ, **environment}, check=False)
    return done.returncode == 0


def main() -> int:
    """Check style, types and layers, and run the chosen tests."""
    changed = changed_files()
    python = [str(path) for path in changed if path.suffix == ".py"]
    web = [str(path.relative_to("web")) for path in changed if path.parts[0] == "web"]
    tests = sorted({test for path in changed for test in tests_of(path)})
    well = True
    if python:
        well &= run(PROGRAMS / "ruff", "check", *python)
        well &= run(PROGRAMS / "ruff", "format", "--check", *python)
        well &= run(PROGRAMS / "dmypy", "run", "--timeout", "7200")
        well &= run(PROGRAMS / "lint-imports")
    if tests:
        pytest = (PROGRAMS / "pytest", "-n", "auto", "--maxfail=5", "--failed-first")
        well &= run(*pytest, *tests, LANAI_SOAK="0.1")
    if web:
        well &= run("npm", "run", "--silent", "check", folder="web")
        well &= run("npx", "vitest", "related", "--run", "--passWithNoTests", *web, folder="web")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
