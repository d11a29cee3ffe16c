"""The bot that searches."""

from __future__ import annotations

from typing import Final

from lanai.bots.contract import Bot, Sight
from lanai.bots.knowledge.contract import Knowledge
from lanai.bots.search.budget import Budget
from lanai.bots.search.search import Search

MARGIN: Final = 0.9
"""The part of the time left for a move that a search uses at most."""


class SearchBot(Bot):
    """Plays the move that its simulations liked best; a forced one at once.

    With `for_two` the simulations are those at a table of two: the more seats, the longer a
    simulation takes and the fewer are made.
    """

    def __init__(
        self, knowledge: Knowledge, simulations: int, seconds: float, *, for_two: bool = False
    ) -> None:
        self.knowledge: Knowledge = knowledge
        self.simulations: int = simulations
        self.seconds: float = seconds
        self.for_two: bool = for_two

    def choose(self, sight: Sight) -> int | str:
        if len(sight.legal) == 1:
            return sight.legal[0]
        search = Search(sight.world, sight.seat, self.knowledge, sight.rng)
        seconds = min(self.seconds, MARGIN * sight.seconds_left())
        simulations = self.simulations
        if self.for_two:
            simulations = max(1, simulations * 2 // int(sight.world.players))
        search.run(Budget(simulations, seconds))
        return search.candidates()[0].move
