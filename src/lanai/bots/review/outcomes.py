"""The outcomes of a chance event, each with its probability, where they are few."""

from __future__ import annotations

from typing import Final

from lanai.core.contract import State
from lanai.core.scripted import ScriptedRng

FEW: Final = 40


class Outcome:
    """One way in which a chance event can come out."""

    def __init__(self, state: State, probability: float) -> None:
        self.state: Final = state
        self.probability: Final = probability


def outcomes_of(state: State) -> list[Outcome]:
    """List what the chance event that is due can lead to; empty where there are more than a few.

    >>> from lanai.games import find
    >>> outcomes_of(find("tiki-topple").new(players=2))
    []
    >>> moluku = find("moluku").new(players=2)
    >>> [(each.probability, each.state.leader) for each in outcomes_of(moluku)]
    [(0.25, 0), (0.25, 0), (0.25, 1), (0.25, 1)]
    """
    found: list[Outcome] = []
    open_scripts: list[tuple[list[int], float]] = [([], 1.0)]
    while open_scripts:
        script, probability = open_scripts.pop()
        rng = ScriptedRng(script)
        after = state.copy()
        after.draw(rng)
        if rng.wanted == 0:
            found.append(Outcome(after, probability))
        else:
            each = probability / rng.wanted
            for number in range(rng.wanted - 1, -1, -1):
                open_scripts.append(([*script, number], each))
        if len(found) + len(open_scripts) > FEW:
            return []
    return found
