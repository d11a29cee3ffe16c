"""Our games in OpenSpiel; and its own tests, loaded when they run, for much comes with them."""

from __future__ import annotations

import random
import unittest
from importlib import import_module
from typing import Any

import pyspiel

from lanai.conformance.variants import Variant
from lanai.core.contract import State
from lanai.core.scripted import ScriptedRng
from lanai.envs.node import CHANCE
from lanai.envs.openspiel import LanaiState


def enforce(base: str, game: Any, name: str) -> None:
    """Run a class of OpenSpiel's tests of its interface on a game."""
    api_test = import_module("open_spiel.integration_tests.api_test")
    case = type(base, (getattr(api_test, base),), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    wrong = [told for _, told in result.errors + result.failures]
    assert not wrong, "\n".join(wrong)


def simulate(game: Any) -> None:
    """Run OpenSpiel's simulation of a whole game."""
    import_module("open_spiel.python.tests.games_sim_test").GamesSimTest().sim_game(game)


def short_name(name: str) -> str:
    """Name a game as OpenSpiel does."""
    return f"lanai_{name.replace('-', '_')}"


def load(variant: Variant, **more: object) -> Any:
    """Load a game as a table sets it up."""
    params = {"players": variant.players, **variant.options, **more}
    return pyspiel.load_game(short_name(variant.name), params)


def random_action(state: LanaiState, rng: random.Random) -> int:
    """Choose what may come next."""
    chance = state.is_chance_node()
    action: int = rng.choice(state.chance_outcomes())[0] if chance else rng.choice(legal(state))
    return action


def legal(state: LanaiState) -> list[int]:
    """List the legal moves."""
    moves: list[int] = state.legal_actions()
    return moves


def played(game: Any, seed: int, decisions: int) -> LanaiState:
    """Play so many decisions at random; stops at the end, never at a chance node."""
    rng = random.Random(seed)
    state: LanaiState = game.new_initial_state()
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(random_action(state, rng))
    return state


def replayed(variant: Variant, state: LanaiState) -> State:
    """Let the engine go the same way, by the numbers and moves."""
    engine = variant.new()
    for _, player, what in state.node.steps:
        if player == CHANCE:
            engine.draw(ScriptedRng(what))
        else:
            engine.apply(player, what)
    return engine
