"""What the search knows about Moluku.

A simulation ends with the Season. What is in hand for the next one counts a little.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moluku import HOLDING, Outlook, hopes_for, place_of, worths
from lanai.bots.search.knowledge import Knowledge, best_move, count_win, share_out
from lanai.core.bits import bit
from lanai.core.contract import State
from lanai.core.rng import Rng
from lanai.games.moluku.masks import count, lowest
from lanai.games.moluku.phases import ADJUST, FIRST_TAKE, HARVEST, PLAY, SEASONS
from lanai.games.moluku.state import MolukuState

TRIES: Final = 3
LAST_SPREAD: Final = 1.5
SPREAD: Final = 4.0
"""How far points of one Season to come may spread."""


class GameKnowledge(Knowledge):
    """Plays Seasons out with a good card each and measures the points."""

    def __init__(self) -> None:
        super().__init__()
        self.tries: i64 = TRIES
        self.spread: float = SPREAD
        self.light: i64 = 0
        self.season: i64 = 0

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        assert isinstance(state, MolukuState)
        return worths(state, seat, moves)

    def begin(self, world: State) -> None:
        assert isinstance(world, MolukuState)
        self.season = world.season

    def settled(self, state: State) -> bool:
        assert isinstance(state, MolukuState)
        return state.season != self.season

    def explores(self, state: State, seat: i64, searcher: i64) -> bool:
        assert isinstance(state, MolukuState)
        return seat == searcher or state.phase != ADJUST

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, MolukuState)
        best = state.pick(seat, rng)
        if state.phase == PLAY:
            return self.card(state, seat, best, rng)
        moves = state.legal(seat)
        if len(moves) == 1:
            return best
        if self.light and state.phase == HARVEST:
            return take_best(state, seat, moves)
        return best_move(moves, worths(state, seat, moves), rng)

    def card(self, state: MolukuState, seat: i64, best: i64, rng: Rng) -> i64:
        """Take the best of a few random cards."""
        if self.tries == 1:
            return best
        outlook = Outlook(state, seat)
        worth = outlook.worth_of(best)
        for _ in range(self.tries - 1):
            other = state.pick(seat, rng)
            if other != best:
                rival = outlook.worth_of(other)
                if rival > worth:
                    best, worth = other, rival
        return best

    def judge(self, state: State, rewards: vec[float], points: vec[float]) -> None:
        assert isinstance(state, MolukuState)
        left = SEASONS - state.season
        for seat in range(state.players):
            points[seat] = float(state.points_of(seat))
            if left:
                points[seat] += float(held(state.owned(state.hand, seat))) / 100.0
        if state.teams:
            for seat in range(i64(2)):
                points[seat] += points[seat + 2]
                points[seat + 2] = points[seat]
        share_out(points, LAST_SPREAD + self.spread * math.sqrt(float(left)), rewards)
        if state.over():
            count_win(state, rewards)


def take_best(state: MolukuState, seat: i64, moves: list[int]) -> i64:
    """Take what the own Island gains most by."""
    table = state.table
    left = count(state.hand) // state.players
    hopes = hopes_for(table.version)
    island = state.owned(state.island, seat)
    best: i64 = moves[0]
    highest: i64 = -1
    for move in moves:
        card = bit(move - FIRST_TAKE)
        cards = island | card
        if state.second:
            cards |= state.owned(state.second, state.owner(card))
        worth: i64 = hopes.of(table, cards, left) + 100 * table.value_points(cards)
        if state.season < SEASONS - 1:
            worth += held(cards & ~island)
        if worth > highest:
            best, highest = move, worth
    return best


def held(cards: i64) -> i64:
    """Add up what cards are worth in the hand of the next Season, in hundredths of a point."""
    worth: i64 = 0
    while cards:
        worth += HOLDING[place_of(lowest(cards))]
        cards &= cards - 1
    return worth
