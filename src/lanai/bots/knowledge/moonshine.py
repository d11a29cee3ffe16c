"""What the search knows about Moonshine.

The others are guessed and never searched: most of what they do is hidden or concerns only their own
bar. Playing on, each seat makes the move that looks best for its bar.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moonshine import POINT, SURE, Judge, worths
from lanai.bots.search.knowledge import Knowledge, best_move, count_win, share_out
from lanai.core.contract import State
from lanai.core.rng import Rng
from lanai.games.moonshine.board import (
    FIRST_CLIENT,
    OVER,
    POWER,
    ROLL,
    client_at,
    count_clients,
    count_moons,
    moons_on,
    room_of,
    words_of,
)
from lanai.games.moonshine.cards import MAJORITY, Cards, count_of
from lanai.games.moonshine.moons import spot_power
from lanai.games.moonshine.scoring import points_of
from lanai.games.moonshine.state import MoonState

ALL: Final = 896
ROUNDS: Final = 1
FEW: Final = 150
MORE_ROUNDS: Final = 4
"""Rounds to play on after this one: dice blur what a few simulations see of more of them."""
MOST_REROLLS: Final = 64
MOST_EVENTS: Final = 4096
LAST_SPREAD: Final = 1.5
SPREAD: Final = 1.0
# What lasting bonuses are worth at the start: food, music, drink, joker, reroll, eye, slot, blue,
# orange, discount. These and the weights in `hope` are those that foretold the winners of 9,000
# games best (docs/bots.md).
EARNING: Final = vec[float]([0.32, 0.61, 0.86, 0.60, 0.17, 0.21, 0.0, 0.89, 1.06, 1.94])


class GameKnowledge(Knowledge):
    """Plays on greedily."""

    def __init__(self) -> None:
        super().__init__()
        self.width = 1.0
        self.tries = ALL
        self.overlooked = 30
        self.hard = 60
        self.expert = 3000
        self.rounds: i64 = ROUNDS
        self.spread: float = SPREAD
        self.last: i64 = 0
        self.hopes: vec[float] = vec[float]()

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        assert isinstance(state, MoonState)
        return worths(state, seat, moves)

    def plan(self, simulations: i64) -> None:
        self.rounds = ROUNDS if simulations < FEW else MORE_ROUNDS

    def begin(self, world: State) -> None:
        assert isinstance(world, MoonState)
        self.last = world.round + self.rounds
        if len(self.hopes) != world.players:
            self.hopes = vec[float]([0.0] * int(world.players))

    def settled(self, state: State) -> bool:
        assert isinstance(state, MoonState)
        return state.step == OVER or state.round > self.last

    def explores(self, state: State, seat: i64, searcher: i64) -> bool:
        return seat == searcher

    def moment(self, state: State, event: i64) -> i64:
        assert isinstance(state, MoonState)
        if state.due == ROLL:
            return (state.round * MOST_REROLLS + state.rerolls) * MOST_EVENTS
        return (state.round * MOST_REROLLS + state.drawer) * MOST_EVENTS + event

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, MoonState)
        if self.tries == 1:
            return state.pick_eager(seat, rng)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return best_move(moves, worths(state, seat, moves), rng)

    def judge(self, state: State, rewards: vec[float], points: vec[float]) -> None:
        assert isinstance(state, MoonState)
        words = state.now
        for seat in range(state.players):
            points[seat] = float(points_of(words, words_of(seat)))
        if state.step == OVER:
            share_out(points, LAST_SPREAD, rewards)
            count_win(state, rewards)
        else:
            judge = Judge(state, 0)
            for seat in range(state.players):
                judge.sit(seat)
                self.hopes[seat] = hope(judge)
            share_out(self.hopes, self.spread, rewards)


def hope(judge: Judge) -> float:
    """Weigh how a judge's seat stands when a round begins: one more makes a win e times as likely.

    Points and moons, the two clients in front that promise most, and what the bar earns in the time
    that is left.
    """
    words, at = judge.words, judge.at
    left = float(judge.left) / SURE
    first: i64 = 0
    second: i64 = 0
    for rank in range(count_clients(words, at)):
        promise = judge.prospect(words, client_at(words, at, rank))
        if promise > first:
            first, second = promise, first
        elif promise > second:
            second = promise
    bonuses = lasting_power(judge.cards, words, at)
    earning = 0.0
    for kind in range(i64(MAJORITY)):
        earning += EARNING[kind] * float(count_of(bonuses, kind))
    return (
        float(points_of(words, at)) * (0.71 - 0.35 * left)
        + float(count_moons(words, at)) * (0.67 - 0.23 * left)
        + float(first) / POINT * (0.15 - 0.09 * left)
        + float(second) / POINT * (0.36 * left - 0.06)
        + earning * math.sqrt(left)
    )


def lasting_power(cards: Cards, words: vec[i64], at: i64) -> i64:
    """Give the bonuses of a seat without those that hang on moons."""
    power: i64 = words[at + POWER]
    for place in range(FIRST_CLIENT + count_clients(words, at)):
        moons = moons_on(words, at, place)
        if moons and moons == room_of(words, at, place):
            power -= spot_power(cards, words, at, place)
    return power
