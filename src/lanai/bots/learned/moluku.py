"""What a learned judge looks at in Moluku, when a trick begins.

The 48 numbers of `bots/knowledge/standing.py`: once as they are, once by how few tricks are left of
the Season, once by how much of the game is to come. Every third trick is looked at while learning.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.knowledge.moluku import BRINGS
from lanai.bots.knowledge.standing import TOGETHER, WIDTH, Standing, begins_trick
from lanai.bots.learned.contract import Outlook
from lanai.core.bits import count_bits
from lanai.core.contract import State
from lanai.games.moluku.phases import SEASONS
from lanai.games.moluku.state import MolukuState

LOOKS: Final = 3
MOST_LOOKS: Final = 16
"""More than there are in a Season."""


class GameOutlook(Outlook):
    """Sees Islands and hands as tricks begin."""

    def __init__(self) -> None:
        super().__init__(3 * WIDTH)
        self.standing: Standing | None = None

    def moment(self, state: State) -> i64:
        assert isinstance(state, MolukuState)
        if not begins_trick(state):
            return -1
        left = count_bits(state.hand) // state.players
        return MOST_LOOKS * (state.season + 1) - 1 - left // LOOKS

    def look(self, state: State, seen: vec[float]) -> None:
        assert isinstance(state, MolukuState)
        if self.standing is None or self.standing.cards is not state.cards:
            self.standing = Standing(state.game, state.cards, BRINGS)
        standing = self.standing
        standing.turn_to(state)
        late = 1.0 / float(1 + standing.left)
        to_come = float(SEASONS - 1 - state.season)
        for seat in range(state.players):
            standing.look(state, seat)
            first: i64 = seat * 3 * WIDTH
            for at in range(i64(WIDTH)):
                number = standing.row[at]
                seen[first + at] = number
                seen[first + WIDTH + at] = number * late
                seen[first + 2 * WIDTH + at] = number * to_come

    def judge(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, MolukuState)
        super().judge(state, values)
        if state.teams:
            for seat in range(i64(2)):
                values[seat] = TOGETHER * (values[seat] + values[seat + 2])
                values[seat + 2] = values[seat]
