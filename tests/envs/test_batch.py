"""The doors to batches: arrays, opponents, joint steps, Gymnasium's vector environments."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from lanai.bots.catalog import make
from lanai.bots.players import BOT_STREAMS, Players, play_out
from lanai.conformance.variants import Variant
from lanai.core.errors import IllegalMove, SetupError
from lanai.core.fairness import SimulationLuck
from lanai.core.payoff import payoffs
from lanai.core.rng import FastRng
from lanai.envs.batch import BatchEnv
from lanai.envs.observation import Observer
from lanai.envs.vector import GameVectorEnv
from lanai.games import all_games, find
from support.kuhn import announced

TABLES = [(name, players) for name, game in all_games().items() for players in game.seats]
GAMES = 6


def test_rows_are_what_an_observer_sees_and_what_is_legal(variant: Variant) -> None:
    env = BatchEnv(variant.name, GAMES, variant.players, options=variant.options)
    observer = Observer(variant.game, variant.players)
    rows = env.reset(seed=5)
    for _ in range(40):
        for place in range(GAMES):
            state, seat = env.state(place), int(rows.seats[place])
            assert (rows.observations[place] == observer.cells(state, seat)).all()
            assert np.flatnonzero(rows.masks[place]).tolist() == state.legal(seat)
        rows = env.step(env.sample())


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_kept_or_lent(copy: bool) -> None:
    env = BatchEnv("tiki-topple", GAMES, copy=copy)
    first = env.reset(seed=1)
    before = first.observations.copy()
    second = env.step(env.sample())
    assert np.shares_memory(first.observations, second.observations) is not copy
    assert (first.observations == before).all() == copy
    assert first.masks.dtype == second.done.dtype == np.bool_
    assert second.rewards.shape == (GAMES, 2) and second.rewards.dtype == np.float32


def test_segments_of_many_rows_have_their_names() -> None:
    env = BatchEnv("moluku", GAMES, 3)
    rows = env.reset(seed=1)
    found = env.segments(rows.observations)
    assert found["island"].shape == (GAMES, 3, 48)
    assert (found["seat"].argmax(1) == rows.seats).all()


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = BatchEnv("tiki-topple", GAMES)
    rows = env.reset(seed=1)
    actions = env.sample()
    actions[3] = 81  # no Toast as the first card of a round
    before = [env.state(place).identity() for place in range(GAMES)]
    with pytest.raises(IllegalMove, match="TT-T6") as refused:
        env.step(actions)
    assert refused.value.__notes__ == [f"chosen for seat {rows.seats[3]} of the game at place 3"]
    assert [env.state(place).identity() for place in range(GAMES)] == before


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_against_bots_are_those_of_a_simulation(name: str, players: int, level: str) -> None:
    """Whoever plays as a random bot would sees the simulation of a random bot against them."""
    env = BatchEnv(name, GAMES, players, opponents=level)
    rows = env.reset(seed=9)
    rngs = [FastRng(0) for _ in range(GAMES)]
    expected = {}
    begun: set[int] = set()
    over: dict[int, float] = {}
    while len(over) < GAMES:
        actions = []
        for place, number in enumerate(env.numbers.tolist()):
            own = number % players
            assert rows.seats[place] == own
            if number not in begun:
                begun.add(number)
                rngs[place].reseed(9, number, BOT_STREAMS + own)
                names = [level] * players
                names[own] = "random"
                state = find(name).new(players)
                bots = Players([make(each, find(name)) for each in names], names, 10.0)
                play_out(state, bots, SimulationLuck(9, number))
                expected[number] = payoffs(state)[own]
            actions.append(int(env.state(place).pick(own, rngs[place])))
        numbers = env.numbers
        rows = env.step(actions)
        for place in np.flatnonzero(rows.done).tolist():
            over[int(numbers[place])] = float(rows.rewards[place])
    assert over == pytest.approx({number: expected[number] for number in over})


def test_the_own_seat_can_be_chosen_and_each_opponent_too() -> None:
    env = BatchEnv("moonshine", 2, 3, opponents=["random", "easy"], seat=1)
    rows = env.reset(seed=2)
    for _ in range(50):
        assert rows.seats.tolist() == [1, 1]
        rows = env.step(env.sample())


def test_a_joint_step_asks_several_seats_at_once() -> None:
    env = BatchEnv("moonshine", GAMES, 3, joint=True)
    rows = env.reset(seed=2)
    assert rows.observations.shape[:2] == rows.masks.shape[:2] == (GAMES, 3)
    assert rows.masks.any(2).all()  # all keep two of their first clients (MS-S3)
    several = False
    for _ in range(60):
        rows = env.step(env.sample())
        several |= bool((rows.masks.any(2).sum(1) > 1).any())
    assert several
    with pytest.raises(ValueError, match="a row of actions for each game"):
        env.step(np.zeros(GAMES * 3, np.int64))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"games": 0}, "at least one game"),
        ({"joint": True, "opponents": "easy"}, "leave opponents out"),
        ({"seat": 0}, "with opponents"),
        ({"seat": 2, "opponents": "easy"}, "one of 0 to 1"),
        ({"opponents": ["easy", "easy"]}, "1 opponents are needed, not 2"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        BatchEnv(**{"game": "tiki-topple", "games": 2, **settings})


def test_wrong_names_and_steps_before_a_deal_are_refused() -> None:
    with pytest.raises(SetupError, match="bot-unknown"):
        BatchEnv("tiki-topple", 2, opponents="nobody")
    with pytest.raises(SetupError, match="setup-players"):
        BatchEnv("tiki-topple", 2, 9)
    with pytest.raises(RuntimeError, match="call reset"):
        BatchEnv("tiki-topple", 2).sample()


@pytest.mark.parametrize("save", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_says_that_it_is_not_saved(save: Callable[[BatchEnv], object]) -> None:
    with pytest.raises(TypeError, match="neither copied nor pickled"):
        save(BatchEnv("tiki-topple", 2))


def test_a_game_of_two_files_comes_in_batches_too() -> None:
    with announced():
        env = BatchEnv("kuhn-poker", 8)
        rows = env.reset(seed=1)
        ended = 0
        for _ in range(40):
            rows = env.step(env.sample())
            ended += int(rows.done.sum())
            assert (rows.rewards[rows.done].sum(1) == 0).all()
            assert (abs(rows.rewards[rows.done]) >= 1).all()
        assert ended > 80


# Gymnasium


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_vector_environment_keeps_to_its_spaces(name: str, players: int) -> None:
    python_name = find(name).python_name
    envs: Any = gymnasium.make_vec(
        f"lanai/{python_name}-v0", num_envs=4, players=players, opponents="random"
    )
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert envs.num_envs == 4
    rng = np.random.default_rng(1)
    seen, info = envs.reset(seed=3)
    assert info == {}
    ended = 0
    for _ in range(500):
        assert seen in envs.observation_space
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        assert actions in envs.action_space
        seen, rewards, terminated, truncated, info = envs.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (4,)
        assert not truncated.any() and not rewards[~terminated].any()
        assert terminated.any() == bool(info)
        for place in np.flatnonzero(terminated):
            assert info["_final_obs"][place]
            assert info["final_obs"][place] in envs.single_observation_space
            ended += 1
        if ended:
            break
    assert ended
    envs.close()


def test_one_seed_is_for_all_games_of_a_vector_environment() -> None:
    envs = GameVectorEnv("tiki-topple", 3, opponents="easy", hand="classic")
    first, _ = envs.reset(seed=3)
    again, _ = envs.reset(seed=3)
    assert (first["observation"] == again["observation"]).all()
    with pytest.raises(ValueError, match="one seed"):
        envs.reset(seed=[1, 2, 3])
