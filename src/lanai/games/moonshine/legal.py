"""Which moves of Moonshine are legal, and one of them at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit, count_bits, first_bit, nth_bit
from lanai.core.cells import Cells
from lanai.core.rng import Rng
from lanai.games.moonshine.board import (
    PLACE_BITS,
    client_at,
    count_clients,
    free_places,
    moon_places,
    offer_of,
    place_number,
    place_of,
    rank_of,
)
from lanai.games.moonshine.card_sets import (
    HALF,
    HALVES,
    count_cards,
    has_card,
    nth_card,
)
from lanai.games.moonshine.cards import CLIENTS, DICE_COUNT
from lanai.games.moonshine.duties import task_of
from lanai.games.moonshine.moves import (
    DRAW_MOVE,
    EVERY_MOVE,
    FIRST_KEEP,
    FIRST_LOSE,
    FIRST_MOON,
    FIRST_PICK,
    FIRST_REPLACE,
    FIRST_VALIDATE,
    KEEP_DICE,
    PLACE_NUMBERS,
    REPLACE_NONE,
    TAKE_MOON_MOVE,
    first_of,
)
from lanai.games.moonshine.phases import (
    CHOOSE,
    KEEP,
    LOSE,
    NOTHING,
    PAY,
    PICK,
    PLACE,
    REPLACE,
    REROLL_DICE,
)
from lanai.games.moonshine.resources import can_validate, face_of, ranks_to_validate

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState


def task_now(state: MoonState, seat: i64) -> i64:
    """Tell what a seat owes now; nothing while chance is due."""
    if state.due != NOTHING or seat < 0 or seat >= state.players:
        return 0
    return task_of(state.now, seat)


def rolled_dice(state: MoonState) -> i64:
    """Give the dice on the active card, one bit each."""
    dice: i64 = 0
    for die in range(i64(DICE_COUNT)):
        if face_of(state.dice, die):
            dice |= bit(die)
    return dice


def open_places(state: MoonState, seat: i64, task: i64) -> i64:
    """MS-M1, MS-A1, MS-A5: free places to place a moon, places with a moon to pay or lose it."""
    return free_places(state.now, seat) if task == PLACE else moon_places(state.now, seat)


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
        return legal_picks(state, seat)
    if task == REROLL_DICE:
        return REROLLS[rolled_dice(state)][:]
    if task == KEEP:
        return [FIRST_KEEP + pair for pair in range(count_pairs(state, seat))]
    return []


def legal_actions(state: MoonState, seat: i64) -> list[int]:
    """MS-A0: validate what can be validated, take a moon that can be placed, or draw."""
    board = state.now
    ranks = ranks_to_validate(state, seat)
    moves: list[int] = []
    rank: i64 = 0
    while ranks:
        if ranks & 1:
            moves.append(int(FIRST_VALIDATE + client_at(board, seat, rank)))
        ranks >>= 1
        rank += 1
    if free_places(board, seat):
        moves.append(TAKE_MOON_MOVE)
    moves.append(DRAW_MOVE)
    return moves


def rerolls_of(dice: int) -> list[int]:
    """MS-D2: any of the dice, or none; counting with the bits of a set lists its subsets."""
    moves = [KEEP_DICE]
    move = -dice & dice
    while move:
        moves.append(move)
        move = (move - dice) & dice
    return moves


REROLLS: Final = [rerolls_of(dice) for dice in range(FIRST_MOON)]
"""The legal rerolls by the dice that were rolled."""


def legal_places(state: MoonState, seat: i64, task: i64) -> list[int]:
    """List the places for a moon to be placed, paid or lost."""
    board = state.now
    first = first_of(task)
    places = open_places(state, seat, task)
    moves: list[int] = []
    place: i64 = 0
    while places:
        if places & 1:
            moves.append(int(first + place_number(board, seat, place)))
        places >>= PLACE_BITS
        place += 1
    return moves


def legal_picks(state: MoonState, seat: i64) -> list[int]:
    """MS-A2: any card drawn."""
    moves: list[object] = []
    append_cards(moves, state.now, offer_of(seat), FIRST_PICK)
    return cast(list[int], moves)


def legal_replacements(state: MoonState, seat: i64) -> list[int]:
    """MS-A4: none, or any client before the seat by any card drawn."""
    board = state.now
    moves: list[object] = [REPLACE_NONE]
    for rank in range(count_clients(board, seat)):
        append_cards(moves, board, offer_of(seat), FIRST_REPLACE + rank * CLIENTS)
    return cast(list[int], moves)


def append_cards(moves: list[object], board: vec[i64], at: i64, first: i64) -> None:
    """Append the moves for the cards of a set, of which the first is for card 0."""
    for half in range(i64(HALVES)):
        bits = board[at + half]
        while bits:
            moves.append(EVERY_MOVE[first + first_bit(bits)])
            bits &= bits - 1
        first += HALF


def count_pairs(state: MoonState, seat: i64) -> i64:
    """MS-S3: count the ways to keep two of the offered clients."""
    offered = count_cards(state.now, offer_of(seat))
    return offered * (offered - 1) // 2


# All of them, marked among all moves: what `legal` lists, without making the list


def mask(state: MoonState, seat: i64, cells: Cells) -> None:
    """Mark the legal moves of a seat among all moves."""
    task = task_now(state, seat)
    if task == CHOOSE:
        mark_actions(state, seat, cells)
    elif task in (PLACE, PAY, LOSE):
        mark_places(state, seat, task, cells)
    elif task == REPLACE:
        mark_replacements(state, seat, cells)
    elif task == PICK:
        mark_cards(state.now, offer_of(seat), FIRST_PICK, cells)
    elif task == REROLL_DICE:
        for reroll in REROLLS[rolled_dice(state)]:
            cells.put(reroll, 1)
    elif task == KEEP:
        for pair in range(count_pairs(state, seat)):
            cells.put(FIRST_KEEP + pair, 1)


def mark_actions(state: MoonState, seat: i64, cells: Cells) -> None:
    """MS-A0: mark what can be validated, a moon that can be placed, and to draw."""
    board = state.now
    ranks = ranks_to_validate(state, seat)
    rank: i64 = 0
    while ranks:
        if ranks & 1:
            cells.put(FIRST_VALIDATE + client_at(board, seat, rank), 1)
        ranks >>= 1
        rank += 1
    if free_places(board, seat):
        cells.put(TAKE_MOON_MOVE, 1)
    cells.put(DRAW_MOVE, 1)


def mark_places(state: MoonState, seat: i64, task: i64, cells: Cells) -> None:
    """Mark the places for a moon to be placed, paid or lost."""
    first = first_of(task)
    places = open_places(state, seat, task)
    place: i64 = 0
    while places:
        if places & 1:
            cells.put(first + place_number(state.now, seat, place), 1)
        places >>= PLACE_BITS
        place += 1


def mark_replacements(state: MoonState, seat: i64, cells: Cells) -> None:
    """MS-A4: mark none, and any client before the seat by any card drawn."""
    board = state.now
    cells.put(REPLACE_NONE, 1)
    for rank in range(count_clients(board, seat)):
        mark_cards(board, offer_of(seat), FIRST_REPLACE + rank * CLIENTS, cells)


def mark_cards(board: vec[i64], at: i64, first: i64, cells: Cells) -> None:
    """Mark the moves for the cards of a set, of which the first is for card 0."""
    cells.at += first
    cells.bits(board[at], HALF)
    cells.bits(board[at + 1], HALF)
    cells.at -= first + CLIENTS


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
        return has_card(state.now, offer_of(seat), move - FIRST_PICK)
    if task == REROLL_DICE:
        return 0 <= move < FIRST_MOON and move & rolled_dice(state) == move
    if task == KEEP:
        return FIRST_KEEP <= move < FIRST_KEEP + count_pairs(state, seat)
    return False


def is_legal_action(state: MoonState, seat: i64, move: i64) -> bool:
    """MS-A0: tell whether a seat may choose an action."""
    board = state.now
    if move == DRAW_MOVE:
        return True
    if move == TAKE_MOON_MOVE:
        return free_places(board, seat) != 0
    if move < FIRST_VALIDATE or move >= TAKE_MOON_MOVE:
        return False
    client: i64 = move - FIRST_VALIDATE
    return rank_of(board, seat, client) >= 0 and can_validate(state, seat, client)


def is_legal_place(state: MoonState, seat: i64, task: i64, move: i64) -> bool:
    """MS-M1, MS-A1, MS-A5: tell whether a moon can be placed on or taken from a place."""
    number: i64 = move - first_of(task)
    if number < 0 or number >= PLACE_NUMBERS:
        return False
    place = place_of(state.now, seat, number)
    return place >= 0 and (open_places(state, seat, task) >> (PLACE_BITS * place)) & 1 != 0


def is_legal_replacement(state: MoonState, seat: i64, move: i64) -> bool:
    """MS-A4: tell whether a seat may replace so."""
    if move == REPLACE_NONE:
        return True
    if move < FIRST_REPLACE or move >= FIRST_LOSE:
        return False
    board = state.now
    rank = (move - FIRST_REPLACE) // CLIENTS
    return rank < count_clients(board, seat) and has_card(
        board, offer_of(seat), (move - FIRST_REPLACE) % CLIENTS
    )


def choice_is_open(state: MoonState, seat: i64) -> bool:
    """Tell whether nobody learns from it when a seat's only place for a moon is taken at once.

    Bars, clients and moons lie open. In a hidden step (MS-A0) nobody knows when a seat that has
    chosen its action comes to place or pay moons, so the time that it takes tells nothing.
    """
    return task_of(state.now, seat) in (PLACE, PAY, LOSE)


# One of them at random


def pick(state: MoonState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move, all equally likely."""
    task = task_of(state.now, seat)
    if task == CHOOSE:
        return pick_action(state, seat, ranks_to_validate(state, seat), rng)
    return pick_for(state, seat, task, rng)


