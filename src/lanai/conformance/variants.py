"""Every way to set up a game, and random positions of it: what the checks look at."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from lanai.conformance.fault import demand
from lanai.core.contract import Game, State
from lanai.core.errors import SetupError
from lanai.core.fairness import SimulationLuck
from lanai.core.match import Match, start
from lanai.core.rng import FastRng
from lanai.games import all_games, find


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


def random_seat(state: State, rng: FastRng) -> int:
    """Draw one of the seats that owe a decision."""
    seats = state.to_act()
    demand(bool(seats), "the game is not over, but nobody is to act and no chance is due")
    return seats[int(rng.below(len(seats)))]


def random_step(state: State, rng: FastRng) -> tuple[int, int]:
    """Make one random move of a random seat, and let chance happen."""
    seat = random_seat(state, rng)
    move = int(state.pick(seat, rng))
    state.apply(seat, move)
    state.settle(rng)
    return seat, move


def random_position(variant: Variant, seed: int, steps: int) -> State:
    """Play a number of random moves; stops where the game is over."""
    rng = FastRng(seed)
    state = variant.new()
    state.settle(rng)
    for _ in range(steps):
        if state.over():
            break
        random_step(state, rng)
    return state
