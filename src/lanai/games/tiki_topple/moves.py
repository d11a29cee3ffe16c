"""The moves of Tiki Topple as ints, both ways.

A move is kind * 9 + tiki for the cards that move one tiki, then one of the 36 pairs of a Wiki, then
the Toast.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.games.tiki_topple.cards import PUH, TIKIS, TOAST, UP3, WIKI

PUH_STEPS: Final = 2

TIKIS_NAMED: Final = (1, 1, 1, 1, 1, 2, 0)
"""How many tikis a move names, by the kind of its card."""

PAIRS: Final = 36
FIRST_WIKI: Final = 45
TOAST_MOVE: Final = 81
MOVES: Final = 82

ANY_TIKI: Final = -1
ALL_TIKIS: Final = 0x1FF


class MoveTables:
    """What a move means by its int, and the other way round."""

    def __init__(self) -> None:
        self.kind: vec[i64] = vec[i64]()
        self.tiki: vec[i64] = vec[i64]()
        self.other: vec[i64] = vec[i64]()
        self.pair: vec[i64] = vec[i64]([0] * (TIKIS * TIKIS))
        for kind in range(WIKI):
            for tiki in range(TIKIS):
                self._add(kind, tiki, ANY_TIKI)
        for tiki in range(TIKIS):
            for other in range(tiki + 1, TIKIS):
                self.pair[tiki * TIKIS + other] = i64(len(self.kind))
                self.pair[other * TIKIS + tiki] = i64(len(self.kind))
                self._add(WIKI, tiki, other)
        self._add(TOAST, ANY_TIKI, ANY_TIKI)
        self.by_tikis: list[list[int]] = [
            self._moves_on(kind, tikis) for kind in range(TOAST) for tikis in range(ALL_TIKIS + 1)
        ]

    def _add(self, kind: i64, tiki: i64, other: i64) -> None:
        """Add the next move."""
        self.kind = append(self.kind, kind)
        self.tiki = append(self.tiki, tiki)
        self.other = append(self.other, other)

    def _moves_on(self, kind: int, tikis: int) -> list[int]:
        """List the moves of a kind that concern only tikis of a set."""
        return [
            move
            for move in range(TOAST_MOVE)
            if self.kind[move] == kind
            and (tikis >> self.tiki[move]) & 1
            and (kind != WIKI or (tikis >> self.other[move]) & 1)
        ]


TABLES: Final = MoveTables()


def moves_on(kind: i64, tikis: i64) -> list[int]:
    """List the moves of a kind that concern only tikis of a set (one bit each)."""
    return TABLES.by_tikis[kind * (ALL_TIKIS + 1) + tikis]


def landing(kind: i64, place: i64, standing: i64) -> i64:
    """Tell to which place a card that moves one tiki takes the tiki of a place (both from 0)."""
    if kind <= UP3:
        return place - kind - 1
    return place + PUH_STEPS if kind == PUH else standing - 1
