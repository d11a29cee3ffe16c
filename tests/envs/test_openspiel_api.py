"""OpenSpiel's own test of its interface, as a class for every game and number of players.

It looks at 400 states near the start. With explicit chance that is hardly more than the deal, so
chance is sampled here.
"""

from __future__ import annotations

import pyspiel
from open_spiel.integration_tests import api_test

import lanai.envs.openspiel  # noqa: F401 (registers the games)
from lanai.games import all_games


def enforce(name: str, players: int) -> type:
    """Make the test class of a game."""
    short_name = f"lanai_{name.replace('-', '_')}"
    game = pyspiel.load_game(short_name, {"players": players, "chance": "sampled"})
    members = {"game": game, "game_name": short_name}
    bases = (api_test.EnforceAPIOnPartialTreeBase,)
    return type(f"Test_{short_name}_{players}", bases, members)


for _name, _game in all_games().items():
    for _players in _game.seats:
        globals()[f"Test_{_name}_{_players}"] = enforce(_name, _players)
