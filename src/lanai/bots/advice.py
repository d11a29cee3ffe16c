"""Advice for a seat: moves worth trying, what each is expected to bring, and how sure that is.

>>> from lanai.bots.advice import advise
>>> from lanai.core.rng import FastRng
>>> from lanai.games import find
>>> state = find("tiki-topple").new(players=2)
>>> state.settle(FastRng(7))
>>> advice = advise(state, state.to_act()[0], FastRng(1), simulations=50)
>>> sum(each.simulations for each in advice.suggestions) == advice.simulations == 50
True
"""

from __future__ import annotations

import math
import time
from typing import Final

from lanai.bots.knowledge import knowledge_of
from lanai.bots.reasons import witness_of
from lanai.bots.reasons.contract import Reason
from lanai.bots.reasons.trials import FEWEST_WORLDS, WORLDS, Trials
from lanai.bots.search.budget import FOREVER, MANY, Budget
from lanai.bots.search.search import Candidate, Search
from lanai.core.contract import State
from lanai.core.events import Json
from lanai.core.rng import FastRng

EXPLAINED: Final = 3
"""Moves that get reasons: the best."""
COMPARED: Final = 6
"""Moves that they are compared with and among."""
RESERVED: Final = 0.3
"""The part of the time that is kept for finding reasons, and trials for each simulation."""
EQUAL_ERROR: Final = 0.05
"""The error of a difference above which too little is known to call two moves equal."""


class Suggestion:
    """A move and what it is expected to bring.

    `share` is the expected share of the win from 0 to 1, of partners together, and `error` its
    standard error; `lead` is how many points the seat or its team is expected to be ahead of the
    best other (behind: below 0) where the simulations stop, which is the end of the game or of a
    part of it. `visits` is the part of all simulations that tried the move: the more, the more the
    search likes it. `equal` is true where the search cannot tell the move from the best one, and
    for the best if there is such a move. `reasons` say what sets it apart from the others, what
    matters most first; often nothing does.
    """

    def __init__(
        self,
        text: str,
        candidate: Candidate,
        partners: int,
        total: int,
        equal: bool,
        reasons: list[Reason],
    ) -> None:
        self.move: Final = candidate.move
        self.text: Final = text
        self.share: Final = candidate.reward * partners
        self.error: Final = candidate.error * partners
        self.lead: Final = candidate.lead
        self.simulations: Final = candidate.visits
        self.visits: Final = candidate.visits / total
        self.equal: Final = equal
        self.reasons: Final = reasons

    def json(self) -> Json:
        """Give the suggestion as plain data."""
        return {
            "move": self.text,
            "share": round(self.share, 4),
            "error": round(self.error, 4),
            "lead": round(self.lead, 2),
            "visits": round(self.visits, 4),
            "simulations": self.simulations,
            "equal": self.equal,
            "reasons": [each.json() for each in self.reasons],
        }


class Advice:
    """The moves that were tried, the most tried first: that is the one to make."""

    def __init__(self, seat: int, suggestions: list[Suggestion], simulations: int) -> None:
        self.seat: Final = seat
        self.suggestions: Final = suggestions
        self.simulations: Final = simulations

    @property
    def best(self) -> Suggestion:
        """Give the move to make."""
        return self.suggestions[0]

    def json(self) -> Json:
        """Give the advice as plain data."""
        best = self.best
        return {
            "seat": self.seat,
            "simulations": self.simulations,
            "share": round(best.share, 4),
            "error": round(best.error, 4),
            "lead": round(best.lead, 2),
            "moves": [each.json() for each in self.suggestions],
        }


def advise(
    state: State, seat: int, rng: FastRng, simulations: int = MANY, seconds: float = FOREVER
) -> Advice:
    """Advise a seat that owes a decision; only what it may know counts.

    One of the two budgets must be given. With one in simulations, equal generators give equal
    advice in all positions that the seat cannot tell apart. That in seconds is for everything
    together; reasons are found by trials beside the simulations, if these are not too few.
    """
    if simulations == MANY and seconds == FOREVER:
        raise ValueError("advice needs a budget in simulations or in seconds")
    deadline = time.monotonic() + seconds
    world = state.redeal(seat, rng)
    witness = witness_of(world, seat)
    reserved = RESERVED if witness.features else 0.0
    search = Search(world, seat, knowledge_of(state.game), rng)
    search.run(Budget(simulations, seconds * (1.0 - reserved)), to_the_end=True)
    candidates = search.candidates()
    moves = [each.move for each in candidates[:COMPARED]]
    trials = Trials(world, witness, moves, knowledge_of(state.game), rng)
    worlds = min(WORLDS, int(simulations * RESERVED) // len(moves))
    if worlds >= FEWEST_WORLDS:
        trials.run(Budget(worlds, deadline - time.monotonic()))
    total = int(search.simulations)
    partners = next(len(side) for side in state.sides() if seat in side)
    suggestions: list[Suggestion] = []
    for at, each in enumerate(candidates):
        reasons = trials.reasons(at, at == 0) if at < EXPLAINED else []
        equal = any_equal(candidates) if at == 0 else is_equal(each, candidates[0])
        text = world.text(seat, each.move)
        suggestions.append(Suggestion(text, each, partners, total, equal, reasons))
    return Advice(seat, suggestions, total)


def is_equal(one: Candidate, best: Candidate) -> bool:
    """Tell whether two moves are as good as each other, as far as a search that knows can tell."""
    error = math.sqrt(one.error * one.error + best.error * best.error)
    return error <= EQUAL_ERROR and abs(one.reward - best.reward) <= error


def any_equal(candidates: list[Candidate]) -> bool:
    """Tell whether a move among the best is as good as the best."""
    return any(is_equal(each, candidates[0]) for each in candidates[1:EXPLAINED])
