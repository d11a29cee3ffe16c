"""Tiki Topple as a PettingZoo environment."""

from functools import partial

from lanai.envs.pettingzoo import GameEnv

env = raw_env = partial(GameEnv, "tiki-topple")
