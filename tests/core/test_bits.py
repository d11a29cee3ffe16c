from __future__ import annotations

import ast
from pathlib import Path

import pytest

from lanai.core.bits import bit, low_bits

SOURCE = Path(__file__).parent.parent.parent / "src" / "lanai"
COMPILED = [path for layer in ("core", "games", "bots") for path in (SOURCE / layer).rglob("*.py")]


@pytest.mark.parametrize("n", range(62))
def test_bits(n: int) -> None:
    assert bit(n) == 2**n
    assert low_bits(n) == 2**n - 1


def is_number(node: ast.expr) -> bool:
    """Tell whether mypyc writes this into C as a plain number."""
    named = isinstance(node, ast.Name) and node.id.isupper()
    return named or isinstance(node, ast.Constant)


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_number_is_shifted_left_by_a_variable(path: Path) -> None:
    """In mypyc 2.4 the result is wrong from bit 32 on."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            wrong = is_number(node.left) and not is_number(node.right)
            assert not wrong, f"line {node.lineno}: use bit() or low_bits()"
