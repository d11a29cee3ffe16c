"""The dice of Moonshine and the moons they give, by rule id."""

from __future__ import annotations

import pytest

from lanai.core.errors import LanaiError
from lanai.core.rng import FastRng
from support.moonshine import Place, lay_out, legal, refused, roll, say, sheet

MANY = {"bar.1": 2, "bar.2": 2}


# A round: 1 dice


def test_MS_D1_the_active_player_rolls_the_dice_they_have_access_to() -> None:
    for validated, dice in (
        ([], {"w1", "w2", "w3"}),
        (["c04"], {"w1", "w2", "w3", "b"}),
        (["c32"], {"w1", "w2", "w3", "o"}),
        (["c04", "c32", "c18"], {"w1", "w2", "w3", "b", "o"}),
    ):
        state = lay_out(Place(validated=validated), Place(validated=["c60"]))
        state.settle(FastRng(1))
        value = state.outcome()["value"]
        assert isinstance(value, dict)
        assert set(value) == dice


def test_MS_D1_access_by_a_covered_spot_counts() -> None:
    state = lay_out(Place(moons={"bar.1": 2}), Place())
    state.settle(FastRng(1))
    assert set(state.view(1)["dice"]) == {"w1", "w2", "w3", "b"}  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "value",
    [
        {"w1": "food", "w2": "food"},
        {"w1": "food", "w2": "food", "w3": "food", "b": "moon"},
        {"w1": "food", "w2": "food", "w3": "joker"},
        {"w1": "food", "w2": "food", "w3": ""},
        ["food", "food", "food"],
    ],
)
def test_MS_D1_an_impossible_roll_is_refused(value: object) -> None:
    state = lay_out(Place(), Place())
    before = state.identity()
    with pytest.raises(LanaiError):
        state.place({"chance": "roll", "value": value})
    assert state.identity() == before


def test_MS_D2_any_set_of_the_rolled_dice_up_to_once_per_icon() -> None:
    state = lay_out(Place(validated=["c19"]), Place())
    roll(state, "food food food")
    assert legal(state, 0) == [
        "keep", "reroll w1", "reroll w2", "reroll w1 w2", "reroll w3", "reroll w1 w3",
        "reroll w2 w3", "reroll w1 w2 w3",
    ]  # fmt: skip
    assert refused(state, 0, "reroll w1 b") == ("MS-D2", "ms-die-not-rolled")
    assert refused(state, 1, "keep") == ("MS-D1", "ms-not-active")
    say(state, 0, "reroll w3 w1")
    assert refused(state, 0, "keep") == ("MS-A0", "ms-wait")
    state.place({"chance": "roll", "value": {"w1": "music", "w3": "drink"}})
    assert state.view(1)["dice"] == {"w1": "music", "w2": "food", "w3": "drink"}
    say(state, 0, "reroll w2")
    state.place({"chance": "roll", "value": {"w2": "music"}})
    assert state.view(0)["step"] == "action", "not asked after the last reroll"


def test_MS_D2_they_may_stop_early() -> None:
    state = lay_out(Place(validated=["c19"]), Place())
    roll(state, "food food food")
    say(state, 0, "keep")
    assert state.view(0)["step"] == "action"


# 2 moons of the dice


def test_MS_L1_every_player_with_access_gains_a_moon_for_each_die() -> None:
    state = lay_out(
        Place(validated=["c04", "c32"]), Place(validated=["c18"]), Place(validated=["c46"]), Place()
    )
    roll(state, "food food food moon moon")
    say(state, 0, "keep")
    assert state.view(3)["step"] == "dice-moons"
    assert state.to_act() == [0, 1, 2]
    assert refused(state, 3, "moon bar.1") == ("MS-L1", "ms-nothing-owed")
    say(state, 2, "moon bar.1")
    say(state, 0, "moon bar.1")
    assert sheet(state, 2, viewer=3)["moons"] == 1, "not hidden"
    assert state.to_act() == [0, 1]
    say(state, 0, "moon bar.2")
    say(state, 1, "moon bar.2")
    assert state.view(3)["step"] == "action"


def test_MS_L1_access_is_taken_at_the_start_of_the_step() -> None:
    state = lay_out(
        Place(["c45", "c59"], validated=["c04", "c32"]),
        Place(["c18", "c03"], validated=["c60"], moons={"c18": 1}),
    )
    roll(state, "food food food moon moon")
    say(state, 0, "keep", "moon bar.1", "moon bar.1")
    say(state, 1, "moon c18")
    assert state.to_act() == [0, 1]
    assert state.view(1)["step"] == "action", "orange access came too late for its moon"


def test_MS_L1_an_own_die_that_was_not_rolled_gives_nothing() -> None:
    state = lay_out(Place(), Place(validated=["c04"]))
    roll(state, "food food food")
    say(state, 0, "keep")
    assert state.view(0)["step"] == "action"


def test_MS_L1_without_a_free_place_the_moon_is_not_taken() -> None:
    full = Place(["c03", "c17"], ["c04"], {**MANY, "c03": 1, "c17": 1})
    state = lay_out(full, Place())
    roll(state, "food food food moon")
    say(state, 0, "keep")
    assert state.view(0)["step"] == "action"


def test_MS_L2_access_won_by_such_a_moon_counts_in_the_action() -> None:
    state = lay_out(
        Place(["c45", "c59"], validated=["c04", "c32"]),
        Place(["c18", "c03"], validated=["c60"], moons={"c18": 1}),
    )
    roll(state, "food food drink moon music")
    say(state, 0, "keep", "moon bar.1")
    say(state, 1, "moon c18")
    available = sheet(state, 1)["available"]
    assert isinstance(available, dict)
    assert available["music"] == 1, "the orange die"
    assert "validate c03" in legal(state, 1)


def test_MS_L2_worked_example_3_a_joker_by_an_opponents_roll() -> None:
    state = lay_out(
        Place(["c01", "c02"], moons={"bar.1": 2}),
        Place(["c45", "c16"], validated=["c04"], moons={"bar.2": 1}),
    )
    roll(state, "food food food moon")
    say(state, 0, "keep")
    say(state, 0, "moon bar.2")
    say(state, 1, "moon bar.2")
    shown = sheet(state, 1)["available"]
    assert isinstance(shown, dict)
    assert shown["joker"] == 1
    assert "validate c45" in legal(state, 1)
