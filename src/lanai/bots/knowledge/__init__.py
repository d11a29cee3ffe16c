"""What bots know about each game beside its rules: one module for each game, all alike."""

from __future__ import annotations

from importlib import import_module

from lanai.bots.search.knowledge import Knowledge
from lanai.core.contract import Game


def knowledge_of(game: Game) -> Knowledge:
    """Make what one bot knows about a game."""
    module = import_module(f"lanai.bots.knowledge.{game.name.replace('-', '_')}")
    found: Knowledge = module.GameKnowledge()
    return found
