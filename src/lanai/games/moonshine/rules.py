"""The moves of Moonshine and what they do, in the rulebook's order (ids as in `docs/games/`).

`steps.py` says how the game goes from step to step, `board.py` where everything lies, `chance.py`
what is drawn, `choices.py` which moves there are; `resources.py`, `moons.py` and `scoring.py` what
things are worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.games.moonshine import events
from lanai.games.moonshine.board import (
    ACTION_AT,
    AWAIT_DRAW,
    CHOOSE,
    CLIENT_AT,
    DRAW_CARDS,
    DUTY,
    GONE,
    IDLE,
    LOSE,
    OFFER,
    OWED_AT,
    OWED_ONE,
    PAY,
    PICK,
    PLACE,
    POWER,
    REPLACE,
    REROLL_DICE,
    ROLL,
    TAKE_MOON,
    VALIDATE,
    add_card,
    client_at,
    drop_card,
    duty_client,
    insert_client,
    move_cards,
    nth_card,
    owed_by,
    place_of,
    rank_of,
    task_of,
    words_of,
)
from lanai.games.moonshine.cards import CLIENTS
from lanai.games.moonshine.choices import (
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
from lanai.games.moonshine.moons import clear_client, put_moon, take_moon
from lanai.games.moonshine.resources import moon_cost
from lanai.games.moonshine.scoring import count_validated
from lanai.games.moonshine.steps import ask_for_cards, begin_dice_moons, finish, go_on, strike_bolt

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


def play(state: MoonState, seat: i64, move: i64) -> None:
    """Carry out a move of a seat: what kind it is follows from the seat's duty."""
    task = task_of(state.now, words_of(seat))
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
    words, at = state.now, words_of(seat)
    one = nth_card(words, at + OFFER, PAIRS.lower[pair])
    two = nth_card(words, at + OFFER, PAIRS.upper[pair])
    for card in (one, two):
        drop_card(words, at + OFFER, card)
        insert_client(words, at, card, state.table.rooms[card])
    move_cards(words, at + OFFER, GONE)
    if state.journal is not None:
        events.tell_kept(state, seat)
    finish(state, seat)


# Moons


def place_moon(state: MoonState, seat: i64, number: i64) -> None:
    """MS-M1: a gained moon is placed at once on a free place; it never moves afterwards."""
    words, at = state.now, words_of(seat)
    put_moon(state.table, words, at, place_of(words, at, number))
    words[at + DUTY] -= OWED_ONE
    if state.journal is not None:
        events.tell_place(state, seat, "moon", number)
    go_on(state, seat)


# A round: 1 dice


def reroll_dice(state: MoonState, seat: i64, move: i64) -> None:
    """MS-D2: reroll any of these dice, or stop early."""
    words, at = state.now, words_of(seat)
    words[at + DUTY] = IDLE
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
    words, at = state.now, words_of(seat)
    cost = moon_cost(state.table, card, words[at + POWER])
    action: i64 = VALIDATE
    words[at + DUTY] = PAY | (cost << OWED_AT) | ((card + 1) << CLIENT_AT) | (action << ACTION_AT)
    if state.journal is not None:
        events.tell_validating(state, seat, card, cost)
    if cost == 0:
        end_validation(state, seat)


def pay_moon(state: MoonState, seat: i64, number: i64) -> None:
    """MS-A1: discard a moon from any of one's places."""
    words, at = state.now, words_of(seat)
    take_moon(state.table, words, at, place_of(words, at, number))
    words[at + DUTY] -= OWED_ONE
    if state.journal is not None:
        events.tell_place(state, seat, "paid", number)
    if owed_by(words, at) == 0:
        end_validation(state, seat)


def end_validation(state: MoonState, seat: i64) -> None:
    """MS-A1: moons left on it are discarded; it goes under the bar and counts from now on."""
    words, at = state.now, words_of(seat)
    cards = state.table
    card = duty_client(words, at)
    clear_client(cards, words, at, rank_of(words, at, card))
    count_validated(cards, words, at, card)
    if state.journal is not None:
        events.tell_validated(state, seat, card)
    go_on(state, seat)


def take_action_moon(state: MoonState, seat: i64) -> None:
    """MS-A3: gain one moon (only if it can be placed)."""
    words, at = state.now, words_of(seat)
    action: i64 = TAKE_MOON
    words[at + DUTY] = PLACE | OWED_ONE | (action << ACTION_AT)
    if state.journal is not None:
        events.tell_took_moon(state, seat)


def draw_clients(state: MoonState, seat: i64) -> None:
    """MS-A4: draw as many clients as one has eyes. Always possible."""
    words, at = state.now, words_of(seat)
    action: i64 = DRAW_CARDS
    words[at + DUTY] = action << ACTION_AT
    ask_for_cards(state, seat, AWAIT_DRAW)


def replace_client(state: MoonState, seat: i64, move: i64) -> None:
    """MS-A4: replace one client by one that was drawn, or none; the rest is discarded."""
    words, at = state.now, words_of(seat)
    cards = state.table
    if move == REPLACE_NONE:
        if state.journal is not None:
            events.tell_replaced_none(state, seat)
        move_cards(words, at + OFFER, GONE)
    else:
        rank = (move - FIRST_REPLACE) // CLIENTS
        card = (move - FIRST_REPLACE) % CLIENTS
        old = client_at(words, at, rank)
        if state.journal is not None:
            events.tell_replaced(state, seat, old, card)
        clear_client(cards, words, at, rank)
        add_card(words, GONE, old)
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
    words, at = state.now, words_of(seat)
    drop_card(words, at + OFFER, card)
    insert_client(words, at, card, state.table.rooms[card])
    move_cards(words, at + OFFER, GONE)
    strike_bolt(state, seat, card)


# Losses at the end of the action


def lose_moon(state: MoonState, seat: i64, number: i64) -> None:
    """MS-A5: each loser chooses their moon."""
    words, at = state.now, words_of(seat)
    take_moon(state.table, words, at, place_of(words, at, number))
    words[at + DUTY] -= OWED_ONE
    if state.journal is not None:
        events.tell_place(state, seat, "lost", number)
    if owed_by(words, at) == 0:
        finish(state, seat)
