"""What a move of Tiki Topple is worth: points that its mission will bring, learned from games.

A table says what the three tikis of the mission bring at each place, by the cards still in hand.
"""

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lanai import Sight, State, find
from lanai.envs.observation import Observer

Numbers = NDArray[np.float64]

WEIGHTS = Path(__file__).with_name("weights.json")
OBSERVER = Observer(find("tiki-topple"), players=2)
CELL = OBSERVER.segments(np.arange(OBSERVER.size))
"""Which cells of an observation each of its segments has."""

CARDS, RANKS, PLACES = 8, 3, 9


def outlook(sight: Sight, move: int) -> State:
    """Make a move in a world of one's own."""
    world = sight.world.copy()
    world.apply(sight.seat, move)
    return world


def look(worlds: list[State], seat: int) -> tuple[NDArray[np.intp], Numbers]:
    """See in worlds how many cards are left, and at which place each tiki of the mission is."""
    cells = np.stack([OBSERVER.cells(world, seat) for world in worlds])
    left = cells[:, CELL["hand"]].sum(axis=1).astype(np.intp)
    column, mission = cells[:, CELL["column"]], cells[:, CELL["mission"]]
    return left, (mission @ column.transpose(0, 2, 1)).astype(np.float64)


class Values:
    """The table: by cards left, by tiki (worth 9, 5 and 2), by place from the top."""

    def __init__(self, weights: Numbers | None = None) -> None:
        self.weights = np.zeros((CARDS, RANKS, PLACES)) if weights is None else weights

    def of(self, sight: Sight) -> Numbers:
        """Say what each legal move is worth; one that ends the round has its points at once."""
        worlds = [outlook(sight, move) for move in sight.legal]
        left, places = look(worlds, sight.seat)
        learned = (self.weights[left] * places).sum(axis=(1, 2))
        before = sight.world.scores()[sight.seat]
        gained = [world.scores()[sight.seat] - before for world in worlds]
        ended = [world.chance_due() or world.over() for world in worlds]
        return np.where(ended, gained, learned)

    def save(self, path: Path) -> None:
        """Write the table."""
        path.write_text(json.dumps(self.weights.round(3).tolist()), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> "Values":
        """Read a table that was written."""
        return cls(np.array(json.loads(path.read_text(encoding="utf-8"))))
