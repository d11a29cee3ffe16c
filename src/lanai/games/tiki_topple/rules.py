"""The rules of Tiki Topple, in the rulebook's order; the ids are those of `docs/games/`.

What is drawn at random (TT-S) is in `chance.py`, which moves are legal (TT-T) in `legal.py`, what a
mission scores (TT-R2) and who wins (TT-G1) in `scoring.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.contract import NOBODY
from lanai.games.tiki_topple import events
from lanai.games.tiki_topple.cards import (
    KIND_BITS,
    PUH,
    TOPPLE,
    UP1,
    UP3,
    WIKI,
    count_cards,
)
from lanai.games.tiki_topple.column import (
    lower_tiki,
    place_of,
    raise_tiki,
    swap_tikis,
)
from lanai.games.tiki_topple.layout import HAND_BITS, SEAT_BITS
from lanai.games.tiki_topple.moves import PUH_STEPS, TABLES
from lanai.games.tiki_topple.phases import LAST_STANDING, OVER, SETTING_UP
from lanai.games.tiki_topple.scoring import mission_points

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


# Set-up of a round (what is drawn is in chance.py)


def full_hand(state: TikiState) -> i64:
    """TT-S2: everyone has the full hand; with 3 or 4 players one Up 1 leaves the game."""
    full: i64 = state.hand_option.packed
    return full if state.players == 2 else full - bit(KIND_BITS * UP1)


def cards_each(state: TikiState) -> i64:
    """TT-S3: count the cards that everybody plays in a round, those set aside left out."""
    return count_cards(full_hand(state)) - i64(state.hand_option.aside)


# A turn


def play(state: TikiState, seat: i64, move: i64) -> None:
    """TT-T1: play one card and carry it out in full."""
    kind = TABLES.kind[move]
    if state.journal is not None:
        events.tell_played(state, seat, move)
    if kind <= UP3:
        tiki_up(state, TABLES.tiki[move], kind + 1)
    elif kind == PUH:
        tiki_puh(state, TABLES.tiki[move])
    elif kind == TOPPLE:
        tiki_topple(state, TABLES.tiki[move])
    elif kind == WIKI:
        tiki_wiki(state, TABLES.tiki[move], TABLES.other[move])
    else:
        tiki_toast(state)
    state.hands -= bit(HAND_BITS * seat + KIND_BITS * kind)
    state.turn += 1
    state.mover = seat + 1 if seat + 1 < state.players else i64(0)
    if state.standing == LAST_STANDING or state.turn == state.turns:
        end_round(state)


def tiki_up(state: TikiState, tiki: i64, steps: i64) -> None:
    """TT-T2: any tiki moves up exactly 1, 2 or 3 places; those it passes move down."""
    state.column = raise_tiki(state.column, place_of(state.column, tiki), steps)


def tiki_puh(state: TikiState, tiki: i64) -> None:
    """TT-T3: any tiki moves down exactly 2 places."""
    state.column = lower_tiki(state.column, place_of(state.column, tiki), PUH_STEPS)


def tiki_topple(state: TikiState, tiki: i64) -> None:
    """TT-T4: any tiki but the last goes to the last place."""
    place = place_of(state.column, tiki)
    state.column = lower_tiki(state.column, place, state.standing - 1 - place)


def tiki_wiki(state: TikiState, tiki: i64, other: i64) -> None:
    """TT-T5: two different tikis change places."""
    state.column = swap_tikis(
        state.column, place_of(state.column, tiki), place_of(state.column, other)
    )


def tiki_toast(state: TikiState) -> None:
    """TT-T6: the last tiki leaves the board for this round."""
    state.standing -= 1


# End of a round


def end_round(state: TikiState) -> None:
    """TT-R1: at once when 3 tikis are left, or when all hands are empty.

    TT-R3: the missions leave the game, and the next round waits to be set up.
    """
    if state.journal is not None:
        events.tell_scored(state)
    for seat in range(state.players):
        mission = state.mission_of(seat)
        state.points += mission_points(state.cards, mission, state.column) << (SEAT_BITS * seat)
        state.scored |= bit(mission)
    if state.standing == LAST_STANDING:
        state.toasted_out += 1
    state.mover = NOBODY
    last = state.round + 1 == rounds_to_play(state.players)
    if state.journal is not None and not last:
        state.pause()
    state.round += 1
    if last:
        state.phase = OVER
        if state.journal is not None:
            events.tell_over(state)
    else:
        state.phase = SETTING_UP


# End of the game


def rounds_to_play(players: i64) -> i64:
    """TT-G1: 3 rounds with 3 players, 4 rounds with 2 or 4."""
    return 3 if players == 3 else 4
