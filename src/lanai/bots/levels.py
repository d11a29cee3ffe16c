"""The levels of play, the same for every game: how strong a bot is, by name.

`hard`, `expert` and `master` search a fixed number of simulations, so that they are equally strong
on every machine that is quick enough; on a slow one (or without a compiler) their time limit stops
them. In a game whose moves have no worths `easy` and `medium` search too, but very little.
The messages `level-<name>` and `level-<name>-about` tell people of a level.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanai.bots.contract import Bot
from lanai.bots.greedy.bot import GreedyBot
from lanai.bots.greedy.easy import EasyBot
from lanai.bots.knowledge.contract import Knowledge
from lanai.bots.random import RandomBot
from lanai.bots.search.bot import SearchBot

HARD_SECONDS: Final = 0.3
EXPERT_SECONDS: Final = 2.0
MASTER_SECONDS: Final = 3.0


def make_random(_knowledge: Knowledge) -> Bot:
    """Make a bot that plays anything legal."""
    return RandomBot()


def make_easy(knowledge: Knowledge) -> Bot:
    """Make a bot that plays like a beginner."""
    if knowledge.guided:
        return EasyBot(knowledge)
    return SearchBot(knowledge, knowledge.easy, HARD_SECONDS, for_two=True)


def make_medium(knowledge: Knowledge) -> Bot:
    """Make a bot that looks one move ahead."""
    if knowledge.guided:
        return GreedyBot(knowledge)
    return SearchBot(knowledge, knowledge.medium, HARD_SECONDS, for_two=True)


def make_hard(knowledge: Knowledge) -> Bot:
    """Make a bot that searches a little."""
    return SearchBot(knowledge, knowledge.hard, HARD_SECONDS, for_two=True)


def make_expert(knowledge: Knowledge) -> Bot:
    """Make a bot that searches as much as a person hardly notices."""
    return SearchBot(knowledge, knowledge.expert, EXPERT_SECONDS, for_two=True)


def make_master(knowledge: Knowledge) -> Bot:
    """Make a bot that searches for about a third of a second."""
    return SearchBot(knowledge, knowledge.master, MASTER_SECONDS, for_two=True)


LEVELS: Final[dict[str, Callable[[Knowledge], Bot]]] = {
    "random": make_random,
    "easy": make_easy,
    "medium": make_medium,
    "hard": make_hard,
    "expert": make_expert,
    "master": make_master,
}
"""How to make a bot of each level, from the weakest on."""
