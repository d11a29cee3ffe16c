"""Where everything lies: all that changes and is not a plain counter, as ints in one `vec`.

First the cards in the middle (deck, pile, what was discarded in this step), then WORDS ints for
each seat. A set of cards is two neighbouring ints, 35 clients each. The clients before a seat stand
in rising order in FRONT, seven bits each, so that a position has only one form. Places for moons
count from 0: the bar's two spots, then the clients before the seat. MOONS packs, two bits a place,
the moons that lie there and the room there is, then the number of all moons and of the clients.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import bit, low_bits

# The steps of the game
SETTING_UP: Final = 0
KEEPING: Final = 1
FIRST_MOONS: Final = 2
INSTANTS: Final = 3
LOSING: Final = 4
ROLLING: Final = 5
DICE_MOONS: Final = 6
ACTING: Final = 7
OVER: Final = 8
STEPS: Final = (
    "setup", "keep", "first-moons", "instants", "losses", "dice", "dice-moons", "action", "over",
)  # fmt: skip

# The chance event that is due
NOTHING: Final = 0
SETUP: Final = 1
ROLL: Final = 2
DRAW: Final = 3

# The cards in the middle
DECK: Final = 0
PILE: Final = 2
GONE: Final = 4

# The words of a seat
SEATS: Final = 6
WORDS: Final = 12
FRONT: Final = 0
MOONS: Final = 1
POWER: Final = 2
TALLY: Final = 3
VALIDATED: Final = 4
OFFER: Final = 6
SEEN: Final = 8
DUTY: Final = 10
BAR: Final = 11

# Sets of cards
HALF: Final = 35
HALVES: Final = 2
CHUNK: Final = 7
CHUNK_MASK: Final = 127
SELECT_ROW: Final = 8
PAIRS_OF_BITS: Final = 0x5555555555
FOURS_OF_BITS: Final = 0x3333333333
EIGHTS_OF_BITS: Final = 0x0F0F0F0F0F
COUNT_OF_BITS: Final = 63

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

# TALLY: validated clients by colour, printed points, all points, strikes (bolt-1) of this round
COLOUR_BITS: Final = 4
COLOUR_MASK: Final = 15
ALL_COLOURS: Final = 0xFFFFF
PRINTED_AT: Final = 20
POINTS_AT: Final = 30
POINTS_MASK: Final = 1023
STRIKES_AT: Final = 40
STRIKE_ONE: Final = 1 << 40
STRIKES_MASK: Final = 15

# DUTY: what a seat owes, how many moons, for which client, and the action it has chosen
TASK_MASK: Final = 15
OWED_AT: Final = 4
OWED_ONE: Final = 1 << 4
OWED_MASK: Final = 255
CLIENT_AT: Final = 12
ACTION_AT: Final = 20
ACTION_MASK: Final = 3
SHORT: Final = 1 << 22
"""This seat has drawn fewer cards than it has eyes: deck and pile were empty (MS-A7)."""
KEPT_DUTY: Final = 0xFFFFF000
"""The part of a duty that outlives the task: client, action, short."""

IDLE: Final = 0
REROLL_DICE: Final = 1
PLACE: Final = 2
CHOOSE: Final = 3
PAY: Final = 4
PICK: Final = 5
REPLACE: Final = 6
LOSE: Final = 7
KEEP: Final = 8
AWAIT_REFILL: Final = 9
AWAIT_DRAW: Final = 10
TASKS: Final = (
    "", "reroll", "moon", "action", "pay", "pick", "replace", "lose", "keep", "draw", "draw",
)  # fmt: skip

NO_ACTION: Final = 0
VALIDATE: Final = 1
TAKE_MOON: Final = 2
DRAW_CARDS: Final = 3
ACTIONS: Final = ("", "validate", "take-moon", "draw")


def make_selects() -> vec[i64]:
    """For each set of seven bits: which is the n-th, and last how many there are."""
    selects = vec[i64]()
    for bits in range(CHUNK_MASK + 1):
        places = [place for place in range(CHUNK) if bits >> place & 1]
        for place in [*places, *[0] * (CHUNK - len(places)), len(places)]:
            selects = append(selects, place)
    return selects


SELECTS: Final = make_selects()


def new_words(players: i64) -> vec[i64]:
    """Make the words of an empty table."""
    return vec[i64]([0] * int(SEATS + WORDS * players))


def words_of(seat: i64) -> i64:
    """Find the first word of a seat."""
    return SEATS + WORDS * seat


# Sets of cards


def has_card(words: vec[i64], at: i64, card: i64) -> bool:
    """Tell whether a card is in the set at `at`."""
    if card < HALF:
        return (words[at] >> card) & 1 != 0
    return (words[at + 1] >> (card - HALF)) & 1 != 0


def add_card(words: vec[i64], at: i64, card: i64) -> None:
    """Put a card into the set at `at`."""
    if card < HALF:
        words[at] |= bit(card)
    else:
        words[at + 1] |= bit(card - HALF)


def drop_card(words: vec[i64], at: i64, card: i64) -> None:
    """Take a card out of the set at `at`."""
    if card < HALF:
        words[at] &= ~bit(card)
    else:
        words[at + 1] &= ~bit(card - HALF)


def move_cards(words: vec[i64], at: i64, to: i64) -> None:
    """Put all cards of one set into another."""
    words[to] |= words[at]
    words[to + 1] |= words[at + 1]
    words[at] = 0
    words[at + 1] = 0


def count_bits(bits: i64) -> i64:
    """Count the bits that are set (below bit 40): in pairs, fours and eights at once."""
    bits -= (bits >> 1) & PAIRS_OF_BITS
    bits = (bits & FOURS_OF_BITS) + ((bits >> 2) & FOURS_OF_BITS)
    bits = (bits + (bits >> 4)) & EIGHTS_OF_BITS
    bits += bits >> 8
    return (bits + (bits >> 16) + (bits >> 32)) & COUNT_OF_BITS


def nth_bit(bits: i64, number: i64) -> i64:
    """Find the n-th bit that is set, counted from 0."""
    selects = SELECTS
    first: i64 = 0
    row: i64 = (bits & CHUNK_MASK) * SELECT_ROW
    while number >= selects[row + CHUNK]:
        number -= selects[row + CHUNK]
        first += CHUNK
        bits >>= CHUNK
        row = (bits & CHUNK_MASK) * SELECT_ROW
    return first + selects[row + number]


def count_cards(words: vec[i64], at: i64) -> i64:
    """Count the cards of the set at `at`."""
    return count_bits(words[at]) + count_bits(words[at + 1])


def nth_card(words: vec[i64], at: i64, number: i64) -> i64:
    """Find the n-th card of the set at `at`, in rising order."""
    low = count_bits(words[at])
    if number < low:
        return nth_bit(words[at], number)
    return HALF + nth_bit(words[at + 1], number - low)


def list_cards(words: vec[i64], at: i64, first: i64 = 0) -> list[int]:
    """List the cards of the set at `at` in rising order, numbered from `first` on."""
    cards: list[int] = []
    for half in range(i64(HALVES)):
        bits = words[at + half]
        card: i64 = first + half * HALF
        while bits:
            if bits & CHUNK_MASK == 0:
                bits >>= CHUNK
                card += CHUNK
            else:
                if bits & 1:
                    cards.append(int(card))
                bits >>= 1
                card += 1
    return cards


# The clients before a seat


def count_clients(words: vec[i64], at: i64) -> i64:
    """Count the clients before a seat."""
    return (words[at + MOONS] >> COUNT_AT) & COUNT_MASK


def client_at(words: vec[i64], at: i64, rank: i64) -> i64:
    """Name the client of a rank; -1 when there is none."""
    return ((words[at + FRONT] >> (CLIENT_BITS * rank)) & CLIENT_MASK) - 1


def rank_of(words: vec[i64], at: i64, card: i64) -> i64:
    """Find the rank of a client before a seat; -1 when it is not there."""
    front = words[at + FRONT]
    rank: i64 = 0
    while front:
        if front & CLIENT_MASK == card + 1:
            return rank
        front >>= CLIENT_BITS
        rank += 1
    return -1


def list_clients(words: vec[i64], at: i64) -> list[int]:
    """List the clients before a seat in rising order."""
    return [int(client_at(words, at, rank)) for rank in range(count_clients(words, at))]


def insert_client(words: vec[i64], at: i64, card: i64, room: i64) -> None:
    """Put a client before a seat, with its moon places all free."""
    front = words[at + FRONT]
    rank: i64 = 0
    rest = front
    while rest and rest & CLIENT_MASK <= card:
        rest >>= CLIENT_BITS
        rank += 1
    below = front & low_bits(CLIENT_BITS * rank)
    words[at + FRONT] = below | (((rest << CLIENT_BITS) | (card + 1)) << (CLIENT_BITS * rank))
    packed = words[at + MOONS]
    place = PLACE_BITS * (FIRST_CLIENT + rank)
    lower = low_bits(place)
    moons = packed & FIELD_MASK
    rooms = (packed >> FIELD_BITS) & FIELD_MASK
    moons = (moons & lower) | ((moons & ~lower) << PLACE_BITS)
    rooms = (rooms & lower) | ((rooms & ~lower) << PLACE_BITS) | (room << place)
    counts = packed >> TOTAL_AT << TOTAL_AT
    words[at + MOONS] = (counts + COUNT_ONE) | (rooms << FIELD_BITS) | moons


def remove_client(words: vec[i64], at: i64, rank: i64) -> None:
    """Take a client away from before a seat; its place must be free of moons."""
    front = words[at + FRONT]
    start = CLIENT_BITS * rank
    below = front & low_bits(start)
    words[at + FRONT] = below | (front >> (start + CLIENT_BITS) << start)
    packed = words[at + MOONS]
    place = PLACE_BITS * (FIRST_CLIENT + rank)
    lower = low_bits(place)
    moons = packed & FIELD_MASK
    rooms = (packed >> FIELD_BITS) & FIELD_MASK
    moons = (moons & lower) | ((moons >> PLACE_BITS) & ~lower)
    rooms = (rooms & lower) | ((rooms >> PLACE_BITS) & ~lower)
    counts = packed >> TOTAL_AT << TOTAL_AT
    words[at + MOONS] = (counts - COUNT_ONE) | (rooms << FIELD_BITS) | moons


# Places and moons


def count_moons(words: vec[i64], at: i64) -> i64:
    """Count all moons of a seat."""
    return (words[at + MOONS] >> TOTAL_AT) & TOTAL_MASK


def moons_on(words: vec[i64], at: i64, place: i64) -> i64:
    """Count the moons on a place."""
    return (words[at + MOONS] >> (PLACE_BITS * place)) & PLACE_MASK


def room_of(words: vec[i64], at: i64, place: i64) -> i64:
    """Tell how many moons a place can hold."""
    return (words[at + MOONS] >> (FIELD_BITS + PLACE_BITS * place)) & PLACE_MASK


def free_places(words: vec[i64], at: i64) -> i64:
    """Give the places that have room for a moon, one bit each (bit 2 * place)."""
    packed = words[at + MOONS]
    free: i64 = ((packed >> FIELD_BITS) & FIELD_MASK) - (packed & FIELD_MASK)
    return (free | (free >> 1)) & EVERY_PLACE


def moon_places(words: vec[i64], at: i64) -> i64:
    """Give the places on which a moon lies, one bit each (bit 2 * place)."""
    moons = words[at + MOONS] & FIELD_MASK
    return (moons | (moons >> 1)) & EVERY_PLACE


def place_number(words: vec[i64], at: i64, place: i64) -> i64:
    """Number a place as moves do: the bar's spots, then all clients of the game."""
    if place < FIRST_CLIENT:
        return place
    return FIRST_CLIENT + client_at(words, at, place - FIRST_CLIENT)


def place_of(words: vec[i64], at: i64, number: i64) -> i64:
    """Find a place by its number in moves; -1 when the client is not before the seat."""
    if number < FIRST_CLIENT:
        return number
    rank = rank_of(words, at, number - FIRST_CLIENT)
    if rank < 0:
        return -1
    return FIRST_CLIENT + rank


# Duties


def task_of(words: vec[i64], at: i64) -> i64:
    """Tell what a seat owes."""
    return words[at + DUTY] & TASK_MASK


def owed_by(words: vec[i64], at: i64) -> i64:
    """Count the moons that a seat has to place, pay or lose."""
    return (words[at + DUTY] >> OWED_AT) & OWED_MASK


def duty_client(words: vec[i64], at: i64) -> i64:
    """Name the client that a seat validates in this step; -1 when it does not."""
    return ((words[at + DUTY] >> CLIENT_AT) & CLIENT_MASK) - 1
