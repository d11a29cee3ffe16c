"""What a seat may know of a Tiki Topple position, as cells for learning programs.

It says what `view.py` says. Seats count from the viewer to the left, so that every seat sees the
table from its own place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import low_bits
from lanai.core.cells import Cells, Layout, relative
from lanai.games.tiki_topple.cards import (
    KINDS,
    MISSIONS,
    RANKS,
    TIKIS,
    count_cards,
    count_kind,
)
from lanai.games.tiki_topple.column import tiki_at
from lanai.games.tiki_topple.phases import PLAYING
from lanai.games.tiki_topple.rules import full_hand

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState

MOST_ROUNDS: Final = 4


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


def encode(state: TikiState, viewer: i64, cells: Cells) -> None:
    """Write all that a seat may know."""
    players = state.players
    cells.one_of(viewer, players)
    cells.one_of(relative(state.next_seat(), viewer, players), players)
    cells.one_of(relative(state.starter, viewer, players), players)
    cells.one_of(min(state.round, MOST_ROUNDS - 1), MOST_ROUNDS)
    for place in range(i64(TIKIS)):
        cells.one_of(tiki_at(state.column, place), TIKIS)
    cells.bits(low_bits(state.standing), TIKIS)
    for distance in range(players):
        cells.points(state.points_of((viewer + distance) % players))
    cells.bits(state.scored, MISSIONS)
    if state.phase == PLAYING:
        _encode_cards(state, viewer, cells)


def _encode_cards(state: TikiState, viewer: i64, cells: Cells) -> None:
    """Write the cards of the round: everybody's played ones, the viewer's own and its mission."""
    players = state.players
    full = full_hand(state)
    for distance in range(players):
        cells.number(count_cards(state.hand_of((viewer + distance) % players)))
    for distance in range(players):
        seat = (viewer + distance) % players
        _encode_kinds(full - state.hand_of(seat) - state.aside_of(seat), cells)
    _encode_kinds(state.hand_of(viewer), cells)
    _encode_kinds(state.aside_of(viewer), cells)
    mission = state.cards.missions[state.mission_of(viewer)]
    for rank in range(i64(RANKS)):
        cells.one_of(tiki_at(mission, rank), TIKIS)


def _encode_kinds(cards: i64, cells: Cells) -> None:
    """Write how many cards of each kind there are."""
    for kind in range(i64(len(KINDS))):
        cells.number(count_kind(cards, kind))
