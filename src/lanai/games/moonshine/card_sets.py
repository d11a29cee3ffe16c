"""Sets of clients: two neighbouring ints, 35 clients each, known by where the first one lies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit, count_bits, first_bit, nth_bit

HALF: Final = 35
HALVES: Final = 2


def has_card(board: vec[i64], at: i64, card: i64) -> bool:
    """Tell whether a card is in the set at `at`."""
    if card < HALF:
        return (board[at] >> card) & 1 != 0
    return (board[at + 1] >> (card - HALF)) & 1 != 0


def add_card(board: vec[i64], at: i64, card: i64) -> None:
    """Put a card into the set at `at`."""
    if card < HALF:
        board[at] |= bit(card)
    else:
        board[at + 1] |= bit(card - HALF)


def drop_card(board: vec[i64], at: i64, card: i64) -> None:
    """Take a card out of the set at `at`."""
    if card < HALF:
        board[at] &= ~bit(card)
    else:
        board[at + 1] &= ~bit(card - HALF)


def add_cards(board: vec[i64], at: i64, others: i64) -> None:
    """Put all cards of another set into the set at `at`; they stay in the other, too."""
    board[at] |= board[others]
    board[at + 1] |= board[others + 1]


def drop_cards(board: vec[i64], at: i64, others: i64) -> None:
    """Take all cards of another set out of the set at `at`."""
    board[at] &= ~board[others]
    board[at + 1] &= ~board[others + 1]


def clear_cards(board: vec[i64], at: i64) -> None:
    """Empty the set at `at`."""
    board[at] = 0
    board[at + 1] = 0


def move_cards(board: vec[i64], at: i64, to: i64) -> None:
    """Put all cards of one set into another."""
    board[to] |= board[at]
    board[to + 1] |= board[at + 1]
    board[at] = 0
    board[at + 1] = 0


def count_cards(board: vec[i64], at: i64) -> i64:
    """Count the cards of the set at `at`."""
    return count_bits(board[at]) + count_bits(board[at + 1])


def nth_card(board: vec[i64], at: i64, number: i64) -> i64:
    """Find the n-th card of the set at `at`, in rising order."""
    low = count_bits(board[at])
    if number < low:
        return nth_bit(board[at], number)
    return HALF + nth_bit(board[at + 1], number - low)


def list_cards(board: vec[i64], at: i64) -> list[int]:
    """List the cards of the set at `at` in rising order."""
    cards: list[int] = []
    first: i64 = 0
    for half in range(i64(HALVES)):
        bits = board[at + half]
        while bits:
            cards.append(int(first + first_bit(bits)))
            bits &= bits - 1
        first += HALF
    return cards
