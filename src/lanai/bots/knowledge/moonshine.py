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
from lanai.bots.knowledge.contract import Knowledge, best_move, count_win, share_out
from lanai.core.bits import count_bits, nth_bit
from lanai.core.contract import State
from lanai.core.rng import Rng
from lanai.games.moonshine import chance, rules
from lanai.games.moonshine.board import (
    FIRST_CLIENT,
    capacity_of,
    client_at,
    count_clients,
    count_moons,
    moons_on,
    power_of,
)
from lanai.games.moonshine.cards import MAJORITY, Cards, count_of
from lanai.games.moonshine.duties import task_of
from lanai.games.moonshine.legal import pick_action, pick_for
from lanai.games.moonshine.moons import spot_power
from lanai.games.moonshine.moves import FIRST_VALIDATE, MOVES
from lanai.games.moonshine.phases import CHOOSE, OVER, ROLL
from lanai.games.moonshine.resources import ranks_to_validate
from lanai.games.moonshine.state import MoonState
from lanai.games.moonshine.tally import points_of

ROUNDS: Final = 1
FEW: Final = 150
MORE_ROUNDS: Final = 4
"""Rounds to play on after this one: dice blur what a few simulations see of more of them."""
REVIEWED_ROUNDS: Final = 2
"""One does not tell what experts do better than strong players; three or four are blurred again."""
MOST_REROLLS: Final = 64
MOST_EVENTS: Final = 4096
LAST_SPREAD: Final = 1.5
SPREAD: Final = 1.0
# How sure reviews are of what `hope` says, late in a game and so much less at its start: fitted to
# how 1,800 games ended that were played on like this.
SURENESS: Final = 1.2
SURENESS_EARLY: Final = 0.65
# What lasting bonuses are worth at the start: food, music, drink, joker, reroll, eye, slot, blue,
# orange, discount. These and the weights in `hope` are those that foretold the winners of 9,000
# games best (docs/bots.md).
EARNING: Final = vec[float]([0.32, 0.61, 0.86, 0.60, 0.17, 0.21, 0.0, 0.89, 1.06, 1.94])


class GameKnowledge(Knowledge):
    """Plays on greedily."""

    def __init__(self) -> None:
        super().__init__()
        self.guided = True
        self.eager = True
        self.width = 1.0
        self.tries = MOVES
        self.overlooked = 30
        self.hard = 60
        self.expert = 3000
        self.master = 15_000
        self.review = 130_000
        self.unlucky = 100
        self.rounds: i64 = ROUNDS
        self.spread: float = SPREAD
        self.last: i64 = 0
        self.hopes: vec[float] = vec[float]()

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        assert isinstance(state, MoonState)
        return worths(state, seat, moves)

    def plan(self, simulations: i64) -> None:
        self.rounds = ROUNDS if simulations < FEW else MORE_ROUNDS

    def look_back(self) -> None:
        self.rounds = REVIEWED_ROUNDS

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
            return pick_eager(state, seat, rng)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return best_move(moves, worths(state, seat, moves), rng)

    def playout(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, MoonState)
        moves: i64 = 0
        while True:
            if state.due:
                chance.draw(state, rng)
            elif state.waiting:
                seat = state.next_seat()
                rules.play(state, seat, pick_eager(state, seat, rng))
                moves += 1
            else:
                return moves

    def judge(self, state: State, rewards: vec[float], points: vec[float]) -> None:
        assert isinstance(state, MoonState)
        board = state.now
        for seat in range(state.players):
            points[seat] = float(points_of(board, seat))
        if state.step == OVER:
            share_out(points, LAST_SPREAD, rewards)
            count_win(state, rewards)
        else:
            self.weigh(state)
            share_out(self.hopes, self.spread, rewards)

    def weigh(self, state: MoonState) -> None:
        """Tell how the bars stand."""
        if self.outlook is not None:
            self.outlook.judge(state, self.hopes)
            return
        judge = Judge(state, 0)
        for seat in range(state.players):
            judge.sit(seat)
            self.hopes[seat] = hope(judge)

    def foresee(self, state: State, shares: vec[float], points: vec[float]) -> None:
        assert isinstance(state, MoonState)
        spread = self.spread
        left = float(Judge(state, 0).left) / SURE
        self.spread = 1.0 / (SURENESS - SURENESS_EARLY * left)
        self.judge(state, shares, points)
        self.spread = spread


def pick_eager(state: MoonState, seat: i64, rng: Rng) -> i64:
    """Draw a legal move, but validate a client when there is one to validate.

    Wholly random play seldom ends: it draws clients where it could validate one.
    """
    task = task_of(state.now, seat)
    if task != CHOOSE:
        return pick_for(state, seat, task, rng)
    ranks = ranks_to_validate(state, seat)
    if ranks == 0:
        return pick_action(state, seat, 0, rng)
    rank = nth_bit(ranks, rng.below(count_bits(ranks)))
    return FIRST_VALIDATE + client_at(state.now, seat, rank)


def hope(judge: Judge) -> float:
    """Weigh how a judge's seat stands when a round begins: one more makes a win e times as likely.

    Points and moons, the two clients in front that promise most, and what the bar earns in the time
    that is left.
    """
    board, seat = judge.board, judge.seat
    left = float(judge.left) / SURE
    first: i64 = 0
    second: i64 = 0
    for rank in range(count_clients(board, seat)):
        promise = judge.prospect(board, client_at(board, seat, rank))
        if promise > first:
            first, second = promise, first
        elif promise > second:
            second = promise
    bonuses = lasting_power(judge.cards, board, seat)
    earning = 0.0
    for kind in range(i64(MAJORITY)):
        count = count_of(bonuses, kind)
        if count:
            earning += EARNING[kind] * float(count)
    return (
        float(points_of(board, seat)) * (0.71 - 0.35 * left)
        + float(count_moons(board, seat)) * (0.67 - 0.23 * left)
        + float(first) / POINT * (0.15 - 0.09 * left)
        + float(second) / POINT * (0.36 * left - 0.06)
        + earning * math.sqrt(left)
    )


def lasting_power(cards: Cards, board: vec[i64], seat: i64) -> i64:
    """Give the bonuses of a seat without those that hang on moons."""
    power: i64 = power_of(board, seat)
    for place in range(FIRST_CLIENT + count_clients(board, seat)):
        moons = moons_on(board, seat, place)
        if moons and moons == capacity_of(board, seat, place):
            power -= spot_power(cards, board, seat, place)
    return power
