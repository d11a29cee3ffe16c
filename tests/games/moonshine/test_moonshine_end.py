"""Points, the end and the notation of Moonshine, by rule id."""

from __future__ import annotations

import pytest

from lanai.core.errors import UnreadableMove
from lanai.core.rng import FastRng
from lanai.games import find
from lanai.games.moonshine import scoring
from lanai.games.moonshine.cards import load
from lanai.games.moonshine.state import MoonState
from support.moonshine import (
    BARS,
    Place,
    act,
    begin_regulars,
    idle,
    lay_out,
    legal,
    new,
    points,
    refused,
    roll,
    say,
    sheet,
)

MANY = {"bar.1": 2, "bar.2": 2}
OFFERS = [["c10", "c14", "c03", "c17"], ["c24", "c31", "c45", "c59", "c28"]]


# Points


def test_MS_P1_printed_points() -> None:
    state = lay_out(Place(["c45"], ["c12", "c44", "c03"]), Place())
    assert points(state, 0) == 5
    assert sheet(state, 0)["points"] == {"total": 5, "printed": 5, "majority": [], "bar": None}


def test_MS_P2_worked_example_2_majorities() -> None:
    state = lay_out(Place(["c45"], ["c13", "c03", "c31", "c32", "c33"]), Place())
    parts = sheet(state, 0)["points"]
    assert isinstance(parts, dict)
    assert parts["majority"] == [{"colour": "violet", "points": 3}]
    assert (parts["printed"], parts["total"]) == (1, 4)
    state = lay_out(Place(["c45"], ["c13", "c03", "c31", "c32", "c33", "c27"]), Place())
    parts = sheet(state, 0)["points"]
    assert isinstance(parts, dict)
    assert parts["majority"] == [
        {"colour": "violet", "points": 3}, {"colour": "green", "points": 2},
    ]  # fmt: skip
    assert parts["total"] == 1 + 3 + 2


def test_MS_P3_the_bar_scores_its_colour_and_majority_leaves_it_out() -> None:
    validated = ["c13", "c03", "c04", "c31", "c32"]
    state = lay_out(Place(["c45"], validated), Place(), regulars=True)
    parts = sheet(state, 0)["points"]
    assert isinstance(parts, dict)
    assert parts["bar"] == {"colour": "green", "points": 3}
    assert parts["majority"] == [{"colour": "violet", "points": 2}]
    assert parts["total"] == 5


# 4 end of the round

TWELVE = ["c12", "c26", "c40"]


def last_action(*places: Place, regulars: bool = False) -> MoonState:
    """Lay out a last action step; everybody spends it on nothing."""
    state = act(*places, regulars=regulars)
    idle(state, *range(len(places)))
    state.check()
    return state


def ranked(state: MoonState) -> tuple[object, object, object]:
    """Give what the view tells of the places at the end."""
    view = state.view(0)
    return view["ranking"], view["tied"], view["tie_break"]


def test_MS_E1_at_the_target_the_game_ends_after_the_action() -> None:
    state = last_action(Place(), Place(validated=["c12", "c26", "c11"]))
    assert not state.over()
    state = act(Place(["c44", "c17"], ["c12", "c26", "c11"]), Place(), dice="food food drink")
    say(state, 0, "validate c44")
    assert not state.over(), "everybody finishes the action"
    state.settle(FastRng(1))
    while not state.over():
        seat = state.to_act()[0]
        say(state, seat, legal(state, seat)[-1])
        state.settle(FastRng(2))
    assert (state.scores(), state.winners()) == ([12, 0], [0])
    assert refused(state, 0, "draw") == ("MS-E1", "ms-game-over")


def test_MS_E1_fifteen_points_in_the_regulars_variant() -> None:
    assert scoring.target(new(2)) == 12
    assert scoring.target(new(2, regulars=True)) == 15
    fourteen = ["c26", "c40", "c54", "c44"]
    assert not last_action(Place(validated=fourteen), Place(["c45", "c46"]), regulars=True).over()
    assert last_action(
        Place(validated=[*fourteen, "c36"]), Place(["c45", "c46"]), regulars=True
    ).over()


def test_MS_E1_most_points_when_several_are_over_the_target() -> None:
    state = last_action(
        Place(validated=TWELVE), Place(["c45", "c46"], ["c54", "c68", "c11", "c36"])
    )
    assert (state.scores(), state.winners()) == ([12, 13], [1])
    assert ranked(state) == ([1, 0], [], None)


