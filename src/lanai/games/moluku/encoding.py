"""What a seat may know of a Moluku position, as cells for learning programs.

It says what `view.py` says. Seats count from the viewer to the left, so that every seat sees the
table from its own place. A set of cards is 48 cells, one for each card by its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lanai.core.bits import count_bits, nibble
from lanai.core.cells import Cells, Layout, left_of, relative
from lanai.core.contract import NOBODY
from lanai.games.moluku.masks import CARDS, COLOURS, CORNERS, HEIGHTS, colour_number
from lanai.games.moluku.phases import ADJUST, NAMES, PLAY, SEASONS
from lanai.games.moluku.trick import RANK_BITS, RANK_MASK, seat_at, wedding_comes

if TYPE_CHECKING:
    from lanai.games.moluku.state import MolukuState

MEMORY_OF_A_SEAT: Final = 1200


def layout(players: int) -> Layout:
    """Name the segments of an observation, with their shapes."""
    return [
        ("seat", (players,)),
        ("to_act", (players,)),
        ("leader", (players,)),
        ("age", (players, players)),
        ("season", (SEASONS,)),
        ("step", (len(NAMES),)),
        ("trump", (COLOURS,)),
        ("led", (COLOURS,)),
        ("wedding", (1,)),
        ("reversed", (1,)),
        ("order", (players, players)),
        ("picked", (1,)),
        ("stock", (1,)),
        ("scores", (players, 2)),
        ("cards", (players,)),
        ("voids", (players, COLOURS)),
        ("island", (players, CARDS)),
        ("covered", (players, CARDS)),
        ("first", (players, CARDS)),
        ("second", (players, CARDS)),
        ("taken_up", (players, CARDS)),
        ("discarded", (players, CARDS)),
        ("hand", (CARDS,)),
        ("chosen", (CARDS,)),
        ("gave", (CARDS,)),
        ("got", (CARDS,)),
        ("owes", (1,)),
    ]


def memory(players: int) -> int:
    """Say for how many changes of an observation, and own moves, a whole game needs room.

    Random games have up to 850 for each seat, and those that change all they can hardly more.
    """
    return MEMORY_OF_A_SEAT * players


def encode(state: MolukuState, viewer: i64, cells: Cells) -> None:
    """Write all that a seat may know."""
    _encode_table(state, viewer, cells)
    _encode_trick(state, viewer, cells)
    _encode_numbers(state, viewer, cells)
    _encode_cards(state, viewer, cells)
    _encode_own(state, viewer, cells)


def _encode_table(state: MolukuState, viewer: i64, cells: Cells) -> None:
    """Write who acts and leads, the ages, the Season and the step, trump and suit."""
    players = state.players
    cells.one_of(viewer, players)
    for distance in range(players):
        cells.number(1 if _must_act(state, left_of(viewer, distance, players)) else 0)
    cells.one_of(relative(state.leader, viewer, players), players)
    _encode_seats(state, state.age, state.age != NOBODY, viewer, cells)
    cells.one_of(min(state.season, SEASONS - 1), SEASONS)
    cells.one_of(state.phase, len(NAMES))
    cells.one_of(colour_number(state.trump) if state.trump else i64(NOBODY), COLOURS)
    cells.one_of(colour_number(state.led) if state.led else i64(NOBODY), COLOURS)
    cells.number(state.wedding)
    cells.number(state.reversed)


def _must_act(state: MolukuState, seat: i64) -> bool:
    """Tell whether a seat owes a decision, as `to_act` does."""
    return state.owed_by(seat) > 0 if state.phase == ADJUST else seat == state.mover


def _encode_seats(state: MolukuState, packed: i64, known: bool, viewer: i64, cells: Cells) -> None:
    """Write an order of all seats, place by place; no cell where it is not known."""
    players = state.players
    for place in range(players):
        seat: i64 = nibble(packed, place) if known else i64(NOBODY)
        cells.one_of(relative(seat, viewer, players), players)


def _encode_trick(state: MolukuState, viewer: i64, cells: Cells) -> None:
    """Write the seats as their cards rank now or as they pick, and how many have (MO-H1)."""
    if state.phase == PLAY:
        _encode_ranks(state, viewer, cells)
    else:
        _encode_seats(state, state.order, state.order != 0, viewer, cells)
    cells.number(state.picked)


def _encode_ranks(state: MolukuState, viewer: i64, cells: Cells) -> None:
    """Write the seats whose cards lie in the trick, the strongest first (MO-P2: not in a pair)."""
    players = state.players
    laid = i64(0) if wedding_comes(state) else state.laid
    for place in range(laid):
        rank = (state.ranks >> (RANK_BITS * place)) & RANK_MASK
        stronger: i64 = 0
        for other in range(laid):
            if (state.ranks >> (RANK_BITS * other)) & RANK_MASK > rank:
                stronger += 1
        seat = relative(seat_at(state, place), viewer, players)
        cells.put(stronger * players + seat, 1)
    cells.at += players * players


def _encode_numbers(state: MolukuState, viewer: i64, cells: Cells) -> None:
    """Write what is counted: the stock, points, hands, and the colours shown not to be held."""
    players = state.players
    cells.number(count_bits(state.stock()))
    for distance in range(players):
        cells.points(state.points_of(left_of(viewer, distance, players)))
    for distance in range(players):
        cells.number(count_bits(state.owned(state.hand, left_of(viewer, distance, players))))
    for distance in range(players):
        voids = (state.voids >> (left_of(viewer, distance, players))) & CORNERS
        cells.numbers(voids, HEIGHTS, COLOURS)


def _encode_cards(state: MolukuState, viewer: i64, cells: Cells) -> None:
    """Write the cards that everybody knows of; of discards also the viewer's own."""
    players = state.players
    _encode_owned(state, state.island, viewer, cells)
    _encode_owned(state, state.covered, viewer, cells)
    _encode_owned(state, state.first, viewer, cells)
    _encode_owned(state, state.second, viewer, cells)
    unseen = ~state.shown()
    for distance in range(players):
        cells.bits(state.taken_up(unseen, left_of(viewer, distance, players)), CARDS)
    cells.bits(state.owned(state.out, viewer), CARDS)
    for distance in range(1, players):
        known = state.out & state.seen & ~state.taken
        cells.bits(state.owned(known, left_of(viewer, distance, players)), CARDS)


def _encode_owned(state: MolukuState, cards: i64, viewer: i64, cells: Cells) -> None:
    """Write whose the cards of a set are."""
    players = state.players
    if cards == 0:
        cells.at += players * CARDS
        return
    for distance in range(players):
        cells.bits(state.owned(cards, left_of(viewer, distance, players)), CARDS)


def _encode_own(state: MolukuState, viewer: i64, cells: Cells) -> None:
    """Write what only the viewer knows."""
    hand = state.owned(state.hand, viewer)
    cells.bits(hand, CARDS)
    cells.bits(state.owned(state.chosen, viewer), CARDS)
    cells.bits(state.taken_up(state.hand & ~hand, viewer), CARDS)
    cells.bits(hand & state.taken & ~state.taken_up(hand, viewer), CARDS)
    cells.number(state.owed_by(viewer))