def pick_for(state: MoonState, seat: i64, task: i64, rng: Rng) -> i64:
    """Draw a legal move for any task but the choice of an action."""
    if task in (PLACE, PAY, LOSE):
        return pick_place(state, seat, task, rng)
    if task == REPLACE:
        return pick_replacement(state, seat, rng)
    if task == PICK:
        offer = offer_of(seat)
        number = rng.below(count_cards(state.now, offer))
        return FIRST_PICK + nth_card(state.now, offer, number)
    if task == REROLL_DICE:
        return pick_reroll(state, rng)
    return FIRST_KEEP + rng.below(count_pairs(state, seat))


def pick_action(state: MoonState, seat: i64, ranks: i64, rng: Rng) -> i64:
    """Draw an action; `ranks` are the clients that can be validated."""
    board = state.now
    validations = count_bits(ranks)
    actions: i64 = validations + 1
    if free_places(board, seat):
        actions += 1
    number = rng.below(actions)
    if number < validations:
        return FIRST_VALIDATE + client_at(board, seat, nth_bit(ranks, number))
    if number == validations:
        return DRAW_MOVE
    return TAKE_MOON_MOVE


def pick_place(state: MoonState, seat: i64, task: i64, rng: Rng) -> i64:
    """Draw a place for a moon to be placed, paid or lost."""
    board = state.now
    places = open_places(state, seat, task)
    place = nth_bit(places, rng.below(count_bits(places))) // PLACE_BITS
    return first_of(task) + place_number(board, seat, place)


def pick_replacement(state: MoonState, seat: i64, rng: Rng) -> i64:
    """Draw a replacement, none among them."""
    board = state.now
    drawn = count_cards(board, offer_of(seat))
    number: i64 = rng.below(1 + drawn * count_clients(board, seat)) - 1
    if number < 0:
        return REPLACE_NONE
    card = nth_card(board, offer_of(seat), number % drawn)
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
