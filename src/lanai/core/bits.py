"""Bits, sets of bits and nibbles in an `i64` of which bits 0 to 61 are in use.

Never shift a literal to the left (`1 << n`): mypyc 2.4 writes it as a 32-bit number in C, and the
result is wrong from n = 32 on. These helpers shift to the right instead; a test looks for the rest.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

TOP: Final = 61
TOP_BIT: Final = 1 << 61  # mypyc keeps a greater number as a Python object

PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
COUNT_MASK: Final = 63

PRIME: Final = 67  # the powers of 2 up to 2**65 leave different rests

CHUNK: Final = 9
CHUNK_MASK: Final = 511
CHUNK_ROW: Final = 10

NIBBLE_BITS: Final = 4
NIBBLE_MASK: Final = 15


def bit(n: i64) -> i64:
    """Give the int in which only bit `n` is set (n from 0 to 61)."""
    return TOP_BIT >> (TOP - n)


def low_bits(n: i64) -> i64:
    """Give the int in which the `n` lowest bits are set."""
    return bit(n) - 1


# Sets: one bit for each thing


def count_bits(bits: i64) -> i64:
    """Count the bits that are set: in pairs, fours and eights at once."""
    bits -= (bits >> 1) & PAIRS
    bits = (bits & FOURS) + ((bits >> 2) & FOURS)
    bits = (bits + (bits >> 4)) & EIGHTS
    bits += bits >> 32
    bits += bits >> 16
    return (bits + (bits >> 8)) & COUNT_MASK


def make_places() -> vec[i64]:
    """Give the place of a single bit by the rest that it leaves."""
    places = vec[i64]([0] * PRIME)
    for n in range(TOP + 1):
        places[bit(n) % PRIME] = n
    return places


PLACES: Final = make_places()


def first_bit(bits: i64) -> i64:
    """Find the lowest bit that is set; there must be one."""
    return PLACES[(bits & -bits) % PRIME]


def make_chunks() -> vec[u8]:
    """For each set of nine bits: which is the n-th, and last how many there are."""
    chunks = vec[u8]()
    for bits in range(CHUNK_MASK + 1):
        places = [place for place in range(CHUNK) if bits >> place & 1]
        for place in [*places, *[0] * (CHUNK - len(places)), len(places)]:
            chunks = append(chunks, u8(place))
    return chunks


CHUNKS: Final = make_chunks()


def nth_bit(bits: i64, number: i64) -> i64:
    """Find the n-th bit that is set, counted from 0; there must be one."""
    chunks = CHUNKS
    first: i64 = 0
    row: i64 = (bits & CHUNK_MASK) * CHUNK_ROW
    count = i64(chunks[row + CHUNK])
    while number >= count:
        number -= count
        first += CHUNK
        bits >>= CHUNK
        row = (bits & CHUNK_MASK) * CHUNK_ROW
        count = i64(chunks[row + CHUNK])
    return first + i64(chunks[row + number])


ROWS: Final = [[n for n in range(CHUNK) if bits >> n & 1] for bits in range(CHUNK_MASK + 1)]


def nth_bit_by_rows(bits: int, number: int) -> int:
    """Find the same as `nth_bit`, in lists: Python reads them quicker than vectors."""
    first = 0
    row = ROWS[bits & CHUNK_MASK]
    while number >= len(row):
        number -= len(row)
        first += CHUNK
        bits >>= CHUNK
        row = ROWS[bits & CHUNK_MASK]
    return first + row[number]


if isinstance(count_bits, FunctionType):  # nothing is compiled: these are quicker
    globals().update(bit=(1).__lshift__, count_bits=int.bit_count, nth_bit=nth_bit_by_rows)


# Small numbers side by side


def nibble(packed: i64, at: i64) -> i64:
    """Give the number from 0 to 15 that is packed at a place (from 0 to 14)."""
    return (packed >> (NIBBLE_BITS * at)) & NIBBLE_MASK


def with_nibble(packed: i64, at: i64, value: i64) -> i64:
    """Give packed numbers with another one at a place."""
    return packed ^ ((nibble(packed, at) ^ value) << (NIBBLE_BITS * at))


def pack_nibbles(values: list[int]) -> i64:
    """Pack numbers from 0 to 15, the first lowest."""
    packed: i64 = 0
    for at, value in enumerate(values):
        packed |= i64(value) << (NIBBLE_BITS * i64(at))
    return packed


def unpack_nibbles(packed: i64, size: i64) -> list[int]:
    """List the first `size` packed numbers."""
    return [int(nibble(packed, at)) for at in range(size)]
