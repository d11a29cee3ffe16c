"""The rules of Tiki Topple, in the rulebook's order; the ids are those of `docs/games/`.

A move is an int: kind * 9 + tiki for the cards that move one tiki, then the 36 pairs of a Wiki,
then the Toast. What is drawn at random (TT-S) is in `chance.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.contract import NOBODY
from lanai.core.errors import Refusal
from lanai.core.rng import Rng
from lanai.games.tiki_topple import events
from lanai.games.tiki_topple.cards import (
    HAND_BITS,
    KIND_BITS,
    KINDS,
    MISSIONS,
    PUH,
    SEAT_BITS,
    TIKIS,
    TOAST,
    TOPPLE,
    UP1,
    UP3,
    WIKI,
    Cards,
    count_kind,
)
from lanai.games.tiki_topple.column import (
    lower_tiki,
    place_of,
    raise_tiki,
    swap_tikis,
    tiki_at,
    unpack,
)

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

SETTING_UP: Final = 0
PLAYING: Final = 1
OVER: Final = 2

PUH_STEPS: Final = 2
LAST_STANDING: Final = 3
FIRST_POINTS: Final = 9
SECOND_POINTS: Final = 5
THIRD_POINTS: Final = 2

PAIRS: Final = 36
FIRST_WIKI: Final = 45
TOAST_MOVE: Final = 81
MOVES: Final = 82
TOAST_CARDS: Final = 3 << 12
ONE_OF_EACH: Final = 0x1555

ANY_TIKI: Final = -1
ALL_TIKIS: Final = 0x1FF


class MoveTables:
    """What a move means, by its int, and how many moves a kind has with so many tikis standing."""

    def __init__(self) -> None:
        kind = vec[i64]()
        tiki = vec[i64]()
        other = vec[i64]()
        pair = vec[i64]([0] * (TIKIS * TIKIS))
        for simple in range(WIKI):
            for one in range(TIKIS):
                kind, tiki, other = append(kind, simple), append(tiki, one), append(other, ANY_TIKI)
        for one in range(TIKIS):
            for two in range(one + 1, TIKIS):
                pair[one * TIKIS + two] = pair[two * TIKIS + one] = i64(len(kind))
                kind, tiki, other = append(kind, WIKI), append(tiki, one), append(other, two)
        self.kind: vec[i64] = append(kind, TOAST)
        self.tiki: vec[i64] = append(tiki, ANY_TIKI)
        self.other: vec[i64] = append(other, ANY_TIKI)
        self.pair: vec[i64] = pair
        ways = vec[i64]()
        for standing in range(TIKIS + 1):
            for steps in (1, 2, 3, PUH_STEPS, 1):
                ways = append(ways, max(0, standing - steps))
            ways = append(append(ways, standing * (standing - 1) // 2), 1)
        self.ways: vec[i64] = ways
        self.by_tikis: list[list[int]] = []
        for one_kind in range(TOAST):
            for tikis in range(ALL_TIKIS + 1):
                self.by_tikis.append(self._moves_on(one_kind, tikis))

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


# Set-up of a round (what is drawn is in chance.py)


def full_hand(state: TikiState) -> i64:
    """TT-S2: everyone has the full hand; with 3 or 4 players one Up 1 leaves the game."""
    full: i64 = state.hand_option.packed
    return full if state.players == 2 else full - bit(KIND_BITS * UP1)


def cards_each(state: TikiState) -> i64:
    """TT-S3: count the cards that everybody plays in a round, those set aside left out."""
    full = full_hand(state)
    cards: i64 = -state.hand_option.aside
    for kind in range(len(KINDS)):
        cards += count_kind(full, kind)
    return cards


# A turn


def legal(state: TikiState, seat: i64) -> list[int]:
    """List the legal moves: every card in hand, on every tiki it can move."""
    moves: list[int] = []
    if seat != state.mover:
        return moves
    playable = playable_cards(state, seat)
    for kind in range(TOAST):
        if count_kind(playable, kind):
            moves.extend(TABLES.by_tikis[kind * (ALL_TIKIS + 1) + movable_tikis(state, kind)])
    if count_kind(playable, TOAST):
        moves.append(TOAST_MOVE)
    return moves


def movable_tikis(state: TikiState, kind: i64) -> i64:
    """Give the set of tikis that a card can move (TT-T2 to TT-T5), one bit each."""
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
    """Give the set of tikis still on the board this round, one bit each."""
    tikis: i64 = ALL_TIKIS
    for place in range(state.standing, TIKIS):
        tikis &= ~bit(tiki_at(state.column, place))
    return tikis


def is_legal(state: TikiState, seat: i64, move: i64) -> bool:
    """Tell whether a seat may make a move now."""
    if seat != state.next_seat() or move < 0 or move >= MOVES:
        return False
    kind = TABLES.kind[move]
    if not count_kind(playable_cards(state, seat), kind):
        return False
    if kind < WIKI:
        return can_move(state, kind, place_of(state.column, TABLES.tiki[move]))
    if kind == WIKI:
        return stands(state, TABLES.tiki[move]) and stands(state, TABLES.other[move])
    return True


def why_not(state: TikiState, seat: i64, move: i64) -> Refusal | None:
    """Explain which rule forbids a move; None when it is legal."""
    if is_legal(state, seat, move):
        return None
    if state.phase == OVER:
        return Refusal("TT-G1", "tt-game-over")
    if seat != state.next_seat():
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
    if kind == WIKI and stands(state, tiki):
        tiki = TABLES.other[move]
    name = state.table.tikis[tiki]
    if not stands(state, tiki):
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


def playable_cards(state: TikiState, seat: i64) -> i64:
    """TT-T1, TT-T6: any card in hand, but no Toast as a player's first card of a round."""
    hand = state.hand_of(seat)
    if state.turn < state.players:
        return hand & ~TOAST_CARDS
    return hand


