"""The moves of Moonshine and what they do, in the rulebook's order (ids as in `docs/games/`).

`steps.py` says how the game goes from step to step and `duties.py` what a seat owes meanwhile,
`board.py` where everything lies; `resources.py`, `moons.py` and `scoring.py` what things are worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.games.moonshine import events
from lanai.games.moonshine.board import (
    GONE,
    client_at,
    insert_client,
    offer_of,
    place_of,
    power_of,
    rank_of,
)
from lanai.games.moonshine.card_sets import add_card, drop_card, move_cards, nth_card
from lanai.games.moonshine.cards import CLIENTS
from lanai.games.moonshine.duties import (
    clear_duty,
    give_action,
    note_client,
    owe,
    owed_by,
    task_of,
    validating,
)
from lanai.games.moonshine.moons import clear_client, put_moon, take_moon
from lanai.games.moonshine.moves import (
    DRAW_MOVE,
    FIRST_KEEP,
    FIRST_LOSE,
    FIRST_MOON,
    FIRST_PAY,
    FIRST_PICK,
    FIRST_REPLACE,
    FIRST_VALIDATE,
    KEEP_DICE,
    PAIRS,
    REPLACE_NONE,
    TAKE_MOON_MOVE,
)
from lanai.games.moonshine.phases import (
    AWAIT_DRAW,
    CHOOSE,
    DRAW_CARDS,
    IDLE,
    LOSE,
    PAY,
    PICK,
    PLACE,
    REPLACE,
    REROLL_DICE,
    ROLL,
    TAKE_MOON,
    VALIDATE,
)
from lanai.games.moonshine.resources import moon_cost
from lanai.games.moonshine.scoring import count_validated
from lanai.games.moonshine.steps import ask_for_cards, begin_dice_moons, finish, go_on, strike_bolt

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


def play(state: MoonState, seat: i64, move: i64) -> None:
    """Carry out a move of a seat: what kind it is follows from the seat's duty."""
    task = task_of(state.now, seat)
    if task == CHOOSE:
        choose_action(state, seat, move)
    elif task == PLACE:
        place_moon(state, seat, move - FIRST_MOON)
    elif task == REPLACE:
        replace_client(state, seat, move)
    elif task == PICK:
        pick_client(state, seat, move - FIRST_PICK)
    elif task == PAY:
        pay_moon(state, seat, move - FIRST_PAY)
    elif task == REROLL_DICE:
        reroll_dice(state, seat, move)
    elif task == LOSE:
        lose_moon(state, seat, move - FIRST_LOSE)
    else:
        keep_clients(state, seat, move - FIRST_KEEP)


# Set-up


def keep_clients(state: MoonState, seat: i64, pair: i64) -> None:
    """MS-S3: each keeps as many of the offered clients as they have slots."""
    board = state.now
    one = nth_card(board, offer_of(seat), PAIRS.lower[pair])
    two = nth_card(board, offer_of(seat), PAIRS.upper[pair])
    for card in (one, two):
        drop_card(board, offer_of(seat), card)
        insert_client(board, seat, card, state.cards.capacities[card])
    move_cards(board, offer_of(seat), GONE)
    if state.journal is not None:
        events.tell_kept(state, seat)
    finish(state, seat)


# Moons


def place_moon(state: MoonState, seat: i64, number: i64) -> None:
    """MS-M1: a gained moon is placed at once on a free place; it never moves afterwards."""
    board = state.now
    put_moon(state.cards, board, seat, place_of(board, seat, number))
    owe(board, seat, -1)
    if state.journal is not None:
        events.tell_place(state, seat, "moon", number)
    go_on(state, seat)


# A round: 1 dice


def reroll_dice(state: MoonState, seat: i64, move: i64) -> None:
    """MS-D2: reroll any of these dice, or stop early."""
    clear_duty(state.now, seat)
    state.waiting = 0
    if move == KEEP_DICE:
        if state.journal is not None:
            events.tell_stopped(state, seat)
        begin_dice_moons(state)
    else:
        state.rerolls -= 1
        state.rolling = move
        state.due = ROLL


