"""A batch in which bots sit on all seats but one: whoever steps it plays against them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.catalog import make
from lanai.bots.contract import Bot, Sight
from lanai.bots.levels import LEVELS
from lanai.bots.players import BOT_STREAMS
from lanai.bots.random import RandomBot
from lanai.bots.turn import ask
from lanai.core.batch import ASKED, Batch
from lanai.core.contract import State
from lanai.core.rng import FastRng

SECONDS: Final = 10.0
"""The time that bots have for a move, as in a simulation."""

IN_TURN: Final = -1
"""The own seat goes round: in game number n it is seat n modulo the number of players."""


class SeatedBatch(Batch):
    """Games of one who learns against bots, which have what they draw from as in simulations.

    `bots` names them from the own seat to the left. Each plays in all games at once, so that it
    must keep nothing from one move to the next; those of the house do not.
    """

    def __init__(self, start: State, games: i64, size: i64, bots: list[str], seat: i64) -> None:
        super().__init__(start, games, size)
        self.names: list[str] = bots
        self.bots: list[Bot] = [make(name, start.game) for name in bots]
        self.seat: i64 = seat
        self.own: vec[i64] = vec[i64]([0] * int(games))
        self.rngs: list[FastRng] = [FastRng(0) for _ in range(int(games * start.players))]

    def deal(self, place: i64) -> State:
        number = self.numbers[place]
        self.own[place] = number % self.players if self.seat == IN_TURN else self.seat
        for seat in range(self.players):
            rng = self.rngs[place * self.players + seat]
            rng.reseed(self.seed, number, BOT_STREAMS + seat)
        return super().deal(place)

    def answer(self, place: i64, state: State, seat: i64) -> i64:
        own = self.own[place]
        if seat == own:
            return ASKED
        which = seat - own - 1 if seat > own else seat - own - 1 + self.players
        bot = self.bots[which]
        rng = self.rngs[place * self.players + seat]
        if isinstance(bot, RandomBot):
            return state.pick(seat, rng)
        name = self.names[which]
        if name not in LEVELS:
            return ask(bot, name, state, int(seat), rng, SECONDS)
        move = bot.choose(Sight(state.redeal(seat, rng), int(seat), rng, SECONDS))
        assert isinstance(move, int)
        return move
