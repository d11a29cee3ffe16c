"""What the search knows about Moluku.

A simulation ends three tricks after the one being played, or with the Season. What foretold who won
many games tells there how seats stand; at the end of a Season it is their points, and a little what
is in hand for the next one.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moluku import Outlook, place_of, worths
from lanai.bots.knowledge.contract import Knowledge, best_move, count_win, share_out
from lanai.bots.knowledge.standing import Standing, begins_trick
from lanai.core.bits import count_bits
from lanai.core.contract import State
from lanai.core.rng import Rng
from lanai.games.moluku.masks import lowest
from lanai.games.moluku.phases import ADJUST, CANCEL, CHILL, HARVEST, PALM, PLAY, SEASONS
from lanai.games.moluku.state import MolukuState

TRIES: Final = 3
# What a card in hand brings in the last Season, by height from 1 to 11, then Chief, Wedding,
# Lizard, Chill, and what it brings to choose the trump and lead, in hundredths of a point: fitted
# to 4,000 games (docs/bots.md). A Season earlier it is worth half of that.
BRINGS: Final = vec[i64]([-30, -35, -25, -28, 0, 5, 10, 25, 95, 140, 275, 400, 170, 100, 300])
CHOOSING: Final = 400
LAST_SPREAD: Final = 1.5
SPREAD: Final = 4.0
"""How far points of one Season to come may spread."""
FORESEEN: Final = 3.2
"""The same as reviews foresee it: fitted to how 2,500 games ended that were played on like this."""

TRICKS: Final = 3
"""Tricks that simulations play on after the one being played."""


class GameKnowledge(Knowledge):
    """Plays tricks out with a good card each and tells how seats stand then."""

    def __init__(self) -> None:
        super().__init__()
        self.guided = True
        self.tries = TRIES
        self.overlooked = 20
        self.hard = 40
        self.expert = 3000
        self.master = 30_000
        self.review = 210_000
        self.spread: float = SPREAD
        self.season: i64 = 0
        self.teams: bool = False
        self.until: i64 = 0  # tricks left when a trick begins that is not played any more
        self.standing: Standing | None = None
        self.hopes: vec[float] = vec[float]()

    def budget(self, players: i64) -> int:
        return self.review * 3 // 2 if players == 2 else self.review  # two are quick to play on

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        assert isinstance(state, MolukuState)
        return worths(state, seat, moves)

    def begin(self, world: State) -> None:
        assert isinstance(world, MolukuState)
        self.season = world.season
        self.teams = world.teams
        self.until = tricks_after(world) - TRICKS
        if self.standing is None or self.standing.cards is not world.cards:
            self.standing = Standing(world.game, world.cards, BRINGS)
        if len(self.hopes) != world.players:
            self.hopes = vec[float]([0.0] * int(world.players))

    def settled(self, state: State) -> bool:
        assert isinstance(state, MolukuState)
        if state.season != self.season:
            return True
        return begins_trick(state) and count_bits(state.hand) <= self.until * state.players

    def explores(self, state: State, seat: i64, searcher: i64) -> bool:
        assert isinstance(state, MolukuState)
        return seat == searcher or state.phase != ADJUST

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, MolukuState)
        best = state.pick(seat, rng)
        if self.tries == 1:
            return best
        if state.phase == PLAY:
            return self.card(state, seat, best, rng)
        moves = state.legal(seat)
        if len(moves) == 1:
            return best
        return best_move(moves, worths(state, seat, moves), rng)

    def card(self, state: MolukuState, seat: i64, best: i64, rng: Rng) -> i64:
        """Take the best of a few random cards."""
        seen: Outlook | None = None
        worth: i64 = 0
        for _try in range(i64(self.tries) - 1):
            other = state.pick(seat, rng)
            if other != best:
                if seen is None:
                    seen = Outlook(state, seat)
                    worth = seen.worth_of(best)
                rival = seen.worth_of(other)
                if rival > worth:
                    best, worth = other, rival
        return best

    def judge(self, state: State, rewards: vec[float], points: vec[float]) -> None:
        assert isinstance(state, MolukuState)
        if begins_trick(state):
            self.weigh(state, rewards, points)
            return
        left = SEASONS - state.season
        for seat in range(state.players):
            points[seat] = float(state.points_of(seat))
            if left:
                points[seat] += brings(state, seat) / float(left)
        if state.teams:
            put_together(points)
        share_out(points, LAST_SPREAD + self.spread * math.sqrt(float(left)), rewards)
        if state.over():
            count_win(state, rewards)

    def weigh(self, state: MolukuState, rewards: vec[float], points: vec[float]) -> None:
        """Tell how seats stand when a trick begins."""
        assert self.standing is not None
        self.standing.weigh(state, self.hopes, points)
        if self.outlook is not None:
            self.outlook.judge(state, self.hopes)
        if state.teams:
            put_together(points)
        share_out(self.hopes, 1.0, rewards)

    def foresee(self, state: State, shares: vec[float], points: vec[float]) -> None:
        spread = self.spread
        self.spread = FORESEEN
        self.judge(state, shares, points)
        self.spread = spread

    def lead(self, points: vec[float], seat: i64) -> float:
        return points[seat] - points[seat ^ 1] if self.teams else super().lead(points, seat)


def put_together(points: vec[float]) -> None:
    """Give both partners what they have together."""
    for seat in range(i64(2)):
        points[seat] += points[seat + 2]
        points[seat + 2] = points[seat]


def tricks_after(state: MolukuState) -> i64:
    """Count the tricks of the Season that come after the one being played."""
    cards = count_bits(state.hand)
    if state.phase == PLAY:
        return (cards + state.laid) // state.players - 1
    if state.phase in (CHILL, HARVEST, CANCEL, PALM):
        return cards // state.players
    return state.deal.hand


def brings(state: MolukuState, seat: i64) -> float:
    """Estimate what a seat's hand, taken up from its Island, brings in the last Season."""
    worth: i64 = 0
    cards = state.owned(state.hand, seat)
    while cards:
        worth += BRINGS[place_of(lowest(cards))]
        cards &= cards - 1
    lowest_total = True
    for other in range(state.players):
        if other != seat and state.points_of(other) <= state.points_of(seat):
            lowest_total = False
    return float(worth + CHOOSING if lowest_total else worth) / 100.0
