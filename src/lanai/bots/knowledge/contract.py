"""What the search and the bots ask of a game beside its rules; the defaults know nothing.

With them alone a game is played at random to its end, which is enough for a search to play well.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lanai.bots.learned.contract import Outlook
from lanai.core.contract import State
from lanai.core.rng import Rng

SCORE_WEIGHT: Final = 0.1
"""What the points count for beside the win, once a game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How good moves look, how to play a world on quickly, where to stop, what the end is worth.

    One object serves one bot: :meth:`begin` may remember where a simulation started.
    """

    def __init__(self) -> None:
        self.curiosity: float = 0.2  # the weight of the bonus for moves that were seldom tried
        self.width: float = 0.0  # times the root of the visits: moves to try in a node; 0: all
        self.tries: int = 1  # moves to compare for each choice while playing on; 1: at random
        self.eager: bool = False  # whether one try is not wholly random: `<game>-eager` says how
        self.guided: bool = False  # whether moves are first tried in the order of their worths
        self.overlooked: int = 40  # of a hundred moves, how many the level `easy` does not see
        self.easy: int = 6  # simulations for a move of the level `easy`, if nothing guides it
        self.medium: int = 25  # and of `medium`
        self.hard: int = 100  # simulations for a move of the level `hard` at a table of two
        self.expert: int = 1000  # and of `expert`
        self.master: int = 10_000  # and of `master`
        self.review: int = 30_000  # games that a review plays on, at a table of three
        self.unlucky: int = 0  # samples a chance event to take luck out of results; 0: not worth it
        self.outlook: Outlook | None = None  # what was learned to judge by, if that is wanted

    def worths(self, state: State, seat: i64, moves: list[int]) -> vec[i64]:
        """Estimate how good moves look to a seat, in a unit of the game's own."""
        return vec[i64]([0] * len(moves))

    def plan(self, simulations: i64) -> None:
        """Prepare for a search of so many simulations: the more, the longer each may be."""

    def look_back(self) -> None:
        """Prepare for a review, whose many simulations may be longer than a quick search's."""

    def budget(self, players: i64) -> int:
        """Tell how many games a review plays on at a table of so many."""
        return self.review

    def begin(self, world: State) -> None:
        """Look at a redealt world before a simulation plays on in it."""

    def settled(self, state: State) -> bool:
        """Tell whether a simulation need not be played on."""
        return state.over()

    def explores(self, state: State, seat: i64, searcher: i64) -> bool:
        """Tell whether a seat's choice is searched, and not just guessed by :meth:`move`.

        What seats choose at the same time must be guessed: they cannot know of each other's choice.
        """
        return seat == searcher or len(state.to_act()) == 1

    def moment(self, state: State, event: i64) -> i64:
        """Number the chance event that is due, so that luck is alike where events are alike.

        `event` counts the chance events of a simulation from 1.
        """
        return event

    def move(self, state: State, seat: i64, rng: Rng) -> i64:
        """Choose a move for a seat while a simulation is played on."""
        return state.pick(seat, rng)

    def playout(self, state: State, rng: Rng) -> i64:
        """Play to the end with one try for each choice, and count the moves made."""
        return state.playout(rng)

    def judge(self, state: State, rewards: vec[float], points: vec[float]) -> None:
        """Write where a simulation stopped what each seat may expect: its win share, its points."""
        scores = state.scores()
        for seat in range(state.players):
            points[seat] = float(scores[seat])
        stakes = state.game.stakes
        if stakes:
            for seat in range(state.players):
                rewards[seat] = (points[seat] + stakes) / (2 * stakes)
            return
        share_out(points, 1.0, rewards)
        if state.over():
            count_win(state, rewards)

    def foresee(self, state: State, shares: vec[float], points: vec[float]) -> None:
        """Write the share of the win that each seat has, on average, if all play on by this.

        Like :meth:`judge`, but it is held to how games end and not to what makes a search strong.
        """
        self.judge(state, shares, points)

    def lead(self, points: vec[float], seat: i64) -> float:
        """Tell how many points a seat is ahead of the best other."""
        best = -1e9
        for other in range(i64(len(points))):
            if other != seat:
                best = max(best, points[other])
        return points[seat] - best


def share_out(points: vec[float], spread: float, shares: vec[float]) -> None:
    """Share the win between the seats by their points: so many more are e times as likely."""
    top = points[0]
    for each in points:
        top = max(top, each)
    total = 0.0
    for seat in range(i64(len(points))):
        weight = math.exp((points[seat] - top) / spread)
        shares[seat] = weight
        total += weight
    for seat in range(i64(len(points))):
        shares[seat] /= total


def count_win(state: State, rewards: vec[float]) -> None:
    """Mix the win of a game that is over into what the points have brought."""
    winners = state.winners()
    for seat in range(state.players):
        rewards[seat] *= SCORE_WEIGHT
    for winner in winners:
        rewards[winner] += (1.0 - SCORE_WEIGHT) / len(winners)


def best_move(moves: list[int], worths: vec[i64], rng: Rng) -> i64:
    """Take the move of the highest worth; of equals any."""
    best: i64 = 0
    equal: i64 = 1
    for at in range(i64(1), i64(len(moves))):
        if worths[at] > worths[best]:
            best, equal = at, 1
        elif worths[at] == worths[best]:
            equal += 1
            if rng.below(equal) == 0:
                best = at
    return moves[best]
