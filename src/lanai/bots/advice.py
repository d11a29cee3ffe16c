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

from typing import Final

from lanai.bots.knowledge import knowledge_of
from lanai.bots.search.budget import FOREVER, MANY, Budget
from lanai.bots.search.search import Candidate, Search
from lanai.core.contract import State
from lanai.core.events import Json
from lanai.core.rng import FastRng


class Suggestion:
    """A move and what it is expected to bring.

    `share` is the expected share of the win from 0 to 1 and `error` its standard error; `lead` is
    how many points the seat is expected to be ahead of the best other (behind: below 0) where the
    simulations stop, which is the end of the game or of a part of it. `visits` is the part of all
    simulations that tried the move: the more, the more the search likes it.
    """

    def __init__(self, text: str, candidate: Candidate, total: int) -> None:
        self.move: Final = candidate.move
        self.text: Final = text
        self.share: Final = candidate.reward
        self.error: Final = candidate.error
        self.lead: Final = candidate.lead
        self.simulations: Final = candidate.visits
        self.visits: Final = candidate.visits / total

    def json(self) -> Json:
        """Give the suggestion as plain data."""
        return {
            "move": self.text,
            "share": round(self.share, 4),
            "error": round(self.error, 4),
            "lead": round(self.lead, 2),
            "visits": round(self.visits, 4),
            "simulations": self.simulations,
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
    advice in all positions that the seat cannot tell apart.
    """
    if simulations == MANY and seconds == FOREVER:
        raise ValueError("advice needs a budget in simulations or in seconds")
    world = state.redeal(seat, rng)
    search = Search(world, seat, knowledge_of(state.game), rng)
    search.run(Budget(simulations, seconds), to_the_end=True)
    total = int(search.simulations)
    suggestions = [
        Suggestion(world.text(seat, each.move), each, total) for each in search.candidates()
    ]
    return Advice(seat, suggestions, total)
