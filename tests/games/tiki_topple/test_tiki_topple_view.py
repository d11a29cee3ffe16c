"""What a view of Tiki Topple holds beside the position."""

from __future__ import annotations

from lanai.core.contract import SPECTATOR
from lanai.core.rng import FastRng
from lanai.games import find


def test_before_the_deal_nobody_starts_and_nobody_moves() -> None:
    state = find("tiki-topple").new(2)
    view = state.view(SPECTATOR)
    assert view["starter"] is None and view["turn"] is None
    state.settle(FastRng(7))
    view = state.view(SPECTATOR)
    assert view["starter"] == view["turn"] == state.to_act()[0]


def test_a_view_tells_what_missions_are_worth_and_the_colours_of_the_tikis() -> None:
    view = find("tiki-topple").new(2).view(SPECTATOR)
    assert view["worths"] == [9, 5, 2]
    tikis = view["tikis"]
    assert isinstance(tikis, dict) and len(tikis) == 9
    assert tikis["nani"] == {"colour": "red", "group": "starfish"}
