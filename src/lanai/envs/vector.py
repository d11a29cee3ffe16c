"""The games as Gymnasium's vector environments: one learns, bots play the others (`docs/batch.md`).

>>> import gymnasium
>>> import lanai.envs.vector
>>> envs = gymnasium.make_vec("lanai/tiki_topple-v0", num_envs=8, opponents="easy")
>>> seen, info = envs.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((8, 188), (8, 82))
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from lanai.envs.batch import BatchEnv, Rows
from lanai.games import all_games

Seen = dict[str, NDArray[Any]]


class GameVectorEnv(VectorEnv[Seen, ArrayLike, NDArray[Any]]):
    """Games of one seat against bots, side by side.

    A game that ends is followed by the next in the same step (`AutoresetMode.SAME_STEP`): its last
    observation is in the info, under `final_obs`. Games never end early, so nothing is truncated.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | Sequence[str] = "medium",
        seat: int | None = None,
        **options: object,
    ) -> None:
        self.batch = BatchEnv(
            game, num_envs, players, opponents=opponents, seat=seat, options=options
        )
        moves = self.batch.game.move_count
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.batch.observer.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal anew: with a number, games 0, 1, … of that seed."""
        if isinstance(seed, list):
            raise ValueError("all games follow from one seed: give a number")
        super().reset(seed=seed)
        rows = self.batch.reset(seed)
        return seen_in(rows), {}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move in every game; an illegal one raises IllegalMove, and nothing has changed."""
        rows = self.batch.step(actions)
        info = self._finals(rows.done) if rows.done.any() else {}
        return seen_in(rows), rows.rewards, rows.done, np.zeros_like(rows.done), info

    def _finals(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        """Give the last observations of games that are over, as Gymnasium wants them."""
        finals = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.batch.game.move_count, np.int8)
        for place, cells in zip(np.flatnonzero(done), self.batch.finals(), strict=True):
            finals[place] = {"observation": cells, "action_mask": nothing}
        return {"final_obs": finals, "_final_obs": done}


def seen_in(rows: Rows) -> Seen:
    """Give what a step showed, as the observation space has it."""
    return {"observation": rows.observations, "action_mask": rows.masks.view(np.int8)}


for _game in all_games().values():
    gymnasium.register(
        f"lanai/{_game.python_name}-v0", vector_entry_point=partial(GameVectorEnv, _game.name)
    )
