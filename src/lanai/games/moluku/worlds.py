"""Draws one of all ways to put hidden cards where they may be, each way equally likely.

Places have a known number of free places for cards. First come the *hands*, then one *pool* for all
that no rule narrows, then for each hand a *heap* beside it. Cards come in groups that may go to the
same places; the groups of the hands' own known cards go to a hand or its heap, and when they are
placed the room left in the heaps joins the pool. All other cards go to hands and the pool.

The ways are counted by going through the numbers of cards that each group can have in each place: a
group of n cards with a, b, … of them in its places can do so in n! / (a! b! …) ways. There are few
such numbers, since most groups have one or two places only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lanai.core.bits import count_bits, low_bits
from lanai.core.rng import Rng
from lanai.games.moluku.masks import CAP_BITS, CAP_MASK, CARDS, scatter

ENDLESS: Final = 1e300
HALF_WORD: Final = 1 << 26


class Factorials:
    """n! and 1 / n!, as far as there are cards."""

    def __init__(self) -> None:
        product = 1.0
        self.of: vec[float] = append(vec[float](), product)
        self.inverse: vec[float] = append(vec[float](), 1.0)
        for number in range(1, CARDS + 1):
            product *= number
            self.of = append(self.of, product)
            self.inverse = append(self.inverse, 1.0 / product)


FACTORIALS: Final = Factorials()


class Worlds:
    """The places and groups of one redeal. Rooms are packed, CAP_BITS for each place."""

    def __init__(self, hands: i64) -> None:
        self.hands: i64 = hands
        self.pool: i64 = hands
        self.room: i64 = 0
        self.free: i64 = 0  # cards that may go to every hand and the pool
        self.known: i64 = 0  # groups to be placed before the heaps join the pool
        self.groups: i64 = 0
        self.cards: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.rooms: vec[i64] = vec[i64]()  # what each group takes of the room, in the way found
        self.free_room: i64 = 0
        self.heap_room: i64 = 0
        self.total: float = 0.0
        self.target: float = ENDLESS

    def heap(self, hand: i64) -> i64:
        """Give the place beside a hand."""
        return self.pool + 1 + hand

    def add_room(self, place: i64, size: i64) -> None:
        """Make room for so many cards in a place."""
        self.room += size << (CAP_BITS * place)

    def add_group(self, cards: i64, places: i64) -> None:
        """Add cards that may only go to some places, given as bits."""
        if cards:
            self.cards = append(self.cards, cards)
            self.places = append(self.places, places)
            self.rooms = append(self.rooms, 0)
            self.groups += 1

    def end_known(self) -> None:
        """Say that all groups of known cards have been added."""
        self.known = self.groups

    def draw(self, heaps: vec[i64], rng: Rng) -> None:
        """Put all cards into `heaps`, by place, in one of the possible ways."""
        self.go_through(0, self.room, 1.0)
        if self.groups:
            fraction: float = float(rng.below(HALF_WORD)) * HALF_WORD + float(rng.below(HALF_WORD))
            self.target = self.total * (fraction / HALF_WORD / HALF_WORD)
            self.total = 0.0
            self.go_through(0, self.room, 1.0)
        for group in range(self.groups):
            scatter(self.cards[group], self.rooms[group], heaps, rng)
        scatter(self.free, self.free_room, heaps, rng)

    def go_through(self, group: i64, room: i64, weight: float) -> bool:
        """Go through all ways from a group on; stop at the way that reaches the target."""
        if group == self.known:
            self.heap_room = room >> (CAP_BITS * self.heap(0))
            room, weight = self.join_pool(room, weight)
        if group < self.groups:
            return self.spread(group, 0, count_bits(self.cards[group]), room, weight)
        self.free_room = room
        inverse = FACTORIALS.inverse
        while room:
            weight *= inverse[room & CAP_MASK]
            room >>= CAP_BITS
        self.total += weight
        return self.total > self.target

    def spread(self, group: i64, place: i64, left: i64, room: i64, weight: float) -> bool:
        """Try every number of a group's cards in a place and the rest in its later places."""
        allowed: i64 = self.places[group] >> place
        while allowed & 1 == 0:
            allowed >>= 1
            place += 1
        shift = CAP_BITS * place
        free: i64 = (room >> shift) & CAP_MASK
        least: i64 = 0
        if allowed == 1:
            least = left
        for size in range(least, min(left, free) + 1):
            taken: i64 = size << shift
            self.rooms[group] = (self.rooms[group] & low_bits(shift)) | taken
            here = weight * FACTORIALS.inverse[size]
            if allowed == 1:
                if self.go_through(group + 1, room - taken, here):
                    return True
            elif self.spread(group, place + 1, left - size, room - taken, here):
                return True
        return False

    def join_pool(self, room: i64, weight: float) -> tuple[i64, float]:
        """Let the room left in the heaps join the pool; its cards can be split in many ways."""
        heaps = room >> (CAP_BITS * self.heap(0))
        room &= low_bits(CAP_BITS * self.heap(0))
        while heaps:
            weight *= FACTORIALS.inverse[heaps & CAP_MASK]
            room += (heaps & CAP_MASK) << (CAP_BITS * self.pool)
            heaps >>= CAP_BITS
        weight *= FACTORIALS.of[(room >> (CAP_BITS * self.pool)) & CAP_MASK]
        return room, weight
