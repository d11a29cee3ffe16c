"""What bots know about each game beside its rules: one module for each game that has any."""

from __future__ import annotations

from lanai.bots.knowledge.contract import Knowledge
from lanai.bots.learned import learned_outlook
from lanai.core.contract import Game


def knowledge_of(game: Game, *, learned: bool = False) -> Knowledge:
    """Make what one bot knows about a game: the `GameKnowledge` of its module, or nothing.

    With `learned` it also judges by what was learned, where there is something.
    """
    module = game.part("knowledge", __name__)
    found: Knowledge = Knowledge() if module is None else module.GameKnowledge()
    if learned:
        found.outlook = learned_outlook(game)
    return found
