"""What the search knows about Tiki Topple.

A simulation ends with the round: the next one is dealt anew and says nothing about this choice. One
that is judged by what was learned ends two laps on.
Playing on, each seat takes the best of a few random cards for its own mission.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.tiki_topple import worth_of, worths
from lanai.bots.knowledge.contract import Knowledge, count_win, share_out
from lanai.core.contract import State
from lanai.core.rng import Rng
from lanai.games.tiki_topple.rules import rounds_to_play
from lanai.games.tiki_topple.state import TikiState

TRIES: Final = 10
LAPS: Final = 2
"""Laps around the table that a simulation plays which is judged by what was learned."""
LAST_SPREAD: Final = 1.5
SPREAD: Final = 8.0
"""How far points of one round to come may spread."""
# The same as reviews foresee it: fitted to how 5,500 games ended that were played on like this.
FORESEEN: Final = 5.6
FORESEEN_BY_SEAT: Final = 0.5


class GameKnowledge(Knowledge):
    """Plays rounds out with a good card each and measures the points."""

    def __init__(self) -> None:
        super().__init__()
        self.guided = True
        self.tries = TRIES
        self.overlooked = 55
        self.hard = 200
        self.expert = 2000
        self.master = 40_000
        self.review = 400_000
        self.spread: float = SPREAD
        self.round: i64 = 0
        self.until: i64 = 0
        self.hopes: vec[float] = vec[float]()

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        assert isinstance(state, TikiState)
        return worths(state, seat, moves)

    def begin(self, world: State) -> None:
        assert isinstance(world, TikiState)
        self.round = world.round
        self.until = world.turn + LAPS * world.players
        if len(self.hopes) != world.players:
            self.hopes = vec[float]([0.0] * int(world.players))

    def settled(self, state: State) -> bool:
        assert isinstance(state, TikiState)
        if state.round != self.round:
            return True
        return self.outlook is not None and state.turn >= self.until

    def explores(self, state: State, seat: i64, searcher: i64) -> bool:
        return True

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, TikiState)
        best = state.pick(seat, rng)
        worth = worth_of(state, seat, best)
        for _try in range(i64(self.tries) - 1):
            other = state.pick(seat, rng)
            if other != best:
                rival = worth_of(state, seat, other)
                if rival > worth:
                    best, worth = other, rival
        return best

    def judge(self, state: State, rewards: vec[float], points: vec[float]) -> None:
        assert isinstance(state, TikiState)
        for seat in range(state.players):
            points[seat] = float(state.points_of(seat))
        if self.outlook is not None and not state.over():
            self.outlook.judge(state, self.hopes)
            share_out(self.hopes, 1.0, rewards)
            return
        left = rounds_to_play(state.players) - state.round
        share_out(points, LAST_SPREAD + self.spread * math.sqrt(float(left)), rewards)
        if state.over():
            count_win(state, rewards)

    def foresee(self, state: State, shares: vec[float], points: vec[float]) -> None:
        assert isinstance(state, TikiState)
        self.judge(state, shares, points)
        left = float(rounds_to_play(state.players) - state.round)
        if left > 0.0:
            spread = FORESEEN - FORESEEN_BY_SEAT * float(state.players)
            share_out(points, spread * math.sqrt(left), shares)
