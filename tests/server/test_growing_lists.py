"""Copies of what only grows share storage, and must not notice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanai.server.growing_lists import GrowingDict, GrowingList

# Each step goes on from one of the copies made so far, and adds a key to a copy of it.
histories = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 5)), max_size=30)


@given(histories)
def test_a_copied_list_grows_by_itself(history: list[tuple[int, int]]) -> None:
    grown: list[tuple[GrowingList[int], list[int]]] = [(GrowingList(), [])]
    for at, item in history:
        fast, plain = grown[at % len(grown)]
        copy = fast.copy()
        copy.append(item)
        grown.append((copy, [*plain, item]))
        for fast, plain in grown:
            assert list(fast) == plain
            assert [fast[place] for place in range(len(fast))] == plain
    with pytest.raises(IndexError):
        grown[0][0][0]


@given(histories)
def test_a_list_with_one_more_or_another_last_is_apart(history: list[tuple[int, int]]) -> None:
    grown: list[tuple[GrowingList[int], list[int]]] = [(GrowingList([0]), [0])]
    for at, item in history:
        fast, plain = grown[at % len(grown)]
        grown.append((fast.with_one(item), [*plain, item]))
        grown.append((fast.with_last(item), [*plain[:-1], item]))
        for fast, plain in grown:
            assert list(fast) == plain
            assert fast.last == plain[-1]


@given(histories)
def test_a_copied_dict_grows_by_itself(history: list[tuple[int, int]]) -> None:
    grown: list[tuple[GrowingDict[int, int], dict[int, int]]] = [(GrowingDict(), {})]
    for step, (at, key) in enumerate(history):
        fast, plain = grown[at % len(grown)]
        if key in plain:
            continue
        copy = fast.copy()
        copy.add(key, step)
        grown.append((copy, {**plain, key: step}))
        for fast, plain in grown:
            assert list(fast.items()) == list(plain.items())
            for each in range(6):
                assert (each in fast) == (each in plain)
                assert each not in plain or fast[each] == plain[each]
    with pytest.raises(KeyError):
        grown[0][0][0]
