from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest

from lanai.conformance.variants import Variant
from lanai.core.contract import SPECTATOR
from lanai.core.errors import IllegalMove, SetupError
from lanai.core.fairness import SimulationLuck
from lanai.core.match import start
from lanai.core.rng import FastRng
from lanai.envs.pettingzoo import GameEnv, env
from lanai.games import all_games

with warnings.catch_warnings():
    # Where pygame is installed they import a game of PettingZoo's in the way that it deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

TABLES = [(name, players) for name, game in all_games().items() for players in game.seats]


def module_of(name: str) -> Any:
    return import_module(f"lanai.envs.{name.replace('-', '_')}_v0")


def make_raw(variant: Variant, **settings: object) -> GameEnv:
    made: GameEnv = module_of(variant.name).raw_env(
        players=variant.players, **variant.options, **settings
    )
    return made


# api_test knows the names of PettingZoo's own environments with action masks and warns of others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_every_game(name: str, players: int) -> None:
    make = module_of(name).env
    api_test(make(players=players), num_cycles=1000)
    seed_test(lambda: make(players=players), num_cycles=500)


def test_a_game_goes_as_the_same_game_of_a_simulation(variant: Variant) -> None:
    env = make_raw(variant)
    env.reset(seed=11)
    env.reset()
    names = [f"P{seat}" for seat in range(variant.players)]
    match = start(variant.game, names, variant.options, SimulationLuck(11, 1))
    state = match.state
    while not state.over():
        seat = int(state.next_seat())
        assert env.agent_selection == f"player_{seat}"
        mask = env.last()[0]["action_mask"]
        legal = mask.nonzero()[0].tolist()
        assert legal == state.legal(seat)
        move = legal[len(match.record.lines) % len(legal)]
        env.step(move)
        match.apply(seat, state.text(seat, move))
    assert env.position.identity() == state.identity()
    assert all(env.terminations.values())
    assert env.infos["player_0"]["scores"] == state.scores()
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = [env.possible_agents.index(agent) for agent in env.agents if env.rewards[agent] > 0]
    assert best == (state.winners() if len(state.winners()) < variant.players else [])


def test_who_does_not_act_has_an_empty_mask(variant: Variant) -> None:
    env = make_raw(variant)
    env.reset(seed=2)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_the_state_is_what_all_seats_know_together(variant: Variant) -> None:
    """Where it says the same, all is the same: what no seat knows is not yet drawn."""
    env = make_raw(variant)
    env.reset(seed=4)
    told = set()
    for steps in (0, 7, 20):
        step_on(env, steps)
        truth, state = env.position, env.state()
        assert env.state_space.contains(state)
        for seat, agent in enumerate(env.possible_agents):
            assert np.array_equal(state[seat], env.observe(agent)["observation"])
            env.position = truth.redeal(seat, FastRng(seat))
            same = np.array_equal(env.state(), state)
            assert same == (env.position.identity() == truth.identity())
            told.add(same)
            env.position = truth
    assert False in told


def test_points_are_told_while_the_game_goes_on(variant: Variant) -> None:
    env = make_raw(variant)
    env.reset(seed=5)
    met: set[tuple[int, ...]] = set()
    while not any(env.terminations.values()):
        scores = env.position.scores()
        assert set(env.infos) == set(env.agents)
        assert all(info["scores"] == scores for info in env.infos.values())
        assert env.position.view(SPECTATOR)["scores"] == scores
        met.add(tuple(scores))
        env.step(int(env.last()[0]["action_mask"].nonzero()[0][0]))
    assert len(met) > 1


def test_observations_belong_to_whoever_asked_for_them() -> None:
    env = make_raw(Variant("tiki-topple", 2, (("hand", "classic"),)))
    env.reset(seed=3)
    first = env.last()[0]["observation"]
    before = first.copy()
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert np.array_equal(first, before)


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = module_of("tiki-topple").env(players=2)
    env.reset(seed=7)
    before = env.unwrapped.position.identity()
    with pytest.raises(IllegalMove) as refused:
        env.step(81)
    assert refused.value.refusal.rule == "TT-T6"
    for move in (-1, 82, 10**9):
        with pytest.raises(IllegalMove):
            env.step(move)
    assert env.unwrapped.position.identity() == before


