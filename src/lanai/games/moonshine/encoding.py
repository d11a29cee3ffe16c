"""What a seat may know of a Moonshine position, as cells for learning programs.

It says what `view.py` says; in the hidden steps (MS-S3, MS-A0) that is how the others were when the
step began. Seats count from the viewer to the left, so that every seat sees the table from its own
place. A set of clients is 70 cells, one for each client by its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.cells import Cells, Layout, relative
from lanai.games.moonshine.board import (
    DECK,
    FIRST_CLIENT,
    PILE,
    bar_of,
    client_at,
    count_clients,
    count_moons,
    moons_on,
    offer_of,
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
    SIDES,
    SPOTS_OF_A_BAR,
    count_of,
)
from lanai.games.moonshine.duties import owed_by, task_of, validating
from lanai.games.moonshine.phases import SETTING_UP, STEPS, TASKS
from lanai.games.moonshine.resources import face_of
from lanai.games.moonshine.tally import points_of, strikes_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


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


def encode(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write all that a seat may know."""
    _encode_table(state, viewer, cells)
    if state.step == SETTING_UP:
        return
    _encode_duty(state, viewer, cells)
    _encode_bars(state, viewer, cells)
    _encode_counts(state, viewer, cells)
    _encode_clients(state, viewer, cells)


def _known_board(state: MoonState, seat: i64, viewer: i64) -> vec[i64]:
    """Give the board that tells a viewer of a seat: in a hidden step of others, that before it."""
    return state.before if seat != viewer and state.hides() else state.now


def _encode_table(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write who acts, the step, the dice and the cards in the middle."""
    players = state.players
    middle = state.open_board()
    cells.one_of(viewer, players)
    for distance in range(players):
        cells.number((state.waiting >> ((viewer + distance) % players)) & 1)
    cells.one_of(relative(state.first, viewer, players), players)
    cells.one_of(relative(state.active, viewer, players), players)
    cells.one_of(state.step, len(STEPS))
    cells.points(state.round)
    for die in range(i64(DICE_COUNT)):
        cells.one_of(face_of(state.dice, die), len(FACES))
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
    for distance in range(players):
        seat = (viewer + distance) % players
        cells.one_of(bar_of(state.now, seat), COLOURS * len(SIDES))
    for distance in range(players):
        seat = (viewer + distance) % players
        board = _known_board(state, seat, viewer)
        for place in range(i64(SPOTS_OF_A_BAR)):
            cells.number(moons_on(board, seat, place))


def _encode_counts(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write what is counted for every seat: moons, strikes, points, bonuses."""
    players = state.players
    for distance in range(players):
        seat = (viewer + distance) % players
        cells.number(count_moons(_known_board(state, seat, viewer), seat))
    for distance in range(players):
        seat = (viewer + distance) % players
        cells.number(strikes_of(_known_board(state, seat, viewer), seat))
    for distance in range(players):
        seat = (viewer + distance) % players
        cells.points(points_of(_known_board(state, seat, viewer), seat))
    for distance in range(players):
        seat = (viewer + distance) % players
        power = power_of(_known_board(state, seat, viewer), seat)
        for kind in range(i64(len(BONUSES))):
            cells.number(count_of(power, kind))


def _encode_clients(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write everybody's clients: validated, before the seat, with moons, on offer."""
    players = state.players
    for distance in range(players):
        seat = (viewer + distance) % players
        _encode_set(_known_board(state, seat, viewer), validated_by(seat), cells)
    for distance in range(players):
        seat = (viewer + distance) % players
        _encode_front(_known_board(state, seat, viewer), seat, cells, players)
    cells.at += players * CLIENTS
    for distance in range(players):
        seat = (viewer + distance) % players
        if seat != viewer and state.hides():
            cells.at += CLIENTS
        else:
            _encode_set(state.now, offer_of(seat), cells)


def _encode_front(board: vec[i64], seat: i64, cells: Cells, players: i64) -> None:
    """Write the clients before a seat, and one segment further the moons on them."""
    for rank in range(count_clients(board, seat)):
        client = client_at(board, seat, rank)
        cells.data[cells.at + client] = 1
        moons = moons_on(board, seat, FIRST_CLIENT + rank)
        cells.data[cells.at + players * CLIENTS + client] = int(moons)
    cells.at += CLIENTS
