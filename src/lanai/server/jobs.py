"""What runs in worker processes: bots, hints, replays and checks of records.

A worker never gets the true state of a game: it gets the numbers of a state that was redealt for
the seat that it thinks for.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from lanai.bots.advice import advise
from lanai.bots.catalog import make
from lanai.bots.turn import ask
from lanai.core.contract import State
from lanai.core.events import Json
from lanai.core.rng import FastRng
from lanai.games import find


@dataclass(frozen=True)
class PackedSight:
    """A redealt state on its way to a worker, and the seat that it was redealt for."""

    game: str
    players: int
    options: dict[str, object]
    cards: str
    seat: int
    identity: tuple[int, ...]

    def state(self) -> State:
        """Make the state."""
        state = find(self.game).new(self.players, self.options, self.cards)
        state.restore(self.identity)
        return state


def new_rng() -> FastRng:
    """Make a generator that nobody can foresee."""
    return FastRng(secrets.randbits(62))


def choose(sight: PackedSight, level: str, seconds: float, seed: int | None = None) -> str:
    """Let a bot choose a move, or raise BotError; equal seeds and sights give equal moves."""
    state = sight.state()
    bot = make(level, state.game)
    rng = new_rng() if seed is None else FastRng(seed)
    move = ask(bot, level, state, sight.seat, rng, seconds)
    return state.text(sight.seat, move)


def advise_seat(sight: PackedSight, seconds: float) -> Json:
    """Advise a seat: the moves worth considering, the most tried first."""
    return advise(sight.state(), sight.seat, new_rng(), seconds=seconds).json()


def choose_simply(state: State, seat: int, rng: FastRng) -> str:
    """Choose any legal move: what is played for a bot that failed."""
    return state.text(seat, state.pick(seat, rng))
