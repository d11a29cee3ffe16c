"""What others reach on this machine, measured the way their own documentation drives them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel
from catanatron import Color, Game, RandomPlayer

ROLLOUTS = 4_000
SIMULATIONS = 2_000


def dealt(name: str, seed: int) -> pyspiel.State:
    """Play the chance at the start of an OpenSpiel game."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def openspiel_rollouts(name: str) -> Callable[[], int]:
    """Random rollouts inside OpenSpiel's C++, by the evaluator of its MCTS; counts decisions."""
    game = pyspiel.load_game(name)
    state = dealt(name, 1)
    length = sum(openspiel_length(state.clone()) for _ in range(200)) / 200
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 42, False)

    def work() -> int:
        bot.mcts_search(state)
        return round(ROLLOUTS * length)

    return work


def openspiel_length(state: pyspiel.State) -> int:
    """Count the decisions of one random game."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = [weight for _, weight in outcomes]
            state.apply_action(random.choices(outcomes, weights)[0][0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel_driven(name: str) -> Callable[[], int]:
    """Whole random games of OpenSpiel driven from Python, deal and all; counts decisions."""
    game = pyspiel.load_game(name)
    draw = random.random

    def work() -> int:
        decisions = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                else:
                    state.current_player()
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw() * len(legal))])
                    decisions += 1
        return decisions

    return work


def openspiel_searching(name: str) -> Callable[[], int]:
    """OpenSpiel's ISMCTS in C++ with random rollouts, from the deal on; counts simulations."""
    state = dealt(name, 1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


def openspiel_clone(name: str) -> Callable[[], int]:
    """Copies of an OpenSpiel state, from Python."""
    state = dealt(name, 1)

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work


def catanatron_games() -> Callable[[], int]:
    """Random games of Catanatron, which is plain Python; counts actions."""
    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return work
