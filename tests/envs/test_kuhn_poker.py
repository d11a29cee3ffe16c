"""The adapters proved by theory: Kuhn poker, a game in two files, has a known tree and value.

It has no `encoding.py`, so its tensors are those of any game that has none.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from lanai.core.view_encoding import ENCODINGS, ViewEncoding
from lanai.envs.openspiel import register, resampler
from lanai.envs.pettingzoo import GameEnv
from lanai.games import find
from support.kuhn import EXAMPLE, announced
from support.openspiel import enforce, simulate

with warnings.catch_warnings():
    # Where pygame is installed they import a game of PettingZoo's in the way that it deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

VALUE = -1 / 18
"""What the first player of Kuhn poker wins a game when both play well (H. W. Kuhn, 1950)."""


@pytest.fixture(scope="module", autouse=True)
def known() -> Iterator[None]:
    with announced() as game:
        if "lanai_kuhn_poker" not in pyspiel.registered_names():
            register(game)
        yield


@pytest.fixture
def ours() -> Any:
    return pyspiel.load_game("lanai_kuhn_poker")


def nodes(state: Any) -> Iterator[Any]:
    """Go through the whole tree."""
    yield state
    for action in state.legal_actions():
        yield from nodes(state.child(action))


def pairs(ours: Any, theirs: Any) -> Iterator[tuple[Any, Any]]:
    """Go through two trees at once; actions correspond by their order."""
    yield ours, theirs
    for own, their in zip(ours.legal_actions(), theirs.legal_actions(), strict=True):
        yield from pairs(ours.child(own), theirs.child(their))


def one_to_one(links: set[tuple[Any, Any]]) -> bool:
    """Tell whether each left one goes with one right one and the other way round."""
    return len({left for left, _ in links}) == len({right for _, right in links}) == len(links)


def test_the_tree_is_that_of_openspiels_own_game(ours: Any) -> None:
    theirs = pyspiel.load_game("kuhn_poker")
    count = 0
    known: set[tuple[str, str]] = set()
    for own, their in pairs(ours.new_initial_state(), theirs.new_initial_state()):
        count += 1
        assert own.current_player() == their.current_player()
        assert own.is_terminal() == their.is_terminal()
        assert own.returns() == their.returns()
        if own.is_chance_node():
            chances = [chance for _, chance in own.chance_outcomes()]
            assert chances == pytest.approx([chance for _, chance in their.chance_outcomes()])
        elif not own.is_terminal():
            known.add((own.information_state_string(), their.information_state_string()))
    assert count == 58
    assert len(known) == 12 and one_to_one(known)


def test_it_says_of_itself_what_openspiels_own_game_says(ours: Any) -> None:
    theirs = pyspiel.load_game("kuhn_poker")
    for fact in (
        "num_players", "num_distinct_actions", "max_chance_outcomes", "max_game_length",
        "min_utility", "max_utility", "utility_sum",
    ):  # fmt: skip
        assert getattr(ours, fact)() == getattr(theirs, fact)()


def test_information_states_and_their_tensors_are_one_to_one(ours: Any) -> None:
    """Perfect recall, for both players at every node of the tree."""
    links: set[tuple[str, bytes]] = set()
    for state in nodes(ours.new_initial_state()):
        for player in (0, 1):
            tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
            links.add((state.information_state_string(player), tensor))
    assert one_to_one(links)


def test_information_states_differ_even_where_the_cells_say_no_more_than_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kuhn = find("kuhn-poker")
    nothing_met = ViewEncoding(kuhn, 2, positions=1)  # but the empty table
    monkeypatch.setitem(ENCODINGS, (kuhn, 2), nothing_met)
    game = pyspiel.load_game("lanai_kuhn_poker")
    acting = [state for state in nodes(game.new_initial_state()) if state.current_player() >= 0]
    assert len({str(state.observation_tensor()) for state in acting}) < 12
    assert len({state.information_state_string() for state in acting}) == 12


def test_a_tensor_holds_the_past_change_by_change(ours: Any) -> None:
    state = ours.new_initial_state()
    for action in (0, 0, 0, 1):  # jack and queen, pass, bet
        state.apply_action(action)
    reader = ours.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    reader.set_from(state, 0)
    observer = state.node.setup.observer
    where = np.rint(reader.dict["past"][:, 0] * (observer.size + 2)).astype(int)
    assert (where < 0).sum() == 5  # before the deal, after it, the own pass and its effect, a bet
    own = np.flatnonzero(abs(where) > observer.size)
    assert where[own].tolist() == [-(observer.size + 1)]  # a pass is move 0


def test_worlds_drawn_anew_have_the_same_past(ours: Any) -> None:
    draw = resampler(1)
    for state in nodes(ours.new_initial_state()):
        if state.current_player() >= 0:
            world = draw(state, state.current_player())
            assert world.information_state_tensor() == state.information_state_tensor()
            assert world.information_state_string() == state.information_state_string()


def test_openspiels_cfr_finds_the_value_of_the_game(ours: Any) -> None:
    """Nobody can gain more than 0.01 by playing otherwise, so the value is within 0.01 too.

    In a game of two with sum 0 each player can lose against the value at most what the other could
    gain, and both gains together are the NashConv.
    """
    solver = cfr.CFRPlusSolver(ours)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    gains = exploitability.nash_conv(ours, policy)
    assert 0 <= gains < 0.01
    values = expected_game_score.policy_value(ours.new_initial_state(), [policy, policy])
    assert values[0] == pytest.approx(VALUE, abs=gains + 1e-9)


def test_openspiels_cfr_in_cpp_finds_it_too(ours: Any) -> None:
    solver = pyspiel.CFRPlusSolver(ours)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert 0 <= pyspiel.nash_conv(ours, policy) < 0.01


def test_openspiel_accepts_it(ours: Any) -> None:
    pyspiel.random_sim_test(ours, num_sims=20, serialize=True, verbose=False)
    simulate(ours)


def test_learning_programs_take_the_information_state_tensor(ours: Any) -> None:
    env = rl_environment.Environment(ours, seed=1)
    step = env.reset()
    player = step.observations["current_player"]
    assert env.observation_spec()["info_state"] == (ours.information_state_tensor_size(),)
    assert ours.information_state_tensor_size() == 31 + 2 * (8 * 31 + 3)
    seen = step.observations["info_state"][player]
    assert seen == env.get_state.information_state_tensor(player)


def test_openspiel_finds_nothing_wrong_with_its_interface(ours: Any) -> None:
    """On the whole tree, with the counts of its own game."""
    enforce("EnforceAPIOnFullTreeBase", ours, "kuhn_poker")


def test_a_package_that_announces_it_is_enough(tmp_path: Path) -> None:
    """As if it were installed: its code on the path, its entry point in the metadata."""
    metadata = tmp_path / "kuhn_poker-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: kuhn-poker\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[lanai.games]\nkuhn-poker = kuhn_poker\n")
    code = (
        "import pettingzoo, pyspiel, lanai.envs.openspiel, lanai.envs.pettingzoo\n"
        "print(pyspiel.load_game('lanai_kuhn_poker'))\n"
        "print(pettingzoo.make('aec', 'lanai/kuhn_poker_v0'))"
    )
    path = os.pathsep.join([str(tmp_path), str(EXAMPLE), os.environ.get("PYTHONPATH", "")])
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    game, env = run.stdout.splitlines()
    assert game.startswith("lanai_kuhn_poker(") and env == "kuhn_poker_v0"


# PettingZoo


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
def test_pettingzoo_accepts_it() -> None:
    api_test(GameEnv("kuhn-poker"), num_cycles=1000)
    seed_test(lambda: GameEnv("kuhn-poker"), num_cycles=500)


def test_rewards_are_the_points_won() -> None:
    env = GameEnv("kuhn-poker")
    won: set[float] = set()
    for seed in range(20):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            env.step(seed % 2)
        scores = env.infos["player_0"]["scores"]
        assert list(env.rewards.values()) == scores == env.position.scores()
        won.update(env.rewards.values())
    assert won == {-2, -1, 1, 2}


def test_its_environment_is_saved_in_the_middle_of_a_game() -> None:
    env = GameEnv("kuhn-poker")
    env.reset(seed=4)
    env.step(0)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.position.identity() == env.position.identity()
    assert twin.agent_selection == env.agent_selection
