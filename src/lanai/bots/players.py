"""Playing whole games between bots, reproducibly: the inner loop of simulations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lanai.bots.contract import Bot
from lanai.bots.random import RandomBot
from lanai.bots.turn import ask
from lanai.core.contract import NOBODY, State
from lanai.core.fairness import SimulationLuck
from lanai.core.rng import FastRng

BOT_STREAMS: Final = 1 << 20
"""Bots draw from event numbers that no chance event of a game reaches."""


class Players:
    """The bots of one game, by seat, each with its own generator."""

    def __init__(self, bots: list[Bot], names: list[str], seconds: float) -> None:
        self.bots: list[Bot] = bots
        self.names: list[str] = names
        self.seconds: float = seconds
        self.rngs: list[FastRng] = [FastRng(0) for _ in bots]

    def begin(self, luck: SimulationLuck) -> None:
        """Start a game: all choices follow from the seed, the number of the game and the seat."""
        for seat, rng in enumerate(self.rngs):
            rng.reseed(luck.seed, luck.number, BOT_STREAMS + seat)

    def move(self, state: State, seat: i64) -> i64:
        """Get the move of a seat, or raise BotError. The random bot needs no sight of its own."""
        bot = self.bots[seat]
        if isinstance(bot, RandomBot):
            return state.pick(seat, self.rngs[seat])
        return ask(bot, self.names[seat], state, int(seat), self.rngs[seat], self.seconds)


def play_out(state: State, players: Players, luck: SimulationLuck, *, check: bool = False) -> i64:
    """Play a game to its end and count the moves; `check` asserts all invariants at every step."""
    players.begin(luck)
    moves: i64 = 0
    event = 0
    while True:
        if check:
            state.check()
        seat = state.next_seat()
        if seat != NOBODY:
            state.play(seat, players.move(state, seat))
            moves += 1
        elif state.chance_due():
            state.draw(luck.stream(event))
            event += 1
        else:
            return moves
