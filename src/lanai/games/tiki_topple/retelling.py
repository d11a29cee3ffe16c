"""The beginning of a Tiki Topple game, told anew in all that a seat could not know.

Only the set-up of the running round holds something hidden: the others' missions and the cards that
they have set aside. Their unplayed cards stay the same, so all moves can have been made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanai.core.events import Json
from lanai.core.match import replay
from lanai.core.rng import Rng
from lanai.games.tiki_topple.chance import outcome
from lanai.games.tiki_topple.redeal import redeal

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


def retell(state: TikiState, lines: list[Json], viewer: int, rng: Rng) -> list[Json]:
    """Tell the lines that lead on from a state so that `viewer` sees the same."""
    last_round = -1
    for at, line in enumerate(lines):
        replay(state, at + 2, line)
        if "chance" in line:
            last_round = at
    if state.chance_due():
        return lines
    drawn = outcome(redeal(state, viewer, rng))["value"]
    true = lines[last_round]["value"]
    assert isinstance(drawn, dict) and isinstance(true, dict)
    told: Json = {**true, "aside": drawn["aside"], "missions": drawn["missions"]}
    return [{**line, "value": told} if at == last_round else line for at, line in enumerate(lines)]
