"""What is counted for a seat: its validated clients by colour, its points, its strikes.

A tally is one int of the board: four bits for each colour, the printed points, all points as they
were added up last, and the instants of this round that cost the others a moon (MS-A5).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.games.moonshine.board import SPAN, TALLY

COLOUR_BITS: Final = 4
COLOUR_MASK: Final = 15
ALL_COLOURS: Final = 0xFFFFF
PRINTED_AT: Final = 20
POINTS_AT: Final = 30
POINTS_MASK: Final = 1023
COUNTED: Final = (1 << 40) - 1
STRIKES_AT: Final = 40
STRIKE_ONE: Final = 1 << 40
STRIKES_MASK: Final = 15


def tally_of(board: vec[i64], seat: i64) -> i64:
    """Give all that is counted for a seat but its strikes."""
    return board[TALLY + SPAN * seat] & COUNTED


def in_colour(tally: i64, colour: i64) -> i64:
    """Count the validated clients of one colour."""
    return (tally >> (COLOUR_BITS * colour)) & COLOUR_MASK


def printed_in(tally: i64) -> i64:
    """Count the printed points."""
    return (tally >> PRINTED_AT) & POINTS_MASK


def entry_of(colour: i64, points: i64) -> i64:
    """Give what a client of a colour with these printed points adds to a tally."""
    return bit(COLOUR_BITS * colour) + (points << PRINTED_AT)


def points_of(board: vec[i64], seat: i64) -> i64:
    """Give the points of a seat as they were added up last."""
    return (board[TALLY + SPAN * seat] >> POINTS_AT) & POINTS_MASK


def most_points(board: vec[i64], players: i64) -> i64:
    """Give the most points that a seat has."""
    most: i64 = 0
    for seat in range(players):
        points: i64 = (board[TALLY + SPAN * seat] >> POINTS_AT) & POINTS_MASK
        most = max(most, points)
    return most


def enter(board: vec[i64], seat: i64, entry: i64, points: i64) -> None:
    """Add a client to the tally of a seat that is now worth so many points more."""
    board[TALLY + SPAN * seat] += entry + (points << POINTS_AT)


def strikes_of(board: vec[i64], seat: i64) -> i64:
    """MS-A5: count the instants of a seat for which the others lose a moon each."""
    return (board[TALLY + SPAN * seat] >> STRIKES_AT) & STRIKES_MASK


def all_strikes(board: vec[i64], players: i64) -> i64:
    """MS-A5: count the strikes of all seats."""
    strikes: i64 = 0
    for seat in range(players):
        strikes += (board[TALLY + SPAN * seat] >> STRIKES_AT) & STRIKES_MASK
    return strikes


def add_strike(board: vec[i64], seat: i64) -> None:
    """MS-A5: count one more."""
    board[TALLY + SPAN * seat] += STRIKE_ONE


def clear_strikes(board: vec[i64], seat: i64) -> None:
    """Forget the strikes of a seat."""
    board[TALLY + SPAN * seat] -= strikes_of(board, seat) << STRIKES_AT
