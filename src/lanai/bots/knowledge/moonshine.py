"""What the search knows about Moonshine.

The others are guessed and never searched: most of what they do is hidden or concerns only their own
bar. Playing on, each seat makes the move that looks best for its bar.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moonshine import POINT, Judge, worths
from lanai.bots.search.knowledge import Knowledge, best_move, count_win, share_out
from lanai.core.contract import State
from lanai.core.rng import Rng
from lanai.games.moonshine.board import OVER, words_of
from lanai.games.moonshine.scoring import points_of
from lanai.games.moonshine.state import MoonState

ROUNDS: Final = 40
LAST_SPREAD: Final = 1.5
SPREAD: Final = 3.0


class GameKnowledge(Knowledge):
    """Plays on greedily."""

    def __init__(self) -> None:
        super().__init__()
        self.width = 1.0
        self.rounds: i64 = ROUNDS
        self.spread: float = SPREAD
        self.last_spread: float = LAST_SPREAD
        self.eager: i64 = 0
        self.searcher: i64 = 0
        self.last: i64 = 0

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        assert isinstance(state, MoonState)
        return worths(state, seat, moves)

    def begin(self, world: State) -> None:
        assert isinstance(world, MoonState)
        self.last = world.round + self.rounds

    def settled(self, state: State) -> bool:
        assert isinstance(state, MoonState)
        return state.step == OVER or state.round > self.last

    def explores(self, state: State, seat: i64, searcher: i64) -> bool:
        self.searcher = searcher
        return seat == searcher

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, MoonState)
        if self.eager and seat != self.searcher:
            return state.pick_eager(seat, rng)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return best_move(moves, worths(state, seat, moves), rng)

    def judge(self, state: State, rewards: vec[float], points: vec[float]) -> None:
        assert isinstance(state, MoonState)
        over = state.over()
        for seat in range(state.players):
            if over:
                points[seat] = float(points_of(state.now, words_of(seat)))
            else:
                points[seat] = float(Judge(state, seat).standing(state.now)) / POINT
        share_out(points, self.last_spread if over else self.spread, rewards)
        if over:
            count_win(state, rewards)
