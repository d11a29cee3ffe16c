"""Lists and dicts that only grow, and whose copies share what they have in common.

Every entry is folded into a copy of its table. Copying all that was ever told would take longer the
longer a game lasts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class GrowingList(Generic[V]):
    """A list to append to. A copy sees only what was there when it was made, and what it adds."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[V] = ()) -> None:
        self._items = list(items)  # perhaps with more at its end, which another copy has added
        self._length = len(self._items)

    def copy(self) -> GrowingList[V]:
        """Make an independent copy, at no cost."""
        twin: GrowingList[V] = object.__new__(GrowingList)
        twin._items = self._items
        twin._length = self._length
        return twin

    @property
    def outgrown(self) -> bool:
        """Tell whether another copy has added something that is not in this one."""
        return len(self._items) != self._length

    def append(self, item: V) -> None:
        """Add an item at the end; what is shared is left to the copy that was first."""
        if self.outgrown:
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def with_one(self, item: V) -> GrowingList[V]:
        """Give a copy with one more item."""
        twin = self.copy()
        twin.append(item)
        return twin

    def with_last(self, item: V) -> GrowingList[V]:
        """Give a copy with another item in place of the last."""
        return GrowingList([*islice(self._items, self._length - 1), item])

    @property
    def last(self) -> V:
        """Give the last item."""
        return self[self._length - 1]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[V]:
        return islice(self._items, self._length)

    def __reversed__(self) -> Iterator[V]:
        return (self._items[at] for at in range(self._length - 1, -1, -1))

    def __getitem__(self, at: int) -> V:
        if not 0 <= at < self._length:
            raise IndexError(at)
        return self._items[at]


class GrowingDict(Generic[K, V]):
    """A dict to add keys to, each once. A copy sees only what a copied list would see."""

    __slots__ = ("_items", "_places")

    def __init__(self, items: Iterable[tuple[K, V]] = ()) -> None:
        self._items = GrowingList(items)
        self._places = self._found()  # also of keys that are only in a longer copy

    def copy(self) -> GrowingDict[K, V]:
        """Make an independent copy, at no cost."""
        twin: GrowingDict[K, V] = object.__new__(GrowingDict)
        twin._items = self._items.copy()
        twin._places = self._places
        return twin

    def add(self, key: K, value: V) -> None:
        """Add a key that is not there; what is shared is left to the copy that was first."""
        if self._items.outgrown:
            self._places = self._found()
        self._places[key] = len(self._items)
        self._items.append((key, value))

    def _found(self) -> dict[K, int]:
        return {key: place for place, (key, _) in enumerate(self._items)}

    def items(self) -> Iterator[tuple[K, V]]:
        """Give all keys with their values, in the order in which they were added."""
        return iter(self._items)

    def __contains__(self, key: K) -> bool:
        return self._places.get(key, len(self._items)) < len(self._items)

    def __getitem__(self, key: K) -> V:
        if key not in self:
            raise KeyError(key)
        return self._items[self._places[key]][1]
