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
    own = cards.bar_colours[words[at + BAR]]
    colours = [colour for colour in range(COLOURS) if colour != own]
    colours.sort(key=lambda colour: -int(count_colour(words, at, colour)))
    return colours[: int(count_of(words[at + POWER], MAJORITY))]


def majority_points(cards: Cards, words: vec[i64], at: i64) -> i64:
    """MS-P2: one point for each validated client of those colours."""
    icons = count_of(words[at + POWER], MAJORITY)
    if icons == 0:
        return 0
    tally = words[at + TALLY] & ALL_COLOURS
    own = cards.bar_colours[words[at + BAR]]
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


def regulars_points(cards: Cards, words: vec[i64], at: i64) -> i64:
    """MS-P3: one point for each validated client of the bar's colour."""
    own = cards.bar_colours[words[at + BAR]]
    if own == NO_COLOUR:
        return 0
    return count_colour(words, at, own)


def count_points(cards: Cards, words: vec[i64], at: i64) -> i64:
    """Add all points up."""
    return (
        printed_points(words, at)
        + majority_points(cards, words, at)
        + regulars_points(cards, words, at)
    )


def points_of(words: vec[i64], at: i64) -> i64:
    """Give the points of a seat as they were added up last."""
    return (words[at + TALLY] >> POINTS_AT) & POINTS_MASK


def count_validated(cards: Cards, words: vec[i64], at: i64, card: i64) -> None:
    """MS-A1: a validated client's points and bonus count from now on."""
    add_card(words, at + VALIDATED, card)
    words[at + POWER] += cards.bonuses[card]
    words[at + TALLY] += bit(COLOUR_BITS * cards.client_colours[card])
    words[at + TALLY] += cards.points[card] << PRINTED_AT
    points: i64 = count_points(cards, words, at) - points_of(words, at)
    words[at + TALLY] += points << POINTS_AT
