"""Resources: what a seat has available, what a client costs it, and what is missing (MS-A1).

MS-C2: nobody ever holds resources. They are counted from dice and bonuses when they are needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.games.moonshine.board import (
    CLIENT_BITS,
    CLIENT_MASK,
    count_moons,
    packed_front,
    power_of,
)
from lanai.games.moonshine.cards import (
    BLUE,
    BLUE_DIE,
    DICE,
    DISCOUNT,
    FACES,
    JOKER,
    ORANGE,
    ORANGE_DIE,
    POWER_BITS,
    POWER_MASK,
    Cards,
    DieName,
    Face,
    count_of,
)

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

FACE_BITS: Final = 3
FACE_MASK: Final = 7
WHITE_DICE: Final = 7
ALL_RESOURCES: Final = 0xFFFFF
FACE_POWER: Final = vec[i64]([0, 1, 1 << 5, 1 << 10, 1 << 15, 0])
"""What each face gives: nothing, food, music, drink, a joker, and a moon gives no resource."""


def face_of(dice: i64, die: i64) -> i64:
    """Give the face that a die shows; 0 when it was not rolled."""
    return (dice >> (FACE_BITS * die)) & FACE_MASK


def dice_for(power: i64) -> i64:
    """MS-D1: the white dice, and the coloured ones to which this power gives access."""
    dice: i64 = WHITE_DICE
    if count_of(power, BLUE):
        dice |= bit(BLUE_DIE)
    if count_of(power, ORANGE):
        dice |= bit(ORANGE_DIE)
    return dice


def available(dice: i64, power: i64) -> i64:
    """MS-A1: white dice, coloured dice one has access to, active bonuses; packed with jokers.

    MS-L2: access counts as it is now, also when a moon of these dice has won it.
    """
    faces = FACE_POWER
    total: i64 = power & ALL_RESOURCES
    white: i64 = BLUE_DIE  # those before it
    for _die in range(white):
        total += faces[dice & FACE_MASK]
        dice >>= FACE_BITS
    if count_of(power, BLUE):
        total += faces[dice & FACE_MASK]
    if count_of(power, ORANGE):
        total += faces[dice >> FACE_BITS]
    return total


def moon_cost(cards: Cards, card: i64, power: i64) -> i64:
    """MS-A1: the moon cost minus discounts, never below 0."""
    cost: i64 = cards.moons[card] - count_of(power, DISCOUNT)
    if cost > 0:
        return cost
    return 0


def lacking(need: i64, resources: i64, kind: i64) -> i64:
    """Count the resources of one kind that are missing before jokers."""
    lack: i64 = count_of(need, kind) - count_of(resources, kind)
    if lack > 0:
        return lack
    return 0


def is_met(need: i64, resources: i64) -> bool:
    """MS-A1: tell whether resources meet a cost, jokers filling the gaps."""
    gaps: i64 = 0
    kinds: i64 = JOKER  # those before it
    for _kind in range(kinds):
        lack: i64 = (need & POWER_MASK) - (resources & POWER_MASK)
        if lack > 0:
            gaps += lack
        need >>= POWER_BITS
        resources >>= POWER_BITS
    return gaps <= resources & POWER_MASK


def can_validate(state: MoonState, seat: i64, card: i64) -> bool:
    """MS-A1: tell whether a seat can meet the cost of a client now."""
    power = power_of(state.now, seat)
    if moon_cost(state.cards, card, power) > count_moons(state.now, seat):
        return False
    return is_met(state.cards.needs[card], available(state.dice, power))


def ranks_to_validate(state: MoonState, seat: i64) -> i64:
    """Give the ranks of the clients that a seat can validate now, one bit each."""
    board = state.now
    power = power_of(board, seat)
    resources = available(state.dice, power)
    moons: i64 = count_moons(board, seat) + count_of(power, DISCOUNT)
    needs = state.cards.needs
    costs = state.cards.moons
    ranks: i64 = 0
    front = packed_front(board, seat)
    rank: i64 = 0
    while front:
        card: i64 = (front & CLIENT_MASK) - 1
        if costs[card] <= moons and is_met(needs[card], resources):
            ranks |= bit(rank)
        front >>= CLIENT_BITS
        rank += 1
    return ranks


def dice_shown(state: MoonState) -> dict[DieName, Face]:
    """Name the dice on the active card with the face they show, w1 first."""
    shown: dict[DieName, Face] = {}
    for die, name in enumerate(DICE):
        face = FACES[face_of(state.dice, die)]
        if face:
            shown[name] = face
    return shown


def dice_of(power: i64) -> list[DieName]:
    """MS-D1, MS-A1: name the dice that count for a seat with this power."""
    dice = dice_for(power)
    return [name for die, name in enumerate(DICE) if (dice >> die) & 1]
