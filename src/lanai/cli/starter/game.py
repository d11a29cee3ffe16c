"""The game as the lobby knows it. Lanai finds it by the name GAME at the end of this file."""

from __future__ import annotations

from lanai.cli.starter.state import StarterState
from lanai.core.contract import Game, Option


# The first paragraph of this docstring is the line in the lobby; all of it begins the rules page.
class Starter(Game):
    """Take stones from a heap: whoever takes the last one wins."""

    def __init__(self) -> None:
        super().__init__(
            name="starter",
            seats=(2, 3, 4),  # how many can play
            # Moves are numbers in the rules and texts everywhere else: move 0 is “take 1”.
            moves=("take 1", "take 2", "take 3"),
            minutes=(2, 5),
            options=(Option("stones", (12, 21), 21),),  # what a table chooses, with a default
            longest=21,  # moves in the longest game
            widest=4,  # the largest n of any rng.below(n): who begins
        )

    def start(self, players: int, options: dict[str, object], cards: str) -> StarterState:
        # Everything is checked already: the players are one of `seats`, the options are allowed.
        return StarterState(self, players, int(str(options["stones"])))


GAME = Starter()
