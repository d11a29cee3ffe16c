"""Every way to set up a game, and random positions of it: what the checks look at."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from lanai.conformance.fault import demand, some
from lanai.core.contract import NOBODY, Game, State
from lanai.core.errors import SetupError
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, start
from lanai.core.rng import FastRng
from lanai.games import all_games, find

MOST_DRAWS: Final = 1000
"""Draws in a row, at most."""


@dataclass(frozen=True)
class Variant:
    """A game with a number of players and one value for each option that has choices."""

    name: str
    players: int
    chosen: tuple[tuple[str, object], ...]

    @property
    def game(self) -> Game:
        """Find the game."""
        return find(self.name)

    @property
    def options(self) -> dict[str, object]:
        """Give the options as a table chooses them."""
        return dict(self.chosen)

    def new(self) -> State:
        """Set up a game."""
        return self.game.new(self.players, self.options)

    def match(self, seed: int) -> Match:
        """Start a match."""
        names = [f"P{seat}" for seat in range(self.players)]
        return start(self.game, names, self.options, SimulationLuck(seed, 0))

    def __str__(self) -> str:
        options = "-".join(f"{key}={value}" for key, value in self.chosen)
        return f"{self.name}-{self.players}p-{options}"


def variants() -> list[Variant]:
    """List all variants of all games."""
    return [variant for game in all_games().values() for variant in variants_of(game)]


def variants_of(game: Game) -> list[Variant]:
    """List all variants that a game allows."""
    with_choices = [option for option in game.options if option.choices]
    names = [option.name for option in with_choices]
    every = [
        Variant(game.name, players, tuple(zip(names, values, strict=True)))
        for players in game.seats
        for values in product(*(option.choices for option in with_choices))
    ]
    return [variant for variant in every if allowed(variant)]


def allowed(variant: Variant) -> bool:
    """Tell whether the game takes these options with this many players."""
    try:
        variant.new()
    except SetupError:
        return False
    return True


def settle(state: State, rng: FastRng) -> None:
    """Let all chance happen that is due."""
    for _ in range(MOST_DRAWS):
        if not state.chance_due():
            return
        state.draw(rng)
    demand(
        not state.chance_due(),
        f"chance is still due after {MOST_DRAWS} draws in a row: chance_due must become False when "
        "draw has drawn all",
    )


def acting(state: State) -> list[int]:
    """List the seats that owe a decision, and demand that next_seat and to_act agree."""
    first, seats, last = int(state.next_seat()), state.to_act(), int(state.players) - 1
    demand(
        first == NOBODY or 0 <= first <= last,
        f"next_seat gives {first}, but there are only the seats 0 to {last}, and NOBODY ({NOBODY})",
    )
    demand(seats == sorted(set(seats)), f"to_act gives {some(seats)}: seats in rising order, once")
    demand(
        all(0 <= seat <= last for seat in seats),
        f"to_act gives {some(seats)}, but there are only the seats 0 to {last}",
    )
    expected = seats[0] if seats else NOBODY
    demand(
        first == expected, f"next_seat gives {first}, but the first seat of to_act is {expected}"
    )
    return seats


def random_seat(state: State, rng: FastRng) -> int:
    """Draw one of the seats that owe a decision."""
    seats = acting(state)
    demand(bool(seats), "the game is not over, but nobody is to act and no chance is due")
    return seats[int(rng.below(len(seats)))]


def random_step(state: State, rng: FastRng) -> tuple[int, int]:
    """Make one random move of a random seat, and let chance happen."""
    seat = random_seat(state, rng)
    move = int(state.pick(seat, rng))
    state.apply(seat, move)
    settle(state, rng)
    return seat, move


def random_position(variant: Variant, seed: int, steps: int) -> State:
    """Play a number of random moves; stops where the game is over."""
    rng = FastRng(seed)
    state = variant.new()
    settle(state, rng)
    for _ in range(steps):
        if state.over():
            break
        random_step(state, rng)
    return state


def random_length(variant: Variant, seed: int) -> int:
    """Count the moves of a random game; one that breaks off is as long as it went."""
    rng = FastRng(seed)
    moves = 0
    try:
        state = variant.new()
        settle(state, rng)
        while moves < variant.game.longest and not state.over():
            random_step(state, rng)
            moves += 1
    except Exception:
        return moves  # the checks themselves say why
    return moves
