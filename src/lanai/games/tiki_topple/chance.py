"""What Tiki Topple leaves to chance: the set-up of a round (TT-S1, TT-S3, TT-S4, TT-S5).

The numbers are drawn in this order, one `below` each: the starter (round 1 only), the order of the
groups, the order inside each group from the top, then for each seat the cards set aside one by one,
then for each seat a mission, drawn again while it is not free. `docs/fairness.md` relies on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, bit, pack_nibbles, unpack_nibbles
from lanai.core.contract import NOBODY
from lanai.core.errors import LanaiError, impossible_chance
from lanai.core.events import Json
from lanai.core.rng import Rng
from lanai.games.tiki_topple import events
from lanai.games.tiki_topple.cards import (
    GROUP_SIZE,
    KIND_BITS,
    KINDS,
    MISSIONS,
    TIKIS,
    count_cards,
    count_kind,
    list_kinds,
    pack_cards,
)
from lanai.games.tiki_topple.column import tiki_at
from lanai.games.tiki_topple.layout import HAND_BITS, SEAT_BITS
from lanai.games.tiki_topple.phases import PLAYING
from lanai.games.tiki_topple.rules import cards_each, full_hand

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

ORDERS: Final = vec[i64]([0x210, 0x120, 0x201, 0x021, 0x102, 0x012])
"""The orders of three things as nibbles, the first lowest: 012, 021, 102, 120, 201, 210."""


def draw(state: TikiState, rng: Rng) -> None:
    """Set up a round at random."""
    state.starter = next_starter(state, rng)
    state.column = draw_column(rng)
    set_aside(state, rng)
    deal_missions(state, rng)
    begin_round(state)


def next_starter(state: TikiState, rng: Rng) -> i64:
    """TT-S5: the first starter is drawn; then the left neighbour of the previous one."""
    if state.starter == NOBODY:
        return rng.below(state.players)
    return (state.starter + 1) % state.players


def draw_column(rng: Rng) -> i64:
    """TT-S1: the groups in any order, each with its three tikis in any order."""
    groups = ORDERS[rng.below(6)]
    column: i64 = 0
    for at in range(GROUP_SIZE):
        first: i64 = GROUP_SIZE * tiki_at(groups, at)
        trio = ORDERS[rng.below(6)] + first * 0x111
        column |= trio << (NIBBLE_BITS * GROUP_SIZE * at)
    return column


def set_aside(state: TikiState, rng: Rng) -> None:
    """TT-S3: each player shuffles their cards and sets 2 aside face down."""
    full = full_hand(state)
    state.hands = 0
    state.aside = 0
    for seat in range(state.players):
        aside = draw_cards(full, state.hand_option.aside, rng)
        state.hands |= (full - aside) << (HAND_BITS * seat)
        state.aside |= aside << (HAND_BITS * seat)


def draw_cards(cards: i64, count: i64, rng: Rng) -> i64:
    """Draw so many of some packed cards, all equally likely."""
    left = cards
    for size in range(count_cards(cards), count_cards(cards) - count, -1):
        left -= nth_card(left, rng.below(size))
    return cards - left


def nth_card(cards: i64, number: i64) -> i64:
    """Give the packed form of one card, by its number in the order of kinds."""
    kind: i64 = 0
    while number >= count_kind(cards, kind):
        number -= count_kind(cards, kind)
        kind += 1
    return bit(KIND_BITS * kind)


def deal_missions(state: TikiState, rng: Rng) -> None:
    """TT-S4: one mission each, secret, from those not used before (TT-R3)."""
    taken = state.scored
    state.missions = 0
    for seat in range(state.players):
        mission = rng.free(MISSIONS, taken)
        taken |= bit(mission)
        state.missions |= mission << (SEAT_BITS * seat)


def begin_round(state: TikiState) -> None:
    """Start playing with what has been drawn."""
    state.standing = TIKIS
    state.mover = state.starter
    state.turn = 0
    state.turns = cards_each(state) * state.players
    state.phase = PLAYING
    if state.journal is not None:
        events.tell_round(state)


def outcome(state: TikiState) -> Json:
    """Write the set-up of this round as its line in the record."""
    seats = range(int(state.players))
    return {
        "chance": "round",
        "value": {
            "starter": int(state.starter),
            "column": [state.cards.tikis[tiki] for tiki in unpack_nibbles(state.column, TIKIS)],
            "aside": [list_kinds(state.aside_of(seat)) for seat in seats],
            "missions": [state.cards.mission_names(state.mission_of(seat)) for seat in seats],
        },
    }


def place(state: TikiState, line: Json) -> None:
    """Set up a round as a record says, or raise LanaiError and change nothing."""
    value = line.get("value")
    if not state.chance_due() or line.get("chance") != "round" or not isinstance(value, dict):
        raise LanaiError("chance-not-due", {"expected": "round"})
    starter = _read_starter(state, value.get("starter"))
    column = _read_column(state, value.get("column"))
    aside = [_read_aside(state, cards) for cards in _by_seat(state, value, "aside", "TT-S3")]
    missions = _read_missions(state, _by_seat(state, value, "missions", "TT-S4"))
    full = full_hand(state)
    state.starter, state.column = starter, column
    state.hands = state.aside = state.missions = 0
    for seat in range(state.players):
        state.hands |= (full - aside[seat]) << (HAND_BITS * seat)
        state.aside |= aside[seat] << (HAND_BITS * seat)
        state.missions |= i64(missions[seat]) << (SEAT_BITS * seat)
    begin_round(state)


def _read_starter(state: TikiState, starter: object) -> i64:
    if type(starter) is not int or starter not in range(int(state.players)):
        raise impossible_chance("TT-S5")
    if state.starter != NOBODY and starter != (state.starter + 1) % state.players:
        raise impossible_chance("TT-S5")
    return starter


def _read_column(state: TikiState, names: object) -> i64:
    tikis = state.cards.tikis
    if not isinstance(names, list) or sorted(map(str, names)) != sorted(tikis):
        raise impossible_chance("TT-S1")
    column = [tikis.index(name) for name in names]
    groups = [tiki // GROUP_SIZE for tiki in column]
    if any(groups[at] != groups[at - at % GROUP_SIZE] for at in range(TIKIS)):
        raise impossible_chance("TT-S1")
    return pack_nibbles(column)


def _by_seat(state: TikiState, value: Json, key: str, rule: str) -> list[list[object]]:
    lists = value.get(key)
    if not isinstance(lists, list) or len(lists) != state.players:
        raise impossible_chance(rule)
    if not all(isinstance(each, list) for each in lists):
        raise impossible_chance(rule)
    return lists


def _read_aside(state: TikiState, names: list[object]) -> i64:
    if len(names) != state.hand_option.aside:
        raise impossible_chance("TT-S3")
    counts = [names.count(kind) for kind in KINDS]
    full = full_hand(state)
    enough = all(count <= count_kind(full, kind) for kind, count in enumerate(counts))
    if sum(counts) != len(names) or not enough:
        raise impossible_chance("TT-S3")
    return pack_cards(counts)


def _read_missions(state: TikiState, trios: list[list[object]]) -> list[int]:
    named: list[object] = [state.cards.mission_names(mission) for mission in range(MISSIONS)]
    missions = [named.index(trio) if trio in named else MISSIONS for trio in trios]
    if len(set(missions)) != len(missions):
        raise impossible_chance("TT-S4")
    if any(mission == MISSIONS or (state.scored >> mission) & 1 for mission in missions):
        raise impossible_chance("TT-S4")
    return missions
