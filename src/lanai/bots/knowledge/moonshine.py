"""What the search knows about Moonshine.

The others are guessed and never searched: most of what they do is hidden or concerns only their own
bar. Playing on, each seat makes the move that looks best for its bar.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moonshine import POINT, SURE, Judge, worths
from lanai.bots.search.knowledge import Knowledge, best_move, count_win, share_out
from lanai.core.contract import State
from lanai.core.rng import Rng
from lanai.games.moonshine.board import OVER, ROLL, count_moons, words_of
from lanai.games.moonshine.scoring import points_of
from lanai.games.moonshine.state import MoonState

ALL: Final = 896
ROUNDS: Final = 1
MOST_REROLLS: Final = 64
MOST_EVENTS: Final = 4096
LAST_SPREAD: Final = 1.5
SPREAD: Final = 1.0


class GameKnowledge(Knowledge):
    """Plays on greedily."""

    def __init__(self) -> None:
        super().__init__()
        self.width = 1.0
        self.tries = ALL
        self.rounds: i64 = ROUNDS
        self.spread: float = SPREAD
        self.eager: i64 = 0
        self.searcher: i64 = 0
        self.last: i64 = 0
        self.hopes: vec[float] = vec[float]()
        self.fitted: i64 = 1

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        assert isinstance(state, MoonState)
        return worths(state, seat, moves)

    def begin(self, world: State) -> None:
        assert isinstance(world, MoonState)
        self.last = world.round + self.rounds
        if len(self.hopes) != world.players:
            self.hopes = vec[float]([0.0] * int(world.players))

    def settled(self, state: State) -> bool:
        assert isinstance(state, MoonState)
        return state.step == OVER or state.round > self.last

    def explores(self, state: State, seat: i64, searcher: i64) -> bool:
        self.searcher = searcher
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
        if self.eager and seat != self.searcher:
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
        elif self.fitted:
            for seat in range(state.players):
                self.hopes[seat] = hope(state, seat)
            share_out(self.hopes, self.spread, rewards)
        else:
            for seat in range(state.players):
                self.hopes[seat] = float(Judge(state, seat).standing(words)) / POINT
            share_out(self.hopes, 3.0, rewards)


def hope(state: MoonState, seat: i64) -> float:
    """Weigh how a seat stands when a round begins: e times the odds for one more.

    Early on it is what the bar earns, later points and moons. The weights are those that foretold
    the winners of 3,000 games best (docs/bots.md).
    """
    words, at = state.now, words_of(seat)
    judge = Judge(state, seat)
    left = float(judge.left) / SURE
    return (
        float(judge.standing(words)) / POINT * (0.02 + 0.43 * left)
        + float(points_of(words, at)) * (0.67 - 0.79 * left)
        + float(count_moons(words, at)) * (0.61 - 0.49 * left)
    )
