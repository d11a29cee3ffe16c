"""Setting up: how many can play, with which options and moves."""

from __future__ import annotations

from lanai.conformance.fault import demand, some
from lanai.conformance.variants import variants_of
from lanai.core.contract import Game, State


def games_are_set_up(game: Game) -> None:
    """The game says who can play and which moves there are, and starts."""
    demand(bool(game.seats), "`seats` is empty: it says how many can play, such as (2, 3, 4)")
    demand(
        all(type(players) is int and players > 0 for players in game.seats)
        and list(game.seats) == sorted(set(game.seats)),
        f"`seats` is {some(game.seats)}: it says how many can play, in rising order",
    )
    demand(game.move_count > 0, "the game has no moves: give `moves`, or `move_count`")
    every = variants_of(game)
    demand(bool(every), "the game cannot be set up: it refuses all its own options")
    for variant in every:
        state: object = variant.new()
        demand(isinstance(state, State), f"start gives {some(state)}, which is no State")
