"""OpenSpiel's own tests, loaded when they run: with them comes much that no other test needs."""

from __future__ import annotations

import unittest
from importlib import import_module
from typing import Any


def enforce(base: str, game: Any, name: str) -> None:
    """Run a class of OpenSpiel's tests of its interface on a game."""
    api_test = import_module("open_spiel.integration_tests.api_test")
    case = type(base, (getattr(api_test, base),), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    wrong = [told for _, told in result.errors + result.failures]
    assert not wrong, "\n".join(wrong)


def simulate(game: Any) -> None:
    """Run OpenSpiel's simulation of a whole game."""
    import_module("open_spiel.python.tests.games_sim_test").GamesSimTest().sim_game(game)
