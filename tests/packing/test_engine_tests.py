"""What `make test` leaves out where only servers and pages changed knows nothing of these."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ABOVE = re.compile(r"lanai\.(server|client|page)\b|^from support(?:\.| import )(\w+)", re.MULTILINE)


def variable(name: str) -> list[str]:
    """Give the words of a variable of the Makefile."""
    found = re.search(rf"^{name} := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found.group(1).split()


def known_by(file: Path) -> set[str]:
    """Name the layers above that a test names, itself or by what supports it."""
    named: set[str] = set()
    for layer, support in ABOVE.findall(file.read_text("utf-8")):
        named |= {layer} if layer else known_by(ROOT / "tests" / "support" / f"{support}.py")
    return named


def engine_tests() -> list[Path]:
    left_out = {ROOT / name for name in variable("NOT_OF_THE_ENGINE")}
    found = [path for name in variable("ENGINE_TESTS") for path in (ROOT / name).rglob("*.py")]
    return sorted(set(found) - left_out)


@pytest.mark.parametrize("file", engine_tests(), ids=lambda path: path.name)
def test_a_test_of_the_engine_names_no_layer_above(file: Path) -> None:
    assert known_by(file) == set()


def test_what_is_no_test_of_the_engine_names_one() -> None:
    assert all(known_by(ROOT / name) for name in variable("NOT_OF_THE_ENGINE"))