def test_steps_out_of_order_are_refused() -> None:
    env = module_of("tiki-topple").env(players=2)
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    env.reset(seed=7)
    with pytest.raises(ValueError, match=f"{env.agent_selection} is to act"):
        env.step(None)
    for _ in env.agent_iter():
        over = env.last()[2]
        env.step(None if over else int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)


def test_text_holds_the_view_and_the_moves_of_whoever_acts(variant: Variant) -> None:
    env = make_raw(variant, text=True)
    env.reset(seed=5)
    for _ in range(30):
        seat = env.possible_agents.index(env.agent_selection)
        info = env.last()[4]
        assert f"game: {variant.name}" in info["text"]
        assert info["moves"] == {
            move: env.position.text(seat, move) for move in env.position.legal(seat)
        }
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert all(list(env.infos[agent]) == ["scores"] for agent in others)
        env.step(next(iter(info["moves"])))


def test_rendering_shows_the_view_of_whoever_acts(
    variant: Variant, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = make_raw(variant, render_mode="ansi")
    drawn.reset(seed=5)
    text = drawn.render()
    assert text is not None and f"game: {variant.name}" in text
    assert capsys.readouterr().out == ""
    printed = make_raw(variant, render_mode="human")
    printed.reset(seed=5)
    assert capsys.readouterr().out == f"{text}\n\n"


def test_unknown_ways_to_render_are_refused() -> None:
    with pytest.raises(ValueError, match="human, ansi"):
        module_of("moluku").raw_env(render_mode="rgb_array")


@pytest.mark.parametrize("name", sorted(all_games()))
def test_pettingzoo_makes_the_games_by_name(name: str) -> None:
    env = pettingzoo.make("aec", f"lanai/{name.replace('-', '_')}_v0", players=2)
    env.reset(seed=1)
    assert env.num_agents == 2


def step_on(env: GameEnv, steps: int) -> None:
    """Make the last legal move so many times."""
    for _ in range(steps):
        if any(env.terminations.values()):
            break
        env.step(int(env.last()[0]["action_mask"].nonzero()[0][-1]))


SAVED = pytest.mark.parametrize(
    "save", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)


@SAVED
def test_a_saved_environment_goes_on_where_it_was(
    variant: Variant, save: Callable[[GameEnv], GameEnv]
) -> None:
    env = make_raw(variant)
    env.reset(seed=9)
    env.reset()
    step_on(env, 7)
    twin = save(env)
    step_on(env, 5)
    assert twin.position.identity() != env.position.identity()
    step_on(twin, 5)
    assert alike(twin, env)
    for one in (env, twin):
        one.reset()
    assert alike(twin, env)


@SAVED
def test_a_saved_environment_knows_that_its_game_is_over(
    save: Callable[[GameEnv], GameEnv],
) -> None:
    env = make_raw(Variant("tiki-topple", 2, (("hand", "classic"),)))
    env.reset(seed=9)
    step_on(env, 1000)
    env.step(None)
    twin = save(env)
    assert alike(twin, env) and len(twin.agents) == 1
    twin.step(None)
    assert not twin.agents and len(env.agents) == 1


def alike(twin: GameEnv, env: GameEnv) -> bool:
    assert np.array_equal(env.last()[0]["observation"], twin.last()[0]["observation"])
    names = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "infos")
    same = all(getattr(twin, name) == getattr(env, name) for name in names)
    return same and twin.position.identity() == env.position.identity()


def test_an_environment_is_saved_before_its_first_game(variant: Variant) -> None:
    env = make_raw(variant)
    twin = pickle.loads(pickle.dumps(env))
    env.reset(seed=9)
    twin.reset(seed=9)
    assert np.array_equal(env.last()[0]["observation"], twin.last()[0]["observation"])
    assert twin.max_num_agents == variant.players


def test_any_game_is_made_by_its_name() -> None:
    made = env("tiki-topple", players=3, hand="gamewright")
    made.reset(seed=1)
    assert made.num_agents == 3
    assert made.position.view(0)["hand_option"] == "gamewright"
    assert env("moonshine").max_num_agents == 2
    with pytest.raises(SetupError, match="no-such-game"):
        env("no-such-game")
    with pytest.raises(SetupError, match="hnd"):
        env("tiki-topple", hnd="classic")
