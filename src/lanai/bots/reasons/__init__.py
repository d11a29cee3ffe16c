"""Why a move is better than another: one module for each game that can tell."""

from __future__ import annotations

from lanai.bots.reasons.contract import Witness
from lanai.core.contract import State


def witness_of(world: State, seat: int) -> Witness:
    """Make the witness of a seat's choice: the `GameWitness` of its game's module, or a mute one.

    `world` was redealt for the seat: a witness knows no more than the seat.
    """
    module = world.game.part("reasons", __name__)
    if module is None:
        return Witness(world, seat)
    found: Witness = module.GameWitness(world, seat)
    return found
