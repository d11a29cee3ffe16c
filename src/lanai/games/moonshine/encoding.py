"""What a seat may know of a Moonshine position, as cells for learning programs.

It says what `view.py` says; in the hidden steps (MS-S3, MS-A0) that is how the others were when the
step began. Seats count from the viewer to the left, so that every seat sees the table from its own
place. A set of clients is 70 cells, one for each client by its number. What tells of the viewer is
the board as it is (`own`); of the others, the board that all know of (`others`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.cells import Cells, Layout, left_of, relative
from lanai.games.moonshine.board import (
    DECK,
    FIRST_CLIENT,
    PILE,
    PLACE_BITS,
    bar_of,
    client_at,
    count_clients,
    count_moons,
    moons_on,
    offer_of,
    packed_moons,
    power_of,
    validated_by,
)
from lanai.games.moonshine.card_sets import HALF, count_cards
from lanai.games.moonshine.cards import (
    BONUSES,
    CLIENTS,
    COLOURS,
    DICE_COUNT,
    FACES,
    POWER_BITS,
    SIDES,
    SPOTS_OF_A_BAR,
)
from lanai.games.moonshine.duties import owed_by, task_of, validating
from lanai.games.moonshine.phases import SETTING_UP, STEPS, TASKS
from lanai.games.moonshine.resources import FACE_BITS
from lanai.games.moonshine.tally import points_of, strikes_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

MEMORY: Final = 4000
MEMORY_OF_A_SEAT: Final = 1000
SPOTS_MASK: Final = 15
"""The part of a seat's packed moons that lies on the spots of its bar."""


def layout(players: int) -> Layout:
    """Name the segments of an observation, with their shapes."""
    return [
        ("seat", (players,)),
        ("waiting", (players,)),
        ("first", (players,)),
        ("active", (players,)),
        ("step", (len(STEPS),)),
        ("round", (2,)),
        ("dice", (DICE_COUNT, len(FACES))),
        ("rerolls", (1,)),
        ("deck", (1,)),
        ("pile", (CLIENTS,)),
        ("task", (len(TASKS),)),
        ("owed", (1,)),
        ("validating", (CLIENTS,)),
        ("bar", (players, COLOURS * len(SIDES))),
        ("bar_moons", (players, SPOTS_OF_A_BAR)),
        ("moons", (players,)),
        ("strikes", (players,)),
        ("points", (players, 2)),
        ("bonuses", (players, len(BONUSES))),
        ("validated", (players, CLIENTS)),
        ("clients", (players, CLIENTS)),
        ("client_moons", (players, CLIENTS)),
        ("offer", (players, CLIENTS)),
    ]


def memory(players: int) -> int:
    """Say for how many changes of an observation, and own moves, a game of some length needs room.

    The rules set no bound. Random games have up to 2,820 with 2 seats, and 4,350 with 5.
    """
    return MEMORY + MEMORY_OF_A_SEAT * players


def encode(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write all that a seat may know."""
    _encode_table(state, viewer, cells)
    if state.step == SETTING_UP:
        return
    _encode_duty(state, viewer, cells)
    _encode_bars(state, viewer, cells)
    _encode_counts(state, viewer, cells)
    _encode_clients(state, viewer, cells)


def _encode_table(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write who acts, the step, the dice and the cards in the middle."""
    players = state.players
    middle = state.open_board()
    cells.one_of(viewer, players)
    for distance in range(players):
        cells.number((state.waiting >> (left_of(viewer, distance, players))) & 1)
    cells.one_of(relative(state.first, viewer, players), players)
    cells.one_of(relative(state.active, viewer, players), players)
    cells.one_of(state.step, len(STEPS))
    cells.points(state.round)
    cells.ones_of(state.dice, FACE_BITS, DICE_COUNT, len(FACES))
    cells.number(state.rerolls)
    cells.number(count_cards(middle, DECK))
    _encode_set(middle, PILE, cells)


def _encode_set(board: vec[i64], at: i64, cells: Cells) -> None:
    """Write the set of clients at `at`."""
    cells.bits(board[at], HALF)
    cells.bits(board[at + 1], HALF)


def _encode_duty(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write what the viewer has to do."""
    cells.one_of(task_of(state.now, viewer), len(TASKS))
    cells.number(owed_by(state.now, viewer))
    cells.one_of(validating(state.now, viewer), CLIENTS)


def _encode_bars(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write everybody's bar and the moons on its spots."""
    players = state.players
    own, others = state.now, state.open_board()
    for distance in range(players):
        seat = left_of(viewer, distance, players)
        cells.one_of(bar_of(state.now, seat), COLOURS * len(SIDES))
    for distance in range(players):
        moons = packed_moons(others if distance else own, left_of(viewer, distance, players))
        cells.numbers(moons & SPOTS_MASK, PLACE_BITS, SPOTS_OF_A_BAR)


def _encode_counts(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write what is counted for every seat: moons, strikes, points, bonuses."""
    players = state.players
    own, others = state.now, state.open_board()
    for distance in range(players):
        seat = left_of(viewer, distance, players)
        cells.number(count_moons(others if distance else own, seat))
    for distance in range(players):
        seat = left_of(viewer, distance, players)
        cells.number(strikes_of(others if distance else own, seat))
    for distance in range(players):
        seat = left_of(viewer, distance, players)
        cells.points(points_of(others if distance else own, seat))
    for distance in range(players):
        seat = left_of(viewer, distance, players)
        power = power_of(others if distance else own, seat)
        cells.numbers(power, POWER_BITS, len(BONUSES))


def _encode_clients(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write everybody's clients: validated, before the seat, with moons, on offer."""
    players = state.players
    own, others = state.now, state.open_board()
    for distance in range(players):
        validated = validated_by(left_of(viewer, distance, players))
        _encode_set(others if distance else own, validated, cells)
    _encode_fronts(state, viewer, cells)
    for distance in range(players):
        if distance and state.hides():
            cells.at += CLIENTS
        else:
            _encode_set(state.now, offer_of(left_of(viewer, distance, players)), cells)


def _encode_fronts(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write the clients before everybody, and then the moons on them."""
    players = state.players
    own, others = state.now, state.open_board()
    for distance in range(players):
        seat = left_of(viewer, distance, players)
        board = others if distance else own
        for rank in range(count_clients(board, seat)):
            client = client_at(board, seat, rank)
            cells.put(client, 1)
            cells.put(client + players * CLIENTS, moons_on(board, seat, FIRST_CLIENT + rank))
        cells.at += CLIENTS
    cells.at += players * CLIENTS
