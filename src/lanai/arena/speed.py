"""How fast the engine is: quick play in the core, driven from Python, copies and redeals."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from lanai.bots.knowledge import knowledge_of
from lanai.core.contract import Game
from lanai.core.rng import FastRng

BATCH = 200


@dataclass(frozen=True)
class Speed:
    """Figures of one game with its largest number of players, one thread.

    `eager`: games are not wholly random in the core, because those would drag on.
    """

    game: str
    players: int
    eager: bool
    core_moves_per_second: float
    driven_moves_per_second: float
    copy_microseconds: float
    redeal_microseconds: float


def measure(game: Game, seconds: float) -> Speed:
    """Measure a game, each figure for about `seconds`."""
    players = game.seats[-1]
    rng = FastRng(7)
    state = game.new(players)
    state.settle(rng)
    return Speed(
        game=game.name,
        players=players,
        eager=knowledge_of(game).eager,
        core_moves_per_second=rate(lambda: play_in_core(game, players, rng), seconds),
        driven_moves_per_second=rate(lambda: play_driven(game, players, rng), seconds),
        copy_microseconds=1e6 / rate(lambda: repeat(state.copy), seconds),
        redeal_microseconds=1e6 / rate(lambda: repeat(lambda: state.redeal(0, rng)), seconds),
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """Count units of work in a second: the best of several spells, to be free of other load."""
    best = 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or best == 0.0:
        started = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - started))
    return best


def play_in_core(game: Game, players: int, rng: FastRng) -> int:
    """Play whole games, deals and all, inside the compiled code; counts moves."""
    knowledge = knowledge_of(game)
    start = game.new(players)
    return sum(int(knowledge.playout(start.copy(), rng)) for _ in range(BATCH))


def play_driven(game: Game, players: int, rng: FastRng) -> int:
    """Play whole random games from Python: who acts, what is legal, apply; counts moves."""
    draw = random.random
    start = game.new(players)
    moves = 0
    for _ in range(BATCH // 10):
        state = start.copy()
        while not state.over():
            if state.chance_due():
                state.draw(rng)
            else:
                seat = state.next_seat()
                legal = state.legal(seat)
                state.apply(seat, legal[int(draw() * len(legal))])
                moves += 1
    return moves


def repeat(work: Callable[[], object]) -> int:
    """Do something many times."""
    for _ in range(BATCH):
        work()
    return BATCH
