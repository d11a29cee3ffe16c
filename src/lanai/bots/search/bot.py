"""The bot that searches."""

from __future__ import annotations

from typing import Final

from lanai.bots.contract import Bot, Sight
from lanai.bots.search.budget import Budget
from lanai.bots.search.knowledge import Knowledge
from lanai.bots.search.search import Search

MARGIN: Final = 0.9
"""The part of the time left for a move that a search uses at most."""


class SearchBot(Bot):
    """Plays the move that its simulations liked best; a forced one at once."""

    def __init__(self, knowledge: Knowledge, simulations: int, seconds: float) -> None:
        self.knowledge: Knowledge = knowledge
        self.simulations: int = simulations
        self.seconds: float = seconds

    def choose(self, sight: Sight) -> int | str:
        if len(sight.legal) == 1:
            return sight.legal[0]
        search = Search(sight.world, sight.seat, self.knowledge, sight.rng)
        seconds = min(self.seconds, MARGIN * sight.seconds_left())
        search.run(Budget(self.simulations, seconds))
        return search.candidates()[0].move
