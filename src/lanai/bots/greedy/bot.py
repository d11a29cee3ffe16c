"""The bot that looks at its own next move and no further."""

from __future__ import annotations

from lanai.bots.contract import Bot, Sight
from lanai.bots.knowledge.contract import Knowledge, best_move


class GreedyBot(Bot):
    """Plays the move that looks best."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge: Knowledge = knowledge

    def choose(self, sight: Sight) -> int | str:
        if len(sight.legal) == 1:
            return sight.legal[0]
        worths = self.knowledge.worths(sight.world, sight.seat, sight.legal)
        return int(best_move(sight.legal, worths, sight.rng))
