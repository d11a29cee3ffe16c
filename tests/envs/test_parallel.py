from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable

import numpy as np
import pettingzoo
import pytest

from lanai.conformance.variants import Variant
from lanai.core.errors import IllegalMove
from lanai.core.rng import FastRng
from lanai.envs.parallel import GameParallelEnv, parallel_env
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


def step_on(env: GameParallelEnv, steps: int) -> None:
    """Let all make their last legal move so many times."""
    for _ in range(steps):
        legal = {env.possible_agents[seat]: env.position.legal(seat)[-1]
                 for seat in env.position.to_act()}  # fmt: skip
        env.step(legal)


def test_points_are_told_while_the_game_goes_on(variant: Variant) -> None:
    env = parallel_env(variant.name, variant.players, **variant.options)
    _, infos = env.reset(seed=5)
    rng = FastRng(5)
    while env.agents:
        scores = env.position.scores()
        assert infos == {agent: {"scores": scores} for agent in env.agents}
        asked = env.position.to_act()
        moves = {env.agents[seat]: int(env.position.pick(seat, rng)) for seat in asked}
        infos = env.step(moves)[4]
    assert [info["scores"] for info in infos.values()] == [env.position.scores()] * variant.players


def test_the_state_is_what_all_seats_know_together(variant: Variant) -> None:
    env = parallel_env(variant.name, variant.players, **variant.options)
    seen, _ = env.reset(seed=4)
    assert env.state_space.contains(env.state())
    for row, agent in zip(env.state(), env.agents, strict=True):
        assert np.array_equal(row, seen[agent]["observation"])


@pytest.mark.parametrize(
    "save", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)
def test_a_saved_environment_goes_on_where_it_was(
    variant: Variant, save: Callable[[GameParallelEnv], GameParallelEnv]
) -> None:
    env = parallel_env(variant.name, variant.players, **variant.options)
    save(env)
    env.reset(seed=9)
    env.reset()
    step_on(env, 7)
    twin = save(env)
    step_on(env, 5)
    assert twin.agents == env.agents and twin.position.identity() != env.position.identity()
    step_on(twin, 5)
    assert twin.position.identity() == env.position.identity()
    for one in (env, twin):
        one.reset()
    assert twin.position.identity() == env.position.identity()
