"""OpenSpiel's own test of its interface, for every game and number of players.

It looks at 400 states near the start. With explicit chance that is hardly more than the deal, so
chance is sampled here. Information state tensors are looked at where two play.
"""

from __future__ import annotations

import pyspiel
import pytest

import lanai.envs.openspiel  # noqa: F401 (registers the games)
from lanai.games import all_games
from support.openspiel import enforce

TABLES = [(name, players) for name, game in all_games().items() for players in game.seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_finds_nothing_wrong_with_its_interface(name: str, players: int) -> None:
    short_name = f"lanai_{name.replace('-', '_')}"
    quick = {} if players == 2 else {"memory": 0}
    game = pyspiel.load_game(short_name, {"players": players, "chance": "sampled", **quick})
    enforce("EnforceAPIOnPartialTreeBase", game, short_name)
