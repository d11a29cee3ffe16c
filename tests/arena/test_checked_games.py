"""`simulate --check` asserts the invariants at every step, with and without records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lanai.arena.simulate import Simulation, play_game
from lanai.bots.players import Players
from lanai.bots.random import RandomBot
from lanai.core.contract import Game, State
from lanai.core.fairness import SimulationLuck
from support.kuhn import kuhn_poker


class Counting(Game):
    """Kuhn poker that counts how often its invariants are checked."""

    def __init__(self) -> None:
        super().__init__(name="counting", seats=(2,), moves=("pass", "bet"))
        self.checked: list[tuple[int, ...]] = []
        whole: Any = type(kuhn_poker().new(2))
        checked = self.checked

        class CountingState(whole):  # type: ignore[misc]
            def check(self) -> None:
                checked.append(self.identity())

        self.state = CountingState

    def start(self, players: int, options: dict[str, object], cards: str) -> State:
        made: State = self.state(self, players)
        return made


@pytest.mark.parametrize("recorded", [False, True])
def test_every_position_is_checked(tmp_path: Path, recorded: bool) -> None:
    game = Counting()
    plan = Simulation(
        game="counting", options={}, bots=("random", "random"), games=1, seed=1, check=True,
        records=str(tmp_path) if recorded else None,
    )  # fmt: skip
    players = Players([RandomBot(), RandomBot()], ["random", "random"], 1.0)
    state, moves, _ = play_game(game, plan, players, SimulationLuck(1, 0))
    assert len(set(game.checked)) >= moves + 1
    assert game.checked[-1] == state.identity()
    assert len(list(tmp_path.iterdir())) == recorded
