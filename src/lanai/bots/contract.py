"""What a bot is: something that gets what its seat may know and answers with a move.

>>> from lanai.bots.contract import Bot, Sight
>>> class First(Bot):
...     def choose(self, sight: Sight) -> int | str:
...         return sight.legal[0]
"""

from __future__ import annotations

import time
from abc import abstractmethod

from mypy_extensions import mypyc_attr

from lanai.core.contract import State
from lanai.core.events import Json
from lanai.core.rng import FastRng


class Sight:
    """All that a bot's seat may know, and the time it has.

    `world` is a redealt state: true in all that the seat knows, drawn anew in all that it cannot
    know. It belongs to the bot, which may play on in it. `rng` is the bot's own generator.
    """

    def __init__(self, world: State, seat: int, rng: FastRng, seconds: float) -> None:
        self.world: State = world
        self.seat: int = seat
        self.rng: FastRng = rng
        self.deadline: float = time.monotonic() + seconds
        self.legal: list[int] = world.legal(seat)

    @property
    def view(self) -> Json:
        """Give the seat's view, as the web app and the server send it."""
        return self.world.view(self.seat)

    def text(self, move: int) -> str:
        """Write a move in the game's notation."""
        return self.world.text(self.seat, move)

    def another_world(self) -> State:
        """Draw another state that the seat cannot tell from this one."""
        return self.world.redeal(self.seat, self.rng)

    def seconds_left(self) -> float:
        """Tell how much time is left for this move."""
        return self.deadline - time.monotonic()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers a sight with a move. One bot object plays one seat of one or many games."""

    @abstractmethod
    def choose(self, sight: Sight) -> int | str:
        """Choose a legal move, as int (one of `sight.legal`) or as text."""
