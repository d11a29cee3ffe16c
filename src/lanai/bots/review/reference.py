"""The reference: how everybody plays on when a position is judged, and what that brings.

It is what searches play on with (`bots/knowledge/`), to where they stop or less far; a game that is
over counts as it ended. Everything it draws follows from the seed, the line, and the number of the
sample: two positions that are judged with the same numbers meet the same luck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.knowledge import knowledge_of
from lanai.bots.knowledge.contract import Knowledge
from lanai.core.contract import NOBODY, State
from lanai.core.rng import FastRng

NAME: Final = "play-on-3"
"""The name of this reference: the number changes with what it plays or how it judges."""
# What is drawn beside chance has event numbers that no moment of a game reaches.
PLAYING: Final = 1 << 30
CHOOSING: Final = PLAYING + 1
REDEALING: Final = PLAYING + 2
DRAWING: Final = PLAYING + 3
LOW: Final = (1 << 31) - 1


class Reference:
    """Plays positions on and judges where they lead: `values` are the shares of the win by seat.

    A seat's share is that of its side: partners win together.
    """

    def __init__(self, state: State, seed: i64) -> None:
        self.knowledge: Final[Knowledge] = knowledge_of(state.game)
        self.knowledge.look_back()
        self.players: Final[i64] = state.players
        self.stakes: Final = state.game.stakes
        self.sides: Final[list[list[int]]] = sides_of(state)
        self.values: vec[float] = vec[float]([0.0] * int(state.players))
        self.points: vec[float] = vec[float]([0.0] * int(state.players))
        self.base: i64 = seed & LOW
        self.seed: i64 = 0
        self.sample: i64 = 0
        self.rng: FastRng = FastRng(0)
        self.luck: FastRng = FastRng(0)
        self.playouts: i64 = 0

    def turn_to(self, line: i64, sample: i64) -> None:
        """Take the numbers of one sample of one line."""
        self.seed = self.base | (line << 32)
        self.sample = sample

    def draw_for(self, purpose: i64) -> FastRng:
        """Give the numbers of this sample for one purpose, from their beginning."""
        self.rng.reseed(self.seed, self.sample, purpose)
        return self.rng

    def choose(self, state: State, seat: i64) -> i64:
        """Choose a move of a seat as the reference would."""
        return self.knowledge.move(state, seat, self.draw_for(CHOOSING))

    def begin(self, state: State) -> None:
        """Look at the position from which others are compared: that sets where playing on stops."""
        self.knowledge.begin(state)

    def play_on(self, state: State) -> None:
        """Play a position on and write its values; it is used up."""
        knowledge, rng = self.knowledge, self.draw_for(PLAYING)
        self.playouts += 1
        event: i64 = 0
        while not knowledge.settled(state):
            seat = state.next_seat()
            if seat != NOBODY:
                state.play(seat, knowledge.move(state, seat, rng))
            elif state.chance_due():
                event += 1
                self.luck.reseed(self.seed, self.sample, knowledge.moment(state, event))
                state.draw(self.luck)
            else:
                break
        self.judge(state)

    def judge(self, state: State) -> None:
        """Write what each seat may expect: what it has won, or what the judge of the game says."""
        values = self.values
        if self.stakes or not state.over():
            self.knowledge.foresee(state, values, self.points)
        else:
            winners = state.winners()
            for seat in range(self.players):
                values[seat] = 0.0
            for winner in winners:
                values[winner] = 1.0 / len(winners)
        for side in self.sides:
            total = 0.0
            for seat in side:
                total += values[seat]
            for seat in side:
                values[seat] = total


def sides_of(state: State) -> list[list[int]]:
    """List the sides of several seats: partners share what they win."""
    return [list(side) for side in state.sides() if len(side) > 1]