def test_MS_E1_then_most_moons() -> None:
    state = last_action(
        Place(["c45", "c46"], TWELVE, {"bar.1": 1}),
        Place(["c59", "c60"], ["c54", "c68", "c11", "c44"], MANY),
    )
    assert (state.scores(), state.winners()) == ([12, 12], [1])
    assert ranked(state) == ([1, 0], [0, 1], "moons")
    state = last_action(
        Place(["c45", "c46"], TWELVE, {"bar.1": 2}),
        Place(["c59", "c60"], ["c54", "c68", "c11", "c44"], {"bar.1": 1}),
    )
    assert state.winners() == [0]


def test_MS_E1_then_most_validated_clients() -> None:
    state = last_action(
        Place(["c45", "c46"], TWELVE), Place(["c59", "c60"], ["c54", "c68", "c11", "c44"])
    )
    assert (state.scores(), state.winners()) == ([12, 12], [1])
    assert ranked(state) == ([1, 0], [0, 1], "clients")


def test_MS_E1_then_shared() -> None:
    state = last_action(
        Place(["c45", "c46"], TWELVE),
        Place(["c59", "c60"], ["c54", "c68", "c11", "c44"]),
        Place(["c17", "c18"]),
        Place(["c31", "c32"], ["c25", "c39", "c53", "c67"]),
    )
    assert (state.scores(), state.winners()) == ([12, 12, 0, 12], [1, 3])
    assert ranked(state) == ([1, 3, 0, 2], [0, 1, 3], "shared")


def test_MS_E1_nobody_is_ranked_before_the_end() -> None:
    assert ranked(last_action(Place(), Place())) == ([], [], None)


def test_MS_E2_otherwise_the_next_player_on_the_left_is_active() -> None:
    state = last_action(Place(), Place(), Place())
    assert state.view(0)["active"] == 1
    assert state.view(0)["round"] == 2
    for active in (2, 0):
        roll(state, "food food food")
        say(state, (active - 1) % 3, "keep")
        idle(state, 0, 1, 2)
        assert state.view(0)["active"] == active


# Notation


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("", "MS-N1", "ms-unknown-move"),
        ("dance", "MS-N1", "ms-unknown-move"),
        ("reroll", "MS-D2", "ms-which-dice"),
        ("reroll w4", "MS-C1", "ms-unknown-die"),
        ("reroll w1 w1", "MS-D2", "ms-named-twice"),
        ("moon", "MS-N1", "ms-wants-1"),
        ("moon bar.3", "MS-C7", "ms-unknown-place"),
        ("moon c71", "MS-C5", "ms-unknown-client"),
        ("validate", "MS-N1", "ms-wants-1"),
        ("validate c00", "MS-C5", "ms-unknown-client"),
        ("pay bar.1 bar.2", "MS-N1", "ms-wants-1"),
        ("take-moon bar.1", "MS-N1", "ms-wants-0"),
        ("draw c03", "MS-N1", "ms-wants-0"),
        ("replace", "MS-N1", "ms-wants-2"),
        ("replace c03", "MS-N1", "ms-wants-2"),
        ("replace c55 c03", "MS-A4", "ms-not-before-you"),
        ("keep c03", "MS-N1", "ms-wants-2"),
        ("keep c03 c17", "MS-S3", "ms-not-offered"),
    ],
)
def test_MS_N1_what_cannot_be_read_is_refused(text: str, rule: str, reason: str) -> None:
    state = act(Place(), Place())
    with pytest.raises(UnreadableMove) as caught:
        state.parse(0, text)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)


def test_MS_N1_one_text_for_one_move_and_a_lenient_reader() -> None:
    state = begin_regulars(OFFERS)
    move = state.parse(0, "  KEEP c17   c3 ")
    assert state.text(0, move) == "keep c03 c17"
    assert state.parse(0, "keep c03 c17") == move
    with pytest.raises(UnreadableMove):
        state.parse(0, "keep c03 c03")
    state = lay_out(Place(), Place())
    roll(state, "food food food")
    assert state.text(0, state.parse(0, "reroll W3 w1")) == "reroll w1 w3"


def test_MS_N1_every_number_of_a_move_has_a_text() -> None:
    state = act(Place(), Place())
    texts = [state.text(0, move) for move in range(state.game.move_count)]
    assert texts[0] == "keep"
    assert "replace c00 c01" in texts
    assert find("moonshine").move_count == len(texts)
    assert load("1").colours == BARS
