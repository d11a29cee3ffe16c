"""Moluku as a PettingZoo environment."""

from __future__ import annotations

from gymnasium.utils import EzPickle

from lanai.envs.pettingzoo import GameEnv
from lanai.games import find


class raw_env(GameEnv):  # noqa: N801 (PettingZoo's name for it)
    """Tricks whose cards everybody harvests for their Island, over three Seasons."""

    def __init__(
        self,
        players: int = 2,
        teams: bool = False,
        age: list[int] | None = None,
        render_mode: str | None = None,
        text: bool = False,
    ) -> None:
        EzPickle.__init__(self, players, teams, age, render_mode, text)
        super().__init__(find("moluku"), players, {"teams": teams, "age": age}, render_mode, text)


env = raw_env
