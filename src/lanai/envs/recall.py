"""What a seat remembers of a game, with perfect recall: as a digest, or as a list of changes.

A memory is folded over the way that led to a position: what the seat sees enters when it changes,
and so do its own moves; what others do unseen leaves no trace. What a memory keeps is never changed
but replaced, so that copies of a node share it.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lanai.core.contract import State
from lanai.envs.observation import Observer

DIGEST_BYTES = 12
WHERE = np.int32
"""The numbers of a list of changes as they are kept."""

CELLS_A_CHANGE = 2


class Recall(ABC):
    """A way to remember: what is kept at first, and what is kept after a look and after a move."""

    nothing: Any

    @abstractmethod
    def see(self, kept: Any, state: State, seat: int) -> Any:
        """Remember what a seat sees, if that has changed."""

    @abstractmethod
    def act(self, kept: Any, move: int) -> Any:
        """Remember a seat's own move."""


class Digests(Recall):
    """Keeps a digest of all that was seen and done, and what was seen last."""

    nothing = (b"", b"")

    def __init__(self, observer: Observer) -> None:
        self._observer = observer

    def see(self, kept: tuple[bytes, bytes], state: State, seat: int) -> tuple[bytes, bytes]:
        digest, last = kept
        seen = self._observer.seen(state, seat)
        return kept if seen == last else (_digest(digest, seen), seen)

    def act(self, kept: tuple[bytes, bytes], move: int) -> tuple[bytes, bytes]:
        return _digest(kept[0], b"%d" % move), b""


class Changes(Recall):
    """Keeps the cells of the observation that have changed, one after the other.

    A change is two numbers: which cell, counted from 1, and what it holds now. The first change of
    a look counts its cell below zero, so the looks can be told apart. A move counts as a cell
    behind those of the observation. So the list tells all looks and all moves, and nothing else.
    """

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.nothing = (b"", bytes(observer.size))
        self.places = observer.size + observer.move_count

    def see(self, kept: tuple[bytes, bytes], state: State, seat: int) -> tuple[bytes, bytes]:
        changes, last = kept
        seen = bytes(self._observer.data(state, seat))
        if seen == last:
            return kept
        cells = np.frombuffer(seen, np.uint8)
        changed = np.flatnonzero(cells != np.frombuffer(last, np.uint8))
        return changes + _look(changed, cells[changed]), seen

    def act(self, kept: tuple[bytes, bytes], move: int) -> tuple[bytes, bytes]:
        changes, last = kept
        place = np.array([self._observer.size + move])
        return changes + _look(place, np.ones(1)), last

    def listed(self, kept: tuple[bytes, bytes]) -> NDArray[np.int32]:
        """Give the changes as rows of where and what."""
        return np.frombuffer(kept[0], WHERE).reshape(-1, CELLS_A_CHANGE)


def _look(places: NDArray[Any], values: NDArray[Any]) -> bytes:
    """Write the changes of one look."""
    rows = np.empty((len(places), CELLS_A_CHANGE), WHERE)
    rows[:, 0] = places + 1
    rows[:, 1] = values
    rows[0, 0] *= -1
    return rows.tobytes()


def _digest(before: bytes, seen: bytes) -> bytes:
    return hashlib.blake2b(before + seen, digest_size=DIGEST_BYTES).digest()
