"""The games as PettingZoo environments in which all who owe a decision decide at once.

>>> from lanai.envs.parallel import parallel_env
>>> env = parallel_env("moonshine", players=3)
>>> seen, infos = env.reset(seed=7)
>>> [agent for agent in env.agents if seen[agent]["action_mask"].any()]
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from functools import partial
from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.env_registry.registration import register

from lanai.core.payoff import payoffs
from lanai.envs.table import Seen, Table
from lanai.games import all_games


class GameParallelEnv(Table, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """One table of one game, step by step for all seats together.

    An agent that has nothing to decide has an empty mask, and what it is said to do does not count.
    In games of turns that is everybody but one. Decisions are carried out in the order of seats.
    """

    def __init__(self, game: str, players: int | None = None, **options: object) -> None:
        Table.__init__(self, game, players, **options)
        self._sit_down(game, players, options)
        self.metadata = {"render_modes": [], "name": f"{self.game.python_name}_v0"}
        self.render_mode = None

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, object]]]:
        """Start game 0 of a seed, or without a seed the next game of the last one."""
        self._deal(seed)
        self._settle()
        return self._seen(), self._infos()

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
        told = (
            self._seen(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False),
            self._infos(),
        )  # fmt: skip
        self.agents = [] if over else agents
        return told

    def _seen(self) -> dict[str, Seen]:
        """Give what every agent may know."""
        return {
            agent: {
                "observation": self.observer.cells(self.position, seat),
                "action_mask": self.observer.mask(self.position.legal(seat)),
            }
            for seat, agent in enumerate(self.agents)
        }

    def _infos(self) -> dict[str, dict[str, object]]:
        """Tell the points so far, which all know."""
        scores = self.position.scores()
        return {agent: {"scores": scores} for agent in self.agents}


parallel_env = GameParallelEnv

for _game in all_games().values():
    register(
        "parallel", f"lanai/{_game.python_name}_v0", entry_point=partial(parallel_env, _game.name)
    )
