"""Drive PettingZoo environments and OpenSpiel games as their users do, ours and their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

import open_spiel.python.games  # noqa: F401 (registers OpenSpiel's own Python games)
import peers
import pyspiel
from pettingzoo import AECEnv

import lanai.envs.openspiel  # noqa: F401 (registers ours)
from lanai.arena.speed import rate
from lanai.games import all_games

PYTHON_GAMES = (
    "python_block_dominoes",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_tic_tac_toe",
)
CARD_ENVS = ("texas_holdem_v4", "leduc_holdem_v4")
GAMES_A_SPELL = 5


@dataclass(frozen=True)
class Figure:
    """What an adapter reaches, for one of our games, beside the best of the peers."""

    measure: str
    game: str
    ours: float
    peer_name: str
    peer: float
    wanted: float


def pettingzoo_steps(make_env: Callable[[], AECEnv]) -> Callable[[], int]:
    """Whole random games of an environment, observation and mask at every step; counts steps."""
    env = make_env()
    draw = random.random

    def work() -> int:
        steps = 0
        for _ in range(GAMES_A_SPELL):
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
    """Measure our environments beside PettingZoo's card games, all with their usual wrappers."""
    peer, peer_name = max(
        (rate(pettingzoo_steps(import_module(f"pettingzoo.classic.{name}").env), seconds), name)
        for name in CARD_ENVS
    )
    return [
        Figure(
            "PettingZoo steps", f"{name}, 2 players",
            rate(pettingzoo_steps(_env_of(name)), seconds), f"PettingZoo {peer_name}", peer, 10.0,
        )
        for name in sorted(all_games())
    ]  # fmt: skip


def openspiel_nodes(name: str) -> Callable[[], int]:
    """Whole random games driven from Python as in `peers`; counts decisions and chance nodes."""
    game = pyspiel.load_game(name)
    draw = random.random

    def work() -> int:
        nodes = 0
        for _ in range(GAMES_A_SPELL):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                nodes += 1
        return nodes

    return work


def openspiel_figures(seconds: float) -> list[Figure]:
    """Measure our games in OpenSpiel beside its own Python games, driven in the same way.

    Sampled chance is counted by decisions; explicit chance by all nodes, of which it has many.
    """
    ways = (
        ("sampled", "decisions", peers.openspiel_driven),
        ("explicit", "nodes", openspiel_nodes),
    )
    found: list[Figure] = []
    for chance, what, drive in ways:
        peer, peer_name = max((rate(drive(name), seconds), name) for name in PYTHON_GAMES)
        found += [
            Figure(
                f"OpenSpiel {what}, chance {chance}", f"{name}, 2 players",
                rate(drive(f"{_short_name(name)}(chance={chance})"), seconds),
                f"OpenSpiel {peer_name}", peer, 2.0,
            )
            for name in sorted(all_games())
        ]  # fmt: skip
    return found


def _env_of(name: str) -> Callable[[], AECEnv]:
    made: Callable[[], AECEnv] = import_module(f"lanai.envs.{name.replace('-', '_')}_v0").env
    return made


def _short_name(name: str) -> str:
    return f"lanai_{name.replace('-', '_')}"
