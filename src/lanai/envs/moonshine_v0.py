"""Moonshine as a PettingZoo environment."""

from __future__ import annotations

from gymnasium.utils import EzPickle

from lanai.envs.pettingzoo import GameEnv
from lanai.games import find


class raw_env(GameEnv):  # noqa: N801 (PettingZoo's name for it)
    """Hidden bars that share their dice and lure clients with moons."""

    def __init__(
        self,
        players: int = 2,
        regulars: bool = False,
        render_mode: str | None = None,
        text: bool = False,
    ) -> None:
        EzPickle.__init__(self, players, regulars, render_mode, text)
        super().__init__(find("moonshine"), players, {"regulars": regulars}, render_mode, text)


env = raw_env
