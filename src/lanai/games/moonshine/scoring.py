"""Points: printed, majority, and the bar's own colour (MS-P1, MS-P2, MS-P3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit, low_bits
from lanai.games.moonshine.board import (
    ALL_COLOURS,
    BAR,
    COLOUR_BITS,
    COLOUR_MASK,
    POINTS_AT,
    POINTS_MASK,
    POWER,
    PRINTED_AT,
    TALLY,
    VALIDATED,
    add_card,
)
from lanai.games.moonshine.cards import COLOURS, MAJORITY, NO_COLOUR, Cards, count_of


def printed_points(words: vec[i64], at: i64) -> i64:
    """MS-P1: the printed points of validated clients."""
    return (words[at + TALLY] >> PRINTED_AT) & POINTS_MASK


def count_colour(words: vec[i64], at: i64, colour: i64) -> i64:
    """Count the validated clients of one colour."""
    return (words[at + TALLY] >> (COLOUR_BITS * colour)) & COLOUR_MASK


def majority_colours(cards: Cards, words: vec[i64], at: i64) -> list[int]:
    """MS-P2: the colours that the majority icons score: the most frequent first.

    MS-P3: a colour that the bar scores is left out. Of equal colours the table's first goes first.
    """
    own = own_colour(cards, words, at)
    colours = [colour for colour in range(COLOURS) if colour != own]
    colours.sort(key=lambda colour: -int(count_colour(words, at, colour)))
    return colours[: int(count_of(words[at + POWER], MAJORITY))]


def majority_points(tally: i64, power: i64, own: i64) -> i64:
    """MS-P2: one point for each validated client of those colours."""
    icons = count_of(power, MAJORITY)
    if icons == 0:
        return 0
    tally &= ALL_COLOURS
    if own != NO_COLOUR:
        tally &= ~(low_bits(COLOUR_BITS) << (COLOUR_BITS * own))
    points: i64 = 0
    for _icon in range(icons):
        best: i64 = 0
        most: i64 = 0
        for colour in range(i64(COLOURS)):
            count = (tally >> (COLOUR_BITS * colour)) & COLOUR_MASK
            if count > most:
                most = count
                best = colour
        points += most
        tally &= ~(low_bits(COLOUR_BITS) << (COLOUR_BITS * best))
    return points


def regulars_points(tally: i64, own: i64) -> i64:
    """MS-P3: one point for each validated client of the bar's colour."""
    if own == NO_COLOUR:
        return 0
    return (tally >> (COLOUR_BITS * own)) & COLOUR_MASK


def own_colour(cards: Cards, words: vec[i64], at: i64) -> i64:
    """MS-P3: the colour that a bar scores, or none."""
    return cards.bar_colours[words[at + BAR]]


def add_up(tally: i64, power: i64, own: i64) -> i64:
    """Add all points up: of a tally of clients and the bonuses of a bar with its own colour."""
    printed = (tally >> PRINTED_AT) & POINTS_MASK
    return printed + majority_points(tally, power, own) + regulars_points(tally, own)


def count_points(cards: Cards, words: vec[i64], at: i64) -> i64:
    """Count the points of a seat anew."""
    return add_up(words[at + TALLY], words[at + POWER], own_colour(cards, words, at))


def points_of(words: vec[i64], at: i64) -> i64:
    """Give the points of a seat as they were added up last."""
    return (words[at + TALLY] >> POINTS_AT) & POINTS_MASK


def points_with(cards: Cards, words: vec[i64], at: i64, card: i64) -> i64:
    """Count the points that a seat would have with one more client validated."""
    tally = words[at + TALLY] + tally_of(cards, card)
    return add_up(tally, words[at + POWER] + cards.bonuses[card], own_colour(cards, words, at))


def tally_of(cards: Cards, card: i64) -> i64:
    """Give what a client adds to the tally: one of its colour, and its printed points."""
    return bit(COLOUR_BITS * cards.client_colours[card]) + (cards.points[card] << PRINTED_AT)


def count_validated(cards: Cards, words: vec[i64], at: i64, card: i64) -> None:
    """MS-A1: a validated client's points and bonus count from now on."""
    points: i64 = points_with(cards, words, at, card) - points_of(words, at)
    add_card(words, at + VALIDATED, card)
    words[at + POWER] += cards.bonuses[card]
    words[at + TALLY] += tally_of(cards, card) + (points << POINTS_AT)
