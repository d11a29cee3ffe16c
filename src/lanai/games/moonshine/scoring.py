"""Points: printed, majority, and the bar's own colour (MS-P1, MS-P2, MS-P3); who wins (MS-E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import low_bits
from lanai.core.contract import leaders
from lanai.games.moonshine.board import add_power, bar_of, count_moons, power_of, validated_by
from lanai.games.moonshine.card_sets import add_card, count_cards
from lanai.games.moonshine.cards import COLOURS, MAJORITY, NO_COLOUR, Cards, count_of
from lanai.games.moonshine.phases import OVER
from lanai.games.moonshine.tally import (
    ALL_COLOURS,
    COLOUR_BITS,
    enter,
    entry_of,
    in_colour,
    points_of,
    printed_in,
    tally_of,
)

if TYPE_CHECKING:
    from lanai.games.moonshine.state import MoonState

TieBreak = Literal["moons", "clients", "shared"]

TARGET: Final = 12
REGULARS_TARGET: Final = 15


def majority_colours(cards: Cards, board: vec[i64], seat: i64) -> list[int]:
    """MS-P2: the colours that the majority icons score: the most frequent first.

    MS-P3: a colour that the bar scores is left out. Of equal colours the table's first goes first.
    """
    own = own_colour(cards, board, seat)
    tally = tally_of(board, seat)
    colours = [colour for colour in range(COLOURS) if colour != own]
    colours.sort(key=lambda colour: -int(in_colour(tally, colour)))
    return colours[: int(count_of(power_of(board, seat), MAJORITY))]


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
            count = in_colour(tally, colour)
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
    return in_colour(tally, own)


def own_colour(cards: Cards, board: vec[i64], seat: i64) -> i64:
    """MS-P3: the colour that a bar scores, or none."""
    return cards.bar_colours[bar_of(board, seat)]


def add_up(tally: i64, power: i64, own: i64) -> i64:
    """MS-P1: add all points up, of a tally of clients and the bonuses of a bar with its colour."""
    return printed_in(tally) + majority_points(tally, power, own) + regulars_points(tally, own)


def count_points(cards: Cards, board: vec[i64], seat: i64) -> i64:
    """Count the points of a seat anew."""
    own = own_colour(cards, board, seat)
    return add_up(tally_of(board, seat), power_of(board, seat), own)


def points_with(cards: Cards, board: vec[i64], seat: i64, card: i64) -> i64:
    """Count the points that a seat would have with one more client validated."""
    tally: i64 = tally_of(board, seat) + entry_of(cards.client_colours[card], cards.points[card])
    power: i64 = power_of(board, seat) + cards.bonuses[card]
    return add_up(tally, power, own_colour(cards, board, seat))


def count_validated(cards: Cards, board: vec[i64], seat: i64, card: i64) -> None:
    """MS-A1: a validated client's points and bonus count from now on."""
    points: i64 = points_with(cards, board, seat, card) - points_of(board, seat)
    add_card(board, validated_by(seat), card)
    add_power(board, seat, cards.bonuses[card])
    enter(board, seat, entry_of(cards.client_colours[card], cards.points[card]), points)


# The end


def target(state: MoonState) -> i64:
    """MS-E1, MS-S3: the points that end the game: 12, or 15 in the Regulars variant."""
    return REGULARS_TARGET if state.regulars else TARGET


def scores(state: MoonState) -> list[int]:
    """List the points that all know of: in a hidden step those from before it."""
    board = state.open_board()
    return [int(points_of(board, seat)) for seat in range(state.players)]


def winners(state: MoonState) -> list[int]:
    """MS-E1: most points, then most moons, then most validated clients, then shared."""
    if state.step != OVER:
        return []
    return leaders([standing(state, seat) for seat in range(int(state.players))])


def ranking(state: MoonState) -> list[int]:
    """MS-E1: list the seats as the game has ranked them, the first place first."""
    if state.step != OVER:
        return []
    seats = range(int(state.players))
    return sorted(seats, key=lambda seat: standing(state, seat), reverse=True)


def tied(state: MoonState) -> list[int]:
    """List the seats that had to be told apart by more than their points."""
    if state.step != OVER:
        return []
    first = leaders(scores(state))
    return first if len(first) > 1 else []


def tie_break(state: MoonState) -> TieBreak | None:
    """MS-E1: what decided between those with the most points: moons, clients, or nothing."""
    best = sorted((standing(state, seat) for seat in tied(state)), reverse=True)[:2]
    if not best:
        return None
    first, second = best
    if first == second:
        return "shared"
    return "clients" if first[1] == second[1] else "moons"


def standing(state: MoonState, seat: i64) -> tuple[int, ...]:
    """MS-E1: what decides the game, the most important first."""
    board = state.now
    validated = count_cards(board, validated_by(seat))
    return int(points_of(board, seat)), int(count_moons(board, seat)), int(validated)
