"""Drive PettingZoo environments and OpenSpiel games as their users do, ours and their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import open_spiel.python.games  # noqa: F401 (registers OpenSpiel's own Python games)
import pettingzoo
import pyspiel

import lanai.envs.openspiel  # (registers ours)
import lanai.envs.pettingzoo  # noqa: F401 (registers ours)
from lanai.arena.speed import rate
from lanai.core.contract import Game
from lanai.games import all_games

PYTHON_GAMES = (
    "python_block_dominoes",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_tic_tac_toe",
)
CARD_ENVS = ("texas_holdem_v4", "leduc_holdem_v4")
SPELL = 100
"""Steps after which a spell ends with its game: short, so that other load spoils few of them."""


@dataclass(frozen=True)
class Figure:
    """What an adapter reaches, for one of our games, beside the best of the peers."""

    measure: str
    game: str
    ours: float
    peer_name: str
    peer: float
    wanted: float


def pettingzoo_steps(name: str) -> Callable[[], int]:
    """Whole random games of an environment, observation and mask at every step; counts steps."""
    env = pettingzoo.make("aec", name)
    draw = random.random

    def work() -> int:
        steps = 0
        while steps < SPELL:
            env.reset()
            for _agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(draw() * len(legal))]))
                steps += 1
        return steps

    return work


def pettingzoo_figures(seconds: float) -> list[Figure]:
    """Measure our environments beside PettingZoo's card games."""
    peer, peer_name = max(
        (rate(pettingzoo_steps(f"classic/{name}"), seconds), name) for name in CARD_ENVS
    )
    return [
        Figure(
            "PettingZoo steps", f"{name}, 2 players",
            rate(pettingzoo_steps(f"lanai/{game.python_name}_v0"), seconds),
            f"PettingZoo {peer_name}", peer, 10.0,
        )
        for name, game in sorted(all_games().items())
    ]  # fmt: skip


def openspiel_driven(name: str, count_chance: bool) -> Callable[[], int]:
    """Whole random games driven from Python; counts decisions, or all nodes."""
    game = pyspiel.load_game(name)
    draw = random.random

    def work() -> int:
        counted = 0
        while counted < SPELL:
            state = game.new_initial_state()
            while not state.is_terminal():
                counted += count_chance or not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
        return counted

    return work


def openspiel_figures(seconds: float) -> list[Figure]:
    """Measure our games in OpenSpiel beside its own Python games, driven in the same way.

    Sampled chance is counted by decisions; explicit chance by all nodes, of which it has many.
    """
    found: list[Figure] = []
    for chance, what in (("sampled", "decisions"), ("explicit", "nodes")):
        nodes = what == "nodes"
        peer, peer_name = max(
            (rate(openspiel_driven(name, nodes), seconds), name) for name in PYTHON_GAMES
        )
        found += [
            Figure(
                f"OpenSpiel {what}, chance {chance}", f"{name}, 2 players",
                rate(openspiel_driven(load_name(game, chance), nodes), seconds),
                f"OpenSpiel {peer_name}", peer, 2.0,
            )
            for name, game in sorted(all_games().items())
        ]  # fmt: skip
    return found


def load_name(game: Game, chance: str) -> str:
    """Name one of our games as OpenSpiel loads it."""
    return f"lanai_{game.python_name}(chance={chance})"
