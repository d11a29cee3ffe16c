"""Why a move of Moluku is not possible: the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.errors import Refusal
from lanai.games.moluku.legal import first_move, is_legal, may_act
from lanai.games.moluku.masks import CARDS, COLOURS, HEIGHTS, PANKU, colour_number
from lanai.games.moluku.moves import MOVES
from lanai.games.moluku.phases import ADJUST, CANCEL, CHILL, CHOOSE, HARVEST, OVER, PALM, PLAY

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

NOW: Final = {
    PLAY: ("MO-T1", "mo-now-play"),
    CHILL: ("MO-H4", "mo-now-chill"),
    HARVEST: ("MO-H3", "mo-now-take"),
    CANCEL: ("MO-I1", "mo-now-cancel"),
    PALM: ("MO-I2", "mo-now-trump"),
    CHOOSE: ("MO-R2", "mo-now-trump"),
}


def why_not(state: MolukuState, seat: i64, move: i64) -> Refusal | None:
    """Explain which rule forbids a move; None when it is legal. Only the seat's own hand counts."""
    if is_legal(state, seat, move):
        return None
    if state.phase == OVER:
        return Refusal("MO-G1", "mo-game-over")
    if not may_act(state, seat):
        if state.phase == ADJUST:
            return Refusal("MO-N4", "mo-chosen-all")
        return Refusal(_rule_now(state), "mo-not-your-turn", {"seat": int(seat)})
    if move < 0 or move >= MOVES:
        return Refusal("MO-M1", "mo-no-such-move", {"number": int(move)})
    choice = move - first_move(state)
    if choice < 0 or choice >= CARDS or state.phase not in (PLAY, HARVEST, CANCEL, ADJUST):
        return _why_not_now(state)
    return _why_not_card(state, seat, choice)


def _rule_now(state: MolukuState) -> str:
    """Name the rule by which somebody else has to act; while cards are dealt it is the first."""
    found = NOW.get(int(state.phase))
    return "MO-T1" if found is None else found[0]


def _why_not_card(state: MolukuState, seat: i64, choice: i64) -> Refusal:
    """Explain why not this card, when it is time to name one."""
    named = _named(state, choice)
    if state.phase == PLAY:
        return _why_not_play(state, seat, named, bit(choice))
    if state.phase == HARVEST:
        return Refusal("MO-H3", "mo-not-in-trick", named)
    if state.phase == CANCEL:
        return _why_not_cancel(state, seat, named, bit(choice))
    if state.owned(state.chosen, seat) & bit(choice):
        return Refusal("MO-N4", "mo-chosen-already", named)
    return Refusal("MO-N4", "mo-not-in-hand", named)


def _named(state: MolukuState, card: i64) -> dict[str, object]:
    """Name a card for a refusal in words: with its colour and height, if it has any."""
    suited = card // HEIGHTS < COLOURS
    return {
        "card": state.cards.names[card],
        "tint": state.cards.colours[card // HEIGHTS] if suited else "none",
        "height": int(card % HEIGHTS) + 1 if suited else 0,
    }


def _why_not_now(state: MolukuState) -> Refusal:
    """Name what is to be done instead of another kind of move."""
    if state.phase == ADJUST:
        return Refusal("MO-N4", "mo-now-discard" if state.deal.discard else "mo-now-pass")
    return Refusal(_rule_now(state), NOW[int(state.phase)][1])


def _why_not_play(state: MolukuState, seat: i64, named: dict[str, object], card: i64) -> Refusal:
    """MO-T1, MO-T3: the card is not in hand, or another must be played before it."""
    hand = state.owned(state.hand, seat)
    if not hand & card:
        return Refusal("MO-T1", "mo-not-in-hand", named)
    suit = state.cards.colours[colour_number(state.led)]
    if hand & state.led:
        return Refusal("MO-T3", "mo-follow", {**named, "suit": suit})
    trump = state.cards.colours[colour_number(state.trump)]
    return Refusal("MO-T3", "mo-trump-it", {**named, "suit": suit, "trump": trump})


def _why_not_cancel(state: MolukuState, seat: i64, named: dict[str, object], card: i64) -> Refusal:
    """MO-I1, MO-P5: only a face-up card of the Volcano's colour in one's own Island."""
    if card & PANKU:
        return Refusal("MO-P5", "mo-cancel-panku", named)
    if not state.owned(state.island, seat) & card:
        return Refusal("MO-I1", "mo-cancel-absent", named)
    colour = state.cards.colours[colour_number(state.candidates)]
    return Refusal("MO-I1", "mo-cancel-colour", {**named, "colour": colour})
