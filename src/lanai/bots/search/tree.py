"""The tree of a search: nodes as rows of columns, so that a simulation allocates little."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0


class Tree:
    """Nodes by number. A node is a move of a seat after the moves above it, in whatever world.

    `key` is the seat and the move, `visits` how often it was chosen, `offered` how often it could
    have been, `reward` what it brought to the seat that moved. `first` and `next` chain the
    children of a node.
    """

    def __init__(self) -> None:
        self.key: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.reward: vec[float] = vec[float]()
        self.add(NONE, NONE)

    def add(self, parent: i64, key: i64) -> i64:
        """Add a node below its parent, and give its number."""
        node: i64 = len(self.key)
        self.key = append(self.key, key)
        self.first = append(self.first, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.reward = append(self.reward, 0.0)
        if parent == NONE:
            self.next = append(self.next, NONE)
        else:
            self.next = append(self.next, self.first[parent])
            self.first[parent] = node
        return node
