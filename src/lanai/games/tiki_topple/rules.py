"""The rules of Tiki Topple, in the rulebook's order; the ids are those of `docs/games/`.

What is drawn at random (TT-S) is in `chance.py`, what a mission scores (TT-R2) in `scoring.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.contract import NOBODY, leaders
from lanai.core.errors import Refusal
from lanai.games.tiki_topple import events
from lanai.games.tiki_topple.cards import (
    HAND_BITS,
    KIND_BITS,
    KINDS,
    PUH,
    SEAT_BITS,
    TIKIS,
    TOAST,
    TOPPLE,
    UP1,
    UP3,
    WIKI,
    count_cards,
    count_kind,
)
from lanai.games.tiki_topple.column import (
    lower_tiki,
    place_of,
    raise_tiki,
    swap_tikis,
    tiki_at,
)
from lanai.games.tiki_topple.moves import (
    ALL_TIKIS,
    LAST_STANDING,
    MOVES,
    OVER,
    PUH_STEPS,
    SETTING_UP,
    TABLES,
    TOAST_MOVE,
    moves_on,
)
from lanai.games.tiki_topple.scoring import mission_points

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

TOAST_CARDS: Final = 3 << 12


# Set-up of a round (what is drawn is in chance.py)


def full_hand(state: TikiState) -> i64:
    """TT-S2: everyone has the full hand; with 3 or 4 players one Up 1 leaves the game."""
    full: i64 = state.hand_option.packed
    return full if state.players == 2 else full - bit(KIND_BITS * UP1)


def cards_each(state: TikiState) -> i64:
    """TT-S3: count the cards that everybody plays in a round, those set aside left out."""
    return count_cards(full_hand(state)) - i64(state.hand_option.aside)


# A turn


def legal(state: TikiState, seat: i64) -> list[int]:
    """List the legal moves: every card in hand, on every tiki it can move."""
    moves: list[int] = []
    if seat != state.mover or seat < 0:
        return moves
    playable = playable_cards(state, seat)
    for kind in range(TOAST):
        if count_kind(playable, kind):
            moves.extend(moves_on(kind, movable_tikis(state, kind)))
    if count_kind(playable, TOAST):
        moves.append(TOAST_MOVE)
    return moves


def is_legal(state: TikiState, seat: i64, move: i64) -> bool:
    """Tell whether a seat may make a move now."""
    if seat != state.mover or seat < 0 or move < 0 or move >= MOVES:
        return False
    kind = TABLES.kind[move]
    if not count_kind(playable_cards(state, seat), kind):
        return False
    if kind == TOAST:
        return True
    movable = movable_tikis(state, kind)
    if kind == WIKI and not (movable >> TABLES.other[move]) & 1:
        return False
    return (movable >> TABLES.tiki[move]) & 1 != 0


def playable_cards(state: TikiState, seat: i64) -> i64:
    """TT-T1, TT-T6: any card in hand, but no Toast as a player's first card of a round."""
    hand = state.hand_of(seat)
    if state.turn < state.players:
        return hand & ~TOAST_CARDS
    return hand


def movable_tikis(state: TikiState, kind: i64) -> i64:
    """TT-T2 to TT-T5: give the tikis on which a card can be carried out in full, one bit each."""
    tikis = standing_tikis(state)
    if kind <= UP3:
        for place in range(kind + 1):
            tikis &= ~bit(tiki_at(state.column, place))
    elif kind != WIKI:
        tikis &= ~bit(tiki_at(state.column, state.standing - 1))
        if kind == PUH:
            tikis &= ~bit(tiki_at(state.column, state.standing - PUH_STEPS))
    return tikis


def standing_tikis(state: TikiState) -> i64:
    """Give the set of tikis still on the board this round (TT-T6), one bit each."""
    tikis: i64 = ALL_TIKIS
    for place in range(state.standing, TIKIS):
        tikis &= ~bit(tiki_at(state.column, place))
    return tikis


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
    name = state.table.tikis[tiki]
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
    state.mover = seat + 1 if seat + 1 < state.players else 0
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
        state.points += mission_points(state.table, mission, state.column) << (SEAT_BITS * seat)
        state.scored |= bit(mission)
    if state.standing == LAST_STANDING:
        state.toasted_out += 1
    state.round += 1
    state.mover = NOBODY
    if state.round == rounds_to_play(state.players):
        state.phase = OVER
        if state.journal is not None:
            events.tell_over(state)
    else:
        state.phase = SETTING_UP


# End of the game


def rounds_to_play(players: i64) -> i64:
    """TT-G1: 3 rounds with 3 players, 4 rounds with 2 or 4."""
    return 3 if players == 3 else 4


def winners(state: TikiState) -> list[int]:
    """TT-G1: most points win; a tie is a shared win."""
    if state.phase != OVER:
        return []
    return leaders(state.scores())
