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


def test_a_view_names_the_tikis_that_a_card_in_hand_cannot_move() -> None:
    state = find("tiki-topple").new(2)
    state.settle(FastRng(7))
    view = state.view(0)
    column, own = view["column"], view["you"]
    assert isinstance(column, list) and isinstance(own, dict)
    cannot = {
        "up1": column[:1], "up2": column[:2], "up3": column[:3], "puh": column[-2:],
        "topple": column[-1:], "wiki": [],
    }  # fmt: skip
    assert own["blocked"] == {kind: cannot[kind] for kind in own["hand"] if kind != "toast"}


def test_a_view_says_where_each_card_takes_a_tiki_as_its_moves_do() -> None:
    state = find("tiki-topple").new(2)
    state.settle(FastRng(7))
    seat = state.to_act()[0]
    own = state.view(seat)["you"]
    assert isinstance(own, dict)
    texts = [state.text(seat, move) for move in state.legal(seat)]
    for card, landings in own["lands"].items():
        can = [move.split()[1] for move in texts if move.startswith(f"{card} ")]
        assert sorted(landings) == sorted(can)
        for tiki, place in landings.items():
            after = state.copy()
            after.play(seat, state.parse(seat, f"{card} {tiki}"))
            column = after.view(seat)["column"]
            assert isinstance(column, list) and column.index(tiki) + 1 == place


def test_a_view_says_how_many_tikis_a_card_names_as_its_moves_do() -> None:
    state = find("tiki-topple").new(2)
    state.settle(FastRng(7))
    seat = state.to_act()[0]
    named = state.view(seat)["tikis_named"]
    assert isinstance(named, dict)
    for move in range(state.game.move_count):
        card, *tikis = state.text(seat, move).split()
        assert named[card] == len(tikis)


def test_a_view_names_the_cards_that_cannot_be_played_yet() -> None:
    """TT-T6: no Toast as a player's first card of a round."""
    rng = FastRng(7)
    state = find("tiki-topple").new(2)
    state.settle(rng)
    held_back = 0
    while not state.over():
        for seat in (0, 1):
            own = state.view(seat)["you"]
            assert isinstance(own, dict)
            first = not state.view(seat)["seats"][seat]["played"]  # type: ignore[index]
            assert own["unplayable"] == [card for card in own["hand"] if card == "toast" and first]
            held_back += len(own["unplayable"])
        state.play(state.to_act()[0], state.pick(state.to_act()[0], rng))
        state.settle(rng)
    assert held_back
