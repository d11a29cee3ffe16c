"""The bot for beginners: it plays like one."""

from __future__ import annotations

from lanai.bots.contract import Bot, Sight
from lanai.bots.knowledge.contract import Knowledge, best_move


class EasyBot(Bot):
    """Plays the move that looks best of those that it sees."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge: Knowledge = knowledge

    def choose(self, sight: Sight) -> int | str:
        if len(sight.legal) == 1:
            return sight.legal[0]
        seen = [move for move in sight.legal if sight.rng.below(100) >= self.knowledge.overlooked]
        if not seen:
            return int(sight.world.pick(sight.seat, sight.rng))
        worths = self.knowledge.worths(sight.world, sight.seat, seen)
        return int(best_move(seen, worths, sight.rng))
