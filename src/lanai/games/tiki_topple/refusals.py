"""Why a move of Tiki Topple is not possible, by its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.errors import Refusal
from lanai.games.tiki_topple.cards import KINDS, PUH, TOAST, UP3, WIKI, count_kind
from lanai.games.tiki_topple.column import place_of
from lanai.games.tiki_topple.legal import is_legal, standing_tikis
from lanai.games.tiki_topple.moves import MOVES, TABLES
from lanai.games.tiki_topple.phases import OVER

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


def why_not(state: TikiState, seat: i64, move: i64) -> Refusal | None:
    """Explain which rule forbids a move; None when it is legal."""
    if is_legal(state, seat, move):
        return None
    if state.phase == OVER:
        return Refusal("TT-G1", "tt-game-over")
    if seat != state.mover or seat < 0:
        return Refusal("TT-T1", "tt-not-your-turn", {"seat": int(seat)})
    if move < 0 or move >= MOVES:
        return Refusal("TT-N1", "tt-no-such-move", {"number": int(move)})
    kind = TABLES.kind[move]
    card = KINDS[kind]
    if not count_kind(state.hand_of(seat), kind):
        return Refusal("TT-T1", "tt-not-in-hand", {"card": card})
    if kind == TOAST:
        return Refusal("TT-T6", "tt-toast-first")
    return _why_not_tiki(state, move)


def _why_not_tiki(state: TikiState, move: i64) -> Refusal:
    """Explain which rule keeps a card in hand from moving a tiki."""
    kind = TABLES.kind[move]
    card = KINDS[kind]
    tiki = TABLES.tiki[move]
    if kind == WIKI and (standing_tikis(state) >> tiki) & 1:
        tiki = TABLES.other[move]
    name = state.cards.tikis[tiki]
    if not (standing_tikis(state) >> tiki) & 1:
        return Refusal("TT-T6", "tt-toasted", {"tiki": name})
    place = int(place_of(state.column, tiki)) + 1
    if kind <= UP3:
        return Refusal(
            "TT-T2", "tt-up", {"card": card, "tiki": name, "place": place, "steps": int(kind) + 1}
        )
    if kind == PUH:
        below = int(state.standing) - place
        return Refusal("TT-T3", "tt-puh", {"card": card, "tiki": name, "below": below})
    return Refusal("TT-T4", "tt-topple-last", {"card": card, "tiki": name})
