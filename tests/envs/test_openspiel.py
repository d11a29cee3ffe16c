from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.python.algorithms import ismcts, mcts

from lanai.conformance.variants import Variant
from lanai.core.errors import IllegalMove
from lanai.core.rng import FastRng
from lanai.envs.openspiel import resampler
from lanai.games import all_games
from support.effort import SOAK
from support.openspiel import load, played, random_action, replayed, short_name, simulate

TABLES = [(name, players) for name, game in all_games().items() for players in game.seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_accepts_every_game(name: str, players: int) -> None:
    few = players == min(count for each, count in TABLES if each == name)
    quick = {} if few else {"memory": 0}
    game = pyspiel.load_game(short_name(name), {"players": players, **quick})
    pyspiel.random_sim_test(game, num_sims=1, serialize=few, verbose=False)
    simulate(game)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_openspiel_simulates_games(name: str) -> None:
    sims = max(1, round(5 * SOAK))
    game = pyspiel.load_game(short_name(name), {"memory": 0})
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False)


def test_games_are_registered_by_the_import(variant: Variant) -> None:
    assert short_name(variant.name) in pyspiel.registered_names()
    game = load(variant)
    assert game.num_players() == variant.players
    assert game.num_distinct_actions() == variant.game.move_count
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_a_game_goes_as_the_engine_says(variant: Variant) -> None:
    """The same numbers and moves lead the engine to the same end."""
    game = load(variant)
    state = played(game, 3, 10_000)
    engine = replayed(variant, state)
    assert engine.over() and state.is_terminal()
    assert state.node.state.scores() == engine.scores()
    assert [seat for seat, share in enumerate(state.returns()) if share > 0] == (
        engine.winners() if len(engine.winners()) < variant.players else []
    )
    assert sum(state.returns()) == pytest.approx(0)


def test_chance_has_exact_outcomes(variant: Variant) -> None:
    game = load(variant)
    state = game.new_initial_state()
    rng = random.Random(1)
    widest = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chances = [chance for _, chance in state.chance_outcomes()]
            assert sum(chances) == pytest.approx(1)
            widest = max(widest, len(chances))
        state.apply_action(random_action(state, rng))
    assert 1 < widest <= game.max_chance_outcomes()


def test_sampled_chance_follows_its_seed(variant: Variant) -> None:
    games = [load(variant, chance="sampled", rng_seed=seed) for seed in (5, 5, 6)]
    once, again, other = [str(played(game, 1, 12)) for game in games]
    assert once == again != other
    assert games[0].get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert games[0].new_initial_state().chance_outcomes() == [(0, 1.0)]


def test_a_copy_of_a_sampled_game_does_not_foresee_its_chance() -> None:
    game = pyspiel.load_game("lanai_tiki_topple(chance=sampled,rng_seed=5)")
    state = game.new_initial_state()
    twins = [state.clone() for _ in range(5)]
    for twin in twins:
        twin.apply_action(0)
    assert len({str(twin) for twin in twins}) == 5


@settings(max_examples=8)
@given(seed=st.integers(0, 2**30), decisions=st.integers(0, 120))
def test_resampled_states_look_the_same_to_the_player(
    variant: Variant, seed: int, decisions: int
) -> None:
    state = played(load(variant, chance="sampled", rng_seed=seed), seed, decisions)
    if state.is_terminal():
        return
    player = state.current_player()
    draw = resampler(seed)
    for world in (draw(state, player), draw(draw(state, player), player)):
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string() == state.information_state_string()
        assert world.observation_string() == state.observation_string()
        assert world.observation_tensor() == state.observation_tensor()


def test_a_memory_grows_with_what_the_player_does_and_sees(variant: Variant) -> None:
    """Perfect recall: no information state comes back in a game."""
    game = load(variant, chance="sampled", rng_seed=2)
    state = game.new_initial_state()
    rng = random.Random(2)
    met: set[str] = set()
    while not state.is_terminal():
        if not state.is_chance_node():
            known = state.information_state_string()
            assert known not in met
            met.add(known)
        state.apply_action(random_action(state, rng))


def test_a_memory_does_not_count_what_others_do_unseen() -> None:
    """Paying one moon more in a hidden step shows nobody but the payer another state."""
    game = pyspiel.load_game("lanai_moonshine(players=3,chance=sampled,rng_seed=1)")
    rng = random.Random(4)
    state = game.new_initial_state()
    hidden = 0
    while not state.is_terminal() and hidden < 20:
        player = state.current_player()
        before = state.clone()
        state.apply_action(random_action(state, rng))
        if player in (0, 1) and before.observation_string(2) == state.observation_string(2):
            hidden += 1
            assert before.information_state_string(2) == state.information_state_string(2)
    assert hidden == 20


def test_observers_split_public_from_private(variant: Variant) -> None:
    game = load(variant)
    state = played(game, 7, 8)
    kinds = pyspiel.PrivateInfoType
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert public.tensor is None and private.tensor is None


def test_tensors_have_the_cells_of_the_observation(variant: Variant) -> None:
    state = played(load(variant), 8, 10)
    cells = state.node.setup.observer.cells(state.node.state, 1)
    assert np.array_equal(np.array(state.observation_tensor(1)), cells)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_openspiels_search_plays_our_games(name: str) -> None:
    game = pyspiel.load_game(short_name(name), {"chance": "sampled", "rng_seed": 3})
    random_state = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random_state), 2.0, 5, random_state=random_state
    )
    state = played(game, 3, 3)
    assert bot.step(state) in state.legal_actions()
    bot.set_resampler(resampler(3))
    assert bot.step(state) in state.legal_actions()


def test_moves_and_numbers_that_cannot_be_are_refused() -> None:
    state = pyspiel.load_game("lanai_tiki_topple").new_initial_state()
    with pytest.raises(ValueError, match="from 0 to 1"):
        state.apply_action(2)
    state = played(state.get_game(), 7, 0)
    with pytest.raises(IllegalMove, match="TT-T6"):
        state.apply_action(81)


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="explicit or sampled"):
        pyspiel.load_game("lanai_moluku(chance=maybe)")
    aged = pyspiel.load_game("lanai_moluku(players=3,age=2 0 1)")
    assert played(aged, 1, 0).node.state.view(0)["age"] == [2, 0, 1]


def test_python_ends_well_with_games_in_hand() -> None:
    code = (
        "import pyspiel, lanai.envs.openspiel; "
        "state = pyspiel.load_game('lanai_moluku').new_initial_state()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_scripts_and_records_of_numbers_agree(variant: Variant) -> None:
    state = variant.new()
    state.settle(FastRng(1))
    recorded = load(variant, chance="sampled", rng_seed=1).new_initial_state()
    while recorded.is_chance_node():
        recorded.apply_action(0)
    assert recorded.node.state.identity() == state.identity()
