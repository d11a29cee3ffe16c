"""Where everything lies: all that changes and is not a plain counter, as ints in one `vec`.

First the sets of cards in the middle (deck, pile, what was discarded in this step), then SPAN ints
for each seat; the names below say where those of the first seat lie. The clients before a seat
stand in rising order in FRONT, seven bits each, so that a position has only one form. Places for
moons count from 0: the bar's two spots, then the clients before the seat. MOONS packs, two bits a
place, the moons that lie there and how many fit, then the number of all moons and of the clients.
TALLY is explained in `tally.py`, DUTY in `duties.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit, low_bits

# The cards in the middle
DECK: Final = 0
PILE: Final = 2
GONE: Final = 4

# A seat
MIDDLE: Final = 6
SPAN: Final = 12
FRONT: Final = 6
MOONS: Final = 7
POWER: Final = 8
TALLY: Final = 9
VALIDATED: Final = 10
OFFER: Final = 12
SEEN: Final = 14
DUTY: Final = 16
BAR: Final = 17

# FRONT
CLIENT_BITS: Final = 7
CLIENT_MASK: Final = 127

# MOONS
PLACES: Final = 9
FIRST_CLIENT: Final = 2
PLACE_BITS: Final = 2
PLACE_MASK: Final = 3
FIELD_BITS: Final = 18
FIELD_MASK: Final = 0x3FFFF
EVERY_PLACE: Final = 0x15555
TOTAL_AT: Final = 36
TOTAL_ONE: Final = 1 << 36
TOTAL_MASK: Final = 63
COUNT_AT: Final = 42
COUNT_ONE: Final = 1 << 42
COUNT_MASK: Final = 7


def new_board(players: i64) -> vec[i64]:
    """Make the board of an empty table."""
    return vec[i64]([0] * int(MIDDLE + SPAN * players))


def copy_seat(board: vec[i64], source: vec[i64], seat: i64) -> None:
    """Make all of a seat as it is on another board."""
    first: i64 = MIDDLE + SPAN * seat
    for at in range(first, first + SPAN):
        board[at] = source[at]


# The sets of cards of a seat


def validated_by(seat: i64) -> i64:
    """Find the clients that a seat has validated."""
    return VALIDATED + SPAN * seat


def offer_of(seat: i64) -> i64:
    """Find the clients that a seat chooses from."""
    return OFFER + SPAN * seat


def seen_by(seat: i64) -> i64:
    """Find the clients that only this seat has seen in this step."""
    return SEEN + SPAN * seat


# The bar


def bar_of(board: vec[i64], seat: i64) -> i64:
    """Tell which bar a seat has."""
    return board[BAR + SPAN * seat]


def power_of(board: vec[i64], seat: i64) -> i64:
    """Give the bonuses of a seat, packed (`cards.py`)."""
    return board[POWER + SPAN * seat]


def add_power(board: vec[i64], seat: i64, power: i64) -> None:
    """Give a seat more bonuses."""
    board[POWER + SPAN * seat] += power


def set_bar(board: vec[i64], seat: i64, bar: i64, power: i64, capacities: i64) -> None:
    """Give a seat a bar that prints these bonuses and holds so many moons, two bits a spot."""
    board[BAR + SPAN * seat] = bar
    board[POWER + SPAN * seat] = power
    board[MOONS + SPAN * seat] = capacities << FIELD_BITS


# The clients before a seat


def packed_front(board: vec[i64], seat: i64) -> i64:
    """Give the clients before a seat in one int."""
    return board[FRONT + SPAN * seat]


def count_clients(board: vec[i64], seat: i64) -> i64:
    """Count the clients before a seat."""
    return (board[MOONS + SPAN * seat] >> COUNT_AT) & COUNT_MASK


def client_at(board: vec[i64], seat: i64, rank: i64) -> i64:
    """Name the client of a rank; -1 when there is none."""
    return ((board[FRONT + SPAN * seat] >> (CLIENT_BITS * rank)) & CLIENT_MASK) - 1


def rank_of(board: vec[i64], seat: i64, card: i64) -> i64:
    """Find the rank of a client before a seat; -1 when it is not there."""
    front = board[FRONT + SPAN * seat]
    rank: i64 = 0
    while front:
        if front & CLIENT_MASK == card + 1:
            return rank
        front >>= CLIENT_BITS
        rank += 1
    return -1


def list_clients(board: vec[i64], seat: i64) -> list[int]:
    """List the clients before a seat in rising order."""
    return [int(client_at(board, seat, rank)) for rank in range(count_clients(board, seat))]


def insert_client(board: vec[i64], seat: i64, card: i64, capacity: i64) -> None:
    """Put a client before a seat, with its moon places all free."""
    at: i64 = SPAN * seat
    front = board[FRONT + at]
    rank: i64 = 0
    rest = front
    while rest and rest & CLIENT_MASK <= card:
        rest >>= CLIENT_BITS
        rank += 1
    below = front & low_bits(CLIENT_BITS * rank)
    board[FRONT + at] = below | (((rest << CLIENT_BITS) | (card + 1)) << (CLIENT_BITS * rank))
    packed = board[MOONS + at]
    place = PLACE_BITS * (FIRST_CLIENT + rank)
    lower = low_bits(place)
    moons = packed & FIELD_MASK
    capacities = (packed >> FIELD_BITS) & FIELD_MASK
    moons = (moons & lower) | ((moons & ~lower) << PLACE_BITS)
    capacities = (capacities & lower) | ((capacities & ~lower) << PLACE_BITS) | (capacity << place)
    counts = packed >> TOTAL_AT << TOTAL_AT
    board[MOONS + at] = (counts + COUNT_ONE) | (capacities << FIELD_BITS) | moons


def remove_client(board: vec[i64], seat: i64, rank: i64) -> None:
    """Take a client away from before a seat; its place must be free of moons."""
    at: i64 = SPAN * seat
    front = board[FRONT + at]
    start = CLIENT_BITS * rank
    below = front & low_bits(start)
    board[FRONT + at] = below | (front >> (start + CLIENT_BITS) << start)
    packed = board[MOONS + at]
    place = PLACE_BITS * (FIRST_CLIENT + rank)
    lower = low_bits(place)
    moons = packed & FIELD_MASK
    capacities = (packed >> FIELD_BITS) & FIELD_MASK
    moons = (moons & lower) | ((moons >> PLACE_BITS) & ~lower)
    capacities = (capacities & lower) | ((capacities >> PLACE_BITS) & ~lower)
    counts = packed >> TOTAL_AT << TOTAL_AT
    board[MOONS + at] = (counts - COUNT_ONE) | (capacities << FIELD_BITS) | moons


# Places and moons


def packed_moons(board: vec[i64], seat: i64) -> i64:
    """Give the moons of a seat and where they lie in one int."""
    return board[MOONS + SPAN * seat]


def count_moons(board: vec[i64], seat: i64) -> i64:
    """Count all moons of a seat."""
    return (board[MOONS + SPAN * seat] >> TOTAL_AT) & TOTAL_MASK


def moons_on(board: vec[i64], seat: i64, place: i64) -> i64:
    """Count the moons on a place."""
    return (board[MOONS + SPAN * seat] >> (PLACE_BITS * place)) & PLACE_MASK


def capacity_of(board: vec[i64], seat: i64, place: i64) -> i64:
    """Tell how many moons a place can hold."""
    return (board[MOONS + SPAN * seat] >> (FIELD_BITS + PLACE_BITS * place)) & PLACE_MASK


def free_places(board: vec[i64], seat: i64) -> i64:
    """Give the places on which a moon can be placed, one bit each (bit 2 * place)."""
    packed = board[MOONS + SPAN * seat]
    free: i64 = ((packed >> FIELD_BITS) & FIELD_MASK) - (packed & FIELD_MASK)
    return (free | (free >> 1)) & EVERY_PLACE


def moon_places(board: vec[i64], seat: i64) -> i64:
    """Give the places on which a moon lies, one bit each (bit 2 * place)."""
    moons = board[MOONS + SPAN * seat] & FIELD_MASK
    return (moons | (moons >> 1)) & EVERY_PLACE


def lay_moon(board: vec[i64], seat: i64, place: i64) -> None:
    """Lay a moon on a place."""
    board[MOONS + SPAN * seat] += TOTAL_ONE + bit(PLACE_BITS * place)


def lift_moon(board: vec[i64], seat: i64, place: i64) -> None:
    """Take a moon off a place."""
    board[MOONS + SPAN * seat] -= TOTAL_ONE + bit(PLACE_BITS * place)


def place_number(board: vec[i64], seat: i64, place: i64) -> i64:
    """Number a place as moves do: the bar's spots, then all clients of the game."""
    if place < FIRST_CLIENT:
        return place
    return FIRST_CLIENT + client_at(board, seat, place - FIRST_CLIENT)


def place_of(board: vec[i64], seat: i64, number: i64) -> i64:
    """Find a place by its number in moves; -1 when the client is not before the seat."""
    if number < FIRST_CLIENT:
        return number
    rank = rank_of(board, seat, number - FIRST_CLIENT)
    if rank < 0:
        return -1
    return FIRST_CLIENT + rank
