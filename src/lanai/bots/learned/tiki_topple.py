"""What a learned judge looks at in Tiki Topple, when a lap around the table begins.

The points, by the rounds to come; of the mission where its tikis stand, once as it is and once by
the cards that are left; the hand. What is of this round counts by how much of the game it is.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lanai.bots.learned.contract import Outlook
from lanai.core.contract import State
from lanai.games.tiki_topple.cards import KIND_BITS, KIND_MASK, RANKS, TIKIS
from lanai.games.tiki_topple.column import place_of, tiki_at
from lanai.games.tiki_topple.phases import PLAYING
from lanai.games.tiki_topple.rules import rounds_to_play
from lanai.games.tiki_topple.state import TikiState

MOST_ROUNDS: Final = 4
MOST_LAPS: Final = 16
PLACES: Final = TIKIS + 1
"""The places of the column, and one for tikis that were toasted."""
TIKIS_SEEN: Final = RANKS * PLACES
CARDS: Final = 7
WIDTH: Final = MOST_ROUNDS + 2 * TIKIS_SEEN + CARDS + 1


class GameOutlook(Outlook):
    """Sees missions as laps begin."""

    def __init__(self) -> None:
        super().__init__(WIDTH)

    def moment(self, state: State) -> i64:
        assert isinstance(state, TikiState)
        return MOST_LAPS * state.round + state.turn // state.players

    def look(self, state: State, seen: vec[float]) -> None:
        assert isinstance(state, TikiState)
        for at in range(state.players * WIDTH):
            seen[at] = 0.0
        rounds = rounds_to_play(state.players) - state.round
        if rounds == 0:
            rounds = 1
        for seat in range(state.players):
            first: i64 = seat * WIDTH
            seen[first + rounds - 1] = float(state.points_of(seat))
            if state.phase == PLAYING:
                self.see(state, seat, seen, first + MOST_ROUNDS, 1.0 / math.sqrt(float(rounds)))

    def see(self, state: TikiState, seat: i64, seen: vec[float], first: i64, share: float) -> None:
        """Write what is seen of one seat in this round."""
        left = share * float(state.turns - state.turn) / float(state.turns)
        tikis = state.cards.missions[state.mission_of(seat)]
        for rank in range(i64(RANKS)):
            place = place_of(state.column, tiki_at(tikis, rank))
            if place >= state.standing:
                place = TIKIS
            seen[first + PLACES * rank + place] = share
            seen[first + TIKIS_SEEN + PLACES * rank + place] = left
        first += 2 * TIKIS_SEEN
        hand = state.hand_of(seat)
        for kind in range(i64(CARDS)):
            seen[first + kind] = share * float((hand >> (KIND_BITS * kind)) & KIND_MASK)
        turn = seat - state.mover
        seen[first + CARDS] = share * float(turn if turn >= 0 else turn + state.players)
