"""Sets of cards as masks: 48 bits of an `i64`, one for each card; and seats packed in an `i64`.

Cards are numbered colour by colour, each from height 1 to 11, and then the four Panku. `CORNERS` is
the lowest card of every colour: some corners times `ALL_HEIGHTS` are all cards of those colours.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit, count_bits, first_bit
from lanai.core.rng import Rng

CARDS: Final = 48
COLOURS: Final = 4
HEIGHTS: Final = 11
SUITED_CARDS: Final = 44

ALL_HEIGHTS: Final = 0x7FF
CORNERS: Final = 0x200400801
PANKU: Final = 15 << 44

CHIEF: Final = 44
WEDDING_BIT: Final = 1 << 45
LIZARD_BIT: Final = 1 << 46
CHILL_BIT: Final = 1 << 47

CAP_BITS: Final = 6
CAP_MASK: Final = 63

POINT_BITS: Final = 12
POINT_MASK: Final = 0xFFF


class Faces:
    """By the number of a card its height and all cards of its colour."""

    def __init__(self) -> None:
        height = vec[i64]([0] * CARDS)
        colour = vec[i64]([0] * CARDS)
        for card in range(CARDS):
            if card < SUITED_CARDS:
                height[card] = card % HEIGHTS + 1
                colour[card] = bit(card - card % HEIGHTS) * ALL_HEIGHTS
        self.height: vec[i64] = height
        self.colour: vec[i64] = colour


FACES: Final = Faces()


def lowest(cards: i64) -> i64:
    """Give the number of the first card of a set that is not empty."""
    return first_bit(cards)


def numbers(cards: i64) -> list[int]:
    """List the numbers of the cards of a set in rising order."""
    found: list[int] = []
    while cards:
        found.append(int(lowest(cards)))
        cards &= cards - 1
    return found


def colour_of(card: i64) -> i64:
    """Give the set of all cards of a card's colour; empty for a Panku."""
    return FACES.colour[card]


def colour_cards(colour: i64) -> i64:
    """Give all cards of a colour."""
    corner: i64 = CORNERS
    while colour:
        corner &= corner - 1
        colour -= 1
    return (corner & -corner) * ALL_HEIGHTS


def colour_number(cards: i64) -> i64:
    """Give the number of the colour that a set of all its cards stands for."""
    return lowest(cards) // HEIGHTS


def scatter(cards: i64, room: i64, heaps: vec[i64], rng: Rng) -> None:
    """Spread a set over heaps that have exactly room for it, all ways equally likely.

    `room` holds CAP_BITS for each heap. One number is drawn for each card in rising order: below
    the number of cards not yet placed, it counts through the free places from the first heap on.
    """
    left = count_bits(cards)
    while cards:
        card: i64 = cards & -cards
        cards -= card
        place = rng.below(left)
        left -= 1
        heap: i64 = 0
        shift: i64 = 0
        free: i64 = room & CAP_MASK
        while place >= free:
            place -= free
            heap += 1
            shift += CAP_BITS
            free = (room >> shift) & CAP_MASK
        room -= bit(shift)
        heaps[heap] |= card
