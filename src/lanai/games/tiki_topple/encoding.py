"""What a seat may know of a Tiki Topple position, as cells for learning programs.

It says what `view.py` says. Seats count from the viewer to the left, so that every seat sees the
table from its own place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import NIBBLE_BITS, low_bits
from lanai.core.cells import Cells, Layout, left_of, relative
from lanai.games.tiki_topple.cards import (
    KIND_BITS,
    KINDS,
    MISSIONS,
    RANKS,
    TIKIS,
    count_cards,
)
from lanai.games.tiki_topple.phases import PLAYING
from lanai.games.tiki_topple.rules import full_hand

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

MOST_ROUNDS: Final = 4
MEMORY_OF_A_SEAT: Final = 600


def layout(players: int) -> Layout:
    """Name the segments of an observation, with their shapes."""
    kinds = len(KINDS)
    return [
        ("seat", (players,)),
        ("turn", (players,)),
        ("starter", (players,)),
        ("round", (MOST_ROUNDS,)),
        ("column", (TIKIS, TIKIS)),
        ("standing", (TIKIS,)),
        ("scores", (players, 2)),
        ("missions_out", (MISSIONS,)),
        ("cards", (players,)),
        ("played", (players, kinds)),
        ("hand", (kinds,)),
        ("aside", (kinds,)),
        ("mission", (RANKS, TIKIS)),
    ]


def memory(players: int) -> int:
    """Say for how many changes of an observation, and own moves, a whole game needs room.

    Random games have up to 430 for each seat, and those that change all they can 440.
    """
    return MEMORY_OF_A_SEAT * players


def encode(state: TikiState, viewer: i64, cells: Cells) -> None:
    """Write all that a seat may know."""
    players = state.players
    cells.one_of(viewer, players)
    cells.one_of(relative(state.next_seat(), viewer, players), players)
    cells.one_of(relative(state.starter, viewer, players), players)
    cells.one_of(min(state.round, MOST_ROUNDS - 1), MOST_ROUNDS)
    cells.ones_of(state.column, NIBBLE_BITS, TIKIS, TIKIS)
    cells.bits(low_bits(state.standing), TIKIS)
    for distance in range(players):
        cells.points(state.points_of(left_of(viewer, distance, players)))
    cells.bits(state.scored, MISSIONS)
    if state.phase == PLAYING:
        _encode_cards(state, viewer, cells)


def _encode_cards(state: TikiState, viewer: i64, cells: Cells) -> None:
    """Write the cards of the round: everybody's played ones, the viewer's own and its mission."""
    players = state.players
    kinds: i64 = len(KINDS)
    full = full_hand(state)
    for distance in range(players):
        cells.number(count_cards(state.hand_of(left_of(viewer, distance, players))))
    for distance in range(players):
        seat = left_of(viewer, distance, players)
        cells.numbers(full - state.hand_of(seat) - state.aside_of(seat), KIND_BITS, kinds)
    cells.numbers(state.hand_of(viewer), KIND_BITS, kinds)
    cells.numbers(state.aside_of(viewer), KIND_BITS, kinds)
    mission = state.cards.missions[state.mission_of(viewer)]
    cells.ones_of(mission, NIBBLE_BITS, RANKS, TIKIS)
