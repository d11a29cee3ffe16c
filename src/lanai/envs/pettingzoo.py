"""The games as PettingZoo environments (AEC): `docs/pettingzoo.md`.

>>> from lanai.envs import tiki_topple_v0
>>> env = tiki_topple_v0.env(players=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from functools import partial
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import register

from lanai.core.contract import SPECTATOR
from lanai.core.payoff import payoffs
from lanai.envs.observation import page
from lanai.envs.table import Seen, Table
from lanai.games import all_games

RENDER_MODES = ("human", "ansi")


class GameEnv(Table, AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """One table of one game. Chance happens by itself; whoever acts is `agent_selection`.

    Where several seats owe a decision at once they are asked one after the other, and none sees
    what the others have chosen. With `text=True` the info of whoever acts holds their view as text
    and their legal moves in words. Calls out of order and illegal moves are refused here, without
    PettingZoo's wrappers, which take more time than the game.
    """

    PROGRESS = (
        *Table.PROGRESS, "agent_selection", "rewards", "_cumulative_rewards", "terminations",
        "truncations", "infos", "_skip_agent_selection",
    )  # fmt: skip

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        text: bool = False,
        **options: object,
    ) -> None:
        Table.__init__(self, game, players, render_mode, text, **options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}")
        self._sit_down(game, players, options)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{self.game.python_name}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.text = text
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    # The AEC interface

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start game 0 of a seed, or without a seed the next game of the last one."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Make the move of whoever acts; an illegal one raises IllegalMove and changes nothing."""
        if not self.agents:
            raise RuntimeError("there is nobody to act: call reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: step(None) is for agents whose game is over")
        self.position.apply(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def observe(self, agent: str) -> Seen:
        """Give what an agent may know; the mask of whoever does not act is empty."""
        seat = self._seats[agent]
        acts = agent == self.agent_selection and not self.position.over()
        legal = self.position.legal(seat) if acts else []
        return {
            "observation": self.observer.cells(self.position, seat),
            "action_mask": self.observer.mask(legal),
        }

    def render(self) -> str | None:
        """Show what whoever acts may know: printed (`human`) or as text (`ansi`)."""
        if self.render_mode is None:
            return None
        shown = self._page(self._seats[self.agent_selection])
        if self.render_mode == "ansi":
            return shown
        print(shown, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is left open."""

    # Playing

    def _go_on(self) -> None:
        """Let chance happen, then ask the next seat or end the game."""
        self._settle()
        if self.position.over():
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.position.next_seat()]
            self._tell_scores()
            if self.text:
                self._tell()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Hand out the rewards; every agent then steps once more with None."""
        won = payoffs(self.position)
        self._tell_scores()
        for agent, seat in self._seats.items():
            self.rewards[agent] = won[seat]
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def _tell_scores(self) -> None:
        """Put the points so far, which all know, into the infos."""
        scores = self.position.scores()
        self.infos = {agent: {"scores": scores} for agent in self.agents}

    def _tell(self) -> None:
        """Put the view as text and the legal moves in words into the info of whoever acts."""
        seat = self._seats[self.agent_selection]
        self.infos[self.agent_selection] |= {
            "text": self._page(seat),
            "moves": {move: self.position.text(seat, move) for move in self.position.legal(seat)},
        }

    def _page(self, seat: int) -> str:
        """Write what a seat may know; after the end what everybody may know."""
        return page(self.position.view(SPECTATOR if self.position.over() else seat))


env = GameEnv

for _game in all_games().values():
    register("aec", f"lanai/{_game.python_name}_v0", entry_point=partial(env, _game.name))
