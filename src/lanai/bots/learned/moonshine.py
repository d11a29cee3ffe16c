"""What a learned judge looks at in Moonshine, when a round begins.

Points, moons, the clients in front that promise most, how many there are, and the lasting bonuses
by kind; all of it once as it is and once by the time that is left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.greedy.moonshine import POINT, SURE, Judge
from lanai.bots.knowledge.moonshine import lasting_power
from lanai.bots.learned.contract import Outlook
from lanai.core.contract import State
from lanai.games.moonshine.board import client_at, count_clients, count_moons
from lanai.games.moonshine.cards import MAJORITY, count_of
from lanai.games.moonshine.state import MoonState
from lanai.games.moonshine.tally import points_of

PROMISES: Final = 4
BESIDE: Final = 3
"""Points, moons and the number of clients."""
WIDTH: Final = BESIDE + PROMISES + MAJORITY


class GameOutlook(Outlook):
    """Sees bars as rounds begin."""

    def __init__(self) -> None:
        super().__init__(2 * WIDTH)

    def moment(self, state: State) -> i64:
        assert isinstance(state, MoonState)
        return state.round

    def look(self, state: State, seen: vec[float]) -> None:
        assert isinstance(state, MoonState)
        judge = Judge(state, 0)
        left = float(judge.left) / SURE
        for seat in range(state.players):
            judge.sit(seat)
            first: i64 = seat * 2 * WIDTH
            self.see(judge, seen, first)
            for at in range(first, first + WIDTH):
                seen[at + WIDTH] = seen[at] * left

    def see(self, judge: Judge, seen: vec[float], first: i64) -> None:
        """Write what is seen of one bar."""
        board, seat = judge.board, judge.seat
        clients = count_clients(board, seat)
        seen[first] = float(points_of(board, seat))
        seen[first + 1] = float(count_moons(board, seat))
        seen[first + 2] = float(clients)
        first += BESIDE
        for at in range(first, first + PROMISES):
            seen[at] = 0.0
        for rank in range(clients):
            promise = float(judge.prospect(board, client_at(board, seat, rank))) / POINT
            for at in range(first, first + PROMISES):
                if promise > seen[at]:
                    seen[at], promise = promise, seen[at]
        first += PROMISES
        bonuses = lasting_power(judge.cards, board, seat)
        for kind in range(i64(MAJORITY)):
            seen[first + kind] = float(count_of(bonuses, kind))
