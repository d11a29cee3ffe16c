"""Every way to set up every registered game: the conformance suite runs over all of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

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
        return find(self.name)

    @property
    def options(self) -> dict[str, object]:
        return dict(self.chosen)

    def new(self) -> State:
        return self.game.new(self.players, self.options)

    def match(self, seed: int) -> Match:
        names = [f"P{seat}" for seat in range(self.players)]
        return start(self.game, names, self.options, SimulationLuck(seed, 0))

    def __str__(self) -> str:
        options = "-".join(f"{key}={value}" for key, value in self.chosen)
        return f"{self.name}-{self.players}p-{options}"


def variants() -> list[Variant]:
    """List all variants that the games allow."""
    found: list[Variant] = []
    for game in all_games().values():
        with_choices = [option for option in game.options if option.choices]
        for players in game.seats:
            for values in product(*(option.choices for option in with_choices)):
                names = [option.name for option in with_choices]
                variant = Variant(game.name, players, tuple(zip(names, values, strict=True)))
                if allowed(variant):
                    found.append(variant)
    return found


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
