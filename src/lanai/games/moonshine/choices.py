"""The moves of Moonshine: which are legal, and one of them at random.

A move is an int. Clients and places have fixed numbers (the bar's two spots, then the 70 clients).
Only two kinds are counted from where the seat stands, because all pairs of clients would be
thousands: `replace` names the old client by its rank before the seat, and `keep` (MS-S3) a pair of
the offered clients by their ranks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.rng import Rng
from lanai.games.moonshine.board import (
    CHOOSE,
    FIRST_CLIENT,
    KEEP,
    LOSE,
    NOTHING,
    OFFER,
    PAY,
    PICK,
    PLACE,
    PLACE_BITS,
    REPLACE,
    REROLL_DICE,
    client_at,
    count_bits,
    count_cards,
    count_clients,
    free_places,
    has_card,
    list_cards,
    moon_places,
    nth_bit,
    nth_card,
    place_number,
    place_of,
    rank_of,
    task_of,
    words_of,
)
from lanai.games.moonshine.cards import CLIENTS, DICE_COUNT, MOST_CLIENTS
from lanai.games.moonshine.resources import can_validate, face_of

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

PLACE_NUMBERS: Final = 72
MOST_OFFERED: Final = 6
PAIR_COUNT: Final = 15

KEEP_DICE: Final = 0
FIRST_REROLL: Final = 1
FIRST_MOON: Final = 32
FIRST_VALIDATE: Final = 104
TAKE_MOON_MOVE: Final = 174
DRAW_MOVE: Final = 175
FIRST_PAY: Final = 176
FIRST_PICK: Final = 248
REPLACE_NONE: Final = 318
FIRST_REPLACE: Final = 319
FIRST_LOSE: Final = 809
FIRST_KEEP: Final = 881
MOVES: Final = 896


class PairTable:
    """The pairs of up to six things by number; those of fewer things come first."""

    def __init__(self) -> None:
        lower = vec[i64]()
        upper = vec[i64]()
        for two in range(MOST_OFFERED):
            for one in range(two):
                lower, upper = append(lower, one), append(upper, two)
        self.lower: vec[i64] = lower
        self.upper: vec[i64] = upper


PAIRS: Final = PairTable()


def task_now(state: MoonState, seat: i64) -> i64:
    """Tell what a seat owes now; nothing while chance is due."""
    if state.due != NOTHING or seat < 0 or seat >= state.players:
        return 0
    return task_of(state.now, words_of(seat))


def rolled_dice(state: MoonState) -> i64:
    """Give the dice on the active card, one bit each."""
    dice: i64 = 0
    for die in range(i64(DICE_COUNT)):
        if face_of(state.dice, die):
            dice |= bit(die)
    return dice


def first_of(task: i64) -> i64:
    """Give the first move of a task that concerns places."""
    if task == PLACE:
        return FIRST_MOON
    if task == PAY:
        return FIRST_PAY
    return FIRST_LOSE


def open_places(state: MoonState, seat: i64, task: i64) -> i64:
    """MS-M1, MS-A1, MS-A5: free places to place a moon, places with a moon to pay or lose it."""
    at = words_of(seat)
    return free_places(state.now, at) if task == PLACE else moon_places(state.now, at)


# All of them


def legal(state: MoonState, seat: i64) -> list[int]:
    """List the legal moves of a seat in rising order."""
    task = task_now(state, seat)
    if task == CHOOSE:
        return legal_actions(state, seat)
    if task in (PLACE, PAY, LOSE):
        return legal_places(state, seat, task)
    if task == REPLACE:
        return legal_replacements(state, seat)
    if task == PICK:
        return list_cards(state.now, words_of(seat) + OFFER, FIRST_PICK)
    if task == REROLL_DICE:
        return legal_rerolls(rolled_dice(state))
    if task == KEEP:
        return [FIRST_KEEP + pair for pair in range(count_pairs(state, seat))]
    return []


def legal_actions(state: MoonState, seat: i64) -> list[int]:
    """MS-A0: validate what can be validated, take a moon that can be placed, or draw."""
    words, at = state.now, words_of(seat)
    ranks = can_validate(state, seat)
    moves: list[int] = []
    for rank in range(count_clients(words, at)):
        if (ranks >> rank) & 1:
            moves.append(int(FIRST_VALIDATE + client_at(words, at, rank)))
    if free_places(words, at):
        moves.append(TAKE_MOON_MOVE)
    moves.append(DRAW_MOVE)
    return moves


def legal_rerolls(dice: i64) -> list[int]:
    """MS-D2: any of the dice, or none; counting with the bits of a set lists its subsets."""
    moves = [KEEP_DICE]
    move: i64 = -dice & dice
    while move:
        moves.append(int(move))
        move = (move - dice) & dice
    return moves


def legal_places(state: MoonState, seat: i64, task: i64) -> list[int]:
    """List the places for a moon to be placed, paid or lost."""
    words, at = state.now, words_of(seat)
    first = first_of(task)
    places = open_places(state, seat, task)
    moves: list[int] = []
    place: i64 = 0
    while places:
        if places & 1:
            moves.append(int(first + place_number(words, at, place)))
        places >>= PLACE_BITS
        place += 1
    return moves


def legal_replacements(state: MoonState, seat: i64) -> list[int]:
    """MS-A4: none, or any client before the seat by any card drawn."""
    words, at = state.now, words_of(seat)
    cards = list_cards(words, at + OFFER)
    moves = [REPLACE_NONE]
    for rank in range(int(count_clients(words, at))):
        moves += [FIRST_REPLACE + rank * CLIENTS + card for card in cards]
    return moves


def count_pairs(state: MoonState, seat: i64) -> i64:
    """MS-S3: count the ways to keep two of the offered clients."""
    offered = count_cards(state.now, words_of(seat) + OFFER)
    return offered * (offered - 1) // 2


# One of them


def is_legal(state: MoonState, seat: i64, move: i64) -> bool:
    """Tell whether a seat may make a move now."""
    task = task_now(state, seat)
    if task == CHOOSE:
        return is_legal_action(state, seat, move)
    if task in (PLACE, PAY, LOSE):
        return is_legal_place(state, seat, task, move)
    if task == REPLACE:
        return is_legal_replacement(state, seat, move)
    if task == PICK:
        if move < FIRST_PICK or move >= REPLACE_NONE:
            return False
        return has_card(state.now, words_of(seat) + OFFER, move - FIRST_PICK)
    if task == REROLL_DICE:
        return 0 <= move < FIRST_MOON and move & rolled_dice(state) == move
    if task == KEEP:
        return FIRST_KEEP <= move < FIRST_KEEP + count_pairs(state, seat)
    return False


def is_legal_action(state: MoonState, seat: i64, move: i64) -> bool:
    """MS-A0: tell whether a seat may choose an action."""
    words, at = state.now, words_of(seat)
    if move == DRAW_MOVE:
        return True
    if move == TAKE_MOON_MOVE:
        return free_places(words, at) != 0
    if move < FIRST_VALIDATE or move >= TAKE_MOON_MOVE:
        return False
    rank = rank_of(words, at, move - FIRST_VALIDATE)
    return rank >= 0 and (can_validate(state, seat) >> rank) & 1 != 0


def is_legal_place(state: MoonState, seat: i64, task: i64, move: i64) -> bool:
    """MS-M1, MS-A1, MS-A5: tell whether a moon can be placed on or taken from a place."""
    number: i64 = move - first_of(task)
    if number < 0 or number >= PLACE_NUMBERS:
        return False
    place = place_of(state.now, words_of(seat), number)
    return place >= 0 and (open_places(state, seat, task) >> (PLACE_BITS * place)) & 1 != 0


def is_legal_replacement(state: MoonState, seat: i64, move: i64) -> bool:
    """MS-A4: tell whether a seat may replace so."""
    if move == REPLACE_NONE:
        return True
    if move < FIRST_REPLACE or move >= FIRST_LOSE:
        return False
    words, at = state.now, words_of(seat)
    rank = (move - FIRST_REPLACE) // CLIENTS
    return rank < count_clients(words, at) and has_card(
        words, at + OFFER, (move - FIRST_REPLACE) % CLIENTS
    )


# One of them at random


def pick(state: MoonState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move, all equally likely."""
    task = task_of(state.now, words_of(seat))
    if task == CHOOSE:
        return pick_action(state, seat, can_validate(state, seat), rng)
    return pick_for(state, seat, task, rng)


