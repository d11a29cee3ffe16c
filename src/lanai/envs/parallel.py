"""The games as PettingZoo environments in which all who owe a decision decide at once.

>>> from lanai.envs.parallel import parallel_env
>>> env = parallel_env("moonshine", players=3)
>>> seen, infos = env.reset(seed=7)
>>> [agent for agent in env.agents if seen[agent]["action_mask"].any()]
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv
from pettingzoo.env_registry.registration import register

from lanai.core.fairness import SimulationLuck
from lanai.core.payoff import payoffs
from lanai.envs.observation import Observer
from lanai.games import all_games, find

Seen = dict[str, NDArray[Any]]
SEEDS = 1 << 52


class GameParallelEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """One table of one game, step by step for all seats together.

    An agent that has nothing to decide has an empty mask, and what it is said to do does not count.
    In games of turns that is everybody but one. Decisions are carried out in the order of seats.
    """

    def __init__(self, game: str, players: int | None = None, **options: object) -> None:
        self.game = find(game)
        seats = self.game.seats[0] if players is None else players
        self.metadata = {"render_modes": [], "name": f"{self.game.python_name}_v0"}
        self.render_mode = None
        self.observer = Observer(self.game, seats)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._start = self.game.new(seats, options)
        self._luck = SimulationLuck(secrets.randbelow(SEEDS), 0)
        moves = self.game.move_count
        cells = spaces.Box(0, 255, (self.observer.size,), np.uint8)
        mask = spaces.Box(0, 1, (moves,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": cells, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, object]]]:
        """Start game 0 of a seed, or without a seed the next game of the last one."""
        number = self._luck.number + 1 if seed is None else 0
        self._luck = SimulationLuck(self._luck.seed if seed is None else seed, number)
        self._chances = 0
        self.position = self._start.copy()
        self.agents = self.possible_agents[:]
        self._settle()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:  # fmt: skip
        """Decide for all who owe it; where one is illegal raise IllegalMove and change nothing."""
        if not self.agents:
            raise RuntimeError("there is nobody to act: call reset")
        position, agents = self.position, self.agents
        chosen = {seat: int(actions[agents[seat]]) for seat in position.to_act()}
        for seat, move in chosen.items():
            position.demand_legal(seat, move)
        for seat, move in chosen.items():
            self._settle()
            if position.is_legal(seat, move):
                position.play(seat, move)
        self._settle()
        over = position.over()
        rewards = dict(zip(agents, payoffs(position), strict=True))
        infos = {agent: {"scores": position.scores()} if over else {} for agent in agents}
        told = (
            self._seen(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos,
        )  # fmt: skip
        self.agents = [] if over else agents
        return told

    def _settle(self) -> None:
        """Let chance happen."""
        while self.position.chance_due():
            self.position.draw(self._luck.stream(self._chances))
            self._chances += 1

    def _seen(self) -> dict[str, Seen]:
        """Give what every agent may know."""
        return {
            agent: {
                "observation": self.observer.cells(self.position, seat),
                "action_mask": self.observer.mask(self.position.legal(seat)),
            }
            for seat, agent in enumerate(self.agents)
        }


parallel_env = GameParallelEnv

for _game in all_games().values():
    register(
        "parallel", f"lanai/{_game.python_name}_v0", entry_point=partial(parallel_env, _game.name)
    )
