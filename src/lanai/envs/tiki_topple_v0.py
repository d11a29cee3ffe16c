"""Tiki Topple as a PettingZoo environment."""

from __future__ import annotations

from gymnasium.utils import EzPickle

from lanai.envs.pettingzoo import GameEnv
from lanai.games import find


class raw_env(GameEnv):  # noqa: N801 (PettingZoo's name for it)
    """A totem that everybody re-orders, each with a secret mission."""

    def __init__(
        self,
        players: int = 2,
        hand: str = "classic",
        render_mode: str | None = None,
        text: bool = False,
    ) -> None:
        EzPickle.__init__(self, players, hand, render_mode, text)
        super().__init__(find("tiki-topple"), players, {"hand": hand}, render_mode, text)


env = raw_env
