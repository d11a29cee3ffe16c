from __future__ import annotations

import warnings

import pettingzoo
import pytest

from lanai.conformance.variants import Variant
from lanai.core.errors import IllegalMove
from lanai.envs.parallel import parallel_env
from lanai.games import all_games

with warnings.catch_warnings():
    # Where pygame is installed they import a game of PettingZoo's in the way that it deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import parallel_api_test

TABLES = [(name, players) for name, game in all_games().items() for players in game.seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_every_game_in_parallel(name: str, players: int) -> None:
    parallel_api_test(parallel_env(name, players), num_cycles=300)


def test_all_who_owe_a_decision_are_asked_together(variant: Variant) -> None:
    env = parallel_env(variant.name, variant.players, **variant.options)
    seen, _ = env.reset(seed=3)
    together = 0
    for _ in range(100):
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert asked == [f"player_{seat}" for seat in env.position.to_act()]
        together = max(together, len(asked))
        moves = {agent: int(seen[agent]["action_mask"].argmax()) for agent in asked}
        seen, rewards, over, _, _ = env.step(moves)
        if any(over.values()):
            assert sum(rewards.values()) == pytest.approx(0) and not env.agents
            break
    if variant.name == "moonshine":
        assert together == variant.players


def test_one_illegal_decision_leaves_all_as_it_was() -> None:
    env = pettingzoo.make("parallel", "lanai/moonshine_v0", players=3)
    seen, _ = env.reset(seed=3)
    moves = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    before = env.position.identity()
    with pytest.raises(IllegalMove, match="rule=MS"):
        env.step(moves | {"player_2": 0})
    assert env.position.identity() == before
    env.step(moves)
    assert env.position.identity() != before
    env.reset(seed=3)
    assert env.position.identity() == before
