"""Bots: every level finds a legal move in what its seat may know."""

from __future__ import annotations

from typing import Final

from lanai.bots.catalog import make
from lanai.bots.turn import BotError, ask
from lanai.conformance.fault import Fault
from lanai.conformance.variants import Variant, random_position
from lanai.core.rng import FastRng

LEVELS: Final = ("random", "easy", "medium", "search:10")
SECONDS: Final = 30.0


def bots_find_a_move(variant: Variant, seed: int, steps: int) -> None:
    """Bots of several levels find a legal move."""
    state = random_position(variant, seed, steps)
    for seat in state.to_act():
        for level in LEVELS:
            try:
                ask(make(level, variant.game), level, state, seat, FastRng(seed, 5), SECONDS)
            except BotError as error:
                raise Fault(f"the bot {level} of seat {seat} finds no move: {error}") from error