def pick_for(state: MoonState, seat: i64, task: i64, rng: Rng) -> i64:
    """Draw a legal move for any task but the choice of an action."""
    if task in (PLACE, PAY, LOSE):
        return pick_place(state, seat, task, rng)
    if task == REPLACE:
        return pick_replacement(state, seat, rng)
    if task == PICK:
        at = words_of(seat) + OFFER
        number = rng.below(count_cards(state.now, at))
        return FIRST_PICK + nth_card(state.now, at, number)
    if task == REROLL_DICE:
        return pick_reroll(state, rng)
    return FIRST_KEEP + rng.below(count_pairs(state, seat))


def pick_eager(state: MoonState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move, but validate a client when there is one to validate."""
    task = task_of(state.now, words_of(seat))
    if task != CHOOSE:
        return pick_for(state, seat, task, rng)
    ranks = can_validate(state, seat)
    if ranks == 0:
        return pick_action(state, seat, 0, rng)
    rank = nth_bit(ranks, rng.below(count_bits(ranks)))
    return FIRST_VALIDATE + client_at(state.now, words_of(seat), rank)


def pick_action(state: MoonState, seat: i64, ranks: i64, rng: Rng) -> i64:
    """Draw an action; `ranks` are the clients that can be validated."""
    words, at = state.now, words_of(seat)
    validations = count_bits(ranks)
    actions: i64 = validations + 1
    if free_places(words, at):
        actions += 1
    number = rng.below(actions)
    if number < validations:
        return FIRST_VALIDATE + client_at(words, at, nth_bit(ranks, number))
    if number == validations:
        return DRAW_MOVE
    return TAKE_MOON_MOVE


def pick_place(state: MoonState, seat: i64, task: i64, rng: Rng) -> i64:
    """Draw a place for a moon to be placed, paid or lost."""
    words, at = state.now, words_of(seat)
    places = open_places(state, seat, task)
    place = nth_bit(places, rng.below(count_bits(places))) // PLACE_BITS
    return first_of(task) + place_number(words, at, place)


def pick_replacement(state: MoonState, seat: i64, rng: Rng) -> i64:
    """Draw a replacement, none among them."""
    words, at = state.now, words_of(seat)
    drawn = count_cards(words, at + OFFER)
    number: i64 = rng.below(1 + drawn * count_clients(words, at)) - 1
    if number < 0:
        return REPLACE_NONE
    card = nth_card(words, at + OFFER, number % drawn)
    return FIRST_REPLACE + CLIENTS * (number // drawn) + card


def pick_reroll(state: MoonState, rng: Rng) -> i64:
    """Draw a set of the rolled dice to reroll; the empty one keeps them all."""
    dice = rolled_dice(state)
    number = rng.below(bit(count_bits(dice)))
    move: i64 = 0
    place: i64 = 0
    while dice:
        if dice & 1:
            move |= (number & 1) << place
            number >>= 1
        dice >>= 1
        place += 1
    return move


def place_words(state: MoonState, number: i64) -> str:
    """Write a place by its number: `bar.1`, `c17`."""
    if number < FIRST_CLIENT:
        return f"bar.{number + 1}"
    return state.table.names[number - FIRST_CLIENT]


assert MOVES == FIRST_KEEP + PAIR_COUNT
assert FIRST_LOSE == FIRST_REPLACE + MOST_CLIENTS * CLIENTS
