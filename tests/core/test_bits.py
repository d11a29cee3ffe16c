from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.core.bits import (
    bit,
    count_bits,
    low_bits,
    nibble,
    nth_bit,
    nth_bit_by_rows,
    pack_nibbles,
    unpack_nibbles,
    with_nibble,
)
from support.effort import once

SOURCE = Path(__file__).parent.parent.parent / "src" / "lanai"
COMPILED = [path for layer in ("core", "games", "bots") for path in (SOURCE / layer).rglob("*.py")]


@pytest.mark.parametrize("n", range(62))
def test_bits(n: int) -> None:
    assert bit(n) == 2**n
    assert low_bits(n) == 2**n - 1


@given(st.sets(st.integers(0, 61)))
def test_sets_of_bits(places: set[int]) -> None:
    bits = sum(2**place for place in places)
    assert count_bits(bits) == len(places)
    assert [nth_bit(bits, n) for n in range(len(places))] == sorted(places)
    assert [nth_bit_by_rows(bits, n) for n in range(len(places))] == sorted(places)


@given(st.lists(st.integers(0, 15), min_size=1, max_size=15), st.data())
def test_nibbles(values: list[int], data: st.DataObject) -> None:
    packed = pack_nibbles(values)
    assert unpack_nibbles(packed, len(values)) == values
    assert [nibble(packed, at) for at in range(len(values))] == values
    at, value = data.draw(st.integers(0, len(values) - 1)), data.draw(st.integers(0, 15))
    values[at] = value
    assert with_nibble(packed, at, value) == pack_nibbles(values)


def is_number(node: ast.expr) -> bool:
    """Tell whether mypyc writes this into C as a plain number."""
    named = isinstance(node, ast.Name) and node.id.isupper()
    return named or isinstance(node, ast.Constant)


@once
@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_number_is_shifted_left_by_a_variable(path: Path) -> None:
    """In mypyc 2.4 the result is wrong from bit 32 on."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            wrong = is_number(node.left) and not is_number(node.right)
            assert not wrong, f"line {node.lineno}: use bit() or low_bits()"