def can_move(state: TikiState, kind: i64, place: i64) -> bool:
    """TT-T2, TT-T3, TT-T4: tell whether a card can be carried out in full on a place's tiki."""
    if place >= state.standing:
        return False
    if kind <= UP3:
        return place > kind
    if kind == PUH:
        return place + PUH_STEPS < state.standing
    return place + 1 < state.standing


def stands(state: TikiState, tiki: i64) -> bool:
    """Tell whether a tiki is still on the board this round (TT-T6)."""
    return place_of(state.column, tiki) < state.standing


def pick(state: TikiState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move: a card and one of its ways, so that all moves are equally likely."""
    playable = playable_cards(state, seat)
    held = (playable | (playable >> 1)) & ONE_OF_EACH
    ways = TABLES.ways
    row: i64 = state.standing * len(KINDS)
    total: i64 = 0
    rest = held
    while rest:
        total += (rest & 1) * ways[row]
        rest >>= KIND_BITS
        row += 1
    way = rng.below(total)
    row = state.standing * len(KINDS)
    kind: i64 = 0
    here: i64 = (held & 1) * ways[row]
    while way >= here:
        way -= here
        kind += 1
        held >>= KIND_BITS
        here = (held & 1) * ways[row + kind]
    return _nth_way(state, kind, way)


def _nth_way(state: TikiState, kind: i64, way: i64) -> i64:
    """Name the move of a kind that is number `way`, counted from the top of the column."""
    if kind <= UP3:
        return kind * TIKIS + tiki_at(state.column, way + kind + 1)
    if kind < WIKI:
        return kind * TIKIS + tiki_at(state.column, way)
    if kind == TOAST:
        return TOAST_MOVE
    lower: i64 = 1
    while way >= lower:
        way -= lower
        lower += 1
    return TABLES.pair[tiki_at(state.column, way) * TIKIS + tiki_at(state.column, lower)]


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


def mission_points(cards: Cards, mission: i64, column: i64) -> i64:
    """TT-R2: 9 for the first tiki in place 1, 5 for the second in 1-2, 2 for the third in 1-3."""
    tikis = cards.missions[mission]
    points: i64 = 0
    if tiki_at(column, 0) == tiki_at(tikis, 0):
        points += FIRST_POINTS
    if place_of(column, tiki_at(tikis, 1)) < 2:
        points += SECOND_POINTS
    if place_of(column, tiki_at(tikis, 2)) < 3:
        points += THIRD_POINTS
    return points


def mission_parts(cards: Cards, mission: i64, column: i64) -> list[int]:
    """Split the points of a mission by its three tikis (TT-R2)."""
    tikis = cards.missions[mission]
    worths = (FIRST_POINTS, SECOND_POINTS, THIRD_POINTS)
    return [
        worth if place_of(column, tiki_at(tikis, rank)) <= rank else 0
        for rank, worth in enumerate(worths)
    ]


# End of the game


def rounds_to_play(players: i64) -> i64:
    """TT-G1: 3 rounds with 3 players, 4 rounds with 2 or 4."""
    return 3 if players == 3 else 4


def winners(state: TikiState) -> list[int]:
    """TT-G1: most points win; a tie is a shared win."""
    if state.phase != OVER:
        return []
    scores = state.scores()
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


# Invariants


def check(state: TikiState) -> None:
    """Assert what always holds: nine tikis, cards that add up, missions dealt once, TT-T8."""
    if state.phase == SETTING_UP:
        return
    assert sorted(unpack(state.column, TIKIS)) == list(range(TIKIS))
    assert LAST_STANDING <= state.standing <= TIKIS
    missions = [int(state.mission_of(seat)) for seat in range(state.players)]
    assert len(set(missions)) == state.players and max(missions) < MISSIONS
    for seat in range(state.players):
        _check_cards(state, seat)
    if state.phase == PLAYING:
        assert not any((state.scored >> mission) & 1 for mission in missions)
        assert legal(state, state.next_seat()), "TT-T8: a player with cards has a legal move"


def _check_cards(state: TikiState, seat: i64) -> None:
    hand, aside = state.hand_of(seat), state.aside_of(seat)
    full = full_hand(state)
    in_hand: i64 = 0
    set_aside: i64 = 0
    for kind in range(len(KINDS)):
        assert count_kind(hand, kind) + count_kind(aside, kind) <= count_kind(full, kind)
        in_hand += count_kind(hand, kind)
        set_aside += count_kind(aside, kind)
    assert set_aside == state.hand_option.aside
    if state.phase == PLAYING:
        waited = (seat - state.starter) % state.players
        played = (state.turn - waited + state.players - 1) // state.players
        assert state.mover == (state.starter + state.turn) % state.players
        assert in_hand == cards_each(state) - played
