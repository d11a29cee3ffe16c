"""What both kinds of PettingZoo environments are: one table of one game, with its chance."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from lanai.core.contract import State
from lanai.core.fairness import SimulationLuck
from lanai.envs.observation import Observer
from lanai.games import find

SEEDS: Final = 1 << 62

Seen = dict[str, NDArray[Any]]


class Table(EzPickle):
    """Deals, tells what seats may know, and can be saved in the middle of a game."""

    PROGRESS: ClassVar[tuple[str, ...]] = ("agents", "_chances")
    """What changes in the course of a game beside its position: plain data."""

    position: State

    def _sit_down(self, game: str, players: int | None, options: dict[str, object]) -> None:
        """Get ready for a game with its settings."""
        self.game = find(game)
        seats = self.game.seats[0] if players is None else players
        self._start = self.game.new(seats, options)
        self._luck = SimulationLuck(secrets.randbelow(SEEDS), 0)
        self.observer = Observer(self.game, seats)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        moves = self.game.move_count
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.observer.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (seats, self.observer.size), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.uint8]:
        """Give the whole true position: a row for each seat with all that it may know.

        It holds what is hidden from every single seat. It is for training that sees it all, such
        as a critic that all agents share; a policy that reads it cheats.
        """
        seats = range(len(self.possible_agents))
        return np.stack([self.observer.cells(self.position, seat) for seat in seats])

    def _deal(self, seed: int | None) -> None:
        """Start game 0 of a seed, or without a seed the next game of the last one."""
        number = self._luck.number + 1 if seed is None else 0
        self._luck = SimulationLuck(self._luck.seed if seed is None else seed, number)
        self._chances = 0
        self.position = self._start.copy()
        self.agents = self.possible_agents[:]

    def _settle(self) -> None:
        """Let chance happen."""
        position = self.position
        while position.chance_due():
            position.draw(self._luck.stream(self._chances))
            self._chances += 1

    # Saving

    def __getstate__(self) -> dict[str, Any]:
        """Save how the environment was made and, once it was reset, where its game stands."""
        saved: dict[str, Any] = super().__getstate__()
        saved["luck"] = (self._luck.seed, self._luck.number)
        saved["progress"] = {name: vars(self)[name] for name in self.PROGRESS if name in vars(self)}
        if "position" in vars(self):
            saved["position"] = self.position.identity()
        return saved

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """Make the environment as it was saved."""
        super().__setstate__(saved)
        self._luck = SimulationLuck(*saved["luck"])
        self.__dict__.update(saved["progress"])
        if "position" in saved:
            self.position = self._start.copy()
            self.position.restore(saved["position"])
