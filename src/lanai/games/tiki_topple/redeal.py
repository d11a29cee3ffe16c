"""A Tiki Topple state drawn anew in all that a seat cannot know.

Hidden are the others' missions of this round, uniform among those the seat has not seen, and which
of their unplayed cards the others have set aside, uniform among their unplayed cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.core.rng import Rng
from lanai.games.tiki_topple.cards import MISSIONS
from lanai.games.tiki_topple.chance import draw_cards
from lanai.games.tiki_topple.layout import HAND_BITS, SEAT_BITS
from lanai.games.tiki_topple.phases import SETTING_UP
from lanai.games.tiki_topple.scoring import are_scored

if TYPE_CHECKING:
    from lanai.games.tiki_topple.state import TikiState


def redeal(state: TikiState, viewer: i64, rng: Rng) -> TikiState:
    """Make a state that `viewer` cannot tell from this one (a spectator knows no seat)."""
    twin = state.copy()
    if state.phase == SETTING_UP:
        return twin
    seen = state.scored
    if 0 <= viewer < state.players:
        seen |= bit(state.mission_of(viewer))
    secret = not are_scored(state)
    for seat in range(state.players):
        if seat != viewer:
            if secret:
                seen |= bit(redeal_mission(twin, seat, seen, rng))
            redeal_aside(twin, seat, rng)
    return twin


def redeal_mission(state: TikiState, seat: i64, seen: i64, rng: Rng) -> i64:
    """Give a seat another mission that has not been seen."""
    mission = rng.free(MISSIONS, seen)
    state.missions += (mission - state.mission_of(seat)) << (SEAT_BITS * seat)
    return mission


def redeal_aside(state: TikiState, seat: i64, rng: Rng) -> None:
    """Draw the cards that a seat has set aside anew from all that it has not played."""
    unplayed = state.hand_of(seat) + state.aside_of(seat)
    aside = draw_cards(unplayed, state.hand_option.aside, rng)
    state.hands += (unplayed - aside - state.hand_of(seat)) << (HAND_BITS * seat)
    state.aside += (aside - state.aside_of(seat)) << (HAND_BITS * seat)
