"""How seats stand in Moluku when a trick begins: weights that foretold who won.

Everything in a position counts, hidden cards too: only worlds are judged by this. The weights are
in the game's room as `standing.toml`, made by `tools/standing.py` from games of the policy that
searches play on with.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moluku import Hopes, hopes_for, place_of
from lanai.core.bits import count_bits
from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.games.moluku.cards import Cards
from lanai.games.moluku.masks import (
    ALL_HEIGHTS,
    COLOURS,
    FACES,
    HEIGHTS,
    PANKU,
    lowest,
)
from lanai.games.moluku.phases import PLAY, SEASONS
from lanai.games.moluku.state import MolukuState

FILE: Final = "standing.toml"
SCALES: Final = 3
"""Each number counts as it is, and by how few tricks are left in two ways."""
MOST_LEFT: Final = 14
TOGETHER: Final = 0.7
"""What both partners bring counts for: fitted to 4,000 games in teams."""

# What is seen of a seat, in the order of its row.
POINTS: Final = 0
ISLAND: Final = 1  # what the Island is worth now
HOPE: Final = 2  # what its Huts and food promise
GAINS: Final = 3  # what one more Hut, Rice, Pineapple, Fish would bring
TASTE: Final = 7  # what one of the cards in all hands would bring, on average
KINDS: Final = 8  # cards of the Island by kind: the four above, Palm, Mask, Volcano, Panku
ONE_PALM: Final = 16
HELD_NEXT: Final = 17  # what the Island's cards bring in the next Season
COVERED: Final = 18
HAND: Final = 19  # cards in hand that are no trumps, by height, then Panku
TRUMPS: Final = 34  # of heights 1 to 4, 5 to 8, 9, 10, 11
LOWEST: Final = 39  # cards below all others of their colour, above all, above all but one
TOP: Final = 40
TOP_TRUMPS: Final = 41
SECOND: Final = 42
VOID: Final = 43
LEADS: Final = 44
LEADS_REVERSED: Final = 45
PLACE: Final = 46
VOLCANOES: Final = 47  # in hand, without a trump in the game
WIDTH: Final = 48


class Standing:
    """Judges positions in which a trick begins."""

    def __init__(self, game: Game, cards: Cards, brings: vec[i64]) -> None:
        self.cards: Final = cards
        self.hopes: Final[Hopes] = hopes_for(cards.version)
        self.brings: vec[i64] = brings
        self.kinds: vec[i64] = vec[i64](
            [
                cards.hut,
                cards.rice,
                cards.pineapple,
                cards.fish,
                cards.palm,
                cards.mask,
                cards.volcano,
                PANKU,
            ]
        )
        self.weights: dict[int, vec[float]] = weights_of(game)
        self.row: vec[float] = vec[float]([0.0] * WIDTH)
        self.pool: vec[i64] = vec[i64]([0] * 4)  # Huts and food in all hands
        self.held: i64 = 1  # cards in all hands
        self.left: i64 = 0

    def weigh(self, state: MolukuState, hopes: vec[float], points: vec[float]) -> None:
        """Write how seats stand: one more makes a win e times as likely. Partners stand alike.

        Their points are those of the game with what the Island promises, now and in hand later.
        """
        weights = self.weights[int(state.players)]
        self.turn_to(state)
        first = (state.season * (MOST_LEFT + 1) + self.left) * WIDTH
        row = self.row
        to_come = float(SEASONS - 1 - state.season)
        for seat in range(state.players):
            self.look(state, seat)
            points[seat] = row[POINTS] + row[HOPE]
            if to_come:
                points[seat] += row[HELD_NEXT] / to_come
            total = 0.0
            for at in range(i64(WIDTH)):
                total += weights[first + at] * row[at]
            hopes[seat] = total
        if state.teams:
            for seat in range(i64(2)):
                hopes[seat] = TOGETHER * (hopes[seat] + hopes[seat + 2])
                hopes[seat + 2] = hopes[seat]

    def turn_to(self, state: MolukuState) -> None:
        """Note what is the same for all seats."""
        self.held = max(i64(1), count_bits(state.hand))
        self.left = count_bits(state.hand) // state.players
        for kind in range(i64(4)):
            self.pool[kind] = count_bits(state.hand & self.kinds[kind])

    def look(self, state: MolukuState, seat: i64) -> None:
        """Write what is seen of a seat into `row`."""
        row = self.row
        for at in range(i64(WIDTH)):
            row[at] = 0.0
        row[POINTS] = float(state.points_of(seat))
        self.look_at_island(state, seat)
        self.look_at_hand(state, seat)
        self.look_at_colours(state, seat)
        place = seat - state.leader
        if place == 0:
            row[LEADS] = 1.0
            row[LEADS_REVERSED] = float(state.reversed)
        row[PLACE] = float(place if place >= 0 else place + state.players)

    def look_at_island(self, state: MolukuState, seat: i64) -> None:
        """See what lies there, what it is worth, and what would make it better."""
        row, kinds = self.row, self.kinds
        island = state.owned(state.island, seat)
        covered = state.owned(state.covered, seat)
        for kind in range(i64(8)):
            row[KINDS + kind] = float(count_bits(island & kinds[kind]))
        values = 100 * self.cards.value_points(island)
        row[ISLAND] = float(self.hopes.of(self.cards, island, 0) + values) / 100.0
        row[HOPE] = float(self.hopes.of(self.cards, island, self.left) + values) / 100.0
        fewer = max(i64(0), self.left - 1)
        before = self.hopes.of(self.cards, island, fewer)
        taste = 0.0
        for kind in range(i64(4)):
            more = kinds[kind] & ~island
            gain: i64 = 0
            if more:
                gain = self.hopes.of(self.cards, island | (more & -more), fewer) - before
            row[GAINS + kind] = float(gain) / 100.0
            taste += row[GAINS + kind] * float(self.pool[kind])
        row[TASTE] = taste / float(self.held)
        if row[KINDS + 4] == 1.0:
            row[ONE_PALM] = 1.0
        cards = island | covered
        brought: i64 = 0
        while cards:
            brought += self.brings[place_of(lowest(cards))]
            cards &= cards - 1
        row[HELD_NEXT] = float(brought) / 100.0
        row[COVERED] = float(count_bits(covered))

    def look_at_hand(self, state: MolukuState, seat: i64) -> None:
        """See the cards in hand by height, trumps apart."""
        row = self.row
        cards = state.owned(state.hand, seat)
        while cards:
            card = lowest(cards)
            height = place_of(card)
            if (state.trump >> card) & 1 == 0:
                row[HAND + height] += 1.0
            elif height < 8:
                row[TRUMPS + height // 4] += 1.0
            else:
                row[TRUMPS + height - 6] += 1.0
            cards &= cards - 1
        if state.trump == 0:
            row[VOLCANOES] = row[HAND + HEIGHTS - 1]

    def look_at_colours(self, state: MolukuState, seat: i64) -> None:
        """See which cards are above or below all others of their colour, or there is none."""
        row = self.row
        hand = state.owned(state.hand, seat)
        for colour in range(i64(COLOURS)):
            suit: i64 = FACES.colour[colour * HEIGHTS]
            mine: i64 = (hand & suit) >> (colour * HEIGHTS)
            others: i64 = (state.hand & ~hand & suit) >> (colour * HEIGHTS)
            if mine == 0:
                row[VOID] += 1.0
                continue
            below: i64 = (others & -others) - 1 if others else ALL_HEIGHTS
            row[LOWEST] += float(count_bits(mine & below))
            above: i64 = ALL_HEIGHTS & ~fill(others)
            tops = float(count_bits(mine & above))
            row[TOP_TRUMPS if suit == state.trump else TOP] += tops
            if others:
                lower = others & (fill(others) >> 1)  # without the highest
                row[SECOND] += float(count_bits(mine & ~fill(lower) & ~above))


def fill(heights: i64) -> i64:
    """Give all heights up to the highest of a colour's cards."""
    heights |= heights >> 1
    heights |= heights >> 2
    heights |= heights >> 4
    return heights | (heights >> 8)


