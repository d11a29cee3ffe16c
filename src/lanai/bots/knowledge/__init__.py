"""What bots know about each game beside its rules: one module for each game that has any."""

from __future__ import annotations

from lanai.bots.knowledge.contract import Knowledge
from lanai.core.contract import Game


def knowledge_of(game: Game) -> Knowledge:
    """Make what one bot knows about a game: the `GameKnowledge` of its module, or nothing."""
    module = game.part("knowledge", __name__)
    if module is None:
        return Knowledge()
    found: Knowledge = module.GameKnowledge()
    return found