# 3 action


def choose_action(state: MoonState, seat: i64, move: i64) -> None:
    """MS-A0: exactly one of validate, moon, draw."""
    if move == DRAW_MOVE:
        draw_clients(state, seat)
    elif move == TAKE_MOON_MOVE:
        take_action_moon(state, seat)
    else:
        validate(state, seat, move - FIRST_VALIDATE)


def validate(state: MoonState, seat: i64, card: i64) -> None:
    """MS-A1: a client whose cost is met is validated once its moons are paid."""
    board = state.now
    cost = moon_cost(state.cards, card, power_of(board, seat))
    give_action(board, seat, VALIDATE, PAY, cost)
    note_client(board, seat, card)
    if state.journal is not None:
        events.tell_validating(state, seat, card, cost)
    if cost == 0:
        end_validation(state, seat)


def pay_moon(state: MoonState, seat: i64, number: i64) -> None:
    """MS-A1: discard a moon from any of one's places."""
    board = state.now
    take_moon(state.cards, board, seat, place_of(board, seat, number))
    owe(board, seat, -1)
    if state.journal is not None:
        events.tell_place(state, seat, "paid", number)
    if owed_by(board, seat) == 0:
        end_validation(state, seat)


def end_validation(state: MoonState, seat: i64) -> None:
    """MS-A1: moons left on it are discarded; it goes under the bar and counts from now on."""
    board = state.now
    cards = state.cards
    card = validating(board, seat)
    clear_client(cards, board, seat, rank_of(board, seat, card))
    count_validated(cards, board, seat, card)
    if state.journal is not None:
        events.tell_validated(state, seat, card)
    go_on(state, seat)


def take_action_moon(state: MoonState, seat: i64) -> None:
    """MS-A3: gain one moon (only if it can be placed)."""
    give_action(state.now, seat, TAKE_MOON, PLACE, 1)
    if state.journal is not None:
        events.tell_took_moon(state, seat)


def draw_clients(state: MoonState, seat: i64) -> None:
    """MS-A4: draw as many clients as one has eyes. Always possible."""
    give_action(state.now, seat, DRAW_CARDS, IDLE, 0)
    ask_for_cards(state, seat, AWAIT_DRAW)


def replace_client(state: MoonState, seat: i64, move: i64) -> None:
    """MS-A4: replace one client by one that was drawn, or none; the rest is discarded."""
    board = state.now
    cards = state.cards
    if move == REPLACE_NONE:
        if state.journal is not None:
            events.tell_replaced_none(state, seat)
        move_cards(board, offer_of(seat), GONE)
    else:
        rank = (move - FIRST_REPLACE) // CLIENTS
        card = (move - FIRST_REPLACE) % CLIENTS
        old = client_at(board, seat, rank)
        if state.journal is not None:
            events.tell_replaced(state, seat, old, card)
        clear_client(cards, board, seat, rank)
        add_card(board, GONE, old)
        take_client(state, seat, card)
    go_on(state, seat)


def pick_client(state: MoonState, seat: i64, card: i64) -> None:
    """MS-A2: keep one of the cards drawn for a refill, discard the others."""
    if state.journal is not None:
        events.tell_picked(state, seat, card)
    take_client(state, seat, card)
    go_on(state, seat)


def take_client(state: MoonState, seat: i64, card: i64) -> None:
    """Put a chosen card before a seat, discard the others that were drawn with it."""
    board = state.now
    drop_card(board, offer_of(seat), card)
    insert_client(board, seat, card, state.cards.capacities[card])
    move_cards(board, offer_of(seat), GONE)
    strike_bolt(state, seat, card)


# Losses at the end of the action


def lose_moon(state: MoonState, seat: i64, number: i64) -> None:
    """MS-A5: each loser chooses their moon."""
    board = state.now
    take_moon(state.cards, board, seat, place_of(board, seat, number))
    owe(board, seat, -1)
    if state.journal is not None:
        events.tell_place(state, seat, "lost", number)
    if owed_by(board, seat) == 0:
        finish(state, seat)