def begins_trick(state: MolukuState) -> bool:
    """Tell whether a trick begins."""
    return state.phase == PLAY and state.laid == 0 and state.wedding == 0


def scale_of(number: int, left: int) -> float:
    """Tell how much a weight counts with so many tricks left."""
    return 1.0 / math.sqrt(1.0 + left) ** number


@cache
def weights_of(game: Game) -> dict[int, vec[float]]:
    """Read the weights of the game, once."""
    return read_weights(game.resource(FILE))


def read_weights(text: str | None) -> dict[int, vec[float]]:
    """Read the weights, by number of players: for each Season and number of tricks left."""
    if text is None:
        raise SetupError("weights-other", {"file": FILE})
    found: dict[int, vec[float]] = {}
    for table in tomllib.loads(text)["players"]:
        weights: list[float] = []
        for season in range(SEASONS):
            rows = [[float(each) for each in row] for row in table["seasons"][season]]
            if [len(row) for row in rows] != [WIDTH] * SCALES:
                raise SetupError("weights-other", {"file": FILE})
            for left in range(MOST_LEFT + 1):
                for at in range(WIDTH):
                    weights.append(
                        sum(scale_of(scale, left) * rows[scale][at] for scale in range(SCALES))
                    )
        found[int(table["count"])] = vec[float](weights)
    return found
