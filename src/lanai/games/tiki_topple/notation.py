"""Moves of Tiki Topple as text, both ways (TT-N1): `up1 nani`, `wiki nani kapu`, `toast`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.errors import unreadable
from lanai.games.tiki_topple.cards import KINDS, TIKIS, TOAST, WIKI
from lanai.games.tiki_topple.column import place_of
from lanai.games.tiki_topple.moves import TABLES, TIKIS_NAMED, TOAST_MOVE

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


def text(state: TikiState, seat: i64, move: i64) -> str:
    """Write a move; a Wiki names the upper tiki first."""
    kind = TABLES.kind[move]
    if kind == TOAST:
        return KINDS[TOAST]
    tikis = [TABLES.tiki[move]]
    if kind == WIKI:
        tikis.append(TABLES.other[move])
        tikis.sort(key=lambda tiki: int(place_of(state.column, tiki)))
    return " ".join([KINDS[kind], *(state.cards.tikis[tiki] for tiki in tikis)])


def parse(state: TikiState, seat: i64, written: str) -> int:
    """Read a move; capitals, spaces and the order of a Wiki's tikis do not matter."""
    words = written.lower().split()
    if not words or words[0] not in KINDS:
        raise unreadable(written, "TT-C2", "tt-unknown-card", words[0] if words else "")
    kind = KINDS.index(words[0])
    for name in words[1:]:
        if name not in state.cards.tikis:
            raise unreadable(written, "TT-C1", "tt-unknown-tiki", name)
    tikis = [state.cards.tikis.index(name) for name in words[1:]]
    wanted = TIKIS_NAMED[kind]
    if len(tikis) != wanted:
        raise unreadable(written, "TT-N1", f"tt-wants-{wanted}", words[0])
    if kind == TOAST:
        return TOAST_MOVE
    if kind == WIKI:
        if tikis[0] == tikis[1]:
            raise unreadable(written, "TT-T5", "tt-wiki-twice", words[1])
        return int(TABLES.pair[tikis[0] * TIKIS + tikis[1]])
    return kind * TIKIS + tikis[0]
