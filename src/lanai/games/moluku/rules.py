"""The rules of Moluku, in the rulebook's order; the ids are those of `docs/games/`.

Here is what may be done when; what it does is in `trick.py`, `island.py` and `season.py`, and what
is drawn at random in `chance.py`. A move is an int (`phases.py`): in every phase the legal ones are
the bits of :func:`choices` above :func:`first_move`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.contract import NOBODY
from lanai.core.errors import Refusal
from lanai.core.rng import Rng
from lanai.games.moluku.island import announce, cancel, colour_number
from lanai.games.moluku.masks import (
    CARDS,
    COLOURS,
    HEIGHTS,
    PANKU,
    count,
    lowest,
    nth,
)
from lanai.games.moluku.phases import (
    ADJUST,
    ALL_TRUMPS,
    BOTH_ANSWERS,
    CANCEL,
    CHILL,
    CHOOSE,
    FIRST_CANCEL,
    FIRST_CHILL,
    FIRST_DISCARD,
    FIRST_PASS,
    FIRST_PLAY,
    FIRST_TAKE,
    FIRST_TRUMP,
    HARVEST,
    MOVES,
    OVER,
    PALM,
    PLAY,
    TAKE_CHILL,
)
from lanai.games.moluku.season import begin_adjustment, choose_card
from lanai.games.moluku.trick import answer_chill, go_on, lay, playable, take

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


# What may be done


def may_act(state: MolukuState, seat: i64) -> bool:
    """MO-T1, MO-N4: one seat at a time, but all at once when hands are adjusted."""
    if state.phase == ADJUST:
        return 0 <= seat < state.players and state.owed_by(seat) > 0
    return seat == state.mover and seat != NOBODY


def first_move(state: MolukuState) -> i64:
    """Give the move that bit 0 of the choices stands for."""
    phase = state.phase
    if phase == PLAY:
        return FIRST_PLAY
    if phase == HARVEST:
        return FIRST_TAKE
    if phase == CANCEL:
        return FIRST_CANCEL
    if phase == CHILL:
        return FIRST_CHILL
    if phase == ADJUST:
        return FIRST_DISCARD if state.deal.discard else FIRST_PASS
    return FIRST_TRUMP


def choices(state: MolukuState, seat: i64) -> i64:
    """Give what a seat that may act can choose from, as bits."""
    phase = state.phase
    if phase == PLAY:
        return playable(state, seat)
    if phase == HARVEST:
        return state.first
    if phase == CANCEL:
        return state.candidates
    if phase == CHILL:
        return BOTH_ANSWERS
    if phase == ADJUST:
        return state.owned(state.hand & ~state.chosen, seat)
    return ALL_TRUMPS


def legal(state: MolukuState, seat: i64) -> list[int]:
    """List the legal moves of a seat."""
    moves: list[int] = []
    if may_act(state, seat):
        first = first_move(state)
        rest = choices(state, seat)
        while rest:
            moves.append(int(first + lowest(rest)))
            rest &= rest - 1
    return moves


def is_legal(state: MolukuState, seat: i64, move: i64) -> bool:
    """Tell whether a seat may make a move now."""
    if not may_act(state, seat):
        return False
    choice = move - first_move(state)
    return 0 <= choice < CARDS and (choices(state, seat) >> choice) & 1 != 0


def pick(state: MolukuState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move, all equally likely; a forced one needs no draw."""
    found = choices(state, seat)
    if found & (found - 1) == 0:
        return first_move(state) + lowest(found)
    return first_move(state) + nth(found, rng.below(count(found)))


# Why not


def why_not(state: MolukuState, seat: i64, move: i64) -> Refusal | None:
    """Explain which rule forbids a move; None when it is legal. Only the seat's own hand counts."""
    if is_legal(state, seat, move):
        return None
    if state.phase == OVER:
        return Refusal("MO-G1", "mo-game-over")
    if not may_act(state, seat):
        if state.phase == ADJUST:
            return Refusal("MO-N4", "mo-chosen-all")
        return Refusal("MO-T1", "mo-not-your-turn", {"seat": int(seat)})
    if move < 0 or move >= MOVES:
        return Refusal("MO-M1", "mo-no-such-move", {"number": int(move)})
    choice = move - first_move(state)
    if choice < 0 or choice >= CARDS or state.phase not in (PLAY, HARVEST, CANCEL, ADJUST):
        return _why_not_now(state)
    return _why_not_card(state, seat, choice)


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
        "card": state.table.names[card],
        "tint": state.table.colours[card // HEIGHTS] if suited else "none",
        "height": int(card % HEIGHTS) + 1 if suited else 0,
    }


def _why_not_now(state: MolukuState) -> Refusal:
    """Name what is to be done instead of another kind of move."""
    if state.phase == ADJUST:
        return Refusal("MO-N4", "mo-now-discard" if state.deal.discard else "mo-now-pass")
    rule, reason = NOW[int(state.phase)]
    return Refusal(rule, reason)


def _why_not_play(state: MolukuState, seat: i64, named: dict[str, object], card: i64) -> Refusal:
    """MO-T1, MO-T3: the card is not in hand, or another must be played before it."""
    hand = state.owned(state.hand, seat)
    if not hand & card:
        return Refusal("MO-T1", "mo-not-in-hand", named)
    suit = state.table.colours[colour_number(state.led)]
    if hand & state.led:
        return Refusal("MO-T3", "mo-follow", {**named, "suit": suit})
    trump = state.table.colours[colour_number(state.trump)]
    return Refusal("MO-T3", "mo-trump-it", {**named, "suit": suit, "trump": trump})


def _why_not_cancel(state: MolukuState, seat: i64, named: dict[str, object], card: i64) -> Refusal:
    """MO-I1, MO-P5: only a face-up card of the Volcano's colour in one's own Island."""
    if card & PANKU:
        return Refusal("MO-P5", "mo-cancel-panku", named)
    if not state.owned(state.island, seat) & card:
        return Refusal("MO-I1", "mo-cancel-absent", named)
    colour = state.table.colours[colour_number(state.candidates)]
    return Refusal("MO-I1", "mo-cancel-colour", {**named, "colour": colour})


# Carrying out a move


def play(state: MolukuState, seat: i64, move: i64) -> None:
    """Carry out a legal move of the phase."""
    phase = state.phase
    if phase == PLAY:
        lay(state, seat, move)
    elif phase == HARVEST:
        take(state, seat, bit(move - FIRST_TAKE))
    elif phase == ADJUST:
        choose_card(state, seat, bit(move - first_move(state)))
    elif phase == CANCEL:
        if not cancel(state, seat, bit(move - FIRST_CANCEL)):
            go_on(state, seat)
    elif phase == CHILL:
        answer_chill(state, seat, move == TAKE_CHILL)
    elif phase == PALM:
        announce(state, seat, move)
        go_on(state, seat)
    else:
        announce(state, seat, move)
        begin_adjustment(state)


# End of the game


def winners(state: MolukuState) -> list[int]:
    """MO-G1: the highest total wins; MO-G2: in teams the highest sum of two. Ties share."""
    if state.phase != OVER:
        return []
    scores = state.scores()
    if state.teams:
        scores = [scores[seat] + scores[(seat + 2) % 4] for seat in range(4)]
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
