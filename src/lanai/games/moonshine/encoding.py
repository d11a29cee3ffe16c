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
    BAR,
    DECK,
    FIRST_CLIENT,
    HALF,
    OFFER,
    PILE,
    POWER,
    SETTING_UP,
    STEPS,
    STRIKES_AT,
    STRIKES_MASK,
    TALLY,
    TASKS,
    VALIDATED,
    client_at,
    count_cards,
    count_clients,
    count_moons,
    duty_client,
    moons_on,
    owed_by,
    task_of,
    words_of,
)
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
from lanai.games.moonshine.resources import face_of
from lanai.games.moonshine.scoring import points_of

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


def _known_words(state: MoonState, seat: i64, viewer: i64) -> vec[i64]:
    """Give the words that tell a viewer of a seat: in a hidden step of others, those before it."""
    return state.before if seat != viewer and state.hides() else state.now


def _encode_table(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write who acts, the step, the dice and the cards in the middle."""
    players = state.players
    middle = state.open_words()
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


def _encode_set(words: vec[i64], at: i64, cells: Cells) -> None:
    """Write the set of clients at `at`."""
    cells.bits(words[at], HALF)
    cells.bits(words[at + 1], HALF)


def _encode_duty(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write what the viewer has to do."""
    at = words_of(viewer)
    cells.one_of(task_of(state.now, at), len(TASKS))
    cells.number(owed_by(state.now, at))
    cells.one_of(duty_client(state.now, at), CLIENTS)


def _encode_bars(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write everybody's bar and the moons on its spots."""
    players = state.players
    for distance in range(players):
        at = words_of((viewer + distance) % players)
        cells.one_of(state.now[at + BAR], COLOURS * len(SIDES))
    for distance in range(players):
        seat = (viewer + distance) % players
        words = _known_words(state, seat, viewer)
        for place in range(i64(SPOTS_OF_A_BAR)):
            cells.number(moons_on(words, words_of(seat), place))


def _encode_counts(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write what is counted for every seat: moons, strikes, points, bonuses."""
    players = state.players
    for distance in range(players):
        seat = (viewer + distance) % players
        cells.number(count_moons(_known_words(state, seat, viewer), words_of(seat)))
    for distance in range(players):
        seat = (viewer + distance) % players
        words = _known_words(state, seat, viewer)
        cells.number((words[words_of(seat) + TALLY] >> STRIKES_AT) & STRIKES_MASK)
    for distance in range(players):
        seat = (viewer + distance) % players
        cells.points(points_of(_known_words(state, seat, viewer), words_of(seat)))
    for distance in range(players):
        seat = (viewer + distance) % players
        power = _known_words(state, seat, viewer)[words_of(seat) + POWER]
        for kind in range(i64(len(BONUSES))):
            cells.number(count_of(power, kind))


def _encode_clients(state: MoonState, viewer: i64, cells: Cells) -> None:
    """Write everybody's clients: validated, before the seat, with moons, on offer."""
    players = state.players
    for distance in range(players):
        seat = (viewer + distance) % players
        _encode_set(_known_words(state, seat, viewer), words_of(seat) + VALIDATED, cells)
    for distance in range(players):
        seat = (viewer + distance) % players
        _encode_front(_known_words(state, seat, viewer), words_of(seat), cells, players)
    cells.at += players * CLIENTS
    for distance in range(players):
        seat = (viewer + distance) % players
        if seat != viewer and state.hides():
            cells.at += CLIENTS
        else:
            _encode_set(state.now, words_of(seat) + OFFER, cells)


def _encode_front(words: vec[i64], at: i64, cells: Cells, players: i64) -> None:
    """Write the clients before a seat, and one segment further the moons on them."""
    for rank in range(count_clients(words, at)):
        client = client_at(words, at, rank)
        cells.data[cells.at + client] = 1
        moons = moons_on(words, at, FIRST_CLIENT + rank)
        cells.data[cells.at + players * CLIENTS + client] = int(moons)
    cells.at += CLIENTS
